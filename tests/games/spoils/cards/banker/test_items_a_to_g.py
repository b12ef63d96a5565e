"""Items of the Banker, from Arcane Escrow to Golden Charm."""

from app.games.spoils.engine import DecisionKind, Person, observe
from tests.games.spoils.cards.banker.tables import (
    TOURNAMENT,
    at,
    deploys,
    has_one_of_two,
    is_offered,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table
from tests.support.tables import settles

CASES = CardTests()
EUSTACE = "Eustace Padamose-Gristwalter"
SILURIFORMES = "Siluriformes Flaxenscale"
TRADE = "Free Trade Agreement"


def withdraws(*, keeps: bool) -> Table:
    """I draw a Scout and discard Rage and Key Man, each of which may go to the Escrow instead."""
    table = at(rich("Rage", "Key Man", play=["Arcane Escrow"], faction=TOURNAMENT))
    uses(table, "Arcane Escrow", "WITHDRAW")
    assert sorted(table.me.choices()) == ["Key Man", "Rage", "Scout"]
    table.me.picks("Rage")
    table.me.picks("Key Man")
    for _ in range(2):
        assert is_offered(table.me)
        table.me.agrees() if keeps else table.me.declines()
    return table


@CASES.of("Arcane Escrow")
def it_draws_one_and_discards_two_for_one() -> None:
    table = withdraws(keeps=False)
    assert (table.me.hand, sorted(table.me.discard)) == (["Scout"], ["Key Man", "Rage"])
    assert (table.me.free, table.me.out_of_game) == (11, [])


@CASES.of("Arcane Escrow")
def what_would_be_discarded_may_be_kept_face_down_out_of_the_game() -> None:
    table = withdraws(keeps=True)
    assert (table.me.hand, table.me.discard) == (["Scout"], [])
    assert sorted(table.me.out_of_game) == ["Key Man", "Rage"]


@CASES.of("Arcane Escrow")
def a_card_it_keeps_may_be_taken_instead_of_the_draw_of_the_develop_rule() -> None:
    for takes in (True, False):
        table = withdraws(keeps=True)
        table.me.ends_turn()
        table.resolves()
        table.you.ends_turn()
        while table.asks is not DecisionKind.MAY:
            if table.asks in (DecisionKind.ORDER, DecisionKind.CHOOSE_OPTION):
                table.me.answers(0)
            else:
                table.resolves()
        if not takes:
            table.me.declines()
            assert table.me.hand == ["Scout", "Scout"]
            continue
        table.me.agrees()
        assert sorted(table.me.choices()) == ["Key Man", "Rage"]
        table.me.picks("Rage")
        assert (table.me.hand, table.me.out_of_game) == (["Scout", "Rage"], ["Key Man"])


@CASES.of("Arcane Escrow")
def it_changes_no_discard_or_draw_of_the_opponent() -> None:
    table = at(rich(play=["Arcane Escrow"]), rich("Rage", play=["The Garbageman"]), active=1)
    uses(table, "The Garbageman", "SIFT", by=table.you)
    table.you.picks("Rage")
    assert (table.you.discard, table.asks) == (["Rage"], DecisionKind.ACT)


@CASES.of("Arcane Escrow")
def it_flips_up_for_one_with_two_greed() -> None:
    table = at(rich(greed=2, face_down=["Arcane Escrow"]))
    table.me.deploys("Arcane Escrow", flip_up=True)
    settles(table)
    assert table.me.play == ["Arcane Escrow"]
    assert not at(rich(greed=1, face_down=["Arcane Escrow"])).me.can_deploy(
        "Arcane Escrow", flip_up=True
    )


def taxed(free: int) -> Table:
    """My Scout carries the opponent's tax; my Key Man does not."""
    return at(
        rich(play=["Scout", "Key Man"], greed=free),
        Side(play=["Auspicious Tax"], attached={"Auspicious Tax": "Scout"}),
    )


@CASES.of("Auspicious Tax")
def attacking_with_its_character_costs_three() -> None:
    table = taxed(3)
    table.me.attacks("Scout", "Key Man")
    assert table.me.free == 0
    table = taxed(3)
    table.me.attacks("Key Man")
    assert table.me.free == 3
    table = taxed(2)
    table.me.announces_attack()
    assert table.me.choices() == ["Key Man"]


@CASES.of("Auspicious Tax")
def it_is_attached_to_any_character_for_nothing() -> None:
    table = at(rich("Auspicious Tax", play=["Key Man"]), Side(play=["Scout", "Gold Summit"]))
    table.me.deploys("Auspicious Tax")
    assert table.me.choices() == ["Key Man", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert table.me.free == 12
    table.next_turn()
    assert table.you.can_attack() is False, "the opponent has no resources"


@CASES.of("Brummagem Jewelry")
def its_character_is_depleted_and_not_restored_by_the_restore_rule() -> None:
    table = at(
        rich("Brummagem Jewelry"),
        Side(
            play=["Scout", "Union Leader"],
            depleted=["Union Leader"],
            faction=TOURNAMENT,
            deck=["Rage"] * 3,
        ),
    )
    deploys(table, "Brummagem Jewelry", "Scout")
    assert table.is_depleted("Scout")
    table.next_turn()
    assert table.is_depleted("Scout")
    assert not table.is_depleted("Union Leader")


@CASES.of("Brummagem Jewelry")
def a_card_may_restore_its_character() -> None:
    table = at(rich("Brummagem Jewelry", "Rest"), Side(play=["Scout"]))
    deploys(table, "Brummagem Jewelry", "Scout")
    deploys(table, "Rest", "Scout")
    assert not table.is_depleted("Scout")


@CASES.of("Fat Pants")
def its_character_is_one_stronger_and_two_tougher() -> None:
    table = at(rich("Fat Pants", play=["Scout", "Key Man"]))
    deploys(table, "Fat Pants", "Scout")
    assert (table.strength("Scout"), table.life("Scout")) == (4, 5)
    assert table.strength("Key Man") == 1


@CASES.of("Fat Pants")
def it_is_handed_to_a_character_that_is_depleted_for_it() -> None:
    table = at(
        rich(
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
    table = at(
        rich(
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
    me = rich("Rage", "Rage", "Rage", play=[TRADE], greed=0)
    table = at(me, rich("Rage", "Rage", "Rage", greed=0), active=1 if mine else 0)
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


@CASES.of("Golden Charm")
def each_search_may_draw_its_controller_a_card_for_one_first() -> None:
    for agrees in (True, False):
        table = at(rich("Keen Stratagem", play=["Golden Charm"], deck=["Greed", "Scout", "Greed"]))
        deploys(table, "Keen Stratagem")
        assert is_offered(table.me)
        table.me.agrees() if agrees else table.me.declines()
        assert table.me.hand == ["Greed"] * agrees
        table.me.picks("Greed")
        assert table.me.hand == ["Greed"] * (1 + agrees)
        assert table.me.free == 11 - agrees


@CASES.of("Golden Charm")
def it_draws_for_searches_of_the_opponent_too() -> None:
    table = at(rich("Keen Stratagem", deck=["Greed"]), rich(play=["Golden Charm"], deck=["Rage"]))
    deploys(table, "Keen Stratagem")
    assert is_offered(table.you)
    table.you.agrees()
    assert (table.you.hand, table.you.free) == (["Rage"], 11)
    table.me.picks("Greed")
    assert table.me.hand == ["Greed"]


@CASES.of("Golden Charm")
def it_fuses_with_eustace_and_the_seraphim_comes() -> None:
    table = at(
        rich(play=["Golden Charm", EUSTACE, "Scout"], deck=["Rage", SILURIFORMES]),
        Side(play=[EUSTACE]),
    )
    uses(table, "Golden Charm", "SERAPHIM FUSION")
    assert table.me.free == 8
    if is_offered(table.me):
        table.me.declines()
    table.me.picks(SILURIFORMES)
    assert SILURIFORMES in table.me.play
    assert table.me.discard == ["Golden Charm"]
    table = at(rich(play=["Golden Charm", "Scout"]), Side(play=[EUSTACE]))
    assert not table.me.can_use("Golden Charm", "SERAPHIM FUSION"), "not the opponent's"


@CASES.of("Golden Charm")
def it_is_unique() -> None:
    assert has_one_of_two("Golden Charm")


@CASES.of("Arcane Escrow")
def a_discard_that_is_a_cost_cannot_be_kept() -> None:
    table = at(rich("Rage", play=["Arcane Escrow", "Real Estate Auctioneer"]))
    uses(table, "Real Estate Auctioneer", "LIQUIDATE")
    with shows("506.2"):
        assert (table.asks, table.me.discard) == (DecisionKind.ACT, ["Rage"])


@CASES.of("Arcane Escrow")
def draws_that_are_not_of_the_develop_rule_are_drawn() -> None:
    table = withdraws(keeps=True)
    uses(table, "Arcane Escrow", "WITHDRAW")
    assert sorted(table.me.out_of_game) == ["Key Man", "Rage"]
    assert table.me.hand == ["Scout", "Scout"], "now both are to be discarded"


@CASES.of("Auspicious Tax")
def two_of_it_cost_six() -> None:
    for greed in (5, 6):
        table = at(
            rich(
                play=["Scout", "Auspicious Tax"], greed=greed, attached={"Auspicious Tax": "Scout"}
            ),
            Side(play=["Auspicious Tax"], attached={"Auspicious Tax": "Scout"}),
        )
        assert table.me.can_attack() is (greed == 6)


@CASES.of("Arcane Escrow")
def only_its_controller_may_look_at_what_it_keeps() -> None:
    table = withdraws(keeps=True)
    mine, theirs = (observe(table.state, Person(seat)).sides[0].out_of_game for seat in (0, 1))
    assert sorted(str(name) for _, name in mine) == ["Key Man", "Rage"]
    assert [name for _, name in theirs] == [None, None]


def test_items_of_the_banker_a_to_g(only_card: str | None) -> None:
    CASES.run(only_card)
