"""Characters of the Arcanist, from Thabbashite Chemist to Toxic Cultivator."""

from app.games.spoils.engine import DecisionKind, Person, observe
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    deploys,
    detaches,
    icons,
    obsession,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
COUNCIL = "The Lugubrian Council of Quotidian Affairs"


@CASES.of("Thabbashite Chemist")
def face_down_resources_provide_the_chosen_icon_this_turn() -> None:
    table = at_table(
        Side(
            play=["Thabbashite Chemist"], hand=["Scout"],
            resources=["Obsession"] * 4, face_down=["Gnat"] * 2,
        ),
        Side(resources=3, face_down=["Gnat"]),
    )  # fmt: skip
    table.me.uses("Thabbashite Chemist", "DELINIATE")
    table.me.says("R")
    for _ in range(2):
        table.me.picks("Gnat")
    table.resolves()
    assert (table.me.free, table.is_depleted("Thabbashite Chemist")) == (4, True)
    provided = [side.icons for side in observe(table.state, Person(0)).sides]
    assert (provided[0][4], provided[1][4]) == (2, 3 + 1), "each face-down resource, yours too"
    assert table.me.can_deploy("Scout")
    table.next_turn()
    assert observe(table.state, Person(0)).sides[0].icons[4] == 0


@CASES.of("Thabbashite Chemist")
def it_needs_two_volition() -> None:
    table = at_table(Side(play=["Thabbashite Chemist"], resources=obsession(4), face_down=["Gnat"]))
    assert not table.me.can_use("Thabbashite Chemist", "DELINIATE")


@CASES.of("Thabbashite Chemist")
def a_second_use_with_the_same_icon_adds_nothing() -> None:
    table = at_table(Side(play=["Thabbashite Chemist"] * 2, resources=[], face_down=["Gnat"] * 4))
    for _ in range(2):
        table.me.uses("Thabbashite Chemist", "DELINIATE")
        table.me.says("O")
        table.resolves()
    assert icons(table.me) == 4


@CASES.of("Thabbashite Haruspex")
def its_controller_may_draw_and_put_a_card_under_the_deck() -> None:
    table = at_table(
        Side(
            hand=["Thabbashite Haruspex", "Gnat", "Kill"],
            deck=["Scout", "Rage", "Greed"],
            resources=obsession(2),
        )
    )
    deploys(table.me, "Thabbashite Haruspex")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gnat", "Kill", "Scout"]
    table.me.picks("Gnat")
    assert (sorted(table.me.hand), table.me.deck) == (["Kill", "Scout"], ["Rage", "Greed", "Gnat"])
    deploys(table.me, "Kill", "Thabbashite Haruspex")
    table.me.agrees()
    table.me.picks("Rage")
    assert (table.me.hand, table.me.deck) == (["Scout"], ["Greed", "Gnat", "Rage"])


@CASES.of("Thabbashite Haruspex")
def its_controller_may_leave_the_deck_alone() -> None:
    table = at_table(
        Side(hand=["Thabbashite Haruspex", "Gnat"], deck=["Scout"], resources=obsession(2))
    )
    deploys(table.me, "Thabbashite Haruspex")
    table.me.declines()
    assert (table.me.hand, table.me.deck) == (["Gnat"], ["Scout"])


@CASES.of("Thabbashite Wizard")
def both_players_may_draw_up_to_two_cards() -> None:
    for mine, yours in ((2, 0), (1, 2), (0, 1)):
        table = at_table(
            Side(hand=["Thabbashite Wizard"], deck=["Scout"] * 4, resources=obsession(3)),
            Side(deck=["Gnat"] * 4),
        )
        deploys(table.me, "Thabbashite Wizard")
        for seat, count in ((table.me, mine), (table.you, yours)):
            assert table.asked is seat
            seat.answers(1 if count else 0)
            if count:
                assert seat.numbers()[-2:] == [1, 2]
                seat.answers(count)
        assert (len(table.me.hand), len(table.you.hand)) == (mine, yours)
        assert table.asks is DecisionKind.ACT


@CASES.of("The Abominable Hamster")
def it_gains_2_strength_with_five_icons() -> None:
    for count, strength in ((4, 3), (5, 5), (7, 5)):
        table = at_table(Side(play=["The Abominable Hamster"], resources=obsession(count)))
        assert stats(table, "The Abominable Hamster") == (strength, 3, 3)
        assert table.is_covert("The Abominable Hamster")


@CASES.of(COUNCIL)
def it_convenes_by_discarding_two_cards_for_two_tokens() -> None:
    table = at_table(Side(play=[COUNCIL], hand=["Gnat", "Scout", "Rage"], resources=3))
    table.me.uses(COUNCIL, "CONVENE")
    table.me.picks("Gnat")
    table.me.picks("Rage")
    table.resolves()
    assert (table.tokens(COUNCIL), table.me.hand, table.me.free) == (2, ["Scout"], 1)
    assert not table.me.can_use(COUNCIL, "CONVENE")


