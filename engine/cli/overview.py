"""The command as a whole: what ``grundy --help`` and ``grundy --version`` say."""

from argparse import ArgumentParser, RawDescriptionHelpFormatter

from engine import __version__
from engine.cli.commands import COMMANDS

THEMES = ("system", "light", "dark")


def overview() -> ArgumentParser:
    """The parser of a call without a subcommand: it opens the editor, with a file or without."""
    parser = ArgumentParser(
        prog="grundy",
        usage="grundy [--theme THEME] [FILE]\n       grundy SUBCOMMAND [...]",
        description="Grundy Studio: draw a game as a graph, place stones, see every Grundy value and the winner.\n"
        "Without a subcommand it opens the editor.",
        epilog=_epilog(),
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("file", nargs="?", metavar="FILE", help="a .grundy file or a judge's file to open")
    parser.add_argument("--theme", choices=THEMES, default="system", help="colours of the editor (default: system)")
    version = f"Grundy Studio {__version__}"
    parser.add_argument("--version", action="version", version=version, help="print the version and exit")
    return parser


def _epilog() -> str:
    width = max(len(command.name) for command in COMMANDS)
    lines = [f"  {command.name:<{width}}  {command.summary}" for command in COMMANDS]
    return "\n".join(
        [
            "subcommands (they need no display; see grundy SUBCOMMAND --help):",
            *lines,
            "",
            "examples:",
            "  grundy                        open the editor with an empty canvas",
            "  grundy game.grundy            open a file in the editor",
            "  grundy solve tests/1.in       print the judge's answers",
            "  grundy ./solve                open a file that is called like a subcommand",
            "",
            "exit codes: 0 fine, 1 the answer is no, 2 wrong usage or unreadable input",
        ]
    )
