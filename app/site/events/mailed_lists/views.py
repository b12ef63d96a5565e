"""Imports mailed lists from files, folders, archives, or a CSV file of mails.

First every file is read and shown with its verdict and likely player; nothing is stored. The form
carries the signed lists, so that storing accepts exactly what was shown, in one transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from flask import current_app, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from itsdangerous import BadSignature, URLSafeSerializer
from sqlmodel import Session

from app.games.tabletop.construction import FormatError
from app.games.tabletop.names import fold
from app.site.decks.snapshot import read_lines
from app.site.events import store
from app.site.events.access import ReachedEvent, reach
from app.site.events.lists.incoming import prepare_deck
from app.site.events.lists.stored import lines_from
from app.site.events.log.store import Did, record
from app.site.events.mailed_lists.matching import (
    KnownPlayers,
    MailedList,
    matched,
    one_of_each,
    refuse_rivals,
)
from app.site.events.mailed_lists.texts import texts_in
from app.site.events.players import store as players
from app.site.events.registration import store as registration
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.access import Access, open_to
from app.site.platform.database import current_database
from app.site.platform.games import current_game
from app.site.platform.rate_limits import Cost, limited
from app.site.platform.received_at import received_at
from app.site.presentation.formatting import plural
from app.tables import EventState


@open_to(Access.LINK)
@limited(Cost.CHECK)
def import_lists(way: str, key: str) -> ResponseReturnValue:
    """Ask for files, preview their contents, and store them on request."""
    reached = reach(way, key, Action.IMPORT_LISTS)
    is_late = reached.state is not EventState.OPEN
    if request.method == "GET":
        return render_template("events/mailed_lists/import.html", reached=reached, is_late=is_late)
    try:
        if "taken" in request.form:
            return _store(reached, is_late)
        texts, skipped = texts_in(request.files.getlist("files"))
        with current_database().reading() as session:
            known = KnownPlayers.of(session, reached.event)
        mailed = one_of_each([matched(one, known) for one in texts])
    except (EventError, FormatError) as problem:
        page = render_template(
            "events/mailed_lists/import.html",
            reached=reached,
            is_late=is_late,
            problem=str(problem),
        )
        return page, 422
    return _preview(reached, mailed, skipped, is_late)


def _preview(
    reached: ReachedEvent,
    mailed: Sequence[MailedList],
    skipped: Sequence[str],
    is_late: bool,
    problem: str = "",
) -> ResponseReturnValue:
    readable = [one for one in mailed if one.verdict]
    unread = [[one.path, one.player, one.problem] for one in mailed if not one.verdict]
    shown = {"lists": [_plain(one) for one in readable], "unread": unread, "skipped": skipped}
    page = render_template(
        "events/mailed_lists/preview.html",
        reached=reached,
        is_late=is_late,
        mailed=mailed,
        skipped=skipped,
        problem=problem,
        taken=_signer(reached).dumps(shown),
    )
    return page, 200 if readable and not problem else 422


# Storing what was shown


def _signer(reached: ReachedEvent) -> URLSafeSerializer:
    return URLSafeSerializer(str(current_app.secret_key), salt=f"intake {reached.event_id}")


def _plain(one: MailedList) -> list[Any]:
    assert one.prepared is not None
    values = one.prepared.values()
    when = one.written_at.isoformat() if one.written_at else None
    return [one.path, when, one.rivals, values["title"], values["lines"], values["unread"]]


def _store(reached: ReachedEvent, is_late: bool) -> ResponseReturnValue:
    """Store the selected lists, or show them again with the reason why they cannot be stored."""
    try:
        shown: dict[str, list[Any]] = _signer(reached).loads(request.form["taken"])
    except BadSignature:
        raise EventError("The preview has expired; choose the files again.") from None
    with current_database().reading() as session:
        known = KnownPlayers.of(session, reached.event)
    mailed = [_shown_again(place, one, known) for place, one in enumerate(shown["lists"])]
    chosen = [one for one in mailed if one.is_ticked]
    try:
        refuse_rivals(chosen)
        with current_database().writing() as session:
            _take(session, reached, chosen)
    except EventError as problem:
        unread = [MailedList(path, player, problem=why) for path, player, why in shown["unread"]]
        return _preview(reached, [*mailed, *unread], shown["skipped"], is_late, str(problem))
    flash(f"{plural(len(chosen), 'list')} imported.", "legal")
    return redirect(reached.base, 303)


def _shown_again(place: int, shown: Sequence[Any], known: KnownPlayers) -> MailedList:
    """Return a list of the preview with what was entered for it."""
    path, when, rivals, title, lines, unread = shown
    player = request.form.get(f"player-{place}", "")
    entry = known.entries.get(fold(player))
    criteria = known.criteria_for(entry)
    shape = current_game().needed_editing().shape
    read, gone = read_lines(lines_from(lines), criteria.catalogue, shape)
    source = f"mailed: {path}"
    deck = replace(shape.empty, lines=read, name=title)
    return MailedList(
        path,
        player,
        datetime.fromisoformat(when) if when else None,
        prepare_deck(deck, (*unread, *gone), criteria, source),
        is_known=entry is not None,
        replaces=entry.standing if entry else 0,
        rivals=rivals,
        is_ticked=request.form.get(f"take-{place}") == "yes",
    )


def _take(session: Session, reached: ReachedEvent, chosen: Sequence[MailedList]) -> None:
    event_id, reason = reached.event_id, request.form.get("reason", "")
    for one in chosen:
        assert one.prepared is not None
        name = players.plain_name(one.player)
        entry = players.entry_named(session, event_id, name) or players.add_entry(
            session, event_id, name, reached.actor
        )
        sent = registration.Submission(one.prepared.values(), received_at(), reason, agreed=True)
        try:
            registration.hand_in(session, store.id_of(entry), sent, reached.actor)
        except registration.RefusedError as problem:
            raise EventError(f"{name}: {problem}") from None
    record(session, event_id, reached.actor, Did.TAKEN_IN, None, lists=len(chosen))
