"""Completion by bash, from version 3.2 on, which macOS has."""

from shlex import quote

from engine.cli.completion.spoken import Kind, Spoken, Value

_SCRIPT = """\
# Completion of grundy by bash; made by: grundy --print-completion bash
_grundy() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} command=${{COMP_WORDS[1]}} words= files=
    local i
    COMPREPLY=()
    # "--option=value" comes in three pieces.
    if [[ $word == "=" ]]; then
        word=
    elif [[ $before == "=" ]]; then
        before=${{COMP_WORDS[COMP_CWORD-2]}}
    fi
    (( COMP_CWORD > 1 )) || command=
    case $command in
        {names}) ;;
        *) command= ;;
    esac
    if [[ $command == stress ]]; then
        for (( i = 2; i < COMP_CWORD; i++ )); do
            [[ ${{COMP_WORDS[i]}} != -- ]] || before=-- command=PROGRAM
        done
    fi
    case $command:$before in
{cases}
    esac
    if [[ $files == programs ]]; then
        _grundy_offer "$(compgen -c -- "$word")" "$(compgen -f -- "$word")"
    else
        _grundy_offer "$(compgen -W "$words" -- "$word")" "$([[ -z $files ]] || compgen -f -- "$word")"
    fi
    [[ -z $files ]] || compopt -o filenames 2>/dev/null
}}
_grundy_offer() {{
    local line
    while IFS= read -r line; do
        [[ -z $line ]] || COMPREPLY+=("$line")
    done <<< "$1"$'\\n'"$2"
}}
complete -F _grundy grundy
"""
_FILES = {Kind.FILE: "files", Kind.PROGRAM: "programs", Kind.ANYTHING: ""}


def bash(commands: tuple[Spoken, ...]) -> str:
    """The script for bash."""
    names = "|".join(command.name for command in commands if command.name)
    after = [line for command in commands for line in _after_options(command)]
    alone = [_alone(command, commands) for command in commands]
    cases = [*after, "        PROGRAM:*) files=programs ;;", *alone]
    return _SCRIPT.format(names=names, cases="\n".join(cases))


def _after_options(command: Spoken) -> list[str]:
    return [
        f"        {'|'.join(f'{command.name}:{name}' for name in option.names)}) {_offer(option.value)} ;;"
        for option in command.options
        if option.value is not None
    ]


def _offer(value: Value) -> str:
    return f"words={quote(' '.join(value.words))}" if value.words else f"files={_FILES[value.kind]}"


def _alone(command: Spoken, commands: tuple[Spoken, ...]) -> str:
    first = [] if command.name else [other.name for other in commands if other.name]
    files = " files=files" if any(value.kind is Kind.FILE for value in command.places) else ""
    if command.name:
        return f"        {command.name}:*) words={quote(' '.join(command.words))}{files} ;;"
    # Subcommands are the first word or none.
    words = quote(" ".join([*first, *command.words]))
    rest = quote(" ".join(command.words))
    return f"        :*) if (( COMP_CWORD == 1 )); then words={words}; else words={rest}; fi{files and ';' + files} ;;"
