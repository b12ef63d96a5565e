"""Rogue characters: 1st Edition, the first part."""

from app.games.spoils.engine import DecisionKind, Person, observe
from tests.support.card_play import deploys, may_block, may_stop, stats, uses
from tests.support.card_tables import with_coin
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LAMP, LIFT, SHOT
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board

CASES = CardTests()


@CASES.of("Adroit Marauder")
def it_grows_by_three_while_the_opposing_discard_pile_holds_ten() -> None:
    grown = board(Side(play=["Adroit Marauder"]), Side(discard=["Rage"] * 10))
    assert stats(grown, "Adroit Marauder") == (5, 5, 3)
    short = board(Side(play=["Adroit Marauder"]), Side(discard=["Rage"] * 9))
    assert stats(short, "Adroit Marauder") == (2, 2, 3)


@CASES.of("Adroit Marauder")
def its_own_players_discard_pile_does_not_count() -> None:
    table = board(Side(play=["Adroit Marauder"], discard=["Rage"] * 10))
    assert stats(table, "Adroit Marauder") == (2, 2, 3)


@CASES.of("Befuddling Beggar")
def it_makes_a_character_faster_or_slower_this_turn() -> None:
    for option, expected in ((0, 5), (1, 3)):
        table = board(Side(play=["Befuddling Beggar"]), Side(play=["Scout"]))
        uses(table.me, "Befuddling Beggar", "PANHANDLE", "Scout")
        table.me.answers(option)
        assert table.is_depleted("Befuddling Beggar")
        assert not table.me.can_use("Befuddling Beggar", "PANHANDLE")
        assert table.speed("Scout") == expected
        table.next_turn()
        assert table.speed("Scout") == 4


@CASES.of("Bipolar Sarcophyle")
def it_grows_if_its_coin_is_won() -> None:
    for won in (True, False):

        def play(seed: int) -> Table:
            hand = ["Bipolar Sarcophyle"]
            table = board(Side(hand=hand, resources=["Deception"] * 4), seed=seed)
            deploys(table.me, "Bipolar Sarcophyle")
            return table

        table = with_coin(won, play)
        assert table.tokens("Bipolar Sarcophyle") == won
        assert stats(table, "Bipolar Sarcophyle") == ((3, 4, 4) if won else (2, 3, 4))


@CASES.of("Card Counter")
def it_discards_three_cards_off_the_opposing_deck_for_heads_and_two_for_tails() -> None:
    for won in (True, False):

        def play(seed: int) -> Table:
            me = Side(hand=["Card Counter"], resources=["Deception"] * 3, deck=["Rage"] * 4)
            table = board(me, Side(deck=["Scout", "Gnat", "Rage", "Greed"]), seed=seed)
            deploys(table.me, "Card Counter")
            return table

        table = with_coin(won, play)
        gone = 3 if won else 2
        assert sorted(table.you.discard) == sorted(["Scout", "Gnat", "Rage"][:gone])
        assert len(table.you.deck) == 4 - gone
        assert table.me.discard == []


def conga(*mine: str) -> Table:
    table = board(
        Side(play=["Carnival King", *mine], resources=3),
        Side(play=["Union Leader", "Stalwart Soldier"]),
    )
    uses(table.me, "Carnival King", "CONGA LINE", "Scout")
    assert table.me.free == 0
    assert table.is_depleted("Carnival King")
    return table


@CASES.of("Carnival King")
def all_who_can_must_block_the_character() -> None:
    table = conga("Scout")
    table.me.attacks("Scout")
    assert sorted(may_block(table)) == ["Stalwart Soldier", "Union Leader"]
    assert not may_stop(table.you)
    table.you.picks("Union Leader")
    assert not may_stop(table.you)
    table.you.sets("Stalwart Soldier")
    assert len(observe(table.state, Person(0)).blockers) == 2


@CASES.of("Carnival King")
def the_character_attacks_alone() -> None:
    table = conga("Scout", "Warrior Prodigy", "Gnat")
    table.me.attacks("Scout")
    assert observe(table.state, Person(0)).attackers == (table.card("Scout"),)
    table = conga("Scout", "Warrior Prodigy", "Gnat")
    table.me.attacks("Warrior Prodigy", "Gnat")
    assert len(observe(table.state, Person(0)).attackers) == 2
    table.passes_until(DecisionKind.BLOCKERS)
    assert may_stop(table.you)


