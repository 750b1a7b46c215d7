"""Completion for shells: the scripts for bash, zsh and fish, written from the parsers of the commands."""

from __future__ import annotations

import argparse
import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from mutiny.bots import installed_bots
from mutiny.cli.command_list import COMMANDS, parser_of
from mutiny.kernel.discovery import game_names
from mutiny.rulebook import LANGUAGES

FILE, FOLDER, BOTS, NOTHING = "file", "folder", "bots", ""
METAVARS = {"FILE": FILE, "DIR": FOLDER, "NAME[,NAME...]": BOTS}
"""What completes a value, by how the help calls the value."""


@dataclass(frozen=True, slots=True)
class CompletedArgument:
    """An argument of a command.

    `flags` are empty for an argument without a name. `words` are the values to choose from; otherwise `completed_by` is
    FILE, FOLDER, BOTS for names with commas, or NOTHING. `takes_value` is False for an option that stands alone.
    """

    flags: tuple[str, ...]
    about: str
    takes_value: bool
    words: tuple[str, ...] = ()
    completed_by: str = NOTHING


def arguments_of(command: str) -> list[CompletedArgument]:
    """Return the arguments of a command.

    >>> [(each.flags, each.completed_by) for each in arguments_of("check")]
    [(('-h', '--help'), ''), ((), 'file'), (('--json',), '')]
    """
    found = []
    for action in parser_of(command)._actions:
        about = " ".join(str(action.help or "").split())
        metavar = str(action.metavar or "")
        words: tuple[str, ...] = ()
        if metavar == "GAME":
            words = game_names()
        elif metavar == "LANG":
            words = LANGUAGES
        elif metavar == "SHELL":
            words = tuple(SHELLS)
        elif metavar == "COMMAND":
            words = tuple(COMMANDS)
        takes_value = action.nargs != 0 and not isinstance(action, argparse.BooleanOptionalAction)
        flags = tuple(action.option_strings)
        found.append(CompletedArgument(flags, about, takes_value, words, METAVARS.get(metavar, NOTHING)))
    return found


def bash(commands: Mapping[str, Sequence[CompletedArgument]]) -> str:
    """Return the script for bash."""
    values: dict[str, list[str]] = {}
    flags, plain = [], []
    for name, arguments in commands.items():
        own = [flag for each in arguments for flag in each.flags]
        flags.append(f"        {name}) words={shlex.quote(' '.join(own))} ;;")
        for each in arguments:
            action = _bash_values(each)
            if each.flags and each.takes_value:
                for flag in each.flags:
                    values.setdefault(action, []).append(f"'{name} {flag}'")
            elif not each.flags and action != "return":
                plain.append(f"            {name}) {action} ;;")
    cases = [f"        {'|'.join(which)}) {action}; return ;;" for action, which in values.items()]
    return "\n".join(
        [
            "# Completion of mutiny in bash:  source <(mutiny completion bash)",
            "_mutiny_names() {",
            "    # Of names with commas, the last one is completed.",
            '    local before="${current%"${current##*,}"}"',
            '    COMPREPLY=($(compgen -P "$before" -W "$1" -- "${current##*,}"))',
            "}",
            "_mutiny() {",
            '    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"',
            '    local command="${COMP_WORDS[1]}"',
            "    local words=''",
            "    COMPREPLY=()",
            '    if [ "$COMP_CWORD" -eq 1 ]; then',
            f'        COMPREPLY=($(compgen -W "{" ".join([*commands, "help", "--help", "--version"])}" -- "$current"))',
            "        return",
            "    fi",
            '    case "$command $previous" in',
            *cases,
            "    esac",
            '    case "$command" in',
            f'        help) words="{" ".join(commands)}" ;;',
            *flags,
            "    esac",
            '    if [[ "$current" != -* && "$command" != help ]]; then',
            '        case "$command" in',
            *plain,
            "        esac",
            "        return",
            "    fi",
            '    COMPREPLY=($(compgen -W "$words" -- "$current"))',
            "}",
            "complete -F _mutiny mutiny",
        ]
    )


