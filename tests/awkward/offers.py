"""The offers of picks and choices, compared with their words read anew."""

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import Person, State, measure, observe
from app.games.spoils.engine.model.actions import CardId, Choose
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import TextLocals
from app.games.spoils.engine.observe import CardView
from app.games.spoils.engine.procedures.interpreter import reader
from app.games.spoils.engine.read.active_text import are_any
from app.games.spoils.terms import CardType


class UnknownWord(Exception):  # noqa: N818  it is no error
    """A word that this reading does not know."""


def look_at_offer(state: State) -> None:
    """Assert that the cards offered are those that the words of the pick mean, in play.

    Nothing is said where texts allow, forbid, demand or charge for something, or a word is unknown.
    """
    decision = state.decision
    if decision is None or decision.kind not in (DecisionKind.PICK, DecisionKind.CHOOSE_CARD):
        return
    own = state.frames[-1].own if state.frames else None
    if not isinstance(own, TextLocals) or own.place >= len(own.steps):
        return
    step = own.steps[own.place]
    if not isinstance(step, v.Pick | v.Choose) or step.who is not v.Player.YOU:
        return
    rules = (v.Cannot, v.Must, v.MustPay, v.Untouched)
    frame = state.frames[-1]
    try:
        wanted = {
            card.card
            for card in observe(state, Person(0)).in_play
            if _means(state, step.cards, card, frame.source, reader(state, frame))
        }
    except UnknownWord:
        return
    offered = {it.card for it in decision.options if isinstance(it, Choose)} | set(decision.chosen)
    assert offered <= wanted, f"offered too much: {_named(state, offered - wanted)}"
    if not any(are_any(state, it) for it in rules):
        assert offered == wanted, f"offered too little: {_named(state, wanted - offered)}"


def _named(state: State, cards: set[CardId]) -> list[str]:
    return sorted(state.name(card) for card in cards)


def _means(state: State, cards: v.Cards, card: CardView, source: CardId, you: int) -> bool:
    names_faction = any(
        isinstance(it, v.OfType) and CardType.FACTION in it.types for it in cards.where
    )
    if CardType.FACTION in card.types and not names_faction:
        return False
    found = [_has(state, it, card, source, you) for it in cards.where]
    return all(found)


def _has(state: State, it: v.Property, card: CardView, source: CardId, you: int) -> bool:
    match it:
        case v.OfType(types):
            return bool(set(types) & set(card.types))
        case v.NotOfType(types):
            return not set(types) & set(card.types)
        case v.ControlledBy(v.Player.YOU):
            return card.controller == you
        case v.ControlledBy(v.Player.OPPONENT):
            return card.controller == 1 - you
        case v.OtherThan(cards) if cards == v.THIS:
            return card.card != source
        case v.AtMost(kind, int() as number):
            return (measure(state, card.card, kind) or 0) <= number
        case v.AtLeast(kind, int() as number):
            return (measure(state, card.card, kind) or 0) >= number
        case v.Being(v.State.DEPLETED):
            return card.depleted
        case v.Being(v.State.RESTORED):
            return not card.depleted
        case v.Being(v.State.FACE_DOWN):
            return card.face_down
    raise UnknownWord
