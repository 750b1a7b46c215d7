"""The medium bot's heuristics for Traîtres à bord: beliefs, moves and talk."""
