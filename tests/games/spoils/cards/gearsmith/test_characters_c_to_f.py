"""Characters of the Gearsmith, from Cantankerous Claywork to Fleet Golem."""

from tests.games.spoils.cards.gearsmith.workbench import (
    at,
    deploys,
    elite,
    ends_turn,
    found,
    majigs,
    may_block,
    playable,
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

CLAYWORK = "Cantankerous Claywork"


@CASES.of(CLAYWORK)
def as_it_attacks_it_strengthens_your_other_characters_this_turn() -> None:
    table = at(elite(fresh=[CLAYWORK], play=["Guard"]), Side(play=["Big"], deck=["Rage"]))
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
    table = at(elite(play=[CLAYWORK, "Guard", "Monk"]))
    table.me.attacks("Guard")
    assert stats(table, "Monk")[:2] == (1, 1)


@CASES.of("Clay Node")
def it_dissolves_for_two_and_takes_the_other_nodes_with_it() -> None:
    table = at(elite(play=["Clay Node", "Basic Node", "Guard"]), Side(play=["Hub Node", "Gizmo"]))
    uses(table.me, "Clay Node", "DISSOLVE")
    assert (table.me.face_down, table.me.free) == (["Clay Node"], 11)
    assert (table.me.play, table.you.play) == (["Guard"], ["Gizmo"])


@CASES.of("Clay Node", "Lugubrious Node")
def an_item_safe_from_nodes_survives_it() -> None:
    for side in (elite(play=["Clay Node", "Lugubrious Node"]), elite(play=["Clay Node"])):
        table = at(side, Side(play=["Lugubrious Node"]))
        uses(table.me, "Clay Node", "DISSOLVE")
        assert table.you.play == ["Lugubrious Node"]


@CASES.of("Clay Node")
def it_is_flipped_up_for_one_and_finds_a_node() -> None:
    table = at(elite(icons=3, face_down=["Clay Node"], deck=["Hub Node", "Guard"]))
    deploys(table.me, "Clay Node", flip_up=True)
    assert (table.me.play, table.me.free) == (["Clay Node"], 2)
    wants(table.me, "Hub Node")
    assert table.me.hand == ["Hub Node"]
    resources = ["Elitism"] * 2 + ["Rage"] * 4
    table = at(Side(resources=resources, face_down=["Clay Node"]))
    assert not table.me.can_deploy("Clay Node", flip_up=True)


@CASES.of("Clay Node")
def its_owner_gets_it_when_it_dissolves() -> None:
    table = at(elite(play=["Clay Node"], borrowed=["Clay Node"]))
    uses(table.me, "Clay Node", "DISSOLVE")
    assert (table.me.face_down, table.you.face_down) == ([], ["Clay Node"])


PICKER = "Clockman Junk Picker"


@CASES.of(PICKER)
def it_may_find_an_item_as_a_face_down_resource() -> None:
    table = at(elite(PICKER, deck=["Gizmo", "Guard", "Box"]))
    deploys(table.me, PICKER)
    assert found(table.me) == ["Box", "Gizmo"]
    table.me.picks("Box")
    table.resolves()
    assert (table.me.face_down, table.me.play, table.me.free) == (["Box"], [PICKER], 9)
    assert "Box" in table.you.was_shown
    table = at(elite(PICKER, deck=["Gizmo"]))
    deploys(table.me, PICKER)
    refuses(table.me)
    assert (table.me.face_down, table.me.deck) == ([], ["Gizmo"])


@CASES.of(PICKER)
def it_trashes_an_item_with_six_icons() -> None:
    for icons in (5, 6):
        table = at(
            Side(play=[PICKER, "Gizmo"], resources=["Elitism"] * icons + ["Rage"]),
            Side(play=["Box", "Guard"]),
        )
        assert table.me.can_use(PICKER, "TRASH") is (icons == 6)
    table.me.uses(PICKER, "TRASH")
    assert sorted(table.me.choices()) == ["Box", "Gizmo"]
    table.me.picks("Box")
    assert PICKER in table.me.discard
    settles(table)
    assert (table.you.discard, table.me.free) == (["Box"], 6)


ENGINEER = "Contriving Engineer"


@CASES.of(ENGINEER)
def it_may_put_elitism_from_the_deck_into_play_attached() -> None:
    table = at(elite(ENGINEER, icons=4, deck=["Rage", "Elitism"]))
    deploys(table.me, ENGINEER)
    assert found(table.me) == ["Elitism"]
    table.me.picks("Elitism")
    table.resolves()
    assert (len(table.me.resources), table.me.free, table.me.deck) == (5, 0, ["Rage"])
    table = at(elite(ENGINEER, icons=4, deck=["Elitism"]))
    deploys(table.me, ENGINEER)
    refuses(table.me)
    assert len(table.me.resources) == 4


@CASES.of("Cowering Golem")
def it_fears_each_opponent_in_its_battle() -> None:
    table = at(Side(play=["Cowering Golem", "Monk"]), Side(play=["Guard", "Big", "Thief"]))
    assert stats(table, "Cowering Golem") == (5, 5, 3)
    table.me.attacks("Cowering Golem")
    assert stats(table, "Cowering Golem") == (5, 5, 3)
    table.you.blocks("Guard", "Big")
    assert stats(table, "Cowering Golem") == (3, 3, 3)
    table = at(Side(play=["Cowering Golem"]), Side(play=["Guard", "Big", "Monk"]), active=1)
    table.you.attacks("Guard", "Big", "Monk")
    assert stats(table, "Cowering Golem") == (5, 5, 3)
    table.me.blocks("Cowering Golem")
    assert stats(table, "Cowering Golem") == (2, 2, 3)


@CASES.of("Drivey Car")
def majigs_make_up_for_fewer_characters_as_it_leaves() -> None:
    for mine, yours, expected in ((1, 3, 2), (0, 1, 1), (2, 1, 0), (1, 1, 0)):
        table = at(
            elite("Kill", play=["Drivey Car", *["Guard"] * mine]), Side(play=["Big"] * yours)
        )
        deploys(table.me, "Kill", "Drivey Car")
        assert (majigs(table.me), majigs(table.you)) == (expected, 0)


@CASES.of("Drivey Car")
def it_does_so_however_it_leaves_play() -> None:
    table = at(
        elite("It's a Trap!", play=["Drivey Car", "Gizmo"]), Side(play=["Big", "Guard", "Gizmo"])
    )
    deploys(table.me, "It's a Trap!", "Gizmo", "Drivey Car")
    assert sorted(table.me.hand) == ["Drivey Car", "Gizmo"]
    assert majigs(table.me) == 2


CRUNCHER = "Elitistmajig"


@CASES.of(CRUNCHER)
def it_provides_three_icons_for_a_majig() -> None:
    table = at(
        Side(play=[CRUNCHER, MAJIG], hand=["Basic Node", "0p3r4710n 1337 H4x0rz"], resources=12),
        Side(play=[MAJIG], deck=["Rage"] * 3),
    )
    assert not table.me.can_deploy("Basic Node")
    uses(table.me, CRUNCHER, "CRUNCH")
    assert table.me.play == [CRUNCHER]
    assert table.me.can_deploy("Basic Node")
    assert not table.me.can_deploy("0p3r4710n 1337 H4x0rz"), "it provides three, not four"
    assert not table.me.can_use(CRUNCHER, "CRUNCH"), "the opponent's majig does not serve"
    table.next_turn()
    table.next_turn()
    assert not table.me.can_deploy("Basic Node")


@CASES.of(CRUNCHER)
def it_grows_with_six_icons_and_counts_its_own() -> None:
    for icons, now, crunched in ((5, 2, 4), (6, 4, 4), (2, 2, 2), (3, 2, 4)):
        table = at(elite(play=[CRUNCHER, MAJIG], icons=icons))
        assert stats(table, CRUNCHER) == (now, now, 3)
        uses(table.me, CRUNCHER, "CRUNCH")
        assert stats(table, CRUNCHER) == (crunched, crunched, 3)


GOLEM = "Enormous and Uncooperative Golem"


@CASES.of(GOLEM)
def it_enters_play_with_the_tokens_paid_for_and_loses_one_each_turn() -> None:
    table = at(elite(GOLEM, icons=4), Side(deck=["Rage"] * 3))
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
    table = at(elite(GOLEM, icons=4))
    table.me.deploys(GOLEM)
    table.me.answers(0)
    table.resolves()
    assert (table.tokens(GOLEM), stats(table, GOLEM)) == (0, (1, 1, 3))


INVENTOR = "Epiphanal Mechanic"


@CASES.of(INVENTOR)
def it_finds_an_item() -> None:
    table = at(elite(play=[INVENTOR], deck=["Gizmo", "Guard", "Box"]))
    uses(table.me, INVENTOR, "DEVELOPMENT")
    assert found(table.me) == ["Box", "Gizmo"]
    table.me.picks("Gizmo")
    assert (table.me.hand, table.me.free, table.is_depleted(INVENTOR)) == (["Gizmo"], 12, True)
    assert "Gizmo" in table.you.was_shown


@CASES.of(INVENTOR)
def it_plays_an_item_for_free() -> None:
    hand = ["Box", "Gizmo", "Guard", "Fat Pants"]
    table = at(elite(*hand, play=[INVENTOR], icons=2))
    uses(table.me, INVENTOR, "DEPLOYMENT")
    assert playable(table.me) == ["Box", "Gizmo"]
    table.me.picks("Box")
    table.resolves()
    assert (sorted(table.me.play), table.me.free) == (["Box", INVENTOR], 2)
    table = at(elite("Box", play=[INVENTOR]))
    uses(table.me, INVENTOR, "DEPLOYMENT")
    refuses(table.me)
    assert (table.me.hand, table.is_depleted(INVENTOR)) == (["Box"], True)


@CASES.of("Fleet Golem")
def with_a_token_for_five_it_cannot_be_blocked() -> None:
    table = at(elite("Fleet Golem", icons=9))
    deploys(table.me, "Fleet Golem")
    wants(table.me)
    assert (table.me.free, table.tokens("Fleet Golem")) == (1, 1)
    table = at(elite("Fleet Golem", icons=9))
    deploys(table.me, "Fleet Golem")
    refuses(table.me)
    assert (table.me.free, table.tokens("Fleet Golem")) == (6, 0)
    for tokens in (0, 1):
        table = at(
            Side(play=["Fleet Golem", "Big"], tokens={"Fleet Golem": tokens}), Side(play=["Guard"])
        )
        table.me.attacks("Fleet Golem")
        assert may_block(table) == ([] if tokens else ["Guard"])
    table = at(Side(play=["Fleet Golem", "Big"], tokens={"Fleet Golem": 1}), Side(play=["Guard"]))
    table.me.attacks("Fleet Golem", "Big")
    assert may_block(table) == ["Guard"], "the other member can be blocked"


def test_characters_of_the_gearsmith_c_to_f(only_card: str | None) -> None:
    CASES.run(only_card)
