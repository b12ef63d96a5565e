"""Random requests to every route, as every kind of visitor.

Routes come from the application, so a new one is attacked without being listed here. Fields come
from the forms on its pages. No answer may be an error of the server, nothing that is private may
reach somebody who must not read it, a page that is only looked at stores nothing, and a request
holds one connection to the database at a time.
"""

from __future__ import annotations

import io
import json
import re
import traceback
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final
from urllib.parse import quote, urlsplit

from flask import Flask, got_request_exception
from werkzeug.datastructures import FileStorage
from werkzeug.exceptions import HTTPException
from werkzeug.routing import Rule
from werkzeug.test import encode_multipart

from app.site.platform.workers.worker_pool import workers_of
from app.tables import migrate, open_database
from app.tables.curation import prepare
from tests.attack.readers import some_list
from tests.attack.uploads import some_upload
from tests.attack.values import NASTY, mutated
from tests.site.subjects import SHADOWFIST, SPOILS, Subject
from tests.site.test_visitors import of_a_deck, of_an_event
from tests.site.visitors import Visitor, World, addresses
from tests.support.site import website

SUBJECTS: Final = (SPOILS, SHADOWFIST)
_INPUT: Final = re.compile(r'<(?:input|select|textarea|button)\b[^>]*\bname="([^"]*)"[^>]*>')
_FORM: Final = re.compile(r"<form\b([^>]*)>(.*?)</form>", re.DOTALL)
_ATTRIBUTE: Final = re.compile(r'\b(action|method|value|type)="([^"]*)"')
_FILE: Final = "file"

Fields = dict[str, str]


@dataclass(frozen=True, slots=True)
class Failure:
    """A request that a server must answer otherwise: what was sent, and what is wrong."""

    request: str
    trace: str


@dataclass
class Tally:
    """The number of requests answered with each status, and the slowest request."""

    statuses: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    slowest: float = 0.0
    slowest_request: str = ""

    def add(self, status: int, seconds: float, request: str) -> None:
        """Count an answer and the seconds of processor time it took."""
        self.statuses[status] += 1
        if seconds > self.slowest:
            self.slowest, self.slowest_request = seconds, request


@contextmanager
def attacked_site(folder: Path) -> Iterator[Flask]:
    """A site on a database of its own that answers errors instead of raising them."""
    address = f"sqlite:///{folder / 'site.sqlite'}"
    database = open_database(address)
    migrate(database)
    prepare(database)
    database.close()
    settings = {
        "INSTANCE": str(folder / "instance"),
        "DATABASE_URL": address,
        "WTF_CSRF_ENABLED": False,
        "PROPAGATE_EXCEPTIONS": False,
        "RATE_LIMITS": False,
    }
    with website(settings) as app:
        try:
            yield app
        finally:
            # A process that has processes of its own ends only after them.
            workers_of(app).close()


