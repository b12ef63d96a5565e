"""Banker items: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, is_offered, uses
from tests.support.card_tables import TOURNAMENT, greed, my_turn_starts, set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
TRADE = "Free Trade Agreement"


@CASES.of("Brummagem Jewelry")
def its_character_is_depleted_and_not_restored_by_the_restore_rule() -> None:
    table = set_up(
        greed("Brummagem Jewelry"),
        Side(
            play=["Scout", "Union Leader"],
            depleted=["Union Leader"],
            faction=TOURNAMENT,
            deck=["Rage"] * 3,
        ),
    )
    deploys(table.me, "Brummagem Jewelry", "Scout")
    assert table.is_depleted("Scout")
    table.next_turn()
    assert table.is_depleted("Scout")
    assert not table.is_depleted("Union Leader")


@CASES.of("Brummagem Jewelry")
def a_card_may_restore_its_character() -> None:
    table = set_up(greed("Brummagem Jewelry", "Rest"), Side(play=["Scout"]))
    deploys(table.me, "Brummagem Jewelry", "Scout")
    deploys(table.me, "Rest", "Scout")
    assert not table.is_depleted("Scout")


@CASES.of("Fat Pants")
def its_character_is_one_stronger_and_two_tougher() -> None:
    table = set_up(greed("Fat Pants", play=["Scout", "Key Man"]))
    deploys(table.me, "Fat Pants", "Scout")
    assert (table.strength("Scout"), table.life("Scout")) == (4, 5)
    assert table.strength("Key Man") == 1


@CASES.of("Fat Pants")
def it_is_handed_to_a_character_that_is_depleted_for_it() -> None:
    table = set_up(
        greed(
            play=["Scout", "Key Man", "Union Leader", "Fat Pants"],
            attached={"Fat Pants": "Scout"},
            depleted=["Union Leader"],
        ),
        Side(play=["Gigamajig"]),
    )
    table.me.uses("Fat Pants", "HANDOFF")
    assert table.me.choices() == ["Scout", "Key Man"]
    table.me.picks("Key Man")
    table.resolves()
    assert (table.strength("Scout"), table.strength("Key Man"), table.life("Key Man")) == (3, 2, 3)
    assert (table.is_depleted("Key Man"), table.me.free) == (True, 11)


@CASES.of("Fat Pants")
def it_is_not_handed_to_somebody_in_a_battle() -> None:
    table = set_up(
        greed(
            play=["Scout", "Key Man", "Union Leader", "Fat Pants"], attached={"Fat Pants": "Scout"}
        ),
        Side(play=["Gigamajig"]),
        active=1,
    )
    table.you.attacks("Gigamajig")
    table.me.blocks("Scout", "Key Man")
    table.you.passes()
    table.me.uses("Fat Pants", "HANDOFF")
    table.you.passes()
    assert table.is_depleted("Union Leader")
    assert not table.is_depleted("Key Man")
    assert table.strength("Union Leader") == 6


def trades(option: int, *, mine: bool = True) -> Table:
    """A turn starts, and its player has chosen that option; both could draw or play Rage."""
    me = greed("Rage", "Rage", "Rage", play=[TRADE], icons=0)
    table = set_up(me, greed("Rage", "Rage", "Rage", icons=0), active=1 if mine else 0)
    (table.you if mine else table.me).ends_turn()
    table.resolves()
    active = table.me if mine else table.you
    assert table.asked is active
    assert active.numbers() == [0, 1, 2, 3]
    active.answers(option)
    return table


@CASES.of(TRADE)
def who_starts_a_turn_may_draw_and_lets_the_other_play_a_resource() -> None:
    for mine in (True, False):
        table = trades(0, mine=mine)
        active, other = (table.me, table.you) if mine else (table.you, table.me)
        assert is_offered(active)
        active.agrees()
        assert active.hand == ["Rage", "Rage", "Rage", "Scout"]
        assert is_offered(other)
        other.agrees()
        other.plays_resource("Rage")
        assert (other.resources, other.hand) == (["Rage"], ["Rage", "Rage"])
        assert (table.asks, active.resources) == (DecisionKind.ACT, [])


@CASES.of(TRADE)
def who_starts_a_turn_may_play_a_resource_and_lets_the_other_draw() -> None:
    table = trades(1)
    table.me.agrees()
    table.me.plays_resource("Rage", face_down=True)
    assert table.me.face_down == ["Rage"]
    assert is_offered(table.you)
    table.you.agrees()
    assert table.you.hand.count("Scout") == 1
    assert table.asks is DecisionKind.ACT
    table = trades(1)
    table.me.declines()
    table.you.declines()
    assert (len(table.me.hand), len(table.you.hand)) == (3, 3)


@CASES.of(TRADE)
def both_may_draw_up_to_two_cards() -> None:
    table = trades(2)
    for seat, count in ((table.me, 2), (table.you, 1)):
        seat.agrees()
        assert [it for it in seat.numbers() if it] == [1, 2]
        seat.answers(count)
        assert seat.hand.count("Scout") == count
    assert table.asks is DecisionKind.ACT


@CASES.of(TRADE)
def both_may_play_up_to_two_resources() -> None:
    table = trades(3)
    for seat, count in ((table.me, 2), (table.you, 1)):
        seat.agrees()
        for _ in range(count):
            seat.plays_resource("Rage")
        if count == 1:
            seat.passes()
        assert seat.resources == ["Rage"] * count
    assert table.asks is DecisionKind.ACT


@CASES.of("Index of Natural Forces")
def it_draws_for_one_when_depleted() -> None:
    table = set_up(greed(play=["Index of Natural Forces"]))
    uses(table.me, "Index of Natural Forces", "CAPITALIZE")
    assert (table.me.hand, table.me.free) == (["Scout"], 11)
    assert not table.me.can_use("Index of Natural Forces", "CAPITALIZE")


@CASES.of("Inside Information")
def its_controller_draws_four_and_loses_it_to_the_opponent() -> None:
    table = set_up(greed(play=["Inside Information"], deck=["Scout"] * 5))
    uses(table.me, "Inside Information", "PROFIT")
    assert (table.me.hand, table.you.play) == (["Scout"] * 4, ["Inside Information"])
    assert (table.is_depleted("Inside Information"), table.me.free) == (True, 12)
    table.next_turn()
    with shows("407.3"):
        assert table.you.play == ["Inside Information"]


@CASES.of("Inside Information")
def the_opponent_uses_it_in_turn_and_gives_it_back() -> None:
    table = set_up(
        greed(), greed(play=["Inside Information"], borrowed=["Inside Information"]), active=1
    )
    uses(table.you, "Inside Information", "PROFIT")
    assert (len(table.you.hand), table.me.hand) == (4, [])
    assert table.me.play == ["Inside Information"]


@CASES.of("Magic Vault")
def a_faction_may_be_picked_to_gain_two_at_the_start_of_its_turn() -> None:
    table = my_turn_starts(greed(play=["Magic Vault"], faction=TOURNAMENT), Side())
    while not is_offered(table.me):
        table.me.answers(0)
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Plain Faction", TOURNAMENT]
    table.me.picks("Plain Faction")
    assert (table.me.influence, table.you.influence) == (20, 22)
    table = my_turn_starts(greed(play=["Magic Vault"]))
    table.me.declines()
    assert (table.me.influence, table.you.influence) == (20, 20)
    table.me.ends_turn()
    table.resolves()
    assert table.asks is DecisionKind.ACT, "not in the opponent's turn"


@CASES.of("Short Term Investment")
def it_returns_three_cards_when_its_two_tokens_are_gone() -> None:
    name = "Short Term Investment"
    table = set_up(greed(name, deck=["Scout"] * 6))
    deploys(table.me, name)
    assert table.tokens(name) == 2
    for left in (1, 0):
        assert not table.me.can_use(name, "RETURN")
        table.next_turn()
        assert table.tokens(name) == left + 1, "not in the opponent's turn"
        table.next_turn()
        assert table.tokens(name) == left
    uses(table.me, name, "RETURN")
    assert (table.me.hand, table.me.discard) == (["Scout"] * 3, [name])


@CASES.of("Smear Campaign")
def damage_of_its_character_hits_the_faction_of_that_controller_too() -> None:
    table = set_up(
        greed(play=["Scout"]), Side(play=["Smear Campaign"], attached={"Smear Campaign": "Scout"})
    )
    table.me.attacks("Scout")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (17, 17)


@CASES.of("Smear Campaign")
def damage_to_a_character_counts_and_other_damage_does_not() -> None:
    table = set_up(
        greed(play=["Union Leader", "Key Man"]),
        Side(
            play=["Smear Campaign", "Scout"],
            attached={"Smear Campaign": "Union Leader"},
        ),
    )
    table.me.attacks("Union Leader")
    table.you.blocks("Scout")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (15, 20)
    table = set_up(
        greed(play=["Union Leader", "Key Man"]),
        Side(play=["Smear Campaign"], attached={"Smear Campaign": "Union Leader"}),
    )
    table.me.attacks("Key Man")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (20, 19)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
