"""The panes of the game screen: table, hand, choice, log, talk, the explanation below them, and the keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from mutiny.common.extras import OptionalImports
from mutiny.drawing import draw_view
from mutiny.drawing.pen import columns
from mutiny.i18n import Messages
from mutiny.tui.player_game import LogLine
from mutiny.tui.vocabulary import Vocabulary

with OptionalImports("tui"):
    from rich.style import Style
    from rich.text import Text
    from textual import events
    from textual.app import ComposeResult
    from textual.binding import Binding, BindingType
    from textual.containers import Vertical, VerticalScroll
    from textual.content import Content
    from textual.message import Message
    from textual.style import Style as ContentStyle
    from textual.widget import Widget
    from textual.widgets import Input, OptionList, RichLog, Static
    from textual.widgets.option_list import Option

WORD, CLAUSE = "word", "clause"
"""The keys under which a piece of text on the screen carries what it is explained by."""
NARROWEST_TABLE = 20
UNKNOWN_WIDTH = 1000


class Asked(Message):
    """The player points at a word of the game, or at an event, and wants it explained."""

    def __init__(self, word: str | None, clause: str | None = None) -> None:
        super().__init__()
        self.word = word
        self.clause = clause


def with_words(text: Text, vocabulary: Vocabulary, clause: str | None = None) -> Text:
    """Return a text whose words of the game, and whose clause, can be pointed at."""
    if clause is not None:
        text.stylize(Style(meta={CLAUSE: clause}))
    for spot in vocabulary.spots(text.plain):
        text.stylize(Style(meta={WORD: spot.word}), spot.start, spot.end)
    return text


def ask_about(widget: Widget, event: events.MouseMove) -> None:
    """Ask for an explanation of what the mouse points at."""
    meta = event.style.meta
    if meta.get(WORD) or meta.get(CLAUSE):
        widget.post_message(Asked(meta.get(WORD), meta.get(CLAUSE)))


class PointedText(Static):
    """A text whose words of the game are explained when the mouse is over them."""

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Ask for an explanation of a word."""
        ask_about(self, event)


class TablePane(VerticalScroll):
    """The table, as the game draws it, in the width of the pane."""

    def __init__(self, title: str) -> None:
        super().__init__(id="table")
        self.border_title = title
        self._text = PointedText()
        self._view: Mapping[str, Any] | None = None
        self._names: Sequence[str] = ()
        self._vocabulary: Vocabulary | None = None
        self._lang = ""
        self._drawn: object = None

    def compose(self) -> ComposeResult:
        """Yield the text."""
        yield self._text

    def show(self, view: Mapping[str, Any], names: Sequence[str], vocabulary: Vocabulary, lang: str) -> None:
        """Draw a view."""
        self._view, self._names, self._vocabulary, self._lang = view, names, vocabulary, lang
        self._draw()

    def _draw(self) -> None:
        if self._view is None or self._vocabulary is None:
            return
        width = max(self.scrollable_content_region.width, NARROWEST_TABLE)
        if self._drawn == (width, self._view):
            return
        self._drawn = (width, self._view)
        view = {name: value for name, value in self._view.items() if name != "names"}
        text = Text.from_ansi(draw_view(view, self._names, self._lang, width, colour=True), no_wrap=True)
        self._text.update(with_words(text, self._vocabulary))

    def show_text(self, text: str) -> None:
        """Show a text in place of a table."""
        self._view = self._drawn = None
        self._text.update(Content(text))

    def on_resize(self) -> None:
        """Draw the table again: a wider one shows more."""
        self._draw()


