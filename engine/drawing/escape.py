"""Any text made safe in the three languages that pictures are written in."""

import unicodedata
from html import escape

_ACCENTS = {
    "\u0300": "`", "\u0301": "'", "\u0302": "^", "\u0303": "~", "\u0304": "=", "\u0306": "u ", "\u0307": ".",
    "\u0308": '"', "\u030a": "r ", "\u030b": "H ", "\u030c": "v ", "\u0327": "c ",
}  # fmt: skip
_TEX = {
    "\\": r"$\backslash$", "{": r"$\{$", "}": r"$\}$", "$": r"\$", "&": r"\&", "#": r"\#", "_": r"\_", "%": r"\%",
    "^": r"\textasciicircum{}", "~": r"\textasciitilde{}", "<": "$<$", ">": "$>$", "|": "$|$",
    '"': r"{\ttfamily\char34}", "-": "-{}", "'": "'{}", "`": "`{}", "?": "?{}", "!": "!{}", ",": ",{}",
    "⊕": r"$\oplus$", "×": r"$\times$", "…": r"\dots{}", "·": r"$\cdot$", "→": r"$\to$", "≤": r"$\leq$",
    "≥": r"$\geq$", "≠": r"$\neq$", "–": "--", "—": "---", "‘": "`{}", "’": "'{}", "“": "``{}", "”": "''{}",
    "ß": r"\ss{}", "æ": r"\ae{}", "Æ": r"\AE{}", "ø": r"\o{}", "Ø": r"\O{}", "œ": r"\oe{}", "Œ": r"\OE{}",
    "ł": r"\l{}", "Ł": r"\L{}", "ı": r"\i{}", "°": r"$^\circ$", "±": r"$\pm$", "\xa0": "~",
}  # fmt: skip
_GREEK_NAMES = (
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi pi rho sigma tau upsilon phi chi psi "
    "omega Gamma Delta Theta Lambda Xi Pi Sigma Phi Psi Omega"
)
_GREEK = {
    character: f"$\\{name}$"
    for character, name in zip("αβγδεζηθικλμνξπρστυφχψωΓΔΘΛΞΠΣΦΨΩ", _GREEK_NAMES.split(" "), strict=True)
}


_TURNS = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""What turns the direction of the text around it, beyond the name that it stands in."""


def clean(text: str) -> str:
    """`text` on one line; what XML forbids, nobody can see or turns other text round becomes "\\ufffd"."""
    return "".join(map(_cleaned, text))


def _cleaned(character: str) -> str:
    if character.isspace():
        return character if character in " \xa0\u3000" else " "
    code = ord(character)
    forbidden = unicodedata.category(character) in ("Cc", "Cs") or code & 0xFFFE == 0xFFFE
    return "\ufffd" if forbidden or character in _TURNS else character


def xml(text: str) -> str:
    """For the content or a quoted attribute of an XML element."""
    return escape(clean(text))


def dot(text: str) -> str:
    """As a quoted string of the DOT language that shows `text` as it is; lines stay lines."""
    lines = [clean(line) for line in text.split("\n")]
    # Graphviz reads XML's entities in labels too.
    return '"' + r"\n".join(_dot_line(line) for line in lines) + '"'


def _dot_line(line: str) -> str:
    for character, safe in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\\", "\\\\"), ('"', '\\"')):
        line = line.replace(character, safe)
    return line


def tex(text: str) -> str:
    """For LaTeX with its own fonts: Latin letters with accents and Greek ones stay, others become ``U+4E2D``."""
    return "".join(map(_tex_character, unicodedata.normalize("NFC", clean(text))))


def spelled(text: str) -> str:
    """`text` with each character that LaTeX's own fonts lack spelled out: ``U+4E2D``; to be laid out in that length."""
    return "".join(map(_spelled, unicodedata.normalize("NFC", clean(text)))).strip()


def _spelled(character: str) -> str:
    return f" {_code(character)} " if _tex_character(character).startswith("\\texttt{U") else character


def _code(character: str) -> str:
    return f"U+{ord(character):04X}"


def _tex_character(character: str) -> str:
    known = _TEX.get(character) or _GREEK.get(character)
    if known:
        return known
    if " " <= character <= "~":
        return character
    base, *accents = list(unicodedata.normalize("NFD", character))
    if base.isascii() and base.isalpha() and len(accents) == 1 and accents[0] in _ACCENTS:
        return f"\\{_ACCENTS[accents[0]]}{{{base}}}"
    if character == "\u3000":
        return "~"
    return f"\\texttt{{{_code(character)}}}"
