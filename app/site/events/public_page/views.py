"""The public page of an event, its QR code and poster, and joining as a player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from flask import Response, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.tournament.swiss import MOST_PLAYERS
from app.site.accounts.current import Account, current_account
from app.site.events import links, store
from app.site.events.access import opened_here, shown_at_version, shown_event
from app.site.events.entry import policy
from app.site.events.entry import store as entries
from app.site.events.entry.forms import EnterForm, answers_in, with_questions
from app.site.events.entry.questions import read_questions
from app.site.events.log import Actor
from app.site.events.players import store as players
from app.site.events.public_page.calendar import MEDIA_TYPE, calendar_file
from app.site.events.rounds.places import winner_of
from app.site.events.states import Action, allows, state_at
from app.site.events.store import EventError
from app.site.platform.http.addresses import outside, qr_code
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.tables import Admission, EntryMode, Event, EventRole, utc_now

_JOINED: Final = {
    Admission.ADMITTED: "You have joined the event.",
    Admission.REQUESTED: "You have asked to join. The organizer will decide.",
    Admission.WAITING: "You are on the waiting list.",
}


class WayIn(NamedTuple):
    """A page of the event that the visitor can open: a player's by name, else the desk.

    `is_of_account` says that the account itself plays.
    """

    address: str
    player: str = ""
    is_of_account: bool = False


@open_to(Access.ANYONE)
@limited(Cost.ENTRY)
def view(public_id: str) -> ResponseReturnValue:
    """Show the public information about an event, and the form to join."""
    event = shown_event(public_id)
    state = state_at(event, utc_now())
    questions = read_questions(event.questions)
    form = with_questions(EnterForm, questions)()
    account = current_account()
    if account is not None and request.method == "GET":
        form.name.data = account.name
    is_open = allows(state, Action.ENTER, EventRole.PLAYER)
    may_enter = is_open and event.entry_mode != EntryMode.ROSTER
    if request.method == "POST" and not may_enter:
        why = "Players cannot join by themselves" if is_open else "The desk is closed"
        flash(f"{why}; ask the organizer or a judge to add you.", "illegal")
        return redirect(f"/events/view/{public_id}", 303)
    if form.validate_on_submit():
        try:
            answers = answers_in(form, questions)
            return redirect(_enter(event, str(form.name.data), answers), 303)
        except EventError as problem:
            form.name.errors = [str(problem)]
    ways = _ways_in(event, account)
    page = render_template(
        "events/public_page/view.html",
        event=event,
        state=state,
        form=form,
        may_enter=may_enter,
        is_open=is_open,
        questions=questions,
        **_places(event),
        winner=_winner(event),
        ways=ways,
        is_in=any(way.is_of_account for way in ways),
    )
    return page, 400 if form.errors else 200


def _places(event: Event) -> dict[str, int | bool]:
    """Return whether all places are taken, how many wait, and how many can be paired."""
    event_id = store.id_of(event)
    with current_database().reading() as session:
        there = players.entries_of(session, event_id) if event.most_players else []
        too_many = players.are_as_many_as_can_be_paired(session, event_id)
    return {
        "is_full": policy.is_full(event, there),
        "waiting": len(policy.waiting(there)),
        "most_paired": MOST_PLAYERS if too_many else 0,
    }


def _winner(event: Event) -> str:
    """Return the name of who won, without a list too; empty before a final or the finish."""
    with current_database().reading() as session:
        return winner_of(session, event)


def _ways_in(event: Event, account: Account | None) -> list[WayIn]:
    """Return the pages of this event that the visitor can open, by account, then by session."""
    ways = []
    with current_database().reading() as session:
        if account is not None:
            if event.owner_id == account.id:
                ways.append(WayIn(f"/events/own/{event.public_id}"))
            entry = players.entry_of_user(session, store.id_of(event), account.id)
            if entry is not None:
                ways.append(
                    WayIn(f"/events/mine/{event.public_id}", entry.name, is_of_account=True)
                )
        opened = [one for one in opened_here(session) if one.event_id == event.id]
    ways += [WayIn(one.base, one.entry.name if one.entry else "") for one in opened]
    return ways


def _enter(event: Event, name: str, answers: Mapping[str, str]) -> str:
    """Add the visitor as a player and return the URL of the player's page."""
    account = current_account()
    user_id = account.id if account is not None else None
    actor = Actor(EventRole.PLAYER, " ".join(name.split()))
    with current_database().writing() as session:
        known = players.entry_of_user(session, store.id_of(event), user_id) if user_id else None
        if known is None:
            entry = entries.join(session, store.id_of(event), name, actor, answers, user_id)
            if user_id is None:
                key = links.add_link(
                    session,
                    entry.event_id,
                    EventRole.PLAYER,
                    entry.name,
                    actor,
                    entry.id,
                    is_logged=False,
                )
                flash(
                    f"{_JOINED[Admission(entry.admission)]} The address of this page is your "
                    "personal link: save it to get back to your list.",
                    "legal",
                )
                return f"/events/player/{key}"
    return f"/events/mine/{event.public_id}"


@open_to(Access.ANYONE)
def qr(public_id: str) -> Response:
    """Return the URL of the public page as a QR code."""
    event = shown_event(public_id)
    address = outside(f"/events/at/{event.code}")
    return qr_code(address)


@open_to(Access.ANYONE)
def calendar(public_id: str) -> Response:
    """Return the days of an event and its deadline as a file for calendars."""
    with current_database().reading() as session:
        event, version = shown_at_version(session, public_id)
    content = calendar_file(event, version, outside(f"/events/view/{public_id}"))
    headers = {"Content-Disposition": 'attachment; filename="event.ics"'}
    return Response(content, content_type=MEDIA_TYPE, headers=headers)


@open_to(Access.ANYONE)
def poster(public_id: str) -> str:
    """Show a page to print for the entrance: name, code and QR code."""
    return render_template("events/public_page/poster.html", event=shown_event(public_id))
