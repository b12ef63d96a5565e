"""Characters of the Gearsmith, from the Horsemajigs to Mundane Pupil."""

from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    ends_turn,
    found,
    is_offered,
    majigs,
    may_block,
    my_turn_starts,
    refuses,
    saves,
    stats,
    uses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import MAJIG
from tests.support.scenario import Side

CASES = CardTests()

HORSES = {
    "Horsemajig of the Apocalypse - Death": ((2, 3, 4), (1, 1, 1)),
    "Horsemajig of the Apocalypse - Famine": ((1, 2, 4), (0, 0, 1)),
    "Horsemajig of the Apocalypse - Pestilence": ((1, 3, 3), (0, 1, 0)),
    "Horsemajig of the Apocalypse - War": ((2, 2, 3), (1, 0, 0)),
}


@CASES.of(*HORSES)
def it_helps_all_other_horsemajigs_and_not_itself() -> None:
    for name, (own, more) in HORSES.items():
        table = at(Side(play=[name, "Stuttershy", "Guard"]))
        assert stats(table, name) == own
        assert stats(table, "Stuttershy") == (more[0], 1 + more[1], 3 + more[2])
        assert stats(table, "Guard") == (2, 3, 2)
        table = at(Side(play=[name]), Side(play=["Stuttershy"]))
        assert stats(table, "Stuttershy") == (more[0], 1 + more[1], 3 + more[2])


@CASES.of(*HORSES)
def all_four_together_help_each_other() -> None:
    table = at(Side(play=[*HORSES]))
    for name, (own, more) in HORSES.items():
        total = [sum(it[1][n] for it in HORSES.values()) for n in range(3)]
        assert stats(table, name) == tuple(
            mine + every - given for mine, every, given in zip(own, total, more, strict=True)
        )


INCONSPICUOUS = "Inconspicuous Golem"


@CASES.of(INCONSPICUOUS)
def with_a_token_for_one_it_blocks_covert_parties() -> None:
    table = at(elite(INCONSPICUOUS))
    deploys(table.me, INCONSPICUOUS)
    wants(table.me)
    assert (table.me.free, table.tokens(INCONSPICUOUS)) == (9, 1)
    table = at(elite(INCONSPICUOUS))
    deploys(table.me, INCONSPICUOUS)
    refuses(table.me)
    assert (table.me.free, table.tokens(INCONSPICUOUS)) == (10, 0)
    for tokens in (0, 1):
        table = at(
            Side(play=[INCONSPICUOUS], tokens={INCONSPICUOUS: tokens}),
            Side(play=["Thief"]),
            active=1,
        )
        table.you.attacks("Thief")
        assert may_block(table) == ([INCONSPICUOUS] if tokens else [])
        table = at(
            Side(play=[INCONSPICUOUS], tokens={INCONSPICUOUS: tokens}),
            Side(play=["Guard"]),
            active=1,
        )
        table.you.attacks("Guard")
        assert may_block(table) == [INCONSPICUOUS]


@CASES.of("Ingenious Tinker")
def as_it_enters_play_the_next_cost_is_three_less() -> None:
    table = at(elite("Ingenious Tinker", "Big", "Gizmo"))
    deploys(table.me, "Ingenious Tinker")
    assert table.me.free == 6
    assert saves(table, 3)
    table = at(elite("Ingenious Tinker", "Big", "Gizmo", icons=18), Side(deck=["Rage"] * 2))
    deploys(table.me, "Ingenious Tinker")
    table.next_turn()
    table.next_turn()
    assert saves(table, 0)


RESEARCHERS = {
    "Jo Ciendeilio": 3,
    "Research Assistant": 1,
    "Research Intern": 1,
    "Senior Research Assistant": 2,
    "Claywork Compendium": 2,
}


@CASES.of(*RESEARCHERS)
def its_research_reduces_the_next_cost_this_turn() -> None:
    for name, less in RESEARCHERS.items():
        table = at(elite("Big", "Gizmo", play=[name]))
        uses(table.me, name, "RESEARCH")
        assert (table.me.free, table.is_depleted(name)) == (12, True)
        assert not table.me.can_use(name, "RESEARCH")
        assert saves(table, less), name


@CASES.of(*RESEARCHERS)
def its_research_is_lost_when_the_turn_ends() -> None:
    for name in RESEARCHERS:
        table = at(elite("Big", "Gizmo", play=[name]), Side(deck=["Rage"] * 2))
        uses(table.me, name, "RESEARCH")
        table.next_turn()
        table.next_turn()
        assert saves(table, 0), name


@CASES.of("Research Intern")
def five_icons_make_it_research_harder() -> None:
    for icons in (4, 5):
        resources = ["Elitism"] * icons + ["Rage"] * 6
        table = at(Side(play=["Research Intern"], hand=["Gizmo"], resources=resources))
        assert table.me.can_use("Research Intern", "RESEARCH HARDER") is (icons == 5)
    uses(table.me, "Research Intern", "RESEARCH HARDER")
    deploys(table.me, "Gizmo")
    assert (table.me.free, table.is_depleted("Research Intern")) == (11, True)


