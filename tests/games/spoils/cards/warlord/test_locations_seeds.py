"""Warlord locations: Seeds 1 to 3."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, fights, responds, unblocked, uses
from tests.support.card_tables import my_turn_starts, rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
WALL = "The Great Wall of Keeping Stuff Out"


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
    table = set_up(rage(play=["Lordly Stables", "Agile Highwayman"]), Side(play=["Union Leader"]))
    fights(table.me, "Agile Highwayman", blocked_by="Union Leader")
    assert table.damage("Union Leader") == 3
    table = set_up(Side(play=["Union Leader"]), rage(play=["Lordly Stables", "Scout"]))
    fights(table.me, "Union Leader", blocked_by="Scout")
    assert table.damage("Union Leader") == 3
    table = set_up(rage(play=["Lordly Stables", "Scout"]))
    table.me.attacks("Scout")
    unblocked(table)
    assert table.you.influence == 17


@CASES.of("Lordly Stables")
def damage_of_effects_and_of_the_opponents_attackers_is_as_usual() -> None:
    table = set_up(rage("Shot", play=["Lordly Stables"]), Side(play=["Gigamajig"]))
    deploys(table.me, "Shot", "Gigamajig")
    assert table.damage("Gigamajig") == 2
    table = set_up(Side(play=["Scout"]), rage(play=["Lordly Stables", "Gigamajig"]))
    fights(table.me, "Scout", blocked_by="Gigamajig")
    assert table.damage("Gigamajig") == 3


@CASES.of("Mighty Ballista")
def each_shot_hurts_it_as_much() -> None:
    table = set_up(rage("Mighty Ballista", icons=10))
    deploys(table.me, "Mighty Ballista")
    assert table.is_depleted("Mighty Ballista")
    for target in ("Gigamajig", "House"):
        table = set_up(rage(play=["Mighty Ballista"], icons=10), Side(play=["Gigamajig", "House"]))
        uses(table.me, "Mighty Ballista", "FIRE!", 4, target)
        assert table.damage(target) == table.damage("Mighty Ballista") == 4
        assert table.me.free == 6


@CASES.of("Mighty Ballista")
def a_shot_may_be_its_last() -> None:
    table = set_up(
        rage(play=["Mighty Ballista"], damage={"Mighty Ballista": 8}), Side(play=["Scout"])
    )
    uses(table.me, "Mighty Ballista", "FIRE!", 2, "Scout")
    assert table.me.discard == ["Mighty Ballista"]
    assert table.damage("Scout") == 2


@CASES.of(WALL)
def it_stops_two_tactics_of_anybody() -> None:
    table = set_up(rage("Kill", "Learn", play=[WALL, "Scout"]))
    deploys(table.me, "Learn")
    assert table.me.hand == ["Kill"]
    assert table.damage(WALL) == 1
    deploys(table.me, "Kill", "Scout")
    assert "Scout" in table.me.play
    assert sorted(table.me.discard) == sorted(["Learn", "Kill", WALL])
    table = set_up(Side(hand=["Learn"], deck=["Gnat"] * 3), Side(play=[WALL]))
    deploys(table.me, "Learn")
    assert table.me.hand == []


@CASES.of(WALL)
def abilities_and_characters_pass_it() -> None:
    me = rage("Scout", play=["Hidden Sniper"])
    table = set_up(me, Side(play=[WALL, "Gigamajig"]))
    deploys(table.me, "Scout")
    assert "Scout" in table.me.play
    uses(table.me, "Hidden Sniper", "SHARPSHOOT", "Gigamajig")
    assert (table.damage("Gigamajig"), table.damage(WALL)) == (1, 0)


@CASES.of("Watchtower")
def it_shoots_at_opposing_newcomers() -> None:
    table = set_up(rage("Scout", "Stalwart Soldier"), Side(play=["Watchtower"]))
    deploys(table.me, "Scout")
    assert table.damage("Scout") == 1
    table = set_up(rage("Scout", play=["Watchtower"]))
    deploys(table.me, "Scout")
    assert table.damage("Scout") == 0


@CASES.of("Watchtower")
def it_shoots_at_all_opposing_newcomers_however_they_come() -> None:
    table = set_up(rage("Lamp", face_down=["Tiny Sarume"]), Side(play=["Watchtower"]))
    table.me.deploys("Tiny Sarume", flip_up=True)
    table.resolves()
    assert "Tiny Sarume" in table.me.discard
    deploys(table.me, "Lamp")
    assert "Lamp" in table.me.play
    table = set_up(rage("Steal", play=["Watchtower"]), Side(play=["Scout"], hand=["Kill"]))
    deploys(table.me, "Steal", "Scout")
    assert table.damage("Scout") == 0


@CASES.of("Watchtower")
def a_tower_lost_in_response_does_not_shoot() -> None:
    table = set_up(rage("Scout"), Side(play=["Watchtower"], hand=["Kill"]))
    table.me.deploys("Scout")
    responds(table.you, "Kill", "Watchtower")
    assert table.damage("Scout") == 0


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
