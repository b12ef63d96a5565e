"""Counting a card pool on a checklist: by players for themselves, or by the desk for anyone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games import game
from app.games.tabletop.construction import Finding, Pool
from app.games.tabletop.facts import AnyCatalogue, PrintingId, PrintingLike
from app.site.collection.counting import CountRow, count_in
from app.site.events.access import ReachedEvent
from app.site.events.pools import changes
from app.site.events.pools import store as pools
from app.site.events.pools.changes import JudgedAgain
from app.site.events.pools.policy import is_taken_at_once, may_register_again
from app.site.events.pools.views import (
    flash_judged_again,
    judging_by,
    named_pool,
    reached_with_pools,
)
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.site.presentation.formatting import plural
from app.tables import CardPool, Event

_FIELD = "copies."


_SAVE = "save"


@open_to(Access.LINK)
def register(way: str, key: str) -> ResponseReturnValue:
    """Count the cards of a pool; a player's own pool can be corrected until it is confirmed."""
    reached = reached_with_pools(way, key, Action.REGISTER_POOL)
    entry = reached.entry
    with current_database().reading() as session:
        stored = pools.registered_by(session, entry) if entry else None
    if not may_register_again(stored):
        flash("The player has confirmed the pool; only a judge can correct it now.", "warning")
        return redirect(f"{reached.base}/pool", 303)
    return _count(reached, stored, f"{reached.base}/pool" if entry else f"{reached.base}/pools")


@open_to(Access.LINK)
def correct(way: str, key: str, code: str) -> ResponseReturnValue:
    """Let the desk correct any pool; its player then has to confirm it again."""
    reached = reached_with_pools(way, key, Action.REGISTER_POOL)
    stored = named_pool(reached, code)
    return _count(reached, stored, f"{reached.base}/pools")


def _count(reached: ReachedEvent, stored: CardPool | None, then: str) -> ResponseReturnValue:
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
    flash_judged_again(judged)
    return redirect(then, 303)


def _register(
    session: Session,
    reached: ReachedEvent,
    counts: Mapping[PrintingId, int],
    stored: CardPool | None,
) -> tuple[CardPool, JudgedAgain | None]:
    """Store the counts. A player who counts a pool to play it receives it at once."""
    judging = judging_by(session, reached)
    there = pools.pool_named(session, reached.event_id, stored.code) if stored else None
    kept, judged = changes.register(session, counts, reached.entry, there, judging)
    if reached.entry is not None and is_taken_at_once(judging.event, kept):
        changes.claim(session, reached.entry, kept.code, judging)
    return kept, judged


def _count_page(
    reached: ReachedEvent,
    stored: CardPool | None,
    rows: Iterable[CountRow],
    findings: tuple[Finding, ...] = (),
    total: int | None = None,
) -> str:
    return render_template(
        "events/pools/pool_counts.html",
        reached=reached,
        stored=stored,
        rows=list(rows),
        findings=findings,
        total=total,
    )


def _printings(
    event: Event, catalogue: AnyCatalogue, counts: Mapping[PrintingId, int]
) -> list[PrintingLike]:
    """Return the printings that the packs can contain, and any others that were entered."""
    packs, is_in_packs = event.packs, game(event.game).needed_limited().is_in_packs
    return [
        printing
        for printing in catalogue.printings
        if printing.id in counts or is_in_packs(printing, packs)
    ]


def _typed(
    printings: list[PrintingLike],
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
    printings: Iterable[PrintingLike],
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
