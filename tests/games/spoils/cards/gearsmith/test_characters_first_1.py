"""Gearsmith characters: 1st Edition, the first part."""

from app.games.spoils.engine import Done
from tests.support.card_play import (
    deploys,
    ends_turn,
    found,
    host,
    is_offered,
    majigs,
    playable,
    refuses,
    saves,
    stats,
    uses,
    wants,
)
from tests.support.card_tables import elitism, my_turn_starts, set_up
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side

CASES = CardTests()
EPIPHANY = "3p1ph4ny 31f"
TOOLBOX = "700160x 31f"
TUBES = "A Series of Tubes"
INVENTOR = "Epiphanal Mechanic"
RESEARCHERS = {
    "Jo Ciendeilio": 3,
    "Research Assistant": 1,
    "Research Intern": 1,
    "Senior Research Assistant": 2,
    "Claywork Compendium": 2,
}
MOTHER = "Jo Ciendeilio, M07h3r 0f 1337"
SAGE = "Sagacious 31f"
SCAVENGER = "Scavengemajig"
GUARDING = "Securitymajig"
TOWERING = "Towering Researchmajig"


@CASES.of(EPIPHANY)
def both_players_may_play_a_card_for_free_as_it_enters_play() -> None:
    hand = ["Big", "Box", "Kill", "Elitism", "Scout"]
    table = set_up(elitism(EPIPHANY, *hand, icons=5), Side(hand=["Guard", "Gizmo", "Wait"]))
    deploys(table.me, EPIPHANY)
    assert is_offered(table.me)
    assert playable(table.me) == ["Big", "Box"], "no tactic, no resource, no unmet threshold"
    table.me.picks("Big")
    table.resolves()
    assert "Big" in table.me.play
    assert table.me.free == 0
    assert is_offered(table.you)
    assert playable(table.you) == ["Gizmo", "Guard"]
    table.you.picks("Guard")
    table.resolves()
    assert table.you.play == ["Guard"]


@CASES.of(EPIPHANY)
def the_opponent_plays_nothing_if_you_do_not() -> None:
    table = set_up(elitism(EPIPHANY, "Big"), Side(hand=["Guard"]))
    deploys(table.me, EPIPHANY)
    refuses(table.me)
    assert not is_offered(table.you)
    table = set_up(elitism(EPIPHANY, "Big"), Side(hand=["Guard"]))
    deploys(table.me, EPIPHANY)
    wants(table.me)
    refuses(table.you)
    assert (table.you.play, table.you.hand) == ([], ["Guard"])


@CASES.of("633fy 31f")
def it_is_played_after_two_other_cards_that_are_no_resources() -> None:
    table = set_up(elitism("633fy 31f", "Wait", "Guard"))
    assert not table.me.can_deploy("633fy 31f")
    deploys(table.me, "Wait")
    assert not table.me.can_deploy("633fy 31f")
    deploys(table.me, "Guard")
    deploys(table.me, "633fy 31f")
    assert (table.me.free, stats(table, "633fy 31f")) == (8, (4, 4, 3))


@CASES.of("633fy 31f")
def resources_and_cards_of_the_opponent_do_not_count() -> None:
    table = set_up(
        elitism("633fy 31f", "Wait", "Brilliant Insight", "Rage"), Side(hand=["Wait"] * 2)
    )
    table.me.deploys("Wait")
    table.you.deploys("Wait")
    table.resolves()
    assert not table.me.can_deploy("633fy 31f")
    faction = "The Tournament Faction"
    table = set_up(elitism("633fy 31f", "Wait", "Rage", faction=faction))
    deploys(table.me, "Wait")
    table.me.uses(faction, "RESOURCE")
    table.resolves()
    table.me.plays_resource("Rage")
    assert not table.me.can_deploy("633fy 31f")


@CASES.of("633fy 31f")
def cards_of_an_earlier_turn_do_not_count() -> None:
    table = set_up(elitism("633fy 31f", "Wait", "Guard"), Side(deck=["Rage"] * 2))
    deploys(table.me, "Wait")
    deploys(table.me, "Guard")
    assert table.me.can_deploy("633fy 31f")
    table.next_turn()
    table.next_turn()
    assert not table.me.can_deploy("633fy 31f")


