"""A mail server for tests that keeps its messages: real SMTP on 127.0.0.1."""

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field


@dataclass
class MailBox:
    """The messages that a server received, as text, and its port."""

    port: int
    messages: list[str] = field(default_factory=list)


@contextmanager
def mail_box() -> Iterator[MailBox]:
    """Run a mail server until the block ends."""
    messages: list[str] = []

    class Talk(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 ready\r\n")
            while line := self.rfile.readline():
                word = line.strip().upper()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = []
                    while (data := self.rfile.readline()) not in (b".\r\n", b""):
                        lines.append(data.decode())
                    messages.append("".join(lines))
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
                if word == b"QUIT":
                    return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Talk) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        yield MailBox(server.server_address[1], messages)
        server.shutdown()
        thread.join()
