"""The server: tables that never lose a move. Each is a log in a database, and everything else is the fold of it."""
