"""Completion by zsh: to be read after ``compinit``, or kept as ``_grundy`` in a folder of ``fpath``."""

from shlex import quote

from engine.cli.completion.spoken import Kind, Option, Spoken, Value

_HEAD = """\
#compdef grundy
# Completion of grundy by zsh; made by: grundy --print-completion zsh
"""
_TAIL = """\
_grundy_first() {{
    local -a commands=(
{commands}
    )
    _alternative 'commands:subcommand:{{_describe -t commands subcommand commands}}' 'files:file:_files'
}}
_grundy() {{
    if (( CURRENT > 2 && $+functions[_grundy_$words[2]] )); then
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        _grundy_$command
        return
    fi
    _arguments -S {options} '1: :_grundy_first'
}}
if [[ ${{zsh_eval_context[-1]}} == loadautofunc ]]; then
    _grundy "$@"
else
    compdef _grundy grundy
fi
"""
_ACTIONS = {Kind.FILE: "_files", Kind.ANYTHING: " ", Kind.PROGRAM: "_normal"}


def zsh(commands: tuple[Spoken, ...]) -> str:
    """The script for zsh."""
    named = [command for command in commands if command.name]
    functions = "".join(map(_function, named))
    rows = "\n".join(f"        {quote(f'{command.name}:{command.summary}')}" for command in named)
    bare = " ".join(map(_spec, commands[0].options))
    return _HEAD + functions + _TAIL.format(commands=rows, options=bare)


def _function(command: Spoken) -> str:
    specs = [*map(_spec, command.options), *(_place(i, value) for i, value in enumerate(command.places, 1))]
    lines = " \\\n        ".join(specs)
    return f"_grundy_{command.name}() {{\n    _arguments -S \\\n        {lines}\n}}\n"


def _spec(option: Option) -> str:
    value = "" if option.value is None else _after(option.value)
    told = f"[{_plain(option.help)}]{value}"
    if option.may_repeat:
        return " ".join(quote(f"*{name}{told}") for name in option.names)
    others = f"({' '.join(option.names)})"
    return " ".join(quote(f"{others}{name}{told}") for name in option.names)


def _after(value: Value) -> str:
    action = f"({' '.join(value.words)})" if value.words else _ACTIONS[value.kind]
    return f":{_plain(value.title)}:{action}"


def _place(number: int, value: Value) -> str:
    at = "*::" if value.kind is Kind.PROGRAM else f"{number}:"
    return quote(f"{at}{_plain(value.title)}:{_ACTIONS[value.kind]}")


def _plain(text: str) -> str:
    """A text in a specification, in which brackets and colons have a meaning."""
    for letter in "\\[]:":
        text = text.replace(letter, f"\\{letter}")
    return text
