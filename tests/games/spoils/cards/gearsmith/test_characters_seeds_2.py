"""Gearsmith characters: Seeds 2 and 3."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import (
    PICKS,
    deploys,
    ends_turn,
    fights,
    found,
    is_offered,
    majigs,
    may_block,
    refuses,
    stats,
    uses,
    wants,
)
from tests.support.card_tables import elitism, set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
TECHNICIAN = "3cc3n7r1c 73chn1c14n"
AIDE = "Braggadocian Aide"
CLAYWORK = "Cantankerous Claywork"
GOLEM = "Enormous and Uncooperative Golem"
MERBEGON = "Merbegon, the Insatiable Taxidermist"
RECYCLED = "Recyclable Golem"


@CASES.of(TECHNICIAN)
def it_attacks_only_once_in_a_turn_even_if_it_is_restored() -> None:
    table = set_up(elitism(play=[TECHNICIAN]), Side(deck=["Rage"] * 5))
    fights(table.me, TECHNICIAN)
    uses(table.me, TECHNICIAN, "RESTORE")
    assert (table.me.free, table.is_depleted(TECHNICIAN)) == (9, False)
    assert not table.me.can_attack()


@CASES.of(TECHNICIAN)
def it_assists_another_character_that_then_cannot_attack() -> None:
    table = set_up(
        elitism(play=[TECHNICIAN, "Guard", "Big"], depleted=["Guard"]), Side(play=["Monk"])
    )
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
        table = set_up(Side(play=[TECHNICIAN], depleted=[TECHNICIAN], resources=resources))
        assert table.me.can_use(TECHNICIAN, "RESTORE") is (icons == 3)


@CASES.of(TECHNICIAN)
def who_was_assisted_attacks_again_next_turn() -> None:
    me = elitism(play=[TECHNICIAN, "Guard"], depleted=["Guard"])
    table = set_up(me, Side(deck=["Rage"] * 2))
    uses(table.me, TECHNICIAN, "ASSIST", "Guard")
    assert not table.me.can_attack()
    table.next_turn()
    table.next_turn()
    table.me.announces_attack()
    assert table.me.choices() == ["Guard"]


@CASES.of("4rm0r3d 31f")
def it_falls_apart_into_majigs_and_loses_life() -> None:
    table = set_up(elitism(play=["4rm0r3d 31f"]))
    for count in (1, 2, 3, 4):
        uses(table.me, "4rm0r3d 31f", "FALL APART")
        assert majigs(table.me) == count
        assert table.tokens("4rm0r3d 31f") == count
        assert stats(table, "4rm0r3d 31f") == (3, 5 - count, 3)
        assert table.me.free == 12 - count
    uses(table.me, "4rm0r3d 31f", "FALL APART")
    assert majigs(table.me) == 5
    assert table.me.discard == ["4rm0r3d 31f"], "no life is left"


@CASES.of(AIDE)
def it_may_detach_a_resource_as_the_turn_of_the_opponent_starts() -> None:
    table = set_up(elitism("Gizmo", play=[AIDE], icons=4))
    deploys(table.me, "Gizmo")
    ends_turn(table)
    assert table.me.free == 2
    wants(table.me, "Elitism")
    assert table.me.free == 3
    ends_turn(table)
    assert not is_offered(table.me)


@CASES.of(AIDE)
def it_provides_an_icon_but_is_no_resource() -> None:
    table = set_up(Side(hand=["Contriving Engineer"], play=[AIDE], resources=4))
    assert table.me.can_deploy("Contriving Engineer")
    assert not set_up(Side(hand=["Contriving Engineer"], resources=4)).me.can_deploy(
        "Contriving Engineer"
    )
    assert table.me.free == 4


@CASES.of(CLAYWORK)
def as_it_attacks_it_strengthens_your_other_characters_this_turn() -> None:
    table = set_up(elitism(fresh=[CLAYWORK], play=["Guard"]), Side(play=["Big"], deck=["Rage"]))
    table.me.attacks(CLAYWORK)
    assert stats(table, CLAYWORK) == (6, 5, 3)
    assert stats(table, "Guard") == (3, 4, 2)
    assert stats(table, "Big") == (3, 8, 2)
    may_block(table)
    table.you.passes()
    table.resolves()
    assert table.you.influence == 14
    table.next_turn()
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of(CLAYWORK)
def an_attack_of_others_strengthens_nobody() -> None:
    table = set_up(elitism(play=[CLAYWORK, "Guard", "Monk"]))
    table.me.attacks("Guard")
    assert stats(table, "Monk")[:2] == (1, 1)


@CASES.of(CLAYWORK)
def as_it_blocks_it_strengthens_nobody() -> None:
    table = set_up(Side(play=["Big"]), Side(play=[CLAYWORK, "Guard"]))
    table.me.attacks("Big")
    table.you.blocks(CLAYWORK)
    assert stats(table, "Guard") == (2, 3, 2)


@CASES.of("Clay Node")
def it_dissolves_for_two_and_takes_the_other_nodes_with_it() -> None:
    table = set_up(
        elitism(play=["Clay Node", "Basic Node", "Guard"]), Side(play=["Hub Node", "Gizmo"])
    )
    uses(table.me, "Clay Node", "DISSOLVE")
    assert (table.me.face_down, table.me.free) == (["Clay Node"], 11)
    assert (table.me.play, table.you.play) == (["Guard"], ["Gizmo"])


@CASES.of("Clay Node", "Lugubrious Node")
def an_item_safe_from_nodes_survives_it() -> None:
    for side in (elitism(play=["Clay Node", "Lugubrious Node"]), elitism(play=["Clay Node"])):
        table = set_up(side, Side(play=["Lugubrious Node"]))
        uses(table.me, "Clay Node", "DISSOLVE")
        assert table.you.play == ["Lugubrious Node"]


@CASES.of("Clay Node")
def it_is_flipped_up_for_one_and_finds_a_node() -> None:
    table = set_up(elitism(icons=3, face_down=["Clay Node"], deck=["Hub Node", "Guard"]))
    deploys(table.me, "Clay Node", flip_up=True)
    assert (table.me.play, table.me.free) == (["Clay Node"], 2)
    wants(table.me, "Hub Node")
    assert table.me.hand == ["Hub Node"]
    resources = ["Elitism"] * 2 + ["Rage"] * 4
    table = set_up(Side(resources=resources, face_down=["Clay Node"]))
    assert not table.me.can_deploy("Clay Node", flip_up=True)


@CASES.of("Clay Node")
def its_owner_gets_it_when_it_dissolves() -> None:
    table = set_up(elitism(play=["Clay Node"], borrowed=["Clay Node"]))
    uses(table.me, "Clay Node", "DISSOLVE")
    assert (table.me.face_down, table.you.face_down) == ([], ["Clay Node"])


@CASES.of(GOLEM)
def it_enters_play_with_the_tokens_paid_for_and_loses_one_each_turn() -> None:
    table = set_up(elitism(GOLEM, icons=4), Side(deck=["Rage"] * 3))
    table.me.deploys(GOLEM)
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(2)
    table.resolves()
    assert (table.me.free, table.tokens(GOLEM)) == (1, 2)
    assert stats(table, GOLEM) == (6, 6, 3)
    for tokens in (1, 0):
        ends_turn(table)
        ends_turn(table)
        assert table.tokens(GOLEM) == tokens
    assert stats(table, GOLEM) == (1, 1, 3)


@CASES.of(GOLEM)
def it_is_small_if_nothing_more_is_paid() -> None:
    table = set_up(elitism(GOLEM, icons=4))
    table.me.deploys(GOLEM)
    table.me.answers(0)
    table.resolves()
    assert (table.tokens(GOLEM), stats(table, GOLEM)) == (0, (1, 1, 3))


@CASES.of(GOLEM)
def it_loses_no_token_as_the_opponents_turn_starts() -> None:
    table = set_up(Side(play=[GOLEM], tokens={GOLEM: 1}), Side(deck=["Rage"]))
    ends_turn(table)
    assert (table.tokens(GOLEM), stats(table, GOLEM)) == (1, (6, 6, 3))


@CASES.of("Goloam")
def it_grows_with_each_item_in_play() -> None:
    table = set_up(elitism("Kill", play=["Goloam", "Gizmo", "Guard"]), Side(play=["Box", "House"]))
    assert stats(table, "Goloam") == (5, 5, 3)
    deploys(table.me, "Kill", "Box")
    assert stats(table, "Goloam") == (4, 4, 3)
    assert stats(set_up(Side(play=["Goloam"])), "Goloam") == (3, 3, 3)


@CASES.of("Goloam", "Guardforce Alpha Prime H4x0r", "A Series of Tubes")
def only_one_of_two_unique_ones_stays() -> None:
    for name in ("Goloam", "Guardforce Alpha Prime H4x0r", "A Series of Tubes"):
        table = set_up(elitism(name, play=["Gizmo", name]), Side(play=["Gizmo", name]))
        deploys(table.me, name)
        while table.asks is not DecisionKind.ACT:
            if table.asks in PICKS:
                table.me.picks(name)
            elif table.asks is DecisionKind.ORDER:
                table.me.answers(0)
            else:
                refuses(table.me)
        if name == "A Series of Tubes":
            assert (table.me.play, table.you.play) == (["Gizmo"], ["Gizmo"]), "its own text"
        else:
            assert (table.me.discard, table.me.play.count(name)) == ([name], 1)
            assert table.you.play == ["Gizmo", name]


@CASES.of(MERBEGON)
def it_may_stuff_a_character_that_enters_play_into_another() -> None:
    table = set_up(elitism("Big", play=[MERBEGON, "Guard"]), Side(deck=["Rage"]))
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
    table = set_up(elitism("Big", play=[MERBEGON]))
    deploys(table.me, "Big")
    refuses(table.me)
    assert sorted(table.me.play) == ["Big", MERBEGON]
    assert not is_offered(table.me)
    table = set_up(elitism("Big", play=[MERBEGON]))
    deploys(table.me, "Big")
    wants(table.me)
    refuses(table.me)
    assert (table.me.discard, stats(table, MERBEGON)) == (["Big"], (5, 5, 3))


@CASES.of(MERBEGON)
def it_attacks_at_once_and_is_a_character_that_enters_play() -> None:
    table = set_up(elitism(MERBEGON, play=["Guard"]))
    deploys(table.me, MERBEGON)
    wants(table.me)
    assert table.me.discard == [MERBEGON]
    wants(table.me)
    assert stats(table, "Guard") == (7, 8, 2)
    table = set_up(elitism(MERBEGON), Side(hand=["Guard"], resources=9))
    deploys(table.me, MERBEGON)
    refuses(table.me)
    table.me.announces_attack()
    assert table.me.choices() == [MERBEGON]
    table = set_up(elitism(play=[MERBEGON]), Side(hand=["Guard"], resources=9), active=1)
    deploys(table.you, "Guard")
    assert not is_offered(table.me)


@CASES.of(MERBEGON)
def a_character_that_is_not_destroyed_is_not_stuffed() -> None:
    table = set_up(elitism(RECYCLED, play=[MERBEGON]))
    deploys(table.me, RECYCLED)
    wants(table.me)
    assert table.me.face_down == [RECYCLED]
    assert not is_offered(table.me)
    assert stats(table, MERBEGON) == (5, 5, 3)


@CASES.of(MERBEGON)
def everybody_who_comes_may_be_stuffed_tokens_too() -> None:
    table = set_up(elitism("Micromajig Master", play=[MERBEGON, "Guard"]))
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


@CASES.of(RECYCLED)
def flipped_up_it_has_a_token_is_smaller_and_blocks_covert_parties() -> None:
    table = set_up(elitism(face_down=[RECYCLED], icons=4), Side(play=["Thief"], deck=["Rage"]))
    deploys(table.me, RECYCLED, flip_up=True)
    assert (table.tokens(RECYCLED), table.me.free) == (1, 0)
    assert stats(table, RECYCLED) == (4, 4, 3)
    table.next_turn()
    table.you.attacks("Thief")
    assert may_block(table) == [RECYCLED]


@CASES.of(RECYCLED)
def deployed_from_the_hand_it_has_none_and_returns_face_down() -> None:
    table = set_up(elitism(RECYCLED, "Kill"), Side(play=["Thief"]))
    deploys(table.me, RECYCLED)
    assert (table.tokens(RECYCLED), stats(table, RECYCLED)) == (0, (6, 6, 3))
    deploys(table.me, "Kill", RECYCLED)
    assert (table.me.face_down, RECYCLED in table.me.discard) == ([RECYCLED], False)


@CASES.of(RECYCLED)
def with_a_token_it_is_destroyed_for_good() -> None:
    table = set_up(elitism("Kill", play=[RECYCLED], tokens={RECYCLED: 1}))
    deploys(table.me, "Kill", RECYCLED)
    assert (table.me.face_down, RECYCLED in table.me.discard) == ([], True)
    table = set_up(Side(play=[RECYCLED]), Side(play=["Thief"]), active=1)
    table.you.attacks("Thief")
    assert may_block(table) == []


@CASES.of(RECYCLED)
def returned_to_the_hand_it_is_not_flipped() -> None:
    table = set_up(elitism("It's a Trap!", play=[RECYCLED, "Gizmo"]))
    deploys(table.me, "It's a Trap!", "Gizmo", RECYCLED)
    assert (RECYCLED in table.me.hand, table.me.face_down) == (True, [])


@CASES.of("Research Intern")
def five_icons_make_it_research_harder() -> None:
    for icons in (4, 5):
        resources = ["Elitism"] * icons + ["Rage"] * 6
        table = set_up(Side(play=["Research Intern"], hand=["Gizmo"], resources=resources))
        assert table.me.can_use("Research Intern", "RESEARCH HARDER") is (icons == 5)
    uses(table.me, "Research Intern", "RESEARCH HARDER")
    deploys(table.me, "Gizmo")
    assert (table.me.free, table.is_depleted("Research Intern")) == (11, True)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
