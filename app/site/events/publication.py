"""Lists opened to everybody after the event, with a summary of what was played."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from flask import Response, abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games import game
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.limits import MAX_NAME
from app.site.events import store
from app.site.events.access import reach, shown_event
from app.site.events.check_codes import CheckedCode, checked_code
from app.site.events.export import Standing, lists_as_zip
from app.site.events.files import file_name, sent
from app.site.events.log import Did, record
from app.site.events.players import store as players
from app.site.events.registration import versions
from app.site.events.rounds import store as rounds
from app.site.events.rounds.places import winner_of
from app.site.events.states import Action
from app.site.events.stored_lists import decklist_of, verdict_of
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import Entry, Event, HandIn, utc_now


def may_publish(event: Event, *, is_sure: bool) -> bool:
    """Tell whether an organizer who is sure may publish the lists: only if that was announced."""
    return event.opens_lists and is_sure


def are_lists_open(event: Event) -> bool:
    """Tell whether everybody may see the lists."""
    return event.published_at is not None


MOST_CARDS: Final = 40
LONGEST_CODE: Final = 100


@dataclass(frozen=True)
class PublishedList:
    """A player with the list that stands, and the final place; None without rounds."""

    entry: Entry
    hand_in: HandIn
    place: int | None


@open_to(Access.LINK)
def publish(way: str, key: str) -> ResponseReturnValue:
    """Publish the lists, if the event announced that it would."""
    reached = reach(way, key, Action.PUBLISH)
    if request.method == "GET":
        return render_template("events/publishing/publish.html", reached=reached)
    if not may_publish(reached.event, is_sure=request.form.get("sure") == "yes"):
        flash(
            "Nothing has been published: tick the box above the button to confirm.",
            "illegal",
        )
        return redirect(f"{reached.base}/publish", 303)
    with current_database().writing() as session:
        event = store.locked(session, reached.event_id)
        if not are_lists_open(event):
            event.published_at = utc_now()
            session.add(event)
            record(session, reached.event_id, reached.actor, Did.PUBLISHED)
    flash("The lists have been published.", "legal")
    return redirect(f"/events/view/{reached.event.public_id}/lists", 303)


@open_to(Access.ANYONE)
def lists(public_id: str) -> str:
    """Every list and the summary, once they are open."""
    event = _published(public_id)
    catalogue = current_catalogue()
    standing = _standing(event)
    decks = [decklist_of(one.hand_in, catalogue) for one in standing]
    return render_template(
        "events/publishing/lists.html",
        event=event,
        listed=standing,
        winner=_winner(event),
        metagame=game(event.game).metagame.needed().of(decks),
        most=MOST_CARDS,
    )


@open_to(Access.ANYONE)
def one_list(public_id: str, entry: str) -> str:
    """One list, once they are open."""
    event = _published(public_id)
    found = _one(event, entry)
    written = request.args.get("code", "")[:LONGEST_CODE]
    files = game(event.game).files.needed()
    return render_template(
        "events/publishing/list.html",
        event=event,
        player=found.entry,
        place=found.place,
        hand_in=found.hand_in,
        verdict=verdict_of(found.hand_in),
        text=files.write(_deck_of(event, found), "sections"),
        forms=[form for form in files.formats.values() if form.write],
        written=written,
        checked=_checked(event, found.hand_in, written) if written.strip() else None,
    )


@open_to(Access.ANYONE)
def one_file(public_id: str, entry: str, form: str) -> Response:
    """One list as a deck file, once they are open."""
    event = _published(public_id)
    found = _one(event, entry)
    files = game(event.game).files.needed()
    known = files.formats.get(form)
    if known is None or known.write is None:
        abort(404)
    what = file_name(found.entry.name, "player")
    return sent(files.write(_deck_of(event, found), form), event, what, known.extension)


@open_to(Access.ANYONE)
def all_files(public_id: str) -> Response:
    """All lists as an archive of deck files, once they are open."""
    event = _published(public_id)
    standing = [Standing(one.entry, one.hand_in) for one in _standing(event)]
    return sent(lists_as_zip(event, standing, current_catalogue()), event, "lists", "zip")


def _winner(event: Event) -> str:
    with current_database().reading() as session:
        return winner_of(session, event)


def _deck_of(event: Event, listed: PublishedList) -> AnyDecklist:
    """A list as a deck, named after its player unless it has a name of its own."""
    deck = decklist_of(listed.hand_in, current_catalogue())
    return replace(deck, name=deck.name or f"{listed.entry.name}, {event.name}"[:MAX_NAME])


def _one(event: Event, public_id: str) -> PublishedList:
    found = next((one for one in _standing(event) if one.entry.public_id == public_id), None)
    return found or abort(404)


def _checked(event: Event, hand_in: HandIn, written: str) -> CheckedCode:
    """A code that a visitor noted; the list that is shown comes before those it replaced."""
    with current_database().reading() as session:
        handed_in = versions.versions_of(session, hand_in.entry_id)
    return checked_code(event, (hand_in, *handed_in), written)


def _published(public_id: str) -> Event:
    event = shown_event(public_id)
    if not are_lists_open(event):
        abort(404)
    return event


def _standing(event: Event) -> list[PublishedList]:
    """The lists in the order of the final places, or of names where no round was played."""
    with current_database().reading() as session:
        event_id = store.id_of(event)
        everybody = players.entries_of(session, event_id)
        entries = players.who_played(session, event_id)
        found = versions.standing_by_entry(session, entries)
        places = rounds.places_of(event, rounds.rounds_of(session, event_id), everybody)
    listed = [
        PublishedList(one, found[store.id_of(one)], places.get(store.id_of(one)))
        for one in entries
        if store.id_of(one) in found
    ]
    return sorted(listed, key=lambda one: (one.place is None, one.place or 0))
