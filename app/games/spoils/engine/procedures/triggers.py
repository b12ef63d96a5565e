"""Triggers, which are followed at once, in the middle of anything else. Rules: 503.

Nobody responds to them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import Answer, CardId, Player
from app.games.spoils.engine.model.changes import Pending
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.game import ALIKE_UNORDERED
from app.games.spoils.engine.model.locals import TriggersLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import interpreter
from app.games.spoils.engine.read.visibility import may_see
from app.games.spoils.terms import Area
from app.games.tabletop.scripts import walk


def choose_next(state: State, frame: Frame) -> None:
    """Ask whoever orders the triggers which one happens next. Rules: 503.4, 503.4a."""
    waiting = frames.own(frame, TriggersLocals).waiting
    places = _different(state, waiting)
    if len(places) < 2:
        frame.answer = Answer(0)
        return
    player = _who_orders(state, waiting)
    options = [Answer(place) for place in places]
    names = [_label(state, player, it) for it in waiting]
    sources = [it.source for it in waiting]
    frames.ask(state, player, DecisionKind.ORDER, options, words=names, sources=sources)


def follow_one(state: State, frame: Frame) -> None:
    """Follow its instructions as they were when it happened. Rules: 503.1."""
    answer = frames.answered(frame)
    assert isinstance(answer, Answer)
    own = frames.own(frame, TriggersLocals)
    waiting = own.waiting
    one = waiting[answer.value]
    own.waiting = waiting[: answer.value] + waiting[answer.value + 1 :]
    if own.waiting:
        frame.at = 0
    text = one.text.clone()
    text.trigger = one.what.name
    interpreter.start(state, one.controller, one.source, one.what.effect, text)


def _different(state: State, waiting: tuple[Pending, ...]) -> Sequence[int]:
    """The places of triggers among which the order matters: the first of all that are alike.

    Up to schema 2 of records all were offered unless all were alike, and came of one card.
    """
    if state.game.record_schema < ALIKE_UNORDERED:
        if all(_of_one_card(it, waiting[0]) for it in waiting):
            return (0,)
        return range(len(waiting))
    return [
        place
        for place, one in enumerate(waiting)
        if not any(_alike(state, one, before) for before in waiting[:place])
    ]


def _alike(state: State, one: Pending, other: Pending) -> bool:
    """True if it makes no difference which of the two happens first."""
    return _of_one_card(one, other) or _of_equal_cards(state, one, other)


def _of_one_card(one: Pending, other: Pending) -> bool:
    """True if the two are one text of one card, which was set off twice."""
    same = (one.source, one.what, one.controller) == (other.source, other.what, other.controller)
    return same and (one.text == other.text or not _speaks_of_its_event(one.what))


def _of_equal_cards(state: State, one: Pending, other: Pending) -> bool:
    """True if the two are texts of two cards of one kind, and do the same for either card."""
    return (
        (one.what, one.controller) == (other.what, other.controller)
        and _look(state, one.source) == _look(state, other.source)
        and _is_the_same_of_any_card(one.what)
        and (
            not _speaks_of_its_event(one.what)
            or replace(one.text, this=None) == replace(other.text, this=None)
        )
    )


def _look(state: State, card: CardId) -> tuple[int, Area, Player, bool]:
    """The marks of a card by which texts read it, as its own text or as a source."""
    return state.kind[card], state.area[card], state.controller[card], state.face_down[card]


@cache
def _is_the_same_of_any_card(what: v.Trigger) -> bool:
    """True if a text has effects only on players and new cards, in numbers that it says itself.

    Everything else may depend on the card with the text, or leave something behind that does.
    """
    return all(isinstance(word, _SAME_OF_ANY_CARD) for word in walk(what.effect))


_SAME_OF_ANY_CARD: Final = (
    v.Draw,
    v.GainInfluence,
    v.LoseInfluence,
    v.DiscardAtRandom,
    v.PutMicromajigs,
    v.May,
    v.Player,
)


@cache
def _speaks_of_its_event(what: v.Trigger) -> bool:
    """True if a text refers to the cards or the player of the event that set it off."""
    told = (v.Role.THAT, v.Role.SOURCE, v.Player.THEY)
    return any(word in told for word in walk(what.effect))


def _who_orders(state: State, waiting: tuple[Pending, ...]) -> Player:
    """The player who orders the triggers: their common controller, else the active player.

    As a turn starts, the active player.
    """
    controllers = {it.controller for it in waiting}
    at_start = any(isinstance(it.event, events.TurnStarted) for it in waiting)
    if len(controllers) > 1 or (at_start and state.game.rules.active_player_orders_start_triggers):
        return state.active
    return controllers.pop()


def _label(state: State, player: Player, one: Pending) -> str:
    """A label for a trigger: its card, and which of its rules or the cards that set it off."""
    name = state.name(one.source)
    if one.what.name:
        return f"{name}: {one.what.name}"
    about = one.text.cards.get(v.Role.THAT, ())
    known = [state.name(card) for card, _ in about if may_see(state, player, card)]
    return f"{name}: {', '.join(known)}" if known and _speaks_of_its_event(one.what) else name


TRIGGERS: Final[tuple[frames.Step, ...]] = (choose_next, follow_one)
