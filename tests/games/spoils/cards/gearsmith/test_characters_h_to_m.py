"""Characters of the Gearsmith, from the Horsemajigs to M3CHm4n1c 31f."""

from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    found,
    is_offered,
    may_block,
    refuses,
    saves,
    stats,
    uses,
    wants,
)
from tests.support.card_tests import CardTests
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


def test_characters_of_the_gearsmith_h_to_m(only_card: str | None) -> None:
    CASES.run(only_card)