MOTHER = "Jo Ciendeilio, M07h3r 0f 1337"


@CASES.of("Jo Ciendeilio", MOTHER)
def two_cards_unique_as_jo_do_not_stay_together() -> None:
    for new, old in (("Jo Ciendeilio", MOTHER), (MOTHER, "Jo Ciendeilio")):
        table = at(elite(new, play=[old]), Side(play=[old]))
        deploys(table.me, new)
        table.me.picks(new)
        table.resolves()
        assert (table.me.play, table.me.discard, table.you.play) == ([new], [old], [old])


@CASES.of(MOTHER)
def every_character_of_yours_researches_if_it_was_there_as_the_turn_started() -> None:
    table = at(elite("Monk", "Gizmo", play=[MOTHER, "Guard"]), Side(play=["Thief"]))
    assert table.me.can_use(MOTHER, "RESEARCH")
    deploys(table.me, "Monk")
    assert not table.me.can_use("Monk", "RESEARCH")
    uses(table.me, "Guard", "RESEARCH")
    assert table.is_depleted("Guard")
    assert not table.me.can_use("Guard", "RESEARCH")
    deploys(table.me, "Gizmo")
    assert table.me.free == 10
    assert not table.you.can_use("Thief", "RESEARCH")


LEO, PANTHER, TIGER = "LeoKaiser", "PantherKaiser", "TigerKaiser"


@CASES.of(LEO)
def panther_and_tiger_make_it_mega_for_a_turn() -> None:
    table = at(
        elite(play=[LEO, PANTHER, TIGER]),
        Side(play=["Guard", "Big", "Monk"], deck=["Rage"]),
    )
    uses(table.me, LEO, "GO MEGA-NEKO-KAISER!")
    assert stats(table, LEO) == (11, 11, 5)
    assert table.is_depleted(PANTHER)
    assert table.is_depleted(TIGER)
    assert not table.is_depleted(LEO)
    table.next_turn()
    assert stats(table, LEO) == (3, 3, 3)


@CASES.of(LEO)
def alone_it_is_blocked_only_by_three_or_more() -> None:
    for blockers in (["Guard", "Big"], ["Guard", "Big", "Monk"]):
        table = at(elite(play=[LEO, PANTHER, TIGER]), Side(play=blockers))
        uses(table.me, LEO, "GO MEGA-NEKO-KAISER!")
        table.me.attacks(LEO)
        allowed = may_block(table)
        assert (len(allowed) == 3) is (len(blockers) == 3)
    table.you.sets(*blockers)
    assert all(name in table.you.play for name in blockers)
    table = at(elite(play=[LEO, PANTHER, TIGER, "Guard"]), Side(play=["Big"]))
    uses(table.me, LEO, "GO MEGA-NEKO-KAISER!")
    table.me.attacks(LEO, "Guard")
    assert may_block(table) == ["Big"]


@CASES.of(LEO)
def it_needs_both_of_them_yours_and_ready() -> None:
    for mine, yours, tired in (
        ([LEO, PANTHER], [TIGER], []),
        ([LEO, TIGER], [PANTHER], []),
        ([LEO, PANTHER, TIGER], [], [TIGER]),
    ):
        table = at(elite(play=mine, depleted=tired), Side(play=yours))
        assert not table.me.can_use(LEO, "GO MEGA-NEKO-KAISER!")


M3CH = "M3CHm4n1c 31f"


@CASES.of(M3CH)
def for_two_it_puts_tokens_on_up_to_two_cards() -> None:
    table = at(elite(M3CH, play=["Guard"]), Side(play=["House", "Gizmo"]))
    deploys(table.me, M3CH)
    assert is_offered(table.me)
    wants(table.me)
    assert table.me.free == 8
    assert found(table.me) == ["Gizmo", "Guard", "House", M3CH]
    table.me.picks(M3CH)
    assert M3CH not in table.me.choices(), "different cards"
    table.me.picks("House")
    table.resolves()
    assert (table.tokens(M3CH), table.tokens("House"), table.tokens("Guard")) == (1, 1, 0)
    assert stats(table, M3CH) == (3, 3, 3)


@CASES.of(M3CH)
def it_may_put_fewer_or_pay_nothing() -> None:
    table = at(elite(M3CH, play=["Guard"]))
    deploys(table.me, M3CH)
    refuses(table.me)
    assert (table.me.free, table.tokens(M3CH)) == (10, 0)
    assert not is_offered(table.me)
    assert stats(table, M3CH) == (1, 1, 3)
    table = at(elite(M3CH, play=["Guard"]))
    deploys(table.me, M3CH)
    wants(table.me)
    found(table.me)
    table.me.picks("Guard")
    table.me.passes()
    assert (table.tokens(M3CH), table.tokens("Guard")) == (0, 1)


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


def test_characters_of_the_gearsmith_h_to_m(only_card: str | None) -> None:
    CASES.run(only_card)
