"""The sources of the documentation site: the pages of the repository, and the pages that are generated.

The pages in `docs` are read on their own too, in an editor or where the repository is hosted. So they stay plain
Markdown with links to files, and everything that only the site needs is added to a copy of them:

- the menu, from the lists of links in `docs/index.md`;
- addresses of the site in place of paths in the repository;
- a page for every file outside `docs` that a page links to;
- the generated parts, in place of `<!-- generated: NAME -->`.
"""

from __future__ import annotations

import os
import posixpath
import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
DOCS = "docs"
INDEX = f"{DOCS}/index.md"
OF_THE_ROOT = {
    "README.md": "index.md",
    "OVERVIEW.md": "overview.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "SECURITY.md": "security.md",
}
"""Pages outside `docs`, and their names on the site. The front page takes the place of the README."""
PICTURES = (".png", ".svg", ".webp")
SHOWN = (
    ".cff",
    ".md",
    ".py",
    ".service",
    ".sh",
    ".toml",
    ".txt",
    ".yaml",
    ".yml",
    "Caddyfile",
    "Dockerfile",
    "Makefile",
)
"""How names of files end that are shown on a page of the site."""
LANGUAGES = {".md": "markdown", ".py": "python", ".sh": "sh", ".toml": "toml", ".yaml": "yaml", ".yml": "yaml"}
LINK = re.compile(r"(\]\()([^()\s]+)(\))")
FENCE = re.compile(r"^ {0,3}(`{3,}|~{3,})")
MARKER = re.compile(r"^<!-- generated: ([a-z-]+) -->$", re.MULTILINE)
ENTRY = re.compile(r"^[-*] +\[[^\]]+\]\(([^()\s#]+)\)")


class BadPage(Exception):
    """A page that cannot become a page of the site; the message names it and says why."""


@dataclass(slots=True)
class Generated:
    """A generated part of a page, and pages of its own, by their paths on the site."""

    text: str
    pages: dict[str, str] = field(default_factory=dict)


Generators = dict[str, Callable[[], Generated]]


def is_address(target: str) -> bool:
    """Return whether the target of a link is an address, and no path.

    >>> is_address("https://example.org"), is_address("mailto:ann@example.org"), is_address("server.md#settings")
    (True, True, False)
    """
    return re.match(r"[a-z][a-z0-9+.-]*:", target) is not None


def outside_fences(text: str) -> Iterator[tuple[str, bool]]:
    """Yield the lines of a page, each with whether it is text and not part of a block of code.

    >>> list(outside_fences("a\\n```\\nb\\n```\\nc"))
    [('a', True), ('```', False), ('b', False), ('```', False), ('c', True)]
    """
    fence = ""
    for line in text.split("\n"):
        found = FENCE.match(line)
        if fence:
            yield line, False
            if found is not None and found[1].startswith(fence) and not line.strip().strip(fence[0]):
                fence = ""
        elif found is not None:
            fence = found[1]
            yield line, False
        else:
            yield line, True


def links(text: str) -> Iterator[str]:
    """Yield the targets of the links and pictures of a page.

    >>> list(links("[a](b.md#c) and ![d](e.png)"))
    ['b.md#c', 'e.png']
    """
    for line, is_text in outside_fences(text):
        if is_text:
            for found in LINK.finditer(line):
                yield found[2]


