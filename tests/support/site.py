"""Websites for tests, built like the real one but sharing the parts that are slow to build."""

import threading
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from flask import Flask
from jinja2 import FileSystemBytecodeCache

from app import create_app
from app.catalogue import read_catalogue
from app.games import game, games
from app.site.platform.catalogue import IndexedCatalogue
from app.site.platform.database import connect_database
from app.site.platform.expensive_work import queue_expensive_work
from app.site.platform.rate_limits import count_from_now
from app.site.platform.serving import run, serve_noting
from app.tables.curation import Served, revision_of
from tests.support.pages import Reader

GAMES_WITH_CARDS: Final = tuple(each.key for each in games() if each.cards is not None)
"""Games that tests register later are not among them."""

AS_SHIPPED: Final = 1
"""The revision of a catalogue that nobody has curated yet."""

_OWN: Final = ("INSTANCE", "DATABASE_URL")
"""The settings in which the websites of two tests differ."""


@dataclass(frozen=True)
class _Built:
    """A website and what it was when it had been built; a test may change that."""

    app: Flask
    config: Mapping[str, Any]
    extensions: Mapping[str, Any]
    wsgi_app: Callable[..., Any]

    @classmethod
    def of(cls, settings: Mapping[str, object]) -> "_Built":
        app = create_app(settings)
        app.jinja_env.bytecode_cache = FileSystemBytecodeCache()
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
        app.wsgi_app = self.wsgi_app  # type: ignore[method-assign]
        app.instance_path = str(settings["INSTANCE"])
        connect_database(app)
        database = app.extensions["database"]
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
    app.extensions["database"].close()
    same.append(built)


@contextmanager
def listening(app: Flask, threads: int, **options: Any) -> Iterator[str]:
    """The address of an application that answers on a real port, as `threshold serve` does."""
    server = serve_noting(app, host="127.0.0.1", port=0, threads=threads, **options)
    stop = threading.Event()
    thread = threading.Thread(target=run, args=(server, stop), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.effective_port}"
    # In the server's own thread: that may close its sockets as soon as it is told to stop.
    server.trigger.pull_trigger(stop.set)
    thread.join(timeout=10)


@cache
def shipped_indexed_catalogue(key: str) -> IndexedCatalogue:
    """Return the shipped catalogue of a game with its search index."""
    about = game(key)
    return IndexedCatalogue.of(read_catalogue(about.needed_cards().data), about)
