"""Personal links of players: on a sheet with QR codes, as a table, or by mail."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from flask import abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.spreadsheets import write_table
from app.site.events import links, messages, store
from app.site.events.access import ReachedEvent, reach
from app.site.events.files import sent
from app.site.events.mail import Letter, post_letters, why_no_mail, why_too_many
from app.site.events.players import store as players
from app.site.events.states import Action
from app.site.platform.http.addresses import outside, qr_drawing
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.site.presentation.formatting import plural
from app.tables import Entry, Event

_COLUMNS = ("Player", "Mail", "Link")


class LinkForm(StrEnum):
    """Ways to hand over personal links."""

    SHEET = "sheet"
    CSV = "csv"
    MAIL = "mail"


@open_to(Access.LINK)
@limited(Cost.CHECK)
def make(way: str, key: str) -> ResponseReturnValue:
    """Make a link for each of the players, and hand all of them over at once.

    Only hashes of links are stored, so that they cannot be shown again.
    """
    reached = reach(way, key, Action.LINKS)
    if request.form.get("as", "") not in set(LinkForm):
        abort(404)
    form = LinkForm(request.form["as"])
    entries = _players(reached, form)
    if not entries:
        flash("No player matches these choices. Nothing was changed.", "warning")
        return redirect(f"{reached.base}/links", 303)
    if form is LinkForm.MAIL:
        with current_database().reading() as session:
            sent_today = messages.letters_today(session, reached.event_id)
        if why := why_no_mail(reached.event) or why_too_many(sent_today, len(entries)):
            flash(why, "illegal")
            return redirect(f"{reached.base}/links", 303)
    with current_database().writing() as session:
        made = _made(session, reached, entries, by_mail=form is LinkForm.MAIL)
        if form is LinkForm.MAIL:
            post_links(session, reached, made)
    return _handed_over(reached, form, made)


def mail_again(
    session: Session, reached: ReachedEvent, entries: Sequence[Entry]
) -> list[tuple[Entry, str]]:
    """Make a link for each player whom the mail with one did not reach, to be mailed."""
    return _made(session, reached, entries, by_mail=True) if entries else []


def _made(
    session: Session, reached: ReachedEvent, entries: Sequence[Entry], *, by_mail: bool
) -> list[tuple[Entry, str]]:
    keys = links.make_player_links(
        session,
        reached.event_id,
        entries,
        reached.actor,
        ends_earlier=request.form.get("ends") == "yes",
        by_mail=by_mail,
    )
    return [
        (entry, outside(f"/events/player/{key}")) for entry, key in zip(entries, keys, strict=True)
    ]


def post_links(session: Session, reached: ReachedEvent, made: Sequence[tuple[Entry, str]]) -> None:
    """Send links by mail."""
    post_letters(session, [_letter(reached.event, entry, address) for entry, address in made])


def _players(reached: ReachedEvent, form: LinkForm) -> list[Entry]:
    """Return the players that are named, or all; with `new` those who have no link yet."""
    chosen = set(request.form.get("players", "").split())
    with current_database().reading() as session:
        entries = players.entries_of(session, reached.event_id)
        linked = links.linked_players(session, reached.event_id)
    return [
        one
        for one in entries
        if one.dropped_at is None
        and (not chosen or one.public_id in chosen)
        and not (request.form.get("new") == "yes" and (one.id in linked or one.user_id))
        and not (form is LinkForm.MAIL and not one.mail)
    ]


def _handed_over(
    reached: ReachedEvent, form: LinkForm, made: Sequence[tuple[Entry, str]]
) -> ResponseReturnValue:
    match form:
        case LinkForm.CSV:
            rows = ((entry.name, entry.mail, address) for entry, address in made)
            return sent(write_table(_COLUMNS, rows), reached.event, "links", "csv")
        case LinkForm.SHEET:
            cards = [(entry.name, address, qr_drawing(address)) for entry, address in made]
            return render_template("events/bulk/link_sheet.html", reached=reached, cards=cards)
        case LinkForm.MAIL:
            flash(f"{plural(len(made), 'email')} with personal links on the way.", "legal")
            return redirect(f"{reached.base}/links", 303)


def _letter(event: Event, entry: Entry, address: str) -> Letter:
    text = (
        f"Hello {entry.name},\n\n"
        f"this is your personal link for {event.name}:\n\n{address}\n\n"
        "It opens your own page, where you hand in your list. Do not share it: anyone who has it "
        "can change your list.\n"
    )
    return Letter(entry.mail, f"Your link for {event.name}", text, store.id_of(entry))
