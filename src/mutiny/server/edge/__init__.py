"""What clients connect to: HTTP routes, WebSockets, rate limits, the origin policy, and the web client's files."""
