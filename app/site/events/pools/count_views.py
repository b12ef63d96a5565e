"""Counting a card pool on a checklist: by players for themselves, or by the desk for anyone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games import game
from app.games.tabletop.construction import Finding, Pool
from app.games.tabletop.facts import AnyCatalogue, PrintingId, PrintingLike
from app.site.collection.count_table import CountRow, count_in
from app.site.decks.files.pasted_lists import pasted_list
from app.site.events.access import ReachedEvent
from app.site.events.decisions import MADE_ON, require_seen
from app.site.events.log import Did, last_writer
from app.site.events.pools import changes, drafts
from app.site.events.pools import store as pools
from app.site.events.pools.changes import JudgedAgain
from app.site.events.pools.policy import is_taken_at_once, may_register_again
from app.site.events.pools.pool_lists import PoolList, counts_in
from app.site.events.pools.views import (
    flash_judged_again,
    judging_by,
    named_pool,
    reached_with_pools,
)
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.sent_lists import read_list
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.presentation.formatting import plural
from app.tables import CardPool, Event, EventRole, PoolDraft, PoolKind

_NOT_COUNTED: Final = (
    "What is in the box, or in the chosen file, has not been counted. Press “Count these cards”, "
    "or empty the box."
)

_FIELD = "copies."


_SAVE = "save"
_KEEP, _READ, _EMPTY = "keep", "read", "empty"
"""The form's other actions: keep the counts for later, take them from a list, start again."""


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
    counter = drafts.counter_of(reached, stored)
    with current_database().reading() as session:
        draft = drafts.draft_of(session, reached.event_id, counter)
    counts = _stored_counts(draft or stored)
    printings = _printings(event, catalogue, counts)
    if request.method == "GET":
        return _count_page(reached, stored, _rows(printings, counts, {}, {}), draft=draft)
    typed, counts, problems = _typed(printings)
    change = request.form.get("change", _SAVE)
    if change == _EMPTY:
        with current_database().writing() as session:
            drafts.forget(session, reached.event_id, counter)
        flash("The count was deleted.", "legal")
        return redirect(request.path, 303)
    listed = PoolList({}, left=request.form.get("list", ""))
    if change == _READ and not problems:
        listed = _read_list(printings)
        counts.update(listed.counts)
        typed = {id_: str(copies or "") for id_, copies in counts.items()}
    rows = _rows(printings, counts, typed, problems)
    if problems:
        return _count_page(reached, stored, rows, draft=draft, listed=listed), 422
    if change == _SAVE and (listed.left.strip() or _has_file()):
        listed = replace(listed, problems=(_NOT_COUNTED,))
        return _count_page(reached, stored, rows, draft=draft, listed=listed), 422
    if change != _SAVE:
        with current_database().writing() as session:
            draft = drafts.keep(session, reached.event_id, counter, counts)
        if change == _KEEP and request.headers.get("Accept") == "application/json":
            return {"saved": True}
        return _count_page(reached, stored, rows, draft=draft, listed=listed)
    pool = Pool.of((catalogue.by_printing[id_], copies) for id_, copies in counts.items() if copies)
    findings = pools.findings_of(event, pool, catalogue)
    if findings and request.form.get("really") != "yes":
        with current_database().writing() as session:
            draft = drafts.keep(session, reached.event_id, counter, counts)
        return _count_page(reached, stored, rows, findings, pool.total, draft), 422
    try:
        with current_database().writing() as session:
            kept, judged = _register(session, reached, counts, stored)
            drafts.forget(session, reached.event_id, counter)
    except EventError as problem:
        flash(str(problem), "illegal")
        return _count_page(reached, stored, rows, draft=draft), 422
    flash(f"Pool {kept.code} is registered: {plural(pool.total, 'card')}.", "legal")
    flash_judged_again(judged)
    return redirect(then, 303)


def _stored_counts(counted: CardPool | PoolDraft | None) -> dict[PrintingId, int]:
    return {PrintingId(id_): copies for id_, copies in counted.lines} if counted else {}


def _has_file() -> bool:
    file = request.files.get("file")
    return file is not None and bool(file.filename)


def _read_list(printings: list[PrintingLike]) -> PoolList:
    """Return the counts of the cards in a pasted list or file, and what was not understood."""
    pasted = pasted_list(request.form, request.files.get("file"))
    if pasted.problem:
        return PoolList({}, (pasted.problem,), pasted.text)
    read = read_list(pasted.text, current_catalogue(), pasted.filename or None)
    found = counts_in(read, printings)
    return replace(found, left=pasted.text) if read.error else found


def _register(
    session: Session,
    reached: ReachedEvent,
    counts: Mapping[PrintingId, int],
    stored: CardPool | None,
) -> tuple[CardPool, JudgedAgain | None]:
    """Store the counts. A player who counts a pool to play it receives it at once."""
    judging = judging_by(session, reached)
    there = pools.pool_named(session, reached.event_id, stored.code) if stored else None
    if there is not None and reached.role is not EventRole.PLAYER:
        require_seen(
            str(there.version),
            what=f"pool {there.code}",
            stands=f"version {there.version} with {plural(_cards_of(there), 'card')}",
            sent=plural(sum(counts.values()), "card"),
            who=last_writer(session, reached.event_id, Did.POOL_REGISTERED, pool=there.code),
            back=f"{reached.base}/pools/{there.code}",
        )
    kept, judged = changes.register(session, counts, reached.entry, there, judging)
    if reached.entry is not None and is_taken_at_once(judging.event, kept):
        changes.claim(session, reached.entry, kept.code, judging)
    return kept, judged


def _cards_of(stored: CardPool) -> int:
    return sum(copies for _, copies in stored.lines)


def _count_page(
    reached: ReachedEvent,
    stored: CardPool | None,
    rows: Iterable[CountRow],
    findings: tuple[Finding, ...] = (),
    total: int | None = None,
    draft: PoolDraft | None = None,
    listed: PoolList | None = None,
) -> str:
    shown = list(rows)
    return render_template(
        "events/pools/pool_counts.html",
        reached=reached,
        stored=stored,
        seen=request.form.get(MADE_ON) or (stored.version if stored else ""),
        rows=shown,
        findings=findings,
        total=total,
        draft=draft,
        listed=listed or PoolList({}),
        sums=_sums(reached.event, shown),
        counted=sum(row.copies for row in shown),
    )


def _sums(event: Event, rows: Iterable[CountRow]) -> list[tuple[str, int, int]]:
    """Return each rarity of the packs with its counted and its expected copies.

    Of a draft only the total is expected.
    """
    catalogue = current_catalogue()
    if event.pool_kind == PoolKind.DRAFT:
        return [("cards", sum(row.copies for row in rows), pools.drafted_cards(event, catalogue))]
    wanted: Counter[str] = Counter()
    for code, packs in event.packs.items():
        for rarity, number in catalogue.by_set[code].pack.items():
            wanted[rarity.value] += packs * number
    counted: Counter[str] = Counter()
    for row in rows:
        counted[row.printing.rarity.value] += row.copies
    return [(rarity, counted[rarity], number) for rarity, number in wanted.items()]


def _printings(
    event: Event, catalogue: AnyCatalogue, counts: Mapping[PrintingId, int]
) -> list[PrintingLike]:
    """Return the printings that the packs can contain, and any others that were entered."""
    packs, is_in_packs = event.packs, game(event.game).limited.needed().is_in_packs
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
