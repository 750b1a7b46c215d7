"""tools/docs/links.py: links inside a built site."""

from __future__ import annotations

from pathlib import Path

from tools.docs.links import broken


def page(folder: Path, name: str, body: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"<html><body>{body}</body></html>", encoding="utf-8")


def test_links_that_lead_somewhere_are_fine(tmp_path: Path) -> None:
    page(tmp_path, "index.html", '<h1 id="a-b">A</h1><a href="b/c.html#d">d</a><a href="#a-b">a</a><a href="#">up</a>')
    page(tmp_path, "b/c.html", '<p id="d"><a href="../">home</a><img src="../e%20f.png"></p>')
    (tmp_path / "e f.png").touch()
    page(
        tmp_path,
        "g.html",
        '<a href="https://example.org/x">x</a><a href="mailto:a@example.org">y</a><a href="b/c.html?q=1">z</a>',
    )
    assert list(broken(tmp_path)) == []


def test_links_that_lead_nowhere_are_told(tmp_path: Path) -> None:
    page(
        tmp_path,
        "index.html",
        '<a href="b.html">b</a><a href="c.html#d">d</a><a href="../e.html">e</a><img src="f.png">',
    )
    page(tmp_path, "c.html", "")
    assert list(broken(tmp_path)) == [
        "index.html: b.html does not exist.",
        "index.html: c.html#d names a part of the page that does not exist.",
        "index.html: ../e.html leads out of the site.",
        "index.html: f.png does not exist.",
    ]
