"""Handing in: the player's page, the form and its report, receipts, versions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from flask import abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from sqlmodel import Session

from app.games.spoils.construction import Criteria, FormatError
from app.site.accounts.visitor import Account
from app.site.checking.lists import PastedList, pasted_list
from app.site.decks import store as decks
from app.site.decks.imports import count_in
from app.site.decks.reach import remembered
from app.site.decks.store import DeckSummary
from app.site.events import handins, late_offers, pools, store
from app.site.events.check_codes import check_code, full_code
from app.site.events.comparing import VersionDifference, compare_versions
from app.site.events.lists import (
    Prepared,
    decklist_of,
    editable_text,
    prepare,
    prepare_again,
    prepare_deck,
    verdict_of,
)
from app.site.events.policy import Refusal, RefusalKind
from app.site.events.reach import Reached, entry_there, reach, remember
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.events.times import ago
from app.site.platform.access import Access, current_account, open_to
from app.site.platform.bounded_integers import whole_number
from app.site.platform.catalogue import current_catalogue
from app.site.platform.database import current_database
from app.site.platform.received_at import received_at
from app.site.presentation.verdicts import VerdictView
from app.tables import (
    CardPool,
    Entry,
    Event,
    HandIn,
    HolderKind,
    LateOffer,
    ListRevision,
    StoredList,
    utc_now,
)

MANY_WAIT: Final = "So many late lists of yours wait already that it is not kept. Go to a judge."
_OWN, _OPENED = "own", "edit"


@dataclass(frozen=True)
class Handing:
    """Whose list is handed in, by whom, and where the pages of it are.

    `waiting` are lists that came late and were not answered yet.
    """

    reached: Reached
    entry: Entry
    card_pool: CardPool | None
    versions: Sequence[HandIn]
    waiting: Sequence[LateOffer] = ()

    @property
    def base(self) -> str:
        """The address that the pages of this player begin with."""
        if self.reached.holder is HolderKind.PLAYER:
            return self.reached.base
        return f"{self.reached.base}/players/{self.entry.public_id}"

    @property
    def standing(self) -> HandIn | None:
        """The version that stands."""
        return next((v for v in self.versions if v.number == self.entry.standing), None)

    @property
    def is_late(self) -> bool:
        """Whether what is handed in now is a late change."""
        return self.reached.may(Action.CHANGE_LATE)

    @property
    def may(self) -> bool:
        """Whether a list can be handed in now."""
        actions = (Action.HAND_IN, Action.HAND_IN_FOR, Action.CHANGE_LATE)
        is_open = not self.lacks_pool and any(map(self.reached.may, actions))
        return is_open and not self.is_used_up

    @property
    def is_used_up(self) -> bool:
        """Whether the player has handed in as many versions as the event takes."""
        return self.reached.holder is HolderKind.PLAYER and not self.left

    @property
    def lacks_pool(self) -> bool:
        """Whether a pool has to be confirmed first."""
        return pools.is_lacking(self.reached.event, self.card_pool)

    @property
    def left(self) -> int:
        """How many more versions the player may hand in."""
        taken = handins.count_of_player(self.versions)
        return max(0, self.reached.event.most_versions - taken)


def handing_of(reached: Reached, public_id: str | None = None) -> Handing:
    """The player of a link, or the one that the desk names. Aborts with 404 for others."""
    is_player = reached.holder is HolderKind.PLAYER
    if is_player != (public_id is None):
        abort(404)
    with current_database().reading() as session:
        entry = reached.player if public_id is None else entry_there(session, reached, public_id)
        return Handing(
            reached,
            entry,
            pools.played_by(session, entry),
            handins.versions_of(session, store.id_of(entry)),
            late_offers.waiting_of(session, store.id_of(entry)),
        )


def player_page(reached: Reached) -> ResponseReturnValue:
    """What a player's own link opens."""
    return _page(handing_of(reached))


@open_to(Access.LINK)
def hand_in(way: str, key: str, entry: str | None = None) -> ResponseReturnValue:
    """Check a list or store it; what cannot be stored is shown with its reasons."""
    reached = reach(way, key)
    remember(reached)
    handing = handing_of(reached, entry)
    if request.method == "GET":
        return _page(handing)
    criteria = _criteria(handing)
    if criteria is None:
        return _page(handing, problem="The event's format cannot be checked; ask the organizer.")
    prepared = _prepared(handing, criteria)
    if prepared.problem or request.form.get("do") == "check":
        return _page(handing, prepared, status=422 if prepared.problem else 200)
    return _stored(handing, prepared)


