"""Lenses: the signs to look for in each game, one module per game."""