@CASES.of("Carnival King")
def a_character_in_a_battle_cannot_join_the_line() -> None:
    table = board(Side(play=["Carnival King", "Scout", "Gnat"], resources=3))
    table.me.attacks("Scout")
    table.me.uses("Carnival King", "CONGA LINE")
    assert sorted(table.me.choices()) == ["Carnival King", "Gnat"]


@CASES.of("Entrancing Harlot")
def the_other_attackers_get_faster_this_turn() -> None:
    table = board(Side(play=["Entrancing Harlot", "Scout", "Warrior Prodigy"]))
    table.me.attacks("Entrancing Harlot", "Scout")
    assert table.speed("Scout") == 5
    assert table.speed("Entrancing Harlot") == 5
    assert table.speed("Warrior Prodigy") == 3
    table.resolves()
    assert table.speed("Scout") == 5
    table.next_turn()
    assert table.speed("Scout") == 4


@CASES.of("Entrancing Harlot")
def nobody_gets_faster_if_it_stays_away() -> None:
    table = board(Side(play=["Entrancing Harlot", "Scout", "Warrior Prodigy"]))
    table.me.attacks("Scout", "Warrior Prodigy")
    assert (table.speed("Scout"), table.speed("Warrior Prodigy")) == (4, 3)


@CASES.of("Face in the Crowd")
def it_cannot_be_blocked_by_one_of_four() -> None:
    crowd = ["Scout", "Gnat", "Warrior Prodigy", "Union Leader"]
    table = board(Side(play=["Face in the Crowd"]), Side(play=crowd))
    table.me.attacks("Face in the Crowd")
    assert may_block(table) == []
    table = board(Side(play=["Face in the Crowd", "Plodding Brute"]), Side(play=crowd[1:]))
    table.me.attacks("Face in the Crowd")
    assert len(may_block(table)) == 3


@CASES.of("Face in the Crowd")
def a_party_with_another_can_be_blocked() -> None:
    crowd = ["Scout", "Gnat", "Warrior Prodigy", "Union Leader"]
    table = board(Side(play=["Face in the Crowd", "Plodding Brute"]), Side(play=crowd))
    table.me.attacks("Face in the Crowd", "Plodding Brute")
    with shows("412.1"):
        assert len(may_block(table)) == 4


@CASES.of("Ferrous Ferret")
def it_must_be_picked_and_grows_by_it() -> None:
    table = board(Side(play=["Befuddling Beggar"]), Side(play=["Ferrous Ferret", "Scout"]))
    table.me.uses("Befuddling Beggar", "PANHANDLE")
    if table.asks is DecisionKind.PICK:
        assert table.me.choices() == ["Ferrous Ferret"]
        table.me.picks("Ferrous Ferret")
    assert table.tokens("Ferrous Ferret") == 1
    assert stats(table, "Ferrous Ferret") == (2, 2, 4)


@CASES.of("Ferrous Ferret")
def what_cannot_pick_it_picks_another_card() -> None:
    me = Side(play=["Booty Licker"], resources=5)
    table = board(me, Side(play=["Ferrous Ferret", "Lamp"]), LAMP)
    uses(table.me, "Booty Licker", "CLAIM")
    assert table.tokens("Ferrous Ferret") == 0
    assert table.controller("Lamp") is table.me


@CASES.of("Ferrous Ferret")
def an_offer_to_pick_cannot_be_declined_beside_it() -> None:
    table = board(
        Side(hand=["Sudden Osprey"], resources=["Deception"] * 2), Side(play=["Ferrous Ferret"])
    )
    deploys(table.me, "Sudden Osprey")
    while table.asks is not DecisionKind.ACT:
        assert 0 not in table.me.numbers()
        table.me._does(table.me.legal[0])
    assert table.tokens("Ferrous Ferret") == 1
    assert stats(table, "Ferrous Ferret")[:2] == (3, 3)


def heist(*deck: str) -> Table:
    table = board(Side(hand=["Heist Planner"], resources=["Deception"] * 3), Side(deck=deck))
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


