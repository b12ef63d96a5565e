"""Items of the Gearsmith, from Lugubrious Node to Runic Armor."""

from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    ends_turn,
    found,
    host,
    is_offered,
    majigs,
    may_block,
    plays_resource,
    refuses,
    stats,
    uses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side

CASES = CardTests()


@CASES.of("Lugubrious Node")
def it_shuffles_a_node_of_the_discard_pile_into_the_deck() -> None:
    name = "Lugubrious Node"
    table = at(elite(play=[name], discard=["Basic Node", "Guard"], deck=["Rage"]))
    uses(table.me, name, "RECONSTRUCT", "Basic Node")
    assert (sorted(table.me.deck), table.me.discard) == (["Basic Node", "Rage"], ["Guard"])
    assert (table.me.free, table.is_depleted(name)) == (11, True)
    assert not at(elite(play=[name], discard=["Guard"])).me.can_use(name, "RECONSTRUCT")
    table = at(elite("Kill", play=[name]))
    deploys(table.me, "Kill", name)
    assert name in table.me.discard, "other cards destroy it"


@CASES.of("Luteoderm Prototype")
def as_its_bearer_leaves_play_it_may_find_any_card() -> None:
    name = "Luteoderm Prototype"
    for agreed in (True, False):
        side = elite("Kill", play=["Guard", name], attached={name: "Guard"}, deck=["Rage", "Box"])
        table = at(side)
        deploys(table.me, "Kill", "Guard")
        if agreed:
            assert found(table.me) == ["Box", "Rage"]
            table.me.picks("Box")
        else:
            refuses(table.me)
        assert table.me.hand == ["Box"] * int(agreed)
    table = at(elite("Kill", play=["Guard", name], attached={name: "Guard"}, deck=["Rage"]))
    deploys(table.me, "Kill", name)
    assert not is_offered(table.me)


@CASES.of("Makeshift Contrivance")
def it_plays_a_resource_for_one() -> None:
    name = "Makeshift Contrivance"
    table = at(elite("Rage", "Gizmo", play=[name], icons=2))
    uses(table.me, name, "DEPLOY")
    plays_resource(table.me, "Gizmo", face_down=True)
    assert (table.me.face_down, table.me.hand) == (["Gizmo"], ["Rage"])
    assert (table.me.free, table.is_depleted(name)) == (2, True)


MACHINE = "Micromajigmakermachinemajig"


@CASES.of(MACHINE)
def its_majig_comes_even_if_the_opponent_gets_a_harmless_one_or_none() -> None:
    for agreed in (True, False):
        table = at(elite("Shot", play=[MACHINE]))
        table.me.uses(MACHINE, "RELEASE THE MAJIGS!")
        (wants if agreed else refuses)(table.you)
        table.resolves()
        assert (majigs(table.me), majigs(table.you)) == (1, int(agreed))
        assert table.is_depleted(MACHINE)
        uses(table.me, MACHINE, "PREPARE")
        assert (table.is_depleted(MACHINE), table.me.free) == (False, 10)


@CASES.of(MACHINE)
def damage_does_not_harm_the_majig_of_the_opponent_this_turn() -> None:
    for later in (False, True):
        table = at(elite("Shot", play=[MACHINE, "Schproingmajig"]), Side(deck=["Rage"] * 2))
        table.me.uses(MACHINE, "RELEASE THE MAJIGS!")
        wants(table.you)
        uses(table.me, "Schproingmajig", "SCHPROING!", MAJIG)
        if later:
            table.next_turn()
            table.next_turn()
        deploys(table.me, "Shot", MAJIG)
        assert (majigs(table.me), majigs(table.you)) == (0, 0 if later else 1)


@CASES.of("Mysterious Invasion")
def two_of_your_characters_take_another_with_them() -> None:
    name = "Mysterious Invasion"
    table = at(elite(play=[name, MAJIG, MAJIG]), Side(play=["Big"]))
    uses(table.me, name, "OVERWHELM", "Big")
    assert (table.me.play, table.you.discard) == ([name], ["Big"])
    assert table.is_depleted(name)
    assert not at(elite(play=[name, MAJIG]), Side(play=["Big"])).me.can_use(name, "OVERWHELM")


