"""A program that webhooks tell of changes: a real web server on 127.0.0.1."""

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


@dataclass(frozen=True)
class Told:
    """One request that came in."""

    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def said(self) -> dict[str, Any]:
        """The body as JSON."""
        said: dict[str, Any] = json.loads(self.body)
        return said


@dataclass
class Program:
    """A program and its requests; `answers` are the statuses of its next answers, then 204."""

    address: str
    told: list[Told] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)


@contextmanager
def program() -> Iterator[Program]:
    """Run a program until the block ends."""
    made = Program("")

    class Talk(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            made.told.append(Told(self.path, dict(self.headers), body))
            self.send_response(made.answers.pop(0) if made.answers else 204)
            for name, value in made.headers.items():
                self.send_header(name, value)
            self.end_headers()

        def log_message(self, *_words: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Talk) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        made.address = f"http://127.0.0.1:{server.server_address[1]}"
        yield made
        server.shutdown()
        thread.join()
