"""Locations and resources of the Warlord."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.warlord.camp import (
    TOURNAMENT,
    at,
    ends,
    fights,
    my_turn_starts,
    plays,
    rage,
    replies,
    unblocked,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
BARRACKS = "Barracks of Precipitancy"
WALL = "The Great Wall of Keeping Stuff Out"


@CASES.of("Assimilation Center")
def it_puts_a_character_from_the_deck_on_top() -> None:
    me = rage(play=["Assimilation Center"], deck=["Rage", "Lamp", "Gnat", "Scout"])
    table = at(me)
    table.me.uses("Assimilation Center", '"RECRUIT"')
    table.resolves()
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    replies(table.me, "Scout")
    assert table.me.deck[0] == "Scout"
    assert table.you.was_shown == ["Scout"]
    assert table.is_depleted("Assimilation Center")
    assert table.me.free == 9


@CASES.of(BARRACKS)
def its_recruit_attacks_at_once_and_is_gone_after_the_turn() -> None:
    table = at(rage(play=[BARRACKS], deck=["Scout"] * 3))
    uses(table.me, BARRACKS, "GO TIME!")
    assert sorted(table.me.play) == sorted([BARRACKS, "Scout"])
    table.me.attacks("Scout")
    unblocked(table)
    assert table.you.influence == 17
    ends(table.me)
    assert table.me.out_of_game == ["Scout"]


@CASES.of(BARRACKS)
def its_recruit_is_removed_when_it_leaves_and_others_go_to_the_bottom() -> None:
    table = at(rage("Kill", play=[BARRACKS], deck=["Scout"] * 3))
    uses(table.me, BARRACKS, "GO TIME!")
    plays(table.me, "Kill", "Scout")
    assert table.me.out_of_game == ["Scout"]
    uses(table.me, BARRACKS, "AT ANY COST!")
    assert (table.damage(BARRACKS), table.me.free) == (3, 8)
    assert not table.is_depleted(BARRACKS)
    table = at(rage(play=[BARRACKS], deck=["Rage"] * 3))
    uses(table.me, BARRACKS, "GO TIME!")
    assert table.me.play == [BARRACKS]
    assert table.me.deck == ["Rage"] * 3


@CASES.of(BARRACKS)
def its_recruit_is_destroyed_or_returned_before_it_is_removed() -> None:
    table = at(rage("Kill", play=[BARRACKS], deck=["Micromajig Shipping Container"]))
    uses(table.me, BARRACKS, "GO TIME!")
    plays(table.me, "Kill", "Micromajig Shipping Container")
    if table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    assert table.me.out_of_game == ["Micromajig Shipping Container"]
    assert table.me.play == [BARRACKS, *["Micromajig Token"] * 5]


@CASES.of("Dragon's Quarters")
def its_fire_grows_with_the_dragons() -> None:
    me = rage(play=["Dragon's Quarters", "Tiny Sarume", "Bloating Bask"])
    table = my_turn_starts(me, Side(play=["Gigamajig", "Rabid Sarume"]), True, "Gigamajig")
    assert table.damage("Gigamajig") == 3


@CASES.of("Drill Garrison")
def it_drills_more_with_more_icons() -> None:
    for icons in (2, 3, 5, 7):
        me = rage(play=["Drill Garrison"], icons=icons)
        table = my_turn_starts(me, Side(play=["Gigamajig", "Gnat"]))
        offers = 0
        while table.asks is not DecisionKind.ACT:
            if table.asks is DecisionKind.MAY:
                offers += 1
                table.me.agrees()
            elif table.asks is DecisionKind.PICK:
                table.me.picks("Gigamajig")
            else:
                table.me._does(table.me.legal[0])
            table.resolves()
        assert offers == {2: 0, 3: 1, 5: 2, 7: 3}[icons]
        assert table.you.influence == 20 - (icons >= 3)
        assert table.is_depleted("Gigamajig") is (icons >= 5)
        assert table.damage("Gigamajig") == 2 * (icons >= 7)


@CASES.of("Lordly Stables")
def its_attackers_hit_characters_harder() -> None:
    table = at(rage(play=["Lordly Stables", "Agile Highwayman"]), Side(play=["Union Leader"]))
    fights(table, "Agile Highwayman", "Union Leader")
    assert table.damage("Union Leader") == 3
    table = at(Side(play=["Union Leader"]), rage(play=["Lordly Stables", "Scout"]))
    fights(table, "Union Leader", "Scout")
    assert table.damage("Union Leader") == 3
    table = at(rage(play=["Lordly Stables", "Scout"]))
    table.me.attacks("Scout")
    unblocked(table)
    assert table.you.influence == 17


@CASES.of("Mighty Ballista")
def each_shot_hurts_it_as_much() -> None:
    table = at(rage("Mighty Ballista"))
    plays(table.me, "Mighty Ballista")
    assert table.is_depleted("Mighty Ballista")
    for target in ("Gigamajig", "House"):
        table = at(rage(play=["Mighty Ballista"]), Side(play=["Gigamajig", "House"]))
        uses(table.me, "Mighty Ballista", "FIRE!", 4, target)
        assert table.damage(target) == table.damage("Mighty Ballista") == 4
        assert table.me.free == 6


@CASES.of("Reveille Tower")
def its_players_characters_are_stronger() -> None:
    table = at(rage(play=["Reveille Tower", "Scout"]), Side(play=["Gigamajig"]))
    assert (table.strength("Scout"), table.strength("Gigamajig")) == (4, 10)


@CASES.of(WALL)
def it_stops_two_tactics_of_anybody() -> None:
    table = at(rage("Kill", "Learn", play=[WALL, "Scout"]))
    plays(table.me, "Learn")
    assert table.me.hand == ["Kill"]
    assert table.damage(WALL) == 1
    plays(table.me, "Kill", "Scout")
    assert "Scout" in table.me.play
    assert sorted(table.me.discard) == sorted(["Learn", "Kill", WALL])
    table = at(Side(hand=["Learn"], deck=["Gnat"] * 3), Side(play=[WALL]))
    plays(table.me, "Learn")
    assert table.me.hand == []


@CASES.of("Watchtower")
def it_shoots_at_opposing_newcomers() -> None:
    table = at(rage("Scout", "Stalwart Soldier"), Side(play=["Watchtower"]))
    plays(table.me, "Scout")
    assert table.damage("Scout") == 1
    table = at(rage("Scout", play=["Watchtower"]))
    plays(table.me, "Scout")
    assert table.damage("Scout") == 0


@CASES.of("Rage", "Violence")
def it_provides_its_icons() -> None:
    for name, threshold in (("Rage", 1), ("Violence", 2)):
        resources = [name, "Greed", "Greed", "Greed"]
        table = at(Side(hand=["Plodding Brute", "Warrior Prodigy"], resources=resources))
        assert table.me.can_deploy("Plodding Brute")
        assert table.me.can_deploy("Warrior Prodigy") is (threshold == 2)


@CASES.of("Rage", "Violence")
def only_violence_costs_influence_and_only_face_up() -> None:
    for name, face_down, lost in (
        ("Rage", False, 0),
        ("Violence", False, 1),
        ("Violence", True, 0),
    ):
        table = at(Side(hand=[name], faction=TOURNAMENT, resources=4))
        table.me.uses(TOURNAMENT, "RESOURCE")
        table.resolves()
        table.me.plays_resource(name, face_down=face_down)
        table.resolves()
        assert table.me.influence == 20 - lost


def test_locations_and_resources_of_the_warlord(only_card: str | None) -> None:
    CASES.run(only_card)
