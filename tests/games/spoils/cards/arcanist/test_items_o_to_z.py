"""Items of the Arcanist, from Obscene Communion to Zenobia's Spyglass."""

from app.games.spoils.engine import DecisionKind, Done
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    deploys,
    detaches,
    obsession,
    starts_next_turn,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table

CASES = CardTests()


def _communion(active: int, option: int) -> Table:
    """A turn starts; its player chose one of the four effects."""
    table = at_table(
        Side(
            play=["Obscene Communion"], hand=["Gnat", "Scout"], deck=["Rage", "Greed"],
            resources=["Obsession"],
        ),
        Side(hand=["Foment", "Rouse"], deck=["Elitism", "Obscure"], resources=["Deception"]),
        active=1 - active,
    )  # fmt: skip
    starts_next_turn(table)
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


@CASES.of("The Deranger")
def up_to_two_nonresource_cards_are_discarded_and_the_opponent_takes_it() -> None:
    for chosen in ([], ["Gnat"], ["Gnat", "Foment"]):
        table = at_table(
            Side(play=["The Deranger"]), Side(hand=["Rage", "Foment", "Gnat", "Scout"])
        )
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


@CASES.of("The Stone of Shame")
def a_character_that_would_return_to_a_hand_is_destroyed() -> None:
    for mine, yours in ((["Scout", "Gnat"], []), ([], ["Scout", "Gnat"])):
        table = at_table(Side(play=["The Stone of Shame", *mine], hand=["Lift"]), Side(play=yours))
        deploys(table.me, "Lift", "Scout")
        owner = table.me if mine else table.you
        assert "Scout" in owner.discard
        assert owner.hand == []


@CASES.of("The Stone of Shame")
def other_cards_and_drawn_characters_reach_the_hand() -> None:
    table = at_table(
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


BLADDER = "Tumescent Guilt Bladder"


@CASES.of(BLADDER)
def each_of_its_controllers_turns_costs_more_influence_and_allows_a_resource() -> None:
    table = at_table(Side(play=[BLADDER], hand=["Rage", "Gnat"]), Side())
    starts_next_turn(table)
    assert (table.tokens(BLADDER), table.me.influence) == (1, 19)
    assert table.asked is table.me
    table.me.agrees()
    table.me.plays_resource("Rage")
    assert table.me.resources == ["Rage"]
    table.resolves()
    starts_next_turn(table)
    assert (table.tokens(BLADDER), table.asks) == (1, DecisionKind.ACT), "not in your turn"
    starts_next_turn(table)
    assert (table.tokens(BLADDER), table.me.influence) == (2, 17)
    table.me.declines()
    assert table.me.hand == ["Gnat"]
    assert table.controller(BLADDER) is table.me


@CASES.of(BLADDER)
def with_three_tokens_it_goes_to_the_opponent_and_is_emptied() -> None:
    table = at_table(Side(play=[BLADDER], tokens={BLADDER: 2}), Side())
    starts_next_turn(table)
    table.me.declines()
    table.resolves()
    assert table.me.influence == 17
    assert (table.controller(BLADDER), table.tokens(BLADDER)) == (table.you, 0)
    starts_next_turn(table)
    assert (table.you.influence, table.me.influence) == (19, 17), "now yours"


@CASES.of("Verrucose Brains")
def the_cheapest_character_returns_at_the_end_of_each_turn() -> None:
    table = at_table(
        Side(play=["Verrucose Brains", "Scout"]), Side(play=["Warrior Prodigy", "Stalwart Soldier"])
    )
    starts_next_turn(table)
    assert table.you.hand == ["Warrior Prodigy"]
    starts_next_turn(table)
    assert sorted(table.you.hand) == ["Stalwart Soldier", "Warrior Prodigy"]
    assert table.me.play == ["Verrucose Brains", "Scout"]


@CASES.of("Verrucose Brains")
def its_controller_decides_between_equally_cheap_characters() -> None:
    for active in (0, 1):
        table = at_table(
            Side(play=["Verrucose Brains", "Nimble Conscript"]),
            Side(play=["Scout", "Stalwart Soldier"]),
            active=active,
        )
        starts_next_turn(table)
        assert table.asked is table.me
        assert sorted(table.me.choices()) == ["Nimble Conscript", "Stalwart Soldier"]
        table.me.picks("Stalwart Soldier")
        assert (table.you.hand, table.me.hand) == (["Stalwart Soldier"], [])


HAT = "Very Big Hat of Invisibility"


@CASES.of(HAT)
def its_wearer_is_covert_and_it_changes_heads_for_free() -> None:
    table = at_table(
        Side(hand=[HAT], play=["Scout", "Gnat"], resources=obsession(3)),
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


@CASES.of("Voidal Trinket")
def it_keeps_one_of_the_top_x_cards_and_orders_the_rest_under_the_deck() -> None:
    table = at_table(
        Side(play=["Voidal Trinket"], deck=["Scout", "Gnat", "Rouse", "Rage", "Greed"]), Side()
    )
    table.me.uses("Voidal Trinket", "AUGUR")
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(3)
    table.you.declines()
    table.resolves()
    assert sorted(table.me.was_shown) == ["Gnat", "Rouse", "Scout"]
    table.me.picks("Gnat")
    table.me.picks("Rouse")
    assert table.me.deck == ["Gnat", "Rage", "Greed", "Rouse", "Scout"]
    assert table.is_depleted("Voidal Trinket")


@CASES.of("Voidal Trinket")
def all_of_the_cards_may_go_under_the_deck() -> None:
    table = at_table(Side(play=["Voidal Trinket"], deck=["Scout", "Gnat", "Rouse"]), Side())
    table.me.uses("Voidal Trinket", "AUGUR")
    table.me.answers(2)
    table.you.declines()
    table.resolves()
    if table.asks is DecisionKind.MAY:
        table.me.declines()
    else:
        table.me.passes()
    table.me.picks("Gnat")
    assert table.me.deck == ["Rouse", "Gnat", "Scout"]


@CASES.of("Voidal Trinket")
def the_opponent_may_detach_up_to_x_resources() -> None:
    for wanted in (0, 1, 2):
        table = at_table(
            Side(play=["Voidal Trinket"], deck=["Scout"] * 4),
            Side(hand=["Servile Centipede"], resources=obsession(4)),
            active=1,
        )
        deploys(table.you, "Servile Centipede")
        table.you.declines()
        table.next_turn()
        table.me.uses("Voidal Trinket", "AUGUR")
        table.me.answers(2)
        detaches(table.you, wanted, most=2)
        assert table.you.free == wanted


@CASES.of("Wand of Possession")
def it_makes_a_covert_micromajig_for_2() -> None:
    table = at_table(Side(play=["Wand of Possession"], resources=3))
    uses(table.me, "Wand of Possession", "POSSESS")
    assert table.controller("Micromajig Token") is table.me
    assert stats(table, "Micromajig Token") == (1, 1, 3)
    assert table.is_covert("Micromajig Token")
    assert (table.me.free, table.is_depleted("Wand of Possession")) == (1, True)
    table.next_turn()
    assert table.is_covert("Micromajig Token"), "for good"


@CASES.of("Zenobia's Spyglass")
def it_arranges_twice_as_many_cards_as_were_paid() -> None:
    table = at_table(
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


def test_items_of_the_arcanist_o_to_z(only_card: str | None) -> None:
    CASES.run(only_card)