def _bash_values(argument: CompletedArgument) -> str:
    if argument.words:
        return f'COMPREPLY+=($(compgen -W "{" ".join(argument.words)}" -- "$current"))'
    return {
        FILE: 'compopt -o filenames; COMPREPLY+=($(compgen -f -- "$current"))',
        FOLDER: 'compopt -o filenames; COMPREPLY+=($(compgen -d -- "$current"))',
        BOTS: f'compopt -o nospace; _mutiny_names "{" ".join(installed_bots())}"',
        NOTHING: "return",
    }[argument.completed_by]


def zsh(commands: Mapping[str, Sequence[CompletedArgument]]) -> str:
    """Return the script for zsh."""
    described = [_zsh_quoted(f"{name}:{COMMANDS[name]}") for name in commands]
    cases = []
    for name, arguments in commands.items():
        specs = []
        for each in arguments:
            about = each.about.replace("\\", "").replace("[", "(").replace("]", ")").replace(":", "\\:")
            value = _zsh_values(each)
            if not each.flags:
                specs.append(_zsh_quoted(f"*{value}"))
            for flag in each.flags:
                specs.append(_zsh_quoted(f"*{flag}[{about}]{value if each.takes_value else ''}"))
        cases.append(f"        {name}) _arguments {' '.join(specs)} ;;")
    return "\n".join(
        [
            "#compdef mutiny",
            "# Completion of mutiny in zsh:  source <(mutiny completion zsh)",
            "_mutiny() {",
            "    if (( CURRENT == 2 )); then",
            f"        local -a commands=({' '.join(described)})",
            "        _describe command commands",
            "        return",
            "    fi",
            "    local command=$words[2]",
            "    shift words",
            "    (( CURRENT-- ))",
            "    case $command in",
            f"        help) _values command {' '.join(commands)} ;;",
            *cases,
            "    esac",
            "}",
            'if [[ "$funcstack[1]" == "_mutiny" ]]; then _mutiny "$@"; else compdef _mutiny mutiny; fi',
        ]
    )


def _zsh_quoted(text: str) -> str:
    return "'" + text.replace("'", "'\\''") + "'"


def _zsh_values(argument: CompletedArgument) -> str:
    if argument.words:
        return f":value:({' '.join(argument.words)})"
    return {
        FILE: ":file:_files",
        FOLDER: ":folder:_files -/",
        BOTS: f":bots:_values -s , bot {' '.join(installed_bots())}",
        NOTHING: ": :",
    }[argument.completed_by]


def fish(commands: Mapping[str, Sequence[CompletedArgument]]) -> str:
    """Return the script for fish."""
    lines = [
        "# Completion of mutiny in fish:  mutiny completion fish | source",
        "complete -c mutiny -f",
        "complete -c mutiny -n __fish_use_subcommand -l version -d 'say which version runs'",
    ]
    for name in commands:
        about = _fish_quoted(COMMANDS[name])
        lines.append(f"complete -c mutiny -n __fish_use_subcommand -a {name} -d {about}")
    lines.append(f"complete -c mutiny -n '__fish_seen_subcommand_from help' -a '{' '.join(commands)}'")
    for name, arguments in commands.items():
        when = f"complete -c mutiny -n '__fish_seen_subcommand_from {name}'"
        for each in arguments:
            value = _fish_values(each)
            if not each.flags:
                if value:
                    lines.append(f"{when} {value}")
                continue
            flags = " ".join(f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}" for flag in each.flags)
            needs = f" -x {value}".replace("-x -F", "-r -F").rstrip() if each.takes_value else ""
            lines.append(f"{when} {flags}{needs} -d {_fish_quoted(each.about)}")
    return "\n".join(lines)


def _fish_quoted(text: str) -> str:
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def _fish_values(argument: CompletedArgument) -> str:
    if argument.words:
        return f"-a '{' '.join(argument.words)}'"
    return {
        FILE: "-F",
        FOLDER: "-a '(__fish_complete_directories)'",
        BOTS: f"-a '(__fish_append , {' '.join(installed_bots())})'",
        NOTHING: "",
    }[argument.completed_by]


SHELLS: dict[str, Callable[[Mapping[str, Sequence[CompletedArgument]]], str]] = {
    "bash": bash,
    "zsh": zsh,
    "fish": fish,
}


def completion(shell: str) -> str:
    """Return the script that completes the words of this program in a shell.

    >>> completion("zsh").splitlines()[0]
    '#compdef mutiny'
    """
    return SHELLS[shell]({name: arguments_of(name) for name in COMMANDS})
