"""Search in imagined worlds: tree (the search itself), model (what it knows about a game besides the rules).

Games build their own parts from thumb (everybody plays by rules of thumb) and belief (likely worlds).
"""
