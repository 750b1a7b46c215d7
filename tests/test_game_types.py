"""tools/game_types.py and tools/view_docs.py: their output agrees with the types that the games declare."""

from __future__ import annotations

from tools import game_types, view_docs


def test_the_client_has_the_types_of_every_game() -> None:
    made = game_types.pages()
    assert {path.parent.name for path in made} >= {"meuterer", "traitres", "cartagena"}
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"{path}: run python -m tools.game_types"


def test_the_page_of_views_is_up_to_date() -> None:
    assert view_docs.TARGET.read_text(encoding="utf-8") == view_docs.page(), "run python -m tools.view_docs"


def test_fields_keep_their_meanings_and_secrets_are_optional() -> None:
    text = game_types.page("meuterer") or ""
    assert "  /** Victory points, by seat. */\n  scores: number[];" in text
    assert "  /** The action card taken; secret. */\n  role?: Role;" in text
    assert "export type MeutererEvent =\n  | MeutererRingEvent\n" in text
    assert "export type Announcement = [number, Loot];" in (game_types.page("traitres") or "")


def test_interfaces_of_a_union_say_what_they_lack() -> None:
    text = game_types.page("cartagena") or ""
    lacking = text.split("export interface LookingAtSailors {")[1].split("}")[0]
    assert "  gold?: never;\n  combat?: never;\n" in lacking