@CASES.of(COUNCIL)
def it_casts_a_vote_for_a_tactic() -> None:
    table = at_table(
        Side(play=[COUNCIL], tokens={COUNCIL: 3}, deck=["Gnat", "Rouse", "Obscure"], resources=4)
    )
    uses(table.me, COUNCIL, "CAST VOTE")
    assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
    table.me.picks("Rouse")
    assert (table.me.hand, table.you.was_shown) == (["Rouse"], ["Rouse"])
    assert (table.tokens(COUNCIL), table.me.free) == (1, 2)
    assert not table.me.can_use(COUNCIL, "CAST VOTE")


@CASES.of(COUNCIL)
def it_passes_a_tactic_to_return_a_weak_character_of_yours() -> None:
    table = at_table(
        Side(
            play=[COUNCIL, "Warrior Prodigy"],
            hand=["Remember", "Scout", "Study Disturbance"],
            resources=2,
        ),
        Side(play=["Stalwart Soldier", "Union Leader", "Oversoon Lightfoot"], resources=5),
    )
    table.me.uses(COUNCIL, "PASS")
    assert "Scout" not in table.me.choices(), "not a tactic"
    table.me.picks("Remember")
    assert sorted(table.me.choices()) == ["Oversoon Lightfoot", "Stalwart Soldier"]
    table.me.picks("Stalwart Soldier")
    table.resolves()
    assert (table.you.hand, table.me.discard) == (["Stalwart Soldier"], ["Remember"])
    assert table.me.free == 0


@CASES.of(COUNCIL)
def the_controller_of_the_returned_character_may_detach_up_to_x_resources() -> None:
    for wanted in (0, 1, 3):
        table = at_table(
            Side(play=[COUNCIL], hand=["Remember"], resources=2),
            Side(play=["Scout"], hand=["Servile Centipede"], resources=obsession(4)),
            active=1,
        )
        deploys(table.you, "Servile Centipede")
        table.you.declines()
        assert table.you.free == 0
        table.next_turn()
        uses(table.me, COUNCIL, "PASS", "Scout")
        detaches(table.you, wanted, most=3)
        assert table.you.free == wanted


@CASES.of("Titillated Mooncalf")
def a_provider_entering_play_may_make_a_character_covert_this_turn() -> None:
    table = at_table(
        Side(
            play=["Titillated Mooncalf", "Scout"],
            hand=["Minion of Thabbash", "Gnat"],
            resources=obsession(4),
        ),
        Side(play=["Stalwart Soldier"]),
    )
    deploys(table.me, "Minion of Thabbash")
    table.me.agrees()
    choices = ["Minion of Thabbash", "Scout", "Stalwart Soldier", "Titillated Mooncalf"]
    assert sorted(table.me.choices()) == choices
    table.me.picks("Scout")
    assert table.is_covert("Scout")
    deploys(table.me, "Gnat")
    assert table.asks is DecisionKind.ACT, "it provides nothing"
    table.next_turn()
    assert not table.is_covert("Scout")


@CASES.of("Titillated Mooncalf")
def a_played_resource_excites_it_too_but_not_a_face_down_one() -> None:
    for face_down in (False, True):
        table = at_table(
            Side(
                play=["Titillated Mooncalf", "Witty Worm"],
                hand=["Maladjustment"],
                resources=obsession(2),
            )
        )
        table.me.deploys("Maladjustment")
        table.me.picks("Obsession")
        table.resolves()
        table.me.agrees()
        table.me.plays_resource("Obsession", face_down=face_down)
        assert (table.asks is DecisionKind.MAY) is not face_down


@CASES.of("Toxic Cultivator")
def tactics_cost_1_less_with_an_even_number_of_characters() -> None:
    for others, yours, paid in ((0, 1, 3), (1, 0, 2), (2, 0, 3), (3, 2, 2)):
        table = at_table(
            Side(
                play=["Toxic Cultivator", *["Scout"] * others],
                hand=["Stupidify"],
                resources=obsession(5),
            ),
            Side(play=["Scout"] * yours, hand=["Rage"] * 2),
        )
        table.me.deploys("Stupidify")
        assert table.me.free == 5 - paid


@CASES.of("Toxic Cultivator")
def the_minimum_is_1_and_other_types_are_not_cheaper() -> None:
    table = at_table(
        Side(
            play=["Toxic Cultivator", "Scout"],
            hand=["Obsessive Compulsion", "Quotidian Disappearance", "Inadequate Wand"],
            deck=["Rage"] * 5,
            resources=obsession(6),
        )
    )
    table.me.deploys("Obsessive Compulsion")
    assert table.me.free == 5
    table.resolves()
    while table.asks is not DecisionKind.ACT:
        table.me.sets(table.me.choices()[0])
    deploys(table.me, "Quotidian Disappearance")
    assert table.me.free == 5, "no minimum makes a card dearer"
    deploys(table.me, "Inadequate Wand")
    assert table.me.free == 3


def test_characters_of_the_arcanist_t(only_card: str | None) -> None:
    CASES.run(only_card)
