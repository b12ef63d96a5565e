"""Deck checks: selection of players, the count at the table, the judge's decision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from flask import Response, abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.capabilities.construction import CriteriaLike
from app.games.tabletop.construction import FormatError
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.site.events import penalties, played_pools, store
from app.site.events.access import ReachedEvent, entry_there, reach
from app.site.events.deck_checks import store as checks
from app.site.events.deck_checks.count import (
    CountOrder,
    CountSubmission,
    CountView,
    changed,
    view_of,
    why_unfinished,
)
from app.site.events.deck_checks.presses import AllThere, CountDown, CountUp, Finish, Pause, Press
from app.site.events.penalties import PenaltyLine
from app.site.events.registration import versions
from app.site.events.states import ROLE_WORDS, Action
from app.site.events.stored_lists import import_of
from app.site.platform.http.browser_copies import (
    allow_offline_copy,
    version_answer,
    version_of_content,
)
from app.site.platform.http.rendering import wants_fragment
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import empty_deck, game_of
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import DeckCheck, Entry, HandIn


@dataclass(frozen=True)
class Checked:
    """A deck check with everything its page shows.

    `hand_in` is the version it counts against, `standing` the current one; `unread` are lines that
    cannot be counted, `earlier` the player's penalties apart from that of this check.
    """

    reached: ReachedEvent
    check: DeckCheck
    entry: Entry
    hand_in: HandIn
    standing: HandIn | None
    listed: AnyDecklist
    unread: tuple[str, ...]
    criteria: CriteriaLike
    earlier: list[PenaltyLine]

    @property
    def base(self) -> str:
        """The address of the check."""
        return f"{self.reached.base}/checks/{self.check.id}"

    @property
    def version(self) -> str:
        """The version of the page that shows it."""
        return _version(self.reached, self.check, self.entry, self.earlier)

    @property
    def is_replaced(self) -> bool:
        """True if the current version has other cards than the one counted against."""
        return not versions.is_same_list(self.hand_in, self.standing)


@open_to(Access.LINK)
def begin(way: str, key: str, entry: str) -> ResponseReturnValue:
    """Start checking a player's deck, or continue an unfinished check."""
    reached = reach(way, key, Action.CHECK_DECK)
    if request.method == "GET":
        return _under_way(reached, entry)
    with current_database().writing() as session:
        player = entry_there(session, reached, entry)
        running = checks.running(session, store.id_of(player))
        hand_in = versions.standing_of(session, player)
        if running is None and hand_in is None:
            flash(
                f"{player.name} has not handed in a list, so there is nothing to check.", "illegal"
            )
            return redirect(f"{reached.base}/checks", 303)
        if running is None and hand_in is not None:
            running = checks.start(session, player, hand_in, reached.actor)
    assert running is not None
    return redirect(f"{reached.base}/checks/{running.id}", 303)


def _under_way(reached: ReachedEvent, entry: str) -> ResponseReturnValue:
    """Redirect to the unfinished check, or to the button that starts one."""
    with current_database().reading() as session:
        player = entry_there(session, reached, entry)
        running = checks.running(session, store.id_of(player))
        page = f"checks?player={player.public_id}" if running is None else f"checks/{running.id}"
    return redirect(f"{reached.base}/{page}", 303)


@open_to(Access.LINK)
def count(way: str, key: str, number: int) -> ResponseReturnValue:
    """Show the list in the order of a sorted deck, and store every button press and field."""
    reached = reach(way, key, Action.CHECK_DECK if request.method == "POST" else Action.SEE_TABLE)
    if request.method == "GET":
        with current_database().reading() as session:
            checked = _checked(session, reached, checks.find(session, reached.event_id, number))
        if checked.check.finished_at is None and reached.may(Action.CHECK_DECK):
            allow_offline_copy()
        return _page(checked)
    with current_database().writing() as session:
        checked = _checked(session, reached, checks.locked(session, reached.event_id, number))
        if checked.check.finished_at is not None:
            flash("This check is finished; start another one to count again.", "warning")
            return redirect(checked.base, 303)
        change = _stored_count(session, checked)
        if change.problem or change.met or not isinstance(change.press, Finish):
            return _answer(checked, change)
        problem = _finished(session, checked)
    if problem:
        return _page(checked, problem=problem, status=422)
    flash(f"The check of {checked.entry.name} is finished.", "legal")
    return redirect(f"{reached.base}/checks", 303)


@open_to(Access.LINK)
def changes(way: str, key: str, number: int) -> Response:
    """Answer 304 as long as a check is as the script last saw it; draws and stores nothing."""
    reached = reach(way, key, Action.SEE_TABLE)
    with current_database().reading() as session:
        check = checks.find(session, reached.event_id, number)
        if check is None:
            abort(404)
        entry, earlier = session.get_one(Entry, check.entry_id), _earlier(session, check)
    version = _version(reached, check, entry, earlier)
    return version_answer(version)


