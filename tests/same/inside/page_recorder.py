"""A pytest plugin that writes every answer of a website's test client to the file `SAME_PAGES`.

A second passes with each request and none between, and every random number is drawn from a seed,
anew for each test: checkouts that behave alike draw the same keys and give the same pages. Each
line of the file is a JSON object with `test`, `asked` (method and address) and `answer` (status,
the headers that matter, and the body; of one that is no text its digest).
"""

from __future__ import annotations

import hashlib
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import time_machine
from flask.testing import FlaskClient

NOW = "2026-03-14T09:26:53Z"
HEADERS = ("Content-Type", "Location", "Content-Disposition", "Cache-Control", "Set-Cookie")
TEXTS = ("text/", "application/json", "image/svg+xml", "application/manifest+json")


class PageRecorder:
    """Writes answers down, each with the test that asked."""

    def __init__(self, file: Path, clock: time_machine.Traveller) -> None:
        self._clock = clock
        self._lines = file.open("w", encoding="utf-8")
        self._test = ""

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Begin a test at the same second, with the same random numbers, whatever ran before."""
        self._test = item.name
        self._clock.move_to(NOW)
        random._urandom = random.Random(0).randbytes  # type: ignore[attr-defined]
        random.seed(0)
        return (yield)

    def pytest_unconfigure(self) -> None:
        """Close the file."""
        self._lines.close()

    def note(self, asked: str, answer: Any) -> None:
        """Write an answer down."""
        headers = [f"{name}: {it}" for name in HEADERS for it in answer.headers.getlist(name)]
        is_text = answer.mimetype.startswith(TEXTS)
        body = answer.data.decode("utf-8", "replace") if is_text else _digest(answer.data)
        told = "\n".join([str(answer.status_code), *headers, "", body])
        line = {"test": self._test, "asked": asked, "answer": told}
        self._lines.write(json.dumps(line) + "\n")


def pytest_configure(config: pytest.Config) -> None:
    """Let the clock stand between requests, and hear every answer from now on."""
    travel = time_machine.travel(NOW, tick=False)
    clock = travel.start()
    config.add_cleanup(travel.stop)
    recorder = PageRecorder(Path(os.environ["SAME_PAGES"]), clock)
    config.pluginmanager.register(recorder)
    send = FlaskClient.open

    def heard(client: FlaskClient, *words: Any, **named: Any) -> Any:
        clock.shift(1)
        answer = send(client, *words, **named)
        asked = f"{answer.request.method} {answer.request.full_path.rstrip('?')}"
        recorder.note(asked, answer)
        return answer

    FlaskClient.open = heard  # type: ignore[method-assign]
    config.add_cleanup(lambda: setattr(FlaskClient, "open", send))


def _digest(content: bytes) -> str:
    return f"{len(content)} bytes, SHA-256 {hashlib.sha256(content).hexdigest()}"
