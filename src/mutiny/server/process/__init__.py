"""The server as a program: `mutiny serve`, its workers, and their supervisor."""
