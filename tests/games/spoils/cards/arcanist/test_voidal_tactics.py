"""Voidal tactics of the Arcanist."""

from app.games.spoils.engine import DecisionKind, Done
from tests.support.card_play import deploys, stats
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Voidal Interference")
def a_card_being_played_returns_and_its_owner_puts_one_on_the_deck() -> None:
    for card in ("Servile Centipede", "Stupidify", "Inadequate Wand"):
        table = set_up(
            Side(hand=["Voidal Interference", "Rage", "Greed"], resources=["Obsession"] * 3),
            Side(hand=[card, "Gnat", "Foment"], resources=["Obsession"] * 4, deck=["Elitism"]),
            active=1,
        )
        table.you.deploys(card)
        deploys(table.me, "Voidal Interference")
        assert table.asked is table.you
        assert sorted(table.you.choices()) == sorted([card, "Gnat", "Foment"])
        table.you.picks(card)
        table.resolves()
        assert (sorted(table.you.hand), table.you.deck) == (["Foment", "Gnat"], [card, "Elitism"])
        assert (table.you.play, table.you.discard) == ([], [])
        assert sorted(table.me.hand) == ["Greed", "Rage"]
        assert table.me.discard == ["Voidal Interference"]


@CASES.of("Voidal Interference")
def it_is_played_only_in_response_to_a_card() -> None:
    table = set_up(
        Side(hand=["Voidal Interference"], resources=["Obsession"] * 3),
        Side(play=["Recollection Bazaar"], resources=1),
        active=1,
    )
    table.you.uses("Recollection Bazaar", "RECALL")
    table.resolves()
    table.you.ends_turn()
    assert not table.me.can_deploy("Voidal Interference")
    table.resolves()
    assert not table.me.can_deploy("Voidal Interference")


@CASES.of("Voidal Perversion")
def up_to_two_tokens_are_divided_among_up_to_two_cards() -> None:
    for picked, tokens in (
        ([], []),
        (["Scout"], ["Scout", "Scout"]),
        (["Scout"], ["Scout"]),
        (["Scout", "Spackle"], ["Scout", "Spackle"]),
        (["Scout", "Spackle"], ["Spackle", "Spackle"]),
        (["Scout", "Spackle"], []),
    ):
        table = set_up(
            Side(
                hand=["Voidal Perversion"],
                play=["Gnat"],
                deck=["Rage"],
                resources=["Obsession"] * 3,
            ),
            Side(play=["Scout", "Spackle", "Mirthless Altar"], resources=1),
        )
        table.me.deploys("Voidal Perversion")
        choices = ["Gnat", "Mirthless Altar", "Scout", "Spackle"]
        assert sorted(table.me.choices()) == choices
        table.me.sets(*picked)
        table.resolves()
        for name in tokens:
            table.me.picks(name)
        if picked and len(tokens) < 2:
            table.me.passes()
        assert [table.tokens(name) for name in choices] == [tokens.count(name) for name in choices]
        assert (table.asks, table.me.hand) == (DecisionKind.ACT, ["Rage"])


def _poisons(tokens: int, *, deck: list[str]) -> Table:
    """I remove this many of the tokens on my Stave, and none of those on Scout."""
    table = set_up(
        Side(
            hand=["Voidal Poisoning"], play=["Knobby Stave", "Scout"],
            tokens={"Knobby Stave": 8, "Scout": 2}, deck=deck, resources=["Obsession"] * 3,
        ),
        Side(play=["Union Leader", "Voidal Observatory"], tokens={"Voidal Observatory": 3},
             hand=["Rage", "Greed", "Elitism"]),
    )  # fmt: skip
    deploys(table.me, "Voidal Poisoning")
    assert table.me.numbers() == list(range(9))
    table.me.answers(tokens)
    assert table.me.numbers() == [0, 1, 2]
    table.me.answers(0)
    assert (table.tokens("Knobby Stave"), table.tokens("Scout")) == (8 - tokens, 2)
    assert table.tokens("Voidal Observatory") == 3, "not your tokens"
    return table


