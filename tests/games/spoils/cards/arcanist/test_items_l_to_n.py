"""Items of the Arcanist, from Lugubrious Finger Trap to Napiform Protuberance."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    can_block,
    deploys,
    fights,
    obsession,
    starts_next_turn,
    stats,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Lugubrious Finger Trap")
def its_wearer_can_neither_attack_nor_block() -> None:
    table = at_table(
        Side(hand=["Lugubrious Finger Trap"], play=["Gnat"], resources=obsession(3)),
        Side(play=["Scout"]),
    )
    deploys(table.me, "Lugubrious Finger Trap", "Scout")
    fights(table.me, "Gnat")
    assert table.you.influence == 19
    table.next_turn()
    assert not table.you.can_attack()


MEAT = "Meat of the Mountain"


def _meat(tokens: int, *, option: str = "add") -> Table:
    """I drew two cards beside a Meat with this many tokens, and changed their number."""
    table = at_table(
        Side(
            play=[MEAT, "Gnat"], tokens={MEAT: tokens}, hand=["Learn"],
            deck=["Scout", "Rage", "Rouse", "Obscure", "Greed"],
        ),
        Side(play=["Stalwart Soldier", "Mirthless Altar", "Spackle"], hand=["Foment", "Greed"]),
    )  # fmt: skip
    deploys(table.me, "Learn")
    assert table.asked is table.me, "once for both cards"
    table.me.agrees()
    assert table.me.numbers() == ([0, 1] if tokens else [0])
    table.me.answers(0 if option == "add" else 1)
    assert table.tokens(MEAT) == tokens + (1 if option == "add" else -1)
    return table


@CASES.of(MEAT)
def with_no_token_left_the_opponent_of_the_drawer_discards() -> None:
    table = _meat(1, option="remove")
    assert table.asked is table.you
    table.you.picks("Greed")
    assert (table.you.hand, table.asks) == (["Foment"], DecisionKind.ACT)


@CASES.of(MEAT)
def with_one_token_the_drawer_may_take_one_of_the_top_two_cards() -> None:
    for tokens, option in ((0, "add"), (2, "remove")):
        table = _meat(tokens, option=option)
        table.me.agrees()
        assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
        table.me.picks("Obscure")
        assert sorted(table.me.hand) == ["Obscure", "Rage", "Scout"]
        assert table.me.deck == ["Greed", "Rouse"]
        assert table.asks is DecisionKind.ACT, "that is no drawing"


@CASES.of(MEAT)
def with_two_tokens_the_drawer_may_return_a_character_or_location() -> None:
    table = _meat(1)
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gnat", "Mirthless Altar", "Stalwart Soldier"]
    table.me.picks("Mirthless Altar")
    assert "Mirthless Altar" in table.you.hand


@CASES.of(MEAT)
def with_three_or_more_tokens_the_drawer_may_play_a_resource() -> None:
    for tokens in (2, 3):
        table = _meat(tokens)
        table.me.agrees()
        table.me.plays_resource("Rage")
        assert (table.me.resources, table.me.hand) == (["Rage"], ["Scout"])


@CASES.of(MEAT)
def the_tokens_may_stay_as_they_are() -> None:
    table = at_table(Side(play=[MEAT], hand=["Learn"], deck=["Scout"] * 3), Side(hand=["Rage"]))
    deploys(table.me, "Learn")
    assert table.asks is DecisionKind.MAY
    table.me.declines()
    assert (table.tokens(MEAT), table.you.hand) == (0, ["Rage"])


@CASES.of(MEAT)
def your_draw_is_your_decision() -> None:
    table = at_table(
        Side(play=[MEAT], tokens={MEAT: 1}, hand=["Rage", "Greed"]),
        Side(hand=["Learn"], deck=["Scout"] * 3),
        active=1,
    )
    deploys(table.you, "Learn")
    assert table.asked is table.you
    table.you.agrees()
    table.you.answers(1)
    assert (table.tokens(MEAT), table.asked) == (0, table.me), "the drawer's opponent discards"
    table.me.picks("Rage")
    assert table.me.discard == ["Rage"]


MITTENS = "Mittens of Muffled Thought"


@CASES.of(MITTENS)
def its_wearer_cannot_attack_and_has_no_text() -> None:
    table = at_table(
        Side(hand=[MITTENS], play=["Scout"], resources=obsession(3)),
        Side(play=["The Abominable Hamster", "Gnat"], resources=obsession(5), hand=["Rage"]),
    )
    deploys(table.me, MITTENS, "The Abominable Hamster")
    assert stats(table, "The Abominable Hamster") == (3, 3, 3)
    assert not table.is_covert("The Abominable Hamster")
    table.me.attacks("Scout")
    assert sorted(can_block(table.me)) == ["Gnat", "The Abominable Hamster"]
    table.you.passes()
    table.resolves()
    table.next_turn()
    table.you.announces_attack()
    assert table.you.choices() == ["Gnat"]


@CASES.of(MITTENS)
def they_move_for_3_to_a_character_that_is_in_no_battle() -> None:
    table = at_table(
        Side(play=["Scout", MITTENS, "Puddle of Goo", "Warrior Prodigy"],
             attached={MITTENS: "Puddle of Goo"}, resources=3),
        Side(play=["Gnat"]),
    )  # fmt: skip
    assert not table.is_covert("Puddle of Goo")
    table.me.attacks("Scout")
    table.me.uses(MITTENS, "MOVE")
    assert sorted(table.me.choices()) == ["Gnat", "Puddle of Goo", "Warrior Prodigy"]
    table.me.picks("Warrior Prodigy")
    table.resolves()
    assert table.is_covert("Puddle of Goo")
    assert table.me.free == 0


@CASES.of("Napiform Protuberance")
def its_wearer_shrinks_with_the_tokens_on_it() -> None:
    for agrees in (True, False):
        table = at_table(
            Side(hand=["Napiform Protuberance"], resources=obsession(2)),
            Side(play=["Union Leader", "Scout"]),
        )
        deploys(table.me, "Napiform Protuberance", "Union Leader")
        assert table.tokens("Napiform Protuberance") == 1
        assert stats(table, "Union Leader") == (4, 7, 2)
        assert stats(table, "Scout") == (3, 3, 4)
        starts_next_turn(table)
        assert table.asks is DecisionKind.ACT, "not in your turn"
        starts_next_turn(table)
        table.me.answers(1 if agrees else 0)
        assert stats(table, "Union Leader") == ((3, 6, 1) if agrees else (4, 7, 2))


@CASES.of("Napiform Protuberance")
def it_destroys_a_character_without_life_and_goes_with_it() -> None:
    table = at_table(
        Side(hand=["Napiform Protuberance"], resources=obsession(2)),
        Side(play=["Oversoon Lightfoot", "Scout"]),
    )
    deploys(table.me, "Napiform Protuberance", "Oversoon Lightfoot")
    assert (table.you.discard, table.me.discard) == (
        ["Oversoon Lightfoot"],
        ["Napiform Protuberance"],
    )


def test_items_of_the_arcanist_l_to_n(only_card: str | None) -> None:
    CASES.run(only_card)
