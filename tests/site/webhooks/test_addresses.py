"""Webhooks lead to the internet and never into the network of the site's host."""

import socket
import threading
from ipaddress import ip_address
from typing import Any

import pytest

from app.site.webhooks.addresses import (
    LONGEST,
    AddressError,
    Target,
    UnreachableError,
    is_public,
    post,
    read_address,
)
from tests.support.hooks import program


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.9.1", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1",
        "169.254.169.254", "100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%1", "fc00::1", "fd12::1", "ff02::1",
        "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1",
        "2002:7f00:1::1", "2001:0:7f00:1::1", "2001:db8::1",
    ],
)  # fmt: skip
def test_addresses_that_are_not_on_the_internet(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.215.14", "2606:4700:4700::1111"])
def test_addresses_on_the_internet(address: str) -> None:
    assert is_public(ip_address(address))


INSIDE = "leads into the site's own network"


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("http://example.org/hook", "has to begin with https://"),
        ("ftp://example.org/hook", "has to begin with https://"),
        ("example.org/hook", "has to begin with https://"),
        ("https:///hook", "names no host"),
        ("https://user:word@example.org/", "Leave user and password out"),
        ("https://example.org/#there", "Leave out what begins with #"),
        ("https://example.org:70000/", "This is no address"),
        ("https://[::1/", "This is no address"),
        ("https://example.org/a b", "plain letters"),
        ("https://exämple.org/", "plain letters"),
        ("https://example.org/\r\nX: y", "plain letters"),
        ("https://example.org/" + "x" * LONGEST, "at most 500 characters"),
        ("https://localhost/", INSIDE),
        ("https://LOCALHOST./", INSIDE),
        ("https://database/", INSIDE),
        ("https://redis.internal/", INSIDE),
        ("https://printer.local/", INSIDE),
        ("https://127.0.0.1/", INSIDE),
        ("https://127.1/", INSIDE),
        ("https://2130706433/", INSIDE),
        ("https://0x7f000001/", INSIDE),
        ("https://0177.0.0.1/", INSIDE),
        ("https://192.168.0.1/", INSIDE),
        ("https://[::1]/", INSIDE),
        ("https://[::ffff:10.0.0.1]/", INSIDE),
        ("https://[fe80::1%25eth0]/", INSIDE),
    ],
)
def test_addresses_that_no_webhook_can_have(address: str, says: str) -> None:
    with pytest.raises(AddressError) as refused:
        read_address(address, trusts_network=False)
    assert says in str(refused.value)


def test_what_is_needed_to_send() -> None:
    assert read_address("https://example.org/hook?x=1", trusts_network=False) == Target(
        True, "example.org", 443, "/hook?x=1"
    )
    port = read_address("https://example.org:8443", trusts_network=False)
    assert (port.path, port.authority) == ("/", "example.org:8443")
    trusted = read_address("http://[::1]:80/x", trusts_network=True)
    assert (trusted.is_secure, trusted.authority) == (False, "[::1]")


def resolves_to(monkeypatch: pytest.MonkeyPatch, port: int, *addresses: str) -> list[str]:
    """Let every name lead to these addresses; return the list of names that were looked up."""
    asked: list[str] = []

    def look_up(host: str, _port: int, **_options: object) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (it, port)) for it in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return asked


@pytest.mark.parametrize("others", [(), ("8.8.8.8",)], ids=["alone", "beside a public one"])
def test_a_name_that_leads_inside_is_not_connected_to(
    monkeypatch: pytest.MonkeyPatch, others: tuple[str, ...]
) -> None:
    with program() as there:
        port = int(there.address.rpartition(":")[2])
        resolves_to(monkeypatch, port, *others, "127.0.0.1")
        target = Target(False, "rebinds.example.org", port, "/")
        with pytest.raises(UnreachableError, match="leads into the site's own network"):
            post(target, b"{}", {}, trusts_network=False)
    assert there.told == []


def test_a_name_is_looked_up_once_and_what_was_checked_is_connected_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with program() as there:
        port = int(there.address.rpartition(":")[2])
        asked = resolves_to(monkeypatch, port, "127.0.0.1")
        target = Target(False, "rebinds.example.org", port, "/hook")
        assert post(target, b"{}", {}, trusts_network=True) == 204
    assert asked == ["rebinds.example.org"]
    assert there.told[0].headers["Host"] == f"rebinds.example.org:{port}"


def test_redirects_are_not_followed() -> None:
    with program() as there, program() as elsewhere:
        there.answers, there.headers = [302], {"Location": f"{elsewhere.address}/"}
        target = read_address(there.address, trusts_network=True)
        assert post(target, b"{}", {}, trusts_network=True) == 302
    assert elsewhere.told == []


def talks(words: bytes) -> int:
    """The port of a server that says these words to the first who comes, and hangs up."""
    server = socket.create_server(("127.0.0.1", 0))

    def talk() -> None:
        link, _ = server.accept()
        with link, server:
            link.recv(100_000)
            link.sendall(words)

    threading.Thread(target=talk, daemon=True).start()
    port: int = server.getsockname()[1]
    return port


@pytest.mark.parametrize(
    "words",
    [b"", b"hello\r\n\r\n", b"HTTP/1.1 200 OK\r\nX: " + b"y" * 100_000, b"HTTP/1.1 abc OK\r\n\r\n"],
)
def test_an_answer_that_is_none_is_said_to_be_none(words: bytes) -> None:
    target = Target(False, "127.0.0.1", talks(words), "/")
    with pytest.raises(UnreachableError):
        post(target, b"{}", {}, trusts_network=True)


def test_an_answer_is_read_no_further_than_its_status() -> None:
    words = b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000\r\n\r\n"
    target = Target(False, "127.0.0.1", talks(words), "/")
    assert post(target, b"{}", {}, trusts_network=True) == 200


def test_a_certificate_that_nobody_vouches_for_is_refused() -> None:
    target = Target(True, "127.0.0.1", talks(b"\x15\x03\x01\x00\x02\x02\x28"), "/")
    with pytest.raises(UnreachableError):
        post(target, b"{}", {}, trusts_network=True)
