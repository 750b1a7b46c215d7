"""A module for each command: EXAMPLES for its help, add_arguments(parser), run(options) -> exit status."""
