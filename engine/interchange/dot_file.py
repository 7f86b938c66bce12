"""Graphviz's DOT language, parsed by pydot: nodes and edges are taken, looks are not."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from engine.interchange.assemble import NO_DIRECTION, assembled
from engine.interchange.imported import Imported, refused, warning
from engine.said import say

_NOT_NODES = ("node", "edge", "graph")
_DEEPEST = 200


def read_dot(text: str) -> Imported:
    """Read the first graph of a DOT file.

    `label` names a position, ``pos="x,y"`` places it, `stones` puts stones on it. Subgraphs are read for their nodes
    and edges; ports are left out.
    """
    import networkx

    _require_shallow(text)
    source = _parsed(text)
    graph: Any = networkx.MultiDiGraph(name=_plain(source.get_name() or ""))
    for part in _with_subgraphs(source):
        for node in part.get_nodes():
            name = _plain(node.get_name())
            if name not in _NOT_NODES and name != "\\n":
                graph.add_node(name, **_node_data(node.get_attributes()))
        for edge in part.get_edges():
            _add_edge(graph, edge)
    found = assembled(_in_order(graph), "dot")
    if source.get_type() == "digraph":
        return found
    return replace(found, warnings=(warning(NO_DIRECTION), *found.warnings))


def _require_shallow(text: str) -> None:
    """The parser calls itself for each subgraph within another."""
    depth = 0
    for at, character in enumerate(text):
        depth += (character in "{[") - (character in "}]")
        if depth > _DEEPEST:
            message = say("more than {most} subgraphs lie within one another", most=_DEEPEST)
            raise refused(message, text.count("\n", 0, at) + 1, 1)


def _parsed(text: str) -> Any:
    from pydot.dot_parser import GraphParser
    from pyparsing import ParseBaseException

    try:
        graphs = list(GraphParser.parser.parse_string(text.lstrip("\ufeff")))
    except ParseBaseException as error:
        message = say("this is not DOT: {reason}", reason=error.msg)
        raise refused(message, error.lineno, error.column, found=_at(error)) from None
    except RecursionError:
        raise refused(say("this DOT file is nested too deeply")) from None
    if not graphs:
        raise refused(say("there is no graph in this file"))
    return graphs[0]


def _at(error: Any) -> str:
    rest = error.pstr[error.loc :].split()
    return repr(rest[0][:40]) if rest else say("the end of the file")


def _with_subgraphs(graph: Any) -> Iterator[Any]:
    yield graph
    for part in graph.get_subgraphs():
        yield from _with_subgraphs(part)


def _add_edge(graph: Any, edge: Any) -> None:
    attributes = {key: _plain(str(value)) for key, value in edge.get_attributes().items()}
    for source in _ends(edge.get_source()):
        for target in _ends(edge.get_destination()):
            graph.add_edge(source, target, **{key: attributes[key] for key in ("count",) if key in attributes})


def _ends(end: Any) -> Iterable[str]:
    """The nodes that an end of an edge stands for: one, or all of a subgraph."""
    if isinstance(end, str):
        return [_plain(_without_port(end))]
    nodes = end["nodes"] if isinstance(end, dict) else end.obj_dict["nodes"]
    return [_plain(name) for name in nodes]


def _without_port(name: str) -> str:
    if name.startswith('"'):
        return name[: name.index('"', 1) + 1] if '"' in name[1:] else name
    return name.split(":", 1)[0]


def _plain(name: str) -> str:
    """What stands between quotes, with its escapes resolved."""
    if len(name) >= 2 and name[0] == name[-1] == '"':
        return name[1:-1].replace('\\"', '"').replace("\\\\", "\\")
    return name


def _node_data(attributes: dict[str, Any]) -> dict[str, Any]:
    plain = {key: _plain(str(value)) for key, value in attributes.items()}
    data: dict[str, Any] = {key: plain[key] for key in ("label", "name", "stones", "x", "y") if key in plain}
    place = plain.get("pos", "").rstrip("!").split(",")
    if len(place) == 2:
        # Graphviz counts points upwards, a canvas downwards.
        data["x"], data["y"] = place[0], f"-{place[1]}".replace("--", "")
    if data.get("label") == "\\N" or str(data.get("label", "")).startswith("<"):
        del data["label"]
    return data


def _in_order(graph: Any) -> Any:
    """Nodes called 0 .. n-1 are positions of those numbers, in whatever order the file names them."""
    import networkx

    if set(graph.nodes) != {str(i) for i in range(len(graph))}:
        return graph
    ordered: Any = networkx.MultiDiGraph(**graph.graph)
    ordered.add_nodes_from((str(i), graph.nodes[str(i)]) for i in range(len(graph)))
    ordered.add_edges_from(graph.edges(data=True))
    return ordered
