"""Lists of games by link, this device's and open ones, and reports about opponents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import Final

from flask import flash, redirect, request, url_for
from flask.typing import ResponseReturnValue
from flask_wtf import FlaskForm
from sqlmodel import Session

from app.site.by_link import reporting, store
from app.site.by_link.clocks import Clock, clock_of, time_left
from app.site.by_link.forms import ReportForm, reason_in_words
from app.site.by_link.seats import Seated
from app.site.by_link.views import back, changing, place_of
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.capability_links import MOST_REMEMBERED, SessionLinks
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.tables import PlayedState, utc_now

MOST_GOING: Final = MOST_REMEMBERED
"""The most games of one device that have not ended."""


class _Way(StrEnum):
    SEAT = "seat"


OWN: Final = SessionLinks("games_by_link", _Way, _Way.SEAT)
"""The seats of this device, the newest first."""


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A game of this device in the list, with the key of its seat."""

    key: str
    place: Seated
    clock: Clock
    left: timedelta | None

    @property
    def order(self) -> int:
        """Return 0 for an own move, then what waits for others, then what is over."""
        game = self.place.game
        if game.state == PlayedState.OVER:
            return 3
        if game.state == PlayedState.OPEN:
            return 2
        return int(game.asked != self.place.own.seat)


def remember(key: str) -> None:
    """Keep the seat of a key among those of this device."""
    OWN.remember(_Way.SEAT, key)


def own_games(session: Session, now: datetime) -> Sequence[OwnGame]:
    """Return the games of this device, those in which it is its player's move first."""
    found = []
    for key in OWN.keys:
        place = store.seated(session, current_game().key, key)
        if place is not None:
            asked = next((it for it in place.seats if it.seat == place.game.asked), None)
            left = time_left(place.game, asked, now) if asked else None
            found.append(OwnGame(key, place, clock_of(place.game), left))
    return sorted(found, key=lambda it: it.order)


def has_too_many() -> bool:
    """Return whether this device has as many games as it may have at once."""
    with current_database().reading() as session:
        games = own_games(session, utc_now())
    return sum(it.place.game.state != PlayedState.OVER for it in games) >= MOST_GOING


def listed_games(session: Session, own: Sequence[OwnGame], now: datetime) -> list[Seated]:
    """Return the open games of others."""
    mine = {it.place.id for it in own}
    return [it for it in store.listed(session, current_game().key, now) if it.id not in mine]


@open_to(Access.LINK)
@limited(Cost.OPINION)
def report(key: str) -> ResponseReturnValue:
    """Offer to report another player, or store the report."""
    with current_database().reading() as session:
        place = place_of(store.seated(session, current_game().key, key))
    if not place.others:
        return back(key)
    form = ReportForm({it.seat: it.name for it in place.others})
    if request.method == "GET" or not form.validate():
        return page("by_link/report.html", form, key=key, place=place)
    with changing(key) as (session, now):
        about = now.at(form.chosen_about)
        if about is None:
            flash("That player has just left the table; nothing was sent.", "warning")
            return back(key)
        reporting.report(session, now, about, str(form.reason.data), form.words.data or "")
    flash("Thank you. The report was sent to the people who run this site.", "legal")
    return back(key)


@open_to(Access.ADMINISTRATOR)
def reports() -> ResponseReturnValue:
    """Show the reports that nobody has handled, without hands or decks; or handle one."""
    current_game().seated_play.needed()
    if request.method == "POST":
        with current_database().writing() as session:
            reporting.handle(session, request.form.get("report", 0, int))
        return redirect(url_for(".reports"), 303)
    with current_database().reading() as session:
        found = reporting.open_reports(session, current_game().key)
    return page("by_link/reports.html", FlaskForm(), reports=found, reason=reason_in_words)
