"""The games for other programs of the field: PettingZoo, OpenSpiel, tables of data. Each needs the extra `research`.

Importing this package needs none of it; each module asks for what it needs by name. May import: bots and what is below.
"""
