"""A table as pure data: its log entries, the state they add up to, commands, clocks, due actions, texts.

Nothing here does input or output or waits; every time comes from an argument or a log entry.
"""
