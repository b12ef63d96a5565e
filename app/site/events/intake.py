"""Mailed lists imported together: files, folders, archives, or a CSV file of mails.

First every file is read and shown with its verdict and the player it seems to be of;
nothing is stored. What was read travels signed through the form, so that storing takes
exactly what was shown, in one transaction.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from flask import current_app, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from itsdangerous import BadSignature, URLSafeSerializer
from sqlmodel import Session

from app.games.spoils.construction import Criteria, FormatError
from app.games.spoils.decklists import Decklist, short_hash
from app.games.spoils.facts import fold
from app.site.checking.lists import PastedList
from app.site.decks.state import read_lines
from app.site.events import handins, pools, store
from app.site.events.lists import Prepared, prepare, prepare_deck
from app.site.events.log import Did, record
from app.site.events.mailed import MailedText, texts_in, without_copy_mark
from app.site.events.reach import Reached, reach
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.site.platform.received_at import received_at
from app.site.presentation.formatting import plural
from app.site.presentation.verdicts import VerdictView
from app.tables import CardPool, Entry, Event, EventState


@dataclass(frozen=True)
class MailedList:
    """One list with the player it seems to be of, and what was read in it.

    `rivals` are how many lists of the same player came along. Of them only one `is_ticked`.
    """

    path: str
    player: str
    written_at: datetime | None = None
    prepared: Prepared | None = None
    problem: str = ""
    is_known: bool = False
    replaces: int = 0
    rivals: int = 0
    is_ticked: bool = True

    @property
    def verdict(self) -> VerdictView | None:
        """The verdict, unless nothing could be read."""
        return self.prepared.judged.view if self.prepared and not self.problem else None

    @property
    def short_hash(self) -> str:
        """The short hash, where there is one."""
        hash_ = self.prepared.hash if self.prepared else None
        return short_hash(hash_) if hash_ else ""


@dataclass(frozen=True)
class _Known:
    """The players of the event by folded name, and what their lists are held against."""

    event: Event
    entries: Mapping[str, Entry]
    card_pools: Mapping[int | None, CardPool]

    @classmethod
    def of(cls, session: Session, event: Event) -> _Known:
        event_id = store.id_of(event)
        return cls(
            event,
            {one.folded_name: one for one in store.entries_of(session, event_id)},
            {one.played_by_id: one for one in pools.pools_of(session, event_id)},
        )

    def entry_of(self, player: str) -> Entry | None:
        """The player of that name; a number after a file's name may be left out."""
        return self.entries.get(fold(player)) or self.entries.get(fold(without_copy_mark(player)))

    def criteria_for(self, entry: Entry | None) -> Criteria:
        """What the list of that player is held against. Raises FormatError."""
        return pools.criteria_for(self.event, self._pool_of(entry), current_catalogue())

    def lacks_pool(self, entry: Entry | None) -> bool:
        """Whether a pool has to be confirmed before a list is taken."""
        return pools.is_lacking(self.event, self._pool_of(entry))

    def _pool_of(self, entry: Entry | None) -> CardPool | None:
        return self.card_pools.get(entry.id) if entry else None


@open_to(Access.LINK)
def take_in(way: str, key: str) -> ResponseReturnValue:
    """Ask for files, show what is in them, store it when told to."""
    reached = reach(way, key, Action.TAKE_IN)
    is_late = reached.state is not EventState.OPEN
    if request.method == "GET":
        return render_template("events/intake.html", reached=reached, is_late=is_late)
    try:
        if "taken" in request.form:
            return _store(reached, is_late)
        texts, skipped = texts_in(request.files.getlist("files"))
        with current_database().reading() as session:
            known = _Known.of(session, reached.event)
        mailed = _one_of_each([_matched(one, known) for one in texts])
    except (EventError, FormatError) as problem:
        page = render_template(
            "events/intake.html", reached=reached, is_late=is_late, problem=str(problem)
        )
        return page, 422
    return _preview(reached, mailed, skipped, is_late)


def _preview(
    reached: Reached,
    mailed: Sequence[MailedList],
    skipped: Sequence[str],
    is_late: bool,
    problem: str = "",
) -> ResponseReturnValue:
    readable = [one for one in mailed if one.verdict]
    unread = [[one.path, one.player, one.problem] for one in mailed if not one.verdict]
    shown = {"lists": [_plain(one) for one in readable], "unread": unread, "skipped": skipped}
    page = render_template(
        "events/intake_preview.html",
        reached=reached,
        is_late=is_late,
        mailed=mailed,
        skipped=skipped,
        problem=problem,
        taken=_signer(reached).dumps(shown),
    )
    return page, 200 if readable and not problem else 422


