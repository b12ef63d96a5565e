"""Staples and starting resources that promise a sooner win."""

import pytest

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.card_changes import CardChanges
from app.games.spoils.goldfish.model import model_of
from app.games.spoils.goldfish.policy import SWIFT
from app.games.spoils.goldfish.proposal import Subject
from app.games.spoils.goldfish.running import simulation_of
from app.games.spoils.goldfish.setup import prepare
from app.games.spoils.goldfish.staple_proposals import staple_proposals, starting_proposals
from tests.support.spoils_cards import character, faction, staple

RAGE, GREED = staple("R"), staple("G")
GAMES = 2_000


def changes_of(*deck: tuple[Card, int]) -> CardChanges:
    setup = prepare(faction(), deck, starting=["Rage", "Rage"])
    return CardChanges(simulation_of(model_of(setup, SWIFT)), 3, GAMES)


@pytest.fixture(scope="module")
def needs_greed() -> CardChanges:
    usurer, scout = character("Usurer", 2, "GG", 3), character("Scout", 1, "R")
    return changes_of((RAGE, 20), (GREED, 4), (usurer, 30), (scout, 19))


def test_a_better_split_is_proposed_with_its_gain_on_new_games(needs_greed: CardChanges) -> None:
    best, *_ = staple_proposals(needs_greed, GAMES)
    assert best.subject is Subject.STAPLES
    assert {card.name for card, _ in best.out} == {"Rage"}
    assert {card.name for card, _ in best.into} == {"Greed"}
    assert len(best.setup.cards) == len(needs_greed.model.setup.cards)
    assert best.gain.value + best.gain.margin < 0


def test_202_5_better_starting_resources_are_proposed_and_the_deck_stays_as_it_is(
    needs_greed: CardChanges,
) -> None:
    now = needs_greed.model.setup
    best, *_ = starting_proposals(needs_greed, GAMES)
    assert best.subject is Subject.STARTING
    assert [(card.name, copies) for card, copies in best.out] == [("Rage", 2)]
    assert "Greed" in [card.name for card, _ in best.into]
    assert sorted(card.name for card in (*best.setup.starting, *best.setup.cards)) == sorted(
        card.name for card in (*now.starting, *now.cards)
    )
    moved = sum(one != other for one, other in zip(now.cards, best.setup.cards, strict=True))
    assert moved == 2
    assert best.gain.value + best.gain.margin < 0


def test_a_deck_of_one_trade_is_offered_more_staples() -> None:
    scout, brute = character("Scout", 1, "R", 1), character("Brute", 4, "RRRR", 4)
    changes = changes_of((RAGE, 8), (scout, 2), (brute, 24), (character("Titan", 9, "R", 9), 6))
    best, *_ = staple_proposals(changes, GAMES)
    assert [card.name for card, _ in best.into] == ["Rage"]
    assert starting_proposals(changes, GAMES) == ()