BEAR = "One-Legged Hopping Pogo-Bear"


@CASES.of(BEAR)
def it_is_a_character_for_two_and_covert_for_two_more() -> None:
    table = at(elite(play=[BEAR]), Side(play=["Guard"], deck=["Rage"]))
    uses(table.me, BEAR, "RAAR!")
    assert (stats(table, BEAR), table.me.free) == ((3, 3, 3), 10)
    uses(table.me, BEAR, "SCHPROING!")
    assert (table.is_covert(BEAR), table.me.free) == (True, 8)
    table.me.attacks(BEAR)
    assert may_block(table) == []
    table.resolves()
    assert table.you.influence == 17


@CASES.of(BEAR)
def it_hides_depleted_and_hops_only_in_your_turn() -> None:
    table = at(elite(play=[BEAR]))
    uses(table.me, BEAR, "RAAR!")
    uses(table.me, BEAR, "HIDE!")
    assert (table.is_depleted(BEAR), table.me.free, table.me.can_attack()) == (True, 9, False)
    table = at(elite(play=[BEAR]), Side(play=["Guard"]), active=1)
    table.you.attacks("Guard")
    table.you.passes()
    assert table.me.can_use(BEAR, "RAAR!")
    assert not table.me.can_use(BEAR, "SCHPROING!")


INSANITY = "P3pp3r 0f 1n54n17y"


@CASES.of(INSANITY)
def its_bearer_is_restored_as_the_turn_of_the_opponent_starts() -> None:
    table = at(
        Side(
            play=["Guard", INSANITY, "Monk"],
            attached={INSANITY: "Guard"},
            depleted=["Guard", "Monk"],
        )
    )
    ends_turn(table)
    assert not table.is_depleted("Guard")
    assert table.is_depleted("Monk")


@CASES.of(INSANITY)
def spat_out_it_strengthens_and_restores() -> None:
    table = at(
        Side(play=["Guard", INSANITY], attached={INSANITY: "Guard"}),
        Side(play=["Big"], depleted=["Big"], deck=["Rage"]),
    )
    uses(table.me, INSANITY, "SPIT OUT", "Big")
    assert (stats(table, "Big"), table.is_depleted("Big")) == ((6, 11, 2), False)
    table.next_turn()
    assert stats(table, "Big") == (3, 8, 2)


BOMB = "Pwny Bomb"


@CASES.of(BOMB)
def it_jumps_on_majigs_that_come() -> None:
    for agreed in (True, False):
        table = at(elite("Surprising Nuisance", play=[BOMB]))
        deploys(table.me, "Surprising Nuisance")
        table.me.answers(0)
        for _ in range(2):
            (wants if agreed else refuses)(table.me)
        assert host(table, BOMB) == (MAJIG if agreed else None)
    table = at(elite("Guard", play=[BOMB]))
    deploys(table.me, "Guard")
    assert not is_offered(table.me)
    table = at(elite("Stuttershy", play=[BOMB]))
    deploys(table.me, "Stuttershy")
    wants(table.me)
    assert host(table, BOMB) == "Stuttershy"


@CASES.of(BOMB)
def it_blows_up_with_its_majig() -> None:
    table = at(elite(play=[BOMB, MAJIG], attached={BOMB: MAJIG}), Side(play=["Big"]))
    uses(table.me, BOMB, "PWNED", "Big")
    assert (table.damage("Big"), table.me.play, table.me.discard) == (7, [], [BOMB])
    table = at(elite(play=[BOMB, "Guard"], attached={BOMB: "Guard"}), Side(play=["Big"]))
    assert not table.me.can_use(BOMB, "PWNED")


@CASES.of(BOMB)
def it_moves_for_three() -> None:
    table = at(elite(play=[BOMB, MAJIG, "Guard"], attached={BOMB: MAJIG}), Side(play=["Big"]))
    table.me.uses(BOMB, "MOVE")
    assert sorted(table.me.choices()) == ["Guard", MAJIG]
    table.me.picks("Guard")
    table.resolves()
    assert (host(table, BOMB), table.me.free) == ("Guard", 9)


