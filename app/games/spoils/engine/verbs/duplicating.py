"""Duplicates: copies of tactics that are there only while they are followed. Rules: 307."""

from __future__ import annotations

from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import cost_search, deployable, idle_offers
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Bindings, Memory
from app.games.spoils.engine.model.locals import (
    CostLocals,
    DeployLocals,
    DuplicateLocals,
    NumericCost,
    Purpose,
)
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import Stage
from app.games.spoils.engine.procedures import costs, deploying, interpreter
from app.games.spoils.engine.procedures.interpreter import scope_of
from app.games.spoils.engine.read import filters, stats
from app.games.spoils.engine.read.active_text import text_of
from app.games.spoils.engine.write import areas, mutations, progress, snapshots
from app.games.spoils.engine.write.areas import Move
from app.games.spoils.terms import Area


def duplicate(state: State, frame: Frame, step: v.Duplicate) -> bool:
    """Make a copy of a tactic and follow it; without its extra costs there is none.

    A tactic that changed areas in response is lost track of. Rules: 307.1, 402.4.
    """
    own = interpreter.text_locals(frame)
    if own.progress is Stage.STARTED:
        frame.text.done = not interpreter.costs_failed(frame)
        return True
    scope = scope_of(state, frame)
    them = filters.meant(scope, step.card)
    if not them or state.kind_of(them[0]).text.on_resolve is None:
        frame.text.done = False
        return True
    own.progress = Stage.STARTED
    snapshots.keep(state)
    _start(state, frame, them[0], scope.you)
    return False


def _start(state: State, frame: Frame, original: CardId, player: Player) -> None:
    """Start the copy, as a response to what its original responds to.

    If that responds to nothing, the copy responds to what the text that makes it does.
    """
    copy = areas.create(state, state.kind[original], player, Area.BEING_DEPLOYED)
    mutations.remember(state, copy, Memory(original=original))
    known = _announcement(state, original) or frame
    text = Bindings(this=state.ref(copy), to_ability=known.text.to_ability)
    text.cards[v.Role.RESPONDED_TO] = known.text.cards.get(v.Role.RESPONDED_TO, ())
    frames.push(state, "duplicate", player, DuplicateLocals(), source=copy, text=text)


def _announcement(state: State, card: CardId) -> Frame | None:
    """Return the frame in which a card is being deployed; None where it is not."""
    for frame in reversed(state.frames):
        if isinstance(frame.own, DeployLocals) and frame.text.this == state.ref(card):
            return frame
    return None


def refuse_forbidden(state: State, frame: Frame) -> None:
    """Terminate the copy if tactics are forbidden. Rules: 307.3."""
    if deployable.is_barred(state, frame.player, frame.source):
        _terminate(state, frame)


def _terminate(state: State, frame: Frame) -> None:
    mutations.terminated(state, frame.source)
    snapshots.restore(state)
    costs.tell_failed(state)


def choose_text(state: State, frame: Frame) -> None:
    """Ask which of several texts it has, unless the extra costs of none can be satisfied.

    Rules: 307.1, 307.2.
    """
    texts = text_of(state, frame.source).choices
    is_choice = len(texts) > 1 and idle_offers.are_left_out(state)
    if is_choice and not any(_can_be_followed(state, it) for it in texts):
        _terminate(state, frame)
    elif is_choice and idle_offers.is_idle_choice_of_text(state, frame, texts):
        frames.own(frame, DuplicateLocals).text = texts[0]
    else:
        deploying.choose_text(state, frame)


def _can_be_followed(state: State, text: v.OnResolve | None) -> bool:
    def choose(frame: Frame) -> None:
        frames.own(frame, DuplicateLocals).text = text

    return cost_search.can_satisfy_next(state, choose)


def satisfy(state: State, frame: Frame) -> None:
    """Satisfy the copy's extra costs; its cost number is 0, its threshold nothing. Rules: 307.1."""
    if state.game.rules.triggers_wait_for_costs:
        progress.hold_triggers(state)
    deploying.take_chosen_text(state, frame)
    text = frames.own(frame, DuplicateLocals).text
    assert text is not None
    own = CostLocals(text.cost, purpose=Purpose.OTHER, numeric=NumericCost.PAID)
    costs.start(state, frame.player, frame.source, own, frame.text)


def tell(state: State, frame: Frame) -> None:
    """Tell that the copy's costs are satisfied. Nobody can respond to it (ED-39)."""
    if state.game.rules.triggers_wait_for_costs:
        progress.release_triggers(state)
    snapshots.drop(state)
    if state.game.rules.duplicates_count_as_deployed:
        card = frame.source
        types = tuple(sorted(stats.types(state, card)))
        mutations.emit(state, events.Deployed(card, frame.player, False, types))


def vanish(state: State, frame: Frame) -> None:
    """Take the copy from the cards being deployed: it is gone. Rules: 307.4."""
    card = frame.source
    if state.area[card] is Area.BEING_DEPLOYED:
        areas.relocate(state, [Move(card, Area.OUT_OF_GAME)])


DUPLICATE: Final[tuple[frames.Step, ...]] = (
    refuse_forbidden,
    choose_text,
    satisfy,
    tell,
    deploying.resolve,
    vanish,
)
