"""The command as a whole: what ``grundy --help`` and ``grundy --version`` say."""

import sys
from argparse import Action, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from typing import Any

from engine import __version__
from engine.cli.commands import COMMANDS

THEMES = ("system", "light", "dark", "contrast")
SHELLS = ("bash", "zsh", "fish", "powershell")
_USAGE = """\
grundy [--theme THEME] [FILE]
       grundy SUBCOMMAND [...]
       grundy --version | --print-completion SHELL"""
_COMPLETION = """\
completion of subcommands, options, formats, shapes and files by the Tab key, in shells that are started afterwards:
  bash        echo 'source <(grundy --print-completion bash)' >> ~/.bashrc
  zsh         echo 'source <(grundy --print-completion zsh)' >> ~/.zshrc        (there after compinit)
  fish        grundy --print-completion fish > ~/.config/fish/completions/grundy.fish
  PowerShell  grundy --print-completion powershell >> $PROFILE"""


class _PrintCompletion(Action):
    """Print what a shell reads, and end."""

    def __call__(
        self, parser: ArgumentParser, namespace: Namespace, values: Any, option_string: str | None = None
    ) -> None:
        from engine.cli.completion import completion

        if sys.stdout is not None:
            sys.stdout.write(completion(str(values)))
        parser.exit()


def overview() -> ArgumentParser:
    """The parser of a call without a subcommand: it opens the editor, with a file or without."""
    parser = ArgumentParser(
        prog="grundy",
        usage=_USAGE,
        description="Grundy Studio: draw a game as a graph, place stones, see every Grundy value and the winner.\n"
        "Without a subcommand it opens the editor.",
        epilog=_epilog(),
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "file",
        nargs="?",
        metavar="FILE",
        help="a .grundy file, a judge's file, or a graph (GraphML, GML, DOT, edges) to open",
    )
    parser.add_argument("--theme", choices=THEMES, default="system", help="colours of the editor (default: system)")
    version = f"Grundy Studio {__version__}"
    parser.add_argument("--version", action="version", version=version, help="print the version and exit")
    parser.add_argument(
        "--print-completion",
        action=_PrintCompletion,
        choices=SHELLS,
        metavar="SHELL",
        help=f"print what completes the command line in {', '.join(SHELLS)}, and exit",
    )
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
            "  grundy --theme dark 1.in      open a judge's file; its format is found out",
            "  grundy solve tests/1.in       print the judge's answers",
            "  grundy ./solve                open a file that is called like a subcommand",
            "",
            _COMPLETION,
            "",
            "exit codes: 0 fine, 1 the answer is no, 2 wrong usage or unreadable input, 130 interrupted",
        ]
    )
