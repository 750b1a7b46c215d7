"""A second, independent Meuterer: the oracle against which the engine is tested.

Written from the rules text and the record format alone, for clarity and not for speed: strings, lists and
Counters. It imports nothing but the standard library and shares no code with the `mutiny` package, so that a
misreading or a slip in one of the two shows as a difference between them.
"""
