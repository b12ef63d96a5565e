"""Coin flips, and flips again. The random numbers are those of the game's state."""

from __future__ import annotations

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.effects import replacements
from app.games.spoils.engine.model import events, frames
from app.games.spoils.engine.model.actions import Answer, Player
from app.games.spoils.engine.model.decisions import DecisionKind
from app.games.spoils.engine.model.locals import TextLocals
from app.games.spoils.engine.model.proposed_effect import EffectKind, ProposedEffect
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.model.verb_progress import LostFlip
from app.games.spoils.engine.procedures import interpreter
from app.games.spoils.engine.procedures.interpreter import in_extra_cost, scope_of
from app.games.spoils.engine.write import mutations


def flip_coin(state: State, frame: Frame, step: v.FlipCoin) -> bool:
    """Flip a coin and follow the steps for its result; a lost flip can be replaced.

    While costs are on trial, both results are tried, so that the legal answers reveal nothing
    about the coin.
    """
    scope = scope_of(state, frame)
    if state.trial >= 0 and frame.answer is None:
        options = [Answer(1), Answer(0)]
        frames.ask(state, scope.you, DecisionKind.CHOOSE_OPTION, options, source=scope.source)
        return False
    if frame.answer:
        won: bool | None = frames.answered(frame) == Answer(1)
        mutations.emit(state, events.CoinFlipped(scope.you, bool(won)))
    else:
        won = _flip(state, frame, scope.you)
    if won is None:
        return False
    interpreter.branch(state, frame, step.win if won else step.lose)
    return True


def flip_again(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Flip the lost coin again, in place of the flip that was lost."""
    player = scope_of(state, frame).you
    won = _flip(state, frame, player)
    if won is None:
        return False
    for other in reversed(state.frames):
        own = other.own
        if (
            other is not frame
            and isinstance(own, TextLocals)
            and isinstance(own.progress, LostFlip)
        ):
            own.progress = LostFlip(won)
            break
    frame.text.done = True
    return True


def _flip(state: State, frame: Frame, player: Player) -> bool | None:
    """True if the flip is won; None while the replacement of a loss is followed. Rules: 506.2."""
    own = interpreter.text_locals(frame)
    if isinstance(own.progress, LostFlip):
        return own.progress.won_again
    if mutations.draw_random(state, 2):
        mutations.emit(state, events.CoinFlipped(player, True))
        return True
    own.progress = LostFlip()
    effect = ProposedEffect(EffectKind.LOSE_FLIP, player=player, amount=1)
    replacements.propose(state, frame, [effect], in_cost=in_extra_cost(frame))
    return None
