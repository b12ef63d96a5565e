"""Banker items: Shade of the Devoured Emperor."""

from app.games.spoils.engine import DecisionKind, Person, observe
from tests.support.card_play import deploys, is_offered, uses
from tests.support.card_tables import TOURNAMENT, greed, has_one_of_two, set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table
from tests.support.tables import settles

CASES = CardTests()
EUSTACE = "Eustace Padamose-Gristwalter"
SILURIFORMES = "Siluriformes Flaxenscale"


def withdraws(*, keeps: bool) -> Table:
    """I draw a Scout and discard Rage and Key Man, each of which may go to the Escrow instead."""
    table = set_up(greed("Rage", "Key Man", play=["Arcane Escrow"], faction=TOURNAMENT))
    uses(table.me, "Arcane Escrow", "WITHDRAW")
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
    table = set_up(greed(play=["Arcane Escrow"]), greed("Rage", play=["The Garbageman"]), active=1)
    uses(table.you, "The Garbageman", "SIFT")
    table.you.picks("Rage")
    assert (table.you.discard, table.asks) == (["Rage"], DecisionKind.ACT)


@CASES.of("Arcane Escrow")
def it_flips_up_for_one_with_two_greed() -> None:
    table = set_up(greed(icons=2, face_down=["Arcane Escrow"]))
    table.me.deploys("Arcane Escrow", flip_up=True)
    settles(table)
    assert table.me.play == ["Arcane Escrow"]
    assert not set_up(greed(icons=1, face_down=["Arcane Escrow"])).me.can_deploy(
        "Arcane Escrow", flip_up=True
    )


@CASES.of("Arcane Escrow")
def a_discard_that_is_a_cost_cannot_be_kept() -> None:
    table = set_up(greed("Rage", play=["Arcane Escrow", "Real Estate Auctioneer"]))
    uses(table.me, "Real Estate Auctioneer", "LIQUIDATE")
    with shows("506.2"):
        assert (table.asks, table.me.discard) == (DecisionKind.ACT, ["Rage"])


@CASES.of("Arcane Escrow")
def draws_that_are_not_of_the_develop_rule_are_drawn() -> None:
    table = withdraws(keeps=True)
    uses(table.me, "Arcane Escrow", "WITHDRAW")
    assert sorted(table.me.out_of_game) == ["Key Man", "Rage"]
    assert table.me.hand == ["Scout", "Scout"], "now both are to be discarded"


@CASES.of("Arcane Escrow")
def only_its_controller_may_look_at_what_it_keeps() -> None:
    table = withdraws(keeps=True)
    mine, theirs = (observe(table.state, Person(seat)).sides[0].out_of_game for seat in (0, 1))
    assert sorted(str(name) for _, name in mine) == ["Key Man", "Rage"]
    assert [name for _, name in theirs] == [None, None]


@CASES.of("Golden Charm")
def each_search_may_draw_its_controller_a_card_for_one_first() -> None:
    for agrees in (True, False):
        table = set_up(
            greed("Keen Stratagem", play=["Golden Charm"], deck=["Greed", "Scout", "Greed"])
        )
        deploys(table.me, "Keen Stratagem")
        assert is_offered(table.me)
        table.me.agrees() if agrees else table.me.declines()
        assert table.me.hand == ["Greed"] * agrees
        table.me.picks("Greed")
        assert table.me.hand == ["Greed"] * (1 + agrees)
        assert table.me.free == 11 - agrees


@CASES.of("Golden Charm")
def it_draws_for_searches_of_the_opponent_too() -> None:
    table = set_up(
        greed("Keen Stratagem", deck=["Greed"]), greed(play=["Golden Charm"], deck=["Rage"])
    )
    deploys(table.me, "Keen Stratagem")
    assert is_offered(table.you)
    table.you.agrees()
    assert (table.you.hand, table.you.free) == (["Rage"], 11)
    table.me.picks("Greed")
    assert table.me.hand == ["Greed"]


@CASES.of("Golden Charm")
def it_fuses_with_eustace_and_the_seraphim_comes() -> None:
    table = set_up(
        greed(play=["Golden Charm", EUSTACE, "Scout"], deck=["Rage", SILURIFORMES]),
        Side(play=[EUSTACE]),
    )
    uses(table.me, "Golden Charm", "SERAPHIM FUSION")
    assert table.me.free == 8
    table.me.picks(SILURIFORMES)
    assert SILURIFORMES in table.me.play
    assert table.me.discard == ["Golden Charm"]
    table = set_up(greed(play=["Golden Charm", "Scout"]), Side(play=[EUSTACE]))
    assert not table.me.can_use("Golden Charm", "SERAPHIM FUSION"), "not the opponent's"


@CASES.of("Golden Charm")
def it_is_unique() -> None:
    assert has_one_of_two("Golden Charm")


@CASES.of("Impressionistic Furball")
def its_character_has_two_more_life_until_it_is_coughed_up_for_a_card() -> None:
    table = set_up(greed("Impressionistic Furball", play=["Scout"], icons=3))
    deploys(table.me, "Impressionistic Furball", "Scout")
    assert (table.strength("Scout"), table.life("Scout")) == (3, 5)
    uses(table.me, "Impressionistic Furball", "COUGH UP")
    assert (table.me.hand, table.life("Scout")) == (["Scout"], 3)
    assert (table.me.discard, table.me.free) == (["Impressionistic Furball"], 2)


@CASES.of("Impressionistic Furball")
def two_greed_cannot_cough_it_up() -> None:
    worn = {"Impressionistic Furball": "Scout"}
    for icons in (2, 3):
        table = set_up(greed(play=["Scout", *worn], attached=worn, icons=icons))
        assert table.me.can_use("Impressionistic Furball", "COUGH UP") is (icons == 3)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
