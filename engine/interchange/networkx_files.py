"""GraphML and GML through networkx, which is loaded here only."""

from io import BytesIO
from typing import Any
from xml.etree.ElementTree import ParseError

from engine.games.graph_record import GraphRecord
from engine.interchange.assemble import assembled
from engine.interchange.imported import Imported, refused
from engine.said import say


def read_graphml(text: str) -> Imported:
    """Read GraphML; of several graphs in one file, the first."""
    import networkx

    _require_no_entities(text)
    try:
        graph = networkx.read_graphml(BytesIO(_as_utf8(text)), node_type=str, force_multigraph=True)
    except ParseError as error:
        line, column = error.position
        raise refused(say("this is not GraphML: {reason}", reason=str(error)), line, column + 1) from None
    except (networkx.NetworkXError, ValueError, KeyError, TypeError, IndexError, StopIteration) as error:
        raise refused(say("this GraphML cannot be read: {reason}", reason=_reason(error))) from None
    return assembled(graph, "graphml")


def _require_no_entities(text: str) -> None:
    """Entities may grow without bound when they are put in, and no program writes them into graphs."""
    at = text.find("<!")
    while at >= 0:
        if text[at : at + 9].upper() == "<!DOCTYPE" or text[at : at + 8].upper() == "<!ENTITY":
            line = text.count("\n", 0, at) + 1
            column = at - text.rfind("\n", 0, at)
            message = say("a document type is not read: it may hold entities that grow without bound")
            raise refused(message, line, column)
        at = text.find("<!", at + 2)


def _as_utf8(text: str) -> bytes:
    """The text is decoded already, so what it says of its own encoding is no longer true."""
    text = text.lstrip("\ufeff")
    if text.startswith("<?xml"):
        text = text[text.find("?>") + 2 :] if "?>" in text else text
    return text.encode("utf-8", "replace")


def read_gml(text: str) -> Imported:
    """Read GML; positions are named by their labels."""
    import re

    import networkx

    try:
        graph = networkx.parse_gml(text.lstrip("\ufeff").splitlines(), label="id")
    except (networkx.NetworkXError, ValueError, KeyError, TypeError, RecursionError) as error:
        place = re.search(r"\((\d+), (\d+)\)", str(error))
        line, column = (int(place[1]), int(place[2])) if place else (0, 0)
        raise refused(say("this GML cannot be read: {reason}", reason=_reason(error)), line, column) from None
    return assembled(graph, "gml")


def _reason(error: BaseException) -> str:
    return " ".join(str(error).split())[:300] or type(error).__name__


def write_graphml(record: GraphRecord) -> str:
    """The graph as GraphML: a node has `name`, `x`, `y`, the stones of the first query and its Grundy value."""
    import networkx

    from engine.solve.bulk import grundy_labels

    graph: Any = networkx.DiGraph(**({"name": _sound(record.name)} if record.name else {}))
    labels = grundy_labels(record.n, record.sources, record.targets).tolist()
    places = record.places.tolist() if record.places is not None else None
    stones: dict[int, int] = {}
    for position, count in record.queries[0].stones if record.queries else ():
        stones[position] = stones.get(position, 0) + count
    for i, value in enumerate(labels):
        data: dict[str, Any] = {"grundy": value}
        if i in record.names:
            data["name"] = _sound(record.names[i])
        if places:
            data["x"], data["y"] = places[i]
        if i in stones:
            data["stones"] = stones[i]
        graph.add_node(i, **data)
    moves = zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True)
    graph.add_edges_from((s, t, {"count": count} if count > 1 else {}) for s, t, count in moves)
    return "\n".join(networkx.generate_graphml(graph, named_key_ids=True)) + "\n"


def _sound(name: str) -> str:
    """A name without the characters that XML cannot hold."""
    return "".join(c if _in_xml(c) else "\ufffd" for c in name)


def _in_xml(c: str) -> bool:
    return c in "\t\n\r" or " " <= c <= "\ud7ff" or "\ue000" <= c <= "\ufffd" or c > "\uffff"