@CASES.of(TOOLBOX)
def it_may_find_gear_for_up_to_five_and_wear_it() -> None:
    deck = ["Guard", "Heavy Plating", "Draconic Luteoderm Suit", "Luteoderm Armor", "Gizmo"]
    table = set_up(elitism(TOOLBOX, deck=deck))
    deploys(table.me, TOOLBOX)
    assert found(table.me) == ["Draconic Luteoderm Suit", "Luteoderm Armor"]
    table.me.picks("Luteoderm Armor")
    table.resolves()
    assert stats(table, TOOLBOX) == (3, 3, 3)
    assert "Luteoderm Armor" in table.you.was_shown
    assert "Luteoderm Armor" not in table.me.deck


@CASES.of(TOOLBOX)
def it_may_find_nothing() -> None:
    table = set_up(elitism(TOOLBOX, deck=["Luteoderm Armor"]))
    deploys(table.me, TOOLBOX)
    refuses(table.me)
    assert table.me.play == [TOOLBOX]
    assert table.me.deck == ["Luteoderm Armor"]


@CASES.of(TUBES)
def it_strengthens_all_other_nodes() -> None:
    table = set_up(
        Side(play=[TUBES, "Basic Node", "Guard", "Lugubrious Node"]), Side(play=["Clay Node"])
    )
    assert stats(table, TUBES) == (5, 5, 3)
    assert stats(table, "Basic Node") == (2, 2, 4)
    assert stats(table, "Clay Node") == (3, 2, 3)
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of(TUBES)
def it_takes_the_next_single_damage_of_a_node() -> None:
    table = set_up(elitism("Shot", play=[TUBES, "Basic Node", "Guard"]), Side(play=["Hub Node"]))
    table.me.uses(TUBES, "REDIRECT")
    assert sorted(table.me.choices()) == [TUBES, "Basic Node", "Hub Node"]
    table.me.picks("Hub Node")
    table.resolves()
    deploys(table.me, "Shot", "Hub Node")
    assert (table.damage("Hub Node"), table.damage(TUBES)) == (1, 1)


@CASES.of(TUBES)
def it_redirects_only_this_turn() -> None:
    table = set_up(elitism("Shot", play=[TUBES, "Hub Node"]), Side(deck=["Rage"]))
    uses(table.me, TUBES, "REDIRECT", "Hub Node")
    table.next_turn()
    table.next_turn()
    deploys(table.me, "Shot", "Hub Node")
    assert (table.damage("Hub Node"), table.damage(TUBES)) == (2, 0)


@CASES.of(TUBES, "Basic Node", "Clay Node", "Hub Node")
def as_it_enters_play_it_may_find_a_node() -> None:
    for name in (TUBES, "Basic Node", "Clay Node", "Hub Node"):
        for node in ("Lugubrious Node", "Basic Node", None):
            table = set_up(elitism(name, deck=["Lugubrious Node", "Guard", "Basic Node"]))
            deploys(table.me, name)
            if node is None:
                refuses(table.me)
                assert table.me.hand == []
                continue
            assert found(table.me) == ["Basic Node", "Lugubrious Node"]
            table.me.picks(node)
            table.resolves()
            assert table.me.hand == [node]
            assert node in table.you.was_shown
            assert table.me.free == 12 - {TUBES: 5, "Basic Node": 1, "Clay Node": 2}.get(name, 3)


@CASES.of(TUBES, "Basic Node", "Clay Node", "Hub Node")
def if_it_is_destroyed_so_are_all_other_nodes() -> None:
    for name in (TUBES, "Basic Node", "Clay Node", "Hub Node"):
        others = [it for it in ("Basic Node", "Hub Node") if it != name]
        table = set_up(
            elitism("Kill", play=[name, *others, "Guard", "Lugubrious Node"]),
            Side(play=["Basic Node", "Guard"]),
        )
        deploys(table.me, "Kill", name)
        assert sorted(table.me.play) == ["Guard", "Lugubrious Node"], name
        assert table.you.play == ["Guard"], name


@CASES.of(TUBES)
def it_takes_one_damage_only_and_the_rest_falls_where_it_was_meant() -> None:
    me = elitism("Shot", "Shot", play=[TUBES, "Hub Node", "Lugubrious Node"])
    table = set_up(me)
    assert table.life("Hub Node") == 5
    uses(table.me, TUBES, "REDIRECT", "Hub Node")
    deploys(table.me, "Shot", "Hub Node")
    deploys(table.me, "Shot", "Hub Node")
    assert (table.damage("Hub Node"), table.damage(TUBES)) == (3, 1)


