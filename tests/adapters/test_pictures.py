"""Pictures of views in all games and phases, for all seats and spectators; and the letters that the font has."""

from __future__ import annotations

import pytest
from helpers.kits import Kit, kits
from kernel.toy import TOY
from PIL import ImageFont

from mutiny import Match
from mutiny.adapters.pictures import picture, picture_of
from mutiny.adapters.pictures.canvas import plain
from mutiny.kernel.discovery import game_names


@pytest.mark.parametrize("kit", kits(), ids=lambda kit: kit.game.name)
def test_every_phase_is_drawn_for_every_eye(kit: Kit) -> None:
    drawn: set[str] = set()
    for match, rng in kit.matches("pictures", 30):
        while True:
            phase = match.state.view(None)["phase"]
            key = f"{phase} {match.state.players}"
            if key not in drawn:
                drawn.add(key)
                eyes = (None, *range(match.state.players))
                pictures = [picture(match.state.view(eye), match.names) for eye in eyes]
                assert all(image.mode == "RGB" and image.size == pictures[0].size for image in pictures)
                # Only a seat sees its own cards; at the end everything may be open.
                assert phase == "over" or any(image.tobytes() != pictures[0].tobytes() for image in pictures[1:])
            if match.over:
                break
            kit.step(match, rng)
    assert {key.split()[0] for key in drawn} == {*kit.phases.split(), "over"}


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_a_picture_of_its_own(name: str) -> None:
    assert picture_of(name).__module__ == f"mutiny.games.{name}.picture"


def test_a_game_without_a_picture_is_written_down() -> None:
    match = Match(TOY, ["Ann", "Bo"], seed=bytes(32))
    one, other = (picture(match.state.view(seat), match.names) for seat in (None, 0))
    assert other.size[1] > one.size[1]


def test_names_are_written_with_the_letters_that_the_font_has() -> None:
    font = ImageFont.load_default(15)
    missing = bytes(font.getmask("\uffff"))
    for text in ("Grünland Frosthöhle", "Traîtres à bord", "Straße – ½ · × 船", "…"):
        for letter in plain(text).replace(" ", ""):
            assert bytes(font.getmask(letter)) != missing, letter
    assert plain("Zoë Ångström Łódź") == "Zoe Angstroem ?odz"
