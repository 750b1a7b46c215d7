"""Second, independent forms of Meuterer and of Traîtres à bord: the oracles against which the engine is tested.

Written from the rules text and the record format alone, for clarity and not for speed: strings, lists and
Counters. They import nothing but the standard library and share no code with the `mutiny` package, so that a
misreading or a slip in one of the two shows as a difference between them.
"""
