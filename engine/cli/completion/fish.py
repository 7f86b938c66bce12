"""Completion by fish."""

from collections.abc import Iterator

from engine.cli.completion.spoken import Kind, Option, Spoken

_HEAD = "# Completion of grundy by fish; made by: grundy --print-completion fish\n"
_FIRST = "test (count (commandline -opc)) -eq 1"


def fish(commands: tuple[Spoken, ...]) -> str:
    """The script for fish."""
    named = [command for command in commands if command.name]
    none = f"not __fish_seen_subcommand_from {' '.join(command.name for command in named)}"
    lines = [f"complete -c grundy -n {_quoted(_FIRST)} -a {c.name} -d {_quoted(c.summary)}" for c in named]
    lines += _lines(commands[0], none)
    for command in named:
        lines += _lines(command, f"__fish_seen_subcommand_from {command.name}")
    return _HEAD + "".join(f"{line}\n" for line in lines)


def _lines(command: Spoken, condition: str) -> Iterator[str]:
    start = f"complete -c grundy -n {_quoted(condition)}"
    if not command.places:
        # Nothing stands by itself: no file either.
        yield f"{start} -f"
    if any(value.kind is Kind.PROGRAM for value in command.places):
        yield f"{start} -a '(__fish_complete_command)'"
    for option in command.options:
        yield f"{start} {_option(option)}"


def _option(option: Option) -> str:
    names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names)
    return " ".join(filter(None, [names, _after(option), f"-d {_quoted(option.help)}"]))


def _after(option: Option) -> str:
    if option.value is None:
        return ""
    if option.value.words:
        return f"-x -a {_quoted(' '.join(option.value.words))}"
    return "-r -F" if option.value.kind is Kind.FILE else "-x"


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"
