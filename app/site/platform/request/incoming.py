"""Requests as they come in: when they were received, and what they may contain.

All text in fields and every number in an address is checked before a view sees it.

The time of receipt decides what is in time. Waiting for a free thread must not make anybody late,
so the server itself records when the last byte of a request arrives (`serving.serve_noting`).
Behind any other server, the outermost middleware reads the whole body first and records the time
then.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from typing import IO, Any, Final

from flask import Flask, Request, abort, request
from werkzeug.exceptions import BadRequest
from werkzeug.routing import IntegerConverter, Rule

from app.games.link_texts import LONGEST
from app.games.tabletop.decklists.limits import MAX_BYTES
from app.games.text import flaw_in

LONGEST_FIELD: Final = 5_000
"""Characters of a field. Forms have their own, smaller limits and say so beside the field."""

LONG_FIELDS: Final[Mapping[str, int]] = {
    "list": 2 * MAX_BYTES,
    "battle": 300_000,
    "army": 300_000,
    "attack": 70_000,
    "bench": 60_000,
    "from": LONGEST,
    "deck": 2 * MAX_BYTES,
    "notes": 100_000,
    "format_text": 100_000,
    "banned": 20_000,
    "change": 20_000,
    "game": 20_000,
    "restricted": 20_000,
    "receipt": 2 * 1024 * 1024,
    "roster": 1_100_000,
    "taken": 2 * MAX_BYTES,
    "writes": 2 * MAX_BYTES,
}
"""Fields that hold more than a few lines: files as text, notes, and what this site signed."""

FILES: Final = frozenset({"list", "battle", "army", "attack", "bench"})
"""Fields that are read as files are; their readers say what is wrong, and in which line."""

PLAIN_TEXT: Final = "text/plain"

_SHOWN: Final = 60


class UnusableTextError(BadRequest):
    """Text that is refused; `message` says which and why."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


def check_text(app: Flask) -> None:
    """Refuse requests with invalid text. Call it before anything reads a form."""
    app.before_request(_check)


def _check() -> None:
    if flaw_in(request.path):
        abort(404)
    if _has_body() and not all((*request.form, *request.files)):
        raise UnusableTextError("A field of the form has no name, so nothing was changed.")
    for name, text in _fields():
        longest = LONG_FIELDS.get(name, LONGEST_FIELD)
        if len(name) > LONGEST_FIELD or len(text) > longest:
            raise UnusableTextError(
                f"The field “{_shown(name)}” has {len(text):,} characters; at most {longest:,} "
                "are accepted, so nothing was changed."
            )
        flaw = flaw_in(name) or (None if name in FILES else flaw_in(text))
        if flaw:
            raise UnusableTextError(
                f"The field “{_shown(name)}” contains {flaw.message}, so nothing was changed."
            )


def _fields() -> Iterator[tuple[str, str]]:
    """Every field of the query and of the form, and the names of files that came along."""
    yield from request.args.items(multi=True)
    if not _has_body():
        return
    yield from request.form.items(multi=True)
    for name, file in request.files.items(multi=True):
        yield name, file.filename or ""


def _has_body() -> bool:
    """Return whether the request has a body, which may be a form. Most requests have none."""
    return bool(request.content_length) or "Transfer-Encoding" in request.headers


def _shown(name: str) -> str:
    """A field's name as a page may repeat it."""
    return "".join(sign for sign in name[:_SHOWN] if sign.isprintable())


RECEIVED: Final = "threshold.received_at"
"""The key in the WSGI environment; headers of a client have other names there."""

Start = Callable[..., Any]


class Receiving:
    """The outermost WSGI middleware; bodies over `most` bytes are not read ahead."""

    def __init__(self, app: Callable[[dict[str, Any], Start], Iterable[bytes]], most: int) -> None:
        self.app = app
        self.most = most

    def __call__(self, environ: dict[str, Any], start: Start) -> Iterable[bytes]:
        """Read the body, record the time, call the application."""
        if RECEIVED not in environ:
            length = environ.get("CONTENT_LENGTH") or "0"
            if length.isascii() and length.isdigit() and 0 < int(length) <= self.most:
                environ["wsgi.input"] = io.BytesIO(environ["wsgi.input"].read(int(length)))
            environ[RECEIVED] = datetime.now(UTC)
        return self.app(environ, start)


def note_receiving(app: Flask) -> None:
    """Install the middleware. Call it last."""
    layer = Receiving(app.wsgi_app, app.config["MAX_CONTENT_LENGTH"])
    app.wsgi_app = layer  # type: ignore[method-assign,assignment]


def received_at() -> datetime:
    """Return when the current request was completely received."""
    moment = request.environ[RECEIVED]
    assert isinstance(moment, datetime)
    return moment


class ClosingRequest(Request):
    """A request that closes every file it took in.

    Werkzeug closes the files of a form that it has read to the end. When it refuses a form
    halfway, because a field is too long or there are too many, the files before it would stay open.
    """

    _streams: list[IO[bytes]]

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._streams = []

    def _get_file_stream(self, *args: Any, **options: Any) -> IO[bytes]:
        stream = super()._get_file_stream(*args, **options)
        self._streams.append(stream)
        return stream

    def get_json(self, force: bool = False, silent: bool = False, cache: bool = True) -> Any:
        """Return the body as JSON; plain text stands for an object with the member `text`."""
        if self.mimetype == PLAIN_TEXT:
            return {"text": self.get_data(as_text=True)}
        return super().get_json(force, silent, cache)

    def close(self) -> None:
        """Close the files of the form and those of a form that was refused."""
        super().close()
        for stream in self._streams:
            stream.close()


LARGEST: Final = 2**31 - 1
"""The largest number of an INTEGER column in PostgreSQL."""

_DIGITS: Final = 20


class BoundedInteger(IntegerConverter):
    """`<int:…>` in a URL; a larger number does not match."""

    def __init__(self, *arguments: object, **options: object) -> None:
        super().__init__(*arguments, **{"max": LARGEST, **options})  # type: ignore[arg-type]


def bound_numbers(app: Flask) -> None:
    """Limit every `<int:…>` in URLs. Call it before routes are added."""
    app.url_map.converters["int"] = BoundedInteger


def whole_number(written: str) -> int:
    """Convert a form field, as `type` of `request.form.get`; at most `LARGEST`.

    Raises ValueError unless it is a whole number.
    """
    return max(-LARGEST, min(int(written[:_DIGITS]), LARGEST))


class LateRule(Rule):
    """A route that compiles what builds its address when an address of it is first built.

    Werkzeug compiles two functions for each route, which for all routes of the site takes a good
    part of the time in which it starts.
    """

    def _compile_builder(self, append_unknown: bool = True) -> Callable[..., tuple[str, str]]:
        compiled: Callable[..., tuple[str, str]] | None = None
        compile_now = super()._compile_builder

        def build(rule: Rule, /, **values: object) -> tuple[str, str]:
            nonlocal compiled
            if compiled is None:
                compiled = compile_now(append_unknown)
            return compiled(rule, **values)

        return build
