"""Websites for tests, built like the real one but sharing the parts that are slow to build."""

import hashlib
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from flask import Flask
from jinja2 import FileSystemBytecodeCache
from sqlalchemy import URL, Engine, event
from sqlalchemy.engine.interfaces import Dialect

from app import create_app
from app.games import game, games
from app.site import presentation
from app.site.platform.request.rate_limits import count_from_now
from app.site.platform.storage.database import IndexedCatalogue
from app.site.platform.workers.expensive_work import queue_expensive_work
from app.site.platform.workers.outbox import offer_outbox, outbox_of
from app.site.platform.workers.serving import run, serve_noting
from app.site.webhooks.sending import offer_webhooks, webhooks_of
from app.tables import Database, open_database
from app.tables.curation import Served, prepare, revision_of
from app.tables.database import read_url
from tests.support.catalogues import shipped_catalogue
from tests.support.pages import Reader

GAMES_WITH_CARDS: Final = tuple(each.key for each in games() if each.cards)
"""Games that tests register later are not among them."""

AS_SHIPPED: Final = 1
"""The revision of a catalogue that nobody has curated yet."""

_OWN: Final = ("INSTANCE", "DATABASE_URL")
"""The settings in which the websites of two tests differ."""


class _Connections:
    """The connections of a website: to a new database for each test, with one engine for all.

    An engine keeps the SQL it has compiled, and a new one would compile it again. A database that
    only a test uses need not survive a power failure, so SQLite does not wait for the disk.
    """

    def __init__(self, url: URL) -> None:
        self._url = url
        self._engine = open_database(url).engine
        event.listen(self._engine, "do_connect", self._lead)
        if url.get_backend_name() == "sqlite":
            event.listen(self._engine, "connect", _do_not_wait_for_the_disk)

    def to(self, url: URL) -> Database:
        """Return this database; connections opened from now on lead there."""
        self.close()
        self._url = url
        return Database(url, self._engine)

    def close(self) -> None:
        """Close them all."""
        self._engine.dispose()

    def _lead(
        self, dialect: Dialect, _record: object, words: list[Any], names: dict[str, Any]
    ) -> None:
        words[:], changed = dialect.create_connect_args(self._url)
        names.update(changed)


def _do_not_wait_for_the_disk(connection: sqlite3.Connection, _record: object) -> None:
    connection.execute("PRAGMA synchronous = OFF")


@cache
def _compiled_templates() -> FileSystemBytecodeCache:
    """Templates compiled by earlier runs, unless a filter may have another form since."""
    forms = sorted(Path(presentation.__file__).parent.glob("*.py"))
    digest = hashlib.sha256(b"".join(it.read_bytes() for it in forms)).hexdigest()[:16]
    return FileSystemBytecodeCache(pattern=f"__threshold_{digest}_%s.cache")


@dataclass(frozen=True)
class _Built:
    """A website and what it was when it had been built; a test may change that."""

    app: Flask
    config: Mapping[str, Any]
    extensions: Mapping[str, Any]
    wsgi_app: Callable[..., Any]
    connections: dict[str, _Connections] = field(default_factory=dict)

    @classmethod
    def of(cls, settings: Mapping[str, object]) -> "_Built":
        app = create_app(settings)
        app.jinja_env.bytecode_cache = _compiled_templates()
        app.test_client_class = Reader
        app.extensions["database"].close()
        return cls(app, dict(app.config), dict(app.extensions), app.wsgi_app)

    def on(self, settings: Mapping[str, object]) -> Flask:
        """The website as built, on the instance folder and the database of `settings`."""
        app = self.app
        app.config.clear()
        app.config.update(self.config)
        app.config.update({name: settings[name] for name in _OWN})
        app.extensions.clear()
        app.extensions.update(self.extensions)
        count_from_now(app)
        queue_expensive_work(app)
        offer_outbox(app)
        offer_webhooks(app)
        app.wsgi_app = self.wsgi_app  # type: ignore[method-assign]
        app.instance_path = str(settings["INSTANCE"])
        database = self._database(read_url(str(settings["DATABASE_URL"])))
        prepare(database)
        app.extensions["database"] = database
        with database.reading() as session:
            revisions = {key: revision_of(session, key) for key in GAMES_WITH_CARDS}
        shipped = {
            key: shipped_indexed_catalogue(key)
            for key, revision in revisions.items()
            if revision == AS_SHIPPED
        }
        app.extensions["indexed_catalogues"] = dict(shipped)
        app.extensions["served"] = Served(
            database, kept={key: (AS_SHIPPED, it.catalogue) for key, it in shipped.items()}
        )
        return app

    def _database(self, url: URL) -> Database:
        kind = url.get_backend_name()
        if kind not in self.connections:
            self.connections[kind] = _Connections(url)
        return self.connections[kind].to(url)


_idle: Final[dict[frozenset[tuple[str, object]], list[_Built]]] = defaultdict(list)


@contextmanager
def website(settings: Mapping[str, object]) -> Iterator[Flask]:
    """Return the website on a database of its own, for one test.

    Building one, compiling its templates and indexing the catalogue take a hundred times as long as
    answering a request, so tests reuse what other tests have built.
    """
    same = _idle[frozenset((name, it) for name, it in settings.items() if name not in _OWN)]
    built = same.pop() if same else _Built.of(settings)
    app = built.on(settings)
    yield app
    outbox_of(app).close()
    webhooks_of(app).close()
    app.extensions["database"].close()
    for connections in built.connections.values():
        connections.close()
    same.append(built)


@contextmanager
def heard(engine: Engine, name: str, listener: Callable[..., Any]) -> Iterator[None]:
    """Let a listener hear an event of an engine, and no test after this one."""
    event.listen(engine, name, listener)
    try:
        yield
    finally:
        event.remove(engine, name, listener)


@contextmanager
def listening(app: Flask, threads: int, **options: Any) -> Iterator[str]:
    """The address of an application that answers on a real port, as `threshold serve` does."""
    with listening_server(app, threads, **options) as server:
        yield f"http://127.0.0.1:{server.effective_port}"


@contextmanager
def listening_server(app: Flask, threads: int, **options: Any) -> Iterator[Any]:
    """The same; the server of `waitress` itself."""
    server = serve_noting(app, host="127.0.0.1", port=0, threads=threads, **options)
    stop = threading.Event()
    thread = threading.Thread(target=run, args=(server, stop), daemon=True)
    thread.start()
    yield server
    # In the server's own thread: that may close its sockets as soon as it is told to stop, even
    # before it is woken for that.
    with suppress(OSError):
        server.trigger.pull_trigger(stop.set)
    thread.join(timeout=10)


@cache
def shipped_indexed_catalogue(key: str) -> IndexedCatalogue:
    """Return the shipped catalogue of a game with its search index."""
    about = game(key)
    return IndexedCatalogue.of(shipped_catalogue(about.cards.needed()), about)
