"""The screen of a game: table, hand, choice, log and talk, with an explanation of what the player points at."""

from __future__ import annotations

from collections.abc import Awaitable
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING, ClassVar

from mutiny.bots import STRENGTHS
from mutiny.common.extras import OptionalImports
from mutiny.i18n import Messages, clauses_of, dangers, describe, ends_game, goal, meaning, phrases
from mutiny.rulebook import NoSuchClause, games, load
from mutiny.tui.dialogs import Dialog
from mutiny.tui.panes import Asked, ChoicePane, DetailPane, HandPane, KeysPane, LinesPane, TablePane, TalkPane
from mutiny.tui.player_game import CannotDo, GameSnapshot, PlayerGame
from mutiny.tui.server_game import ServerGame
from mutiny.tui.vocabulary import own_cards, title_of, vocabulary

with OptionalImports("tui"):
    from textual import events, on, work
    from textual.app import ComposeResult
    from textual.binding import Binding, BindingType
    from textual.containers import Horizontal, Vertical
    from textual.content import Content
    from textual.screen import Screen
    from textual.widgets import Input, OptionList, Static

if TYPE_CHECKING:
    from mutiny.tui.app import FullScreenApp

LATEST_WHY = 12
"""The events that the dialog about causes lists, the last ones first."""
AGAIN, QUIT = "again", "quit"


