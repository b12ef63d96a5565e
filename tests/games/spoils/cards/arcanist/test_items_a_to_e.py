"""Items of the Arcanist, from Ambiguity Embiggener to Ectological Hazard Suit."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    deploys,
    obsession,
    starts_next_turn,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()


@CASES.of("Ambiguity Embiggener")
def as_each_turn_starts_its_player_chooses_how_many_cards_both_exchange() -> None:
    for active in (1, 0):
        table = at_table(
            Side(
                play=["Ambiguity Embiggener"],
                hand=["Gnat", "Scout", "Rouse"],
                deck=["Rage", "Greed", "Elitism"],
            ),
            Side(hand=["Foment"], deck=["Obscure", "Encumber"]),
            active=active,
        )
        starts_next_turn(table)
        seat = (table.me, table.you)[1 - active]
        assert (table.asked, table.asks) == (seat, DecisionKind.CHOOSE_NUMBER)
        assert seat.numbers()[:4] == [0, 1, 2, 3]
        seat.answers(2)
        while table.asks is not DecisionKind.ACT:
            assert table.asked is not None
            for name in ("Rouse", "Gnat", "Foment"):
                if name in table.asked.choices():
                    table.asked.picks(name)
                    break
        assert sorted(table.me.hand) == ["Greed", "Rage", "Scout"]
        assert table.me.deck == ["Elitism", "Rouse", "Gnat"]
        assert (table.you.hand, table.you.deck) == (["Obscure"], ["Encumber", "Foment"])


@CASES.of("Ambiguity Embiggener")
def nothing_is_exchanged_for_0() -> None:
    table = at_table(
        Side(play=["Ambiguity Embiggener"], hand=["Gnat"], deck=["Rage"]),
        Side(hand=["Foment"], deck=["Obscure"]),
        active=1,
    )
    starts_next_turn(table)
    table.me.answers(0)
    assert (table.me.hand, table.you.hand) == (["Gnat"], ["Foment"])
    assert table.asks is DecisionKind.ACT


@CASES.of("Ambiguity Embiggener")
def nobody_takes_new_cards_before_both_have_put_theirs_on_the_bottom() -> None:
    table = at_table(
        Side(play=["Ambiguity Embiggener"], hand=["Gnat", "Scout"], deck=["Rage"]),
        Side(hand=["Foment", "Obscure"], deck=["Greed"]),
        active=1,
    )
    starts_next_turn(table)
    table.me.answers(1)
    table.me.picks("Gnat")
    assert table.asked is table.you
    assert (table.me.hand, table.me.deck) == (["Scout"], ["Rage", "Gnat"])
    table.you.picks("Foment")
    assert (table.me.hand, table.me.deck) == (["Scout", "Rage"], ["Gnat"])
    assert (table.you.hand, table.you.deck) == (["Obscure", "Greed"], ["Foment"])


@CASES.of("Ambiguity Embiggener")
def who_has_fewer_cards_than_the_number_takes_as_few_anew() -> None:
    for number in (2, 9):
        table = at_table(
            Side(play=["Ambiguity Embiggener"], hand=["Gnat"], deck=["Rage", "Greed"]),
            Side(deck=["Greed"]),
            active=1,
        )
        starts_next_turn(table)
        table.me.answers(number)
        assert (table.me.hand, table.me.deck) == (["Rage"], ["Greed", "Gnat"])
        assert (table.you.hand, table.you.deck) == ([], ["Greed"])


@CASES.of("Ambiguity Inhibitor")
def its_controller_exchanges_a_card_as_the_turn_starts() -> None:
    table = at_table(
        Side(play=["Ambiguity Inhibitor"], hand=["Gnat", "Scout"], deck=["Rage", "Greed"]),
        Side(hand=["Foment"], deck=["Obscure"]),
        active=1,
    )
    starts_next_turn(table)
    assert Done() not in table.me.legal
    table.me.picks("Gnat")
    assert (sorted(table.me.hand), table.me.deck) == (["Rage", "Scout"], ["Greed", "Gnat"])
    starts_next_turn(table)
    assert (table.you.hand, table.you.deck) == (["Foment"], ["Obscure"]), "not in your turn"


@CASES.of("Ambiguity Inhibitor")
def it_draws_nothing_for_an_empty_hand() -> None:
    table = at_table(Side(play=["Ambiguity Inhibitor"], deck=["Rage"]), active=1)
    starts_next_turn(table)
    with shows("402.5b"):
        assert (table.me.hand, table.me.deck) == ([], ["Rage"])


@CASES.of("Arcanist's Almanac")
def it_depletes_to_arrange_the_top_five_of_either_deck() -> None:
    table = at_table(
        Side(play=["Arcanist's Almanac"], deck=["Rage", "Greed"]),
        Side(deck=["Gnat", "Scout", "Rouse", "Rage", "Greed", "Foment"]),
    )
    uses(table.me, "Arcanist's Almanac", "FORESIGHT")
    table.me.says("your opponent")
    for name in ("Greed", "Rouse", "Gnat", "Rage"):
        table.me.picks(name)
    assert table.you.deck == ["Greed", "Rouse", "Gnat", "Rage", "Scout", "Foment"]
    assert "Foment" not in table.me.was_shown
    assert table.is_depleted("Arcanist's Almanac")
    assert not table.me.can_use("Arcanist's Almanac", "FORESIGHT")


@CASES.of("Ashes of Zenobia")
def its_controller_draws_as_the_turn_starts() -> None:
    table = at_table(
        Side(play=["Ashes of Zenobia"], deck=["Rage", "Greed"]), Side(deck=["Gnat"]), active=1
    )
    starts_next_turn(table)
    assert table.me.hand == ["Rage"]
    starts_next_turn(table)
    assert (table.me.hand, table.you.hand) == (["Rage"], [])


@CASES.of("Ashes of Zenobia")
def for_5_both_players_return_a_character() -> None:
    table = at_table(
        Side(play=["Ashes of Zenobia", "Scout", "Gnat"], borrowed=["Scout"], resources=6),
        Side(play=["Stalwart Soldier", "Warrior Prodigy"]),
    )
    uses(table.me, "Ashes of Zenobia", "NULLIFY")
    assert (table.asked, sorted(table.me.choices())) == (table.me, ["Gnat", "Scout"])
    table.me.picks("Scout")
    assert sorted(table.you.choices()) == ["Stalwart Soldier", "Warrior Prodigy"]
    table.you.picks("Warrior Prodigy")
    assert sorted(table.you.hand) == ["Scout", "Warrior Prodigy"], "its owner's hand"
    assert (table.me.free, table.is_depleted("Ashes of Zenobia")) == (1, False)


MACHINE = "Contiguous Defalcating Machine"


@CASES.of(MACHINE)
def the_controller_of_an_entering_character_pays_in_one_of_three_ways() -> None:
    for active in (0, 1):
        for option in (0, 1, 2):
            sides = [Side(), Side()]
            sides[active] = Side(hand=["Puddle of Goo"], resources=obsession(1))
            sides[0].play = [MACHINE]
            table = at_table(*sides, active=active)
            seat = (table.me, table.you)[active]
            deploys(seat, "Puddle of Goo")
            assert (table.asked, seat.numbers()) == (seat, [0, 1, 2])
            seat.answers(option)
            assert ("Puddle of Goo" in seat.play) is (option != 1)
            assert seat.resources == ([] if option == 0 else ["Obsession"])
            assert seat.hand == (["Obsession"] if option == 0 else [])
            assert seat.influence == (17 if option == 2 else 20)
            assert table.asks is DecisionKind.ACT


@CASES.of(MACHINE)
def it_ignores_other_cards_that_enter_play() -> None:
    table = at_table(Side(play=[MACHINE], hand=["Knobby Stave"], resources=obsession(2)))
    deploys(table.me, "Knobby Stave")
    assert (table.asks, table.me.influence) == (DecisionKind.ACT, 20)


SUIT = "Ectological Hazard Suit"


@CASES.of(SUIT)
def its_wearer_gets_a_token_and_grows_with_its_tokens() -> None:
    table = at_table(
        Side(hand=[SUIT], play=["Scout", "Gnat"], tokens={"Gnat": 3}, resources=obsession(3)),
        Side(play=["Stalwart Soldier"]),
    )
    table.me.deploys(SUIT)
    assert sorted(table.me.choices()) == ["Gnat", "Scout", "Stalwart Soldier"]
    table.me.picks("Gnat")
    table.resolves()
    assert table.tokens("Gnat") == 4
    assert stats(table, "Gnat") == (5, 5, 3)
    assert stats(table, "Scout") == (3, 3, 4)


@CASES.of(SUIT)
def it_is_handed_to_a_character_that_is_depleted_for_it() -> None:
    table = at_table(
        Side(play=["Scout", SUIT, "Gnat", "Warrior Prodigy"], attached={SUIT: "Scout"},
             tokens={"Scout": 1, "Gnat": 2}, depleted=["Warrior Prodigy"], resources=1),
        Side(play=["Stalwart Soldier"]),
    )  # fmt: skip
    assert table.strength("Scout") == 4
    table.me.uses(SUIT, "HANDOFF")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"], "yours and depleted ones cannot"
    table.me.picks("Gnat")
    table.resolves()
    assert table.is_depleted("Gnat")
    assert table.me.free == 0
    assert stats(table, "Scout") == (3, 3, 4)
    assert stats(table, "Gnat") == (3, 3, 3)
    assert (table.tokens("Scout"), table.tokens("Gnat")) == (1, 2), "no new token"


@CASES.of(SUIT, "Very Big Hat of Invisibility")
def a_character_in_a_battle_cannot_be_handed_it() -> None:
    for name in (SUIT, "Very Big Hat of Invisibility"):
        table = at_table(
            Side(
                play=["Scout", name, "Gnat"], attached={name: "Scout"}, depleted=["Scout"],
                resources=1,
            ),
            Side(play=["Stalwart Soldier"]),
            active=1,
        )  # fmt: skip
        table.you.attacks("Stalwart Soldier")
        table.you.passes()
        assert table.me.can_use(name, "HANDOFF")
        table.me.blocks("Gnat")
        table.you.passes()
        assert table.asked is table.me
        assert not table.me.can_use(name, "HANDOFF")


def test_items_of_the_arcanist_a_to_e(only_card: str | None) -> None:
    CASES.run(only_card)
