"""Make the files of a release in dist/: the sources, a pure wheel for every machine, and a compiled wheel for this one.

Usage: python tools/dist.py [--out FOLDER] [--pure] [--tag TAG]. The sources are the tracked files of this clone and the
built web client; the wheels are made from the packed sources, in fresh folders and without Node. Two runs give the
same bytes: everything is dated by SOURCE_DATE_EPOCH or, without it, by the last commit. --pure leaves out the compiled
wheel. --tag fails unless the version, the citation and the changelog are those of that tag, and the project has
addresses.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r'^__version__ = "(?P<version>[^"]+)"$', re.MULTILINE)
CITED = re.compile(r"^version: (?P<version>\S+)$", re.MULTILINE)
HEADING = re.compile(r"^## (?P<version>\S+) \((?P<date>[^)]+)\)$", re.MULTILINE)
DATE = re.compile(r"\d{4}-\d{2}-\d{2}")
CLIENT = "mutiny/server/static/index.html"
LIBRARIES = (".so", ".pyd")
PLAIN_MODES = 0o022
"""The umask of the builds: it would show in the modes of the packed files."""
UNPACKED = {".gitignore"}
"""Tracked files that the sources may lack."""


class BadDistribution(Exception):
    """An error: a file of the release cannot be made, or lacks something."""


def tracked(root: Path) -> list[str]:
    """Return the tracked files of a clone that exist."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True).stdout
    return sorted(name for name in listed.split("\0") if name and (root / name).is_file())


def build_time(root: Path) -> str:
    """Return the time at which all files are dated, in seconds since 1970."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    if given:
        return given
    command = ["git", "log", "-1", "--format=%ct"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.strip()


def export(root: Path, target: Path) -> None:
    """Copy the tracked files and the built web client into a folder."""
    for name in tracked(root):
        copy = target / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / name, copy)
    static = Path("src", "mutiny", "server", "static")
    stamp = Path("build", "web.stamp")
    shutil.copytree(root / static, target / static)
    # It says from which sources the client was built, so that it is not built again.
    (target / stamp).parent.mkdir()
    shutil.copy2(root / stamp, target / stamp)


def build(tree: Path, hook: str, out: Path, environment: dict[str, str]) -> Path:
    """Have the build backend make a file from a source tree, with the tools of this environment."""
    out.mkdir(parents=True, exist_ok=True)
    code = f"from tools import build_backend; print('made', build_backend.{hook}({str(out)!r}))"
    command = [sys.executable, "-c", code]
    done = subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, check=False, umask=PLAIN_MODES
    )
    made = re.search(r"^made (.+)$", done.stdout, re.MULTILINE)
    if done.returncode or made is None:
        raise BadDistribution(f"{hook} failed:\n{(done.stdout + done.stderr)[-4000:]}")
    return out / made[1]


def unpack(sources: Path, target: Path) -> Path:
    """Unpack packed sources into a folder and return the tree."""
    with tarfile.open(sources) as archive:
        archive.extractall(target, filter="data")
    return target / sources.name.removesuffix(".tar.gz")


def check_sources(sources: Path, expected: list[str]) -> None:
    """Fail if packed sources lack a tracked file or the web client."""
    with tarfile.open(sources) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    missing = {*expected, f"src/{CLIENT}"} - packed - UNPACKED
    if missing:
        raise BadDistribution(f"{sources.name} lacks {', '.join(sorted(missing)[:10])}.")


def check_wheel(wheel: Path) -> None:
    """Fail if a wheel lacks the web client, or if its tag names a platform for modules that are not compiled."""
    names = ZipFile(wheel).namelist()
    if CLIENT not in names:
        raise BadDistribution(f"{wheel.name} lacks the web client.")
    is_compiled = any(name.endswith(LIBRARIES) for name in names)
    if is_compiled == wheel.name.endswith("-py3-none-any.whl"):
        raise BadDistribution(f"{wheel.name} has {'' if is_compiled else 'no '}compiled modules.")


def check_tag(root: Path, tag: str) -> None:
    """Fail unless version, citation and changelog are those of a tag, and the project has addresses."""
    version = VERSION.search((root / "src" / "mutiny" / "__init__.py").read_text(encoding="utf-8"))
    heading = HEADING.search((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    if version is None or tag != f"v{version['version']}":
        raise BadDistribution(f"the tag is {tag}, but the version is {version['version'] if version else 'missing'}.")
    if heading is None or heading["version"] != version["version"] or not DATE.fullmatch(heading["date"]):
        wanted = f"## {version['version']} (YYYY-MM-DD)"
        raise BadDistribution(f"CHANGELOG.md must begin with the heading '{wanted}', not '{heading and heading[0]}'.")
    cited = CITED.search((root / "CITATION.cff").read_text(encoding="utf-8"))
    if cited is None or cited["version"] != version["version"]:
        raise BadDistribution(f"CITATION.cff must have the line 'version: {version['version']}'.")
    if "urls" not in tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]:
        raise BadDistribution("pyproject.toml must have the addresses of the project, as [project.urls].")


def make(root: Path, out: Path, forms: tuple[str, ...]) -> list[Path]:
    """Make and check packed sources, and a wheel for each form, a value of MUTINY_COMPILE; return the files."""
    web = [sys.executable, str(root / "tools" / "web.py"), "--require"]
    if subprocess.run(web, cwd=root, check=False).returncode:
        raise BadDistribution("the web client is missing.")
    for old in out.glob("mutiny_games-*"):
        old.unlink()
    environment = {**os.environ, "SOURCE_DATE_EPOCH": build_time(root), "PYTHONHASHSEED": "0"}
    with TemporaryDirectory() as folder:
        tree = Path(folder, "tree")
        export(root, tree)
        sources = build(tree, "build_sdist", out, environment)
        check_sources(sources, tracked(root))
        made = [sources]
        for form in forms:
            unpacked = unpack(sources, Path(folder, form))
            made.append(build(unpacked, "build_wheel", out, {**environment, "MUTINY_COMPILE": form}))
            check_wheel(made[-1])
    return made


def main() -> int:
    """Make the files; return 0 if all of them are sound."""
    parser = argparse.ArgumentParser(description="Make the files of a release.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where to (default: dist)")
    parser.add_argument("--pure", action="store_true", help="leave out the compiled wheel")
    parser.add_argument("--tag", help="fail unless the version, the citation and the changelog are those of this tag")
    options = parser.parse_args()
    try:
        if options.tag is not None:
            check_tag(ROOT, options.tag)
        status = ["git", "status", "--porcelain", "--untracked-files=no"]
        if subprocess.run(status, cwd=ROOT, capture_output=True, check=True).stdout:
            print("Changes that are not committed are in these files too.", file=sys.stderr)
        for path in make(ROOT, options.out.resolve(), ("0",) if options.pure else ("0", "require")):
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            print(f"{digest}  {path.name}  {path.stat().st_size / 1e6:.1f} MB", flush=True)
    except BadDistribution as error:
        print(f"No distribution: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
