"""Search in sampled worlds: tree (the search itself), model (its knowledge about a game besides the rules).

Games build their own parts from heuristic (everybody plays by rules of thumb) and belief (likely worlds).
"""
