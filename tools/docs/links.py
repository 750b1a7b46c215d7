"""Checks the links inside a built site: every file and every anchor that a page names must exist."""

from __future__ import annotations

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class _Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors = {"", "top"}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value is None:
                continue
            if name == "id" or (tag == "a" and name == "name"):
                self.anchors.add(value)
            elif name in ("href", "src"):
                self.targets.append(value)


def read(path: Path) -> _Page:
    """Return the links and the anchors of a page."""
    page = _Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def broken(folder: Path) -> Iterator[str]:
    """Yield a sentence for every link in a site that leads nowhere."""
    pages = {path: read(path) for path in sorted(folder.rglob("*.html"))}
    for path, page in pages.items():
        here = path.relative_to(folder).as_posix()
        for target in page.targets:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            found = (path.parent / unquote(parts.path)).resolve() if parts.path else path.resolve()
            found = found / "index.html" if found.is_dir() else found
            if not found.is_relative_to(folder.resolve()):
                yield f"{here}: {target} leads out of the site."
            elif not found.is_file():
                yield f"{here}: {target} does not exist."
            elif found.suffix == ".html":
                there = pages[folder / found.relative_to(folder.resolve())]
                if unquote(parts.fragment) not in there.anchors:
                    yield f"{here}: {target} names a part of the page that does not exist."
