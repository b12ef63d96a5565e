"""Duplicates: copies of tactics that are there only while they are followed. Rules: 307."""

from __future__ import annotations

from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.legality import actions
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import Player
from app.games.spoils.engine.model.bindings import Bindings, Memory
from app.games.spoils.engine.model.locals import CostLocals, DuplicateLocals, Purpose
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import CostsFailed, Stage
from app.games.spoils.engine.procedures import costs, deploying, interpreter
from app.games.spoils.engine.procedures.interpreter import scope_of
from app.games.spoils.engine.read import filters, stats
from app.games.spoils.engine.write import areas, mutations, progress, snapshots
from app.games.spoils.engine.write.areas import Move
from app.games.spoils.terms import Area


def duplicate(state: State, frame: Frame, step: v.Duplicate) -> bool:
    """A copy of a tactic is made and followed; without its extra costs there is none.

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
    _start(state, frame, state.kind[them[0]], scope.you)
    return False


def _start(state: State, frame: Frame, kind: int, player: Player) -> None:
    copy = areas.create(state, kind, player, Area.BEING_DEPLOYED)
    mutations.remember(state, copy, Memory(is_duplicate=True))
    text = Bindings(this=state.ref(copy))
    text.cards[v.Role.RESPONDED_TO] = frame.text.cards.get(v.Role.RESPONDED_TO, ())
    frames.push(state, "duplicate", player, DuplicateLocals(), source=copy, text=text)


def refuse_forbidden(state: State, frame: Frame) -> None:
    """Where tactics are forbidden the copy is terminated. Rules: 307.3."""
    card = frame.source
    if not actions.is_barred(state, frame.player, card):
        return
    mutations.terminated(state, card)
    snapshots.restore(state)
    interpreter.text_locals(state.frames[-1]).outcome = CostsFailed()


def satisfy(state: State, frame: Frame) -> None:
    """Its extra costs are due; its cost number is 0, its threshold nothing. Rules: 307.1."""
    if state.game.rules.triggers_wait_for_costs:
        progress.hold_triggers(state)
    deploying.take_chosen_text(state, frame)
    text = frames.own(frame, DuplicateLocals).text
    assert text is not None
    own = CostLocals(text.cost, purpose=Purpose.OTHER, has_number=True)
    costs.start(state, frame.player, frame.source, own, frame.text)


def tell(state: State, frame: Frame) -> None:
    """Its costs are satisfied. Nobody can respond to it (ED-39)."""
    if state.game.rules.triggers_wait_for_costs:
        progress.release_triggers(state)
    snapshots.drop(state)
    if state.game.rules.duplicates_count_as_deployed:
        card = frame.source
        types = tuple(sorted(stats.types(state, card)))
        mutations.emit(state, events.Deployed(card, frame.player, False, types))


def vanish(state: State, frame: Frame) -> None:
    """It leaves the cards being deployed, and is gone. Rules: 307.4."""
    card = frame.source
    if state.area[card] is Area.BEING_DEPLOYED:
        areas.relocate(state, [Move(card, Area.OUT_OF_GAME)])


DUPLICATE: Final[tuple[frames.Step, ...]] = (
    refuse_forbidden,
    deploying.choose_text,
    satisfy,
    tell,
    deploying.resolve,
    vanish,
)