@CASES.of("Jumping Screamspider")
def it_gives_covert_up_to_slow_the_opposing_party_down() -> None:
    table = board(Side(play=["Jumping Screamspider"]), Side(play=["Scout", "Union Leader"]))
    assert table.is_covert("Jumping Screamspider")
    uses(table.me, "Jumping Screamspider", "SCREAM")
    assert not table.is_covert("Jumping Screamspider")
    assert table.speed("Scout") == 4
    table.me.attacks("Jumping Screamspider")
    table.you.blocks("Scout")
    assert (table.speed("Scout"), table.speed("Union Leader")) == (2, 3)
    table.resolves()
    assert table.speed("Scout") == 4


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
    assert table.is_covert("Jumping Screamspider")


@CASES.of("Master Scavenger")
def three_cards_out_of_the_opposing_discard_pile_make_it_stronger() -> None:
    table = board(
        Side(play=["Master Scavenger"], discard=["Gnat"] * 3),
        Side(discard=["Scout", "Rage", "Greed", "Gnat"]),
    )
    table.me.uses("Master Scavenger", "RECLAIM")
    table.me.sets("Scout", "Greed", "Gnat")
    table.resolves()
    assert sorted(table.you.out_of_game) == ["Gnat", "Greed", "Scout"]
    assert table.you.discard == ["Rage"]
    assert stats(table, "Master Scavenger") == (2, 2, 3)
    table.next_turn()
    assert stats(table, "Master Scavenger") == (1, 1, 3)


@CASES.of("Master Scavenger")
def it_reclaims_nothing_out_of_two_cards() -> None:
    me = Side(play=["Master Scavenger"], discard=["Gnat"] * 3)
    table = board(me, Side(discard=["Scout", "Rage"]))
    assert not table.me.can_use("Master Scavenger", "RECLAIM")


@CASES.of("Pillaging Pirate")
def it_discards_two_cards_off_the_opposing_deck() -> None:
    me = Side(hand=["Pillaging Pirate"], resources=["Deception"] * 2, deck=["Gnat"])
    table = board(me, Side(deck=["Scout", "Rage", "Greed"]))
    deploys(table.me, "Pillaging Pirate")
    assert sorted(table.you.discard) == ["Rage", "Scout"]
    assert table.you.deck == ["Greed"]
    assert table.me.deck == ["Gnat"]


@CASES.of("Pluck")
def it_grifts_a_card_out_of_the_opposing_discard_pile() -> None:
    me = Side(play=["Pluck"], discard=["Gnat"], resources=5)
    table = board(me, Side(discard=["Scout", "Rage", "Defenestrate", "Tremor Engine"]))
    table.me.uses("Pluck", "GRIFT")
    assert sorted(table.me.choices()) == ["Rage", "Scout", "Tremor Engine"]
    table.me.picks("Scout")
    table.resolves()
    assert sorted(table.me.play) == ["Pluck", "Scout"]
    assert table.me.free == 0
    assert table.is_depleted("Pluck")


@CASES.of("Pluck")
def it_grifts_only_in_its_players_turn() -> None:
    you = Side(play=["Scout"], discard=["Scout"])
    table = board(Side(play=["Pluck"], resources=5), you, active=1)
    table.you.attacks("Scout")
    table.you.passes()
    assert not table.me.can_use("Pluck", "GRIFT")


def wolf_in_battle(*resources: str) -> Table:
    table = board(Side(play=["Scout"], hand=["Ravenous Wolf"], resources=resources))
    table.me.attacks("Scout")
    deploys(table.me, "Ravenous Wolf")
    return table


@CASES.of("Ravenous Wolf")
def deployed_like_a_tactic_it_devours_a_deception_or_itself() -> None:
    table = wolf_in_battle(*["Deception"] * 4)
    assert table.is_covert("Ravenous Wolf")
    table.me.agrees()
    table.me.picks("Deception")
    assert table.me.discard == ["Deception"]
    assert "Ravenous Wolf" in table.me.play
    table = wolf_in_battle(*["Deception"] * 4)
    table.me.declines()
    assert table.me.discard == ["Ravenous Wolf"]


@CASES.of("Ravenous Wolf")
def without_a_deception_it_is_lost() -> None:
    table = wolf_in_battle(*["Treachery"] * 4)
    assert table.me.discard == ["Ravenous Wolf"]