class HandPane(PointedText, can_focus=True):
    """The cards that only this player sees. The arrow keys move from card to card, and each explains itself."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False),
        Binding("right", "step(1)", show=False),
    ]

    def __init__(self, title: str, nothing: str) -> None:
        super().__init__(id="hand")
        self.border_title = title
        self._nothing = nothing
        self._cards: list[str] = []
        self._at = 0
        self._vocabulary: Vocabulary | None = None

    def show(self, cards: list[str], vocabulary: Vocabulary) -> None:
        """Show some cards; equal ones are counted."""
        if (cards, vocabulary) == (self._cards, self._vocabulary):
            return
        self._cards, self._vocabulary = cards, vocabulary
        self._at = min(self._at, max(len(self._kinds()) - 1, 0))
        self._draw()

    def _kinds(self) -> list[str]:
        return list(dict.fromkeys(self._cards))

    def _draw(self) -> None:
        """Draw the cards in as many lines as they need; a card is never divided between lines."""
        if self._vocabulary is None:
            return
        lines: list[list[Content]] = [[]]
        # The width is not known before the first layout, which draws again.
        room = self.content_size.width or UNKNOWN_WIDTH
        left = room
        for place, card in enumerate(self._kinds()):
            count = self._cards.count(card)
            shown = f"[{self._vocabulary.name(card)}{f' ×{count}' if count > 1 else ''}]"
            part = Content(shown).stylize("bold").stylize(ContentStyle.from_meta({WORD: card}))
            if lines[-1] and columns(shown) > left:
                lines.append([])
                left = room
            left -= columns(shown) + 1
            lines[-1].append(part.stylize("reverse") if self.has_focus and place == self._at else part)
        shown_lines = [Content(" ").join(line) for line in lines]
        self.update(Content("\n").join(shown_lines) if self._cards else Content(self._nothing))

    def on_resize(self) -> None:
        """Divide the cards into lines again, once this layout is done."""
        self.call_after_refresh(self._draw)

    def action_step(self, step: int) -> None:
        """Go to another card."""
        kinds = self._kinds()
        if kinds:
            self._at = (self._at + step) % len(kinds)
            self._draw()
            self.post_message(Asked(kinds[self._at]))

    def on_focus(self) -> None:
        """Explain the card that has the cursor."""
        self.action_step(0)

    def on_blur(self) -> None:
        """Draw the hand without the cursor."""
        self._draw()


class ChoicePane(OptionList):
    """The legal moves. Enter makes the highlighted one; the first click on a move highlights it, a second makes it."""

    class Highlighted(Message):
        """A move is highlighted."""

    def __init__(self, title: str) -> None:
        super().__init__(id="choice", markup=False)
        self.border_title = title
        self.keys: list[str] = []
        self._typed = ""

    def show(self, keys: list[str], texts: list[str]) -> None:
        """Show moves, each with the key that choosing it returns."""
        if keys == self.keys and len(texts) == self.option_count:
            return
        self.keys = keys
        self._typed = ""
        self.clear_options()
        width = len(str(len(keys)))
        self.add_options([Option(f"{number:>{width}} {text}") for number, text in enumerate(texts, 1)])
        # Nothing is highlighted where there is a choice, so that a key pressed twice does not choose the next move too.
        self.highlighted = 0 if len(keys) == 1 else None

    @property
    def chosen(self) -> str | None:
        """The highlighted move."""
        return None if self.highlighted is None or self.highlighted >= len(self.keys) else self.keys[self.highlighted]

    def type_digit(self, digit: str) -> None:
        """Highlight the move with a number, whose digits may be typed one after another."""
        for typed in (self._typed + digit, digit):
            if 1 <= int(typed) <= len(self.keys):
                self._typed = typed
                self.highlighted = int(typed) - 1
                return
        self._typed = ""

    def action_select(self) -> None:
        """Choose the highlighted move; if there is none, highlight the first."""
        if self.keys and self.highlighted is None:
            self.highlighted = 0
        else:
            super().action_select()

    async def _on_click(self, event: events.Click) -> None:
        clicked = event.style.meta.get("option")
        if clicked is not None and clicked != self.highlighted:
            self.highlighted = clicked
            self.focus()
            event.stop()
            event.prevent_default()
        # Otherwise the library calls the method of the base class by itself, which chooses the move.


class LinesPane(RichLog):
    """Lines of text, the last one in sight."""

    def __init__(self, title: str, name: str) -> None:
        super().__init__(id=name, wrap=True, min_width=1)
        self.border_title = title
        self._shown: list[LogLine] = []
        self._vocabulary: Vocabulary | None = None
        self._wrapped_at = 0

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Ask for an explanation of a word, or of the event of a line."""
        ask_about(self, event)

    def show(self, lines: list[LogLine], vocabulary: Vocabulary) -> None:
        """Show some lines; only those that are new are laid out."""
        if lines[: len(self._shown)] != self._shown:
            self.clear()
            self._shown = []
        self._vocabulary = vocabulary
        for line in lines[len(self._shown) :]:
            if line.begins and self._shown:
                self.write("")
            self.write(with_words(Text(line.text), vocabulary, line.clause))
            self._shown.append(line)
        self.call_after_refresh(self.scroll_end, animate=False)

    def on_resize(self, event: events.Resize) -> None:
        """Lay the lines out again in another width."""
        width = self.scrollable_content_region.width
        if self._vocabulary is not None and self._wrapped_at not in (0, width):
            lines, self._shown = self._shown, []
            self.clear()
            self.show(lines, self._vocabulary)
        self._wrapped_at = width
        self.call_after_refresh(self.scroll_end, animate=False)


class TalkPane(Vertical):
    """The talk at the table, and the line to say something."""

    def __init__(self, title: str, prompt: str) -> None:
        super().__init__(id="talk")
        self.border_title = title
        self.lines = LinesPane("", "said")
        self.entry = Input(placeholder=prompt, id="say", compact=True)

    def compose(self) -> ComposeResult:
        """Yield the lines and the input."""
        yield self.lines
        yield self.entry


class DetailPane(Static):
    """The explanation of what the player points at."""

    _shown = ("", "")

    def explain(self, title: str, text: str) -> None:
        """Show an explanation under a title."""
        if (title, text) != self._shown:
            self._shown = title, text
            self.border_title = Content(title)
            self.update(Content(text))


class KeysPane(Static):
    """The keys, each of which can be clicked. Where there is no room for all, the least needed are left out."""

    DISPENSABLE = ("light", "zoom", "why", "words", "play")

    def __init__(self, messages: Messages) -> None:
        super().__init__(id="keys")
        self._messages = messages
        self._keys: list[tuple[str, str, str]] = []

    def show(self, keys: list[tuple[str, str, str]]) -> None:
        """Show keys, each with the last part of its message's id and the action that it starts."""
        if keys != self._keys:
            self._keys = keys
            self._draw()

    def on_resize(self) -> None:
        """Show as many keys as there is room for now."""
        self._draw()

    def _draw(self) -> None:
        shown = [(key, name, self._messages.text(f"tui-key-{name}"), action) for key, name, action in self._keys]
        for dispensable in self.DISPENSABLE:
            if sum(len(key) + len(text) + 3 for key, _, text, _ in shown) - 2 <= self.content_size.width:
                break
            shown = [each for each in shown if each[1] != dispensable]
        parts = [
            Content.assemble((key, "bold reverse"), f" {text}").stylize(ContentStyle.from_meta({"@click": action}))
            for key, _, text, action in shown
        ]
        self.update(Content("  ").join(parts))
