"""Imports mailed lists from files, folders, archives, or a CSV file of mails.

First every file is read and shown with its verdict and likely player; nothing is stored. Open lines
are settled in the preview. The form carries the signed lists, so that storing accepts exactly what
was shown, in one transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from flask import current_app, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from itsdangerous import BadSignature, URLSafeSerializer
from sqlmodel import Session

from app.games.tabletop.construction import FormatError
from app.games.tabletop.decklists.formats import TEXT_FORMATS
from app.games.text import fold
from app.site.decks.files.imports import ALL_LINES
from app.site.decks.files.pasted_lists import PastedList, written_out
from app.site.events import store
from app.site.events.access import ReachedEvent, reach
from app.site.events.incoming_lists import prepare
from app.site.events.log import Did, record
from app.site.events.mailed_lists.matches import (
    KnownPlayers,
    MailedList,
    matched,
    one_of_each,
    refuse_open_lines,
    refuse_rivals,
)
from app.site.events.mailed_lists.texts import texts_in
from app.site.events.players import store as players
from app.site.events.registration import store as registration
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import received_at
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database
from app.site.presentation.formatting import plural
from app.tables import EventState

_LONGEST_TEXT: Final = 20_000
"""Characters of a list that the form carries as it was sent; longer ones are written anew."""

_MOST_SETTLED: Final = 400
"""Open lines that one preview offers to settle: each has three fields of a form."""


@open_to(Access.LINK)
@limited(Cost.CHECK)
def import_lists(way: str, key: str) -> ResponseReturnValue:
    """Ask for files, preview their contents, settle their open lines, and store them on request."""
    reached = reach(way, key, Action.IMPORT_LISTS)
    is_late = reached.state is not EventState.OPEN
    if request.method == "GET":
        return render_template("events/mailed_lists/import.html", reached=reached, is_late=is_late)
    try:
        if "taken" in request.form:
            return _sent(reached, is_late)
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
        most_settled=_MOST_SETTLED,
        skipped=skipped,
        problem=problem,
        taken=_signer(reached).dumps(shown),
    )
    return page, 200 if readable and not problem else 422


# Storing what was shown


def _signer(reached: ReachedEvent) -> URLSafeSerializer:
    return URLSafeSerializer(str(current_app.secret_key), salt=f"intake {reached.event_id}")


def _plain(one: MailedList) -> list[Any]:
    """Return a list as the form carries it: as it was sent if that is a short text."""
    prepared = one.prepared
    assert prepared is not None
    when = one.written_at.isoformat() if one.written_at else None
    pasted = prepared.pasted
    if prepared.imported.format not in TEXT_FORMATS or len(pasted.text) > _LONGEST_TEXT:
        text = written_out(prepared.deck, prepared.unread, prepared.not_cards)
        pasted = PastedList(text)
    return [one.path, when, one.rivals, pasted.text, pasted.filename]


def _sent(reached: ReachedEvent, is_late: bool) -> ResponseReturnValue:
    """Store the selected lists, or show them again with the choices made or with the reason."""
    try:
        shown: dict[str, list[Any]] = _signer(reached).loads(request.form["taken"])
    except BadSignature:
        raise EventError("The preview has expired; choose the files again.") from None
    with current_database().reading() as session:
        known = KnownPlayers.of(session, reached.event)
    mailed = [_shown_again(place, one, known) for place, one in enumerate(shown["lists"])]
    chosen = [one for one in mailed if one.is_ticked]
    problem = ""
    is_settling = request.form.get("do") == "settle" or any(
        name.endswith(ALL_LINES) for name in request.form
    )
    if not is_settling:
        try:
            refuse_rivals(chosen)
            refuse_open_lines(chosen)
            with current_database().writing() as session:
                _take(session, reached, chosen)
        except EventError as refused:
            problem = str(refused)
    if is_settling or problem:
        unread = [MailedList(path, player, problem=why) for path, player, why in shown["unread"]]
        return _preview(reached, [*mailed, *unread], shown["skipped"], is_late, problem)
    flash(f"{plural(len(chosen), 'list')} imported.", "legal")
    return redirect(reached.base, 303)


def _shown_again(place: int, shown: Sequence[Any], known: KnownPlayers) -> MailedList:
    """Return a list of the preview with what was entered for it, and for its open lines."""
    path, when, rivals, text, filename = shown
    player = request.form.get(f"player-{place}", "")
    entry = known.entries.get(fold(player))
    choices = {
        name.removeprefix(f"{place}-"): value
        for name, value in request.form.items()
        if name.startswith(f"{place}-") or name == ALL_LINES
    }
    prepared = prepare(
        PastedList(text, filename), known.criteria_for(entry), choices, f"mailed: {path}"
    )
    return MailedList(
        path,
        player,
        datetime.fromisoformat(when) if when else None,
        prepared,
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
