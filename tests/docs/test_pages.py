"""The pages name commands, options, targets of make, settings and sentences that exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from mutiny.cli.entry import COMMANDS
from tools.docs.commands import index

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
INLINE = re.compile(r"`([^`\n]+)`")
CALL = re.compile(r"(?:^|[\s;&/(\"])mutiny (?!import\b)([a-z]+)\b([^#;|&]*)")
OPTION = re.compile(r"(?<![\w-])(--[a-z][a-z-]*)")
TARGET = re.compile(r"(?:^|[\s;&(])make((?: [A-Z]+=\S+)*) ([a-z][a-z-]*)")
QUOTED = re.compile(r'^### "(.+)"$', re.MULTILINE)
OF_THE_SHELL = "mutiny: command not found"


def code(page: Path) -> Iterator[str]:
    """Yield the lines of a page that are code, and the pieces of code in its sentences."""
    fenced = False
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif fenced or line.startswith("    "):
            yield line
        else:
            yield from INLINE.findall(line)


@cache
def helps() -> dict[str, str]:
    """Return the help of every command."""
    parts = index().text.split("## mutiny ")[1:]
    return {name: text for name, _, text in (part.partition("\n") for part in parts)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_commands_and_their_options_exist(page: Path) -> None:
    for line in code(page):
        for name, rest in CALL.findall(line):
            assert name in COMMANDS or name == "help", line
            known = set(OPTION.findall(helps().get(name, "")))
            assert set(OPTION.findall(rest)) <= known | {"--help"}, line


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_targets_of_make_exist(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for line in code(page):
        for _, target in TARGET.findall(line):
            assert target in targets, line


def test_the_sentences_that_trouble_people_are_those_of_the_program() -> None:
    """The headings of docs/faq.md quote them, with dots and an example in place of what varies."""
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tools").glob("*.py"), ROOT / "tools" / "venv.sh"]
    sources = "\n".join(path.read_text(encoding="utf-8") for path in files)
    quoted = QUOTED.findall((ROOT / "docs" / "faq.md").read_text(encoding="utf-8"))
    assert len(quoted) > 5
    for sentence in quoted:
        for part in re.split(r"\.\.\.|\d[\d.]*| pip install ", sentence):
            words = part.strip()
            assert words in sources or sentence == OF_THE_SHELL, sentence


def test_the_web_server_in_front_is_that_of_the_example() -> None:
    page = (ROOT / "docs" / "host-it.md").read_text(encoding="utf-8")
    shown = re.findall(r"^```text\n(mutiny\.example\.org.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert len(shown) == 1
    assert (ROOT / "examples" / "deploy" / "Caddyfile").read_text(encoding="utf-8").endswith(shown[0])
