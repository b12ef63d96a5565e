"""Arcanist tactics: Seeds 2 and 3."""

from app.games.spoils.engine import DecisionKind, Done
from tests.support.card_play import deploys, discards, pays, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()


@CASES.of("Cowslaw")
def removed_tactics_pay_for_the_search_for_another() -> None:
    deck = ["Scout", "Rouse", "Brainbath", "Arcane Research", "Encumber", "Obscure"]
    for agrees in (True, False):
        table = set_up(
            Side(
                hand=["Cowslaw"], deck=deck, discard=["Forget", "Scout", "Perturb", "Remember"],
                resources=["Obsession"] * 1,
            )
        )  # fmt: skip
        table.me.deploys("Cowslaw")
        assert table.me.numbers() == [1, 2, 3]
        table.me.answers(2)
        assert sorted(table.me.choices()) == ["Forget", "Perturb", "Remember"]
        table.me.picks("Perturb")
        table.me.picks("Remember")
        assert sorted(table.me.out_of_game) == ["Perturb", "Remember"]
        table.resolves()
        if not agrees:
            table.me.declines()
            assert table.me.deck == deck
            continue
        table.me.agrees()
        cheap = ["Arcane Research", "Brainbath", "Obscure", "Rouse"]
        assert sorted(table.me.choices()) == cheap
        table.me.picks("Arcane Research")
        assert (table.me.hand, table.you.was_shown) == (["Arcane Research"], ["Arcane Research"])


@CASES.of("Cowslaw")
def it_needs_a_tactic_in_the_discard_pile() -> None:
    table = set_up(
        Side(hand=["Cowslaw"], discard=["Scout"], deck=["Rouse"], resources=["Obsession"] * 1)
    )
    assert not table.me.can_deploy("Cowslaw")


@CASES.of("Cowslaw")
def flipped_up_it_also_draws_a_card() -> None:
    table = set_up(
        Side(face_down=["Cowslaw"], deck=["Rage", "Rouse"], discard=["Forget"],
             resources=["Obsession"] * 1),
    )  # fmt: skip
    table.me.deploys("Cowslaw", flip_up=True)
    while table.asks is not DecisionKind.RESPOND:
        if table.asks is DecisionKind.CHOOSE_NUMBER:
            table.me.answers(1)
        else:
            table.me.picks("Obsession" if "Obsession" in table.me.choices() else "Forget")
    assert table.me.hand == ["Rage"]
    table.resolves()
    table.me.agrees()
    table.me.picks("Rouse")
    assert sorted(table.me.hand) == ["Rage", "Rouse"]


@CASES.of("Desolate")
def all_characters_of_exactly_the_picked_strength_are_destroyed() -> None:
    table = set_up(
        Side(hand=["Desolate"], play=["Stalwart Soldier", "Gnat"], resources=["Obsession"] * 3),
        Side(play=["Scout", "Union Leader", "Warrior Prodigy", "Spackle"]),
    )
    table.me.deploys("Desolate")
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(3)
    table.resolves()
    assert table.me.play == ["Gnat"]
    assert sorted(table.you.play) == ["Spackle", "Union Leader", "Warrior Prodigy"]


@CASES.of("Foment")
def a_resource_comes_to_hand_and_a_card_is_drawn() -> None:
    table = set_up(
        Side(hand=["Foment"], deck=["Greed"], resources=["Obsession"] * 2, face_down=["Gnat"]),
        Side(resources=1),
    )
    table.me.deploys("Foment")
    assert sorted(table.me.choices()) == ["Gnat", "Obsession", "Obsession"]
    table.me.picks("Gnat")
    table.resolves()
    assert (sorted(table.me.hand), table.me.face_down) == (["Gnat", "Greed"], [])


