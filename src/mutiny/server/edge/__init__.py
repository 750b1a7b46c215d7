"""Everything that clients connect to: HTTP routes, WebSockets, limits, the origin policy, and the client's files."""
