"""Play over the network: a small client for programs, bots and tests.

It needs the extra `client`.

http_api: opens tables and takes seats, over HTTP. client: plays at a table, over its WebSocket.
"""

from mutiny.client.client import Client, Lost
from mutiny.client.http_api import HttpApi
from mutiny.client.refused import ActRefused

__all__ = ["ActRefused", "Client", "HttpApi", "Lost"]
