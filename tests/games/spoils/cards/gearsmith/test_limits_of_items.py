"""Whom and when items and locations of the Gearsmith leave alone."""

from app.games.spoils.engine import Done
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
    settles,
    stats,
    uses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side

CASES = CardTests()
FAB = "Contrabulous Fabtraption"
SUIT = "Draconic Luteoderm Suit"
RAY = "Ensmallment Ray"
GIMCRACK = "Gewgawed Gimcrack"
NODE = "Lugubrious Node"
CANNON = "Runic Cannon"
MATRIX = "Subversion Matrix"
RECYCLING = "Micromajig Recycling Station"
PLAFOND = "Hypnotic Plafond"


@CASES.of(FAB)
def without_elitism_in_the_deck_nothing_is_destroyed_at_the_end() -> None:
    table = at(elite(play=[FAB], icons=3, deck=["Rage"]))
    uses(table.me, FAB, "RUNE OF ACCELERATION")
    ends_turn(table)
    assert len(table.me.resources) == 3


@CASES.of(FAB)
def an_item_that_is_a_golem_dies_like_a_character_and_is_an_item_again_next_turn() -> None:
    table = at(elite("Shot", play=[FAB, "Gizmo"]))
    uses(table.me, FAB, "RUNE OF ANIMATION", "Gizmo")
    assert stats(table, "Gizmo") == (2, 2, 3)
    deploys(table.me, "Shot", "Gizmo")
    assert "Gizmo" in table.me.discard
    table = at(elite("Shot", play=[FAB, "Box"]), Side(play=["Guard"], deck=["Rage"] * 2))
    uses(table.me, FAB, "RUNE OF ANIMATION", "Box")
    table.next_turn()
    table.next_turn()
    table.me.deploys("Shot")
    assert "Box" not in table.me.choices()


@CASES.of(SUIT)
def gear_of_the_opponent_counts_and_its_own_arrival_does_not() -> None:
    table = at(Side(hand=["Hat"], resources=3, play=["Guard"]), elite(play=[SUIT], deck=["Rage"]))
    deploys(table.me, "Hat", "Guard")
    wants(table.you)
    assert table.you.hand == ["Rage"]
    table = at(elite(SUIT, play=["Guard"], deck=["Rage"]))
    deploys(table.me, SUIT)
    assert not is_offered(table.me)


@CASES.of(RAY)
def a_character_for_one_still_costs_one_and_small_ones_die() -> None:
    table = at(elite("Monk", play=[RAY]))
    deploys(table.me, "Monk")
    assert table.me.free == 11
    assert table.me.discard == ["Monk"], "no life is left"


@CASES.of("Epiphany Ball")
def a_search_for_any_card_finds_one() -> None:
    table = at(elite(play=["Epiphany Ball"], deck=["Rage", "Gizmo"]))
    uses(table.me, "Epiphany Ball", "SUDDEN INSIGHT")
    assert Done() not in table.me.legal


@CASES.of(GIMCRACK)
def without_tokens_it_destroys_what_costs_nothing() -> None:
    table = at(elite(play=[GIMCRACK, "Guard"]), Side(play=[MAJIG, "Tiny Sarume", "Monk"]))
    uses(table.me, GIMCRACK, "DO...SOMETHING!")
    assert (majigs(table.you), table.you.play) == (0, ["Monk"])
    assert table.me.play == ["Guard"]


@CASES.of(NODE)
def what_is_no_node_destroys_it() -> None:
    table = at(elite("Kill", play=[NODE]))
    deploys(table.me, "Kill", NODE)
    assert NODE in table.me.discard


@CASES.of(NODE)
def it_does_not_shuffle_nodes_of_the_opponent() -> None:
    table = at(elite(play=[NODE], discard=["Gizmo"]), Side(discard=["Basic Node"]))
    assert not table.me.can_use(NODE, "RECONSTRUCT")


@CASES.of("Mysterious Invasion")
def its_price_is_two_characters_of_its_player() -> None:
    name = "Mysterious Invasion"
    table = at(elite(play=[name, "Guard"]), Side(play=["Big", "Monk"]))
    assert not table.me.can_use(name, "OVERWHELM")
    table = at(elite(play=[name, "Guard", "Thief"]))
    assert not table.me.can_use(name, "OVERWHELM"), "nobody would be left to pick"


@CASES.of("Rudimentary Lathe")
def characters_abilities_and_the_opponents_items_cost_as_usual() -> None:
    table = at(elite("Guard", play=["Rudimentary Lathe", "Box"]))
    deploys(table.me, "Guard")
    uses(table.me, "Box", "OPEN")
    assert table.me.free == 7
    table = at(elite("Gizmo"), Side(play=["Rudimentary Lathe"]))
    deploys(table.me, "Gizmo")
    assert table.me.free == 10