@CASES.of(INVENTOR)
def it_finds_an_item() -> None:
    table = set_up(elitism(play=[INVENTOR], deck=["Gizmo", "Guard", "Box"]))
    uses(table.me, INVENTOR, "DEVELOPMENT")
    assert found(table.me) == ["Box", "Gizmo"]
    table.me.picks("Gizmo")
    assert (table.me.hand, table.me.free, table.is_depleted(INVENTOR)) == (["Gizmo"], 12, True)
    assert "Gizmo" in table.you.was_shown


@CASES.of(INVENTOR)
def it_plays_an_item_for_free() -> None:
    hand = ["Box", "Gizmo", "Guard", "Fat Pants"]
    table = set_up(elitism(*hand, play=[INVENTOR], icons=2))
    uses(table.me, INVENTOR, "DEPLOYMENT")
    assert playable(table.me) == ["Box", "Gizmo"]
    table.me.picks("Box")
    table.resolves()
    assert (sorted(table.me.play), table.me.free) == (["Box", INVENTOR], 2)
    table = set_up(elitism("Box", play=[INVENTOR]))
    uses(table.me, INVENTOR, "DEPLOYMENT")
    refuses(table.me)
    assert (table.me.hand, table.is_depleted(INVENTOR)) == (["Box"], True)


@CASES.of("Hub Node")
def it_grows_with_each_other_node() -> None:
    table = set_up(
        elitism("Hat", play=["Hub Node", "Basic Node", "Lugubrious Node", "Guard"]),
        Side(play=["Basic Node"]),
    )
    assert stats(table, "Hub Node") == (5, 5, 3)
    deploys(table.me, "Hat", "Guard")
    assert host(table, "Hat") == "Guard"
    assert stats(table, "Hub Node") == (5, 5, 3)


@CASES.of(*RESEARCHERS)
def its_research_reduces_the_next_cost_this_turn() -> None:
    for name, less in RESEARCHERS.items():
        table = set_up(elitism("Big", "Gizmo", play=[name]))
        uses(table.me, name, "RESEARCH")
        assert (table.me.free, table.is_depleted(name)) == (12, True)
        assert not table.me.can_use(name, "RESEARCH")
        assert saves(table, less), name


@CASES.of(*RESEARCHERS)
def its_research_is_lost_when_the_turn_ends() -> None:
    for name in RESEARCHERS:
        table = set_up(elitism("Big", "Gizmo", play=[name]), Side(deck=["Rage"] * 2))
        uses(table.me, name, "RESEARCH")
        table.next_turn()
        table.next_turn()
        assert saves(table, 0), name


@CASES.of("Jo Ciendeilio", MOTHER)
def two_cards_unique_as_jo_do_not_stay_together() -> None:
    for new, old in (("Jo Ciendeilio", MOTHER), (MOTHER, "Jo Ciendeilio")):
        table = set_up(elitism(new, play=[old]), Side(play=[old]))
        deploys(table.me, new)
        table.me.picks(new)
        table.resolves()
        assert (table.me.play, table.me.discard, table.you.play) == ([new], [old], [old])


@CASES.of("Micromajig Maker", "Micromajig Master", "Time Portal")
def majigs_may_be_put_into_play() -> None:
    for name, count in (("Micromajig Maker", 1), ("Micromajig Master", 2)):
        for agreed in (True, False):
            table = set_up(elitism(name))
            deploys(table.me, name)
            (wants if agreed else refuses)(table.me)
            assert majigs(table.me) == (count if agreed else 0)
    for agreed in (True, False):
        table = my_turn_starts(elitism(play=["Time Portal"]))
        (wants if agreed else refuses)(table.me)
        assert majigs(table.me) == int(agreed)
        if agreed:
            assert stats(table, MAJIG) == (1, 1, 3)
        ends_turn(table)
        assert not is_offered(table.me)


@CASES.of("Micromajig Master")
def three_majigs_are_sacrificed_for_any_card() -> None:
    name = "Micromajig Master"
    table = set_up(elitism(play=[name, *[MAJIG] * 3, "Guard"], deck=["Rage", "Gizmo", "Guard"]))
    uses(table.me, name, "TINY SACRIFICES")
    assert found(table.me) == ["Gizmo", "Guard", "Rage"]
    table.me.picks("Guard")
    assert (table.me.hand, majigs(table.me), table.me.discard) == (["Guard"], 0, [])
    table = set_up(
        elitism(play=[name, *[MAJIG] * 2, "Guard"], deck=["Rage"]), Side(play=[MAJIG] * 3)
    )
    assert not table.me.can_use(name, "TINY SACRIFICES")