def menu(text: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the sections of the front page that list pages, each with the paths that begin its entries.

    >>> list(menu("# Site\\n\\n## Learn\\n\\n- [Play](play.md): how\\n- [Win](../win.md)\\n"))
    [('Learn', ['play.md', '../win.md'])]
    """
    heading, entries = "", list[str]()
    for line, is_text in outside_fences(text):
        if is_text and line.startswith("## "):
            if entries:
                yield heading, entries
            heading, entries = line.removeprefix("## ").strip(), []
        elif is_text and (found := ENTRY.match(line)) is not None and not is_address(found[1]):
            entries.append(found[1])
    if entries:
        yield heading, entries


def anchors(text: str) -> Iterator[str]:
    """Yield the anchors of the headings of a page, as the places that show Markdown make them.

    >>> list(anchors("# A *big* `one`\\n\\n## What's new?\\n"))
    ['a-big-one', 'whats-new']
    """
    for line, is_text in outside_fences(text):
        if is_text and re.match("#{1,6} ", line):
            yield re.sub(r"[^\w\- ]", "", line.lstrip("#").strip().lower()).replace(" ", "-")


def toctree(entries: list[str], caption: str = "", hidden: bool = True) -> str:
    """Return the directive that puts pages into the menu of the site.

    >>> print(toctree(["a.md"], "Learn"))
    ```{toctree}
    :hidden:
    :caption: Learn
    <BLANKLINE>
    a.md
    ```
    """
    options = [":hidden:"] if hidden else [":maxdepth: 1"]
    options += [f":caption: {caption}"] if caption else []
    return "\n".join(["```{toctree}", *options, "", *entries, "```"])


def frontmatter(**facts: str) -> str:
    """Return the head of a page with facts about it.

    >>> frontmatter(lang="fr")
    '---\\nlang: fr\\n---\\n\\n'
    """
    return "\n".join(["---", *(f"{name}: {fact}" for name, fact in facts.items()), "---", "", ""])


class DocsSite:
    """Writes the sources of the site into a folder."""

    def __init__(self, target: Path, generators: Generators, root: Path = ROOT) -> None:
        self.target = target
        self.generators = generators
        self.root = root
        self.pages = {path: name for path, name in OF_THE_ROOT.items() if (root / path).is_file()}
        self.pages |= {f"{DOCS}/{path.name}": path.name for path in sorted((root / DOCS).glob("*.md"))}
        self.files: dict[str, str] = {}

    def write(self) -> None:
        """Write all sources; raises `BadPage` for a page that is in no menu, or with a link to nothing."""
        shutil.rmtree(self.target, ignore_errors=True)
        self.target.mkdir(parents=True)
        for picture in sorted((self.root / DOCS).rglob("*")):
            if picture.suffix in PICTURES:
                self._copy(picture, self.target / picture.relative_to(self.root / DOCS))
        menus = list(menu((self.root / INDEX).read_text(encoding="utf-8")))
        self._check_menus(menus)
        for path, name in self.pages.items():
            if path == "README.md":
                continue
            text = self._generate(path, self._linked(path))
            if path == INDEX:
                trees = [toctree([self._address(path, entry) for entry in entries], head) for head, entries in menus]
                text = "\n\n".join([text.rstrip(), *trees, ""])
            self._put(name, text)
        while missing := [path for path in self.files if not (self.target / self.files[path]).exists()]:
            for path in missing:
                self._put(self.files[path], self._file_page(path))

    def _check_menus(self, menus: list[tuple[str, list[str]]]) -> None:
        listed = [posixpath.normpath(posixpath.join(DOCS, entry)) for _, entries in menus for entry in entries]
        for path in listed:
            if path not in self.pages:
                raise BadPage(f"{INDEX} lists {path}, which is not a page.")
            if listed.count(path) > 1:
                raise BadPage(f"{INDEX} lists {path} twice.")
        for path in self.pages:
            if path not in (INDEX, "README.md", *listed):
                raise BadPage(f"{path} is in no list of {INDEX}, so nobody would find it.")

    def _generate(self, path: str, text: str) -> str:
        def part(found: re.Match[str]) -> str:
            if found[1] not in self.generators:
                raise BadPage(f"{path}: nothing generates {found[1]!r}; there is {', '.join(self.generators)}.")
            made = self.generators[found[1]]()
            for name, page in made.pages.items():
                self._put(name, page)
            return made.text

        return MARKER.sub(part, text)

    def _linked(self, path: str) -> str:
        """Return the text of a page with addresses of the site in its links."""

        def relink(found: re.Match[str]) -> str:
            return f"{found[1]}{self._address(path, found[2])}{found[3]}"

        text = (self.root / path).read_text(encoding="utf-8")
        lines = (LINK.sub(relink, line) if is_text else line for line, is_text in outside_fences(text))
        return "\n".join(lines)

    def _address(self, page: str, target: str) -> str:
        path, mark, anchor = target.partition("#")
        if is_address(target) or not path:
            return target
        found = posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
        here = posixpath.dirname(self.pages.get(page, "") or self.files.get(page, ""))
        if found == "README.md" and anchor:
            raise BadPage(f"{page} links to {target}, but the site has its front page in place of the README.")
        if found in self.pages:
            if anchor and anchor not in anchors((self.root / found).read_text(encoding="utf-8")):
                raise BadPage(f"{page} links to {target}, but {found} has no such heading.")
            return posixpath.relpath(self.pages[found], here or ".") + mark + anchor
        if found.startswith(f"{DOCS}/") and found.endswith(PICTURES) and (self.root / found).is_file():
            return posixpath.relpath(found.removeprefix(f"{DOCS}/"), here or ".")
        if found.startswith("..") or not (self.root / found).exists():
            raise BadPage(f"{page} links to {target}, which does not exist.")
        self.files.setdefault(found, f"files/{found.strip('.').replace('/.', '/')}.md")
        return posixpath.relpath(self.files[found], here or ".")

    def _file_page(self, path: str) -> str:
        """Return a page that shows a file, or the list of the files in a folder."""
        source = self.root / path
        if source.is_dir():
            inside = sorted(
                file.relative_to(self.root).as_posix()
                for file in source.rglob("*")
                if file.name.endswith(SHOWN) and not any(part.endswith((".egg-info", "build")) for part in file.parts)
            )
            shown = [
                f"- [{file[len(path) + 1 :]}]({self._address(path, os.path.relpath(file, Path(path).parent))})"
                for file in inside
            ]
            return "\n".join(
                [frontmatter(orphan="true"), f"# {path}", "", "A folder of the repository.", "", *shown, ""]
            )
        text = source.read_text(encoding="utf-8")
        fence = "`" * max(3, 1 + max((len(run) for run in re.findall("`+", text)), default=0))
        block = [f"{fence}{LANGUAGES.get(source.suffix, 'text')}", text.rstrip("\n"), fence]
        return "\n".join([frontmatter(orphan="true"), f"# {path}", "", "A file of the repository.", "", *block, ""])

    def _put(self, name: str, text: str) -> None:
        path = self.target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    @staticmethod
    def _copy(path: Path, target: Path) -> None:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
