"""The data that client and server exchange: messages (WebSocket) and api (HTTP). No input or output."""
