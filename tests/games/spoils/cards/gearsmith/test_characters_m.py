"""Characters of the Gearsmith, from Master Mud Whisperer to Mundane Pupil."""

from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    ends_turn,
    found,
    is_offered,
    majigs,
    my_turn_starts,
    refuses,
    stats,
    uses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side

CASES = CardTests()


MASTER = "Master Mud Whisperer"


@CASES.of(MASTER)
def it_may_restore_all_its_side_as_the_turn_of_the_opponent_starts() -> None:
    for agreed in (True, False):
        table = at(
            elite(play=[MASTER, "Guard"], depleted=[MASTER, "Guard"]),
            Side(play=["Big"], depleted=["Big"]),
        )
        ends_turn(table)
        (wants if agreed else refuses)(table.me)
        assert [table.is_depleted(it) for it in (MASTER, "Guard")] == [not agreed] * 2
        assert table.is_depleted("Big")


MERBEGON = "Merbegon, the Insatiable Taxidermist"


@CASES.of(MERBEGON)
def it_may_stuff_a_character_that_enters_play_into_another() -> None:
    table = at(elite("Big", play=[MERBEGON, "Guard"]), Side(deck=["Rage"]))
    deploys(table.me, "Big")
    wants(table.me)
    assert table.me.discard == ["Big"]
    assert found(table.me) == ["Guard", MERBEGON]
    table.me.picks("Guard")
    table.resolves()
    assert stats(table, "Guard") == (5, 11, 2)
    table.next_turn()
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of(MERBEGON)
def both_its_offers_can_be_declined() -> None:
    table = at(elite("Big", play=[MERBEGON]))
    deploys(table.me, "Big")
    refuses(table.me)
    assert sorted(table.me.play) == ["Big", MERBEGON]
    assert not is_offered(table.me)
    table = at(elite("Big", play=[MERBEGON]))
    deploys(table.me, "Big")
    wants(table.me)
    refuses(table.me)
    assert (table.me.discard, stats(table, MERBEGON)) == (["Big"], (5, 5, 3))


@CASES.of(MERBEGON)
def it_attacks_at_once_and_is_a_character_that_enters_play() -> None:
    table = at(elite(MERBEGON, play=["Guard"]))
    deploys(table.me, MERBEGON)
    wants(table.me)
    assert table.me.discard == [MERBEGON]
    wants(table.me, "Guard")
    assert stats(table, "Guard") == (7, 8, 2)
    table = at(elite(MERBEGON), Side(hand=["Guard"], resources=9))
    deploys(table.me, MERBEGON)
    refuses(table.me)
    table.me.announces_attack()
    assert table.me.choices() == [MERBEGON]
    table = at(elite(play=[MERBEGON]), Side(hand=["Guard"], resources=9), active=1)
    deploys(table.you, "Guard")
    assert not is_offered(table.me)


@CASES.of("Micromajig Maker", "Micromajig Master", "Time Portal")
def majigs_may_be_put_into_play() -> None:
    for name, count in (("Micromajig Maker", 1), ("Micromajig Master", 2)):
        for agreed in (True, False):
            table = at(elite(name))
            deploys(table.me, name)
            (wants if agreed else refuses)(table.me)
            assert majigs(table.me) == (count if agreed else 0)
    for agreed in (True, False):
        table = my_turn_starts(elite(play=["Time Portal"]))
        (wants if agreed else refuses)(table.me)
        assert majigs(table.me) == int(agreed)
        if agreed:
            assert stats(table, MAJIG) == (1, 1, 3)
        ends_turn(table)
        assert not is_offered(table.me)


@CASES.of("Micromajig Master")
def three_majigs_are_sacrificed_for_any_card() -> None:
    name = "Micromajig Master"
    table = at(elite(play=[name, *[MAJIG] * 3, "Guard"], deck=["Rage", "Gizmo", "Guard"]))
    uses(table.me, name, "TINY SACRIFICES")
    assert found(table.me) == ["Gizmo", "Guard", "Rage"]
    table.me.picks("Guard")
    assert (table.me.hand, majigs(table.me), table.me.discard) == (["Guard"], 0, [])
    table = at(elite(play=[name, *[MAJIG] * 2, "Guard"], deck=["Rage"]), Side(play=[MAJIG] * 3))
    assert not table.me.can_use(name, "TINY SACRIFICES")


CONTAINER = "Micromajig Shipping Container"


@CASES.of(CONTAINER)
def five_majigs_come_out_if_it_is_destroyed() -> None:
    table = at(elite("Kill", play=[CONTAINER]))
    deploys(table.me, "Kill", CONTAINER)
    assert (majigs(table.me), majigs(table.you)) == (5, 0)
    table = at(Side(play=[CONTAINER]), elite("Kill"), active=1)
    deploys(table.you, "Kill", CONTAINER)
    assert majigs(table.me) == 5