@CASES.of("Foment")
def flipped_up_for_1_it_lets_a_resource_be_played_first() -> None:
    table = set_up(
        Side(face_down=["Foment"], hand=["Rage"], deck=["Greed"], resources=["Obsession"] * 2)
    )
    table.me.deploys("Foment", flip_up=True)
    played = False
    while table.asks is not DecisionKind.RESPOND:
        if table.asks is DecisionKind.PLAY_RESOURCE:
            assert Done() not in table.me.legal, "a cost is no offer"
            table.me.plays_resource("Rage")
            played = True
        else:
            table.me.picks("Obsession")
    table.resolves()
    assert played
    assert sorted(table.me.resources) == ["Obsession", "Rage"]
    assert sorted(table.me.hand) == ["Greed", "Obsession"]
    assert table.me.face_down == []


@CASES.of("Manifest")
def a_face_down_tactic_is_revealed_and_may_be_played() -> None:
    for agrees in (True, False):
        table = set_up(
            Side(hand=["Manifest"], face_down=["Stupidify", "Scout"], deck=["Greed"],
                 resources=["Obsession"] * 4),
            Side(hand=["Rage"] * 3),
        )  # fmt: skip
        table.me.deploys("Manifest")
        while table.asks is not DecisionKind.RESPOND:
            names = table.me.choices()
            table.me.picks("Obsession" if "Obsession" in names else "Stupidify")
        assert "Stupidify" in table.you.was_shown
        assert "Scout" not in table.you.was_shown
        table.resolves()
        table.me.answers(int(agrees))
        pays(table.me)
        table.resolves()
        while table.asked is table.you:
            table.you.picks("Rage")
        assert len(table.you.hand) == (1 if agrees else 3)
        assert table.me.hand == ["Greed"]
        assert ("Stupidify" in table.me.face_down) is not agrees
        assert len(table.me.resources) == 4


@CASES.of("Manifest")
def it_needs_a_face_down_tactic() -> None:
    table = set_up(Side(hand=["Manifest"], face_down=["Scout"], resources=["Obsession"] * 2))
    assert not table.me.can_deploy("Manifest")


@CASES.of("Manifest")
def a_provider_may_bring_it_back_from_the_discard_pile_for_2() -> None:
    for card, provides in (("Minion of Thabbash", True), ("Gnat", False)):
        for agrees in (True, False):
            table = set_up(Side(hand=[card], discard=["Manifest"], resources=["Obsession"] * 5))
            deploys(table.me, card)
            if not provides:
                assert table.asks is DecisionKind.ACT
                continue
            table.me.answers(int(agrees))
            assert table.me.face_down == (["Manifest"] if agrees else [])
            assert table.me.free == (0 + 1 if agrees else 2)


@CASES.of("Manifest", "Obscure")
def it_can_be_flipped_up() -> None:
    table = set_up(
        Side(face_down=["Manifest", "Stupidify"], deck=["Greed"], resources=["Obsession"] * 1),
    )
    table.me.deploys("Manifest", flip_up=True)
    while table.asks is not DecisionKind.RESPOND:
        names = table.me.choices()
        table.me.picks("Obsession" if "Obsession" in names else "Stupidify")
    table.resolves()
    table.me.declines()
    assert (table.me.hand, table.me.discard) == (["Greed"], ["Manifest"])
    table = set_up(Side(face_down=["Obscure"], resources=["Obsession"] * 1), Side(play=["Scout"]))
    table.me.deploys("Obscure", flip_up=True)
    table.resolves()
    assert (table.is_covert("Scout"), table.me.free) == (True, 0)
    table = set_up(Side(face_down=["Obscure"], resources=["Rage"]), Side(play=["Scout"]))
    assert not table.me.can_deploy("Obscure", flip_up=True)


@CASES.of("Muddle")
def your_tactic_becomes_mine() -> None:
    table = set_up(
        Side(hand=["Muddle", "Scout", "Foment"], resources=["Obsession"] * 4),
        Side(hand=["Stupidify", "Rage", "Greed", "Gnat"], resources=["Obsession"] * 3),
        active=1,
    )
    table.you.deploys("Stupidify")
    table.me.deploys("Muddle")
    assert table.me.free == 1
    table.resolves()
    assert table.asked is table.you
    table.you.picks("Rage")
    table.you.picks("Greed")
    table.resolves()
    assert (table.asks, table.asked) == (DecisionKind.ACT, table.you)
    assert (sorted(table.me.hand), table.you.hand) == (["Foment", "Scout"], ["Gnat"])
    assert "Stupidify" in table.you.discard
    assert table.me.discard == ["Muddle"]


