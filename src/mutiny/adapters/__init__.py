"""The games for other programs: PettingZoo, OpenSpiel, tables of data. Each needs the extra `research`.

Importing this package needs no extra library; each module names what it needs.
"""
