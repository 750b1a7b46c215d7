"""The medium bot's rules of thumb for Traîtres à bord: what it believes, what it plays, what it says."""
