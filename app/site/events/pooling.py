"""Pages of card pools: counted by a checklist, taken by their code, confirmed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from flask import abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.spoils.construction import Finding, Pool, Verdict
from app.games.spoils.facts import Catalogue, Printing, PrintingId
from app.site.accounts.guessing import TooManyGuessesError, count_attempt, forget
from app.site.collection.counting import CountRow, count_in
from app.site.events import pool_changes, pools, store
from app.site.events.pool_changes import JudgedAgain, Judging
from app.site.events.reach import Reached, reach
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.access import Access, open_to
from app.site.platform.bounded_integers import whole_number
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.site.platform.received_at import received_at
from app.site.presentation.formatting import plural
from app.tables import CardPool, Entry, Event, HolderKind, PoolKind

_FIELD = "copies."
_SAVE = "save"


@dataclass(frozen=True)
class PoolView:
    """A stored pool as pages show it."""

    stored: CardPool
    pool: Pool
    findings: tuple[Finding, ...]
    registered_by: Entry | None
    played_by: Entry | None

    @property
    def is_confirmed(self) -> bool:
        """Whether the player has confirmed these counts."""
        return pools.is_confirmed(self.stored)

    @property
    def cards(self) -> list[tuple[Printing, int]]:
        """The cards by set and number."""
        held = self.pool.printings.values()
        return sorted(held, key=lambda one: (one[0].set.order, one[0].number or 0, one[0].id))


def view_of(session: Session, event: Event, stored: CardPool, catalogue: Catalogue) -> PoolView:
    """A pool with its findings and the players it concerns."""
    pool = pools.pool_of(stored, catalogue)
    findings = pools.findings_of(event, pool, catalogue)
    by, for_ = stored.registered_by_id, stored.played_by_id
    return PoolView(
        stored,
        pool,
        findings,
        session.get(Entry, by) if by else None,
        session.get(Entry, for_) if for_ else None,
    )


@open_to(Access.LINK)
def mine(way: str, key: str) -> str:
    """A player's pools: the one to play, and the one registered for somebody."""
    reached = _reached(way, key)
    entry, catalogue = reached.player, current_catalogue()
    with current_database().reading() as session:
        played, registered = pools.played_by(session, entry), pools.registered_by(session, entry)
        return render_template(
            "events/pool.html",
            reached=reached,
            played=view_of(session, reached.event, played, catalogue) if played else None,
            registered=view_of(session, reached.event, registered, catalogue)
            if registered
            else None,
        )


@open_to(Access.LINK)
def register(way: str, key: str) -> ResponseReturnValue:
    """Count the cards of a pool; the player's own, which nobody confirmed yet, is corrected."""
    reached = _reached(way, key, Action.REGISTER_POOL)
    entry = reached.entry
    with current_database().reading() as session:
        stored = pools.registered_by(session, entry) if entry else None
    if stored is not None and pools.is_confirmed(stored):
        flash("The pool is confirmed by its player; only a judge corrects it now.", "warning")
        return redirect(f"{reached.base}/pool", 303)
    return _count(reached, stored, f"{reached.base}/pool" if entry else f"{reached.base}/pools")


@open_to(Access.LINK)
def correct(way: str, key: str, code: str) -> ResponseReturnValue:
    """Correct any pool, as the desk does; its player confirms it anew."""
    reached = _reached(way, key, Action.REGISTER_POOL)
    stored = _named(reached, code)
    return _count(reached, stored, f"{reached.base}/pools")