def _criteria(handing: Handing) -> Criteria | None:
    event = handing.reached.event
    try:
        return pools.criteria_for(event, handing.card_pool, current_catalogue())
    except FormatError:
        return None


def _prepared(handing: Handing, criteria: Criteria) -> Prepared:
    chosen = request.form.get("deck", "")
    if chosen:
        return _prepared_deck(chosen, criteria)
    pasted = pasted_list(request.form, request.files.get("file"))
    standing = decklist_of(handing.standing, criteria.catalogue) if handing.standing else None
    return prepare(pasted, criteria, request.form, standing=standing)


def _prepared_deck(chosen: str, criteria: Criteria) -> Prepared:
    """The deck that was chosen, if it is the visitor's. Aborts with 404 otherwise."""
    way, _, key = chosen.partition(" ")
    account = current_account()
    if way == _OWN and isinstance(account, Account):
        which = decks.by_owner(key, account.id)
    elif way == _OPENED and key in remembered():
        which = decks.by_edit_key(key)
    else:
        abort(404)
    with current_database().reading() as session:
        deck = decks.find(session, which, criteria.catalogue)
    if deck is None:
        abort(404)
    source = f"deck “{deck.state.name}”, version {deck.version}"
    return prepare_deck(deck.state.decklist, deck.state.unread, criteria, source)


def _stored(handing: Handing, prepared: Prepared) -> ResponseReturnValue:
    """Store the list, or show it with the reason why it was not taken."""
    reached = handing.reached
    sent = handins.Submission(
        prepared.values(),
        received_at(),
        reason=request.form.get("reason", ""),
        agreed=request.form.get("knowingly") == "yes",
        seen=request.form.get("seen", None, whole_number),
    )
    if refusal := _foreseen(handing, sent):
        return _refused(handing, prepared, sent, refusal)
    try:
        with current_database().writing() as session:
            stored = handins.hand_in(session, store.id_of(handing.entry), sent, reached.actor)
    except handins.RefusedError as problem:
        return _refused(handing, prepared, sent, problem.refusal)
    except handins.ReplacedError:
        return _replaced(handing, prepared, sent)
    whose = "your" if reached.holder is HolderKind.PLAYER else "the player's"
    flash(f"Version {stored.number} stands. This is {whose} receipt.", "legal")
    return redirect(f"{handing.base}/receipt/{stored.number}", 303)


def _foreseen(handing: Handing, sent: handins.Submission) -> Refusal | None:
    """A refusal that needs no transaction; how many versions are left is for the store to say."""
    reached = handing.reached
    return handins.refusal_of(
        reached.event, handing.entry, handing.card_pool, (), sent, reached.actor
    )


def _refused(
    handing: Handing, prepared: Prepared, sent: handins.Submission, refusal: Refusal
) -> ResponseReturnValue:
    """The page with the reason, and with the list as it was sent. A late list is kept."""
    if refusal.kind is not RefusalKind.LATE:
        return _page(handing, prepared, refusal.message, 422)
    standing = handing.standing
    if standing is not None and handins.is_same(standing, sent.values):
        flash(f"This list stands already, as version {standing.number}.", "legal")
        return redirect(f"{handing.base}/receipt/{standing.number}", 303)
    with current_database().writing() as session:
        is_kept = late_offers.keep(session, handing.entry, sent, handing.reached.actor)
    kept = "It is kept for a judge, who can take it with a reason." if is_kept else MANY_WAIT
    return _page(_anew(handing), prepared, f"{refusal.message} {kept}", 409)


def _replaced(
    handing: Handing, prepared: Prepared, sent: handins.Submission
) -> ResponseReturnValue:
    """The page with the list that came in meanwhile, beside the one that was sent."""
    now = _anew(handing)
    newer = _beside(now.standing, sent)
    return _page(now, prepared, _newer_words(now), 409, newer, is_told=True)


def _anew(handing: Handing) -> Handing:
    """The same player as the database has it now."""
    is_player = handing.reached.holder is HolderKind.PLAYER
    return handing_of(handing.reached, None if is_player else handing.entry.public_id)