@CASES.of("Ravenous Wolf")
def deployed_in_the_usual_way_it_devours_nothing() -> None:
    table = board(Side(hand=["Ravenous Wolf"], resources=["Deception"] * 4))
    deploys(table.me, "Ravenous Wolf")
    assert table.asks is DecisionKind.ACT
    assert table.me.play == ["Ravenous Wolf"]
    assert table.me.discard == []


@CASES.of("Recondite Hunter")
def it_loses_covert_for_the_turn_in_which_it_attacks() -> None:
    table = board(Side(play=["Recondite Hunter"]), Side(play=["Scout"]))
    assert table.is_covert("Recondite Hunter")
    table.me.attacks("Recondite Hunter")
    assert may_block(table) == ["Scout"]
    table.you.passes()
    table.resolves()
    assert not table.is_covert("Recondite Hunter")
    table.next_turn()
    assert table.is_covert("Recondite Hunter")


@CASES.of("Red Raven")
def it_may_take_a_token_whoever_flips_a_coin() -> None:
    for agrees in (True, False):
        me = Side(hand=["Throatstabber"], resources=["Deception"] * 3)
        for sides in (
            (Side(play=["Red Raven"], hand=me.hand, resources=me.resources), Side()),
            (me, Side(play=["Red Raven"])),
        ):
            table = board(*sides)
            deploys(table.me, "Throatstabber")
            while table.asks is DecisionKind.ORDER:
                assert table.asked is not None
                table.asked.answers(0)
            raven = table.controller("Red Raven")
            raven.agrees() if agrees else raven.declines()
            assert table.tokens("Red Raven") == agrees
            assert stats(table, "Red Raven") == ((3, 3, 3) if agrees else (2, 2, 3))


@CASES.of("Sudden Osprey", "Swollen Ostrich")
def it_may_strengthen_a_character_this_turn_as_it_enters() -> None:
    for name in ("Sudden Osprey", "Swollen Ostrich"):
        me = Side(hand=[name], resources=["Deception"] * 3)
        table = board(me, Side(play=["Scout"]))
        deploys(table.me, name)
        table.me.agrees()
        assert sorted(table.me.choices()) == sorted(["Scout", name])
        table.me.picks("Scout")
        assert stats(table, "Scout") == (4, 4, 4)
        table.next_turn()
        assert stats(table, "Scout") == (3, 3, 4)
        table = board(me, Side(play=["Scout"]))
        deploys(table.me, name)
        table.me.declines()
        assert stats(table, "Scout") == (3, 3, 4)
        assert table.asks is DecisionKind.ACT


@CASES.of("Swashbuckler")
def it_stays_for_four_cards_out_of_the_opposing_discard_pile() -> None:
    me = Side(hand=["Swashbuckler"], resources=["Deception"] * 4)
    you = Side(discard=["Scout", "Rage", "Greed", "Gnat", "Elitism"])
    table = board(me, you)
    deploys(table.me, "Swashbuckler")
    table.me.agrees()
    table.me.sets("Scout", "Rage", "Greed", "Gnat")
    assert table.me.play == ["Swashbuckler"]
    assert table.you.discard == ["Elitism"]
    assert len(table.you.out_of_game) == 4
    table = board(me, you)
    deploys(table.me, "Swashbuckler")
    table.me.declines()
    assert table.me.discard == ["Swashbuckler"]
    assert len(table.you.discard) == 5


@CASES.of("Swashbuckler")
def three_cards_do_not_save_it() -> None:
    table = board(
        Side(hand=["Swashbuckler"], resources=["Deception"] * 4), Side(discard=["Rage"] * 3)
    )
    deploys(table.me, "Swashbuckler")
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
        table.me.sets(*["Rage"] * len(table.me.choices()))
    assert table.me.discard == ["Swashbuckler"]


@CASES.of("The Billionaire")
def it_uses_the_opponents_ability_with_its_own_players_resources() -> None:
    table = board(
        Side(play=["The Billionaire"], resources=1),
        Side(play=["Harbinger of Anguish", "Scout"], resources=1),
    )
    uses(table.me, "Harbinger of Anguish", "DEMOTIVATE", "Scout")
    assert table.is_depleted("Harbinger of Anguish")
    assert (table.me.free, table.you.free) == (0, 1)
    assert table.life("Scout") == 2
    poor = board(Side(play=["The Billionaire"]), Side(play=["Harbinger of Anguish"], resources=1))
    assert not poor.me.can_use("Harbinger of Anguish", "DEMOTIVATE")


