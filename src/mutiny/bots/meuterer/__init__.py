"""Rules of thumb for Meuterer: table (what a player reads off it), sales, plans, choices (a value for every move)."""
