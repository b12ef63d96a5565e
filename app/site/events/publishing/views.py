"""Lists opened to everybody after the event, with a summary of what was played."""

from __future__ import annotations

from typing import Final

from flask import abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games import game
from app.site.events import store
from app.site.events.access import reach
from app.site.events.check_codes import CheckedCode, checked_code
from app.site.events.lists.stored import decklist_of, verdict_of
from app.site.events.log.store import Did, record
from app.site.events.players import store as players
from app.site.events.public_page.views import shown_event
from app.site.events.publishing.policy import are_lists_open, may_publish
from app.site.events.registration import versions
from app.site.events.states import Action
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.tables import Entry, Event, HandIn, utc_now

MOST_CARDS: Final = 40
LONGEST_CODE: Final = 100


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
    decks = [decklist_of(hand_in, catalogue) for _, hand_in in standing]
    return render_template(
        "events/publishing/lists.html",
        event=event,
        standing=standing,
        metagame=game(event.game).needed_metagame().of(decks),
        most=MOST_CARDS,
    )


@open_to(Access.ANYONE)
def one_list(public_id: str, entry: str) -> str:
    """One list, once they are open."""
    event = _published(public_id)
    found = next((one for one in _standing(event) if one[0].public_id == entry), None)
    if found is None:
        abort(404)
    player, hand_in = found
    written = request.args.get("code", "")[:LONGEST_CODE]
    return render_template(
        "events/publishing/list.html",
        event=event,
        player=player,
        hand_in=hand_in,
        verdict=verdict_of(hand_in),
        written=written,
        checked=_checked(event, hand_in, written) if written.strip() else None,
    )


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


def _standing(event: Event) -> list[tuple[Entry, HandIn]]:
    with current_database().reading() as session:
        everybody = players.entries_of(session, store.id_of(event))
        entries = [one for one in everybody if players.has_played(event, one)]
        found = versions.standing_by_entry(session, entries)
    return [(e, found[store.id_of(e)]) for e in entries if store.id_of(e) in found]
