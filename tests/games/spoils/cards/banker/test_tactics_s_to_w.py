"""Tactics of the Banker, from Secret Handshake to Writ of Reclamation."""

from app.games.spoils.engine import DecisionKind, events
from tests.games.spoils.cards.banker.tables import (
    TOURNAMENT,
    at,
    deploys,
    is_offered,
    picks_if_asked,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
REAPPEARANCE = "Shocking Reappearance"
SUBSECTION = "Subsection 5, Paragraph 12"
CODICIL = "Unexpected Codicil"
WRIT = "Writ of Reclamation"


@CASES.of("Secret Handshake")
def a_character_gains_four_life_this_turn_and_a_card_is_drawn() -> None:
    table = at(rich("Secret Handshake", play=["Key Man"]), Side(play=["Scout"]))
    deploys(table, "Secret Handshake", "Scout")
    assert (table.life("Scout"), table.life("Key Man")) == (7, 1)
    assert (table.me.hand, table.me.free) == (["Scout"], 10)
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Selective Gluttony")
def ten_cards_are_drawn_and_nine_of_all_in_hand_discarded() -> None:
    table = at(rich("Selective Gluttony", "Rage", deck=["Scout"] * 12))
    deploys(table, "Selective Gluttony")
    assert (len(table.me.hand), len(table.me.deck), table.me.free) == (11, 2, 9)
    for _ in range(9):
        table.me.picks("Scout")
    assert sorted(table.me.hand) == ["Rage", "Scout"]
    assert table.me.discard.count("Scout") == 9


@CASES.of("Selective Gluttony")
def from_a_short_deck_less_is_drawn_and_the_discard_is_the_same() -> None:
    table = at(rich("Selective Gluttony", deck=["Scout"] * 4))
    deploys(table, "Selective Gluttony")
    while table.asks is not DecisionKind.ACT:
        table.me._does(table.me.legal[0])
    with shows("306.2", "402.5"):
        assert (table.me.hand, table.me.discard.count("Scout")) == ([], 4)


@CASES.of(REAPPEARANCE)
def a_dead_character_comes_back_as_a_blocker() -> None:
    table = at(
        rich(REAPPEARANCE, discard=["Scout", "Rage", "Union Leader"]),
        Side(play=["Key Man"]),
        active=1,
    )
    table.you.attacks("Key Man")
    table.you.passes()
    table.me.deploys(REAPPEARANCE)
    assert table.me.choices() == ["Scout", "Union Leader"]
    table.me.picks("Scout")
    table.resolves()
    if table.asks is DecisionKind.BLOCKERS:
        table.me.passes()
        table.resolves()
    assert (table.me.play, table.you.play) == (["Scout"], [])
    assert (table.me.influence, table.me.free) == (20, 7)
    assert table.is_depleted("Scout"), "it fought"


@CASES.of(REAPPEARANCE)
def it_is_played_only_by_who_is_attacked() -> None:
    table = at(rich(REAPPEARANCE, discard=["Scout"], play=["Key Man"]))
    assert not table.me.can_deploy(REAPPEARANCE)
    table.me.attacks("Key Man")
    assert not table.me.can_deploy(REAPPEARANCE)
    table = at(
        rich(REAPPEARANCE, discard=["Scout"], play=["Gold Summit"]),
        Side(play=["Key Man"]),
        active=1,
    )
    table.you.attacks("Key Man", target="Gold Summit")
    table.you.passes()
    assert table.me.can_deploy(REAPPEARANCE), "also for a location"


@CASES.of(SUBSECTION)
def an_ability_is_terminated_and_not_used_again_this_turn() -> None:
    table = at(rich(play=["Officious Obstructionist"], greed=3), rich(SUBSECTION))
    table.me.uses("Officious Obstructionist", "STUBBORNNESS")
    deploys(table, SUBSECTION, by=table.you)
    assert (table.life("Officious Obstructionist"), table.me.free) == (2, 2)
    assert not table.me.can_use("Officious Obstructionist", "STUBBORNNESS")
    assert (table.you.hand, table.you.free) == (["Scout"], 10)
    table.next_turn()
    table.next_turn()
    assert table.me.can_use("Officious Obstructionist", "STUBBORNNESS")


@CASES.of(SUBSECTION)
def it_leaves_factions_and_cards_alone() -> None:
    table = at(rich("Wait", faction=TOURNAMENT), rich(SUBSECTION, "Shot", play=["Scout"]))
    table.me.uses(TOURNAMENT, "DRAW")
    assert table.you.can_deploy("Shot")
    assert not table.you.can_deploy(SUBSECTION)
    table.resolves()
    table.me.deploys("Wait")
    assert not table.you.can_deploy(SUBSECTION)


@CASES.of(SUBSECTION)
def nobody_can_respond_to_it() -> None:
    table = at(
        rich("Shot", play=["Officious Obstructionist", "Balthassar Gristwalter"]), rich(SUBSECTION)
    )
    table.me.uses("Officious Obstructionist", "STUBBORNNESS")
    table.you.deploys(SUBSECTION)
    if table.asked is table.me and table.asks is DecisionKind.RESPOND:
        assert len(table.me.legal) == 1
    table.resolves()
    assert table.you.hand == ["Scout"]


@CASES.of("Summary Judgment")
def the_opponent_destroys_the_character_or_its_strength_is_drawn() -> None:
    for destroys in (True, False):
        table = at(rich("Summary Judgment", play=["Key Man"]), Side(play=["Scout"]))
        deploys(table, "Summary Judgment")
        assert is_offered(table.you)
        table.you.agrees() if destroys else table.you.declines()
        assert table.you.discard == ["Scout"] * destroys
        assert len(table.me.hand) == (0 if destroys else 3)
        assert table.me.free == 8
    assert not at(rich("Summary Judgment", play=["Scout"])).me.can_deploy("Summary Judgment")


@CASES.of("Swindle")
def the_opponent_must_attach_a_resource_and_a_card_is_swapped() -> None:
    table = at(rich("Swindle", "Rage"), rich(greed=1, face_down=["Key Man"]))
    deploys(table, "Swindle")
    assert table.asked is table.you
    assert table.you.choices() == ["Greed", "Key Man"]
    table.you.picks("Key Man")
    assert table.you.free == 1
    assert (table.asked, table.me.choices()) == (table.me, ["Rage", "Scout"])
    table.me.picks("Rage")
    assert (table.me.hand, table.me.discard) == (["Scout"], ["Rage", "Swindle"])
    assert table.me.free == 10


@CASES.of("Swindle")
def nobody_can_respond_to_the_swindle() -> None:
    table = at(rich("Swindle", "Wait"), rich("Shot", greed=1, play=["Scout"]))
    table.me.deploys("Wait")
    assert table.you.can_deploy("Shot")
    table.you.passes()
    table.me.deploys("Swindle")
    assert not table.you.can_deploy("Shot")


@CASES.of("Tiny Shiny")
def the_next_damage_to_a_character_is_two_less_and_it_becomes_a_resource() -> None:
    table = at(rich("Tiny Shiny", "Burn", "Burn", greed=3), Side(play=["Union Leader"]))
    deploys(table, "Tiny Shiny")
    assert (table.me.face_down, table.me.discard, table.me.free) == (["Tiny Shiny"], [], 1)
    deploys(table, "Burn", "Union Leader")
    assert table.damage("Union Leader") == 1
    deploys(table, "Burn", "Union Leader")
    assert table.damage("Union Leader") == 4


@CASES.of("Tiny Shiny")
def it_protects_only_the_picked_character_and_only_this_turn() -> None:
    table = at(rich("Tiny Shiny", "Shot", "Shot", play=["Gigamajig"]), Side(play=["Union Leader"]))
    deploys(table, "Tiny Shiny", "Union Leader")
    deploys(table, "Shot", "Gigamajig")
    assert table.damage("Gigamajig") == 2
    table.next_turn()
    table.next_turn()
    deploys(table, "Shot", "Union Leader")
    assert table.damage("Union Leader") == 2


@CASES.of(CODICIL)
def as_many_cards_are_drawn_as_were_discarded() -> None:
    discards = ["Rage", "Key Man", "Wait"]
    for x, paid in ((0, 0), (1, 0), (2, 0), (3, 1)):
        table = at(rich(CODICIL, *discards))
        table.me.deploys(CODICIL)
        assert table.me.numbers() == [0, 1, 2, 3]
        table.me.answers(x)
        picks_if_asked(table.me, *discards[:x])
        table.resolves()
        assert table.me.discard == [*discards[:x], CODICIL]
        assert table.me.hand == [*discards[x:], *["Scout"] * x]
        assert table.me.free == 12 - paid


@CASES.of(CODICIL)
def equal_cards_can_be_discarded_in_any_number() -> None:
    table = at(rich(CODICIL, *["Rage"] * 3))
    table.me.deploys(CODICIL)
    assert table.me.numbers() == [0, 1, 2, 3]


@CASES.of(CODICIL)
def its_fine_print_draws_a_card_while_it_stays_in_hand() -> None:
    table = at(rich(CODICIL, greed=4))
    uses(table, CODICIL, "FINE PRINT")
    assert (table.me.hand, table.you.was_shown) == ([CODICIL, "Scout"], [CODICIL])
    assert (table.me.influence, table.me.free) == (18, 2)
    uses(table, CODICIL, "FINE PRINT")
    assert (len(table.me.hand), table.me.influence) == (3, 16)
    assert not at(rich(CODICIL, greed=3)).me.can_use(CODICIL, "FINE PRINT")
    assert not at(rich(discard=[CODICIL])).me.can_use(CODICIL, "FINE PRINT")


@CASES.of("Walk the Plank")
def everybody_who_costs_no_more_than_the_greed_walks() -> None:
    table = at(
        Side(
            hand=["Walk the Plank"],
            play=["Scout", "Union Leader", "Gold Summit"],
            resources=["Greed"] * 4 + ["Rage"] * 3,
        ),
        Side(
            play=["Creaky Old Swordsman", "Sickened Sarcophyle", "Costly Filcher"],
            resources=["Greed"] * 5,
        ),
    )
    deploys(table, "Walk the Plank")
    assert table.me.play == ["Union Leader", "Gold Summit"]
    assert table.you.play == ["Costly Filcher"]
    assert table.me.free == 0


def reclaims(x: int, *cards: str) -> Table:
    """I deploy the Writ, remove the first half of these cards and pick the others."""
    table = at(
        rich(WRIT, discard=["Rage", "Key Man", "Scout", "Wait", "Kill", "Greed", "Shot", "Gnat"])
    )
    table.me.deploys(WRIT)
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(x)
    table.me.sets(*cards)
    table.resolves()
    return table


@CASES.of(WRIT)
def some_cards_are_removed_so_that_as_many_go_back_to_the_deck() -> None:
    table = reclaims(2, "Rage", "Wait", "Key Man", "Kill")
    assert sorted(table.me.out_of_game) == ["Rage", "Wait"]
    assert sorted(table.me.discard) == ["Gnat", "Greed", "Scout", "Shot", WRIT]
    back = sorted([*table.me.hand, *table.me.deck])
    assert back == ["Key Man", "Kill", *["Scout"] * 6]
    assert (len(table.me.hand), table.me.free) == (1, 10)
    assert table.told(events.Shuffled)


@CASES.of(WRIT)
def with_a_number_of_zero_it_only_draws() -> None:
    table = reclaims(0)
    assert (table.me.hand, table.me.out_of_game) == (["Scout"], [])
    with shows("313.2"):
        assert not table.told(events.Shuffled)


@CASES.of(WRIT)
def it_takes_two_cards_of_the_discard_pile_for_each() -> None:
    table = at(rich(WRIT, discard=["Rage"] * 5))
    table.me.deploys(WRIT)
    assert table.me.numbers() == [0, 1, 2]


@CASES.of(REAPPEARANCE)
def it_blocks_what_nobody_blocked() -> None:
    table = at(
        rich(REAPPEARANCE, discard=["Scout"], play=["Portly Tradesmau"]),
        Side(play=["Key Man"]),
        active=1,
    )
    table.you.attacks("Key Man")
    table.passes_until(DecisionKind.BLOCKERS)
    table.me.passes()
    table.you.passes()
    deploys(table, REAPPEARANCE)
    assert (table.me.influence, table.you.play) == (20, [])


@CASES.of("Summary Judgment")
def the_number_of_cards_is_the_strength_at_the_pick() -> None:
    table = at(rich("Summary Judgment"), rich("Red Tape", play=["Union Leader"]))
    table.me.deploys("Summary Judgment")
    deploys(table, "Red Tape", by=table.you)
    table.resolves()
    table.you.declines()
    assert len(table.me.hand) == 5


@CASES.of("Swindle")
def only_a_resource_that_is_not_yet_attached_can_be() -> None:
    table = at(rich("Swindle", "Rage"), rich("Key Man", greed=1))
    deploys(table, "Swindle")
    assert (table.asked, table.you.free) == (table.me, 0)
    table.me.picks("Rage")
    table = at(rich("Swindle", "Rage"), Side(hand=["Key Man"]))
    deploys(table, "Swindle")
    with shows("402.5"):
        assert table.asked is table.me


def test_tactics_of_the_banker_s_to_w(only_card: str | None) -> None:
    CASES.run(only_card)
