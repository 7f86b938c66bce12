"""Graphs of other programs: GraphML, GML, DOT and plain lists of edges, read and written.

These files hold one graph and no game; stones come along where a file names them. The kinds:

========  ==============================================================================================
graphml   XML of yEd, Gephi, networkx and others
gml       the Graph Modelling Language
dot       Graphviz; also what our own pictures give as DOT
edges     a line for each move, two numbers or two names; the number of positions and of moves may stand first
========  ==============================================================================================
"""

from engine.interchange.imported import Imported
from engine.interchange.kinds import KINDS, SUFFIXES, WRITTEN, kind_of, looks_like_edges, read_graph, write_graph

__all__ = ["KINDS", "SUFFIXES", "WRITTEN", "Imported", "kind_of", "looks_like_edges", "read_graph", "write_graph"]