@CASES.of("Muddle")
def it_answers_only_tactics_and_only_for_their_price() -> None:
    for card, resources, can in (
        ("Stupidify", ["Obsession"] * 3, True),
        ("Stupidify", ["Neurosis"] * 2, False),
        ("Gnat", ["Obsession"] * 9, False),
    ):
        table = set_up(
            Side(hand=["Muddle"], resources=resources),
            Side(hand=[card], resources=["Obsession"] * 3),
            active=1,
        )
        table.you.deploys(card)
        assert table.me.can_deploy("Muddle") is can
    assert not set_up(Side(hand=["Muddle"], resources=["Obsession"] * 3)).me.can_deploy("Muddle")


@CASES.of("Otter Floss")
def a_card_is_exchanged_and_it_becomes_a_resource() -> None:
    table = set_up(
        Side(hand=["Otter Floss", "Gnat"], deck=["Greed", "Rage"], resources=["Obsession"] * 3)
    )
    deploys(table.me, "Otter Floss")
    assert sorted(table.me.choices()) == ["Gnat", "Greed"]
    table.me.picks("Gnat")
    assert (table.me.hand, table.me.deck) == (["Greed"], ["Rage", "Gnat"])
    assert (table.me.face_down, table.me.discard) == (["Otter Floss"], [])
    assert table.me.free == 1


@CASES.of("Perturb")
def a_discarded_card_may_take_one_of_its_type_from_play() -> None:
    for agrees in (True, False):
        table = set_up(
            Side(hand=["Perturb"], play=["Gnat", "Inadequate Wand"], resources=["Obsession"] * 5),
            Side(play=["Spackle", "Scout"], hand=["Rage", "Foment", "Warrior Prodigy"]),
        )
        deploys(table.me, "Perturb")
        assert sorted(table.me.was_shown) == ["Foment", "Rage", "Warrior Prodigy"]
        assert sorted(table.me.choices()) == ["Foment", "Warrior Prodigy"]
        table.me.picks("Warrior Prodigy")
        assert table.you.discard == ["Warrior Prodigy"]
        table.me.answers(int(agrees))
        if agrees:
            assert sorted(table.me.choices()) == ["Gnat", "Scout"]
            table.me.picks("Scout")
        assert ("Scout" in table.you.hand) is agrees


@CASES.of("Perturb")
def a_discarded_tactic_takes_nothing_with_it() -> None:
    table = set_up(
        Side(hand=["Perturb"], resources=["Obsession"] * 5),
        Side(play=["Spackle", "Scout"], hand=["Rage", "Foment", "Gnat"]),
    )
    deploys(table.me, "Perturb")
    table.me.picks("Foment")
    assert table.asks is DecisionKind.ACT
    assert (sorted(table.you.play), len(table.you.hand)) == (["Scout", "Spackle"], 2)


@CASES.of("Redonkulous")
def a_character_is_removed_if_your_hand_is_small() -> None:
    for count, gone in ((3, True), (4, False), (0, True)):
        table = set_up(
            Side(hand=["Redonkulous"], resources=["Obsession"] * 3),
            Side(play=["Scout", "Gnat"], hand=["Rage"] * count),
        )
        deploys(table.me, "Redonkulous", "Scout")
        assert (table.you.out_of_game == ["Scout"]) is gone
        assert len(table.you.hand) == count, "no discard without Flip Up"


