"""The games, a folder each. A game knows only the kernel, and no game knows another."""
