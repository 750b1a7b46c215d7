"""The server. Each table is a log of entries in a database, and its state is computed from that log."""