@CASES.of("Micromajig Master", SAGE)
def who_searches_for_any_card_finds_one() -> None:
    name = "Micromajig Master"
    table = set_up(elitism(play=[name, *[MAJIG] * 3], deck=["Rage", "Gizmo"]))
    uses(table.me, name, "TINY SACRIFICES")
    assert Done() not in table.me.legal
    table = set_up(elitism(play=[SAGE, "Guard", "Big"], deck=["Rage", "Gizmo"]))
    table.me.attacks(SAGE, "Guard", "Big")
    table.me.agrees()
    assert Done() not in table.me.legal


@CASES.of(SCAVENGER)
def as_it_enters_and_leaves_it_may_return_an_item() -> None:
    table = set_up(
        elitism(SCAVENGER, "Kill", discard=["Gizmo", "Guard", "Box"]), Side(discard=["Hat"])
    )
    deploys(table.me, SCAVENGER)
    assert found(table.me) == ["Box", "Gizmo"]
    table.me.picks("Box")
    table.resolves()
    assert "Box" in table.me.hand
    deploys(table.me, "Kill", SCAVENGER)
    wants(table.me)
    assert sorted(table.me.hand) == ["Box", "Gizmo"]
    table = set_up(elitism(SCAVENGER, discard=["Gizmo"]))
    deploys(table.me, SCAVENGER)
    refuses(table.me)
    assert table.me.discard == ["Gizmo"]


@CASES.of("Scavengemajig")
def in_whatever_way_it_leaves_only_its_players_items_return() -> None:
    table = set_up(elitism("It's a Trap!", play=["Scavengemajig", "Gizmo"], discard=["Box"]),
               Side(discard=["Hat"]))  # fmt: skip
    deploys(table.me, "It's a Trap!", "Gizmo", "Scavengemajig")
    wants(table.me)
    assert sorted(table.me.hand) == ["Box", "Gizmo", "Scavengemajig"]


@CASES.of(GUARDING)
def it_blocks_covert_parties_and_grows_by_that() -> None:
    for attacker, strength in (("Thief", 4), ("Guard", 1)):
        table = set_up(Side(play=[GUARDING]), Side(play=[attacker], deck=["Rage"]), active=1)
        table.you.attacks(attacker)
        table.me.blocks(GUARDING)
        assert stats(table, GUARDING) == (strength, 4, 3)
        table.resolves()
        table.next_turn()
        assert stats(table, GUARDING) == (1, 4, 3)


@CASES.of("Topplemajig")
def its_opponents_in_a_battle_are_slower() -> None:
    table = set_up(Side(play=["Topplemajig", "Monk"]), Side(play=["Guard", "Big"]))
    table.me.attacks("Topplemajig", "Monk")
    assert table.speed("Guard") == 2
    table.you.blocks("Guard")
    assert (table.speed("Guard"), table.speed("Big")) == (1, 2)
    assert (table.speed("Topplemajig"), table.speed("Monk")) == (1, 1)
    table = set_up(Side(play=["Topplemajig"]), Side(play=["Guard", "Big"]), active=1)
    table.you.attacks("Guard")
    table.me.blocks("Topplemajig")
    assert (table.speed("Guard"), table.speed("Big")) == (1, 2)


@CASES.of("Topplemajig")
def who_is_not_in_its_battle_keeps_its_speed() -> None:
    table = set_up(Side(play=["Topplemajig", "Guard"]), Side(play=["Big", "Monk"]))
    table.me.attacks("Guard")
    table.you.blocks("Big")
    assert (table.speed("Big"), table.speed("Monk")) == (2, 1)


@CASES.of(TOWERING)
def it_may_get_a_token_as_your_turn_starts() -> None:
    for agreed in (True, False):
        table = my_turn_starts(elitism(play=[TOWERING]))
        (wants if agreed else refuses)(table.me)
        assert table.tokens(TOWERING) == int(agreed)
        table.me.ends_turn()
        table.resolves()
        assert not is_offered(table.me)


@CASES.of(TOWERING)
def each_token_reduces_the_next_cost_by_one() -> None:
    table = set_up(elitism("Big", "Gizmo", play=[TOWERING], tokens={TOWERING: 2}))
    uses(table.me, TOWERING, "RESEARCH")
    uses(table.me, TOWERING, "RESEARCH")
    assert (table.tokens(TOWERING), table.is_depleted(TOWERING)) == (0, False)
    assert not table.me.can_use(TOWERING, "RESEARCH")
    assert saves(table, 2)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
