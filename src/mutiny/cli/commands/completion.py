"""`mutiny completion`: the script that completes the words of this command in a shell."""

from __future__ import annotations

import argparse
from difflib import get_close_matches

EXAMPLES = """
mutiny completion bash      in ~/.bashrc:  source <(mutiny completion bash)
mutiny completion zsh       in ~/.zshrc, after compinit:  source <(mutiny completion zsh)
mutiny completion fish      mutiny completion fish > ~/.config/fish/completions/mutiny.fish
"""
NAMES = ("bash", "zsh", "fish")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("shell", type=_shell, metavar="SHELL", help=f"one of {', '.join(NAMES)}")


def _shell(text: str) -> str:
    if text not in NAMES:
        close = get_close_matches(text, NAMES, 1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(NAMES)}"
        raise argparse.ArgumentTypeError(f"there is no completion for {text[:40]!r}; {hint}")
    return text


def run(options: argparse.Namespace) -> int:
    """Print the script."""
    # It imports every command, so only this one needs it.
    from mutiny.cli.shells import completion  # noqa: PLC0415

    print(completion(options.shell))
    return 0