CHAIR = "Rocket Lawnchair"


@CASES.of(CHAIR)
def it_destroys_one_of_yours_and_a_whole_attacking_party() -> None:
    for target, left in (("Big", ["Monk"]), ("Monk", ["Big", "Guard"])):
        table = at(elite(play=[CHAIR, "Thief"]), Side(play=["Big", "Guard", "Monk"]), active=1)
        table.you.attacks("Big", "Guard")
        table.you.passes()
        uses(table.me, CHAIR, "NO EJECT!", "Thief", target)
        assert sorted(table.you.play) == left
        assert sorted(table.me.discard) == [CHAIR, "Thief"]


@CASES.of(CHAIR, "Living God of Thabbash")
def the_rest_of_the_party_is_destroyed_after_the_picked_two() -> None:
    god = "Living God of Thabbash"
    for target, discarded in ((god, 1), ("Big", 2)):
        table = at(
            elite("Box", "Hat", "Guard", play=[CHAIR, "Thief"]), Side(play=["Big", god]), active=1
        )
        table.you.attacks("Big", god)
        table.you.passes()
        uses(table.me, CHAIR, "NO EJECT!", "Thief", target)
        while table.me.choices():
            table.me.picks(table.me.choices()[0])
        assert table.you.play == []
        assert len(table.me.hand) == 3 - discarded


@CASES.of(CHAIR)
def it_is_tactical_and_flips_up_for_four() -> None:
    for flip_up in (False, True):
        side = elite(face_down=[CHAIR], icons=4) if flip_up else elite(CHAIR, icons=4)
        table = at(side, Side(play=["Guard"]), active=1)
        table.you.attacks("Guard")
        table.you.passes()
        deploys(table.me, CHAIR, flip_up=flip_up)
        assert table.me.play == [CHAIR]
        assert table.me.free == 0


@CASES.of("Rudimentary Lathe")
def your_items_cost_one_less_down_to_one() -> None:
    hand = ["Box", "Hat", "Guard"]
    table = at(elite(*hand, play=["Rudimentary Lathe"]), Side(hand=["Gizmo"], resources=2))
    for name, free in (("Box", 8), ("Guard", 6), ("Hat", 5)):
        deploys(table.me, name)
        assert table.me.free == free, name
    ends_turn(table)
    deploys(table.you, "Gizmo")
    assert table.you.free == 0


RUNE = "Rune of Concealment"


@CASES.of(RUNE)
def it_may_die_for_a_character_that_battle_damage_destroys() -> None:
    for agreed in (True, False):
        table = at(elite(play=[RUNE, "Guard"]), Side(play=["Big"], deck=["Rage"]), active=1)
        table.you.attacks("Big")
        table.you.passes()
        uses(table.me, RUNE, "PROTECT", "Guard")
        may_block(table)
        table.me.sets("Guard")
        table.resolves()
        (wants if agreed else refuses)(table.me)
        assert ("Guard" in table.me.play) is agreed
        assert (RUNE in table.me.play) is not agreed
        assert table.me.free == 10


@CASES.of(RUNE)
def it_does_not_help_against_other_destruction() -> None:
    table = at(elite("Kill", play=[RUNE, "Guard"]))
    uses(table.me, RUNE, "PROTECT", "Guard")
    deploys(table.me, "Kill", "Guard")
    assert table.me.play == [RUNE]
    table = at(elite(face_down=[RUNE], icons=2))
    deploys(table.me, RUNE, flip_up=True)
    assert (table.me.play, table.me.free) == ([RUNE], 2)


@CASES.of("Runic Armor")
def five_icons_make_it_stronger() -> None:
    for icons, expected in ((4, (3, 5, 2)), (5, (5, 6, 2))):
        side = elite(play=["Guard", "Runic Armor"], attached={"Runic Armor": "Guard"}, icons=icons)
        assert stats(at(side), "Guard") == expected


def test_items_of_the_gearsmith_l_to_r(only_card: str | None) -> None:
    CASES.run(only_card)