def _matched(one: MailedText, known: _Known) -> MailedList:
    """A list with the player it is of, judged by what counts for that player."""
    entry = known.entry_of(one.player)
    player = entry.name if entry else without_copy_mark(one.player)
    found = MailedList(
        one.path,
        player,
        one.written_at,
        problem=one.problem,
        is_known=entry is not None,
        replaces=entry.standing if entry else 0,
    )
    if one.problem:
        return found
    if known.lacks_pool(entry):
        return replace(found, problem="This player has to confirm a card pool first.")
    pasted = PastedList(one.text, one.filename)
    prepared = prepare(pasted, known.criteria_for(entry), source=f"mailed: {one.path}")
    return replace(found, prepared=prepared, problem=prepared.problem)


def _one_of_each(mailed: Sequence[MailedList]) -> list[MailedList]:
    """The lists with one of each player ticked: the newest, where all times are known."""
    by_player: dict[str, list[int]] = defaultdict(list)
    for place, one in enumerate(mailed):
        if one.verdict:
            by_player[fold(one.player)].append(place)
    marked = list(mailed)
    for places in by_player.values():
        if len(places) < 2:
            continue
        times = [mailed[place].written_at for place in places]
        known = [time for time in times if time is not None]
        is_known = len(known) == len(times)
        newest = max(zip(known, places, strict=True))[1] if is_known else places[-1]
        for place in places:
            marked[place] = replace(mailed[place], rivals=len(places), is_ticked=place == newest)
    return marked


# Storing what was shown


def _signer(reached: Reached) -> URLSafeSerializer:
    return URLSafeSerializer(str(current_app.secret_key), salt=f"intake {reached.event_id}")


def _plain(one: MailedList) -> list[Any]:
    assert one.prepared is not None
    values = one.prepared.values()
    when = one.written_at.isoformat() if one.written_at else None
    return [one.path, when, one.rivals, values["title"], values["lines"], values["unread"]]


def _store(reached: Reached, is_late: bool) -> ResponseReturnValue:
    """Store what is ticked, or show it again with the reason why it cannot be."""
    try:
        shown: dict[str, list[Any]] = _signer(reached).loads(request.form["taken"])
    except BadSignature:
        raise EventError(
            "What was shown cannot be read any more; choose the files again."
        ) from None
    with current_database().reading() as session:
        known = _Known.of(session, reached.event)
    mailed = [_shown_again(place, one, known) for place, one in enumerate(shown["lists"])]
    chosen = [one for one in mailed if one.is_ticked]
    try:
        _refuse_rivals(chosen)
        with current_database().writing() as session:
            _take(session, reached, chosen)
    except EventError as problem:
        unread = [MailedList(path, player, problem=why) for path, player, why in shown["unread"]]
        return _preview(reached, [*mailed, *unread], shown["skipped"], is_late, str(problem))
    flash(f"{plural(len(chosen), 'list')} imported.", "legal")
    return redirect(reached.base, 303)


def _shown_again(place: int, shown: Sequence[Any], known: _Known) -> MailedList:
    """A list of the preview with what was entered for it."""
    path, when, rivals, title, lines, unread = shown
    player = request.form.get(f"player-{place}", "")
    entry = known.entries.get(fold(player))
    criteria = known.criteria_for(entry)
    read, gone = read_lines(
        ((id_, zone, copies, starts, (), "") for id_, zone, copies, starts in lines),
        criteria.catalogue,
    )
    source = f"mailed: {path}"
    deck = Decklist(read, name=title)
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


def _refuse_rivals(chosen: Sequence[MailedList]) -> None:
    """Raise EventError where two lists of one player are ticked; one would silently win."""
    paths: dict[str, str] = {}
    for one in chosen:
        key = fold(store.plain_name(one.player))
        if key in paths:
            raise EventError(
                f"Two ticked lists are of {one.player}: {paths[key]} and {one.path}. Untick one, "
                "or correct a name."
            )
        paths[key] = one.path


def _take(session: Session, reached: Reached, chosen: Sequence[MailedList]) -> None:
    event_id, reason = reached.event_id, request.form.get("reason", "")
    for one in chosen:
        assert one.prepared is not None
        name = store.plain_name(one.player)
        entry = store.entry_named(session, event_id, name) or store.add_entry(
            session, event_id, name, reached.actor
        )
        sent = handins.Submission(one.prepared.values(), received_at(), reason, agreed=True)
        try:
            handins.hand_in(session, store.id_of(entry), sent, reached.actor)
        except handins.RefusedError as problem:
            raise EventError(f"{name}: {problem}") from None
    record(session, event_id, reached.actor, Did.TAKEN_IN, None, lists=len(chosen))
