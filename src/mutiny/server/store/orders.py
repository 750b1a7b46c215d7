"""The orders of the operator: bans, an announcement, and the wish to empty the server for an upgrade.

`mutiny admin` writes them into the database, and every worker reads them from there. So they reach all workers on all
machines and survive restarts, and whoever may open the database is the operator: there is no other password.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder
from sqlalchemy import Connection, Engine, create_engine, delete, insert, select
from sqlalchemy.exc import SQLAlchemyError

from mutiny.kernel.errors import MutinyError
from mutiny.server.store.database import parse_url, reason_of
from mutiny.server.store.rows import BadDatabase
from mutiny.server.store.schema import ORDERS
from mutiny.server.store.sqlite import path_of

WAIT_S: Final = 10.0
"""Seconds to wait for a worker that writes."""
LONGEST_ANNOUNCEMENT: Final = 500


class BadOrder(MutinyError):
    """An order that cannot be given."""


class Ban(Struct, frozen=True, tag="ban"):
    """Nobody at these addresses may use the server."""

    network: str
    at: float
    until: float | None = None
    why: str = ""


class Proclamation(Struct, frozen=True, tag="announcement"):
    """A sentence for everybody who is connected."""

    text: str
    at: float
    until: float | None = None


class Drain(Struct, frozen=True, tag="drain"):
    """No new tables are opened. The servers that have been running since before stop at a time, if one is given."""

    at: float
    stop: float | None = None


OperatorOrder = Ban | Proclamation | Drain
_encode: Final = Encoder().encode
_decode: Final = Decoder(OperatorOrder).decode


def key_of(order: OperatorOrder) -> str:
    """Return the key of an order; a new order with the same key replaces it.

    >>> key_of(Ban("192.0.2.0/24", 0)), key_of(Drain(0))
    ('ban 192.0.2.0/24', 'drain')
    """
    return f"ban {order.network}" if isinstance(order, Ban) else str(order.__struct_config__.tag)


class Orders:
    """The orders that are in force at a time.

    >>> orders = Orders([Ban("192.0.2.0/24", 0), Proclamation("Back at noon.", 0, until=60)], now=30)
    >>> orders.bans("192.0.2.7"), orders.bans("198.51.100.1"), orders.announcement.text
    (True, False, 'Back at noon.')
    >>> print(Orders([Proclamation("Back at noon.", 0, until=60)], now=60).announcement)
    None
    """

    def __init__(self, orders: list[OperatorOrder] | None = None, now: float = 0.0) -> None:
        self.in_force = [
            order for order in orders or [] if isinstance(order, Drain) or order.until is None or order.until > now
        ]
        self.networks = [network_of(order.network) for order in self.in_force if isinstance(order, Ban)]
        self.announcement = next((order for order in self.in_force if isinstance(order, Proclamation)), None)
        self.drain = next((order for order in self.in_force if isinstance(order, Drain)), None)

    def bans(self, host: str) -> bool:
        """Return whether an address is banned."""
        if not self.networks:
            return False
        try:
            address = ip_address(host)
        except ValueError:
            return False
        address = getattr(address, "ipv4_mapped", None) or address
        return any(address in network for network in self.networks)


def network_of(text: str) -> IPv4Network | IPv6Network:
    """Return the network that a text names; a single IPv6 address stands for the 64 bits that a household has.

    >>> network_of("192.0.2.7"), network_of("2001:db8::1")
    (IPv4Network('192.0.2.7/32'), IPv6Network('2001:db8::/64'))
    >>> network_of("example.org")
    Traceback (most recent call last):
    mutiny.server.store.orders.BadOrder: 'example.org' is no address: write 192.0.2.7, 2001:db8::1 or 192.0.2.0/24.
    """
    try:
        if "/" in text:
            return ip_network(text, strict=False)
        address = ip_address(text)
        address = getattr(address, "ipv4_mapped", None) or address
        return ip_network((address, 32 if address.version == 4 else 64), strict=False)
    except ValueError:
        raise BadOrder(f"{text[:60]!r} is no address: write 192.0.2.7, 2001:db8::1 or 192.0.2.0/24.") from None


def read_orders(connection: Connection) -> list[OperatorOrder]:
    """Return all orders in the database, also those that have ended."""
    return [_decode(body) for body in connection.execute(select(ORDERS.c.body).order_by(ORDERS.c.key)).scalars()]


def give(connection: Connection, order: OperatorOrder) -> None:
    """Give an order; it replaces the one with the same key."""
    withdraw(connection, key_of(order))
    connection.execute(insert(ORDERS).values(key=key_of(order), body=_encode(order)))


def withdraw(connection: Connection, key: str) -> bool:
    """Withdraw an order; return whether there was one."""
    return connection.execute(delete(ORDERS).where(ORDERS.c.key == key)).rowcount > 0


@contextmanager
def operator_connection(url: str) -> Iterator[Connection]:
    """Open the database of a server, which may be running, in one transaction.

    >>> with operator_connection("sqlite:///nowhere/mutiny.db"):
    ...     pass
    Traceback (most recent call last):
    mutiny.server.store.rows.BadDatabase: there is no folder nowhere to keep the database in: make it first.
    """
    engine = _engine(url)
    try:
        with engine.begin() as connection:
            yield connection
    except SQLAlchemyError as error:
        raise BadDatabase(f"the database cannot be used: {reason_of(error)}.") from error
    finally:
        engine.dispose()


def _engine(url: str) -> Engine:
    parsed = parse_url(url)
    options: dict[str, Any] = {"connect_timeout": int(WAIT_S)}
    if parsed.get_backend_name() == "sqlite":
        if not path_of(parsed).exists():
            raise BadDatabase(f"there is no database {path_of(parsed)}: start the server first, or name another.")
        options = {"timeout": WAIT_S}
    else:
        parsed = parsed.set(drivername="postgresql+psycopg")
    return create_engine(parsed, connect_args=options)
