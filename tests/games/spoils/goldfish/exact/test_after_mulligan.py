"""The opening hand after the policy's mulligan: closed sums against the games of the players."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.exact.after_mulligan import mean, opening_figures
from app.games.spoils.goldfish.figures import all_figures
from app.games.spoils.goldfish.model import Clause, Keepable, model_of
from app.games.spoils.goldfish.player_reference import Table, cards_to_put_back
from app.games.spoils.goldfish.policy import POLICIES, SWIFT, policy_of
from app.games.spoils.goldfish.running import simulation_of
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.spoils.terms import CardType
from app.games.tabletop.chance.blocks import Block
from tests.support.spoils_cards import character, faction, staple, tactic

GAMES = 40_000
RAGE, GREED = staple("R"), staple("G")


@pytest.mark.slow
@pytest.mark.parametrize("name", POLICIES)
def test_601_1f_the_simulated_hands_agree(precon_setup: Setup, name: str) -> None:
    simulation = simulation_of(model_of(precon_setup, policy_of(name)))
    exact = opening_figures(simulation.model)
    assert exact is not None
    counted = all_figures(simulation, simulation.count(8, Block(0, GAMES)))
    found = {figure.id: figure for figure in counted if figure.id.startswith("hand.")}
    assert set(found) == set(exact.by_id())
    for id_, value in exact.by_id().items():
        assert abs(found[id_].value - float(value)) <= 4.5 * found[id_].stderr + 1e-6, id_


def test_every_hand_counted_one_by_one() -> None:
    """A deck small enough to look at every hand and every set of cards drawn for it."""
    deck = [(RAGE, 4), (GREED, 3), (character("A", 1, "R"), 2), (character("B", 7, "RR"), 2),
            (tactic("Idle", 1), 2)]  # fmt: skip
    setup = prepare(faction("", 2, 3, 4), deck, starting=["Rage", "Greed"])
    keepable = Keepable((Clause("resources", lambda card: card.name == "Rage", 1, 2),))
    model = model_of(setup, SWIFT, keepable=keepable)
    exact = opening_figures(model)
    assert exact is not None
    places = range(len(model.places))
    kept = put_back = characters = Fraction(0)
    for hand in combinations(places, 3):
        numbers = [model.places[place] for place in hand]
        away = list(cards_to_put_back(Table(model, [], list(numbers))))
        stay = list(numbers)
        for number in away:
            stay.remove(number)
        put_back += len(away)
        rest = [place for place in places if place not in hand]
        ways = comb(len(rest), len(away))
        for drawn in combinations(rest, len(away)):
            cards: list[Card] = [
                model.kinds[n].card for n in (*stay, *(model.places[place] for place in drawn))
            ]
            rages = sum(card.name == "Rage" for card in cards)
            kept += Fraction(1 <= rages <= 2, ways)
            characters += Fraction(sum(card.type is CardType.CHARACTER for card in cards), ways)
    hands = comb(len(model.places), 3)
    assert exact.kept == kept / hands
    assert mean(exact.put_back) == put_back / hands
    assert mean(exact.types[CardType.CHARACTER]) == characters / hands
    assert sum(exact.put_back) == 1
    assert all(sum(chances) == 1 for chances in exact.types.values())


def test_a_deck_that_runs_out_in_the_mulligan_has_no_closed_sum() -> None:
    setup = prepare(faction(), [(RAGE, 9), (GREED, 5)], starting=["Rage", "Rage"])
    assert opening_figures(model_of(setup)) is None
