"""Items of the Arcanist, from Ectypal Stave to Knobby Stave."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.arcanist.table import (
    at_table,
    can_block,
    deploys,
    fights,
    obsession,
    stats,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table

CASES = CardTests()


@CASES.of("Ectypal Stave")
def it_duplicates_the_last_tactic_of_the_turn_for_its_cost_and_2() -> None:
    table = at_table(
        Side(play=["Ectypal Stave"], hand=["Stupidify"], resources=obsession(9)),
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
        table = at_table(
            Side(play=["Ectypal Stave"], hand=["Gnat"] * 4, resources=resources),
            Side(hand=["Stupidify"], resources=obsession(3)),
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
    table = at_table(
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


def _discards(table: Table, count: int) -> None:
    """You discard this many Rage."""
    for _ in range(count):
        assert table.asked is table.you
        table.you.picks("Rage")


@CASES.of("Fiendish Fez")
def its_wearer_loses_2_strength_and_cannot_attack() -> None:
    table = at_table(
        Side(hand=["Fiendish Fez"], play=["Union Leader"], resources=obsession(3)),
        Side(play=["Scout"]),
    )
    deploys(table.me, "Fiendish Fez", "Scout")
    assert stats(table, "Scout") == (1, 3, 4)
    table.next_turn()
    assert not table.you.can_attack()
    table.next_turn()
    table.me.attacks("Union Leader")
    assert can_block(table.me) == ["Scout"], "it can block"


@CASES.of("Fiendish Fez")
def it_moves_to_any_character_for_3_but_not_during_a_battle() -> None:
    table = at_table(
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


@CASES.of("God's Autograph")
def no_player_keeps_two_cards_of_one_name() -> None:
    table = at_table(
        Side(
            hand=["God's Autograph"], play=["Scout", "Scout", "Puddle of Goo"],
            resources=obsession(2),
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
    table = at_table(
        Side(play=["God's Autograph", "Puddle of Goo"], hand=["Puddle of Goo"],
             resources=obsession(1)),
    )  # fmt: skip
    deploys(table.me, "Puddle of Goo")
    assert table.asked is table.me
    table.me.sets("Puddle of Goo")
    assert sorted(table.me.play) == ["God's Autograph", "Puddle of Goo"]


@CASES.of("Inadequate Wand")
def a_returned_character_buys_a_tactic_of_no_more_than_its_cost() -> None:
    table = at_table(
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
    table = at_table(
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
    table = at_table(
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
    table = at_table(
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


@CASES.of("Knobby Stave")
def its_two_tokens_make_you_discard_a_card() -> None:
    table = at_table(
        Side(hand=["Knobby Stave", "Gnat"], resources=obsession(2)), Side(hand=["Rage", "Foment"])
    )
    deploys(table.me, "Knobby Stave")
    assert (table.tokens("Knobby Stave"), table.me.free) == (2, 2)
    uses(table.me, "Knobby Stave", "DISRUPT")
    assert table.asked is table.you
    table.you.picks("Rage")
    assert (table.you.discard, table.me.hand) == (["Rage"], ["Gnat"])
    assert (table.tokens("Knobby Stave"), table.is_depleted("Knobby Stave")) == (0, False)
    assert not table.me.can_use("Knobby Stave", "DISRUPT")


@CASES.of("Fiendish Fez")
def a_character_without_it_attacks_as_ever() -> None:
    table = at_table(
        Side(play=["Scout", "Gnat"]),
        Side(play=["Fiendish Fez"], attached={"Fiendish Fez": "Gnat"}),
    )
    fights(table.me, "Scout")
    assert table.you.influence == 17


def test_items_of_the_arcanist_e_to_k(only_card: str | None) -> None:
    CASES.run(only_card)
