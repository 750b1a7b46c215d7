"""Heuristics for Meuterer: table (the position as a seat sees it), sales, plans, choices (a value for every move)."""
