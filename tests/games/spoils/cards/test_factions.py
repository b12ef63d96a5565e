"""Factions."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import is_offered, may_block, replies, size, uses
from tests.support.card_tables import rage, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
WEIRDOS = "Alliance of Handy Weirdos"
CATACOMBS = "Drowned Catacombs"
JUSTICE = "Hall of Great Justice"
CAVE = "Moist Cave of the Darkpump"
ORDER = "Order of the Golden String"
TOURNAMENT = "The Tournament Faction"
ALL = (WEIRDOS, CATACOMBS, JUSTICE, CAVE, ORDER, TOURNAMENT)


@CASES.of(*ALL)
def it_draws_for_three() -> None:
    for name in ALL:
        table = set_up(rage(faction=name, icons=3))
        uses(table.me, name, "DRAW")
        assert (table.me.hand, table.me.free) == (["Scout"], 0)
        assert not set_up(rage(faction=name, icons=2)).me.can_use(name, "DRAW")


@CASES.of(*ALL)
def it_plays_a_resource_for_four() -> None:
    for name in ALL:
        table = set_up(rage("Greed", faction=name, icons=4))
        uses(table.me, name, "RESOURCE")
        table.me.plays_resource("Greed")
        assert (table.me.hand, table.me.free) == ([], 1)
        assert table.me.resources[-1] == "Greed"


@CASES.of(*ALL)
def it_restores_and_develops_as_its_players_turn_starts() -> None:
    for name in ALL:
        me = rage(faction=name, play=["Scout"], depleted=["Scout"])
        table = set_up(me, Side(play=["Gnat"], depleted=["Gnat"]), active=1)
        table.you.ends_turn()
        table.resolves()
        if table.asks is DecisionKind.ORDER:
            replies(table.me, 0)
        assert table.asks is DecisionKind.CHOOSE_OPTION
        replies(table.me, 0)
        assert table.me.hand == ["Scout"]
        assert not table.is_depleted("Scout")
        assert table.is_depleted("Gnat")


@CASES.of(WEIRDOS)
def it_enhances_a_character_this_turn() -> None:
    table = set_up(rage(faction=WEIRDOS, icons=10), Side(play=["Scout"]))
    uses(table.me, WEIRDOS, "ENHANCE", "Scout")
    assert size(table, "Scout") == (4, 4)
    assert table.me.free == 7
    table.next_turn()
    assert size(table, "Scout") == (3, 3)


@CASES.of(CATACOMBS)
def it_sneaks_for_the_number_of_opponents() -> None:
    me = rage(faction=CATACOMBS, play=["Agile Highwayman", "Scout", "Gnat"], icons=10)
    table = set_up(me, Side(play=["Union Leader", "Gigamajig"]))
    table.me.uses(CATACOMBS, "SNEAK")
    assert sorted(table.me.choices()) == ["Agile Highwayman", "Gnat"]
    replies(table.me, "Agile Highwayman")
    assert table.me.free == 8
    assert table.is_covert("Agile Highwayman")
    table.me.attacks("Agile Highwayman")
    assert may_block(table) == []
    table.next_turn()
    assert not table.is_covert("Agile Highwayman")


@CASES.of(JUSTICE)
def a_friends_strength_hits_another_character() -> None:
    table = set_up(
        rage(faction=JUSTICE, play=["Scout"], icons=10), Side(play=["Gigamajig", "Gnat"])
    )
    uses(table.me, JUSTICE, "FOR GREAT JUSTICE!", "Scout", "Gigamajig")
    assert (table.me.discard, table.damage("Gigamajig"), table.me.free) == (["Scout"], 3, 5)
    alone = set_up(rage(faction=JUSTICE, play=["Scout"], icons=10))
    assert not alone.me.can_use(JUSTICE, "FOR GREAT JUSTICE!")


@CASES.of(CAVE)
def it_may_put_the_top_card_on_the_bottom() -> None:
    for agreed in (True, False):
        table = set_up(rage(faction=CAVE, deck=["Gnat", "Scout", "Rage"], icons=10))
        uses(table.me, CAVE, "LUCUBRATE")
        assert is_offered(table.me)
        replies(table.me, agreed)
        kept, sunk = ["Gnat", "Scout", "Rage"], ["Scout", "Rage", "Gnat"]
        assert table.me.deck == (sunk if agreed else kept)
        assert table.me.free == 9
        assert table.me.was_shown == ["Gnat"]
        assert table.you.was_shown == []


@CASES.of(ORDER)
def it_draws_two_and_discards_one() -> None:
    table = set_up(rage("Gnat", faction=ORDER, icons=10))
    uses(table.me, ORDER, "CONSPIRE")
    assert table.asks is DecisionKind.CHOOSE_CARD
    replies(table.me, "Gnat")
    assert (table.me.hand, table.me.discard) == (["Scout", "Scout"], ["Gnat"])
    assert table.me.free == 6


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