class GameScreen(Screen[str]):
    """A game. It is dismissed with AGAIN or QUIT."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (120, "-wide")]  # noqa: RUF012 (as the library declares it)
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]  # noqa: RUF012
    CSS = """
    GameScreen { layers: base; }
    #title { height: 1; padding: 0 1; background: $primary; color: $text; text-style: bold; }
    #middle { height: 1fr; }
    #left { width: 58%; }
    #right { width: 1fr; min-width: 12; border-left: solid $primary; }
    #table, #hand, #choice, #log, #talk, #detail {
        border: none; border-top: solid $primary; padding: 0 1; background: $background;
        border-title-color: $text-primary;
    }
    #table:focus, #hand:focus, #choice:focus, #log:focus, #talk:focus-within {
        border-top: heavy $accent; border-title-style: bold reverse;
    }
    #table { height: 1fr; scrollbar-size-vertical: 1; scrollbar-size-horizontal: 1; }
    #hand { height: auto; max-height: 4; }
    #choice { height: auto; max-height: 50%; scrollbar-size-vertical: 1; }
    #log { height: 1fr; min-height: 3; }
    #log, #said { scrollbar-size-vertical: 1; scrollbar-gutter: stable; overflow: hidden auto; }
    #talk { height: 1fr; min-height: 4; }
    #said { height: 1fr; background: $background; }
    #say { height: 1; border: none; padding: 0; }
    #detail { height: 4; }
    #keys { height: 1; padding: 0 1; link-style: none; link-color: $text; link-background-hover: $primary; }
    GameScreen.-low.-talks #choice { max-height: 8; }
    GameScreen.-low.-talks #log { max-height: 5; }
    GameScreen.-wide #left { width: 62%; min-width: 78; max-width: 104; }
    GameScreen.-high #detail { height: 6; }
    GameScreen.-high #hand { max-height: 6; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("c", "words", show=False),
        Binding("w", "why", show=False),
        Binding("t", "talk", show=False),
        Binding("m", "manage", show=False),
        Binding("z", "zoom", show=False),
        Binding("s", "save", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("question_mark,f1", "help", show=False),
        Binding("escape", "choose", show=False),
    ]

    app: FullScreenApp

    def __init__(self, game: PlayerGame) -> None:
        super().__init__()
        self.game = game
        self.lang = game.lang
        self.say = Messages(game.lang)
        self._now = game.snapshot()
        self._title = ""
        self._asked: str | None = None
        self._thinking = False

    def compose(self) -> ComposeResult:
        """Yield the panes."""
        say = self.say
        yield Static(id="title", markup=False)
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield TablePane(say.text("tui-table"))
                yield HandPane(say.text("tui-hand"), say.text("tui-no-cards"))
            with Vertical(id="right"):
                yield ChoicePane(say.text("tui-choice"))
                yield LinesPane(say.text("tui-log"), "log")
                yield TalkPane(say.text("tui-talk"), say.text("tui-say"))
        yield DetailPane(id="detail")
        yield KeysPane(self.say)

    def on_mount(self) -> None:
        """Begin to play."""
        self.query_one(ChoicePane).focus()
        self.refresh_game()
        self.run_worker(self._run_game())
        self.run_worker(self._follow())
        self.set_interval(1.0, self._tick)

    async def _run_game(self) -> None:
        try:
            await self.game.run()
        except Exception as error:  # noqa: BLE001 (the command reports it, once the screen is gone)
            self.app.fail(error)

    async def _follow(self) -> None:
        while True:
            await self.game.changed.wait()
            self.game.changed.clear()
            self.refresh_game()

    def _tick(self) -> None:
        """Count the seconds, and notice what no message tells, such as a lost connection."""
        if self.game.snapshot().notice != self._now.notice:
            self.refresh_game()
        else:
            self._show_title()

    # What the panes show

    def refresh_game(self) -> None:
        """Show the game as it is now."""
        now = self._now = self.game.snapshot()
        words = vocabulary(now.game, self.lang)
        self._show_title()
        self._show_table(now)
        cards = [] if now.view is None else own_cards(now.view)
        hand = self.query_one(HandPane)
        hand.display = now.seat is not None and now.view is not None
        hand.show(cards, words)
        self._show_choice(now)
        talks = now.chat or bool(self._phrases())
        self.query_one(TalkPane).display = talks
        self.set_class(talks, "-talks")
        self.query_one("#log", LinesPane).show([line for line in now.lines if not (talks and line.talk)], words)
        self.query_one(TalkPane).lines.show([line for line in now.lines if line.talk], words)
        self._show_keys()
        self._ask_consent()

    def _show_title(self) -> None:
        now = self._now
        parts = [title_of(now.game, self.lang) if now.game else "Mutiny"]
        if now.notice is not None:
            parts.append(now.notice)
        else:
            parts.append(self._status())
        if now.deadline is not None and now.acting:
            seconds = max(0, ceil(now.deadline - monotonic()))
            parts.append(self.say.text("tui-seconds-left", seconds=seconds))
        title = " · ".join(parts)
        if title != self._title:
            self._title = title
            self.query_one("#title", Static).update(Content(title))

    def _status(self) -> str:
        """Return whose turn it is."""
        now = self._now
        if now.over:
            return self.say.text("tui-game-over")
        if now.view is None:
            return self.say.text("tui-gathering")
        if now.legal and now.seat is not None:
            return self.say.text("tui-your-turn", player=now.names[now.seat])
        waiting = self.say.text("tui-waiting-for", players=self.say.join([now.names[seat] for seat in now.acting]))
        return f"{self.say.text('tui-you-watch')} · {waiting}" if now.seat is None else waiting

    def _show_table(self, now: GameSnapshot) -> None:
        table = self.query_one(TablePane)
        if now.view is not None:
            table.show(now.view, now.names, vocabulary(now.game, self.lang), self.lang)
        elif isinstance(self.game, ServerGame) and self.game.waiting:
            link = str(self.game.link._replace(token=None))
            table.show_text(self.say.text("tui-invite", players=self.say.join(now.names), link=link))

    def _show_choice(self, now: GameSnapshot) -> None:
        pane = self.query_one(ChoicePane)
        before = pane.keys
        if now.over:
            pane.border_title = self.say.text("tui-game-over")
            keys = [AGAIN, QUIT]
            texts = [self.say.text("tui-over-again"), self.say.text("tui-over-quit")]
        elif isinstance(self.game, ServerGame) and self.game.waiting and self.game.is_host:
            pane.border_title = self.say.text("tui-choice")
            keys = [str(level) for level in STRENGTHS]
            texts = [
                self.say.text("tui-start-with", strength=self.say.text("web-strength", level=level)) for level in keys
            ]
        else:
            keys = now.legal
            texts = [] if now.view is None else [describe(move, now.view, self.lang) for move in keys]
            count = self.say.text("tui-choices", count=len(keys))
            pane.border_title = count if keys else self._status()
        pane.show(keys, texts)
        if pane.keys != before or not pane.keys:
            self._explain_choice()

    def _show_keys(self) -> None:
        now = self._now
        keys = [("⏎", "play", "screen.choose_now")]
        if self.game.hints:
            keys.append(("h", "hint", "screen.hint"))
        if now.undo:
            keys.append(("u", "undo", "screen.undo"))
        keys += [("c", "words", "screen.words"), ("w", "why", "screen.why")]
        if now.chat or self._phrases():
            keys.append(("t", "talk", "screen.talk"))
        if isinstance(self.game, ServerGame) and self.game.is_host:
            keys.append(("m", "host", "screen.manage"))
        keys += [("z", "zoom", "screen.zoom"), ("l", "light", "app.light"), ("?", "help", "screen.help")]
        keys.append(("q", "quit", "screen.leave"))
        self.query_one(KeysPane).show(keys)

    def _phrases(self) -> list[tuple[str, str]]:
        now = self._now
        return [] if now.view is None or now.seat is None else phrases(now.view, self.lang)

    # Explanations

    def _explain(self, title: str, text: str) -> None:
        self.query_one(DetailPane).explain(title, text)

    def _explain_choice(self) -> None:
        """Explain the highlighted move, or the goal if there is none."""
        view, move = self._now.view, self.query_one(ChoicePane).chosen
        if view is None or self._now.seat is None:
            self._explain("", "")
        elif move is not None and move in self._now.legal:
            clauses = " ".join(clauses_of(move, view))
            means = meaning(move, view, self.lang)
            # The meaning of a move can repeat its description; the description alone repeats the list.
            text = means if means is not None else self._clause_text(clauses.partition(" ")[0])
            self._explain(describe(move, view, self.lang) + (f" [{clauses}]" if clauses else ""), text)
        else:
            aim = goal(view, self.lang) or ""
            warnings = " ".join(f"! {danger.text}" for danger in dangers(view, self.lang))
            self._explain("", " ".join(part for part in (warnings, aim) if part))

    @on(OptionList.OptionHighlighted, "#choice")
    def explain_highlighted(self) -> None:
        """Explain the move that is highlighted now."""
        self._explain_choice()

    @on(Asked)
    def explain_asked(self, message: Asked) -> None:
        """Explain a word of the game or an event."""
        found = None
        if message.word is not None:
            found = vocabulary(self._now.game, self.lang).explanation(message.word)
        if found is not None:
            self._explain(f"{found.name} [{found.clause}]", found.text)
        elif message.clause is not None:
            self._explain(message.clause, self._clause_text(message.clause))

    def _clause_text(self, clause: str) -> str:
        game = self._now.game
        if game not in games() or not clause:
            return ""
        try:
            return load(game).clause(clause).text(self.lang)
        except NoSuchClause:
            return ""

    # What the player does

    def on_key(self, event: events.Key) -> None:
        """Highlight a move by its number."""
        if event.character is not None and event.character.isdecimal() and not isinstance(self.focused, Input):
            pane = self.query_one(ChoicePane)
            pane.focus()
            pane.type_digit(event.character)
            event.stop()

    @on(OptionList.OptionSelected, "#choice")
    def make_choice(self) -> None:
        """Make the highlighted move, or what stands in its place."""
        key = self.query_one(ChoicePane).chosen
        if key is None:
            return
        if self._now.over:
            self.dismiss(key)
        elif isinstance(self.game, ServerGame) and self.game.waiting:
            self._try(self.game.start(key))
        elif len(self._now.legal) > 1 and ends_game(key, self._now.game):
            self._end_game(key)
        else:
            self._try(self.game.play(key))

    @work(exclusive=True, group="end")
    async def _end_game(self, move: str) -> None:
        """Ask before a move that ends the game at once."""
        answers = [("other", self.say.text("tui-ends-other")), ("end", describe(move, self._now.view or {}, self.lang))]
        if await self.app.push_screen_wait(Dialog(self.say.text("tui-ends-title"), answers=answers)) == "end":
            self._try(self.game.play(move))

    def action_choose_now(self) -> None:
        """Choose, as Enter does."""
        self.query_one(ChoicePane).action_select()

    def action_choose(self) -> None:
        """Go back to the moves, and to all panes if one is shown alone."""
        if self.maximized is not None:
            self.minimize()
        self.query_one(ChoicePane).focus()
        self._explain_choice()

    @work
    async def _try(self, doing: Awaitable[None]) -> None:
        """Do something, and say why if it is refused."""
        try:
            await doing
        except CannotDo as refused:
            self.notify(str(refused), severity="warning", markup=False)

    def action_undo(self) -> None:
        """Take back a move."""
        self._try(self.game.undo())

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Show advice."""
        if self._thinking:
            return
        self._thinking = True
        self._explain(self.say.text("tui-hint-title"), self.say.text("tui-hint-thinking"))
        try:
            advice = await self.game.hint()
        except CannotDo as refused:
            self._explain_choice()
            self.notify(str(refused), severity="warning", markup=False)
            return
        finally:
            self._thinking = False
        self._explain_choice()
        lines = [f"{chance}  {text}" for chance, text in advice.moves]
        lines += ["", advice.heading, *(f"• {reason}" for reason in advice.reasons)]
        self.app.push_screen(Dialog(self.say.text("tui-hint-title"), "\n".join(lines)))

    def action_words(self) -> None:
        """Show the cards, roles and pieces, and what each is or does."""
        words = vocabulary(self._now.game, self.lang)
        found = dict(words.all())
        if not found:
            self.notify(self.say.text("no-clause"), markup=False)
            return
        self.app.push_screen(
            Dialog(
                self.say.text("tui-words-title"),
                answers=[(word, told.name) for word, told in found.items()],
                explain=lambda word: f"{found[word].text} [{found[word].clause}]",
            )
        )

    def action_why(self) -> None:
        """Show the latest events, and the clause behind each."""
        lines = [line for line in self._now.lines if line.clause is not None][-LATEST_WHY:][::-1]
        if not lines:
            self.notify(self.say.text("no-clause"), markup=False)
            return
        self.app.push_screen(
            Dialog(
                self.say.text("tui-why-title"),
                answers=[(str(place), line.text) for place, line in enumerate(lines)],
                explain=lambda place: self._why(lines[int(place)].clause or ""),
            )
        )

    def _why(self, clause: str) -> str:
        text = self._clause_text(clause)
        return self.say.text("clause-says", clause=clause, text=text) if text else self.say.text("no-clause")

    @work
    async def action_talk(self) -> None:
        """Choose a set phrase, if there are any, and complete it; or write something."""
        pane = self.query_one(TalkPane)
        if not pane.display:
            self.notify(self.say.text("cli-no-talk"), markup=False)
            return
        if self.maximized is not None:
            self.minimize()
        pane.entry.focus()
        found = self._phrases()
        if found and not pane.entry.value:
            told = [
                self.say.text("cli-talk-phrase", phrase=phrase.replace("say ", ""), words=words)
                for phrase, words in found
            ]
            answers = [(phrase, text) for (phrase, _), text in zip(found, told, strict=True)]
            chosen = await self.app.push_screen_wait(Dialog(self.say.text("tui-say-title"), answers=answers))
            if chosen is not None:
                pane.entry.value = f"{chosen.split(' ')[1].rstrip(':')} "
                pane.entry.cursor_position = len(pane.entry.value)

    @on(Input.Submitted, "#say")
    def say_it(self, event: Input.Submitted) -> None:
        """Say what was written."""
        text = event.value.strip()
        event.input.clear()
        if text:
            self._try(self.game.say(text))
        self.query_one(ChoicePane).focus()

    def _ask_consent(self) -> None:
        """Ask the player whether another one may take back a move."""
        asked = self.game.asked if isinstance(self.game, ServerGame) else None
        if asked is not None and asked != self._asked:
            self._consent(asked)
        self._asked = asked

    @work
    async def _consent(self, name: str) -> None:
        answers = [("agree", self.say.text("web-undo-agree")), ("refuse", self.say.text("web-undo-refuse"))]
        title = self.say.text("web-undo-asks", name=name)
        answer = await self.app.push_screen_wait(Dialog(title, answers=answers))
        if isinstance(self.game, ServerGame) and self.game.asked is not None and answer is not None:
            self._try(self.game.consent(answer == "agree"))

    @work(exclusive=True, group="host")
    async def action_manage(self) -> None:
        """Choose what to do as the host of the table, and confirm what is final."""
        choices = self.game.host_choices() if isinstance(self.game, ServerGame) else []
        if not isinstance(self.game, ServerGame) or not choices:
            return
        answers = [(str(place), choice.text) for place, choice in enumerate(choices)]
        dialog = Dialog(self.say.text("web-host-menu"), self.say.text("host-about"), answers)
        answer = await self.app.push_screen_wait(dialog)
        if answer is None:
            return
        choice = choices[int(answer)]
        if choice.question is not None:
            sure = [("no", self.say.text("host-cancel")), ("yes", choice.text)]
            if await self.app.push_screen_wait(Dialog(choice.question, choice.more, sure)) != "yes":
                return
        self._try(self.game.manage(choice))

    def action_zoom(self) -> None:
        """Show the pane with the focus alone, or all panes again."""
        if self.maximized is not None:
            self.minimize()
        elif self.focused is not None and self.focused.id in ("table", "log", "choice"):
            self.maximize(self.focused, container=False)
        else:
            self.maximize(self.query_one(TablePane), container=False)

    @work
    async def action_save(self) -> None:
        """Save a copy of a game on this machine."""
        dialog = Dialog(self.say.text("tui-save-title"), prompt=self.say.text("tui-save-prompt"))
        name = await self.app.push_screen_wait(dialog)
        if name is not None:
            try:
                self.notify(self.say.text("saved", path=self.game.save(name)), markup=False)
            except CannotDo as refused:
                self.notify(str(refused), severity="error", markup=False)

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(Dialog(self.say.text("tui-help-title"), self.say.text("tui-help")))

    @work(exclusive=True, group="leave")
    async def action_leave(self) -> None:
        """Ask whether to leave; the game is kept."""
        if self._now.over:
            self.dismiss(QUIT)
            return
        way = self.game.farewell()
        text = f"{self.say.text('tui-quit-kept')}\n{way}" if way else self.say.text("tui-quit-lost")
        answers = [("stay", self.say.text("tui-quit-stay")), ("leave", self.say.text("tui-quit-leave"))]
        if await self.app.push_screen_wait(Dialog(self.say.text("tui-quit-title"), text, answers)) == "leave":
            self.dismiss(QUIT)
