"""Search: model (what a search knows of a game besides its rules), tree (information-set Monte Carlo tree search)."""
