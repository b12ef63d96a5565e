"""Handing in a list: the player's page, the form and its report."""

from __future__ import annotations

from typing import Any, Final

from flask import abort, flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.capabilities.construction import CriteriaLike
from app.site.accounts.current import current_account
from app.site.decks import store as decks
from app.site.decks import summaries
from app.site.decks.access import EDIT_LINKS
from app.site.decks.files.imports import ALL_LINES
from app.site.decks.files.pasted_lists import PastedList, pasted_list, written_out
from app.site.decks.stored_decks import DECKS, find
from app.site.decks.summaries import DeckSummary
from app.site.events import messages, penalties, store
from app.site.events.access import ReachedEvent, reach, remember
from app.site.events.entry.policy import may_check_in_now
from app.site.events.entry.questions import read_questions
from app.site.events.incoming_lists import Prepared, prepare, prepare_deck
from app.site.events.registration import late_offers, versions
from app.site.events.registration import store as registration
from app.site.events.registration.models import (
    HandInContext,
    current_criteria,
    hand_in_context,
    offers_of,
)
from app.site.events.registration.policy import Refusal, RefusalKind
from app.site.events.states import Action
from app.site.events.stored_lists import (
    VersionDifference,
    compare_versions,
    decklist_of,
    editable_text,
    verdict_of,
)
from app.site.events.times import ago
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.incoming import received_at, whole_number
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import EventRole, HandIn, StoredList, utc_now

MANY_WAIT: Final = (
    "You already have too many late lists waiting, so this one was not kept. See a judge."
)
_OWN, _OPENED = "own", "edit"


def player_page(reached: ReachedEvent, own: object = None) -> ResponseReturnValue:
    """Show the page that a player's own link opens; `own` is the player's round, for the page."""
    return _page(hand_in_context(reached), own=own)


@open_to(Access.LINK)
def hand_in(way: str, key: str, entry: str | None = None) -> ResponseReturnValue:
    """Check a list or store it; if it cannot be stored, show it with the reasons."""
    reached = reach(way, key)
    remember(reached)
    context = hand_in_context(reached, entry)
    if request.method == "GET":
        return _page(context)
    if not reached.may_ever(Action.HAND_IN, Action.HAND_IN_FOR):
        abort(404)
    criteria = current_criteria(context)
    if criteria is None:
        return _page(context, problem="The event's format cannot be checked; ask the organizer.")
    prepared = _prepared(context, criteria)
    is_check = request.form.get("do") == "check" or ALL_LINES in request.form
    if prepared.problem or is_check:
        return _page(context, prepared, status=422 if prepared.problem else 200)
    return _stored(context, prepared)


def _prepared(context: HandInContext, criteria: CriteriaLike) -> Prepared:
    chosen = request.form.get("deck", "")
    if chosen:
        return _prepared_deck(chosen, criteria)
    pasted = pasted_list(request.form, request.files.get("file"))
    standing = decklist_of(context.standing, criteria.catalogue) if context.standing else None
    return prepare(pasted, criteria, request.form, standing=standing)


def _prepared_deck(chosen: str, criteria: CriteriaLike) -> Prepared:
    """Return the selected deck if it belongs to the visitor. Aborts with 404 otherwise.

    Its open lines are settled in the form, which from then on holds it as a text.
    """
    way, _, key = chosen.partition(" ")
    account = current_account()
    if way == _OWN and account is not None:
        which = decks.by_owner(key, account.id)
    elif way == _OPENED and key in EDIT_LINKS.keys:
        which = decks.by_edit_key(key)
    else:
        abort(404)
    is_of_game = DECKS.c.game == current_game().key
    with current_database().reading() as session:
        deck = find(session, which & is_of_game, lambda _: criteria.catalogue)
    if deck is None:
        abort(404)
    source = f"deck “{deck.state.name}”, version {deck.version}"
    if deck.state.unread:
        pasted = PastedList(written_out(deck.state.decklist, deck.state.unread))
        return prepare(pasted, criteria, source=source, standing=deck.state.decklist)
    return prepare_deck(deck.state.decklist, deck.state.unread, criteria, source)


def _stored(context: HandInContext, prepared: Prepared) -> ResponseReturnValue:
    """Store the list, or show it with the reason why it was refused."""
    reached = context.reached
    sent = registration.Submission(
        prepared.values(),
        received_at(),
        reason=request.form.get("reason", ""),
        agreed=request.form.get("knowingly") == "yes",
        seen=request.form.get("seen", None, whole_number),
    )
    if refusal := _foreseen(context, sent):
        return _refused(context, prepared, sent, refusal)
    try:
        with current_database().writing() as session:
            stored = registration.hand_in(session, store.id_of(context.entry), sent, reached.actor)
    except registration.RefusedError as problem:
        return _refused(context, prepared, sent, problem.refusal)
    except registration.ReplacedError:
        return _replaced(context, prepared, sent)
    whose = "your" if reached.role is EventRole.PLAYER else "the player's"
    flash(f"Version {stored.number} was handed in. This is {whose} receipt.", "legal")
    return redirect(f"{context.base}/receipt/{stored.number}", 303)


def _foreseen(context: HandInContext, sent: registration.Submission) -> Refusal | None:
    """Return a refusal that can be known without a transaction; only the store counts versions."""
    reached = context.reached
    return registration.refusal_of(
        reached.event, context.entry, context.card_pool, (), sent, reached.actor
    )


