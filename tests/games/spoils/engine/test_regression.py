"""One number and one text that change when the referee's behaviour does; and two ways to the
same answer. Write the goldens anew, on purpose, with `THRESHOLD_BLESS=1`.
"""

import os
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import Deploy, State, UseAbility, apply, legal_actions, new_game
from app.games.spoils.engine.agents import RandomAgent, greedy, play_on
from app.games.spoils.engine.describe import describe
from app.games.spoils.engine.legality import cost_precheck, cost_search, deployable
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.procedures import abilities, deploying
from app.games.spoils.engine.read.active_text import text_of
from app.games.spoils.engine.record import record_of, replay
from app.games.spoils.facts import Catalogue
from tests.support.scenario import Side, board, character, tactic
from tests.support.spoils_games import positions, random_game
from tests.support.watched_games import precon_deck, varied_game

GOLDEN = Path(__file__).parents[3] / "golden" / "engine"
EDITIONS = pytest.mark.parametrize("edition", list(Edition))


def branches(state: State, depth: int) -> int:
    """Count the sequences of this many answers."""
    if depth == 0 or state.decision is None:
        return 1
    total = 0
    for action in legal_actions(state):
        copy = state.clone()
        apply(copy, action)
        total += branches(copy, depth - 1)
    return total


@EDITIONS
@pytest.mark.parametrize(("depth", "count"), [(1, 5), (2, 8), (3, 17), (4, 38)])
def test_the_branches_of_a_fixed_position_are_counted(
    edition: Edition, depth: int, count: int
) -> None:
    zap = tactic("Zap", [v.Inflict(1, v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    dig = v.Ability("DIG", (v.Deplete(v.THIS),), (v.GainInfluence(1),))
    table = board(
        Side(play=["Miner", "Guard"], hand=["Guard", "Zap"], resources=2),
        Side(play=["Guard"]),
        zap,
        character("Guard", 2, 2),
        character("Miner", 1, 1, 1, dig),
        edition=edition,
    )
    assert branches(table.state, depth) == count


def precon_game(catalogue: Catalogue, edition: Edition) -> State:
    largest = sorted(
        catalogue.precons.values(), key=lambda it: (-sum(n.copies for n in it.lines), it.id)
    )
    decks = [precon_deck(catalogue, precon) for precon in largest[:2]]
    return new_game(catalogue, decks, seed=2026, edition=edition, blanks=True)


@EDITIONS
def test_two_precons_play_each_other_to_the_end(catalogue: Catalogue, edition: Edition) -> None:
    for agents in ((greedy, greedy), (RandomAgent(1), RandomAgent(2)), (greedy, RandomAgent(3))):
        state = precon_game(catalogue, edition)
        play_on(state, agents, turns=120)
        assert state.result is not None


@EDITIONS
def test_a_playthrough_reads_as_it_did(catalogue: Catalogue, edition: Edition) -> None:
    state = precon_game(catalogue, edition)
    given = play_on(state, (greedy, greedy), turns=8)
    told = []
    again = precon_game(catalogue, edition)
    for action in given:
        told.append(f"> {action}   of {len(legal_actions(again))}")
        told += [f"  {line}" for event in apply(again, action) if (line := describe(again, event))]
    text = "\n".join(told) + "\n"
    golden = GOLDEN / f"precons-{edition.value}.txt"
    if os.environ.get("THRESHOLD_BLESS"):
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")
    assert replay(record_of(state, given, blanks=True), catalogue).turn == state.turn


@pytest.mark.slow
@EDITIONS
def test_the_precheck_of_costs_agrees_with_the_search(
    catalogue: Catalogue, edition: Edition
) -> None:
    compared = 0
    for seed in range(2):
        state = random_game(catalogue, seed, edition)
        chance = random.Random(seed)
        for _ in range(250):
            if state.decision is None:
                break
            compared += compare(state)
            apply(state, chance.choice(legal_actions(state)))
    assert compared > 200


def compare(state: State) -> int:
    """Compare both ways for all cards of the active player; how many could be."""
    player, compared = state.active, 0
    for card in state.hand[player]:
        text = text_of(state, card)
        if not isinstance(text.on_resolve, v.OneOfTexts):
            number = state.kind_of(card).card.cost or 0
            if state.kind_of(card).card.type.value == "Resource":
                continue
            steps = text.extra_costs(text.on_resolve)
            compared += agrees(state, card, steps, number, Deploy(card))
    for card in state.in_play:
        if state.controller[card] == player and not state.face_down[card]:
            for n, ability in enumerate(text_of(state, card).abilities):
                compared += agrees(state, card, ability.cost, 0, UseAbility(card, n))
    return compared


@pytest.mark.slow
@EDITIONS
def test_the_precheck_of_an_answer_agrees_with_the_search(
    catalogue: Catalogue, edition: Edition
) -> None:
    compared: Counter[bool] = Counter()
    for seed in range(6):
        state = varied_game(catalogue, seed, edition)
        chance = random.Random(seed)
        for _ in range(300):
            if state.decision is None:
                break
            compared.update(compare_answers(state))
            apply(state, chance.choice(legal_actions(state)))
    assert compared[True] > 20
    assert compared[False] > 20


@pytest.mark.slow
@EDITIONS
def test_the_precheck_of_a_flip_up_agrees_with_trying_every_payment(
    catalogue: Catalogue, edition: Edition, monkeypatch: pytest.MonkeyPatch
) -> None:
    compared: Counter[bool] = Counter()
    for seed in range(12):
        for state in positions(varied_game(catalogue, seed, edition), seed, 300):
            for card in face_down_with_flip_up(state) if state.result is None else ():
                told = deployable.can_flip_up(state, state.controller[card], card)
                with monkeypatch.context() as patched:
                    patched.setattr(cost_precheck, "can_flip_up", lambda *_: None)
                    patched.setattr(cost_precheck, "is_flip_up_paid_alike", lambda *_: False)
                    tried = deployable.can_flip_up(state, state.controller[card], card)
                assert tried is told, state.name(card)
                compared[told] += 1
    assert compared[True] > 10
    assert compared[False] > 10


def face_down_with_flip_up(state: State) -> list[CardId]:
    """The cards in play that might be turned over."""
    down = [card for card in state.in_play if state.face_down[card]]
    return [card for card in down if text_of(state, card).flip_ups]


def compare_answers(state: State) -> Iterator[bool]:
    """Compare both ways for all answers to a question of a cost; what could be told."""
    place = next((n for n, it in enumerate(state.frames) if it.procedure == "costs"), -1)
    assert state.decision is not None
    for answer in state.decision.options if place >= 0 else ():
        plain = cost_precheck.leads_on(state, state.frames[place], answer)
        if plain is not None:
            assert cost_search.leads_on(state, answer, place) is plain, (
                f"{state.decision}: {answer}"
            )
            yield plain


def agrees(
    state: State, card: CardId, steps: tuple[v.Step, ...], number: int, action: object
) -> bool:
    plain = cost_precheck.payable(state, state.active, card, steps, number)
    if cost_precheck.lacks_resources(state, state.active, steps, number):
        assert plain is False, f"{state.name(card)}: {steps}"
    if plain is None:
        return False

    def begin(copy: State) -> object:
        if isinstance(action, UseAbility):
            return abilities.start(copy, state.active, card, action.number)
        return deploying.start(copy, state.active, card)

    assert cost_search.try_out(state, begin) is plain, f"{state.name(card)}: {steps}"
    return True
