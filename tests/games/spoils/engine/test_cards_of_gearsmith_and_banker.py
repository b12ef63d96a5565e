"""Tests of single cards of the Gearsmith and the Banker."""

import pytest

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, uses
from tests.support.made_cards import COMPANY, COSTLY_WALL, ELITE, GEAR_HAT, GREED, GUARD
from tests.support.scenario import Side, board

JO = "Jo Ciendeilio, M07h3r 0f 1337"


def test_a_card_of_the_type_of_the_one_removed_for_it_is_searched() -> None:
    table = board(
        Side(play=["Workshop"], discard=["Guard"], deck=["Hat", "Wall", "Hat"], resources=ELITE),
        Side(), GUARD, COSTLY_WALL, GEAR_HAT,
    )  # fmt: skip
    table.me.uses("Workshop", "CONSTRUCT")
    table.resolves()
    table.me.agrees()
    assert table.me.choices() == ["Wall"]
    table.me.picks("Wall")
    assert table.me.deck == ["Wall", "Hat", "Hat"]
    assert table.me.out_of_game == ["Guard"]


def test_a_craftsman_makes_an_items_ability_cheaper_too() -> None:
    for resources, able in ((0, False), (1, True)):
        table = board(Side(play=["Adjunct Artisan", "Box"], resources=resources), Side(), *COMPANY)
        uses(table.me, "Adjunct Artisan", "FABRICATE")
        assert table.me.can_use("Box", "OPEN") is able
    table.me.uses("Box", "OPEN")
    table.resolves()
    assert (table.me.influence, table.me.free) == (21, 0)


def test_the_next_card_costs_less_and_the_next_ability_does_not() -> None:
    side = Side(play=["Box"], hand=["1337!", "Big"], resources=ELITE[:5])
    table = board(side, Side(), *COMPANY)
    deploys(table.me, "1337!")
    assert not table.me.can_use("Box", "OPEN")
    deploys(table.me, "Big")
    assert table.me.free == 2


def test_mother_asks_how_long_a_card_is_in_play_and_not_whose_it_was() -> None:
    table = board(
        Side(play=[JO], hand=["Steal", "Wall"], resources=ELITE), Side(play=["Guard"]), *COMPANY
    )
    deploys(table.me, "Steal", "Guard")
    assert table.me.can_use("Guard", "RESEARCH")
    deploys(table.me, "Wall")
    assert not table.me.can_use("Wall", "RESEARCH"), "came this turn"
    table.next_turn()
    table.you.ends_turn()
    assert table.me.can_use("Wall", "RESEARCH"), "on an opponent's turn too"


def test_paying_the_bot_off_spares_characters_and_factions_but_no_location() -> None:
    for target, hurt in ((None, 7), ("House", 8)):
        table = board(Side(play=["Sockem Bot"], resources=ELITE), Side(play=["House"]), *COMPANY)
        uses(table.me, "Sockem Bot", "PAY OFF")
        table.me.attacks("Sockem Bot", target=target)
        table.resolves()
        assert (table.damage("House") or 20 - table.you.influence) == hurt


def test_nobody_pays_for_a_character_that_is_gone_already() -> None:
    table = board(
        Side(play=["Recycling Scheme Facility"], hand=["Kill"], resources=ELITE),
        Side(play=["Guard"], resources=GREED), *COMPANY,
    )  # fmt: skip
    deploys(table.me, "Kill", "Guard")
    table.me.agrees()
    assert (table.asks, table.you.deck, table.you.free) == (DecisionKind.ACT, ["Guard"], 12)


@pytest.mark.parametrize("plays", [True, False])
def test_an_item_that_was_found_is_played_for_free_or_kept(plays: bool) -> None:
    device = "The Whatever Device"
    table = board(Side(play=[device], deck=["Box", "Guard"], resources=ELITE), Side(), *COMPANY)
    table.me.uses(device, "THANK GOD WE INVENTED THE...")
    table.me.answers(5)
    table.resolves()
    table.me.picks("Box")
    table.me.answers(int(plays))
    table.resolves()
    assert (table.me.play, table.me.hand) == ((["Box"], []) if plays else ([], ["Box"]))
    assert table.me.free == 7
