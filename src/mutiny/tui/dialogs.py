"""Dialogs over a screen: a question with answers, a text to read, or a line to type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from mutiny.common.extras import OptionalImports

with OptionalImports("tui"):
    from textual.app import ComposeResult
    from textual.binding import Binding, BindingType
    from textual.containers import Vertical, VerticalScroll
    from textual.content import Content
    from textual.screen import ModalScreen
    from textual.widgets import Input, OptionList, Static
    from textual.widgets.option_list import Option


class Dialog(ModalScreen[str | None]):
    """A dialog: a title, a text, and answers to choose from or a line to type. Escape closes it without an answer.

    `explain` returns the text about an answer while it is highlighted.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "close", show=False),
        Binding("enter,space", "read", show=False),
    ]
    CSS = """
    Dialog { align: center middle; background: $background 40%; }
    Dialog > Vertical {
        width: 90%; max-width: 90; height: auto; max-height: 96%; padding: 0 1;
        border: round $primary; background: $surface;
    }
    Dialog VerticalScroll { height: auto; max-height: 10; }
    Dialog OptionList { height: auto; max-height: 12; border: none; padding: 0; background: $surface; }
    Dialog.-reading VerticalScroll { max-height: 20; }
    Dialog Input { border: tall $primary; }
    Dialog .about { height: auto; min-height: 3; max-height: 6; border-top: solid $primary; }
    """

    def __init__(
        self,
        title: str,
        text: str = "",
        answers: Sequence[tuple[str, str]] = (),
        *,
        explain: Callable[[str], str] | None = None,
        prompt: str | None = None,
        first: int = 0,
    ) -> None:
        super().__init__()
        self._title = title
        self._body = text
        self._answers = list(answers)
        self._explain = explain
        self._prompt = prompt
        self._first = first
        if not answers and prompt is None:
            self.add_class("-reading")

    def compose(self) -> ComposeResult:
        """Yield the parts that this dialog has."""
        with Vertical() as box:
            box.border_title = Content(self._title)
            if self._body:
                with VerticalScroll(can_focus=not self._answers and self._prompt is None):
                    yield Static(Content(self._body))
            if self._answers:
                yield OptionList(*[Option(text) for _, text in self._answers], markup=False)
            if self._explain is not None:
                yield Static(classes="about")
            if self._prompt is not None:
                yield Input(placeholder=self._prompt)

    def on_mount(self) -> None:
        """Highlight the answer that most people give."""
        if self._answers:
            self.query_one(OptionList).highlighted = self._first

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Explain the highlighted answer."""
        if self._explain is not None:
            self.query_one(".about", Static).update(Content(self._explain(self._answers[event.option_index][0])))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Close the dialog with the answer."""
        self.dismiss(self._answers[event.option_index][0])

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Close the dialog with the line."""
        self.dismiss(event.value.strip() or None)

    def action_close(self) -> None:
        """Close the dialog without an answer."""
        self.dismiss(None)

    def action_read(self) -> None:
        """Close a text that has been read."""
        if self.has_class("-reading"):
            self.dismiss(None)
