"""tools/docs/sources.py: the pages of the repository as pages of the site."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.docs import build
from tools.docs.sources import DOCS, INDEX, ROOT, BadPage, DocsSite, Generated, links, menu

FENCED = "```text\n[a](nowhere.md)\n```\n"


def site(tmp_path: Path, **pages: str) -> DocsSite:
    """Return a site of some pages in docs, and an example beside them."""
    root = tmp_path / "root"
    for name, text in {"index": "# Site\n\n## Read\n\n- [A](a.md)\n", "a": "# A\n", **pages}.items():
        path = root / DOCS / f"{name}.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (root / "examples" / "bot").mkdir(parents=True)
    (root / "examples" / "bot" / "bot.py").write_text("print('```')\n", encoding="utf-8")
    (root / "README.md").write_text("# Read me\n", encoding="utf-8")
    return DocsSite(tmp_path / "source", {"facts": lambda: Generated("Made.", {"facts/one.md": "# One\n"})}, root)


def written(made: DocsSite, name: str) -> str:
    made.write()
    return (made.target / name).read_text(encoding="utf-8")


def test_every_page_of_the_repository_is_in_the_menu_once() -> None:
    """The same holds for the real pages: a page that nobody lists is a page that nobody finds."""
    listed = [entry for _, entries in menu((ROOT / INDEX).read_text(encoding="utf-8")) for entry in entries]
    pages = {path.name for path in (ROOT / DOCS).glob("*.md")} - {"index.md"}
    assert sorted(entry for entry in listed if not entry.startswith("..")) == sorted(pages)


def test_the_sources_of_the_site_are_written_without_a_broken_path(tmp_path: Path) -> None:
    made = DocsSite(tmp_path, build.GENERATORS)
    made.write()
    for page in sorted(tmp_path.rglob("*.md")):
        for target in links(page.read_text(encoding="utf-8")):
            path = target.partition("#")[0]
            if path and ":" not in path:
                assert (page.parent / path).exists(), f"{page.relative_to(tmp_path)}: {target}"


def test_the_menu_has_the_lists_of_the_front_page(tmp_path: Path) -> None:
    text = written(site(tmp_path), "index.md")
    assert "```{toctree}\n:hidden:\n:caption: Read\n\na.md\n```" in text
    assert text.startswith("# Site\n\n## Read\n\n- [A](a.md)\n")


def test_links_out_of_docs_lead_to_pages_that_show_the_file(tmp_path: Path) -> None:
    made = site(tmp_path, a="# A\n\n[one](../examples/bot/bot.py) and [all](../examples/bot)\n")
    assert "[one](files/examples/bot/bot.py.md) and [all](files/examples/bot.md)" in written(made, "a.md")
    # The fence must be longer than every run of backticks in the file.
    assert "````python\nprint('```')\n````" in written(made, "files/examples/bot/bot.py.md")
    assert "[bot.py](bot/bot.py.md)" in written(made, "files/examples/bot.md")


def test_the_front_page_takes_the_place_of_the_readme(tmp_path: Path) -> None:
    assert "[x](index.md)" in written(site(tmp_path, a="# A\n\n[x](../README.md)\n"), "a.md")
    assert not (tmp_path / "source" / "README.md").exists()


def test_code_is_left_alone(tmp_path: Path) -> None:
    assert FENCED in written(site(tmp_path, a=f"# A\n\n{FENCED}"), "a.md")


def test_a_generated_part_takes_the_place_of_its_comment_and_may_bring_pages(tmp_path: Path) -> None:
    made = site(tmp_path, a="# A\n\n<!-- generated: facts -->\n")
    assert written(made, "a.md") == "# A\n\nMade.\n"
    assert (made.target / "facts" / "one.md").read_text(encoding="utf-8") == "# One\n"


@pytest.mark.parametrize(
    ("pages", "why"),
    [
        ({"b": "# B\n"}, "docs/b.md is in no list of docs/index.md"),
        ({"index": "# Site\n\n## Read\n\n- [A](a.md)\n- [A](a.md)\n"}, "lists docs/a.md twice"),
        ({"index": "# Site\n\n## Read\n\n- [A](a.md)\n- [B](b.md)\n"}, "lists docs/b.md, which is not a page"),
        ({"a": "[b](b.md)"}, "docs/a.md links to b.md, which does not exist"),
        ({"a": "[b](../../b.md)"}, "docs/a.md links to ../../b.md, which does not exist"),
        ({"a": "[b](index.md#b)"}, "docs/a.md links to index.md#b, but docs/index.md has no such heading"),
        ({"a": "[b](../README.md#b)"}, "in place of the README"),
        ({"a": "<!-- generated: nothing -->"}, "nothing generates 'nothing'; there is facts"),
    ],
)
def test_a_page_that_cannot_be_right_is_refused(tmp_path: Path, pages: dict[str, str], why: str) -> None:
    with pytest.raises(BadPage) as refused:
        site(tmp_path, **pages).write()
    assert why in str(refused.value)
