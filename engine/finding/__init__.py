"""Finding positions of a graph game: a small language, read into a test that answers for all positions at once.

    12                  the position of that number (or of just that name)
    rook, "value"       positions whose names have that in them; in quotes, a word of the language is a name too
    value 3, =3         by Grundy value; also <, <=, >, >=, != and ranges such as 2..5
    stones >= 2         by the stones of the query that is looked at
    moves 0             by how many followers a position has
    P, N, terminal, named
    group left          positions in groups whose titles have that in them; alone, "group" is a part of a name

Terms are joined by `and` (or nothing), `or` and `not`, with parentheses; `and` binds closer than `or`.
"""

from engine.finding.errors import QueryError
from engine.finding.facts import Facts, Test, facts_of
from engine.finding.reader import DEEPEST, parse

__all__ = ["DEEPEST", "Facts", "QueryError", "Test", "facts_of", "parse"]
