"""Whom and when locations of the Warlord leave alone."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    at,
    fights,
    my_turn_starts,
    plays,
    rage,
    replies,
    responds,
    size,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
CENTER = "Assimilation Center"
BARRACKS = "Barracks of Precipitancy"
QUARTERS = "Dragon's Quarters"
WALL = "The Great Wall of Keeping Stuff Out"


@CASES.of(CENTER)
def it_may_find_nobody_but_costs_the_same() -> None:
    table = at(rage(play=[CENTER], deck=["Gnat", "Rage", "Scout"]))
    uses(table.me, CENTER, '"RECRUIT"')
    assert table.asks is DecisionKind.SEARCH
    table.me.passes()
    assert sorted(table.me.deck) == ["Gnat", "Rage", "Scout"]
    assert table.you.was_shown == []
    assert (table.is_depleted(CENTER), table.me.free) == (True, 9)
    assert not table.me.can_use(CENTER, '"RECRUIT"')


@CASES.of(BARRACKS)
def its_price_may_be_its_end() -> None:
    table = at(rage(play=[BARRACKS], damage={BARRACKS: 2}, depleted=[BARRACKS]))
    uses(table.me, BARRACKS, "AT ANY COST!")
    assert table.me.discard == [BARRACKS]


@CASES.of(BARRACKS)
def the_card_is_shown_to_everybody() -> None:
    table = at(rage(play=[BARRACKS], deck=["Lamp"] * 2))
    uses(table.me, BARRACKS, "GO TIME!")
    assert table.you.was_shown == ["Lamp"]
    assert table.me.play == [BARRACKS]


@CASES.of(QUARTERS)
def it_burns_for_one_without_dragons_and_may_stay_cold() -> None:
    table = my_turn_starts(rage(play=[QUARTERS]), Side(play=["Gigamajig", "Tiny Sarume"]), True)
    replies(table.me, "Gigamajig")
    assert table.damage("Gigamajig") == 1
    table = my_turn_starts(rage(play=[QUARTERS]), Side(play=["Gigamajig"]), False)
    assert table.damage("Gigamajig") == 0


@CASES.of("Lordly Stables")
def damage_of_effects_and_of_the_opponents_attackers_is_as_usual() -> None:
    table = at(rage("Shot", play=["Lordly Stables"]), Side(play=["Gigamajig"]))
    plays(table.me, "Shot", "Gigamajig")
    assert table.damage("Gigamajig") == 2
    table = at(Side(play=["Scout"]), rage(play=["Lordly Stables", "Gigamajig"]))
    fights(table, "Scout", "Gigamajig")
    assert table.damage("Gigamajig") == 3


@CASES.of("Mighty Ballista")
def a_shot_may_be_its_last() -> None:
    table = at(rage(play=["Mighty Ballista"], damage={"Mighty Ballista": 8}), Side(play=["Scout"]))
    uses(table.me, "Mighty Ballista", "FIRE!", 2, "Scout")
    assert table.me.discard == ["Mighty Ballista"]
    assert table.damage("Scout") == 2


@CASES.of("Reveille Tower")
def its_strength_goes_with_it() -> None:
    table = at(rage("Kill", "Gnat", play=["Reveille Tower", "Scout"]))
    assert size(table, "Scout") == (4, 3)
    plays(table.me, "Kill", "Reveille Tower")
    assert table.strength("Scout") == 3


@CASES.of(WALL)
def abilities_and_characters_pass_it() -> None:
    me = rage("Scout", play=["Hidden Sniper"])
    table = at(me, Side(play=[WALL, "Gigamajig"]))
    plays(table.me, "Scout")
    assert "Scout" in table.me.play
    uses(table.me, "Hidden Sniper", "SHARPSHOOT", "Gigamajig")
    assert (table.damage("Gigamajig"), table.damage(WALL)) == (1, 0)


@CASES.of("Watchtower")
def it_shoots_at_all_opposing_newcomers_however_they_come() -> None:
    table = at(rage("Lamp", face_down=["Tiny Sarume"]), Side(play=["Watchtower"]))
    table.me.deploys("Tiny Sarume", flip_up=True)
    table.resolves()
    assert "Tiny Sarume" in table.me.discard
    plays(table.me, "Lamp")
    assert "Lamp" in table.me.play
    table = at(rage("Steal", play=["Watchtower"]), Side(play=["Scout"], hand=["Kill"]))
    plays(table.me, "Steal", "Scout")
    assert table.damage("Scout") == 0


@CASES.of("Watchtower")
def a_tower_lost_in_response_does_not_shoot() -> None:
    table = at(rage("Scout"), Side(play=["Watchtower"], hand=["Kill"]))
    table.me.deploys("Scout")
    responds(table.you, "Kill", "Watchtower")
    assert table.damage("Scout") == 0


def test_limits_of_locations_of_the_warlord(only_card: str | None) -> None:
    CASES.run(only_card)
