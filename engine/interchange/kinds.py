"""The kinds of files, which one a text is, and the doors to their readers and writers."""

from engine.games.graph_record import GraphRecord
from engine.interchange.imported import Imported

KINDS = ("graphml", "gml", "dot", "edges")
SUFFIXES = {
    ".graphml": "graphml",
    ".xml": "graphml",
    ".gml": "gml",
    ".dot": "dot",
    ".gv": "dot",
    ".edges": "edges",
    ".edgelist": "edges",
    ".el": "edges",
}
"""What the end of a file's name says."""
WRITTEN = ("graphml", "edges")


def kind_of(text: str, suffix: str = "") -> str | None:
    """Which kind a text is, by its beginning and, for a list of edges, by the end of its file's name (``".edges"``).

    None if it looks like none of them; a list of numbers with another name may be a judge's file just as well.
    """
    head = text.lstrip("\ufeff \t\r\n")[:4096]
    if head.startswith("<"):
        return "graphml" if "<graphml" in head else None
    named = SUFFIXES.get(suffix.lower())
    # There are many kinds of XML, and none of them begins with another character.
    return named if named and suffix.lower() != ".xml" else _by_first_words(head)


def looks_like_edges(text: str) -> bool:
    """Whether the beginning of a text is lines of two ends of a move each, so that it may be a list of edges.

    The ends are numbers, or names with commas, semicolons or arrows in between, or with a remark in front of them all:
    two words a line may be prose as well.
    Of numbers, that of the positions may stand alone in front.
    """
    from engine.interchange.edge_list import pairs_ahead

    return pairs_ahead(text)


def _by_first_words(head: str) -> str | None:
    import re

    bare = re.sub(r"/\*.*?\*/|(//|#)[^\n]*", " ", head, flags=re.DOTALL).lstrip()
    if re.match(r"(strict\s+)?(di)?graph\b[^\[]*?\{", bare, re.IGNORECASE):
        return "dot"
    if re.match(r"(Creator\s+\"[^\"]*\"\s*|Version\s+\S+\s*)*graph\s*\[", bare):
        return "gml"
    return None


def read_graph(text: str, kind: str, base: int | None = None, header: bool | None = None) -> Imported:
    """Read a whole text as a file of `kind`.

    Parameters
    ----------
    base, header
        Of a list of edges: the first position's number (0 or 1) and whether the first line counts; None to find out.

    Raises
    ------
    InputError
        If it cannot be read, or if its moves form a cycle.
    """
    if kind == "edges":
        from engine.interchange.edge_list import read_edges

        return read_edges(text, base, header)
    if kind == "dot":
        from engine.interchange.dot_file import read_dot

        return read_dot(text)
    from engine.interchange.networkx_files import read_gml, read_graphml

    return {"graphml": read_graphml, "gml": read_gml}[kind](text)


def write_graph(record: GraphRecord, kind: str, base: int = 0) -> str:
    """The graph as a text of `kind`, one of `WRITTEN`; a list of edges counts positions from `base`."""
    if kind == "edges":
        from engine.interchange.edge_list import write_edges

        return write_edges(record, base)
    if kind == "graphml":
        from engine.interchange.networkx_files import write_graphml

        return write_graphml(record)
    raise ValueError(f"{kind} is not written here: {', '.join(WRITTEN)} are")
