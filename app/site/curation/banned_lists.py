"""Enter a whole banned list at once: names, day and source, with a preview before it is stored."""

from __future__ import annotations

from datetime import date

from flask import abort, render_template, request
from flask.typing import ResponseReturnValue

from app.games.tabletop.card_data import (
    Announcement,
    FactError,
    announced,
    unknown_names,
)
from app.games.tabletop.facts import CatalogueError, Listing
from app.site.curation import store
from app.site.curation.forms import BannedListForm
from app.site.curation.imports import preview_of
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables.curation import overlaid_facts

KIND = "banned"
_MOST_NAMES = 500


@open_to(Access.CURATOR)
def enter() -> ResponseReturnValue:
    """Enter a banned list; the next page shows what it changes."""
    if KIND not in store.forms():
        abort(404)
    form = BannedListForm()
    form.format.choices = [(each.id, each.name) for each in current_catalogue().formats.values()]
    if request.method == "GET" and request.args.get("format"):
        form.format.data = request.args["format"]
    if form.validate_on_submit():
        try:
            return _previewed(form)
        except FactError as error:
            form.put(error.field, f"{error.message[:1].upper()}{error.message[1:]}.")
        except CatalogueError as error:
            form.put(*store.place_of(error, KIND))
    page = render_template("curation/banned_list.html", form=form, in_force=_in_force())
    return page, 400 if form.errors or form.form_errors else 200


def _previewed(form: BannedListForm) -> ResponseReturnValue:
    announcement = _announcement(form)
    with current_database().reading() as session:
        rows = overlaid_facts(session, current_game().key).rows()
    writes = announced(announcement, current_catalogue(), rows)
    name = current_catalogue().formats[announcement.format].name
    return preview_of(
        writes,
        f"the banned list of {name}",
        announcement.source[:300],
        unknown_names(writes, current_catalogue()),
    )


def _announcement(form: BannedListForm) -> Announcement:
    """Return what was entered. Raises FactError for too many names."""
    names = {
        Listing.BANNED: _names(form.banned.data),
        Listing.RESTRICTED: _names(form.restricted.data),
    }
    for listing, found in names.items():
        if len(found) > _MOST_NAMES:
            raise FactError(listing.value, f"enter at most {_MOST_NAMES} names at once")
    since = form.since.data
    return Announcement(
        format=str(form.format.data),
        names=names,
        since=since if isinstance(since, date) else None,
        source=str(form.source.data).strip(),
        is_whole=bool(form.is_whole.data),
    )


def _in_force() -> dict[str, list[str]]:
    """The names that are listed now, by the name of their format."""
    return {
        form.name: [f"{it.name} ({it.listing.value})" for it in form.listed if it.holds_on(None)]
        for form in current_catalogue().formats.values()
        if form.listed
    }


def _names(text: str | None) -> list[str]:
    return [line.strip() for line in (text or "").splitlines() if line.strip()]
