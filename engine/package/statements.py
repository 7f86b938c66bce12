r"""The statement of each problem in short, in LaTeX that every judge shows; a setter writes his own over it.

The parts stand between "Input" and "Output" headings that each layout brings itself. Numbers are in math mode, and
nothing is used beyond ``\texttt``, ``\emph``, ``\ldots`` and ``itemize``.
"""

from dataclasses import dataclass
from typing import Any

from engine.formats.base import Format


@dataclass(frozen=True, slots=True)
class Statement:
    """A problem in words.

    Attributes
    ----------
    title
        The name of the problem, as plain text.
    source
        Where the problem comes from, as plain text.
    legend, input, output
        The three parts of the statement, as LaTeX.
    """

    title: str
    source: str
    legend: str
    input: str
    output: str


_SUM = (
    "Two players move in turn; whoever cannot move loses. Both play as well as possible. "
    "Tell whether the player who moves first wins."
)

_GRAPH = (
    "A game is played on a directed graph without cycles. Stones stand on its positions; several may share one. "
    "A move takes one stone along one arrow. " + _SUM
)

_STATEMENTS = {
    "hdu1524": Statement(
        "A Chess Game",
        "HDU 1524, POJ 2425",
        _GRAPH + " Several placements of stones are asked about for each graph.",
        r"""The input holds one or more cases up to its end. Each case is:
\begin{itemize}
\item a line with $N$ ($1 \le N \le 1000$), the number of positions, which are called $0$ to $N-1$;
\item $N$ lines, for each position in turn: the number $X$ of arrows that leave it, and the $X$ positions that they
lead to; the same one may stand there more than once;
\item one line for each query: the number $M$ of stones ($1 \le M \le 10$), and the $M$ positions that they stand on,
not all of which need to differ;
\item a line with a single $0$, the end of the case.
\end{itemize}
Cases may be separated by a blank line. The graph has no cycle.""",
        r"For each query print a line with \texttt{WIN} if the first player wins, and \texttt{LOSE} otherwise.",
    ),
    "uva11927": Statement(
        "Games Are Important",
        "UVa 11927",
        _GRAPH,
        r"""The input holds several cases. Each case is:
\begin{itemize}
\item a line with $n$ and $m$ ($1 \le n \le 1000$, $0 \le m \le 10000$), the numbers of positions and of arrows;
\item $m$ lines $a$ $b$: an arrow from position $a$ to position $b$; positions are called $0$ to $n-1$, in no
special order;
\item $n$ lines, for each position in turn the number of stones that stand on it, $0$ to $1000$.
\end{itemize}
A blank line follows each case, and a line \texttt{0 0} ends the input. The graphs have no cycles.""",
        r"For each case print a line with \texttt{First} or \texttt{Second}: the player who wins.",
    ),
    "hdu5724": Statement(
        "Chess",
        "HDU 5724",
        "A board has some rows of $20$ blocks each, and chesses stand on some of the blocks, at most one on each. "
        "A move takes one chess to the nearest empty block on its right in the same row, over all chesses that stand "
        "between; a chess without an empty block on its right cannot move. " + _SUM,
        r"""The first line holds the number $T$ of cases ($1 \le T \le 100$). Each case is:
\begin{itemize}
\item a line with the number $n$ of rows ($1 \le n \le 1000$);
\item $n$ lines, for each row the number $m$ of its chesses ($0 \le m \le 20$), and the $m$ different columns that they
stand in, each from $1$ at the left to $20$ at the right.
\end{itemize}""",
        r"For each case print a line with \texttt{YES} if the first player wins, and \texttt{NO} otherwise.",
    ),
    "hdu1536": Statement(
        "S-Nim",
        "HDU 1536, HDU 1944, POJ 2960",
        "Some heaps of beads and a set $S$ of numbers are given. A move takes beads from one heap; how many must be a "
        "number of $S$. " + _SUM + " Several placements of heaps are asked about for each set.",
        r"""The input holds several cases. Each case is:
\begin{itemize}
\item a line with the number $k$ of numbers in $S$ ($0 < k \le 100$), and the $k$ numbers ($0 < s_i \le 10000$),
which need not be sorted;
\item a line with the number $m$ of queries ($0 < m \le 100$);
\item $m$ lines, for each query the number $l$ of heaps ($0 < l \le 100$), and the $l$ numbers of beads in them
($0 \le h_i \le 10000$).
\end{itemize}
A line with a single $0$ ends the input.""",
        r"""For each case print one line with a letter for each query, and nothing between the letters: \texttt{W} if
the first player wins, and \texttt{L} otherwise.""",
    ),
    "hdu1848": Statement(
        "Fibonacci again and again",
        "HDU 1848",
        r"Three heaps of counters are given. A move takes counters from one heap; how many must be a Fibonacci number: "
        r"$1$, $2$, $3$, $5$, $8$, $\ldots$, each the sum of the two before. " + _SUM,
        r"""Each line holds three numbers $m$, $n$, $p$ ($1 \le m, n, p \le 1000$), the sizes of the heaps. A line
\texttt{0 0 0} ends the input, and is not to be answered.""",
        r"For each line print a line with \texttt{Fibo} if the first player wins, and \texttt{Nacci} otherwise.",
    ),
}


def statement_of(form: Format[Any]) -> Statement:
    """The statement of the problem of a format; one to be filled in if the format comes from a plug-in."""
    known = _STATEMENTS.get(form.name)
    if known is not None:
        return known
    wins, loses = (latex(word) for word in form.answer_words)
    return Statement(
        form.title,
        form.title,
        _SUM,
        f"The input is in the format of {latex(form.title)}.",
        rf"For each query print \texttt{{{wins}}} if the first player wins, and \texttt{{{loses}}} otherwise.",
    )


_ESCAPES = {
    "\\": r"\textbackslash{}",
    "{": r"\{",
    "}": r"\}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    **{sign: f"\\{sign}" for sign in "#$%&_"},
}


def latex(text: str) -> str:
    """Any text as LaTeX that shows it."""
    return "".join(_ESCAPES.get(sign, sign) for sign in text)