@CASES.of(CONTAINER)
def none_come_out_if_it_leaves_otherwise() -> None:
    table = at(elite("It's a Trap!", play=[CONTAINER, "Gizmo"]))
    deploys(table.me, "It's a Trap!", CONTAINER)
    assert CONTAINER in table.me.hand
    assert majigs(table.me) == 0


MOUNTAIN = "Mountainous Golem"


@CASES.of(MOUNTAIN)
def it_is_removed_instead_of_staying_in_the_discard_pile() -> None:
    table = at(elite("Kill", play=[MOUNTAIN]))
    deploys(table.me, "Kill", MOUNTAIN)
    assert (MOUNTAIN in table.me.discard, table.me.out_of_game) == (False, [MOUNTAIN])
    table = at(elite(MOUNTAIN, play=["Lab of Luxury"]))
    uses(table.me, "Lab of Luxury", "INNOVATE")
    assert (MOUNTAIN in table.me.discard, table.me.out_of_game) == (False, [MOUNTAIN])


@CASES.of(MOUNTAIN)
def it_is_not_taken_over_and_flips_up_for_thirteen() -> None:
    table = at(Side(play=[MOUNTAIN]), Side(hand=["Steal"]), active=1)
    if table.you.can_deploy("Steal"):
        deploys(table.you, "Steal", MOUNTAIN)
    assert table.controller(MOUNTAIN) is table.me
    for icons in (11, 12):
        table = at(elite(face_down=[MOUNTAIN], icons=icons))
        assert table.me.can_deploy(MOUNTAIN, flip_up=True) is (icons == 12)
    deploys(table.me, MOUNTAIN, flip_up=True)
    assert (table.me.play, table.me.free) == ([MOUNTAIN], 0)
    assert stats(table, MOUNTAIN) == (13, 13, 1)


WANNABE = "Mud Whisperer Wannabe"


@CASES.of(WANNABE)
def as_it_blocks_it_may_restore_a_character() -> None:
    for agreed in (True, False):
        table = at(
            Side(play=[WANNABE, "Guard"], depleted=["Guard"]),
            Side(play=["Monk"]),
            active=1,
        )
        table.you.attacks("Monk")
        table.me.blocks(WANNABE)
        if agreed:
            assert found(table.me) == ["Guard", "Monk", WANNABE]
            table.me.picks("Guard")
        else:
            refuses(table.me)
        assert table.is_depleted("Guard") is not agreed
    table = at(Side(play=[WANNABE, "Big"]), Side(play=["Monk"]), active=1)
    table.you.attacks("Monk")
    table.me.blocks("Big")
    assert not is_offered(table.me)


ATTACHMENT = "Multi-Attachment Man"


@CASES.of(ATTACHMENT)
def as_it_is_destroyed_it_may_find_an_item() -> None:
    table = at(elite("Kill", play=[ATTACHMENT], deck=["Gizmo", "Guard"]))
    deploys(table.me, "Kill", ATTACHMENT)
    assert found(table.me) == ["Gizmo"]
    table.me.picks("Gizmo")
    assert table.me.hand == ["Gizmo"]
    assert "Gizmo" in table.you.was_shown
    table = at(elite("Kill", play=[ATTACHMENT], deck=["Gizmo"]))
    deploys(table.me, "Kill", ATTACHMENT)
    refuses(table.me)
    assert table.me.hand == []
    table = at(elite("It's a Trap!", play=[ATTACHMENT, "Gizmo"], deck=["Box"]))
    deploys(table.me, "It's a Trap!", ATTACHMENT)
    assert not is_offered(table.me)


GROWING = {
    "Mundane Pupil": (1, 3, (1, 1, 4), 1),
    "R3p347 0ff3nd3r": (3, 2, (2, 2, 3), 1),
    "Runic Whale": (5, 3, (5, 5, 3), 4),
}


@CASES.of(*GROWING)
def it_grows_if_more_is_paid_as_it_enters_play() -> None:
    for name, (cost, price, own, more) in GROWING.items():
        for agreed in (True, False):
            table = at(elite(name))
            deploys(table.me, name)
            (wants if agreed else refuses)(table.me)
            assert table.tokens(name) == int(agreed)
            assert table.me.free == 12 - cost - (price if agreed else 0)
            gain = more if agreed else 0
            assert stats(table, name) == (own[0] + gain, own[1] + gain, own[2])


def test_characters_of_the_gearsmith_m(only_card: str | None) -> None:
    CASES.run(only_card)
