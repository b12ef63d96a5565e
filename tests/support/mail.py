"""A mail server for tests that keeps its messages: real SMTP on 127.0.0.1."""

import socket
import socketserver
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from flask import Flask
from sqlmodel import col, update

from app.site.platform.workers.outbox import outbox_of
from app.tables import Database, Delivery, DeliveryState, utc_now

TAKEN = b"taken"
"""The word for the end of a message, among the words that a server answers."""


@dataclass
class MailBox:
    """The messages that a server received, as text, and its port."""

    port: int
    messages: list[str] = field(default_factory=list)


@contextmanager
def mail_box(answers: Mapping[bytes, bytes] | None = None) -> Iterator[MailBox]:
    """Run a mail server until the block ends.

    `answers` are what it says to some words, such as `RCPT`; to an empty answer it hangs up.
    """
    says = answers or {}
    messages: list[str] = []

    class Talk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 ready\r\n")
            while line := self.rfile.readline():
                word = line[:4].strip().upper()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = []
                    while (data := self.rfile.readline()) not in (b".\r\n", b""):
                        lines.append(data.decode())
                    messages.append("".join(lines))
                    word = TAKEN
                answer = says.get(word, b"221 bye" if word == b"QUIT" else b"250 ok")
                if answer:
                    self.wfile.write(answer + b"\r\n")
                if not answer or word == b"QUIT":
                    return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Talk) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield MailBox(server.server_address[1], messages)
        server.shutdown()
        thread.join()


@contextmanager
def no_server() -> Iterator[int]:
    """A port at which nobody answers until the block ends."""
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        yield deaf.getsockname()[1]


def mail_through(app: Flask, port: int) -> None:
    """Let the site send its mail to this port."""
    app.config.update(
        MAIL_HOST="127.0.0.1", MAIL_PORT=port, MAIL_FROM="desk@example.org", MAIL_SECURITY="none",
        SITE_ADDRESS="https://threshold.example.org/",
    )  # fmt: skip


def try_again(app: Flask) -> None:
    """Let the pauses of all that waits be over, and wait until it has been tried again."""
    database: Database = app.extensions["database"]
    with database.writing() as session:
        waits = col(Delivery.state) == DeliveryState.WAITING
        session.exec(update(Delivery).where(waits).values(due_at=utc_now()))
    outbox_of(app).wake()
    outbox_of(app).wait()
