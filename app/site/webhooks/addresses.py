"""Addresses that webhooks may lead to: on the internet, never in the network of this site's host.

Names are resolved once, right before connecting, and the connection goes to the address that was
checked. So a name that leads elsewhere a moment later gains nothing.
"""

from __future__ import annotations

import http.client
import socket
import ssl
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

LONGEST: Final = 500
SECONDS: Final = 5.0
"""The time for connecting, and for each step after that."""

ALL_SECONDS: Final = 10.0
"""The time for a whole delivery."""

_LARGEST_PORT: Final = 65_535
_INSIDE: Final = ("localhost", "local", "internal", "lan", "home.arpa", "intranet", "private")
"""The ends of names that mean machines of the own network."""

_CARRIERS: Final = tuple(
    IPv6Network(it)
    for it in ("::/96", "::ffff:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16")
)
"""Addresses of IPv6 that contain one of IPv4, which may be any."""


class AddressError(ValueError):
    """An address that no webhook can have; the message says why and what to do."""


class UnreachableError(Exception):
    """A connection or an answer that did not come about."""


@dataclass(frozen=True, slots=True)
class Target:
    """The parts of an address that are needed to send something there."""

    is_secure: bool
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """The host as the header `Host` says it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        usual = 443 if self.is_secure else 80
        return host if self.port == usual else f"{host}:{self.port}"


def read_address(text: str, *, trusts_network: bool) -> Target:
    """Return the target of an address. Raises AddressError.

    A site that `trusts_network` also sends without encryption and into its own network.
    """
    if len(text) > LONGEST:
        raise AddressError(f"An address can have at most {LONGEST} characters.")
    if not text.isascii() or not text.isprintable() or " " in text:
        raise AddressError("Write the address with plain letters, digits and signs only.")
    parts, host, port = _parts(text)
    if parts.scheme not in (("https", "http") if trusts_network else ("https",)):
        raise AddressError("The address has to begin with https://.")
    if not host:
        raise AddressError("The address names no host, as in https://example.org/hook.")
    if parts.username is not None or parts.password is not None:
        raise AddressError("Leave user and password out of the address; the signature tells.")
    if parts.fragment:
        raise AddressError("Leave out what begins with #: servers never see it.")
    if not trusts_network and _is_inside_by_name(host):
        raise AddressError("This address leads into the site's own network. Use a public one.")
    is_secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(is_secure, host, port or (443 if is_secure else 80), path)


def _parts(text: str) -> tuple[SplitResult, str, int | None]:
    try:
        parts = urlsplit(text)
        return parts, (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise AddressError("This is no address, such as https://example.org/hook.") from None


def _is_inside_by_name(host: str) -> bool:
    """Return whether a host's name alone tells that it is not on the internet."""
    try:
        return not is_public(ip_address(host))
    except ValueError:
        pass
    *others, last = host.lower().split(".")
    is_number = last.isdigit() or last.startswith("0x")
    names = tuple(f".{end}" for end in _INSIDE)
    return is_number or not others or ":" in host or f".{host.lower()}".endswith(names)


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Return whether an address belongs to the internet and to one machine."""
    if isinstance(address, IPv6Address) and (
        address.scope_id or any(address in carrier for carrier in _CARRIERS)
    ):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def post(target: Target, body: bytes, headers: Mapping[str, str], *, trusts_network: bool) -> int:
    """Post a body and return the status of the answer, of which nothing else is read.

    Redirects are not followed. Raises UnreachableError.
    """
    try:
        link = _Link(_connected(target, trusts_network=trusts_network))
        stop = threading.Timer(ALL_SECONDS, link.cut)
        stop.daemon = True
        stop.start()
        try:
            return link.exchange(target, body, headers)
        finally:
            stop.cancel()
            link.socket.close()
    except (OSError, UnicodeError, http.client.HTTPException) as problem:
        raise UnreachableError(str(problem) or type(problem).__name__) from None


class _Link:
    """A connection that another thread may cut."""

    def __init__(self, plain: socket.socket) -> None:
        self.socket = plain

    def exchange(self, target: Target, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request and return the status of the answer."""
        if target.is_secure:
            trusted = ssl.create_default_context()
            secure = trusted.wrap_socket(
                self.socket, server_hostname=target.host, do_handshake_on_connect=False
            )
            self.socket = secure
            secure.do_handshake()
        talk = http.client.HTTPConnection(target.host, target.port, timeout=SECONDS)
        talk.sock = self.socket
        talk.request("POST", target.path, body, {"Host": target.authority, **headers})
        return talk.getresponse().status

    def cut(self) -> None:
        """End the connection, whatever it does."""
        with suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)


def _connected(target: Target, *, trusts_network: bool) -> socket.socket:
    """Connect to an address of the target that was checked. Raises OSError, UnreachableError."""
    found = socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    if not trusts_network and not all(is_public(ip_address(it[4][0])) for it in found):
        raise UnreachableError("The address leads into the site's own network.")
    problem: OSError | None = None
    for family, kind, protocol, _name, where in found[:2]:
        link = socket.socket(family, kind, protocol)
        link.settimeout(SECONDS)
        try:
            link.connect(where)
        except OSError as failed:
            link.close()
            problem = failed
        else:
            return link
    raise problem or OSError("The name has no address.")
