"""Pages of card pools: claimed by code, confirmed, or assigned to a player by the desk."""

from __future__ import annotations

from dataclasses import dataclass

from flask import abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.tabletop.construction import AnyPool, Finding, Verdict
from app.games.tabletop.facts import AnyCatalogue, PrintingLike
from app.site.accounts.guesses import TooManyGuessesError, count_attempt, forget
from app.site.events import played_pools, store
from app.site.events.access import ReachedEvent, reach
from app.site.events.decisions import require_seen
from app.site.events.players import store as players
from app.site.events.pools import changes
from app.site.events.pools import store as pools
from app.site.events.pools.changes import JudgedAgain, Judging
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import received_at, whole_number
from app.site.platform.storage.database import current_catalogue, current_database
from app.site.presentation.formatting import plural
from app.tables import CardPool, Entry, Event, EventRole, PoolKind


@dataclass(frozen=True)
class PoolView:
    """A stored pool as pages show it."""

    stored: CardPool
    pool: AnyPool
    findings: tuple[Finding, ...]
    registered_by: Entry | None
    played_by: Entry | None

    @property
    def is_confirmed(self) -> bool:
        """True if the player has confirmed these counts."""
        return played_pools.is_confirmed(self.stored)

    @property
    def cards(self) -> list[tuple[PrintingLike, int]]:
        """The cards by set and number."""
        held = self.pool.printings.values()
        return sorted(held, key=lambda one: (one[0].set.order, one[0].number or 0, one[0].id))


def view_of(session: Session, event: Event, stored: CardPool, catalogue: AnyCatalogue) -> PoolView:
    """Return a pool with its findings and the players involved."""
    pool = played_pools.pool_of(stored, catalogue)
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
    """Show a player's pools: the one to play, and the one registered for somebody else."""
    reached = reached_with_pools(way, key)
    entry, catalogue = reached.player, current_catalogue()
    with current_database().reading() as session:
        played = played_pools.played_by(session, entry)
        registered = pools.registered_by(session, entry)
        return render_template(
            "events/pools/pool.html",
            reached=reached,
            played=view_of(session, reached.event, played, catalogue) if played else None,
            registered=view_of(session, reached.event, registered, catalogue)
            if registered
            else None,
        )


def judging_by(session: Session, reached: ReachedEvent) -> Judging:
    """Return what lists affected by a change of a pool are judged by; locks the event."""
    event = store.locked(session, reached.event_id)
    return Judging(event, reached.actor, received_at(), current_catalogue())


def flash_judged_again(judged: JudgedAgain | None) -> None:
    """Say how a list was judged again after its pool changed."""
    if judged is None:
        return
    words = f"The list of {judged.entry.name} was checked again: {judged.after.value}"
    if judged.before is not judged.after:
        words += f" (it was {judged.before.value})"
    flash(f"{words}.", "legal" if judged.after is Verdict.LEGAL else "illegal")


@open_to(Access.LINK)
def claim(way: str, key: str) -> ResponseReturnValue:
    """Claim the pool with a code, in order to play it."""
    reached = reached_with_pools(way, key, Action.CONFIRM_POOL)
    entry = reached.player
    subject = f"pool:{entry.id}"
    try:
        count_attempt(current_database(), subject)
        with current_database().writing() as session:
            code = request.form.get("code", "")
            changes.claim(session, entry, code, judging_by(session, reached))
        forget(current_database(), subject)
    except TooManyGuessesError as wait:
        flash(f"Too many wrong codes. Wait {plural(wait.seconds, 'second')}.", "warning")
    except EventError as problem:
        flash(str(problem), "illegal")
    return redirect(f"{reached.base}/pool", 303)


@open_to(Access.LINK)
def confirm(way: str, key: str) -> ResponseReturnValue:
    """Confirm the counts of the player's pool or, for the desk, of the pool in the address."""
    reached = reached_with_pools(way, key, Action.CONFIRM_POOL)
    is_player = reached.role is EventRole.PLAYER
    try:
        with current_database().writing() as session:
            stored = (
                played_pools.played_by(session, reached.player)
                if is_player
                else pools.pool_named(session, reached.event_id, request.form.get("code", ""))
            )
            if stored is None or stored.played_by_id is None:
                raise EventError("A pool can be confirmed once a player has taken it.")
            version = request.form.get("version", 0, whole_number)
            judged = changes.confirm(session, stored, version, judging_by(session, reached))
    except EventError as problem:
        flash(str(problem), "illegal")
    else:
        flash("The pool is confirmed. Your list will be checked against it.", "legal")
        flash_judged_again(judged)
        if is_player:
            return redirect(reached.base, 303)
    return redirect(f"{reached.base}/pool{'' if is_player else 's'}", 303)


@open_to(Access.LINK)
def overview(way: str, key: str) -> str:
    """Show all pools of the event to the desk."""
    reached = reached_with_pools(way, key, Action.SEE_TABLE)
    catalogue = current_catalogue()
    with current_database().reading() as session:
        views = [
            view_of(session, reached.event, stored, catalogue)
            for stored in played_pools.pools_of(session, reached.event_id)
        ]
        entries = players.entries_of(session, reached.event_id)
    taken = {view.played_by.id for view in views if view.played_by}
    free = [entry for entry in entries if entry.id not in taken and entry.is_in]
    return render_template("events/pools/pools.html", reached=reached, views=views, free=free)


@open_to(Access.LINK)
def give(way: str, key: str, code: str) -> ResponseReturnValue:
    """Assign a pool to a player or take it away, as the desk does."""
    reached = reached_with_pools(way, key, Action.CONFIRM_POOL)
    named_pool(reached, code)
    try:
        with current_database().writing() as session:
            _give(session, reached, code)
    except EventError as problem:
        flash(str(problem), "illegal")
    return redirect(f"{reached.base}/pools", 303)


def _give(session: Session, reached: ReachedEvent, code: str) -> None:
    judging = judging_by(session, reached)
    stored = pools.pool_named(session, reached.event_id, code)
    assert stored is not None
    wanted = request.form.get("player", "")
    entry = players.entry_of(session, reached.event_id, wanted) if wanted else None
    if wanted and entry is None:
        raise EventError("This player no longer exists.")
    player = session.get(Entry, stored.played_by_id) if stored.played_by_id else None
    if player != entry:
        require_seen(
            player.public_id if player else "",
            what=f"the player of pool {code}",
            stands=f"{player.name} plays it" if player else "nobody plays it",
            sent=f"give it to {entry.name}" if entry else "take it away",
            back=f"{reached.base}/pools",
        )
    flash_judged_again(changes.give(session, stored, entry, judging))


def reached_with_pools(way: str, key: str, *actions: Action) -> ReachedEvent:
    reached = reach(way, key, *actions)
    if reached.event.pool_kind == PoolKind.NONE:
        abort(404)
    return reached


def named_pool(reached: ReachedEvent, code: str) -> CardPool:
    """Return a pool by its code, for the desk. Aborts with 404 for players and unknown codes."""
    if reached.role is EventRole.PLAYER:
        abort(404)
    with current_database().reading() as session:
        stored = pools.pool_named(session, reached.event_id, code)
    if stored is None:
        abort(404)
    return stored
