"""Gearsmith locations: Seeds 1 to 3."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    deploys,
    ends_turn,
    found,
    majigs,
    may_block,
    refuses,
    stats,
    uses,
)
from tests.support.card_tables import elitism, my_turn_starts, set_up
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side

CASES = CardTests()
SECURITY = "53cur17y 5y573m"
HALL = "Hall of Conventions"
LAB = "Lab of Luxury"
TRAP = "Time Traveler Tourist Trap"


@CASES.of(SECURITY)
def everybody_blocks_covert_parties() -> None:
    for place in ([], [SECURITY]):
        table = set_up(Side(play=[*place, "Thief"]), Side(play=["Guard"]))
        table.me.attacks("Thief")
        assert may_block(table) == (["Guard"] if place else [])
    table = set_up(elitism(face_down=[SECURITY], icons=2))
    deploys(table.me, SECURITY, flip_up=True)
    assert (table.me.play, table.me.free) == ([SECURITY], 0)


@CASES.of("53cur17y 5y573m")
def covert_characters_still_block_only_covert_parties() -> None:
    table = set_up(Side(play=["Guard"]), Side(play=["53cur17y 5y573m", "Thief", "Big"]))
    table.me.attacks("Guard")
    assert may_block(table) == ["Big"]


@CASES.of(HALL)
def three_icons_reduce_the_first_cost_of_your_turn() -> None:
    for icons, less in ((2, 0), (3, 1), (4, 1)):
        resources = ["Elitism"] * icons + ["Rage"] * 6
        table = my_turn_starts(Side(hand=["Big", "Gizmo"], play=[HALL], resources=resources))
        before = table.me.free
        deploys(table.me, "Big")
        assert before - table.me.free == 4 - less


@CASES.of(HALL)
def five_icons_may_strengthen_a_character_and_seven_play_a_resource() -> None:
    for icons in (5, 7):
        table = my_turn_starts(elitism("Rage", play=[HALL], icons=icons), Side(play=["Guard"]))
        strengthened = played = False
        while table.asks is not DecisionKind.ACT:
            if table.asks is DecisionKind.ORDER:
                table.me.answers(0)
            elif table.asks is DecisionKind.MAY:
                table.me.agrees()
            elif table.asks is DecisionKind.PLAY_RESOURCE:
                table.me.plays_resource("Rage")
                played = True
            else:
                table.me.picks("Guard")
        strengthened = stats(table, "Guard") == (4, 5, 2)
        assert (strengthened, played) == (True, icons == 7)
        ends_turn(table)
        assert stats(table, "Guard") == (2, 3, 2)


@CASES.of(LAB)
def the_discarded_type_says_which_type_is_found() -> None:
    deck = ["Rage", "Time Portal", "Big", "Wait", "Gizmo"]
    chain = {
        "Greed": "Time Portal",
        "House": "Big",
        "Guard": "Wait",
        "Kill": "Gizmo",
        "Box": "Rage",
    }
    for thrown, wanted in chain.items():
        table = set_up(elitism(thrown, play=[LAB], deck=deck))
        uses(table.me, LAB, "INNOVATE")
        assert found(table.me) == [wanted]
        table.me.picks(wanted)
        assert (table.me.hand, table.me.discard, table.me.free) == ([wanted], [thrown], 11)
        assert wanted in table.you.was_shown
    assert not set_up(elitism(play=[LAB], deck=deck)).me.can_use(LAB, "INNOVATE")


@CASES.of(TRAP)
def it_gets_a_token_for_one_or_for_a_majig() -> None:
    table = set_up(elitism(play=[TRAP, MAJIG]))
    table.me.uses(TRAP, "ENSNARE")
    table.me.answers(0)
    table.resolves()
    assert (table.tokens(TRAP), table.me.free, majigs(table.me)) == (1, 11, 1)
    table.me.uses(TRAP, "ENSNARE")
    table.me.answers(1)
    table.resolves()
    assert (table.tokens(TRAP), table.me.free, majigs(table.me)) == (2, 11, 0)


@CASES.of(TRAP)
def twenty_tokens_and_six_icons_bring_the_apocalypse() -> None:
    for tokens, icons in ((19, 6), (20, 5), (20, 6)):
        table = set_up(
            elitism(play=[TRAP], tokens={TRAP: tokens}, icons=icons), Side(deck=["Rage"] * 7)
        )
        possible = table.me.can_use(TRAP, "MICROMAJIG APOCALYPSE")
        assert possible is ((tokens, icons) == (20, 6))
    uses(table.me, TRAP, "MICROMAJIG APOCALYPSE")
    assert (majigs(table.me), table.me.discard) == (7, [TRAP])


@CASES.of("Workshop")
def a_card_like_the_one_removed_goes_on_top_of_the_deck() -> None:
    table = set_up(elitism(play=["Workshop"], discard=["Gizmo"], deck=["Guard", "Rage", "Box"]))
    uses(table.me, "Workshop", "CONSTRUCT")
    assert (table.me.out_of_game, table.me.free) == (["Gizmo"], 9)
    assert found(table.me) == ["Box"]
    table.me.picks("Box")
    assert (table.me.deck[0], len(table.me.deck), table.me.hand) == ("Box", 3, [])
    assert "Box" in table.you.was_shown
    table = set_up(elitism(play=["Workshop"], discard=["Gizmo"], deck=["Box"]))
    uses(table.me, "Workshop", "CONSTRUCT")
    refuses(table.me)
    assert table.me.deck == ["Box"]
    assert not set_up(elitism(play=["Workshop"]), Side(discard=["Gizmo"])).me.can_use(
        "Workshop", "CONSTRUCT"
    )


@CASES.of("Workshop")
def it_need_not_search_and_asks_for_a_card_to_remove() -> None:
    table = set_up(elitism(play=["Workshop"], discard=["Gizmo"], deck=["Box", "Rage"]))
    uses(table.me, "Workshop", "CONSTRUCT")
    refuses(table.me)
    assert (table.me.out_of_game, table.me.deck) == (["Gizmo"], ["Box", "Rage"])
    assert not set_up(elitism(play=["Workshop"])).me.can_use("Workshop", "CONSTRUCT")


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
