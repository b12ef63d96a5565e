"""Gearsmith items: Shade of the Devoured Emperor."""

from tests.support.card_play import (
    deploys,
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
from tests.support.card_tables import elitism, my_turn_starts, set_up
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side

CASES = CardTests()
SUIT = "Draconic Luteoderm Suit"
BUNNY = "Frickin' Sweet Pogo-Bunny"
MACHINE = "Micromajigmakermachinemajig"
BOMB = "Pwny Bomb"
CHAIR = "Rocket Lawnchair"
JUNKER = "Runic Junker"
MAP = "Runic Map"


@CASES.of(SUIT)
def jo_wears_the_suit_for_nothing_and_others_for_two() -> None:
    for name, price in (("Jo Ciendeilio", 0), ("Guard", 2), ("Big", 2)):
        table = set_up(elitism(play=["Jo Ciendeilio", "Guard", SUIT], icons=4), Side(play=["Big"]))
        uses(table.me, SUIT, "EQUIP", name)
        assert (host(table, SUIT), table.me.free) == (name, 4 - price)


@CASES.of(SUIT)
def other_gear_that_is_played_may_draw_a_card() -> None:
    for agreed in (True, False):
        table = set_up(elitism("Hat", "Gizmo", play=[SUIT, "Guard"], deck=["Rage"] * 3))
        deploys(table.me, "Gizmo")
        assert not is_offered(table.me)
        deploys(table.me, "Hat", "Guard")
        (wants if agreed else refuses)(table.me)
        assert table.me.hand == ["Rage"] * int(agreed)
    side = elitism(play=[SUIT, "Guard"], deck=["Rage"])
    table = set_up(side, Side(hand=["Hat"], resources=3), active=1)
    deploys(table.you, "Hat", "Guard")
    wants(table.me)
    assert table.me.hand == ["Rage"]
    table = set_up(elitism(SUIT, play=["Guard"], deck=["Rage"]))
    deploys(table.me, SUIT)
    assert (table.me.hand, is_offered(table.me)) == ([], False)


@CASES.of(SUIT)
def gear_of_the_opponent_counts_and_its_own_arrival_does_not() -> None:
    table = set_up(
        Side(hand=["Hat"], resources=3, play=["Guard"]), elitism(play=[SUIT], deck=["Rage"])
    )
    deploys(table.me, "Hat", "Guard")
    wants(table.you)
    assert table.you.hand == ["Rage"]
    table = set_up(elitism(SUIT, play=["Guard"], deck=["Rage"]))
    deploys(table.me, SUIT)
    assert not is_offered(table.me)


@CASES.of(BUNNY)
def it_is_a_character_for_one_once_a_turn() -> None:
    table = set_up(elitism(play=[BUNNY]), Side(deck=["Rage"] * 2))
    assert not table.me.can_attack()
    uses(table.me, BUNNY, "RAAR!")
    assert (stats(table, BUNNY), table.me.free) == ((2, 2, 3), 11)
    assert not table.me.can_use(BUNNY, "RAAR!")
    assert table.me.can_attack()
    uses(table.me, BUNNY, "HIDE!")
    assert table.is_depleted(BUNNY)
    assert not table.me.can_use(BUNNY, "RAAR!"), "only once each turn"
    table.next_turn()
    assert table.me.can_use(BUNNY, "RAAR!") or table.asked is table.you
    table = set_up(elitism("Shot", play=[BUNNY]), Side(deck=["Rage"]))
    assert not table.me.can_deploy("Shot")
    uses(table.me, BUNNY, "RAAR!")
    table.me.attacks(BUNNY)
    may_block(table)
    table.resolves()
    assert table.you.influence == 18
    table.next_turn()
    assert not table.me.can_deploy("Shot")


@CASES.of(BUNNY)
def it_hides_in_its_hole_or_is_depleted() -> None:
    table = set_up(elitism(play=[BUNNY]), Side())
    uses(table.me, BUNNY, "INTO THE RABBIT HOLE...")
    assert (table.me.face_down, table.me.free) == ([BUNNY], 10)
    table = set_up(elitism(play=[BUNNY]))
    uses(table.me, BUNNY, "HIDE!")
    assert (table.is_depleted(BUNNY), table.me.free) == (True, 11)


@CASES.of(MACHINE)
def its_majig_comes_even_if_the_opponent_gets_a_harmless_one_or_none() -> None:
    for agreed in (True, False):
        table = set_up(elitism("Shot", play=[MACHINE]))
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
        table = set_up(elitism("Shot", play=[MACHINE, "Schproingmajig"]), Side(deck=["Rage"] * 2))
        table.me.uses(MACHINE, "RELEASE THE MAJIGS!")
        wants(table.you)
        uses(table.me, "Schproingmajig", "SCHPROING!", MAJIG)
        if later:
            table.next_turn()
            table.next_turn()
        deploys(table.me, "Shot", MAJIG)
        assert (majigs(table.me), majigs(table.you)) == (0, 0 if later else 1)


@CASES.of(BOMB)
def it_jumps_on_majigs_that_come() -> None:
    for agreed in (True, False):
        table = set_up(elitism("Surprising Nuisance", play=[BOMB]))
        deploys(table.me, "Surprising Nuisance")
        table.me.answers(0)
        for _ in range(2):
            (wants if agreed else refuses)(table.me)
        assert host(table, BOMB) == (MAJIG if agreed else None)
    table = set_up(elitism("Guard", play=[BOMB]))
    deploys(table.me, "Guard")
    assert not is_offered(table.me)
    table = set_up(elitism("Stuttershy", play=[BOMB]))
    deploys(table.me, "Stuttershy")
    wants(table.me)
    assert host(table, BOMB) == "Stuttershy"


@CASES.of(BOMB)
def it_blows_up_with_its_majig() -> None:
    table = set_up(elitism(play=[BOMB, MAJIG], attached={BOMB: MAJIG}), Side(play=["Big"]))
    uses(table.me, BOMB, "PWNED", "Big")
    assert (table.damage("Big"), table.me.play, table.me.discard) == (7, [], [BOMB])
    table = set_up(elitism(play=[BOMB, "Guard"], attached={BOMB: "Guard"}), Side(play=["Big"]))
    assert not table.me.can_use(BOMB, "PWNED")


@CASES.of(BOMB)
def it_moves_for_three() -> None:
    table = set_up(elitism(play=[BOMB, MAJIG, "Guard"], attached={BOMB: MAJIG}), Side(play=["Big"]))
    table.me.uses(BOMB, "MOVE")
    assert sorted(table.me.choices()) == ["Guard", MAJIG]
    table.me.picks("Guard")
    table.resolves()
    assert (host(table, BOMB), table.me.free) == ("Guard", 9)


@CASES.of(CHAIR)
def it_destroys_one_of_yours_and_a_whole_attacking_party() -> None:
    for target, left in (("Big", ["Monk"]), ("Monk", ["Big", "Guard"])):
        table = set_up(
            elitism(play=[CHAIR, "Thief"]), Side(play=["Big", "Guard", "Monk"]), active=1
        )
        table.you.attacks("Big", "Guard")
        table.you.passes()
        uses(table.me, CHAIR, "NO EJECT!", "Thief", target)
        assert sorted(table.you.play) == left
        assert sorted(table.me.discard) == [CHAIR, "Thief"]


@CASES.of(CHAIR, "Living God of Thabbash")
def the_rest_of_the_party_is_destroyed_after_the_picked_two() -> None:
    god = "Living God of Thabbash"
    for target, discarded in ((god, 1), ("Big", 2)):
        table = set_up(
            elitism("Box", "Hat", "Guard", play=[CHAIR, "Thief"]), Side(play=["Big", god]), active=1
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
        side = elitism(face_down=[CHAIR], icons=4) if flip_up else elitism(CHAIR, icons=4)
        table = set_up(side, Side(play=["Guard"]), active=1)
        table.you.attacks("Guard")
        table.you.passes()
        deploys(table.me, CHAIR, flip_up=flip_up)
        assert table.me.play == [CHAIR]
        assert table.me.free == 0


@CASES.of(JUNKER)
def the_opponent_picks_which_of_your_face_down_cards_may_be_played() -> None:
    for picked in ("Big", "Wait"):
        table = my_turn_starts(elitism(play=[JUNKER], face_down=["Big", "Wait"]))
        wants(table.me)
        assert table.asked is table.you
        assert sorted(table.you.choices()) == ["Big", "Wait"]
        table.you.picks(picked)
        table.resolves()
        if picked == "Big":
            wants(table.me)
            assert sorted(table.me.play) == ["Big", JUNKER]
        else:
            assert not is_offered(table.me)
        assert table.me.free in (9, 10)


@CASES.of(JUNKER)
def one_face_down_card_is_too_few_and_it_may_be_refused() -> None:
    table = my_turn_starts(elitism(play=[JUNKER], face_down=["Big"]))
    if is_offered(table.me):
        wants(table.me)
    assert (table.asked, table.me.face_down) == (table.me, ["Big"])
    table = my_turn_starts(elitism(play=[JUNKER], face_down=["Big", "Box"]))
    refuses(table.me)
    assert table.me.free == 14


@CASES.of(MAP)
def its_two_plans_use_it_up() -> None:
    table = set_up(elitism(MAP, "Rage", deck=["Elitism", "Gizmo"]))
    deploys(table.me, MAP)
    assert table.tokens(MAP) == 2
    uses(table.me, MAP, "PLAN")
    assert found(table.me) == ["Elitism"]
    table.me.picks("Elitism")
    assert ("Elitism" in table.me.hand, table.tokens(MAP), table.me.free) == (True, 1, 9)
    uses(table.me, MAP, "FOLLOW PLAN")
    plays_resource(table.me, "Rage")
    assert ("Rage" in table.me.resources, MAP in table.me.discard) == (True, True)
    assert table.me.free == 8


@CASES.of(MAP)
def a_face_down_resource_makes_a_new_plan() -> None:
    table = set_up(elitism(play=[MAP], face_down=["Gizmo"], tokens={MAP: 1}))
    uses(table.me, MAP, "NEW PLAN")
    assert (table.tokens(MAP), table.me.discard, table.me.face_down) == (2, ["Gizmo"], [])
    assert not table.me.can_use(MAP, "NEW PLAN")


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
