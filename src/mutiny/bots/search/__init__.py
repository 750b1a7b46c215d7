"""Search by imagined worlds: tree (the search itself), model (what it knows of a game besides its rules).

And what games build theirs from: thumb (everybody plays by rules of thumb), belief (worlds that are likely).
"""
