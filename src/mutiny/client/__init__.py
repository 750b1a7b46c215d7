"""Play over the network: a small client for programs, bots and tests.

desk: opens tables and takes seats, over HTTP. client: plays at a table, over its WebSocket.
"""

from mutiny.client.client import Client, Lost
from mutiny.client.desk import Desk
from mutiny.client.refused import ActRefused

__all__ = ["ActRefused", "Client", "Desk", "Lost"]