def _refused(
    context: HandInContext, prepared: Prepared, sent: registration.Submission, refusal: Refusal
) -> ResponseReturnValue:
    """Show the refusal and the list as it was sent. A late list is kept."""
    if refusal.kind is not RefusalKind.LATE:
        return _page(context, prepared, refusal.message, 422)
    standing = context.standing
    if standing is not None and versions.is_same(standing, sent.values):
        flash(f"This list was already handed in, as version {standing.number}.", "legal")
        return redirect(f"{context.base}/receipt/{standing.number}", 303)
    with current_database().writing() as session:
        is_kept = late_offers.keep(session, context.entry, sent, context.reached.actor)
    outcome = (
        "It was kept for a judge, who can accept it and has to give a reason."
        if is_kept
        else MANY_WAIT
    )
    return _page(_anew(context), prepared, f"{refusal.message} {outcome}", 409)


def _replaced(
    context: HandInContext, prepared: Prepared, sent: registration.Submission
) -> ResponseReturnValue:
    """Show the list that was handed in meanwhile beside the one that was sent."""
    now = _anew(context)
    newer = _beside(now.standing, sent)
    return _page(now, prepared, _newer_words(now), 409, newer, is_announced=True)


def _anew(context: HandInContext) -> HandInContext:
    """Return the same player as the database has it now."""
    is_player = context.reached.role is EventRole.PLAYER
    return hand_in_context(context.reached, None if is_player else context.entry.public_id)


def _newer_words(context: HandInContext) -> str:
    """Describe the list that was handed in meanwhile: when, and from where."""
    standing = context.standing
    if standing is None:
        return "The previous list was withdrawn in the meantime; nothing was saved."
    by_kind = standing.revised_by_kind or standing.by_kind
    by_name = standing.revised_by_name if standing.revised_by_kind else standing.by_name
    is_own = by_kind == context.reached.role and by_name == context.reached.actor.name
    source = "another device or tab" if is_own else by_name or by_kind
    passed = ago(utc_now() - (standing.revised_at or standing.received_at))
    return f"Version {standing.number} came in {passed} ago from {source}; nothing was saved."


def _beside(standing: HandIn | None, sent: registration.Submission) -> VersionDifference | None:
    """Return what would change if the submitted list replaced the current one."""
    if standing is None:
        return None
    offered = StoredList(**sent.values, received_at=sent.received_at, by_kind=standing.by_kind)
    return compare_versions(standing, offered, current_catalogue())


def _page(
    context: HandInContext,
    prepared: Prepared | None = None,
    problem: str = "",
    status: int = 200,
    newer: VersionDifference | None = None,
    is_announced: bool = False,
    own: object = None,
) -> ResponseReturnValue:
    """Render the page. `is_announced` says whether it mentions newer hand-ins."""
    standing = context.standing
    with current_database().reading() as session:
        received = messages.messages_of(session, store.id_of(context.entry))
    page = render_template(
        "events/registration/hand_in.html",
        context=context,
        own=own,
        reached=context.reached,
        prepared=prepared,
        problem=problem,
        verdict=verdict_of(standing) if standing else None,
        choices=_deck_choices() if context.may else [],
        pasted=prepared.pasted if prepared else PastedList(_text_of(_offered(context) or standing)),
        newer=newer,
        seen=_seen(context, is_announced),
        offers=offers_of(context),
        messages=received,
        questions=read_questions(context.reached.event.questions),
        may_check_in=may_check_in_now(context.reached.event, utc_now()),
        penalty_lines=_penalties(context),
        penalty_categories=penalties.PENALTIES,
        **_late_change(context),
    )
    return page, status


def _penalties(context: HandInContext) -> list[penalties.PenaltyLine]:
    """Return the player's penalties, which the desk sees."""
    if context.reached.role is EventRole.PLAYER:
        return []
    with current_database().reading() as session:
        return penalties.penalties_of(session, context.reached.event_id, context.entry.id)


def _seen(context: HandInContext, is_announced: bool) -> int:
    """Return which list the reader knows to be current; the answer to a form announces none."""
    standing = context.standing
    posted = request.form.get("seen", None, whole_number)
    stands = standing.list_number if standing else 0
    return stands if is_announced or posted is None else posted


def _offered(context: HandInContext) -> StoredList | None:
    """Return the late list whose open lines a judge wants to settle in the form, if any."""
    number = request.args.get("offer", 0, whole_number)
    if not number or context.reached.role is EventRole.PLAYER:
        return None
    with current_database().reading() as session:
        waiting = late_offers.waiting_of(session, store.id_of(context.entry))
        return late_offers.numbered(waiting, number)


def _text_of(standing: StoredList | None) -> str:
    return editable_text(standing, current_catalogue()) if standing else ""


def _late_change(context: HandInContext) -> dict[str, Any]:
    """Return what changed after the deadline and has not been answered."""
    standing, entry = context.standing, context.entry
    if standing is None or not standing.is_late or entry.standing == entry.accepted:
        return {"late": None}
    before = next((v for v in context.versions if v.number == entry.accepted), None)
    return {"late": compare_versions(before, standing, current_catalogue())}


def _deck_choices() -> list[tuple[str, DeckSummary]]:
    """Return the decks that the visitor can hand in with one click."""
    account = current_account()
    with current_database().reading() as session:
        owned = summaries.of_owner(session, account.id) if account is not None else []
        opened = summaries.opened(session, EDIT_LINKS.keys)
    return [(f"{_OWN} {deck.public_id}", deck) for deck in owned] + [
        (f"{_OPENED} {key}", deck) for key, deck in opened
    ]


@open_to(Access.LINK)
def read_messages(way: str, key: str) -> ResponseReturnValue:
    """Note that the player of this link has read all messages."""
    reached = reach(way, key, Action.SEE_OWN)
    player = reached.player
    with current_database().writing() as session:
        messages.mark_read(session, player)
    return redirect(reached.base, 303)
