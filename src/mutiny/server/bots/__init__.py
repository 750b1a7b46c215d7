"""Work in separate processes: bot decisions and analyses."""
