"""Choosing cards one at a time, within what a text allows. Rules: 310, 312.2, 402.5."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.actions import DONE, Action, CardId, Choose, Done, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import interpreter
from app.games.spoils.engine.read import amounts, filters
from app.games.spoils.engine.read.active_text import are_any, is_untouched, rules_on
from app.games.spoils.engine.read.scope import Scope
from app.games.spoils.engine.read.visibility import may_see


def bounds(scope: Scope, count: v.HowMany, available: int) -> tuple[int, int]:
    """The least and the most that are taken of those available. Rules: 402.5."""
    match count:
        case v.UpTo(amount):
            return 0, min(amounts.amount(scope, amount), available)
        case v.AnyNumber():
            return 0, available
        case v.All():
            return available, available
        case _:
            exactly = amounts.amount(scope, count)
            return exactly, exactly


def divided(scope: Scope, count: v.AnyAmount | v.HowMany) -> tuple[int, bool]:
    """The amount to divide, and True if less of it may be divided. Rules: 402.5."""
    if isinstance(count, v.UpTo):
        return amounts.amount(scope, count.amount), True
    assert isinstance(count, int | v.Amount), count
    return amounts.amount(scope, count), False


def gather(
    state: State,
    frame: Frame,
    them: Sequence[CardId],
    count: v.HowMany,
    player: Player,
    kind: DecisionKind,
    *,
    alike: v.Cards = v.CARD,
    required: Collection[CardId] = (),
    may_fail: bool = False,
    ordered: bool = False,
    copies_are_one: bool = False,
) -> tuple[CardId, ...] | None:
    """The cards chosen; None while a question is open. Asked one by one, in any order.

    Nobody is asked where nothing is left to choose. Fewer cards than asked for are taken where
    there are fewer (402.5). `may_fail` allows taking fewer by choice (312.2), `ordered` asks
    even where only the order is left. With `copies_are_one`, each question offers one card of
    each kind that is left; `required` are cards that must be taken as far as they fit in
    (505.2). A player in another's place can choose only among cards that they may see (401.2a).
    """
    own = interpreter.text_locals(frame)
    if own.in_place_of is not None and own.in_cost:
        them = [card for card in them if may_see(state, frame.player, card)]
    scope = interpreter.scope_of(state, frame)
    least, most = bounds(scope, count, len(them))
    chosen, is_done = _heard(frame)
    if is_done or len(chosen) >= most:
        return chosen
    left = [c for c in them if c not in chosen and _agrees(scope, c, chosen, alike)]
    if not left:
        return chosen
    wanted = [card for card in left if card in required]
    if wanted and (len(chosen) + len(wanted) >= most or not _is_free_set(alike)):
        left = wanted
    least = max(least, min(len(chosen) + len(wanted), most))
    forced = not copies_are_one and len(chosen) + len(left) <= least and _is_free_set(alike)
    if forced and not may_fail and (not ordered or len(left) == 1):
        return (*chosen, *left)
    if copies_are_one:
        left = list({state.kind[card]: card for card in reversed(left)}.values())[::-1]
    options: list[Action] = [Choose(card) for card in left]
    if len(chosen) >= least or may_fail:
        options.append(DONE)
    frames.ask(state, player, kind, options, source=frame.source, chosen=chosen)
    return None


def _heard(frame: Frame) -> tuple[tuple[CardId, ...], bool]:
    """The cards chosen with the answer that just came, and whether that was to be done."""
    own = interpreter.text_locals(frame)
    if frame.answer is None:
        return own.chosen, False
    answer = frames.answered(frame)
    if isinstance(answer, Done):
        return own.chosen, True
    assert isinstance(answer, Choose)
    own.chosen = (*own.chosen, answer.card)
    return own.chosen, False


def _is_free_set(cards: v.Cards) -> bool:
    """True if any of the cards can be taken together with any others."""
    return not any(isinstance(it, v.AllAlike | v.AllDifferent) for it in cards.where)


def _agrees(scope: Scope, card: CardId, chosen: Sequence[CardId], alike: v.Cards) -> bool:
    """True if the card can be taken together with those chosen before."""
    for it in alike.where:
        if isinstance(it, v.AllAlike):
            held = filters.alike(scope, card, it.kind)
            if not all(held & filters.alike(scope, other, it.kind) for other in chosen):
                return False
        if isinstance(it, v.AllDifferent):
            held = filters.alike(scope, card, it.kind)
            if any(held & filters.alike(scope, other, it.kind) for other in chosen):
                return False
    return True


def pickable(scope: Scope, cards: v.Cards, player: Player) -> list[CardId]:
    """The cards meant that can be picked. Rules: 310.1."""
    state = scope.state
    them = filters.extremes(scope, cards, filters.meant(scope, cards))
    return [card for card in them if _can_be_picked(state, scope, card, player)]


def required(state: State, cards: Sequence[CardId]) -> list[CardId]:
    """The cards, of those that can be picked, that must be picked. Rules: 505.1, 505.2b."""
    return [
        card
        for card in cards
        if any(rule.action is v.Action.BE_PICKED for rule, _ in rules_on(state, card, v.Must))
    ]


def is_any_pickable(scope: Scope, cards: v.Cards) -> bool:
    """True if one of the cards meant can be picked. Rules: 310.1."""
    if not are_any(scope.state, v.Cannot) and not are_any(scope.state, v.Untouched):
        return filters.is_any_meant(scope, cards)
    return bool(pickable(scope, cards, scope.you))


def _can_be_picked(state: State, scope: Scope, card: CardId, player: Player) -> bool:
    for rule, theirs in rules_on(state, card, v.Cannot):
        if rule.action is not v.Action.BE_PICKED or player not in theirs.players(rule.who):
            continue
        if rule.by == v.CARD or filters.fits_by_face(theirs, scope.source, rule.by):
            return False
    return not is_untouched(state, card, scope.source)


def touchable(scope: Scope, cards: Sequence[CardId]) -> list[CardId]:
    """The cards that the effects of the reading card do something to."""
    return [card for card in cards if not is_untouched(scope.state, card, scope.source)]
