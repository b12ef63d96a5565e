"""Pages of an event that everybody can see and that update themselves while they are open.

Each has a version of its own, which changes only with what it shows: a list that comes in makes
nobody read the standings again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Final

from flask import Response, current_app, render_template
from sqlmodel import Session

from app.site.events import store
from app.site.events.access import shown_at_version
from app.site.platform.http.browser_copies import version_answer, version_of_content
from app.site.platform.http.rendering import wants_fragment
from app.site.platform.storage.database import current_database
from app.tables import Event

Content = Mapping[str, object]
"""Values for a template, by name. Their `repr` tells all that the page shows, and nothing else."""

_VERSIONS: Final = "public_page_versions"
_MOST: Final = 64
"""Pages whose versions are cached."""


@dataclass(frozen=True, slots=True)
class UpdatingPage:
    """A page at `/events/view/ID/` and `name`; its version is at the same address and `/changes`.

    `read` returns what the page shows of an event; it aborts with 404 where there is no such page.
    """

    name: str
    template: str
    read: Callable[[Session, Event], Content]

    def draw(self, public_id: str) -> str:
        """Draw the page, for a script without its frame."""
        with current_database().reading() as session:
            event, number = shown_at_version(session, public_id)
            content = self.read(session, event)
        return render_template(
            self.template,
            frame="_part.html" if wants_fragment() else "base.html",
            event=event,
            version=self._keep_version(event, number, content),
            changes=f"/events/view/{public_id}/{self.name}/changes",
            **content,
        )

    def answer_version(self, public_id: str) -> Response:
        """Answer 304 as long as the page shows the same; it is read only if the event changed."""
        with current_database().reading() as session:
            event, number = shown_at_version(session, public_id)
            version = _page_versions().get(self.name, store.id_of(event), number)
            if version is None:
                version = self._keep_version(event, number, self.read(session, event))
        return version_answer(version)

    def _keep_version(self, event: Event, number: int, content: Content) -> str:
        version = version_of_content(event.name, event.time_zone, content)
        _page_versions().put(self.name, store.id_of(event), number, version)
        return version


class PageVersions:
    """The latest version of each page, and the version of the event at which it was read."""

    def __init__(self) -> None:
        self._cached: dict[tuple[str, int], tuple[int, str]] = {}
        self._lock = Lock()

    def get(self, page: str, event_id: int, number: int) -> str | None:
        """Return the version of a page that was read at this version of the event, if it was."""
        with self._lock:
            read_at, version = self._cached.get((page, event_id), (-1, ""))
        return version if read_at == number else None

    def put(self, page: str, event_id: int, number: int, version: str) -> None:
        """Remember the version of a page; the page that was read longest ago is forgotten."""
        with self._lock:
            self._cached.pop((page, event_id), None)
            self._cached[page, event_id] = number, version
            while len(self._cached) > _MOST:
                del self._cached[next(iter(self._cached))]


def _page_versions() -> PageVersions:
    versions = current_app.extensions.setdefault(_VERSIONS, PageVersions())
    assert isinstance(versions, PageVersions)
    return versions
