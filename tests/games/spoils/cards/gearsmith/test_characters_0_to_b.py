"""Characters of the Gearsmith, from 313373 M3ch4n1c to Braggadocian Aide."""

from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    ends_turn,
    fights,
    found,
    is_offered,
    majigs,
    my_turn_starts,
    playable,
    refuses,
    stats,
    uses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()

MECHANIC = "313373 M3ch4n1c"


@CASES.of(MECHANIC)
def it_repairs_an_item_whose_cost_is_paid_with_no_more_than_the_icons() -> None:
    table = at(
        elite(play=[MECHANIC], discard=["Gizmo", "Box", "Guard"], icons=6),
        Side(discard=["Hat"]),
    )
    table.me.uses(MECHANIC, "REPAIR")
    assert table.me.numbers() == [2, 3, 4, 5, 6]
    table.me.answers(5)
    assert sorted(table.me.choices()) == ["Box", "Gizmo"]
    table.me.picks("Box")
    table.resolves()
    assert (table.me.play, table.me.free) == (["Box"], 1)
    assert sorted(table.me.discard) == sorted([MECHANIC, "Gizmo", "Guard"])


@CASES.of(MECHANIC)
def it_counts_icons_and_not_resources() -> None:
    side = Side(play=[MECHANIC], discard=["Gizmo", "Box"], resources=["Elitism"] * 3 + ["Rage"] * 5)
    table = at(side)
    table.me.uses(MECHANIC, "REPAIR")
    assert table.me.numbers() == [2, 3]
    side.resources = ["Elitism", *["Rage"] * 5]
    assert not at(side).me.can_use(MECHANIC, "REPAIR")


TECHNICIAN = "3cc3n7r1c 73chn1c14n"


@CASES.of(TECHNICIAN)
def it_attacks_only_once_in_a_turn_even_if_it_is_restored() -> None:
    table = at(elite(play=[TECHNICIAN]), Side(deck=["Rage"] * 5))
    fights(table.me, TECHNICIAN)
    uses(table.me, TECHNICIAN, "RESTORE")
    assert (table.me.free, table.is_depleted(TECHNICIAN)) == (9, False)
    assert not table.me.can_attack()


@CASES.of(TECHNICIAN)
def it_assists_another_character_that_then_cannot_attack() -> None:
    table = at(elite(play=[TECHNICIAN, "Guard", "Big"], depleted=["Guard"]), Side(play=["Monk"]))
    table.me.uses(TECHNICIAN, "ASSIST")
    assert sorted(table.me.choices()) == ["Big", "Guard"]
    table.me.picks("Guard")
    table.resolves()
    assert not table.is_depleted("Guard")
    assert table.is_depleted(TECHNICIAN)
    table.me.announces_attack()
    assert table.me.choices() == ["Big"]


@CASES.of(TECHNICIAN)
def it_restores_itself_with_three_icons_only() -> None:
    for icons in (2, 3):
        resources = ["Elitism"] * icons + ["Rage"] * 3
        table = at(Side(play=[TECHNICIAN], depleted=[TECHNICIAN], resources=resources))
        assert table.me.can_use(TECHNICIAN, "RESTORE") is (icons == 3)


EPIPHANY = "3p1ph4ny 31f"


@CASES.of(EPIPHANY)
def both_players_may_play_a_card_for_free_as_it_enters_play() -> None:
    hand = ["Big", "Box", "Kill", "Elitism", "Scout"]
    table = at(elite(EPIPHANY, *hand, icons=5), Side(hand=["Guard", "Gizmo", "Wait"]))
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
    table = at(elite(EPIPHANY, "Big"), Side(hand=["Guard"]))
    deploys(table.me, EPIPHANY)
    refuses(table.me)
    assert not is_offered(table.you)
    table = at(elite(EPIPHANY, "Big"), Side(hand=["Guard"]))
    deploys(table.me, EPIPHANY)
    wants(table.me)
    refuses(table.you)
    assert (table.you.play, table.you.hand) == ([], ["Guard"])