@CASES.of("Redonkulous")
def flipped_up_you_discard_two_cards_first() -> None:
    for count, gone in ((5, True), (6, False)):
        table = set_up(
            Side(face_down=["Redonkulous"], resources=["Obsession"] * 5),
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


@CASES.of("Ritual of the Double Monkey")
def more_icons_mean_morediscards() -> None:
    for count, lost in ((2, 1), (3, 2), (7, 2), (8, 3)):
        table = set_up(
            Side(hand=["Ritual of the Double Monkey", "Foment"], resources=["Obsession"] * count),
            Side(hand=["Rage"] * 5, resources=["Obsession"] * 9),
        )
        deploys(table.me, "Ritual of the Double Monkey")
        discards(table.you, *["Rage"] * lost)
        assert (table.asks, len(table.you.hand)) == (DecisionKind.ACT, 5 - lost)
        assert table.me.free == count - 1


@CASES.of("Ritual of the Double Monkey")
def it_is_flipped_up_for_2() -> None:
    table = set_up(
        Side(face_down=["Ritual of the Double Monkey"], resources=["Obsession"] * 1),
        Side(hand=["Rage"] * 3),
    )
    deploys(table.me, "Ritual of the Double Monkey", flip_up=True)
    discards(table.you, "Rage")
    assert (table.me.free, table.me.discard) == (0, ["Ritual of the Double Monkey"])


@CASES.of("Spatchcocking")
def each_player_keeps_one_card_of_each_type() -> None:
    table = set_up(
        Side(
            hand=["Spatchcocking"], play=["Scout", "Gnat", "Spackle", "Puddle of Goo"],
            resources=["Obsession"] * 4, borrowed=["Puddle of Goo"],
        ),
        Side(play=["Stalwart Soldier", "Mirthless Altar", "Recollection Bazaar", "Juice Closet"],
             hand=["Rage"]),
    )  # fmt: skip
    deploys(table.me, "Spatchcocking")
    keep = {"Gnat", "Spackle", "Stalwart Soldier", "Mirthless Altar", "Juice Closet"}
    while table.asks is not DecisionKind.ACT:
        seat = table.asked
        assert seat is not None
        seat.picks(next(name for name in seat.choices() if name in keep))
    assert sorted(table.me.play) == ["Gnat", "Spackle"]
    assert sorted(table.you.play) == ["Juice Closet", "Mirthless Altar", "Stalwart Soldier"]
    assert table.me.hand == ["Scout"]
    assert sorted(table.you.hand) == ["Puddle of Goo", "Rage", "Recollection Bazaar"]
    assert len(table.me.resources) == 4


@CASES.of("Spatchcocking")
def everybody_has_chosen_before_anything_goes_back() -> None:
    table = set_up(
        Side(hand=["Spatchcocking"], play=["Gnat", "Scout"], resources=["Obsession"] * 4),
        Side(play=["Rusty Pickaxe", "Spackle"], attached={"Rusty Pickaxe": "Scout"}),
    )
    deploys(table.me, "Spatchcocking")
    table.me.picks("Gnat")
    assert table.asked is table.you
    assert sorted(table.you.choices()) == ["Rusty Pickaxe", "Spackle"]
    table.you.picks("Rusty Pickaxe")
    assert (table.me.play, table.you.play) == (["Gnat"], [])
    assert sorted(table.you.hand) == ["Rusty Pickaxe", "Spackle"]


@CASES.of("Spatchcocking")
def it_recurs_to_leave_one_card_of_each_type_in_your_hand() -> None:
    table = set_up(
        Side(discard=["Spatchcocking"], hand=["Gnat", "Scout"], resources=["Obsession"] * 4),
        Side(hand=["Scout", "Gnat", "Foment", "Rouse", "Rage", "Greed", "Spackle"]),
    )
    uses(table.me, "Spatchcocking", "RECUR")
    assert sorted(table.me.was_shown) == sorted(table.you.hand)
    keep = {"Gnat", "Rouse", "Spackle"}
    while table.asks is not DecisionKind.ACT:
        assert table.asked is table.you
        table.you.picks(next(name for name in table.you.choices() if name in keep))
    assert sorted(table.you.hand) == ["Gnat", "Greed", "Rage", "Rouse", "Spackle"]
    assert sorted(table.you.discard) == ["Foment", "Scout"]
    assert (sorted(table.me.hand), table.me.out_of_game) == (["Gnat", "Scout"], ["Spatchcocking"])


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