@CASES.of("The Billionaire")
def the_opponent_pays_the_extra_costs_and_gets_the_effect() -> None:
    table = board(
        Side(play=["The Billionaire"], deck=["Rage"]),
        Side(play=["Cashier's Window", "Scout"], deck=["Gnat"]),
    )
    uses(table.me, "Cashier's Window", "CASH IN")
    assert table.you.discard == ["Scout"]
    assert table.you.hand == ["Gnat"]
    assert table.me.hand == []
    assert table.me.play == ["The Billionaire"]
    assert table.is_depleted("Cashier's Window")


@CASES.of("The Billionaire")
def the_opponent_cannot_use_its_players_abilities() -> None:
    table = board(Side(), Side(play=["The Billionaire", "Cashier's Window"]))
    assert not table.me.can_use("Cashier's Window", "CASH IN")


@CASES.of("Thief Doyen")
def it_is_as_big_as_the_card_discarded_for_it() -> None:
    hand = ["Thief Doyen", "Scout", "Tremor Engine", "Rage", "Defenestrate"]
    table = board(Side(hand=hand, resources=["Deception"] * 4))
    table.me.deploys("Thief Doyen")
    assert sorted(table.me.choices()) == ["Scout", "Tremor Engine"]
    table.me.picks("Scout")
    table.resolves()
    assert table.me.discard == ["Scout"]
    assert table.tokens("Thief Doyen") == 4
    assert stats(table, "Thief Doyen") == (4, 4, 3)
    without = board(Side(hand=["Thief Doyen", "Rage"], resources=["Deception"] * 4))
    assert not without.me.can_deploy("Thief Doyen")


@CASES.of("Vander Malagut")
def its_players_other_sarcophyles_are_faster() -> None:
    table = board(
        Side(play=["Vander Malagut", "Hasty Sarcophyle", "Scout"]),
        Side(play=["Sickened Sarcophyle"]),
    )
    speeds = [
        table.speed(it)
        for it in ("Vander Malagut", "Hasty Sarcophyle", "Scout", "Sickened Sarcophyle")
    ]
    assert speeds == [6, 6, 4, 4]


@CASES.of("Vander Malagut")
def it_takes_over_those_it_damages_to_death() -> None:
    table = board(Side(play=["Vander Malagut"]), Side(play=["Scout"]))
    table.me.attacks("Vander Malagut")
    table.you.blocks("Scout")
    table.resolves()
    assert sorted(table.me.play) == ["Scout", "Vander Malagut"]
    assert table.damage("Scout") == 0
    assert table.speed("Scout") == 5


@CASES.of("Vander Malagut")
def it_takes_over_those_it_damaged_this_turn_however_they_are_destroyed() -> None:
    me = Side(play=["Vander Malagut"], hand=["Shot", "Shot"])
    table = board(me, Side(play=["Union Leader", "Gnat"]), SHOT)
    table.me.attacks("Vander Malagut")
    table.you.blocks("Union Leader")
    table.resolves()
    assert table.damage("Union Leader") == 5
    for _ in range(2):
        deploys(table.me, "Shot", "Union Leader")
    assert table.controller("Union Leader") is table.me
    assert table.damage("Union Leader") == 0


@CASES.of("Vander Malagut")
def others_that_are_destroyed_go_their_way() -> None:
    table = board(Side(play=["Vander Malagut"], hand=["Kill"]), Side(play=["Scout"]), KILL)
    deploys(table.me, "Kill", "Scout")
    assert table.you.discard == ["Scout"]


@CASES.of("Vander Malagut")
def all_other_sarcophyles_fall_with_it() -> None:
    me = Side(play=["Vander Malagut", "Hasty Sarcophyle", "Scout"], hand=["Kill"])
    table = board(me, Side(play=["Sickened Sarcophyle", "Gnat"]), KILL)
    deploys(table.me, "Kill", "Vander Malagut")
    assert table.me.play == ["Scout"]
    assert table.you.play == ["Gnat"]
    me = Side(play=["Vander Malagut", "Hasty Sarcophyle"], hand=["Lift"])
    table = board(me, Side(), LIFT)
    deploys(table.me, "Lift", "Vander Malagut")
    assert table.me.play == ["Hasty Sarcophyle"]


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
