"""Tools that several parts of the program share: worker pools, JSON lines, statistics, SVG pictures, interruptions,
optional libraries."""
