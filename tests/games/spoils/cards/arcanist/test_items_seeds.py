"""Arcanist items: Seeds 1 to 3."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, ends_turn, fights, may_block, stats, uses
from tests.support.card_tables import set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()
MEAT = "Meat of the Mountain"
BLADDER = "Tumescent Guilt Bladder"


@CASES.of("Fiendish Fez")
def its_wearer_loses_2_strength_and_cannot_attack() -> None:
    table = set_up(
        Side(hand=["Fiendish Fez"], play=["Union Leader"], resources=["Obsession"] * 3),
        Side(play=["Scout"]),
    )
    deploys(table.me, "Fiendish Fez", "Scout")
    assert stats(table, "Scout") == (1, 3, 4)
    table.next_turn()
    assert not table.you.can_attack()
    table.next_turn()
    table.me.attacks("Union Leader")
    assert may_block(table) == ["Scout"], "it can block"


@CASES.of("Fiendish Fez")
def it_moves_to_any_character_for_3_but_not_during_a_battle() -> None:
    table = set_up(
        Side(play=["Scout", "Fiendish Fez", "Gnat"], attached={"Fiendish Fez": "Scout"},
             resources=6),
        Side(play=["Stalwart Soldier"]),
    )  # fmt: skip
    table.me.attacks("Gnat")
    assert not table.me.can_use("Fiendish Fez", "MOVE")
    table.resolves()
    table.you.passes()
    table.resolves()
    table.me.uses("Fiendish Fez", "MOVE")
    table.me.picks("Stalwart Soldier")
    table.resolves()
    assert (table.strength("Scout"), table.strength("Stalwart Soldier")) == (3, 1)
    assert table.me.free == 3
    assert table.me.can_attack()


@CASES.of("Fiendish Fez")
def a_character_without_it_attacks_as_ever() -> None:
    table = set_up(
        Side(play=["Scout", "Gnat"]),
        Side(play=["Fiendish Fez"], attached={"Fiendish Fez": "Gnat"}),
    )
    fights(table.me, "Scout")
    assert table.you.influence == 17


@CASES.of("God's Autograph")
def no_player_keeps_two_cards_of_one_name() -> None:
    table = set_up(
        Side(
            hand=["God's Autograph"], play=["Scout", "Scout", "Puddle of Goo"],
            resources=["Obsession"] * 2,
        ),
        Side(play=["Scout", "Spackle", "Spackle", "Spackle"]),
    )  # fmt: skip
    deploys(table.me, "God's Autograph")
    while table.asks is not DecisionKind.ACT:
        assert table.asked is not None
        table.asked.sets(table.asked.choices()[0])
    assert sorted(table.me.play) == ["God's Autograph", "Puddle of Goo", "Scout"]
    assert sorted(table.you.play) == ["Scout", "Spackle"]
    assert (table.me.discard, table.you.discard) == (["Scout"], ["Spackle", "Spackle"])
    assert len(table.me.resources) == 2, "resources are not concerned"


@CASES.of("God's Autograph")
def a_second_copy_of_a_card_that_enters_is_one_too_many() -> None:
    table = set_up(
        Side(play=["God's Autograph", "Puddle of Goo"], hand=["Puddle of Goo"],
             resources=["Obsession"] * 1),
    )  # fmt: skip
    deploys(table.me, "Puddle of Goo")
    assert table.asked is table.me
    table.me.sets("Puddle of Goo")
    assert sorted(table.me.play) == ["God's Autograph", "Puddle of Goo"]


@CASES.of("Inadequate Wand")
def a_returned_character_buys_a_tactic_of_no_more_than_its_cost() -> None:
    table = set_up(
        Side(
            play=["Inadequate Wand", "Warrior Prodigy", "Scout"], resources=3,
            deck=["Gnat", "Remember", "Rouse", "Brainbath", "Encumber", "Arcane Research"],
        ),
        Side(play=["Union Leader"]),
    )  # fmt: skip
    table.me.uses("Inadequate Wand", "PRESENT THE STAFF")
    assert sorted(table.me.choices()) == ["Scout", "Warrior Prodigy"]
    table.me.picks("Warrior Prodigy")
    table.resolves()
    assert table.me.hand == ["Warrior Prodigy"]
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Arcane Research", "Brainbath", "Rouse"]
    table.me.picks("Arcane Research")
    assert sorted(table.me.hand) == ["Arcane Research", "Warrior Prodigy"]
    assert table.you.was_shown == ["Arcane Research"]
    assert (table.is_depleted("Inadequate Wand"), table.me.free) == (True, 1)


@CASES.of("Inadequate Wand")
def nothing_is_searched_if_the_character_is_gone() -> None:
    table = set_up(
        Side(play=["Inadequate Wand", "Scout"], resources=2, deck=["Rouse"]),
        Side(hand=["Kill"]),
    )
    table.me.uses("Inadequate Wand", "PRESENT THE STAFF")
    table.you.deploys("Kill")
    table.you.picks("Scout")
    table.resolves()
    with shows("402.5b"):
        assert (table.asks, table.me.hand) == (DecisionKind.ACT, [])


@CASES.of("Intellectual Reliquary")
def it_finds_a_tactic_among_the_top_three_and_puts_the_rest_under_the_deck() -> None:
    table = set_up(
        Side(
            play=["Intellectual Reliquary"], resources=2,
            deck=["Scout", "Rouse", "Obscure", "Gnat", "Encumber"],
        )
    )  # fmt: skip
    uses(table.me, "Intellectual Reliquary", "IMBIBE")
    assert sorted(table.me.was_shown) == ["Obscure", "Rouse", "Scout"]
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Obscure", "Rouse"]
    table.me.picks("Rouse")
    assert table.asked is table.me
    table.me.sets("Obscure")
    assert (table.me.hand, table.you.was_shown) == (["Rouse"], ["Rouse"])
    assert table.me.deck == ["Gnat", "Encumber", "Obscure", "Scout"]
    assert (table.is_depleted("Intellectual Reliquary"), table.me.free) == (True, 1)


@CASES.of("Intellectual Reliquary")
def the_tactic_may_be_left() -> None:
    table = set_up(
        Side(play=["Intellectual Reliquary"], resources=1, deck=["Scout", "Rouse", "Gnat", "Rage"])
    )
    uses(table.me, "Intellectual Reliquary", "IMBIBE")
    if table.asks is DecisionKind.MAY:
        table.me.declines()
    else:
        table.me.passes()
    for name in ("Rouse", "Gnat"):
        table.me.picks(name)
    assert (table.me.hand, table.me.deck) == ([], ["Rage", "Rouse", "Gnat", "Scout"])
    assert table.you.was_shown == []


def _meat(tokens: int, *, option: str = "add") -> Table:
    """I drew two cards beside a Meat with this many tokens, and changed their number."""
    table = set_up(
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
    table = set_up(Side(play=[MEAT], hand=["Learn"], deck=["Scout"] * 3), Side(hand=["Rage"]))
    deploys(table.me, "Learn")
    assert table.asks is DecisionKind.MAY
    table.me.declines()
    assert (table.tokens(MEAT), table.you.hand) == (0, ["Rage"])


@CASES.of(MEAT)
def your_draw_is_your_decision() -> None:
    table = set_up(
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


def _communion(active: int, option: int) -> Table:
    """A turn starts; its player chose one of the four effects."""
    table = set_up(
        Side(
            play=["Obscene Communion"], hand=["Gnat", "Scout"], deck=["Rage", "Greed"],
            resources=["Obsession"],
        ),
        Side(hand=["Foment", "Rouse"], deck=["Elitism", "Obscure"], resources=["Deception"]),
        active=1 - active,
    )  # fmt: skip
    ends_turn(table)
    seat = (table.me, table.you)[active]
    assert (table.asked, seat.numbers()) == (seat, [0, 1, 2, 3])
    seat.answers(option)
    return table


def _in_turn(table: Table, active: int, *choices: str) -> None:
    """The active player and then the other choose."""
    seats = (table.me, table.you) if active == 0 else (table.you, table.me)
    names = choices if active == 0 else choices[::-1]
    for seat, name in zip(seats, names, strict=True):
        if table.asked is seat and name in seat.choices():
            seat.picks(name)


@CASES.of("Obscene Communion")
def both_players_exchange_a_card() -> None:
    for active in (0, 1):
        table = _communion(active, 0)
        assert len((table.me, table.you)[active].choices()) == 3, "after the draw"
        _in_turn(table, active, "Gnat", "Foment")
        assert (sorted(table.me.hand), table.me.deck) == (["Rage", "Scout"], ["Greed", "Gnat"])
        assert sorted(table.you.hand) == ["Elitism", "Rouse"]
        assert table.you.deck == ["Obscure", "Foment"]


@CASES.of("Obscene Communion")
def both_players_return_a_resource_and_may_play_one() -> None:
    table = _communion(0, 1)
    _in_turn(table, 0, "Obsession", "Deception")
    assert (table.me.resources, table.you.resources) == ([], [])
    table.me.agrees()
    table.me.plays_resource("Gnat", face_down=True)
    table.you.declines()
    assert (table.me.face_down, table.you.face_down) == (["Gnat"], [])
    assert sorted(table.me.hand) == ["Obsession", "Scout"]
    assert sorted(table.you.hand) == ["Deception", "Foment", "Rouse"]


@CASES.of("Obscene Communion")
def both_players_discard_a_card() -> None:
    for active in (0, 1):
        table = _communion(active, 2)
        _in_turn(table, active, "Gnat", "Foment")
        assert (table.me.discard, table.you.discard) == (["Gnat"], ["Foment"])
        assert (table.me.hand, table.you.hand) == (["Scout"], ["Rouse"])


@CASES.of("Obscene Communion")
def both_players_put_a_card_on_their_deck() -> None:
    for active in (0, 1):
        table = _communion(active, 3)
        _in_turn(table, active, "Gnat", "Foment")
        assert table.me.deck == ["Gnat", "Rage", "Greed"]
        assert table.you.deck == ["Foment", "Elitism", "Obscure"]


@CASES.of("The Stone of Shame")
def a_character_that_would_return_to_a_hand_is_destroyed() -> None:
    for mine, yours in ((["Scout", "Gnat"], []), ([], ["Scout", "Gnat"])):
        table = set_up(Side(play=["The Stone of Shame", *mine], hand=["Lift"]), Side(play=yours))
        deploys(table.me, "Lift", "Scout")
        owner = table.me if mine else table.you
        assert "Scout" in owner.discard
        assert owner.hand == []


@CASES.of("The Stone of Shame")
def other_cards_and_drawn_characters_reach_the_hand() -> None:
    table = set_up(
        Side(
            play=["The Stone of Shame", "Quotidian Ejector"], tokens={"Quotidian Ejector": 2},
            hand=["Learn"], deck=["Scout", "Rage"],
        ),
        Side(play=["Spackle"]),
    )  # fmt: skip
    uses(table.me, "Quotidian Ejector", "EJECT", "Spackle")
    assert table.you.hand == ["Spackle"]
    deploys(table.me, "Learn")
    assert sorted(table.me.hand) == ["Rage", "Scout"]


@CASES.of(BLADDER)
def each_of_its_controllers_turns_costs_more_influence_and_allows_a_resource() -> None:
    table = set_up(Side(play=[BLADDER], hand=["Rage", "Gnat"]), Side())
    ends_turn(table)
    assert (table.tokens(BLADDER), table.me.influence) == (1, 19)
    assert table.asked is table.me
    table.me.agrees()
    table.me.plays_resource("Rage")
    assert table.me.resources == ["Rage"]
    table.resolves()
    ends_turn(table)
    assert (table.tokens(BLADDER), table.asks) == (1, DecisionKind.ACT), "not in your turn"
    ends_turn(table)
    assert (table.tokens(BLADDER), table.me.influence) == (2, 17)
    table.me.declines()
    assert table.me.hand == ["Gnat"]
    assert table.controller(BLADDER) is table.me


@CASES.of(BLADDER)
def with_three_tokens_it_goes_to_the_opponent_and_is_emptied() -> None:
    table = set_up(Side(play=[BLADDER], tokens={BLADDER: 2}), Side())
    ends_turn(table)
    table.resolves()
    assert table.me.influence == 17
    assert (table.controller(BLADDER), table.tokens(BLADDER)) == (table.you, 0)
    ends_turn(table)
    assert (table.you.influence, table.me.influence) == (19, 17), "now yours"


@CASES.of("Verrucose Brains")
def the_cheapest_character_returns_at_the_end_of_each_turn() -> None:
    table = set_up(
        Side(play=["Verrucose Brains", "Scout"]), Side(play=["Warrior Prodigy", "Stalwart Soldier"])
    )
    ends_turn(table)
    assert table.you.hand == ["Warrior Prodigy"]
    ends_turn(table)
    assert sorted(table.you.hand) == ["Stalwart Soldier", "Warrior Prodigy"]
    assert table.me.play == ["Verrucose Brains", "Scout"]


@CASES.of("Verrucose Brains")
def its_controller_decides_between_equally_cheap_characters() -> None:
    for active in (0, 1):
        table = set_up(
            Side(play=["Verrucose Brains", "Nimble Conscript"]),
            Side(play=["Scout", "Stalwart Soldier"]),
            active=active,
        )
        ends_turn(table)
        assert table.asked is table.me
        assert sorted(table.me.choices()) == ["Nimble Conscript", "Stalwart Soldier"]
        table.me.picks("Stalwart Soldier")
        assert (table.you.hand, table.me.hand) == (["Stalwart Soldier"], [])


@CASES.of("Wand of Possession")
def it_makes_a_covert_micromajig_for_2() -> None:
    table = set_up(Side(play=["Wand of Possession"], resources=3))
    uses(table.me, "Wand of Possession", "POSSESS")
    assert table.controller("Micromajig Token") is table.me
    assert stats(table, "Micromajig Token") == (1, 1, 3)
    assert table.is_covert("Micromajig Token")
    assert (table.me.free, table.is_depleted("Wand of Possession")) == (1, True)
    table.next_turn()
    assert table.is_covert("Micromajig Token"), "for good"


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
