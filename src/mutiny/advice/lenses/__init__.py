"""Lenses: what to look for in the games of each kind, a module for each game. May import: mutiny.kernel and signs."""