def _newer_words(handing: Handing) -> str:
    """What came in meanwhile, when, and from where."""
    standing = handing.standing
    if standing is None:
        return "The list that stood was taken back meanwhile; nothing was stored."
    by_kind = standing.revised_by_kind or standing.by_kind
    by_name = standing.revised_by_name if standing.revised_by_kind else standing.by_name
    is_own = by_kind == handing.reached.holder and by_name == handing.reached.actor.name
    source = "another device or tab" if is_own else by_name or by_kind
    passed = ago(utc_now() - (standing.revised_at or standing.received_at))
    return f"Version {standing.number} came in {passed} ago from {source}; nothing was stored."


def _beside(standing: HandIn | None, sent: handins.Submission) -> VersionDifference | None:
    """What would change if the list that was sent replaced the one that stands."""
    if standing is None:
        return None
    offered = StoredList(**sent.values, received_at=sent.received_at, by_kind=standing.by_kind)
    return compare_versions(standing, offered, current_catalogue())


def _page(
    handing: Handing,
    prepared: Prepared | None = None,
    problem: str = "",
    status: int = 200,
    newer: VersionDifference | None = None,
    is_told: bool = False,
) -> ResponseReturnValue:
    """The page. `is_told` says that it tells what came in since the last one was opened."""
    counts = {}
    if prepared is not None:
        counts = {line.line: count_in(line.text) for line in prepared.imported.open_lines}
    standing = handing.standing
    page = render_template(
        "events/handing.html",
        handing=handing,
        reached=handing.reached,
        prepared=prepared,
        problem=problem,
        counts=counts,
        verdict=verdict_of(standing) if standing else None,
        choices=_deck_choices() if handing.may else [],
        pasted=prepared.pasted if prepared else PastedList(_text_of(standing)),
        newer=newer,
        seen=_seen(handing, is_told),
        offers=offers_of(handing),
        **_late_change(handing),
    )
    return page, status


def _seen(handing: Handing, is_told: bool) -> int:
    """Which list the reader knows to stand: a page in answer to a form tells nothing new of it."""
    standing = handing.standing
    posted = request.form.get("seen", None, whole_number)
    stands = standing.list_number if standing else 0
    return stands if is_told or posted is None else posted


def offers_of(handing: Handing) -> list[tuple[LateOffer, VerdictView, VersionDifference]]:
    """The lists that came late, judged by what counts now, with what each would change."""
    found = []
    for offer in handing.waiting:
        now = _as_judged_now(handing, offer)
        change = compare_versions(handing.standing, now, current_catalogue())
        found.append((offer, verdict_of(now), change))
    return found


def _as_judged_now(handing: Handing, offer: LateOffer) -> StoredList:
    criteria = _criteria(handing)
    values = prepare_again(offer, criteria).values() if criteria else handins.values_of(offer)
    origin = {"received_at": offer.received_at, "by_kind": offer.by_kind, "by_name": offer.by_name}
    return StoredList(**{**values, **origin, "source": offer.source})


def _text_of(standing: HandIn | None) -> str:
    return editable_text(standing, current_catalogue()) if standing else ""


def _late_change(handing: Handing) -> dict[str, Any]:
    """What changed after the deadline and is not answered yet."""
    standing, entry = handing.standing, handing.entry
    if standing is None or not standing.is_late or entry.standing == entry.accepted:
        return {"late": None}
    before = next((v for v in handing.versions if v.number == entry.accepted), None)
    return {"late": compare_versions(before, standing, current_catalogue())}


def _deck_choices() -> list[tuple[str, DeckSummary]]:
    """The decks the visitor can hand in by one click."""
    account = current_account()
    with current_database().reading() as session:
        owned = decks.of_owner(session, account.id) if isinstance(account, Account) else []
        opened = decks.opened(session, remembered())
    return [(f"{_OWN} {deck.public_id}", deck) for deck in owned] + [
        (f"{_OPENED} {key}", deck) for key, deck in opened
    ]


@open_to(Access.LINK)
def receipt(way: str, key: str, number: int, entry: str | None = None) -> str:
    """One version with everything that proves it."""
    handing = handing_of(reach(way, key), entry)
    version = _version(handing, number)
    return render_template(
        "events/receipt.html",
        handing=handing,
        reached=handing.reached,
        version=version,
        verdict=verdict_of(version),
        code=_check_code(handing.reached.event, version),
    )