@CASES.of("4p7 31f")
def it_gains_one_strength_and_life_while_it_bears_gear() -> None:
    assert stats(at(Side(play=["4p7 31f"])), "4p7 31f") == (2, 2, 3)
    for count in (1, 2):
        hats = ["Hat"] * count
        table = at(Side(play=["4p7 31f", *hats], attached={"Hat": "4p7 31f"}))
        assert stats(table, "4p7 31f") == (3, 3, 3)


@CASES.of("4p7 31f")
def gear_played_on_it_may_detach_a_resource() -> None:
    table = at(elite("Hat", play=["4p7 31f", "Guard"], icons=3))
    deploys(table.me, "Hat", "4p7 31f")
    assert table.me.free == 2
    wants(table.me)
    assert table.me.free == 3
    table = at(elite("Hat", play=["4p7 31f", "Guard"], icons=3))
    deploys(table.me, "Hat", "4p7 31f")
    refuses(table.me)
    assert table.me.free == 2


@CASES.of("4p7 31f")
def gear_played_on_others_detaches_nothing() -> None:
    table = at(elite("Hat", play=["4p7 31f", "Guard"], icons=3))
    deploys(table.me, "Hat", "Guard")
    assert not is_offered(table.me)


@CASES.of("4rm0r3d 31f")
def it_falls_apart_into_majigs_and_loses_life() -> None:
    table = at(elite(play=["4rm0r3d 31f"]))
    for count in (1, 2, 3, 4):
        uses(table.me, "4rm0r3d 31f", "FALL APART")
        assert majigs(table.me) == count
        assert table.tokens("4rm0r3d 31f") == count
        assert stats(table, "4rm0r3d 31f") == (3, 5 - count, 3)
        assert table.me.free == 12 - count
    uses(table.me, "4rm0r3d 31f", "FALL APART")
    assert majigs(table.me) == 5
    assert table.me.discard == ["4rm0r3d 31f"], "no life is left"


@CASES.of("5n4p")
def a_majig_comes_when_it_is_restored() -> None:
    table = at(elite("Rest", play=["5n4p", "Guard"], depleted=["5n4p"]))
    deploys(table.me, "Rest", "5n4p")
    assert majigs(table.me) == 1


@CASES.of("5n4p")
def no_majig_comes_if_it_was_not_depleted_or_another_is_restored() -> None:
    table = at(elite("Rest", "Rest", play=["5n4p", "Guard"], depleted=["Guard"]))
    deploys(table.me, "Rest", "5n4p")
    deploys(table.me, "Rest", "Guard")
    assert majigs(table.me) == 0


@CASES.of("633fy 31f")
def it_is_played_after_two_other_cards_that_are_no_resources() -> None:
    table = at(elite("633fy 31f", "Wait", "Guard"))
    assert not table.me.can_deploy("633fy 31f")
    deploys(table.me, "Wait")
    assert not table.me.can_deploy("633fy 31f")
    deploys(table.me, "Guard")
    deploys(table.me, "633fy 31f")
    assert (table.me.free, stats(table, "633fy 31f")) == (8, (4, 4, 3))


@CASES.of("633fy 31f")
def resources_and_cards_of_the_opponent_do_not_count() -> None:
    table = at(elite("633fy 31f", "Wait", "Brilliant Insight", "Rage"), Side(hand=["Wait"] * 2))
    table.me.deploys("Wait")
    table.you.deploys("Wait")
    table.resolves()
    assert not table.me.can_deploy("633fy 31f")
    faction = "The Tournament Faction"
    table = at(elite("633fy 31f", "Wait", "Rage", faction=faction))
    deploys(table.me, "Wait")
    table.me.uses(faction, "RESOURCE")
    table.resolves()
    table.me.plays_resource("Rage")
    assert not table.me.can_deploy("633fy 31f")


TOOLBOX = "700160x 31f"


