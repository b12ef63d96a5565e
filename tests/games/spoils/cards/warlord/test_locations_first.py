"""Warlord locations: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, replies, size, uses
from tests.support.card_tables import my_turn_starts, rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
CENTER = "Assimilation Center"
QUARTERS = "Dragon's Quarters"


@CASES.of("Assimilation Center")
def it_puts_a_character_from_the_deck_on_top() -> None:
    me = rage(play=["Assimilation Center"], deck=["Rage", "Lamp", "Gnat", "Scout"], icons=10)
    table = set_up(me)
    table.me.uses("Assimilation Center", '"RECRUIT"')
    table.resolves()
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    replies(table.me, "Scout")
    assert table.me.deck[0] == "Scout"
    assert table.you.was_shown == ["Scout"]
    assert table.is_depleted("Assimilation Center")
    assert table.me.free == 9


@CASES.of(CENTER)
def it_may_find_nobody_but_costs_the_same() -> None:
    table = set_up(rage(play=[CENTER], deck=["Gnat", "Rage", "Scout"], icons=10))
    uses(table.me, CENTER, '"RECRUIT"')
    assert table.asks is DecisionKind.SEARCH
    table.me.passes()
    assert sorted(table.me.deck) == ["Gnat", "Rage", "Scout"]
    assert table.you.was_shown == []
    assert (table.is_depleted(CENTER), table.me.free) == (True, 9)
    assert not table.me.can_use(CENTER, '"RECRUIT"')


@CASES.of("Dragon's Quarters")
def its_fire_grows_with_the_dragons() -> None:
    me = rage(play=["Dragon's Quarters", "Tiny Sarume", "Bloating Bask"])
    table = my_turn_starts(me, Side(play=["Gigamajig", "Rabid Sarume"]), True, "Gigamajig")
    assert table.damage("Gigamajig") == 3


@CASES.of(QUARTERS)
def it_burns_for_one_without_dragons_and_may_stay_cold() -> None:
    table = my_turn_starts(rage(play=[QUARTERS]), Side(play=["Gigamajig", "Tiny Sarume"]), True)
    replies(table.me, "Gigamajig")
    assert table.damage("Gigamajig") == 1
    table = my_turn_starts(rage(play=[QUARTERS]), Side(play=["Gigamajig"]), False)
    assert table.damage("Gigamajig") == 0


@CASES.of("Reveille Tower")
def its_players_characters_are_stronger() -> None:
    table = set_up(rage(play=["Reveille Tower", "Scout"]), Side(play=["Gigamajig"]))
    assert (table.strength("Scout"), table.strength("Gigamajig")) == (4, 10)


@CASES.of("Reveille Tower")
def its_strength_goes_with_it() -> None:
    table = set_up(rage("Kill", "Gnat", play=["Reveille Tower", "Scout"]))
    assert size(table, "Scout") == (4, 3)
    deploys(table.me, "Kill", "Reveille Tower")
    assert table.strength("Scout") == 3


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
