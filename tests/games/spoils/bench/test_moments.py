"""Moments of games on the bench: they ask the same, and tell a seat no more than it knows."""

import random
from collections.abc import Iterator

import pytest

from app.games.capabilities.bench_answers import BenchVerdict, RulingStatus
from app.games.spoils.engine import (
    Action,
    DecisionKind,
    Deck,
    InPlay,
    Person,
    Side,
    State,
    apply,
    determinise,
    in_words,
    legal_actions,
    new_game,
    position,
    record_of,
)
from app.games.spoils.engine.legality.reason_words import QUESTIONS
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench.bench import SpoilsRulings
from app.games.spoils.presentation.bench.moves import Moves
from app.games.spoils.presentation.bench.writing import written_now

RULINGS = SpoilsRulings()
ANSWERS = 260
LOOKED_AT = range(60, ANSWERS, 49)


def decks(catalogue: Catalogue, seed: int) -> tuple[Deck, Deck]:
    """Two precons, as a game takes them."""
    sold = random.Random(seed).sample(sorted(catalogue.precons), 2)
    return tuple(deck(catalogue, id_) for id_ in sold)  # type: ignore[return-value]


def deck(catalogue: Catalogue, id_: str) -> Deck:
    cards = [
        (catalogue.by_printing[line.printing].card, line.copies)
        for line in catalogue.precons[id_].lines
    ]
    faction = next((it.name for it, _ in cards if it.is_faction), "The Tournament Faction")
    return Deck(faction, tuple(it.name for it, n in cards for _ in range(n) if it.is_deck_card))


def moments(catalogue: Catalogue, seed: int) -> Iterator[tuple[State, list[Action]]]:
    """A game of random answers at some of its moments, with the answers so far."""
    state, chance, given = (
        new_game(catalogue, decks(catalogue, seed), seed=seed),
        random.Random(seed),
        [],
    )
    while state.decision is not None and len(given) < ANSWERS:
        if len(given) in LOOKED_AT:
            yield state, given
        given.append(chance.choice(legal_actions(state)))
        apply(state, given[-1])


@pytest.mark.parametrize("seed", range(3))
def test_a_moment_on_the_bench_has_the_legal_answers_of_the_game(
    catalogue: Catalogue, seed: int
) -> None:
    for state, given in moments(catalogue, seed):
        text = RULINGS.moment(record_of(state, given).to_json(), catalogue, seat=None)
        assert text is not None
        ruling = RULINGS.report(text, catalogue)
        assert ruling.status is RulingStatus.AS_EXPECTED, (ruling.lines, text)
        assert all(it.verdict is BenchVerdict.TAKEN for it in ruling.answers)
        assert state.decision is not None
        if (
            ruling.question is not None
            and ruling.question.rule == QUESTIONS[state.decision.kind][0]
        ):
            there = {in_words(state, it) for it in legal_actions(state)}
            assert {it.words for it in ruling.choices} - {"pay in the cheapest way"} == there


@pytest.mark.parametrize("seed", range(3))
def test_from_a_seat_a_bench_tells_no_more_than_the_seat_knows(
    catalogue: Catalogue, seed: int
) -> None:
    for state, given in moments(catalogue, seed):
        for seat in (Person(0), Person(1)):
            text = RULINGS.moment(record_of(state, given).to_json(), catalogue, seat=seat)
            assert text is not None
            ruling = RULINGS.report(text, catalogue, seat=seat)
            assert ruling.status is RulingStatus.AS_EXPECTED, (ruling.lines, text)
            if state.decision is not None and state.decision.kind is DecisionKind.ACT:
                twin = determinise(state, seat, 7)
                assert written_now(twin, seat) == written_now(state, seat)


def test_every_legal_answer_has_a_step_that_means_it(catalogue: Catalogue) -> None:
    for state, _ in moments(catalogue, 11):
        moves = Moves(state.game.catalogue, {})
        assert state.decision is not None
        player = state.decision.player
        for answer in legal_actions(state):
            step = moves.step_of(state, player, answer)
            meant = moves.read(state, player, step)
            assert meant.is_legal
            assert in_words(state, meant.answer) == in_words(state, answer)


def test_101_1_after_a_change_of_seats_a_person_knows_the_hand_of_the_side_they_sit_at(
    catalogue: Catalogue,
) -> None:
    faction = "The Tournament Faction"
    switching = Side(faction, in_play=(InPlay("Emergency Obfuscation"),), hand=("Scout",))
    state = position(catalogue, [switching, Side(faction, hand=("Gnat",))], seed=1)
    text = written_now(state, Person(0))
    assert text is not None
    assert "hand\n  1 unknown\nplayer 2" in text
    assert "hand\n  1 Gnat\n" in text