@CASES.of(TOOLBOX)
def it_may_find_gear_for_up_to_five_and_wear_it() -> None:
    deck = ["Guard", "Heavy Plating", "Draconic Luteoderm Suit", "Luteoderm Armor", "Gizmo"]
    table = at(elite(TOOLBOX, deck=deck))
    deploys(table.me, TOOLBOX)
    assert found(table.me) == ["Draconic Luteoderm Suit", "Luteoderm Armor"]
    table.me.picks("Luteoderm Armor")
    table.resolves()
    assert stats(table, TOOLBOX) == (3, 3, 3)
    assert "Luteoderm Armor" in table.you.was_shown
    assert "Luteoderm Armor" not in table.me.deck


@CASES.of(TOOLBOX)
def it_may_find_nothing() -> None:
    table = at(elite(TOOLBOX, deck=["Luteoderm Armor"]))
    deploys(table.me, TOOLBOX)
    refuses(table.me)
    assert table.me.play == [TOOLBOX]
    assert table.me.deck == ["Luteoderm Armor"]


TUBES = "A Series of Tubes"


@CASES.of(TUBES)
def it_strengthens_all_other_nodes() -> None:
    table = at(
        Side(play=[TUBES, "Basic Node", "Guard", "Lugubrious Node"]), Side(play=["Clay Node"])
    )
    assert stats(table, TUBES) == (5, 5, 3)
    assert stats(table, "Basic Node") == (2, 2, 4)
    assert stats(table, "Clay Node") == (3, 2, 3)
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of(TUBES)
def it_takes_the_next_single_damage_of_a_node() -> None:
    table = at(elite("Shot", play=[TUBES, "Basic Node", "Guard"]), Side(play=["Hub Node"]))
    table.me.uses(TUBES, "REDIRECT")
    assert sorted(table.me.choices()) == [TUBES, "Basic Node", "Hub Node"]
    table.me.picks("Hub Node")
    table.resolves()
    deploys(table.me, "Shot", "Hub Node")
    assert (table.damage("Hub Node"), table.damage(TUBES)) == (1, 1)


@CASES.of(TUBES)
def it_redirects_only_this_turn() -> None:
    table = at(elite("Shot", play=[TUBES, "Hub Node"]), Side(deck=["Rage"]))
    uses(table.me, TUBES, "REDIRECT", "Hub Node")
    table.next_turn()
    table.next_turn()
    deploys(table.me, "Shot", "Hub Node")
    assert (table.damage("Hub Node"), table.damage(TUBES)) == (2, 0)


@CASES.of(TUBES, "Basic Node", "Clay Node", "Hub Node")
def as_it_enters_play_it_may_find_a_node() -> None:
    for name in (TUBES, "Basic Node", "Clay Node", "Hub Node"):
        for node in ("Lugubrious Node", "Basic Node", None):
            table = at(elite(name, deck=["Lugubrious Node", "Guard", "Basic Node"]))
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
        table = at(
            elite("Kill", play=[name, *others, "Guard", "Lugubrious Node"]),
            Side(play=["Basic Node", "Guard"]),
        )
        deploys(table.me, "Kill", name)
        assert sorted(table.me.play) == ["Guard", "Lugubrious Node"], name
        assert table.you.play == ["Guard"], name


@CASES.of("Accumulation Majig")
def it_gets_a_token_each_turn_and_must_be_paid_for() -> None:
    majig = "Accumulation Majig"
    table = at(elite(play=[majig], icons=3), Side(deck=["Rage"] * 3))
    ends_turn(table)
    assert table.tokens(majig) == 1
    ends_turn(table)
    wants(table.me)
    assert (table.me.free, table.tokens(majig), table.me.play) == (2, 1, [majig])
    ends_turn(table)
    assert table.tokens(majig) == 2
    ends_turn(table)
    refuses(table.me)
    assert (table.me.play, table.me.discard, table.me.free) == ([], [majig], 2)


@CASES.of("Accumulation Majig")
def it_is_lost_if_too_few_resources_are_free() -> None:
    majig = "Accumulation Majig"
    table = my_turn_starts(elite(play=[majig], icons=2, tokens={majig: 3}))
    assert table.me.discard == [majig]


