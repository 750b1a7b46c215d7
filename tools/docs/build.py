"""Build the documentation site: python -m tools.docs.build [--external] [--open].

It writes the sources into build/docs/source, the site into build/docs/html, and checks every link inside the site. A
warning of Sphinx is an error. With --external it also asks the servers that pages link to.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import webbrowser
from pathlib import Path

from tools.docs import api, commands, links, rulebooks
from tools.docs.sources import ROOT, BadPage, DocsSite, Generators

BUILD = ROOT / "build" / "docs"
GENERATORS: Generators = {"rulebooks": rulebooks.index, "api": api.index, "commands": commands.index}


def sphinx(builder: str, source: Path, target: Path) -> int:
    """Run a builder of Sphinx and return its exit status."""
    # In the pure form autodoc can read signatures and sources; tools is found from the root.
    environment = {**os.environ, "MUTINY_PURE": "1", "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "sphinx", "--builder", builder, "--fail-on-warning", "--keep-going", "--quiet"]
    command += ["--conf-dir", str(Path(__file__).parent), "--doctree-dir", str(BUILD / "doctrees")]
    return subprocess.run([*command, str(source), str(target)], env=environment, check=False).returncode


def build(external: bool) -> int:
    """Build and check the site; returns 1 if anything is wrong with it."""
    source, target = BUILD / "source", BUILD / "html"
    try:
        DocsSite(source, GENERATORS).write()
    except BadPage as bad:
        print(bad)
        return 1
    if status := sphinx("html", source, target):
        return status
    if found := list(links.broken(target)):
        print(*found, sep="\n")
        return 1
    if external and (status := sphinx("linkcheck", source, BUILD / "linkcheck")):
        print(f"{BUILD / 'linkcheck' / 'output.txt'} lists the links that failed.")
        return status
    print(f"The documentation is in {target.relative_to(ROOT)}/index.html; every link inside it leads somewhere.")
    return 0


def main() -> int:
    """Read the arguments and build."""
    parser = argparse.ArgumentParser(prog="python -m tools.docs.build", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--external", action="store_true", help="also check links to other servers")
    parser.add_argument("--open", action="store_true", help="open the site in a browser")
    options = parser.parse_args()
    status = build(options.external)
    if status == 0 and options.open:
        webbrowser.open((BUILD / "html" / "index.html").as_uri())
    return status


if __name__ == "__main__":
    sys.exit(main())
