"""The Establishing Shot, which is closed throughout. Rules: 22.2."""

from __future__ import annotations

from typing import Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.legality.special_plays import turn_starters
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import DONE, PASS, Action, Choose, Number
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.effects import Triggered
from app.games.shadowfist.engine.model.locals import TurnLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.procedures.asking import ask
from app.games.shadowfist.engine.procedures.recalculating import recalculate
from app.games.shadowfist.engine.procedures.scenes import open_window, start_scene
from app.games.shadowfist.engine.read.changes import forbids
from app.games.shadowfist.engine.read.scores import (
    discards,
    hand_size,
    may_have,
    power_score,
)
from app.games.shadowfist.engine.write import marks, piles, power
from app.games.shadowfist.engine.write.telling import tell
from app.games.shadowfist.terms import Keyword
from app.games.tabletop.referee.frames import again, answered, own


def start_turn(state: State, frame: Frame) -> None:
    """22.0: the next turn; what holds for one turn begins anew."""
    player = frame.player
    state.turn += 1
    state.active = player
    state.has_generated = state.has_failed = False
    state.has_generated_all = state.has_generated_by_event = False
    state.site_players = set()
    state.turn_is_over = state.in_main_shot = False
    state.used_crisis = set()
    state.limited_events = set()
    state.free_moves = {}
    state.uses = {}
    state.fallen, state.victors = [], []
    state.arrived, state.attacked, state.exposed = [], [], []
    state.harmed, state.last_attackers, state.last_ended = [], [], None
    tell(state, events.TurnStarted(player, state.turn))
    state.pending += [
        Triggered(player, card, state.mark[card], REGENERATE)
        for card in state.in_play[player]
        if state.damage[card] and may_have(state, card, Keyword.REGENERATE)
    ]
    state.is_turn_start = True
    if state.game.asks_all or any(turn_starters(state, player)):
        open_window(state, player, is_open=False)
    else:
        _closed_scene_for_triggers(state, frame)


REGENERATE: Final = v.When(v.TurnBegins(), (v.Heal(v.THIS),))
"""50.12: as the turn starts, a card with Regenerate heals itself."""


def ask_to_generate(state: State, frame: Frame) -> None:
    """22.2.2.1: generation may be skipped, to discard more. After Crisis there is none (50.4)."""
    player = frame.player
    state.is_turn_start = False
    is_barred = state.no_generation[player] or state.has_generated_all
    state.no_generation[player] = False
    amount = 0 if is_barred else generation(state, player)
    if amount:
        ask(state, frame, player, Question.GENERATE, (Number(amount), PASS))


def generation(state: State, player: int) -> int:
    """22.2.2: Power scores of face-up Sites, 1 for each face-down Feng Shui Site, and abilities."""
    return sum(power_score(state, card) for card in state.in_play[player])


def generate_power(state: State, frame: Frame) -> None:
    """22.2.2: the Power goes into the pool."""
    if frame.answer is None:
        return
    answer = answered(frame)
    if isinstance(answer, Number):
        state.has_generated = True
        power.generate(state, frame.player, answer.value)
    else:
        tell(state, events.PowerForgone(frame.player))
    _closed_scene_for_triggers(state, frame)


def ask_to_keep_turned(state: State, frame: Frame) -> None:
    """22.2.3, 10.4: only cards with a maintained effect may be kept turned, one after the other."""
    player = frame.player
    if not (state.lasting or state.waiting or state.controls):
        return
    kept = own(frame, TurnLocals)
    if frame.answer is not None:
        answer = answered(frame)
        if not isinstance(answer, Choose):
            return
        kept.turned.append(answer.card)
    able = [
        card
        for card in state.in_play[player]
        if state.turned[card]
        and is_maintaining(state, card)
        and not state.skips[card]
        and card not in kept.turned
    ]
    if able:
        options: list[Action] = [DONE, *(Choose(it) for it in able)]
        ask(state, frame, player, Question.KEEP_TURNED, options)
        again(frame)


def is_maintaining(state: State, card: int) -> bool:
    """10.4: tell whether an effect, control too, lasts as long as a card is kept turned."""
    source = (card, state.mark[card])
    return (
        any(it.until is v.MAINTAINED and it.held == card for it in state.lasting)
        or any(it.until is v.MAINTAINED and it.held == card for it in state.waiting)
        or any(it.until is v.MAINTAINED and it.source == source for it in state.controls)
    )


def unturn_cards(state: State, frame: Frame) -> None:
    """22.2.3: all cards unturn, but not those that Stun keeps turned (50.16).

    What was maintained by them has ended, which may smoke cards at once (20.2, 25.5.3).
    """
    kept = own(frame, TurnLocals)
    for card in list(state.in_play[frame.player]):
        if state.skips[card]:
            marks.end_stun(state, card)
        elif (
            state.turned[card]
            and card not in kept.turned
            and not forbids(state, card, v.UNTURN, -1)
        ):
            marks.unturn(state, card)
    recalculate(state)
    kept.turned, kept.discarded = [], 0
    _closed_scene_for_triggers(state, frame)


def _may_unturn(state: State, card: int) -> bool:
    return not forbids(state, card, v.UNTURN, -1)


def discard_cards(state: State, frame: Frame) -> None:
    """22.2.4: one card, or any number if no Power was generated this turn."""
    player, kept = frame.player, own(frame, TurnLocals)
    if frame.answer is not None:
        answer = answered(frame)
        if not isinstance(answer, Choose):
            return
        piles.discard(state, answer.card)
        kept.discarded += 1
    may_go_on = not state.has_generated or kept.discarded < discards(state, player)
    if state.hand[player] and may_go_on:
        options: list[Action] = [DONE, *(Choose(it) for it in state.hand[player])]
        ask(state, frame, player, Question.DISCARD, options)
        again(frame)


def draw_cards(state: State, frame: Frame) -> None:
    """22.2.5: draw up to the hand size, not at all when there already are as many."""
    player = frame.player
    before = len(state.hand[player])
    for _ in range(hand_size(state, player) - before):
        piles.draw(state, player)
    state.drawn = len(state.hand[player]) - before
    _closed_scene_for_triggers(state, frame)


def _closed_scene_for_triggers(state: State, frame: Frame) -> None:
    """22.2: what these steps trigger is generated in a closed scene."""
    if state.pending:
        start_scene(state, frame.player, is_open=False)


ESTABLISHING = (
    start_turn,
    ask_to_generate,
    generate_power,
    ask_to_keep_turned,
    unturn_cards,
    discard_cards,
    draw_cards,
)
