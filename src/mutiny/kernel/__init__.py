"""The kernel: what every game is made of. It knows no game and does no input or output.

A game is its log: a state is the fold of options, chance outcomes and moves. Imports nothing but the standard library.
"""
