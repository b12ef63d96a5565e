"""Messages to several players: each text is shown before it is sent, and can be changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.site.events import messages, store
from app.site.events.access import ReachedEvent
from app.site.events.bulk.texts import what_to_fix
from app.site.events.desk.rows import DeskRow, rows_of
from app.site.events.desk.table import TableRequest
from app.site.events.mail import Letter, post_letters, why_no_mail, why_too_many
from app.site.events.messages import plain_message
from app.site.platform.http.addresses import outside
from app.site.platform.storage.database import current_database
from app.site.presentation.formatting import plural
from app.tables import Entry, Event, EventMessage

MOST_EDITED: Final = 200
"""The most texts that can be changed one by one; for more players they are sent as written."""


def write(reached: ReachedEvent, entries: Sequence[Entry]) -> ResponseReturnValue:
    """Show what each player would be told; with `sure`, send it."""
    chosen = {entry.id for entry in entries}
    with current_database().reading() as session:
        rows = [one for one in rows_of(session, reached.event) if one.entry.id in chosen]
    texts = {row.entry.public_id: _text_for(reached, row) for row in rows}
    shared = plain_message(request.form.get("shared", ""))
    problem = ""
    if request.form.get("sure") == "yes":
        whole = {
            store.id_of(row.entry): _joined(shared, texts[row.entry.public_id]) for row in rows
        }
        whole = {entry_id: text for entry_id, text in whole.items() if text}
        if whole:
            return _send(reached, {store.id_of(row.entry): row.entry for row in rows}, whole)
        problem = "The message is empty. Write a text for all players or for individual ones."
    page = render_template(
        "events/messages/write.html",
        reached=reached,
        rows=rows,
        texts=texts,
        shared=shared,
        problem=problem,
        are_edited=len(rows) <= MOST_EDITED,
        most_edited=MOST_EDITED,
        longest=messages.LONGEST_MESSAGE,
        with_mail=sum(bool(row.entry.mail) for row in rows),
        why_no_mail=why_no_mail(reached.event),
        table_request=TableRequest.of(request.args),
    )
    return page, 422 if problem else 200


def _text_for(reached: ReachedEvent, row: DeskRow) -> str:
    """Return the text as it was changed, else what the player has to fix."""
    written = request.form.get(f"text-{row.entry.public_id}")
    if written is not None:
        return plain_message(written)
    return what_to_fix(row, reached.event, reached.state)


def _joined(shared: str, own: str) -> str:
    return plain_message("\n\n".join(part for part in (shared, own) if part))


def _send(
    reached: ReachedEvent, entries: dict[int, Entry], texts: dict[int, str]
) -> ResponseReturnValue:
    by_mail = request.form.get("mail") == "yes" and not why_no_mail(reached.event)
    with current_database().writing() as session:
        letters_today = messages.letters_today(session, reached.event_id)
        if by_mail and (why := why_too_many(letters_today, len(texts))):
            flash(why, "illegal")
            return redirect(reached.base + TableRequest.of(request.args).address(), 303)
        mailed = messages.send(
            session, reached.event_id, texts, entries, reached.actor, by_mail=by_mail
        )
        post_messages(session, reached, mailed, entries)
    also = f" {plural(len(mailed), 'email')} on the way." if mailed else ""
    flash(f"Message sent to {plural(len(texts), 'player')}.{also}", "legal")
    if request.form.get("page") == "player" and len(entries) == 1:
        (entry,) = entries.values()
        return redirect(f"{reached.base}/players/{entry.public_id}", 303)
    return redirect(reached.base + TableRequest.of(request.args).address(), 303)


def post_messages(
    session: Session,
    reached: ReachedEvent,
    mailed: Sequence[EventMessage],
    entries: Mapping[int, Entry],
) -> None:
    """Send messages by email, too."""
    post_letters(session, [_letter(reached.event, entries[it.entry_id], it) for it in mailed])


def _letter(event: Event, entry: Entry, message: EventMessage) -> Letter:
    page = outside(f"/events/view/{event.public_id}")
    ending = f"To reply, open your personal link or {page}."
    subject = f"About your list for {event.name}"
    text = f"{message.text}\n\n{ending}\n"
    return Letter(entry.mail, subject, text, store.id_of(entry), message.id)
