"""What an announced card or ability costs and picks, for texts that respond. Rules: 310, 604."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model import frames
from app.games.spoils.engine.model.bindings import Ref
from app.games.spoils.engine.model.locals import AbilityLocals, DeployLocals
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.read.active_text import text_of
from app.games.spoils.engine.read.scope import Scope


def extra_costs(state: State, frame: Frame) -> tuple[v.Step, ...]:
    """A card's extra costs: what it attaches to, its Flip Up's, its own. Rules: 507.2a, 507.4c."""
    own = frames.own(frame, DeployLocals)
    return text_of(state, frame.source).extra_costs(own.text, own.flip_text)


@dataclass(frozen=True, slots=True)
class Picked:
    """One pick among the costs of what is responded to: the filter, and what was taken.

    `nth` counts the picks from 0; -1 is the card it attaches to (507.2a).
    """

    nth: int
    cards: v.Cards
    refs: tuple[Ref, ...]


def responded_frame(scope: Scope) -> Frame | None:
    """The announcement of the card or ability that the reading card responds to."""
    refs = scope.text.cards.get(v.Role.RESPONDED_TO, ())
    for frame in reversed(scope.state.frames):
        if isinstance(frame.own, (DeployLocals, AbilityLocals)) and frame.text.this in refs:
            return frame
    return None


def picks_of(state: State, frame: Frame) -> list[Picked]:
    """The picks among an announcement's costs; none where they cannot be told apart."""
    host = frame.text.cards.get(v.Role.HOST)
    picks = frame.text.picks
    own = frame.own
    steps = own.ability.cost if isinstance(own, AbilityLocals) else extra_costs(state, frame)
    filters = [step.cards for step in steps if isinstance(step, v.Pick)]
    found: list[Picked] = []
    if host is not None and filters:
        found.append(Picked(-1, filters.pop(0), host))
    if len(filters) != len(picks):
        return found
    return found + [
        Picked(nth, cards, refs)
        for nth, (cards, refs) in enumerate(zip(filters, picks, strict=True))
    ]


def picks_responded_to(scope: Scope) -> list[Picked]:
    """The picks among the costs of what the reading card responds to."""
    frame = responded_frame(scope)
    return [] if frame is None else picks_of(scope.state, frame)


def character_picks(scope: Scope) -> list[Picked]:
    """Those of them that took a character."""
    state = scope.state
    return [
        it
        for it in picks_responded_to(scope)
        if any(stats.is_character(state, card) for card in state.tracked(it.refs))
    ]
