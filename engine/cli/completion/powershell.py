"""Completion by PowerShell, which offers files by itself where a script offers nothing."""

from collections.abc import Iterable

from engine.cli.completion.spoken import Spoken

_SCRIPT = """\
# Completion of grundy by PowerShell; made by: grundy --print-completion powershell
Register-ArgumentCompleter -Native -CommandName grundy -ScriptBlock {{
    param($word, $line, $place)
    $options = @{{
{options}
    }}
    $values = @{{
{values}
    }}
    $said = @($line.CommandElements | ForEach-Object {{ "$_" }})
    if ($word -ne '' -and $said.Count -gt 1) {{ $said = @($said[0..($said.Count - 2)]) }}
    $command = if ($said.Count -gt 1 -and $options.ContainsKey($said[1])) {{ $said[1] }} else {{ '' }}
    $after = "$command $($said[-1])"
    $words = if ($values.ContainsKey($after)) {{ $values[$after] }} else {{ $options[$command] }}
    if ($said.Count -gt 1 -and $command -eq '' -and -not $values.ContainsKey($after)) {{
        $words = @($words | Where-Object {{ $_ -like '-*' }})
    }}
    $words | Where-Object {{ $_ -like "$word*" }} |
        ForEach-Object {{ [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_) }}
}}
"""


def powershell(commands: tuple[Spoken, ...]) -> str:
    """The script for PowerShell."""
    names = tuple(command.name for command in commands if command.name)
    options = [_row(c.name, c.words if c.name else (*names, *c.words)) for c in commands]
    values = [
        _row(f"{command.name} {name}", option.value.words if option.value else ())
        for command in commands
        for option in command.options
        if option.value is not None
        for name in option.names
    ]
    return _SCRIPT.format(options="\n".join(options), values="\n".join(values))


def _row(key: str, words: Iterable[str]) -> str:
    return f"        {_quoted(key)} = @({', '.join(map(_quoted, words))})"


def _quoted(text: str) -> str:
    doubled = text.replace("'", "''")
    return f"'{doubled}'"
