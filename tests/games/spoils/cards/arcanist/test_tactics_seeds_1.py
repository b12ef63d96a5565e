"""Arcanist tactics: Seed 1."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, discards, pays, stats, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Anathematize")
def a_character_loses_5_strength_this_turn_and_a_card_is_drawn() -> None:
    table = set_up(
        Side(hand=["Anathematize"] * 2, deck=["Rage", "Greed"], resources=["Obsession"] * 8),
        Side(play=["Scout", "Gigamajig"]),
    )
    deploys(table.me, "Anathematize", "Gigamajig")
    assert stats(table, "Gigamajig") == (5, 10, 2)
    deploys(table.me, "Anathematize", "Scout")
    assert stats(table, "Scout") == (0, 3, 4)
    assert sorted(table.me.hand) == ["Greed", "Rage"]
    table.next_turn()
    assert (table.strength("Gigamajig"), table.strength("Scout")) == (10, 3)


@CASES.of("Arcane Research")
def up_to_four_tactics_go_from_the_deck_to_the_discard_pile() -> None:
    deck = ["Rouse", "Scout", "Obscure", "Encumber", "Remember", "Forget"]
    for wanted in (0, 1, 4):
        table = set_up(Side(hand=["Arcane Research"], deck=deck, resources=["Obsession"] * 2))
        deploys(table.me, "Arcane Research")
        names = ["Encumber", "Forget", "Obscure", "Remember"][:wanted]
        if wanted != 4:
            assert sorted(table.me.choices()) == sorted({*deck} - {"Scout"})
        table.me.sets(*names)
        assert table.asks is DecisionKind.ACT
        assert sorted(table.me.discard) == sorted(["Arcane Research", *names])
        assert len(table.me.deck) == 6 - wanted


@CASES.of("Arcane Research")
def several_copies_of_a_tactic_may_be_found() -> None:
    deck = [*["Obscure"] * 3, "Rouse", "Scout"]
    table = set_up(Side(hand=["Arcane Research"], deck=deck, resources=["Obsession"] * 2))
    deploys(table.me, "Arcane Research")
    for _ in range(3):
        table.me.picks("Obscure")
    table.me.passes()
    assert table.me.discard.count("Obscure") == 3


@CASES.of("Brainbath")
def two_cards_are_drawn_and_one_goes_under_the_deck() -> None:
    table = set_up(
        Side(
            hand=["Brainbath", "Gnat"], deck=["Rage", "Scout", "Greed"], resources=["Obsession"] * 2
        )
    )
    deploys(table.me, "Brainbath")
    assert sorted(table.me.choices()) == ["Gnat", "Rage", "Scout"]
    table.me.picks("Gnat")
    assert (sorted(table.me.hand), table.me.deck) == (["Rage", "Scout"], ["Greed", "Gnat"])


@CASES.of("Brainbath")
def it_recurs_for_a_discard_and_a_card() -> None:
    table = set_up(
        Side(discard=["Brainbath"], deck=["Rage"], resources=["Obsession"] * 5),
        Side(hand=["Scout", "Gnat"]),
    )
    uses(table.me, "Brainbath", "RECUR")
    assert table.asked is table.you
    table.you.picks("Gnat")
    assert (table.you.discard, table.me.hand) == (["Gnat"], ["Rage"])
    assert (table.me.out_of_game, table.me.free) == (["Brainbath"], 1)
    table = set_up(Side(discard=["Brainbath"], resources=["Obsession", *["Rage"] * 4]))
    assert not table.me.can_use("Brainbath", "RECUR")


@CASES.of("Day of the Tentacle")
def a_card_of_your_hand_becomes_your_face_down_resource() -> None:
    table = set_up(
        Side(hand=["Day of the Tentacle"], resources=["Obsession"] * 1),
        Side(hand=["Rage", "Scout", "Foment"], resources=1),
    )
    deploys(table.me, "Day of the Tentacle")
    assert sorted(table.me.was_shown) == ["Foment", "Rage", "Scout"]
    assert sorted(table.me.choices()) == ["Foment", "Scout"]
    table.me.picks("Scout")
    assert (table.you.face_down, sorted(table.you.hand)) == (["Scout"], ["Foment", "Rage"])
    assert (table.you.free, table.me.free) == (2, 1)


@CASES.of("Encumber")
def a_character_or_location_returns() -> None:
    table = set_up(
        Side(hand=["Encumber"], play=["Gnat"], resources=["Obsession"] * 4),
        Side(play=["Mirthless Altar", "Scout", "Spackle"]),
    )
    table.me.deploys("Encumber")
    assert sorted(table.me.choices()) == ["Gnat", "Mirthless Altar", "Scout"]
    table.me.picks("Mirthless Altar")
    table.resolves()
    assert table.you.hand == ["Mirthless Altar"]


@CASES.of("Encumber")
def it_recurs_to_discard_a_chosen_nonresource_card() -> None:
    table = set_up(
        Side(discard=["Encumber"], resources=["Obsession"] * 2),
        Side(hand=["Rage", "Scout", "Foment"]),
    )
    uses(table.me, "Encumber", "RECUR")
    assert table.me.out_of_game == ["Encumber"]
    assert sorted(table.me.choices()) == ["Foment", "Scout"]
    table.me.picks("Foment")
    assert (table.you.discard, table.me.free) == (["Foment"], 0)


def _essence(option: int) -> Table:
    """Essence of Obsession was deployed with one of its texts."""
    table = set_up(
        Side(hand=["Essence of Obsession", "Foment"], resources=["Obsession"] * 2, play=["Gnat"]),
        Side(play=["Scout"], hand=["Rage", "Greed"]),
    )
    table.me.deploys("Essence of Obsession")
    assert table.me.numbers() == [0, 1, 2]
    table.me.answers(option)
    if option:
        assert sorted(table.me.choices()) == ["Gnat", "Scout"]
        table.me.picks("Scout")
    table.resolves()
    assert table.me.free == 1
    return table


@CASES.of("Essence of Obsession")
def it_is_a_discard_covert_or_2_strength_less_this_turn() -> None:
    table = _essence(0)
    table.you.picks("Greed")
    assert (table.you.hand, table.me.hand) == (["Rage"], ["Foment"])
    assert (table.is_covert("Scout"), table.strength("Scout")) == (False, 3)
    table = _essence(1)
    assert (table.is_covert("Scout"), table.strength("Scout")) == (True, 3)
    table.next_turn()
    assert not table.is_covert("Scout")
    table = _essence(2)
    assert (table.is_covert("Scout"), stats(table, "Scout")) == (False, (1, 3, 4))
    table.next_turn()
    assert table.strength("Scout") == 3


@CASES.of("Evanesce")
def a_character_returns_to_its_owners_hand() -> None:
    table = set_up(
        Side(hand=["Evanesce"], play=["Scout"], borrowed=["Scout"], resources=["Obsession"] * 3),
        Side(play=["Gnat", "Spackle"]),
    )
    table.me.deploys("Evanesce")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.you.hand, table.me.free) == (["Scout"], 0)


@CASES.of("Evanesce")
def flipped_up_it_costs_1_in_all() -> None:
    table = set_up(
        Side(face_down=["Evanesce"], resources=["Obsession"] * 3), Side(play=["Gnat", "Scout"])
    )
    table.me.deploys("Evanesce", flip_up=True)
    pays(table.me)
    table.me.picks("Scout")
    pays(table.me)
    table.resolves()
    assert (table.you.hand, table.me.discard) == (["Scout"], ["Evanesce"])
    assert (table.me.face_down, table.me.free) == ([], 2)


@CASES.of("Forbidden Knowledge")
def it_may_show_hand_top_card_and_face_down_resources_and_draws() -> None:
    for agrees in (True, False):
        table = set_up(
            Side(hand=["Forbidden Knowledge"], deck=["Greed"], resources=["Obsession"] * 2),
            Side(hand=["Scout", "Rage"], deck=["Gnat", "Rouse"], face_down=["Elitism"]),
        )
        deploys(table.me, "Forbidden Knowledge")
        table.me.answers(1 if agrees else 0)
        shown = ["Elitism", "Gnat", "Rage", "Scout"] if agrees else []
        assert sorted(table.me.was_shown) == shown
        assert (table.me.hand, table.you.deck) == (["Greed"], ["Gnat", "Rouse"])


@CASES.of("Forbidden Knowledge")
def it_is_flipped_up_for_nothing() -> None:
    table = set_up(
        Side(face_down=["Forbidden Knowledge"], deck=["Greed"], resources=["Obsession"] * 2),
        Side(),
    )
    table.me.deploys("Forbidden Knowledge", flip_up=True)
    pays(table.me)
    table.resolves()
    assert (table.me.hand, table.me.discard) == (["Greed"], ["Forbidden Knowledge"])
    assert table.me.free == 2


@CASES.of("Inhibit")
def a_card_has_no_text_until_its_players_next_turn() -> None:
    table = set_up(
        Side(hand=["Inhibit"], deck=["Greed"], resources=["Obsession"] * 1),
        Side(
            play=["The Abominable Hamster", "Mirthless Altar", "Spackle"],
            resources=["Obsession"] * 5,
        ),
    )
    assert table.strength("The Abominable Hamster") == 5
    table.me.deploys("Inhibit")
    choices = ["Mirthless Altar", "Spackle", "The Abominable Hamster"]
    assert sorted(table.me.choices()) == choices
    table.me.picks("The Abominable Hamster")
    table.resolves()
    assert table.me.hand == ["Greed"]
    for _ in range(2):
        assert table.strength("The Abominable Hamster") == 3
        assert not table.is_covert("The Abominable Hamster")
        table.next_turn()
    assert table.strength("The Abominable Hamster") == 5
    assert table.is_covert("The Abominable Hamster")


@CASES.of("Inhibit")
def an_inhibited_card_has_no_abilities() -> None:
    table = set_up(
        Side(hand=["Inhibit"], play=["Recollection Bazaar", "Spackle"], resources=["Obsession"] * 1)
    )
    deploys(table.me, "Inhibit", "Recollection Bazaar")
    assert not table.me.can_use("Recollection Bazaar", "RECALL")


@CASES.of("Obscure")
def a_character_is_covert_this_turn() -> None:
    table = set_up(
        Side(hand=["Obscure"], play=["Gnat"], resources=["Obsession"] * 1), Side(play=["Scout"])
    )
    deploys(table.me, "Obscure", "Scout")
    assert (table.is_covert("Scout"), table.is_covert("Gnat")) == (True, False)
    assert table.me.free == 1
    table.next_turn()
    assert not table.is_covert("Scout")


@CASES.of("Reality Shift")
def my_cards_return_and_as_much_is_played_for_free() -> None:
    table = set_up(
        Side(
            hand=["Reality Shift", "Kinky Asp", "Scout"], borrowed=["Warrior Prodigy"],
            play=["Puddle of Goo", "Spackle", "Warrior Prodigy"], resources=["Obsession"] * 7,
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
        table = set_up(
            Side(
                hand=["Reality Shift", "Sneaking Spitspider", "Puddle of Goo", "Shrouded Demon"],
                play=["Ominous Oozling"], resources=["Obsession"] * 7,
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


@CASES.of("Rouse")
def a_tactic_goes_on_top_of_the_deck() -> None:
    for recur in (False, True):
        table = set_up(
            Side(
                hand=[] if recur else ["Rouse"], deck=["Rage"],
                discard=["Scout", "Obscure", "Encumber", *(["Rouse"] if recur else [])],
                resources=["Obsession"] * 3,
            ),
            Side(discard=["Forget"]),
        )  # fmt: skip
        table.me.uses("Rouse", "RECUR") if recur else table.me.deploys("Rouse")
        assert sorted(table.me.choices()) == ["Encumber", "Obscure"]
        table.me.picks("Obscure")
        table.resolves()
        assert table.me.deck == ["Obscure", "Rage"]
        assert (table.me.out_of_game == ["Rouse"], "Rouse" in table.me.discard) == (
            recur,
            not recur,
        )
        assert table.me.free == 2


@CASES.of("Stupidify")
def two_cards_are_discarded_and_one_more_when_it_recurs() -> None:
    table = set_up(
        Side(hand=["Stupidify", "Gnat"], resources=["Obsession"] * 5),
        Side(hand=["Rage", "Scout", "Greed"]),
    )
    deploys(table.me, "Stupidify")
    discards(table.you, "Rage", "Scout")
    assert (table.you.hand, table.me.free) == (["Greed"], 2)
    uses(table.me, "Stupidify", "RECUR")
    assert (table.you.hand, table.me.hand) == ([], ["Gnat"])
    assert (table.me.out_of_game, table.me.free) == (["Stupidify"], 0)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
