"""Tactics of the Arcanist, from Inhibit to Quotidian Transposition."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    deploys,
    obsession,
    pays,
    starts_next_turn,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()


@CASES.of("Inhibit")
def a_card_has_no_text_until_its_players_next_turn() -> None:
    table = at_table(
        Side(hand=["Inhibit"], deck=["Greed"], resources=obsession(1)),
        Side(play=["The Abominable Hamster", "Mirthless Altar", "Spackle"], resources=obsession(5)),
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
    table = at_table(
        Side(hand=["Inhibit"], play=["Recollection Bazaar", "Spackle"], resources=obsession(1))
    )
    deploys(table.me, "Inhibit", "Recollection Bazaar")
    assert not table.me.can_use("Recollection Bazaar", "RECALL")


@CASES.of("Maladjustment")
def a_resource_returns_and_another_may_be_played() -> None:
    for agrees in (True, False):
        table = at_table(
            Side(hand=["Maladjustment", "Scout"], face_down=["Gnat"], resources=obsession(2))
        )
        table.me.deploys("Maladjustment")
        assert sorted(table.me.choices()) == ["Gnat", "Obsession", "Obsession"]
        table.me.picks("Gnat")
        pays(table.me)
        table.resolves()
        assert sorted(table.me.hand) == ["Gnat", "Scout"]
        table.me.answers(int(agrees))
        if agrees:
            table.me.plays_resource("Scout", face_down=True)
        assert table.me.face_down == (["Scout"] if agrees else [])


@CASES.of("Manifest")
def a_face_down_tactic_is_revealed_and_may_be_played() -> None:
    for agrees in (True, False):
        table = at_table(
            Side(hand=["Manifest"], face_down=["Stupidify", "Scout"], deck=["Greed"],
                 resources=obsession(4)),
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
    table = at_table(Side(hand=["Manifest"], face_down=["Scout"], resources=obsession(2)))
    assert not table.me.can_deploy("Manifest")


@CASES.of("Manifest")
def a_provider_may_bring_it_back_from_the_discard_pile_for_2() -> None:
    for card, provides in (("Minion of Thabbash", True), ("Gnat", False)):
        for agrees in (True, False):
            table = at_table(Side(hand=[card], discard=["Manifest"], resources=obsession(5)))
            deploys(table.me, card)
            if not provides:
                assert table.asks is DecisionKind.ACT
                continue
            table.me.answers(int(agrees))
            assert table.me.face_down == (["Manifest"] if agrees else [])
            assert table.me.free == (0 + 1 if agrees else 2)


@CASES.of("Manifest", "Obscure")
def it_can_be_flipped_up() -> None:
    table = at_table(
        Side(face_down=["Manifest", "Stupidify"], deck=["Greed"], resources=obsession(1)),
    )
    table.me.deploys("Manifest", flip_up=True)
    while table.asks is not DecisionKind.RESPOND:
        names = table.me.choices()
        table.me.picks("Obsession" if "Obsession" in names else "Stupidify")
    table.resolves()
    table.me.declines()
    assert (table.me.hand, table.me.discard) == (["Greed"], ["Manifest"])
    table = at_table(Side(face_down=["Obscure"], resources=obsession(1)), Side(play=["Scout"]))
    table.me.deploys("Obscure", flip_up=True)
    table.resolves()
    assert (table.is_covert("Scout"), table.me.free) == (True, 0)
    table = at_table(Side(face_down=["Obscure"], resources=["Rage"]), Side(play=["Scout"]))
    assert not table.me.can_deploy("Obscure", flip_up=True)


@CASES.of("Muddle")
def your_tactic_becomes_mine() -> None:
    table = at_table(
        Side(hand=["Muddle", "Scout", "Foment"], resources=obsession(4)),
        Side(hand=["Stupidify", "Rage", "Greed", "Gnat"], resources=obsession(3)),
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
        ("Stupidify", obsession(3), True),
        ("Stupidify", ["Neurosis"] * 2, False),
        ("Gnat", obsession(9), False),
    ):
        table = at_table(
            Side(hand=["Muddle"], resources=resources),
            Side(hand=[card], resources=obsession(3)),
            active=1,
        )
        table.you.deploys(card)
        assert table.me.can_deploy("Muddle") is can
    assert not at_table(Side(hand=["Muddle"], resources=obsession(3))).me.can_deploy("Muddle")


@CASES.of("Obscure")
def a_character_is_covert_this_turn() -> None:
    table = at_table(
        Side(hand=["Obscure"], play=["Gnat"], resources=obsession(1)), Side(play=["Scout"])
    )
    deploys(table.me, "Obscure", "Scout")
    assert (table.is_covert("Scout"), table.is_covert("Gnat")) == (True, False)
    assert table.me.free == 1
    table.next_turn()
    assert not table.is_covert("Scout")


@CASES.of("Obsessive Compulsion")
def the_top_three_are_sorted_and_a_card_is_drawn() -> None:
    for under in ([], ["Gnat"], ["Rouse", "Gnat"], ["Rouse", "Scout", "Gnat"]):
        table = at_table(
            Side(
                hand=["Obsessive Compulsion"], deck=["Scout", "Rouse", "Gnat", "Rage"],
                resources=obsession(1),
            )
        )  # fmt: skip
        deploys(table.me, "Obsessive Compulsion")
        assert sorted(table.me.was_shown) == ["Gnat", "Rouse", "Scout"]
        for name in under:
            table.me.picks(name)
        if len(under) < 3:
            table.me.passes()
        on_top = [name for name in ("Gnat", "Rouse", "Scout") if name not in under]
        for name in on_top[:-1]:
            table.me.picks(name)
        order = [*on_top, "Rage", *under]
        assert (table.me.hand, table.me.deck) == (order[:1], order[1:])


@CASES.of("Otter Floss")
def a_card_is_exchanged_and_it_becomes_a_resource() -> None:
    table = at_table(
        Side(hand=["Otter Floss", "Gnat"], deck=["Greed", "Rage"], resources=obsession(3))
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
        table = at_table(
            Side(hand=["Perturb"], play=["Gnat", "Inadequate Wand"], resources=obsession(5)),
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
    table = at_table(
        Side(hand=["Perturb"], resources=obsession(5)),
        Side(play=["Spackle", "Scout"], hand=["Rage", "Foment", "Gnat"]),
    )
    deploys(table.me, "Perturb")
    table.me.picks("Foment")
    assert table.asks is DecisionKind.ACT
    assert (sorted(table.you.play), len(table.you.hand)) == (["Scout", "Spackle"], 2)


@CASES.of("Quotidian Assassination")
def a_character_returns() -> None:
    table = at_table(
        Side(hand=["Quotidian Assassination"], play=["Scout"], borrowed=["Scout"],
             resources=obsession(2)),
        Side(play=["Spackle", "Gnat"]),
    )  # fmt: skip
    table.me.deploys("Quotidian Assassination")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.you.hand, table.me.free) == (["Scout"], 0)


@CASES.of("Quotidian Disappearance")
def you_return_a_nonresource_card_of_your_choice() -> None:
    table = at_table(
        Side(hand=["Quotidian Disappearance"], play=["Gnat"], resources=obsession(1)),
        Side(play=["Spackle", "Scout"], borrowed=["Spackle"], resources=1),
    )
    deploys(table.me, "Quotidian Disappearance")
    assert (table.asked, sorted(table.you.choices())) == (table.you, ["Scout", "Spackle"])
    table.you.picks("Spackle")
    assert (table.me.hand, table.you.play) == (["Spackle"], ["Scout"]), "its owner's hand"


@CASES.of("Quotidian Disappearance")
def without_such_a_card_nothing_happens() -> None:
    table = at_table(
        Side(hand=["Quotidian Disappearance"], play=["Gnat"], resources=obsession(1)),
        Side(resources=1),
    )
    deploys(table.me, "Quotidian Disappearance")
    assert (table.asks, table.me.play, len(table.you.resources)) == (DecisionKind.ACT, ["Gnat"], 1)


@CASES.of("Quotidian Misfire")
def cards_that_would_reach_a_hand_this_turn_are_discarded() -> None:
    table = at_table(
        Side(hand=["Quotidian Misfire", "Learn", "Lift"], deck=["Rage", "Greed", "Elitism"],
             resources=obsession(2)),
        Side(play=["Scout", "Gnat"], hand=["Learn"], deck=["Gnat", "Rouse"]),
    )  # fmt: skip
    deploys(table.me, "Quotidian Misfire")
    deploys(table.me, "Learn")
    assert table.me.hand == ["Lift"]
    assert {"Rage", "Greed"} <= {*table.me.discard}
    deploys(table.me, "Lift", "Scout")
    assert ("Scout" in table.you.discard, table.you.hand) == (True, ["Learn"])
    table.next_turn()
    deploys(table.you, "Learn")
    assert sorted(table.you.hand) == ["Gnat", "Rouse"], "a new turn"


@CASES.of("Quotidian Transposition")
def each_player_returns_an_owned_character() -> None:
    table = at_table(
        Side(
            hand=["Quotidian Transposition"], play=["Gnat", "Scout"], borrowed=["Scout"],
            resources=obsession(3),
        ),
        Side(play=["Stalwart Soldier", "Warrior Prodigy"], borrowed=["Warrior Prodigy"]),
    )  # fmt: skip
    deploys(table.me, "Quotidian Transposition")
    assert (table.asked, sorted(table.me.choices())) == (table.me, ["Gnat", "Warrior Prodigy"])
    table.me.picks("Warrior Prodigy")
    assert sorted(table.you.choices()) == ["Scout", "Stalwart Soldier"]
    table.you.picks("Scout")
    assert (table.me.hand, table.you.hand) == (["Warrior Prodigy"], ["Scout"])


@CASES.of("Quotidian Transposition")
def a_player_without_characters_returns_none() -> None:
    table = at_table(
        Side(hand=["Quotidian Transposition"], resources=obsession(3)),
        Side(play=["Stalwart Soldier", "Spackle"]),
    )
    deploys(table.me, "Quotidian Transposition")
    with shows("402.5"):
        assert table.you.hand == ["Stalwart Soldier"]
    starts_next_turn(table)
    assert Done() not in table.you.legal


def test_tactics_of_the_arcanist_i_to_q(only_card: str | None) -> None:
    CASES.run(only_card)