@CASES.of(CANNON)
def unloaded_it_hurts_nobody_and_loses_its_tokens_with_the_shot() -> None:
    table = at(elite(play=[CANNON]), Side(play=["Guard"]))
    uses(table.me, CANNON, "FIRE", "Guard")
    assert (table.damage("Guard"), table.is_depleted(CANNON)) == (0, True)
    table = at(elite(play=[CANNON], tokens={CANNON: 2}), Side(play=["Big"]))
    uses(table.me, CANNON, "FIRE", "Big")
    assert (table.damage("Big"), table.tokens(CANNON)) == (2, 0)


@CASES.of("Runic Field Enhancer")
def gear_of_the_opponent_and_other_items_do_not_count() -> None:
    name = "Runic Field Enhancer"
    table = at(
        elite(play=[name, "Guard", "Gizmo"]), Side(play=["Monk", "Hat"], attached={"Hat": "Monk"})
    )
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of("Spackle")
def less_damage_is_all_removed() -> None:
    table = at(elite(play=["Spackle", "House"], damage={"House": 1}))
    uses(table.me, "Spackle", "REPAIR", "House")
    assert table.damage("House") == 0


@CASES.of(MATRIX)
def its_bearers_keywords_are_gone_and_come_back() -> None:
    table = at(elite("Kill", play=[MATRIX], attached={MATRIX: "Thief"}), Side(play=["Thief"]))
    assert not table.is_covert("Thief")
    deploys(table.me, "Kill", MATRIX)
    assert table.is_covert("Thief")


@CASES.of("Spiky Atlasphere")
def its_bearer_blocking_destroys_nobody() -> None:
    name = "Spiky Atlasphere"
    table = at(Side(play=["Big"]), Side(play=["Guard", name], attached={name: "Guard"}))
    table.me.attacks("Big")
    table.you.blocks("Guard")
    assert table.me.play == ["Big"]


@CASES.of(RECYCLING)
def even_no_majig_at_all_saves_one() -> None:
    table = my_turn_starts(elite("Big", "Gizmo", play=[RECYCLING]))
    assert is_offered(table.me)
    table.me.agrees()
    assert table.me.numbers() == [0]
    table.me.answers(0)
    settles(table)
    deploys(table.me, "Big")
    assert table.me.free == 9


@CASES.of(PLAFOND)
def locations_and_damage_of_others_are_not_spared() -> None:
    table = at(Side(play=["Thief"]), Side(play=[PLAFOND, "House"]))
    fights(table.me, "Thief", target="House")
    assert table.damage("House") == 1
    table = at(Side(play=["Thief", "Guard"]), Side(play=[PLAFOND]))
    fights(table.me, "Thief", "Guard")
    assert table.you.influence == 17


@CASES.of("Abandoned Testing Complex", "Time Portal")
def nothing_happens_as_the_opponents_turn_starts() -> None:
    for name in ("Abandoned Testing Complex", "Time Portal"):
        table = at(elite("Rage", play=[name]), Side(deck=["Rage"]))
        ends_turn(table)
        assert not is_offered(table.me)


@CASES.of("Workshop")
def it_need_not_search_and_asks_for_a_card_to_remove() -> None:
    table = at(elite(play=["Workshop"], discard=["Gizmo"], deck=["Box", "Rage"]))
    uses(table.me, "Workshop", "CONSTRUCT")
    refuses(table.me)
    assert (table.me.out_of_game, table.me.deck) == (["Gizmo"], ["Box", "Rage"])
    assert not at(elite(play=["Workshop"])).me.can_use("Workshop", "CONSTRUCT")


@CASES.of("53cur17y 5y573m")
def covert_characters_still_block_only_covert_parties() -> None:
    table = at(Side(play=["Guard"]), Side(play=["53cur17y 5y573m", "Thief", "Big"]))
    table.me.attacks("Guard")
    assert may_block(table) == ["Big"]


@CASES.of("Tri-Pole Magnet")
def it_needs_gear_in_its_players_pile() -> None:
    name = "Tri-Pole Magnet"
    me = elite(play=["Guard", name], attached={name: "Guard"}, discard=["Gizmo"])
    assert not at(me, Side(discard=["Hat"])).me.can_use(name, "GRAPPLE")


def test_limits_of_items_of_the_gearsmith(only_card: str | None) -> None:
    CASES.run(only_card)