class Attacker:
    """Sends random requests to a site that has decks and events of one game."""

    def __init__(self, app: Flask, subject: Subject, seed: int) -> None:
        self.world = World(app, subject)
        self.chance = Random(seed)
        self.tally = Tally()
        self.raised: list[BaseException] = []
        self.fields: dict[str, Fields] = defaultdict(dict)
        self.visitors = {
            of_a_deck: self.world.deck_visitors(),
            of_an_event: self.world.event_visitors(),
        }
        self.others = self.world.page_visitors()
        self.routes = [
            (rule, method)
            for rule in app.url_map.iter_rules()
            for method in sorted({*(rule.methods or ())} - {"HEAD", "OPTIONS"})
        ]
        got_request_exception.connect(self._note, app)

    def _note(self, _app: Flask, exception: BaseException, **_more: object) -> None:
        if not isinstance(exception, HTTPException):
            self.raised.append(exception)

    def attack(self, rounds: int) -> Iterator[Failure | None]:
        """Ask every route this many times, in random order; None for an answer that is fine."""
        for _ in range(rounds):
            self.chance.shuffle(self.routes)
            for rule, method in self.routes:
                yield self.ask(rule, method)

    def visitors_of(self, rule: Rule) -> list[Visitor]:
        """Everybody who could try a route."""
        for belongs, visitors in self.visitors.items():
            if belongs(rule):
                return visitors
        return self.others

    def ask(self, rule: Rule, method: str) -> Failure | None:
        """Send one random request to a route."""
        visitor = self.chance.choice(self.visitors_of(rule))
        place = list(addresses(rule, visitor, self.world.places, self.world.subject))
        if not place:
            return None
        address, form = self.chance.choice(place)
        known = {**self.fields[rule.endpoint], **{name: _as_text(it) for name, it in form.items()}}
        if self.chance.random() < 1 / 3:
            address = self._other_address(address)
        if method == "GET" and known and self.chance.random() < 1 / 2:
            sent = self._values(known)
            asked = "&".join(f"{_quoted(name)}={_quoted(it)}" for name, it in sent.items())
            address += ("&" if "?" in address else "?") + asked
        body = self._values(known) if method == "POST" else None
        return self._send(visitor, method, address, body, is_json=rule.rule.startswith("/api/"))

    def _send(
        self, visitor: Visitor, method: str, address: str, body: Fields | None, *, is_json: bool
    ) -> Failure | None:
        request = f"{visitor.name}: {method} {address[:300]} {_shown(body)}"
        client = self.world.app.test_client()
        if visitor.cookie:
            client.set_cookie("threshold", visitor.cookie)
        self.raised.clear()
        self.world.written.clear()
        self.world.held.most()
        fields = body and {_storable(name): self._sent(name, it) for name, it in body.items()}
        members = body and {name: _as_json(it) for name, it in body.items()}
        started = process_time()
        if is_json and method == "POST":
            answer = client.open(address, method=method, json=members)
        else:
            answer = client.open(address, method=method, **_body(fields))
        self.tally.add(answer.status_code, process_time() - started, request)
        if self.raised or answer.status_code >= 500:
            traces = ["".join(traceback.format_exception(it)) for it in self.raised]
            return Failure(request, f"{answer.status_code}\n" + "\n".join(traces))
        if (held := self.world.held.most()) > 1:
            return Failure(request, f"held {held} connections at the same time")
        if method == "GET" and answer.mimetype == "text/html":
            self._learn(answer.text)
        return None

    def _other_address(self, address: str) -> str:
        """The address with one of its parts replaced or changed."""
        parts = address.split("/")
        place = self.chance.randrange(1, len(parts))
        parts[place] = _quoted(self._other(parts[place]))[:3_000]
        return "/".join(parts)

    def _values(self, known: Fields) -> Fields:
        """Some of the known fields, a few of them with other values."""
        sent = {name: it for name, it in known.items() if self.chance.random() < 9 / 10}
        for name in self.chance.sample(sorted(sent), min(len(sent), self.chance.randint(0, 3))):
            sent[name] = self._other(sent[name])
        if "list" in sent and self.chance.random() < 1 / 2:
            sent["list"] = some_list(self.chance)
        if self.chance.random() < 1 / 20:
            sent[self.chance.choice(NASTY)] = self.chance.choice(NASTY)
        return sent

    def _other(self, value: str) -> str:
        is_new = self.chance.random() < 1 / 2
        return self.chance.choice(NASTY) if is_new else mutated(value, self.chance)

    def _sent(self, name: str, value: str) -> object:
        """A value as the test client sends it: a field, or a file where the name says so."""
        if _FILE in name:
            named, content = some_upload(value, self.chance)
            return FileStorage(io.BytesIO(content), named)
        return _storable(value)

    def _learn(self, page: str) -> None:
        """Remember the fields of every form on a page for the route that it is sent to."""
        routes = self.world.app.url_map.bind("localhost")
        for attributes, inside in _FORM.findall(page):
            said = dict(_ATTRIBUTE.findall(attributes))
            action = urlsplit(unescape(said.get("action", ""))).path
            method = said.get("method", "get").upper()
            try:
                endpoint, _ = routes.match(action or "/", method=method)
            except HTTPException:
                continue
            for found in _INPUT.finditer(inside):
                value = dict(_ATTRIBUTE.findall(found[0])).get("value", "")
                self.fields[str(endpoint)][unescape(found[1])] = unescape(value)


def _body(fields: dict[str, object] | None) -> dict[str, Any]:
    """The body of a request: a form with files is encoded here, without a temporary file."""
    if not fields or not any(isinstance(it, FileStorage) for it in fields.values()):
        return {"data": fields}
    boundary, body = encode_multipart(fields)
    return {"data": body, "content_type": f"multipart/form-data; boundary={boundary}"}


def _storable(text: str) -> str:
    """The text without what a client cannot send as UTF-8."""
    return text.encode("utf-8", "replace").decode()


def _quoted(text: str) -> str:
    return quote(text.encode("utf-8", "surrogatepass"), safe="")


def _as_text(value: object) -> str:
    """A value of a form or of a JSON object as text."""
    return value if isinstance(value, str) else json.dumps(value)


def _as_json(text: str) -> object:
    """The value of a text in JSON, such as a number; else the text."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def _shown(body: Fields | None) -> str:
    if body is None:
        return ""
    return " ".join(f"{name[:40]}={value[:60]!r}" for name, value in body.items())[:1_500]