@CASES.of("Accumulation Majig")
def three_remove_a_token() -> None:
    majig = "Accumulation Majig"
    table = at(elite(play=[majig], icons=4, tokens={majig: 2}))
    uses(table.me, majig, "FEED")
    assert (table.me.free, table.tokens(majig)) == (1, 1)
    assert not table.me.can_use(majig, "FEED")


@CASES.of("Acuminous Gigantitect")
def its_grand_design_reduces_the_next_cost_by_six() -> None:
    name = "Acuminous Gigantitect"
    table = at(elite("Luteoderm Goliath", "Wait", "Gizmo", play=[name]))
    uses(table.me, name, "GRAND DESIGN", "Wait")
    assert (table.me.free, table.me.discard, table.is_depleted(name)) == (10, ["Wait"], True)
    deploys(table.me, "Luteoderm Goliath", name)
    assert table.me.free == 8
    deploys(table.me, "Gizmo")
    assert table.me.free == 6
    assert not at(elite(play=[name])).me.can_use(name, "GRAND DESIGN"), "nothing to discard"


@CASES.of("Adjunct Artisan")
def it_makes_the_next_item_or_ability_of_an_item_cheaper() -> None:
    table = at(elite("Guard", "Box", "Gizmo", play=["Adjunct Artisan"]))
    uses(table.me, "Adjunct Artisan", "FABRICATE")
    deploys(table.me, "Guard")
    assert table.me.free == 10, "not for a character"
    deploys(table.me, "Box")
    assert table.me.free == 7
    deploys(table.me, "Gizmo")
    assert table.me.free == 5
    table = at(elite(play=["Adjunct Artisan", "Box"]))
    uses(table.me, "Adjunct Artisan", "FABRICATE")
    uses(table.me, "Box", "OPEN")
    assert table.me.free == 11


@CASES.of("Aristocratic Artificer")
def it_finds_elitism_for_one() -> None:
    name = "Aristocratic Artificer"
    table = at(elite(play=[name], deck=["Rage", "Elitism", "Arrogance"]))
    uses(table.me, name, "SNUB")
    assert found(table.me) == ["Elitism"]
    table.me.picks("Elitism")
    assert (table.me.hand, table.me.free, table.is_depleted(name)) == (["Elitism"], 11, True)
    assert "Elitism" in table.you.was_shown


MUD = "Assistant Mud Whisperer"


@CASES.of(MUD)
def as_the_turn_of_the_opponent_starts_it_may_restore_any_character() -> None:
    for name in ("Guard", "Big"):
        table = at(
            elite(play=[MUD, "Guard"], depleted=["Guard"]),
            Side(play=["Big"], depleted=["Big"]),
        )
        ends_turn(table)
        assert found(table.me) == [MUD, "Big", "Guard"]
        table.me.picks(name)
        table.resolves()
        assert not table.is_depleted(name)
        assert table.is_depleted("Guard") is (name == "Big")


@CASES.of(MUD)
def it_may_restore_none_and_waits_in_its_own_turn() -> None:
    table = at(elite(play=[MUD, "Guard"], depleted=["Guard"]))
    ends_turn(table)
    refuses(table.me)
    assert table.is_depleted("Guard")
    ends_turn(table)
    assert not is_offered(table.me)


AIDE = "Braggadocian Aide"


@CASES.of(AIDE)
def it_may_detach_a_resource_as_the_turn_of_the_opponent_starts() -> None:
    table = at(elite("Gizmo", play=[AIDE], icons=4))
    deploys(table.me, "Gizmo")
    ends_turn(table)
    assert table.me.free == 2
    wants(table.me, "Elitism")
    assert table.me.free == 3
    ends_turn(table)
    assert not is_offered(table.me)


@CASES.of(AIDE)
def it_provides_an_icon_but_is_no_resource() -> None:
    table = at(Side(hand=["Contriving Engineer"], play=[AIDE], resources=4))
    assert table.me.can_deploy("Contriving Engineer")
    assert not at(Side(hand=["Contriving Engineer"], resources=4)).me.can_deploy(
        "Contriving Engineer"
    )
    assert table.me.free == 4


def test_characters_of_the_gearsmith_0_to_b(only_card: str | None) -> None:
    CASES.run(only_card)
