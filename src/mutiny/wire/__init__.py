"""What goes over the wire, both ways: messages (the WebSocket), api (HTTP). Data only; no input or output."""
