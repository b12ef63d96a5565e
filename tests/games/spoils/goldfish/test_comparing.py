"""Two decks side by side on the same shuffles."""

from collections import Counter

import pytest
from hypothesis import given, settings

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.comparing import aligned, compare
from app.games.spoils.goldfish.model import model_of
from app.games.spoils.goldfish.running import simulation_of
from app.games.spoils.goldfish.setup import Setup, prepare
from app.games.tabletop.chance import GoldfishError
from tests.games.spoils.goldfish.decks import decks
from tests.support.spoils_cards import faction


@given(decks(), decks())
@settings(max_examples=50, deadline=None)
def test_an_aligned_deck_is_the_same_deck_with_shared_cards_in_shared_places(
    one: list[tuple[Card, int]], two: list[tuple[Card, int]]
) -> None:
    base, other = (prepare(faction("", 0), deck) for deck in (one, two))
    moved = aligned(base, other)
    assert Counter(moved.cards) == Counter(other.cards)
    shared = sum((Counter(base.cards) & Counter(other.cards)).values())
    if len(other.cards) >= len(base.cards):
        same = sum(a == b for a, b in zip(base.cards, moved.cards, strict=False))
        assert same >= shared


def test_a_deck_against_itself_differs_in_nothing(precon_setup: Setup) -> None:
    simulation = simulation_of(model_of(precon_setup))
    found = compare(simulation, simulation, 3, 1_000)
    assert found.first == found.second
    assert all(each.gain == each.stderr == 0 for each in found.differences)
    with pytest.raises(GoldfishError, match="at least 50 games"):
        compare(simulation, simulation, 3, 49)


def test_first_against_second_is_a_comparison_too(precon_setup: Setup) -> None:
    second = prepare(
        precon_setup.faction,
        Counter((*precon_setup.cards, *precon_setup.starting)).items(),
        starting=[card.name for card in precon_setup.starting],
        goes_first=False,
    )
    found = compare(*(simulation_of(model_of(each)) for each in (precon_setup, second)), 3, 5_000)
    seen = next(each for each in found.differences if (each.id, each.turn) == ("seen", 1))
    assert seen.gain > 10 * seen.stderr > 0


def test_figures_of_the_opening_hand_are_exact_on_both_sides(precon_setup: Setup) -> None:
    out = next(card for card in precon_setup.cards if card.is_staple_resource)
    into = max(precon_setup.cards, key=lambda card: card.cost or 0)
    one, two = (
        simulation_of(model_of(each)) for each in (precon_setup, precon_setup.exchanged(out, into))
    )
    found = compare(one, two, 3, 50)
    assert found.is_opening_exact
    assert one.opening is not None
    assert two.opening is not None
    back = next(each for each in found.differences if each.id == "hand.put_back")
    assert back.first == float(one.opening.by_id()["hand.put_back"])
    assert back.second == float(two.opening.by_id()["hand.put_back"])
    assert back.gain != 0
    assert back.stderr == 0
