"""Whom and when characters of the Gearsmith leave alone, and what they cannot do."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    ends_turn,
    fights,
    is_offered,
    majigs,
    may_block,
    my_turn_starts,
    refuses,
    stats,
    unblocked,
    uses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side, Table

CASES = CardTests()
TECHNICIAN = "3cc3n7r1c 73chn1c14n"
TUBES = "A Series of Tubes"
ACCUMULATION = "Accumulation Majig"
GIGANTITECT = "Acuminous Gigantitect"
CLAYWORK = "Cantankerous Claywork"
CRUNCHER = "Elitistmajig"
GOLEM = "Enormous and Uncooperative Golem"
GIANT = "Gigantitect's Giant Giant"
H4X0R = "Guardforce Alpha Prime H4x0r"
MORPH = "Guardforce Morphmajig"
MOTHER = "Jo Ciendeilio, M07h3r 0f 1337"
MERBEGON = "Merbegon, the Insatiable Taxidermist"
COLLECTOR = "Oddment Collector"
PATROL = "Omnidirectional Patrolmajig"
RECYCLED = "Recyclable Golem"
SAGE = "Sagacious 31f"


@CASES.of(TECHNICIAN)
def who_was_assisted_attacks_again_next_turn() -> None:
    me = elite(play=[TECHNICIAN, "Guard"], depleted=["Guard"])
    table = at(me, Side(deck=["Rage"] * 2))
    uses(table.me, TECHNICIAN, "ASSIST", "Guard")
    assert not table.me.can_attack()
    table.next_turn()
    table.next_turn()
    table.me.announces_attack()
    assert table.me.choices() == ["Guard"]


@CASES.of("5n4p")
def the_restore_rule_brings_a_majig_too() -> None:
    faction = "The Tournament Faction"
    table = at(Side(play=["5n4p"], depleted=["5n4p"], faction=faction), Side(), active=1)
    ends_turn(table)
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    assert (table.is_depleted("5n4p"), majigs(table.me)) == (False, 1)


@CASES.of("633fy 31f")
def cards_of_an_earlier_turn_do_not_count() -> None:
    table = at(elite("633fy 31f", "Wait", "Guard"), Side(deck=["Rage"] * 2))
    deploys(table.me, "Wait")
    deploys(table.me, "Guard")
    assert table.me.can_deploy("633fy 31f")
    table.next_turn()
    table.next_turn()
    assert not table.me.can_deploy("633fy 31f")


@CASES.of(TUBES)
def it_takes_one_damage_only_and_the_rest_falls_where_it_was_meant() -> None:
    me = elite("Shot", "Shot", play=[TUBES, "Hub Node", "Lugubrious Node"])
    table = at(me)
    assert table.life("Hub Node") == 5
    uses(table.me, TUBES, "REDIRECT", "Hub Node")
    deploys(table.me, "Shot", "Hub Node")
    deploys(table.me, "Shot", "Hub Node")
    assert (table.damage("Hub Node"), table.damage(TUBES)) == (3, 1)


@CASES.of(ACCUMULATION)
def without_tokens_there_is_nothing_to_pay() -> None:
    table = my_turn_starts(Side(play=[ACCUMULATION]))
    wants(table.me)
    assert table.me.play == [ACCUMULATION]


@CASES.of(GIGANTITECT)
def its_design_serves_an_ability_or_is_lost_with_the_turn() -> None:
    table = at(elite("Wait", play=[GIGANTITECT, "Box"]))
    uses(table.me, GIGANTITECT, "GRAND DESIGN")
    uses(table.me, "Box", "OPEN")
    assert table.me.free == 10
    table = at(elite("Wait", "Gizmo", play=[GIGANTITECT]), Side(deck=["Rage"] * 2))
    uses(table.me, GIGANTITECT, "GRAND DESIGN")
    table.next_turn()
    table.next_turn()
    deploys(table.me, "Gizmo")
    assert table.me.free == 8


@CASES.of("Adjunct Artisan")
def what_nothing_was_bought_with_is_lost_with_the_turn() -> None:
    table = at(elite("Gizmo", play=["Adjunct Artisan"]), Side(deck=["Rage"] * 2))
    uses(table.me, "Adjunct Artisan", "FABRICATE")
    table.next_turn()
    table.next_turn()
    deploys(table.me, "Gizmo")
    assert table.me.free == 10


@CASES.of("Aristocratic Artificer")
def it_may_find_nothing() -> None:
    table = at(elite(play=["Aristocratic Artificer"], deck=["Elitism", "Rage"]))
    uses(table.me, "Aristocratic Artificer", "SNUB")
    table.me.passes()
    assert (table.me.hand, table.me.free) == ([], 11)


@CASES.of(CLAYWORK)
def as_it_blocks_it_strengthens_nobody() -> None:
    table = at(Side(play=["Big"]), Side(play=[CLAYWORK, "Guard"]))
    table.me.attacks("Big")
    table.you.blocks(CLAYWORK)
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of("Cowering Golem")
def its_fear_ends_with_the_battle() -> None:
    table = at(Side(play=["Cowering Golem"]), Side(play=["Monk"]))
    table.me.attacks("Cowering Golem")
    table.you.blocks("Monk")
    assert stats(table, "Cowering Golem")[:2] == (4, 4)
    table.resolves()
    assert stats(table, "Cowering Golem")[:2] == (5, 5)


@CASES.of("Drivey Car")
def its_controller_gets_the_majigs_and_counts_its_own_side() -> None:
    table = at(elite("Kill", play=["Guard", "Monk"]), Side(play=["Drivey Car"]))
    deploys(table.me, "Kill", "Drivey Car")
    assert (majigs(table.me), majigs(table.you)) == (0, 2)


@CASES.of(CRUNCHER)
def it_crunches_tokens_and_no_other_characters() -> None:
    table = at(elite(play=[CRUNCHER, "Guard", "Securitymajig"]))
    assert not table.me.can_use(CRUNCHER, "CRUNCH")


@CASES.of(GOLEM)
def it_loses_no_token_as_the_opponents_turn_starts() -> None:
    table = at(Side(play=[GOLEM], tokens={GOLEM: 1}), Side(deck=["Rage"]))
    ends_turn(table)
    assert (table.tokens(GOLEM), stats(table, GOLEM)) == (1, (6, 6, 3))


@CASES.of(GIANT)
def what_picks_nobody_reaches_it() -> None:
    table = at(Side(hand=["Shriever Attack"], resources=9), Side(play=[GIANT]))
    deploys(table.me, "Shriever Attack")
    assert table.damage(GIANT) == 2


@CASES.of(H4X0R)
def it_need_not_play_a_resource() -> None:
    table = at(elite("Rage", play=[H4X0R]))
    fights(table.me, H4X0R)
    refuses(table.me)
    assert table.me.hand == ["Rage"]


@CASES.of(MORPH)
def the_opponents_cards_take_no_token_where_there_is_none() -> None:
    table = at(Side(hand=["Wait", "Wait"]), elite("Guard", play=[MORPH]))
    deploys(table.me, "Wait")
    assert (table.tokens(MORPH), stats(table, MORPH)) == (0, (3, 3, 3))


@CASES.of(MOTHER)
def nobody_researches_once_she_is_gone() -> None:
    table = at(elite("Kill", "Gizmo", play=[MOTHER, "Guard"]))
    deploys(table.me, "Kill", MOTHER)
    assert not table.me.can_use("Guard", "RESEARCH")


@CASES.of(MERBEGON)
def a_character_that_is_not_destroyed_is_not_stuffed() -> None:
    table = at(elite(RECYCLED, play=[MERBEGON]))
    deploys(table.me, RECYCLED)
    wants(table.me)
    assert table.me.face_down == [RECYCLED]
    assert not is_offered(table.me)
    assert stats(table, MERBEGON) == (5, 5, 3)


@CASES.of(MERBEGON)
def everybody_who_comes_may_be_stuffed_tokens_too() -> None:
    table = at(elite("Micromajig Master", play=[MERBEGON, "Guard"]))
    deploys(table.me, "Micromajig Master")
    destroyed = 0
    while table.asks is not DecisionKind.ACT:
        if table.asks is DecisionKind.ORDER:
            table.me.answers(0)
        elif table.asks is DecisionKind.PICK:
            table.me.picks("Guard")
            destroyed += 1
        else:
            table.me.agrees()
        table.resolves()
    assert destroyed == 3, "the Master and both majigs"
    assert stats(table, "Guard")[:2] == (5, 6)


@CASES.of("Micromajig Master", SAGE)
def who_searches_for_any_card_finds_one() -> None:
    name = "Micromajig Master"
    table = at(elite(play=[name, *[MAJIG] * 3], deck=["Rage", "Gizmo"]))
    uses(table.me, name, "TINY SACRIFICES")
    assert Done() not in table.me.legal
    table = at(elite(play=[SAGE, "Guard", "Big"], deck=["Rage", "Gizmo"]))
    table.me.attacks(SAGE, "Guard", "Big")
    table.me.agrees()
    assert Done() not in table.me.legal


@CASES.of("Mountainous Golem")
def it_may_be_put_into_other_piles_and_other_places() -> None:
    name = "Mountainous Golem"
    table = at(elite("It's a Trap!", play=[name, "Gizmo"]))
    deploys(table.me, "It's a Trap!", "Gizmo", name)
    assert name in table.me.hand
    assert table.me.out_of_game == []


@CASES.of(COLLECTOR)
def attacking_costs_it_a_token() -> None:
    table = at(Side(play=[COLLECTOR], tokens={COLLECTOR: 3}))
    table.me.attacks(COLLECTOR)
    assert (table.tokens(COLLECTOR), stats(table, COLLECTOR)) == (2, (3, 3, 2))
    unblocked(table)
    assert table.you.influence == 17


@CASES.of(PATROL)
def an_attack_on_a_location_wakes_it_as_well() -> None:
    table = at(Side(play=["Guard"]), Side(play=[PATROL, "House"], depleted=[PATROL]))
    table.me.attacks("Guard", target="House")
    wants(table.you)
    assert not table.is_depleted(PATROL)


@CASES.of("Quipmajig")
def its_insult_is_forgotten_in_the_next_turn() -> None:
    table = at(Side(play=["Quipmajig"]), Side(play=["Thief"], deck=["Rage"] * 3))
    uses(table.me, "Quipmajig", "INSULT")
    assert table.is_depleted("Thief")
    table = at(Side(hand=["Rest"], play=["Thief"]), Side(play=["Quipmajig"], deck=["Rage"] * 3))
    table.me.attacks("Thief")
    table.me.passes()
    uses(table.you, "Quipmajig", "INSULT")
    unblocked(table)
    assert table.you.influence == 20
    table.next_turn()
    table.next_turn()
    plays_rest(table)
    fights(table.me, "Thief")
    assert table.you.influence == 19


def plays_rest(table: Table) -> None:
    """My Thief is restored by a tactic, if it is still depleted."""
    if table.is_depleted("Thief"):
        deploys(table.me, "Rest", "Thief")


@CASES.of(RECYCLED)
def returned_to_the_hand_it_is_not_flipped() -> None:
    table = at(elite("It's a Trap!", play=[RECYCLED, "Gizmo"]))
    deploys(table.me, "It's a Trap!", "Gizmo", RECYCLED)
    assert (RECYCLED in table.me.hand, table.me.face_down) == (True, [])


@CASES.of("Schproingmajig")
def with_others_in_its_party_it_can_be_blocked() -> None:
    table = at(Side(play=["Schproingmajig", "Guard", "Monk"]), Side(play=["Big"]))
    uses(table.me, "Schproingmajig", "SCHPROING!", "Monk")
    table.me.attacks("Schproingmajig", "Guard")
    assert may_block(table) == ["Big"]


@CASES.of("Stuttershy")
def whoever_kills_it_its_player_chooses_about_the_majig() -> None:
    table = at(elite("Kill"), Side(play=["Stuttershy"]))
    deploys(table.me, "Kill", "Stuttershy")
    assert (table.me.influence, table.you.influence) == (21, 20)
    wants(table.you)
    assert (table.you.face_down, majigs(table.you), majigs(table.me)) == (["Stuttershy"], 1, 0)


@CASES.of("Stuttershy")
def leaving_otherwise_it_is_not_flipped() -> None:
    table = at(elite("It's a Trap!", play=["Stuttershy", "Gizmo"]))
    deploys(table.me, "It's a Trap!", "Gizmo", "Stuttershy")
    assert (table.you.influence, majigs(table.me)) == (20, 0)


@CASES.of("Topplemajig")
def who_is_not_in_its_battle_keeps_its_speed() -> None:
    table = at(Side(play=["Topplemajig", "Guard"]), Side(play=["Big", "Monk"]))
    table.me.attacks("Guard")
    table.you.blocks("Big")
    assert (table.speed("Big"), table.speed("Monk")) == (2, 1)


@CASES.of("Scavengemajig")
def in_whatever_way_it_leaves_only_its_players_items_return() -> None:
    table = at(elite("It's a Trap!", play=["Scavengemajig", "Gizmo"], discard=["Box"]),
               Side(discard=["Hat"]))  # fmt: skip
    deploys(table.me, "It's a Trap!", "Gizmo", "Scavengemajig")
    wants(table.me, "Box")
    assert sorted(table.me.hand) == ["Box", "Gizmo", "Scavengemajig"]


def test_limits_of_characters_of_the_gearsmith(only_card: str | None) -> None:
    CASES.run(only_card)
