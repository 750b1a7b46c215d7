"""The operator's blocked words: refused in names and chat, and nothing else is."""

from __future__ import annotations

from pathlib import Path

import pytest
from server.servers import new_table, run, running_server

from mutiny.client import ActRefused, Client
from mutiny.server.tables.blocked_words import BadWordList, BlockedWords, read_blocked_words


def test_only_whole_words_count_without_case_and_accents() -> None:
    blocked = BlockedWords(["Schuft", "fils de pirate", "  ", "naïf"])
    for text in (
        "schuft",
        "du SCHUFT!",
        "Fils-de-Pirate",
        "NAIF",
        "nai\u0308f",
        "\uff33chuft",
        "a\tschuft\nb",
        "_schuft_",
    ):
        assert blocked.has(text), text
    for text in ("Schufte", "Unschuft", "fils du pirate", "fils de", "", "naifs"):
        assert not blocked.has(text), text
    assert not BlockedWords().has("schuft")


def test_a_bad_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "latin.txt").write_bytes(b"caf\xe9")
    for name in ("missing.txt", "latin.txt", "."):
        with pytest.raises(BadWordList, match=r"cannot be read: .*\.$"):
            read_blocked_words(tmp_path / name)
    assert not read_blocked_words(None).has("anything")


def test_names_and_chat_with_blocked_words_are_refused(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("# insults\nlandlubber\nson of a gun\n", encoding="utf-8-sig")

    async def test() -> None:
        async with running_server(tmp_path, blocked_words=words) as server:
            with pytest.raises(ActRefused, match="another name") as refused:
                await server.http_api.open_table(new_table(name="Ländlubber"))
            assert refused.value.code == "words"
            ann = await server.http_api.open_table(new_table(name="insults"))
            with pytest.raises(ActRefused, match="another name"):
                await server.http_api.join(ann.table.id, "Landlubber 2")
            async with (
                Client(server.address, ann.table.id, ann.token) as player,
                Client(server.address, ann.table.id) as watcher,
            ):
                for client in (player, watcher):
                    with pytest.raises(ActRefused, match="differently"):
                        await client.chat("You SON of a gun!")
                    await client.chat("A landlubberly gun")

    run(test)
