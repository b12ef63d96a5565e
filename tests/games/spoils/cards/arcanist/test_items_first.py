"""Arcanist items: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind, Done
from tests.support.card_play import deploys, ends_turn, fights, stats, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
SUIT = "Ectological Hazard Suit"
HAT = "Very Big Hat of Invisibility"


@CASES.of("Ambiguity Embiggener")
def as_each_turn_starts_its_player_chooses_how_many_cards_both_exchange() -> None:
    for active in (1, 0):
        table = set_up(
            Side(
                play=["Ambiguity Embiggener"],
                hand=["Gnat", "Scout", "Rouse"],
                deck=["Rage", "Greed", "Elitism"],
            ),
            Side(hand=["Foment"], deck=["Obscure", "Encumber"]),
            active=active,
        )
        ends_turn(table)
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
    table = set_up(
        Side(play=["Ambiguity Embiggener"], hand=["Gnat"], deck=["Rage"]),
        Side(hand=["Foment"], deck=["Obscure"]),
        active=1,
    )
    ends_turn(table)
    table.me.answers(0)
    assert (table.me.hand, table.you.hand) == (["Gnat"], ["Foment"])
    assert table.asks is DecisionKind.ACT


@CASES.of("Ambiguity Embiggener")
def nobody_takes_new_cards_before_both_have_put_theirs_on_the_bottom() -> None:
    table = set_up(
        Side(play=["Ambiguity Embiggener"], hand=["Gnat", "Scout"], deck=["Rage"]),
        Side(hand=["Foment", "Obscure"], deck=["Greed"]),
        active=1,
    )
    ends_turn(table)
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
        table = set_up(
            Side(play=["Ambiguity Embiggener"], hand=["Gnat"], deck=["Rage", "Greed"]),
            Side(deck=["Greed"]),
            active=1,
        )
        ends_turn(table)
        table.me.answers(number)
        assert (table.me.hand, table.me.deck) == (["Rage"], ["Greed", "Gnat"])
        assert (table.you.hand, table.you.deck) == ([], ["Greed"])


@CASES.of("Ambiguity Inhibitor")
def its_controller_exchanges_a_card_as_the_turn_starts() -> None:
    table = set_up(
        Side(play=["Ambiguity Inhibitor"], hand=["Gnat", "Scout"], deck=["Rage", "Greed"]),
        Side(hand=["Foment"], deck=["Obscure"]),
        active=1,
    )
    ends_turn(table)
    assert Done() not in table.me.legal
    table.me.picks("Gnat")
    assert (sorted(table.me.hand), table.me.deck) == (["Rage", "Scout"], ["Greed", "Gnat"])
    ends_turn(table)
    assert (table.you.hand, table.you.deck) == (["Foment"], ["Obscure"]), "not in your turn"


@CASES.of("Ambiguity Inhibitor")
def it_draws_nothing_for_an_empty_hand() -> None:
    table = set_up(Side(play=["Ambiguity Inhibitor"], deck=["Rage"]), active=1)
    ends_turn(table)
    with shows("402.5b"):
        assert (table.me.hand, table.me.deck) == ([], ["Rage"])


@CASES.of("Arcanist's Almanac")
def it_depletes_to_arrange_the_top_five_of_either_deck() -> None:
    table = set_up(
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
    table = set_up(
        Side(play=["Ashes of Zenobia"], deck=["Rage", "Greed"]), Side(deck=["Gnat"]), active=1
    )
    ends_turn(table)
    assert table.me.hand == ["Rage"]
    ends_turn(table)
    assert (table.me.hand, table.you.hand) == (["Rage"], [])


@CASES.of("Ashes of Zenobia")
def for_5_both_players_return_a_character() -> None:
    table = set_up(
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


@CASES.of(SUIT)
def its_wearer_gets_a_token_and_grows_with_its_tokens() -> None:
    table = set_up(
        Side(hand=[SUIT], play=["Scout", "Gnat"], tokens={"Gnat": 3}, resources=["Obsession"] * 3),
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
    table = set_up(
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
        table = set_up(
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


def _discards(table: Table, count: int) -> None:
    """You discard this many Rage."""
    for _ in range(count):
        assert table.asked is table.you
        table.you.picks("Rage")


@CASES.of("Ectypal Stave")
def it_duplicates_the_last_tactic_of_the_turn_for_its_cost_and_2() -> None:
    table = set_up(
        Side(play=["Ectypal Stave"], hand=["Stupidify"], resources=["Obsession"] * 9),
        Side(hand=["Rage"] * 5),
    )
    assert not table.me.can_use("Ectypal Stave", "COUNTERFEIT"), "no tactic yet"
    deploys(table.me, "Stupidify")
    _discards(table, 2)
    assert table.me.free == 6
    uses(table.me, "Ectypal Stave", "COUNTERFEIT")
    assert table.me.free == 1
    _discards(table, 2)
    assert (len(table.you.hand), table.is_depleted("Ectypal Stave")) == (1, True)
    assert table.me.discard == ["Stupidify"]


@CASES.of("Ectypal Stave")
def your_tactics_count_and_the_full_price_is_needed() -> None:
    for resources, can in ((5, True), (4, False)):
        table = set_up(
            Side(play=["Ectypal Stave"], hand=["Gnat"] * 4, resources=resources),
            Side(hand=["Stupidify"], resources=["Obsession"] * 3),
            active=1,
        )
        deploys(table.you, "Stupidify")
        for _ in range(2):
            table.me.picks("Gnat")
        table.you.ends_turn()
        assert table.me.can_use("Ectypal Stave", "COUNTERFEIT") is can
        table.resolves()
        assert not table.me.can_use("Ectypal Stave", "COUNTERFEIT"), "a new turn"


@CASES.of("Ectypal Stave", "Sprint")
def a_tactic_that_lies_face_down_meanwhile_costs_what_its_face_says() -> None:
    table = set_up(
        Side(play=["Ectypal Stave", "Scout"], hand=["Sprint"], resources=["Deception"] * 8)
    )
    deploys(table.me, "Sprint", "Scout")
    assert table.me.face_down == ["Sprint"]
    with shows("411.1"):
        assert table.me.free == 6
        assert table.me.can_use("Ectypal Stave", "COUNTERFEIT")
    table.me.uses("Ectypal Stave", "COUNTERFEIT")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Deception")
    table.resolves()
    assert table.me.free == 1
    assert (table.speed("Scout"), table.me.face_down) == (6, ["Sprint"])


@CASES.of("Knobby Stave")
def its_two_tokens_make_you_discard_a_card() -> None:
    table = set_up(
        Side(hand=["Knobby Stave", "Gnat"], resources=["Obsession"] * 2),
        Side(hand=["Rage", "Foment"]),
    )
    deploys(table.me, "Knobby Stave")
    assert (table.tokens("Knobby Stave"), table.me.free) == (2, 2)
    uses(table.me, "Knobby Stave", "DISRUPT")
    assert table.asked is table.you
    table.you.picks("Rage")
    assert (table.you.discard, table.me.hand) == (["Rage"], ["Gnat"])
    assert (table.tokens("Knobby Stave"), table.is_depleted("Knobby Stave")) == (0, False)
    assert not table.me.can_use("Knobby Stave", "DISRUPT")


@CASES.of("Lugubrious Finger Trap")
def its_wearer_can_neither_attack_nor_block() -> None:
    table = set_up(
        Side(hand=["Lugubrious Finger Trap"], play=["Gnat"], resources=["Obsession"] * 3),
        Side(play=["Scout"]),
    )
    deploys(table.me, "Lugubrious Finger Trap", "Scout")
    fights(table.me, "Gnat")
    assert table.you.influence == 19
    table.next_turn()
    assert not table.you.can_attack()


@CASES.of("Napiform Protuberance")
def its_wearer_shrinks_with_the_tokens_on_it() -> None:
    for agrees in (True, False):
        table = set_up(
            Side(hand=["Napiform Protuberance"], resources=["Obsession"] * 2),
            Side(play=["Union Leader", "Scout"]),
        )
        deploys(table.me, "Napiform Protuberance", "Union Leader")
        assert table.tokens("Napiform Protuberance") == 1
        assert stats(table, "Union Leader") == (4, 7, 2)
        assert stats(table, "Scout") == (3, 3, 4)
        ends_turn(table)
        assert table.asks is DecisionKind.ACT, "not in your turn"
        ends_turn(table)
        table.me.answers(1 if agrees else 0)
        assert stats(table, "Union Leader") == ((3, 6, 1) if agrees else (4, 7, 2))


@CASES.of("Napiform Protuberance")
def it_destroys_a_character_without_life_and_goes_with_it() -> None:
    table = set_up(
        Side(hand=["Napiform Protuberance"], resources=["Obsession"] * 2),
        Side(play=["Oversoon Lightfoot", "Scout"]),
    )
    deploys(table.me, "Napiform Protuberance", "Oversoon Lightfoot")
    assert (table.you.discard, table.me.discard) == (
        ["Oversoon Lightfoot"],
        ["Napiform Protuberance"],
    )


@CASES.of("The Deranger")
def up_to_two_nonresource_cards_are_discarded_and_the_opponent_takes_it() -> None:
    for chosen in ([], ["Gnat"], ["Gnat", "Foment"]):
        table = set_up(Side(play=["The Deranger"]), Side(hand=["Rage", "Foment", "Gnat", "Scout"]))
        uses(table.me, "The Deranger", "LOBOTOMIZE")
        assert sorted(table.me.choices()) == ["Foment", "Gnat", "Scout"]
        for name in chosen:
            table.me.picks(name)
        if Done() in table.me.legal and table.asks is DecisionKind.CHOOSE_CARD:
            table.me.passes()
        assert sorted(table.you.discard) == sorted(chosen)
        assert table.controller("The Deranger") is table.you
        assert table.is_depleted("The Deranger")
        assert len(table.me.was_shown) == 4


@CASES.of(HAT)
def its_wearer_is_covert_and_it_changes_heads_for_free() -> None:
    table = set_up(
        Side(hand=[HAT], play=["Scout", "Gnat"], resources=["Obsession"] * 3),
        Side(play=["Stalwart Soldier"]),
    )
    deploys(table.me, HAT, "Scout")
    assert table.is_covert("Scout")
    assert not table.is_covert("Gnat")
    table.me.uses(HAT, "HANDOFF")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Gnat")
    table.resolves()
    assert (table.is_covert("Scout"), table.is_covert("Gnat")) == (False, True)
    assert (table.is_depleted("Gnat"), table.is_depleted("Scout")) == (True, False)


@CASES.of("Zenobia's Spyglass")
def it_arranges_twice_as_many_cards_as_were_paid() -> None:
    table = set_up(
        Side(
            play=["Zenobia's Spyglass"],
            deck=["Gnat", "Scout", "Rouse", "Rage", "Greed"],
            resources=3,
        ),
        Side(deck=["Obscure", "Foment"]),
    )
    table.me.uses("Zenobia's Spyglass", "FORESIGHT")
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(2)
    assert table.me.free == 1
    table.resolves()
    assert sorted(table.me.was_shown) == ["Gnat", "Rage", "Rouse", "Scout"]
    assert table.you.was_shown == []
    for name in ("Rouse", "Rage", "Gnat"):
        table.me.picks(name)
    assert table.me.deck == ["Rouse", "Rage", "Gnat", "Scout", "Greed"]
    assert not table.is_depleted("Zenobia's Spyglass")
    assert table.me.can_use("Zenobia's Spyglass", "FORESIGHT")


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