def _count(reached: Reached, stored: CardPool | None, then: str) -> ResponseReturnValue:
    catalogue, event = current_catalogue(), reached.event
    counts = {PrintingId(id_): copies for id_, copies in stored.lines} if stored else {}
    printings = _printings(event, catalogue, counts)
    if request.method == "GET":
        return _count_page(reached, stored, _rows(printings, counts, {}, {}))
    typed, counts, problems = _typed(printings)
    rows = _rows(printings, counts, typed, problems)
    if problems:
        return _count_page(reached, stored, rows), 422
    if request.form.get("change", _SAVE) != _SAVE:
        return _count_page(reached, stored, rows)  # a step without script
    pool = Pool.of((catalogue.by_printing[id_], copies) for id_, copies in counts.items() if copies)
    findings = pools.findings_of(event, pool, catalogue)
    if findings and request.form.get("really") != "yes":
        return _count_page(reached, stored, rows, findings, pool.total), 422
    try:
        with current_database().writing() as session:
            kept, judged = _register(session, reached, counts, stored)
    except EventError as problem:
        flash(str(problem), "illegal")
        return _count_page(reached, stored, rows), 422
    flash(f"Pool {kept.code} is registered: {plural(pool.total, 'card')}.", "legal")
    _tell(judged)
    return redirect(then, 303)


def _register(
    session: Session, reached: Reached, counts: Mapping[PrintingId, int], stored: CardPool | None
) -> tuple[CardPool, JudgedAgain | None]:
    """Store the counts; who counts a pool to play it has it at once."""
    judging = _judging(session, reached)
    there = pools.pool_named(session, reached.event_id, stored.code) if stored else None
    kept, judged = pool_changes.register(session, counts, reached.entry, there, judging)
    is_own = reached.entry is not None and not judging.event.is_pool_swapped
    if is_own and kept.played_by_id is None and reached.entry is not None:
        pool_changes.claim(session, reached.entry, kept.code, judging)
    return kept, judged


def _judging(session: Session, reached: Reached) -> Judging:
    """What lists are judged by that a change of a pool concerns; it holds the event."""
    event = store.locked(session, reached.event_id)
    return Judging(event, reached.actor, received_at(), current_catalogue())


def _tell(judged: JudgedAgain | None) -> None:
    """Say what became of a list whose pool changed."""
    if judged is None:
        return
    words = f"The list of {judged.entry.name} was checked again: {judged.after.value}"
    if judged.before is not judged.after:
        words += f", it was {judged.before.value}"
    flash(f"{words}.", "legal" if judged.after is Verdict.LEGAL else "illegal")


def _count_page(
    reached: Reached,
    stored: CardPool | None,
    rows: Iterable[CountRow],
    findings: tuple[Finding, ...] = (),
    total: int | None = None,
) -> str:
    return render_template(
        "events/pool_counts.html",
        reached=reached,
        stored=stored,
        rows=list(rows),
        findings=findings,
        total=total,
    )


def _printings(
    event: Event, catalogue: Catalogue, counts: Mapping[PrintingId, int]
) -> list[Printing]:
    """What the packs can hold, and what else was entered."""
    return [
        printing
        for printing in catalogue.printings
        if printing.id in counts
        or (
            printing.set.code in event.packs
            and printing.rarity in printing.set.pack
            and not printing.card.is_basic
        )
    ]


def _typed(
    printings: list[Printing],
) -> tuple[dict[PrintingId, str], dict[PrintingId, int], dict[PrintingId, str]]:
    typed: dict[PrintingId, str] = {}
    counts: dict[PrintingId, int] = {}
    problems: dict[PrintingId, str] = {}
    change = request.form.get("change", "")
    for printing in printings:
        typed[printing.id] = request.form.get(f"{_FIELD}{printing.id}", "").strip()
        try:
            step = {f"+{printing.id}": 1, f"-{printing.id}": -1}.get(change, 0)
            counts[printing.id] = max(0, count_in(typed[printing.id]) + step)
        except ValueError as problem:
            problems[printing.id] = str(problem)
    return typed, counts, problems


def _rows(
    printings: Iterable[Printing],
    counts: Mapping[PrintingId, int],
    typed: Mapping[PrintingId, str],
    problems: Mapping[PrintingId, str],
) -> list[CountRow]:
    return [
        CountRow(
            printing=printing,
            copies=counts.get(printing.id, 0),
            of_name=0,
            typed=typed[printing.id]
            if printing.id in problems
            else str(counts.get(printing.id) or ""),
            problem=problems.get(printing.id, ""),
        )
        for printing in printings
    ]


