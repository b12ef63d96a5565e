"""Characters of the Rogue, from Harbinger of Anguish to Lucky Bastard."""

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.rogue.table_talk import (
    deploys,
    icons,
    is_covert,
    my_turn_starts,
    speed,
    stats,
    uses,
    with_coin,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import SHOT, STEAL
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board, tactic

CASES = CardTests()


@CASES.of("Harbinger of Anguish")
def it_takes_one_life_this_turn() -> None:
    table = board(Side(play=["Harbinger of Anguish"], resources=1), Side(play=["Scout"]))
    uses(table.me, "Harbinger of Anguish", "DEMOTIVATE", "Scout")
    assert table.is_depleted("Harbinger of Anguish")
    assert table.me.free == 0
    assert stats(table, "Scout") == (3, 2, 4)
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Harbinger of Anguish")
def one_life_less_kills_what_has_one() -> None:
    table = board(Side(play=["Harbinger of Anguish"], resources=1), Side(play=["Agile Highwayman"]))
    uses(table.me, "Harbinger of Anguish", "DEMOTIVATE", "Agile Highwayman")
    assert table.you.discard == ["Agile Highwayman"]


def heist(*deck: str) -> Table:
    table = board(Side(hand=["Heist Planner"], resources=icons(3)), Side(deck=deck))
    deploys(table.me, "Heist Planner")
    return table


@CASES.of("Heist Planner")
def it_discards_three_different_cards_out_of_the_opposing_deck() -> None:
    table = heist("Scout", "Scout", "Gnat", "Rage", "Greed")
    table.me.agrees()
    table.me.picks("Scout")
    assert "Scout" not in table.me.choices()
    table.me.sets("Greed", "Gnat")
    assert sorted(table.you.discard) == ["Gnat", "Greed", "Scout"]
    assert sorted(table.you.deck) == ["Rage", "Scout"]


@CASES.of("Heist Planner")
def it_may_take_fewer_or_not_search() -> None:
    table = heist("Scout", "Gnat", "Rage", "Greed")
    table.me.agrees()
    table.me.picks("Gnat")
    table.me.passes()
    assert table.you.discard == ["Gnat"]
    table = heist("Scout", "Gnat", "Rage", "Greed")
    table.me.declines()
    assert table.you.deck == ["Scout", "Gnat", "Rage", "Greed"]


@CASES.of("Hulking Vigilante")
def it_does_not_stand_beside_another_character_of_its_owner() -> None:
    table = board(Side(play=["Scout"], hand=["Hulking Vigilante"], resources=icons(5)))
    deploys(table.me, "Hulking Vigilante")
    assert table.me.discard == ["Hulking Vigilante"]
    table = board(Side(play=["Hulking Vigilante"], hand=["Agile Highwayman"], resources=icons(3)))
    deploys(table.me, "Agile Highwayman")
    assert table.me.play == ["Agile Highwayman"]


@CASES.of("Hulking Vigilante")
def it_stands_beside_a_stolen_character() -> None:
    table = board(Side(play=["Hulking Vigilante"], hand=["Steal"]), Side(play=["Scout"]), STEAL)
    assert table.me.play == ["Hulking Vigilante"]
    deploys(table.me, "Steal", "Scout")
    assert sorted(table.me.play) == ["Hulking Vigilante", "Scout"]


@CASES.of("Hyperphagic Sarcophyle")
def it_may_take_a_token_when_it_damages_a_faction() -> None:
    for agrees in (True, False):
        table = board(Side(play=["Hyperphagic Sarcophyle"]))
        table.me.attacks("Hyperphagic Sarcophyle")
        table.resolves()
        table.me.agrees() if agrees else table.me.declines()
        assert table.tokens("Hyperphagic Sarcophyle") == agrees
        assert stats(table, "Hyperphagic Sarcophyle") == ((3, 3, 2) if agrees else (2, 2, 2))


@CASES.of("Hyperphagic Sarcophyle")
def damage_to_a_character_feeds_it_nothing() -> None:
    table = board(Side(play=["Hyperphagic Sarcophyle"]), Side(play=["Dandy Day-Trader"]))
    table.me.attacks("Hyperphagic Sarcophyle")
    table.you.blocks("Dandy Day-Trader")
    table.resolves()
    assert table.damage("Dandy Day-Trader") == 2
    assert table.asks is DecisionKind.ACT
    assert table.tokens("Hyperphagic Sarcophyle") == 0


@CASES.of("Hypnotic Illusionist")
def it_takes_a_character_that_costs_no_more_than_its_players_icons() -> None:
    for count, taken in ((4, True), (3, False)):
        resources = [*icons(count), *["Treachery"] * 0, *["Rage"] * (5 - count)]
        table = board(
            Side(play=["Hypnotic Illusionist"], resources=resources), Side(play=["Scout"])
        )
        uses(table.me, "Hypnotic Illusionist", "HYPNOTIZE", "Scout")
        assert table.me.free == 0
        assert table.me.discard == ["Hypnotic Illusionist"]
        assert (table.controller("Scout") is table.me) is taken


@CASES.of("Impulsive Abductress")
def it_destroys_a_character_in_battle_at_its_own_expense() -> None:
    table = board(Side(play=["Impulsive Abductress", "Scout"]), Side(play=["Gnat", "Union Leader"]))
    assert not table.me.can_use("Impulsive Abductress", "KIDNAP")
    table.me.attacks("Scout")
    table.you.blocks("Union Leader")
    table.me.uses("Impulsive Abductress", "KIDNAP")
    assert sorted(table.me.choices()) == ["Scout", "Union Leader"]
    table.me.picks("Union Leader")
    assert table.me.discard == ["Impulsive Abductress"]
    table.resolves()
    assert table.you.discard == ["Union Leader"]


@CASES.of("Iohane, the Convex")
def its_coin_draws_a_card_at_the_start_of_its_players_turn() -> None:
    for won in (True, False):
        table = with_coin(
            won,
            lambda seed: my_turn_starts(
                Side(play=["Iohane, the Convex"], deck=["Gnat"] * 3), seed=seed
            ),
        )
        assert table.me.hand == ["Gnat"] * won


@CASES.of("Iohane, the Convex")
def it_flips_no_coin_in_the_opponents_turn() -> None:
    table = board(Side(play=["Iohane, the Convex"], deck=["Gnat"] * 9))
    for _ in range(4):
        hand = len(table.me.hand)
        table.next_turn()
        assert len(table.me.hand) == hand
        table.next_turn()


@CASES.of("Iohane, the Convex")
def it_sneaks_for_one() -> None:
    table = board(Side(play=["Iohane, the Convex"], resources=1))
    uses(table.me, "Iohane, the Convex", "SNEAK")
    assert is_covert(table, "Iohane, the Convex")
    assert table.me.free == 0
    table.next_turn()
    assert not is_covert(table, "Iohane, the Convex")


def exhumation() -> Table:
    table = board(
        Side(play=["Ipsighast, the Lustful"], discard=["Union Leader"], resources=3),
        Side(discard=["Scout", "Gnat", "Rage"], deck=["Gnat", "Scout", "Rage", "Greed"]),
    )
    table.me.uses("Ipsighast, the Lustful", "EXHUMATION")
    assert table.me.choices() == ["Scout", "Gnat"]
    table.me.picks("Scout")
    table.resolves()
    assert table.me.free == 0
    assert table.you.out_of_game == ["Scout"]
    return table


@CASES.of("Ipsighast, the Lustful")
def a_removed_character_gives_it_covert_and_discards_three_cards() -> None:
    table = exhumation()
    table.me.agrees()
    assert is_covert(table, "Ipsighast, the Lustful")
    assert table.you.deck == ["Greed"]
    assert sorted(table.you.discard) == ["Gnat", "Gnat", "Rage", "Rage", "Scout"]
    table.next_turn()
    assert not is_covert(table, "Ipsighast, the Lustful")


@CASES.of("Ipsighast, the Lustful")
def the_deck_may_be_left_alone() -> None:
    table = exhumation()
    table.me.declines()
    assert is_covert(table, "Ipsighast, the Lustful")
    assert len(table.you.deck) == 4


@CASES.of("Ipsighast, the Lustful")
def the_deck_can_be_discarded_from_when_the_picked_character_is_gone() -> None:
    rescue = tactic("Rescue", [v.Put(v.PICKED, v.HAND)], pays=[v.Pick(v.CARD.in_discard_pile())])
    table = board(
        Side(play=["Ipsighast, the Lustful"], resources=3),
        Side(hand=["Rescue"], discard=["Scout"], deck=["Rage", "Rage", "Rage", "Greed"]),
        rescue,
    )
    table.me.uses("Ipsighast, the Lustful", "EXHUMATION")
    table.you.deploys("Rescue")
    table.resolves()
    assert table.you.hand == ["Scout"]
    table.me.agrees()
    assert table.you.deck == ["Greed"]
    assert is_covert(table, "Ipsighast, the Lustful")


@CASES.of("Jumping Screamspider")
def it_gives_covert_up_to_slow_the_opposing_party_down() -> None:
    table = board(Side(play=["Jumping Screamspider"]), Side(play=["Scout", "Union Leader"]))
    assert is_covert(table, "Jumping Screamspider")
    uses(table.me, "Jumping Screamspider", "SCREAM")
    assert not is_covert(table, "Jumping Screamspider")
    assert speed(table, "Scout") == 4
    table.me.attacks("Jumping Screamspider")
    table.you.blocks("Scout")
    assert (speed(table, "Scout"), speed(table, "Union Leader")) == (2, 3)
    table.resolves()
    assert speed(table, "Scout") == 4


@CASES.of("Jumping Screamspider")
def it_cannot_scream_without_covert() -> None:
    table = board(Side(play=["Jumping Screamspider"]))
    uses(table.me, "Jumping Screamspider", "SCREAM")
    with shows("401.3b"):
        assert not table.me.can_use("Jumping Screamspider", "SCREAM")


@CASES.of("Jumping Screamspider")
def its_covert_is_back_in_the_next_turn() -> None:
    table = board(Side(play=["Jumping Screamspider"]))
    uses(table.me, "Jumping Screamspider", "SCREAM")
    table.next_turn()
    assert is_covert(table, "Jumping Screamspider")


@CASES.of("Lucky Bastard")
def it_draws_a_card_as_it_enters() -> None:
    table = board(Side(hand=["Lucky Bastard"], deck=["Gnat", "Rage"], resources=icons(7)))
    deploys(table.me, "Lucky Bastard")
    assert table.me.hand == ["Gnat"]


def struck(mine: str, yours: str) -> Table:
    table = board(
        Side(play=["Lucky Bastard"], hand=["Shot", "Shot"], deck=[mine, "Gnat"]),
        Side(deck=[yours, "Gnat"]),
        SHOT,
    )
    for _ in range(2):
        deploys(table.me, "Shot", "Lucky Bastard")
    assert table.me.out_of_game[0] == mine
    assert table.you.out_of_game == [yours]
    return table


@CASES.of("Lucky Bastard")
def it_survives_if_its_players_card_costs_at_least_as_much() -> None:
    for mine, yours in (("Scout", "Scout"), ("Scout", "Agile Highwayman"), ("Rage", "Rage")):
        table = struck(mine, yours)
        assert table.me.play == ["Lucky Bastard"]
        assert table.damage("Lucky Bastard") == 0
        assert table.me.hand == ["Gnat"]
        assert table.me.out_of_game == [mine]


@CASES.of("Lucky Bastard")
def it_is_removed_if_its_players_card_costs_less() -> None:
    table = struck("Agile Highwayman", "Scout")
    assert table.me.out_of_game == ["Agile Highwayman", "Lucky Bastard"]
    assert table.me.hand == []
    assert table.me.discard == ["Shot", "Shot"]


def test_characters_of_the_rogue_h_to_l(only_card: str | None) -> None:
    CASES.run(only_card)
