"""Code that every part of the server uses: settings, clock, tokens, logging, metrics, refusals."""
