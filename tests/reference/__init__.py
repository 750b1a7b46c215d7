"""Second, independent implementations of the three games: the oracles against which the engine is tested.

They were written from the rules text and the record format alone, for clarity and not for speed: strings, lists and
Counters. They import only the standard library and share no code with the `mutiny` package, so that an error in one of
the two shows as a difference between them.
"""
