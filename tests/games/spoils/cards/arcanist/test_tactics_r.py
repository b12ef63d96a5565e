"""Tactics of the Arcanist, from Reality Shift to Ritual of the Shattering Teeth."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.arcanist.table import at_table, deploys, discards, obsession
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()


@CASES.of("Reality Shift")
def my_cards_return_and_as_much_is_played_for_free() -> None:
    table = at_table(
        Side(
            hand=["Reality Shift", "Kinky Asp", "Scout"], borrowed=["Warrior Prodigy"],
            play=["Puddle of Goo", "Spackle", "Warrior Prodigy"], resources=obsession(7),
        ),
        Side(play=["Stalwart Soldier"]),
    )  # fmt: skip
    deploys(table.me, "Reality Shift")
    assert table.you.hand == ["Warrior Prodigy"], "its owner's hand"
    assert table.me.play == []
    # 1 + 1 + 2 of numeric cost: not the Asp for 5, and Spackle lacks its threshold.
    assert table.me.choices() == ["Puddle of Goo"]
    table.me.picks("Puddle of Goo")
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.me.play == ["Puddle of Goo"]
    assert sorted(table.me.hand) == ["Kinky Asp", "Scout", "Spackle"]
    assert (table.me.free, table.you.play) == (0, ["Stalwart Soldier"])


@CASES.of("Reality Shift")
def several_cards_share_the_total_and_may_be_left_alone() -> None:
    for plays in (True, False):
        table = at_table(
            Side(
                hand=["Reality Shift", "Sneaking Spitspider", "Puddle of Goo", "Shrouded Demon"],
                play=["Ominous Oozling"], resources=obsession(7),
            )
        )  # fmt: skip
        deploys(table.me, "Reality Shift")
        if not plays:
            table.me.passes()
            assert (table.asks, table.me.play) == (DecisionKind.ACT, [])
            continue
        for name, left in (
            ("Sneaking Spitspider", 7), ("Shrouded Demon", 4), ("Puddle of Goo", 1),
        ):  # fmt: skip
            assert ("Ominous Oozling" in table.me.choices()) is (left == 7)
            assert ("Shrouded Demon" in table.me.choices()) is (left >= 3)
            table.me.picks(name)
            table.resolves()
        assert sorted(table.me.play) == ["Puddle of Goo", "Shrouded Demon", "Sneaking Spitspider"]
        assert (table.asks, table.me.hand) == (DecisionKind.ACT, ["Ominous Oozling"])


@CASES.of("Redonkulous")
def a_character_is_removed_if_your_hand_is_small() -> None:
    for count, gone in ((3, True), (4, False), (0, True)):
        table = at_table(
            Side(hand=["Redonkulous"], resources=obsession(3)),
            Side(play=["Scout", "Gnat"], hand=["Rage"] * count),
        )
        deploys(table.me, "Redonkulous", "Scout")
        assert (table.you.out_of_game == ["Scout"]) is gone
        assert len(table.you.hand) == count, "no discard without Flip Up"


@CASES.of("Redonkulous")
def flipped_up_you_discard_two_cards_first() -> None:
    for count, gone in ((5, True), (6, False)):
        table = at_table(
            Side(face_down=["Redonkulous"], resources=obsession(5)),
            Side(play=["Scout", "Union Leader"], hand=["Rage"] * count),
        )
        table.me.deploys("Redonkulous", flip_up=True)
        while table.asks is not DecisionKind.RESPOND:
            names = table.me.choices()
            table.me.picks("Obsession" if "Obsession" in names else "Scout")
        table.resolves()
        discards(table.you, "Rage", "Rage")
        assert (table.you.out_of_game == ["Scout"]) is gone
        assert table.me.free == 0


@CASES.of("Remember")
def a_tactic_returns_from_the_discard_pile() -> None:
    table = at_table(
        Side(hand=["Remember"], discard=["Rouse", "Scout", "Obscure"], resources=obsession(3)),
        Side(discard=["Encumber"]),
    )
    table.me.deploys("Remember")
    assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
    table.me.picks("Obscure")
    table.resolves()
    assert table.me.hand == ["Obscure"]
    assert sorted(table.me.discard) == ["Remember", "Rouse", "Scout"]
    table = at_table(Side(hand=["Remember"], discard=["Scout"], resources=obsession(3)))
    assert not table.me.can_deploy("Remember")


@CASES.of("Ritual of the Double Monkey")
def more_icons_mean_morediscards() -> None:
    for count, lost in ((2, 1), (3, 2), (7, 2), (8, 3)):
        table = at_table(
            Side(hand=["Ritual of the Double Monkey", "Foment"], resources=obsession(count)),
            Side(hand=["Rage"] * 5, resources=obsession(9)),
        )
        deploys(table.me, "Ritual of the Double Monkey")
        discards(table.you, *["Rage"] * lost)
        assert (table.asks, len(table.you.hand)) == (DecisionKind.ACT, 5 - lost)
        assert table.me.free == count - 1


@CASES.of("Ritual of the Double Monkey")
def it_is_flipped_up_for_2() -> None:
    table = at_table(
        Side(face_down=["Ritual of the Double Monkey"], resources=obsession(1)),
        Side(hand=["Rage"] * 3),
    )
    deploys(table.me, "Ritual of the Double Monkey", flip_up=True)
    discards(table.you, "Rage")
    assert (table.me.free, table.me.discard) == (0, ["Ritual of the Double Monkey"])


@CASES.of("Ritual of the Knob & Pull")
def a_character_dies_if_you_have_as_many_face_down_resources_as_it_has_strength() -> None:
    for count, gone in ((2, False), (3, True), (4, True)):
        table = at_table(
            Side(hand=["Ritual of the Knob & Pull"], play=["Gnat"], resources=obsession(3)),
            Side(play=["Scout"], face_down=["Rage"] * count, resources=3),
        )  # fmt: skip
        deploys(table.me, "Ritual of the Knob & Pull", "Scout")
        assert (table.you.discard == ["Scout"]) is gone


@CASES.of("Ritual of the Ominous Urn")
def a_discard_fetches_a_card_of_its_type() -> None:
    deck = ["Scout", "Rouse", "Gnat", "Rage", "Spackle"]
    for discarded, found in (
        ("Warrior Prodigy", ["Gnat", "Scout"]),
        ("Foment", ["Rouse"]),
        ("Greed", ["Rage"]),
    ):
        table = at_table(
            Side(hand=["Ritual of the Ominous Urn"], deck=deck, resources=obsession(4)),
            Side(hand=["Warrior Prodigy", "Foment", "Greed"]),
        )
        deploys(table.me, "Ritual of the Ominous Urn")
        discards(table.you, discarded)
        table.me.agrees()
        assert sorted(table.me.choices()) == found
        table.me.picks(found[0])
        assert (table.me.hand, table.you.was_shown) == ([found[0]], [found[0]])


@CASES.of("Ritual of the Ominous Urn")
def the_search_may_be_declined_and_is_not_offered_without_a_discard() -> None:
    for hand in (["Gnat", "Scout"], []):
        table = at_table(
            Side(hand=["Ritual of the Ominous Urn"], deck=["Scout", "Rouse"],
                 resources=obsession(4)),
            Side(hand=hand),
        )  # fmt: skip
        deploys(table.me, "Ritual of the Ominous Urn")
        if hand:
            discards(table.you, "Gnat")
            table.me.declines()
        assert (table.asks, table.me.hand) == (DecisionKind.ACT, [])
        assert table.me.deck == ["Scout", "Rouse"]


@CASES.of("Ritual of the Screaming Cheese")
def you_choose_two_discards_or_one_at_random() -> None:
    for option in (0, 1):
        table = at_table(
            Side(hand=["Ritual of the Screaming Cheese"], resources=obsession(1)),
            Side(hand=["Rage", "Greed", "Scout", "Gnat"]),
        )
        table.me.deploys("Ritual of the Screaming Cheese")
        assert table.asked is table.you
        assert table.you.numbers() == [0, 1]
        table.you.answers(option)
        table.resolves()
        if option == 0:
            discards(table.you, "Rage", "Scout")
            assert sorted(table.you.discard) == ["Rage", "Scout"]
        else:
            assert len(table.you.discard) == 1
        assert table.asks is DecisionKind.ACT


@CASES.of("Ritual of the Shattering Teeth")
def up_to_x_cards_are_chosen_for_twice_as_much() -> None:
    for chosen in ([], ["Rage"], ["Rage", "Gnat"]):
        table = at_table(
            Side(hand=["Ritual of the Shattering Teeth"], resources=obsession(5)),
            Side(hand=["Rage", "Foment", "Gnat"]),
        )
        table.me.deploys("Ritual of the Shattering Teeth")
        assert table.me.numbers() == [0, 1, 2]
        table.me.answers(2)
        assert table.me.free == 1
        table.resolves()
        assert sorted(table.me.choices()) == ["Foment", "Gnat", "Rage"]
        for name in chosen:
            table.me.picks(name)
        if len(chosen) < 2:
            table.me.passes()
        assert table.asks is DecisionKind.ACT
        assert sorted(table.you.discard) == sorted(chosen)


def test_tactics_of_the_arcanist_r(only_card: str | None) -> None:
    CASES.run(only_card)