def _version(
    reached: ReachedEvent, check: DeckCheck, entry: Entry, earlier: list[PenaltyLine]
) -> str:
    """Return what is another one as soon as the page of a check is another one."""
    state = "finished" if check.finished_at else str(reached.state)
    return version_of_content(check.version, entry.standing, entry.name, state, earlier)


def _checked(session: Session, reached: ReachedEvent, check: DeckCheck | None) -> Checked:
    if check is None:
        abort(404)
    entry = session.get_one(Entry, check.entry_id)
    hand_in = session.get_one(HandIn, check.hand_in_id)
    catalogue = current_catalogue()
    imported = import_of(hand_in, catalogue)
    try:
        card_pool = played_pools.played_by(session, entry)
        criteria = played_pools.criteria_for(reached.event, card_pool, catalogue)
    except FormatError as problem:
        flash(f"The event's format can no longer be checked: {problem}", "illegal")
        abort(404)
    return Checked(
        reached,
        check,
        entry,
        hand_in,
        versions.standing_of(session, entry),
        imported.decklist or empty_deck(),
        tuple(line.text for line in imported.open_lines),
        criteria,
        _earlier(session, check),
    )


def _stored_count(session: Session, checked: Checked) -> CountSubmission:
    """Store as much of the form as can be understood."""
    check, rows = checked.check, game_of(checked.listed).deck_checks.needed().rows(checked.listed)
    change = changed(request.form, rows, checks.count_of(check), checked.criteria.catalogue)
    checks.keep(
        session,
        check,
        change.count,
        _decided("category", check.category),
        _decided("note", check.note),
    )
    return change


def _decided(name: str, stored: str) -> str:
    """Return a field of the judge's decision; one that shows what the page showed stays."""
    typed, seen = request.form.get(name), request.form.get(f"seen.{name}")
    return stored if typed is None or typed == seen else typed


def _finished(session: Session, checked: Checked) -> str:
    """Finish the check, or say why it cannot be finished."""
    check = checked.check
    view = _view(checked)
    if problem := why_unfinished(view, check.category):
        return problem
    checks.finish(
        session,
        check,
        checked.reached.actor,
        view.summary,
        finding=view.finding,
        version=checked.hand_in.number,
        hash=checked.hand_in.hash,
        verdict_of_the_deck=view.verdict,
        rules=list(dict.fromkeys(str(found.rule) for found in view.of_deck if found.rule)),
        rules_of_the_list=list(dict.fromkeys(str(it.rule) for it in view.of_list if it.rule)),
    )
    return ""


def _answer(checked: Checked, change: CountSubmission) -> ResponseReturnValue:
    """Answer after a change: return the page to a script, redirect a form to it."""
    words = " ".join((change.problem, *change.met)).strip()
    status = 422 if change.problem else 409 if change.met else 200
    if status == 200 and isinstance(change.press, Pause):
        return redirect(f"{checked.reached.base}/checks", 303)
    rested = ",".join(map(str, change.rested))
    if status == 200 and not wants_fragment():
        return redirect(_back(checked, change.press, rested), 303)
    return _page(checked, problem=words, status=status, rested=rested)


def _back(checked: Checked, press: Press, rested: str) -> str:
    """Return the address of the row whose button was pressed, keeping the order of the rows."""
    parts = {"order": _order().value, "rest": rested}
    query = urlencode({name: value for name, value in parts.items() if value})
    row = f"#row-{press.row}" if isinstance(press, AllThere | CountUp | CountDown) else ""
    return f"{checked.base}?{query}{row}"


def _order() -> CountOrder:
    wanted = request.values.get("order", "")
    return CountOrder(wanted) if wanted in set(CountOrder) else CountOrder.DECK


def _view(checked: Checked) -> CountView:
    return view_of(checked.listed, checks.count_of(checked.check), checked.criteria, _order())


def _earlier(session: Session, check: DeckCheck) -> list[PenaltyLine]:
    """Return the player's penalties, apart from that of this check."""
    found = penalties.penalties_of(session, check.event_id, check.entry_id)
    return [line for line in penalties.standing(found) if line.check_id != check.id]


def _page(
    checked: Checked, problem: str = "", status: int = 200, rested: str = ""
) -> ResponseReturnValue:
    values: dict[str, Any] = {
        "checked": checked,
        "reached": checked.reached,
        "view": _view(checked),
        "order": _order(),
        "role_words": ROLE_WORDS,
        "categories": checks.CATEGORIES,
        "earlier": checked.earlier,
        "problem": problem,
        "rested": rested or request.args.get("rest", ""),
        "typed": request.form if problem else {},
    }
    return render_template("events/deck_checks/check.html", **values), status
