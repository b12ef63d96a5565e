"""The site's pages: the list of cards, the page of a deck, and the server's memory."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from flask import Flask, template_rendered
from jinja2 import Template
from werkzeug.test import EnvironBuilder

from app import create_app
from bench.rounds import alternate, show

REQUESTS: Final = 60
STARTER: Final = "starter-arcanist-warlord"


def main() -> int:
    """Print the three figures; the status is 1 when a limit is missed."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app({"INSTANCE": folder, "WTF_CSRF_ENABLED": False})
        met = cards(app), deck(app)
        app.extensions["database"].close()
        memory(folder)
    return int(not all(met))


def cards(app: Flask) -> bool:
    """The list of 30 cards against a view that returns nothing."""
    empty = Flask("empty")
    empty.add_url_rule("/", "nothing", lambda: "")
    measured = alternate(
        {"30 cards": asked(app, "/spoils/cards?q=t:character"), "empty view": asked(empty, "/")}
    )
    return show(measured, "30 cards", "empty view", 15)


def deck(app: Flask) -> bool:
    """The page of a deck of 75 cards against its template with the values at hand."""
    address = app.test_client().post(f"/decks/precon/{STARTER}").location
    drawn: list[tuple[Template, dict[str, Any]]] = []

    def note(_: Flask, template: Template, context: dict[str, Any], **__: object) -> None:
        drawn.append((template, context))

    with template_rendered.connected_to(note, app):
        app.test_client().get(address)
    template, context = drawn[-1]
    with app.test_request_context(address):

        def rendered() -> None:
            for _ in range(REQUESTS):
                template.render(context)

        measured = alternate({"deck of 75": asked(app, address), "its template": rendered})
    return show(measured, "deck of 75", "its template", 3)


def memory(folder: str) -> None:
    """Print the memory of a server that has just started, in MiB."""
    program = Path(sys.executable).parent / "threshold"
    command = [str(program), "serve", "--port", "0", "--database", f"sqlite:///{folder}/m.sqlite"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        server.stdout.readline()
        time.sleep(0.5)
        status = Path(f"/proc/{server.pid}/status")
        if status.exists():
            resident = re.search(r"VmRSS:\s+(\d+)", status.read_text())
            print(f"server at start: {int(resident[1]) // 1024 if resident else '?'} MiB resident")
        else:
            print("server at start: not measured, this system has no /proc")
        server.terminate()


def asked(app: Flask, address: str, requests: int = REQUESTS) -> Callable[[], None]:
    """Ask an application for one page many times, without a network."""
    environ = EnvironBuilder(path=address.partition("?")[0],
                             query_string=address.partition("?")[2]).get_environ()  # fmt: skip

    def start(*_: object) -> Callable[[bytes], object]:
        return lambda _: None

    def run() -> None:
        for _ in range(requests):
            answer = app(dict(environ), start)
            b"".join(answer)

    return run


if __name__ == "__main__":
    sys.exit(main())
