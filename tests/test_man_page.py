"""tools/man_page.py: the manual page agrees with the commands."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from mutiny.cli.command_list import COMMANDS
from tools import man_page


def test_the_manual_page_is_up_to_date() -> None:
    assert man_page.TARGET.read_text(encoding="utf-8") == man_page.page(), "run python tools/man_page.py"


def test_it_describes_every_command() -> None:
    text = man_page.page()
    for name in COMMANDS:
        assert f"\n.SS {name}\n" in text
    assert "\n\\fB\\-\\-autosave\\fR \\fIFILE\\fR\n" in text


@pytest.mark.skipif(shutil.which("groff") is None, reason="there is no groff here")
def test_groff_finds_nothing_wrong() -> None:
    ran = subprocess.run(
        ["groff", "-man", "-Tutf8", "-ww", "-z", man_page.TARGET], capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