def _check_code(event: Event, version: HandIn) -> tuple[str, str] | None:
    """The code to show others, short and in full, where the event publishes what checks it."""
    if version.hash is None or not event.opens_lists:
        return None
    return check_code(event, version.hash), full_code(event, version.hash)


@open_to(Access.LINK)
def compared(way: str, key: str, entry: str | None = None) -> str:
    """The difference of two versions, with both verdicts as they were given."""
    handing = handing_of(reach(way, key), entry)
    newest = handing.versions[0].number if handing.versions else 0
    before = request.args.get("from", max(1, newest - 1), whole_number)
    after = request.args.get("to", newest, whole_number)
    comparison = compare_versions(
        _version(handing, before), _version(handing, after), current_catalogue()
    )
    return render_template(
        "events/compared.html", handing=handing, reached=handing.reached, comparison=comparison
    )


@open_to(Access.LINK)
def answer(way: str, key: str, entry: str) -> ResponseReturnValue:
    """Accept a late change, or put the version before it back."""
    reached = reach(way, key, Action.ANSWER_LATE)
    handing = handing_of(reached, entry)
    seen = request.form.get("version", 0, whole_number)
    with current_database().writing() as session:
        event = store.locked(session, reached.event_id)
        there = session.get_one(Entry, handing.entry.id, populate_existing=True)
        if there.standing != seen or there.standing == there.accepted:
            flash("The list changed meanwhile; look at it again.", "warning")
        elif request.form.get("answer") == "accept":
            handins.accept(session, there, reached.actor)
            flash(f"Version {seen} is accepted.", "legal")
        else:
            _take_back(session, event, there, reached)
    return redirect(handing.base, 303)


@open_to(Access.LINK)
def answer_offer(way: str, key: str, entry: str, number: int) -> ResponseReturnValue:
    """Take a list that came late, with a reason, or decline it."""
    reached = reach(way, key, Action.ANSWER_LATE)
    handing = handing_of(reached, entry)
    try:
        with current_database().writing() as session:
            event = store.locked(session, reached.event_id)
            there = session.get_one(Entry, handing.entry.id, populate_existing=True)
            waiting = late_offers.waiting_of(session, store.id_of(there))
            offer = late_offers.numbered(waiting, number)
            if offer is None:
                flash("This list was answered meanwhile.", "warning")
            elif request.form.get("answer") == "decline":
                late_offers.decline(session, event, offer, _revised(reached))
                flash("The late list is declined.", "legal")
            else:
                _take_offer(session, event, there, offer, reached)
    except EventError as problem:
        flash(str(problem), "illegal")
    return redirect(handing.base, 303)


def _take_offer(
    session: Session, event: Event, entry: Entry, offer: LateOffer, reached: Reached
) -> None:
    values = _judged_now(session, event, entry, offer)
    reason = request.form.get("reason", "")
    stored = late_offers.take(session, event, entry, offer, values, reason, _revised(reached))
    flash(f"The late list stands as version {stored.number}.", "legal")


def _revised(reached: Reached) -> handins.Revised:
    return handins.Revised(ListRevision.LATE_TAKEN, received_at(), reached.actor)


def _judged_now(session: Session, event: Event, entry: Entry, stored: StoredList) -> dict[str, Any]:
    """The columns of a stored list, judged by what counts now, not by what counted then."""
    card_pool = pools.played_by(session, entry)
    try:
        criteria = pools.criteria_for(event, card_pool, current_catalogue())
    except FormatError:
        return handins.values_of(stored)
    return prepare_again(stored, criteria).values()


def _take_back(session: Session, event: Event, entry: Entry, reached: Reached) -> None:
    """Put the version before back."""

    def judged_now(old: HandIn) -> Mapping[str, Any]:
        return _judged_now(session, event, entry, old)

    back_to = entry.accepted
    stored = handins.take_back(session, entry, reached.actor, received_at(), judged_now)
    if stored is None:
        flash("The list is taken back; the player has none again.", "legal")
    else:
        flash(f"Back to version {back_to}: it stands as version {stored.number}.", "legal")


def _version(handing: Handing, number: int) -> HandIn:
    found = next((one for one in handing.versions if one.number == number), None)
    if found is None:
        abort(404)
    return found
