"""The options of a game, checked strictly, and the error for a refusal. Imports nothing."""

OPTIONS = {
    "ring": ["shuffled", "printed"],
    "pirates": ["off", "on", "double"],
    "offered-conflict": ["counts", "ignored"],
    "loader-returns": ["draw", "discard"],
    "loader-keeps": ["drawn", "hand"],
}
"""Every option with its values, the default first. `islands` is separate, because its value is a whole table."""


class RefusedEntry(Exception):
    """An entry that the rules do not allow, or (entry None) a bad frame of a record."""

    def __init__(self, entry: int | None, reason: str) -> None:
        super().__init__(f"entry {entry}: {reason}" if entry is not None else reason)
        self.entry = entry
        self.reason = reason


def full_options(options: dict[str, str]) -> dict[str, str]:
    """Return the options with the defaults filled in; `islands` is refused, because only the default table is known.

    >>> full_options({"pirates": "on"})["ring"]
    'shuffled'
    """
    full = {name: values[0] for name, values in OPTIONS.items()}
    for name, value in options.items():
        if name not in OPTIONS or value not in OPTIONS[name]:
            raise RefusedEntry(None, f"option {name}={value!r} is not supported")
        full[name] = value
    return full
