"""The kernel: the parts that every game is made of. It knows no game and does no input or output.

A game is its log: a state is the fold of options, chance outcomes and moves.
"""