@open_to(Access.LINK)
def claim(way: str, key: str) -> ResponseReturnValue:
    """Take the pool of a code, to play it."""
    reached = _reached(way, key, Action.CONFIRM_POOL)
    entry = reached.player
    subject = f"pool:{entry.id}"
    try:
        count_attempt(current_database(), subject)
        with current_database().writing() as session:
            code = request.form.get("code", "")
            pool_changes.claim(session, entry, code, _judging(session, reached))
        forget(current_database(), subject)
    except TooManyGuessesError as wait:
        flash(f"Too many wrong codes. Wait {plural(wait.seconds, 'second')}.", "warning")
    except EventError as problem:
        flash(str(problem), "illegal")
    return redirect(f"{reached.base}/pool", 303)


@open_to(Access.LINK)
def confirm(way: str, key: str) -> ResponseReturnValue:
    """Confirm the counts of the pool to play, or of a named one as the desk does."""
    reached = _reached(way, key, Action.CONFIRM_POOL)
    is_player = reached.holder is HolderKind.PLAYER
    try:
        with current_database().writing() as session:
            stored = (
                pools.played_by(session, reached.player)
                if is_player
                else pools.pool_named(session, reached.event_id, request.form.get("code", ""))
            )
            if stored is None or stored.played_by_id is None:
                raise EventError("A pool is confirmed once a player has taken it.")
            version = request.form.get("version", 0, whole_number)
            judged = pool_changes.confirm(session, stored, version, _judging(session, reached))
    except EventError as problem:
        flash(str(problem), "illegal")
    else:
        flash("The pool is confirmed. Lists are checked against it, copy by copy.", "legal")
        _tell(judged)
        if is_player:
            return redirect(reached.base, 303)
    return redirect(f"{reached.base}/pool{'' if is_player else 's'}", 303)


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """All pools of the event, for the desk."""
    reached = _reached(way, key, Action.SEE_TABLE)
    catalogue = current_catalogue()
    with current_database().reading() as session:
        views = [
            view_of(session, reached.event, stored, catalogue)
            for stored in pools.pools_of(session, reached.event_id)
        ]
        entries = store.entries_of(session, reached.event_id)
    taken = {view.played_by.id for view in views if view.played_by}
    free = [entry for entry in entries if entry.id not in taken and entry.dropped_at is None]
    return render_template("events/pools.html", reached=reached, views=views, free=free)


@open_to(Access.LINK)
def give(way: str, key: str, code: str) -> ResponseReturnValue:
    """Give a pool to a player, or take it away, as the desk does."""
    reached = _reached(way, key, Action.CONFIRM_POOL)
    _named(reached, code)
    try:
        with current_database().writing() as session:
            _give(session, reached, code)
    except EventError as problem:
        flash(str(problem), "illegal")
    return redirect(f"{reached.base}/pools", 303)


def _give(session: Session, reached: Reached, code: str) -> None:
    judging = _judging(session, reached)
    stored = pools.pool_named(session, reached.event_id, code)
    assert stored is not None
    wanted = request.form.get("player", "")
    entry = store.entry_of(session, reached.event_id, wanted) if wanted else None
    if wanted and entry is None:
        raise EventError("There is no such player any more.")
    _tell(pool_changes.give(session, stored, entry, judging))


def _reached(way: str, key: str, *actions: Action) -> Reached:
    reached = reach(way, key, *actions)
    if reached.event.pool_kind == PoolKind.NONE:
        abort(404)
    return reached


def _named(reached: Reached, code: str) -> CardPool:
    """A pool by its code, for the desk. Aborts with 404 for players and unknown codes."""
    if reached.holder is HolderKind.PLAYER:
        abort(404)
    with current_database().reading() as session:
        stored = pools.pool_named(session, reached.event_id, code)
    if stored is None:
        abort(404)
    return stored
