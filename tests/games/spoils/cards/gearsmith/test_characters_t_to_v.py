"""Characters of the Gearsmith, from the T Force 5 to Velocious Golem."""

from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    detaches,
    elite,
    found,
    is_offered,
    my_turn_starts,
    picks_if_asked,
    refuses,
    saves,
    stats,
    uses,
    wants,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()

FORCE = ("T Force 5 Megabrutemajig", "T Force 5 Megadudemajig", "T Force 5 Megascoutmajig")


@CASES.of(*FORCE, "Heavy Plating")
def as_it_enters_play_up_to_two_resources_are_detached() -> None:
    for name in (*FORCE, "Heavy Plating"):
        for wanted in (0, 1, 2):
            table = at(elite(name, play=["Guard"], icons=8))
            deploys(table.me, name)
            assert is_offered(table.me)
            detaches(table.me, wanted, most=2)
            assert name in table.me.play


TESTUDINE, JO = "Testudine Autoframe", "Jo Ciendeilio"


@CASES.of(TESTUDINE)
def it_may_remove_a_jo_and_strengthen_the_others_this_turn() -> None:
    table = at(elite(TESTUDINE, play=[JO, "Guard", "Monk"]), Side(play=[JO, "Big"], deck=["Rage"]))
    deploys(table.me, TESTUDINE)
    wants(table.me)
    assert (table.me.out_of_game, JO in table.you.play) == ([JO], True)
    assert stats(table, TESTUDINE) == (5, 3, 4)
    assert stats(table, "Guard") == (3, 4, 2)
    assert stats(table, "Big") == (3, 8, 2)
    table.next_turn()
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of(TESTUDINE)
def it_may_leave_jo_where_she_is() -> None:
    table = at(elite(TESTUDINE, play=[JO, "Guard"]))
    deploys(table.me, TESTUDINE)
    refuses(table.me)
    assert sorted(table.me.play) == sorted([JO, "Guard", TESTUDINE])
    assert stats(table, "Guard") == (2, 3, 2)
    table = at(elite(TESTUDINE, play=["Guard"]), Side(play=[JO]))
    deploys(table.me, TESTUDINE)
    if is_offered(table.me):
        wants(table.me)
    assert JO in table.you.play
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of(TESTUDINE)
def jo_returns_as_it_leaves_play() -> None:
    table = at(elite(TESTUDINE, "Kill", play=[JO], out_of_game=["Jo Ciendeilio, M07h3r 0f 1337"]))
    deploys(table.me, TESTUDINE)
    wants(table.me)
    assert JO not in table.me.play
    deploys(table.me, "Kill", TESTUDINE)
    assert table.me.play == [JO], "not another Jo that is out of the game"
    table = at(elite("Kill", play=[TESTUDINE], out_of_game=[JO]))
    deploys(table.me, "Kill", TESTUDINE)
    assert table.me.play == []


@CASES.of(TESTUDINE)
def all_your_characters_attack_at_once() -> None:
    table = at(Side(play=[TESTUDINE], fresh=["Guard"]), Side(fresh=["Big"]))
    table.me.announces_attack()
    assert sorted(table.me.choices()) == ["Guard", TESTUDINE]
    table = at(Side(play=[TESTUDINE]), Side(fresh=["Big"]), active=1)
    assert not table.you.can_attack()


ARMORER = "Thabbashite Armorer"


@CASES.of(ARMORER)
def face_down_cards_let_it_grow() -> None:
    for count in (2, 3, 5, 6):
        table = at(Side(play=[ARMORER], face_down=["Rage"] * count), Side(deck=["Rage"]))
        assert table.me.can_use(ARMORER, "FOR THABBASH") is (count >= 3)
        assert table.me.can_use(ARMORER, "TAMESHIGIRI") is (count >= 6)
    uses(table.me, ARMORER, "FOR THABBASH")
    assert (stats(table, ARMORER), table.me.free, table.me.influence) == ((3, 3, 3), 4, 20)
    uses(table.me, ARMORER, "TAMESHIGIRI")
    assert (stats(table, ARMORER), table.me.free, table.me.influence) == ((5, 5, 3), 2, 18)
    table.next_turn()
    assert stats(table, ARMORER) == (2, 2, 3)


@CASES.of("Topplemajig")
def its_opponents_in_a_battle_are_slower() -> None:
    table = at(Side(play=["Topplemajig", "Monk"]), Side(play=["Guard", "Big"]))
    table.me.attacks("Topplemajig", "Monk")
    assert table.speed("Guard") == 2
    table.you.blocks("Guard")
    assert (table.speed("Guard"), table.speed("Big")) == (1, 2)
    assert (table.speed("Topplemajig"), table.speed("Monk")) == (1, 1)
    table = at(Side(play=["Topplemajig"]), Side(play=["Guard", "Big"]), active=1)
    table.you.attacks("Guard")
    table.me.blocks("Topplemajig")
    assert (table.speed("Guard"), table.speed("Big")) == (1, 2)


TOWERING = "Towering Researchmajig"


@CASES.of(TOWERING)
def it_may_get_a_token_as_your_turn_starts() -> None:
    for agreed in (True, False):
        table = my_turn_starts(elite(play=[TOWERING]))
        (wants if agreed else refuses)(table.me)
        assert table.tokens(TOWERING) == int(agreed)
        table.me.ends_turn()
        table.resolves()
        assert not is_offered(table.me)


@CASES.of(TOWERING)
def each_token_reduces_the_next_cost_by_one() -> None:
    table = at(elite("Big", "Gizmo", play=[TOWERING], tokens={TOWERING: 2}))
    uses(table.me, TOWERING, "RESEARCH")
    uses(table.me, TOWERING, "RESEARCH")
    assert (table.tokens(TOWERING), table.is_depleted(TOWERING)) == (0, False)
    assert not table.me.can_use(TOWERING, "RESEARCH")
    assert saves(table, 2)


@CASES.of(TESTUDINE, "Draconic Luteoderm Suit")
def the_suit_fuses_with_jo_into_it() -> None:
    suit = "Draconic Luteoderm Suit"
    table = at(
        elite(play=[JO, suit, "Guard"], attached={suit: JO}, deck=["Gizmo", TESTUDINE]),
    )
    uses(table.me, suit, "SERAPHIM FUSION")
    assert found(table.me) == [TESTUDINE]
    picks_if_asked(table.me, TESTUDINE)
    assert TESTUDINE in table.me.play
    assert (suit in table.me.discard, table.me.free) == (True, 9)
    table = at(elite(play=[JO, suit, "Guard"], attached={suit: "Guard"}, deck=[TESTUDINE]))
    assert not table.me.can_use(suit, "SERAPHIM FUSION")


def test_characters_of_the_gearsmith_t_to_v(only_card: str | None) -> None:
    CASES.run(only_card)