@CASES.of("Voidal Poisoning")
def removed_tokens_buy_four_kinds_of_effects() -> None:
    table = _poisons(8, deck=["Gnat", "Rouse", "Foment"])
    table.me.answers(0)
    assert sorted(table.me.choices()) == ["Scout", "Union Leader"]
    table.me.picks("Union Leader")
    assert table.damage("Union Leader") == 1
    table.me.answers(1)
    assert table.me.hand == ["Gnat"]
    table.me.answers(2)
    assert table.asked is table.you
    table.you.picks("Greed")
    assert table.you.discard == ["Greed"]
    table.me.answers(3)
    assert sorted(table.me.choices()) == ["Foment", "Rouse"]
    assert Done() not in table.me.legal, "any card will do"
    table.me.picks("Foment")
    assert sorted(table.me.hand) == ["Foment", "Gnat"]
    assert table.asks is DecisionKind.ACT, "all 8 are used"


@CASES.of("Voidal Poisoning")
def an_effect_can_be_repeated_but_only_while_tokens_remain() -> None:
    table = _poisons(3, deck=["Gnat", "Rouse"])
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(0)
    table.me.picks("Union Leader")
    assert table.me.numbers() == [0, 1, 2]
    table.me.answers(0)
    table.me.picks("Union Leader")
    assert table.me.numbers() == [0]
    table.me.answers(0)
    table.me.picks("Union Leader")
    assert (table.damage("Union Leader"), table.asks) == (3, DecisionKind.ACT)


@CASES.of("Voidal Poisoning")
def without_tokens_there_is_no_effect() -> None:
    table = _poisons(0, deck=["Gnat"])
    assert (table.asks, table.me.hand, len(table.you.hand)) == (DecisionKind.ACT, [], 3)


@CASES.of("Voidal Replication")
def the_last_tactic_of_the_turn_is_duplicated() -> None:
    table = set_up(
        Side(hand=["Voidal Replication", "Stupidify"], resources=["Obsession"] * 6),
        Side(hand=["Rage"] * 4 + ["Learn"], deck=["Greed"] * 2),
    )
    assert not table.me.can_deploy("Voidal Replication"), "no tactic yet"
    deploys(table.me, "Stupidify")
    table.you.picks("Rage")
    table.you.picks("Rage")
    table.me.deploys("Voidal Replication")
    assert not table.you.can_deploy("Learn"), "no response"
    table.resolves()
    table.you.picks("Rage")
    table.you.picks("Rage")
    assert (table.you.hand, table.me.free) == (["Learn"], 0)
    assert sorted(table.me.discard) == ["Stupidify", "Voidal Replication"]


@CASES.of("Voidal Replication")
def your_tactic_can_be_duplicated_but_not_one_of_the_last_turn() -> None:
    table = set_up(
        Side(hand=["Voidal Replication"], deck=["Rage"] * 2, resources=["Obsession"] * 3),
        Side(hand=["Learn"], deck=["Greed"] * 4),
        active=1,
    )
    deploys(table.you, "Learn")
    table.you.ends_turn()
    assert table.me.can_deploy("Voidal Replication")
    deploys(table.me, "Voidal Replication")
    assert (table.me.hand, len(table.you.hand)) == (["Rage", "Rage"], 2)
    table = set_up(
        Side(hand=["Voidal Replication"], resources=["Obsession"] * 3),
        Side(hand=["Learn"], deck=["Greed"] * 4),
        active=1,
    )
    deploys(table.you, "Learn")
    table.next_turn()
    assert not table.me.can_deploy("Voidal Replication")


@CASES.of("Voidal Webbing")
def a_character_is_slower_this_turn() -> None:
    table = set_up(
        Side(hand=["Voidal Webbing"], play=["Gnat"], resources=["Obsession"] * 2),
        Side(play=["Scout"]),
    )
    deploys(table.me, "Voidal Webbing", "Scout")
    assert stats(table, "Scout") == (3, 3, 3)
    assert (table.speed("Gnat"), table.me.free) == (3, 0)
    table.next_turn()
    assert table.speed("Scout") == 4


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
