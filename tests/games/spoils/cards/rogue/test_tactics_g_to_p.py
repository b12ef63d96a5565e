"""Tactics of the Rogue, from Grand Theft All to Peculate."""

from app.games.spoils.engine import DecisionKind, Person, observe
from app.games.spoils.vocabulary import Measure
from tests.games.spoils.cards.rogue.table_talk import (
    deploys,
    icons,
    needs_to_flip_up,
    speed,
    unblocked,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import LAMP, PLAIN_BOX
from tests.support.scenario import Side, Table, board

CASES = CardTests()
DEVELOPS = "The Tournament Faction"


@CASES.of("Grand Theft All")
def up_to_four_cards_that_are_no_tactics_are_stolen() -> None:
    pile = ["Scout", "Rage", "Tremor Engine", "Gambling Den", "Gnat", "Defenestrate"]
    me = Side(hand=["Grand Theft All"], resources=icons(10))
    table = board(me, Side(discard=pile))
    deploys(table.me, "Grand Theft All")
    assert sorted(table.me.choices()) == sorted(pile[:5])
    table.me.sets("Scout", "Rage", "Tremor Engine", "Gambling Den")
    assert sorted(table.me.play) == ["Gambling Den", "Scout", "Tremor Engine"]
    assert table.controller("Rage") is table.me
    assert table.you.discard == ["Gnat", "Defenestrate"]
    table = board(me, Side(discard=pile))
    deploys(table.me, "Grand Theft All")
    table.me.sets("Gnat")
    assert table.me.play == ["Gnat"]


@CASES.of("Grand Theft All")
def nothing_has_to_be_stolen() -> None:
    me = Side(hand=["Grand Theft All"], resources=icons(10))
    table = board(me, Side(discard=["Scout"]))
    deploys(table.me, "Grand Theft All")
    table.me.passes()
    assert table.me.play == []


@CASES.of("Guileful Astucion")
def a_character_is_cheaper_dearer_or_faster_this_turn() -> None:
    for option, cost, swift in ((0, 3, 4), (1, 5, 4), (2, 4, 5)):
        me = Side(hand=["Guileful Astucion"], resources=icons(2), deck=["Rage"])
        table = board(me, Side(play=["Scout", "Gnat"], deck=["Rage"]))
        deploys(table.me, "Guileful Astucion", "Scout")
        table.me.answers(option)
        assert table.stat("Scout", Measure.NUMERIC_COST) == cost
        assert speed(table, "Scout") == swift
        assert table.me.hand == ["Rage"]
        table.next_turn()
        assert table.stat("Scout", Measure.NUMERIC_COST) == 4
        assert speed(table, "Scout") == 4


@CASES.of("Hustler's Comeuppance")
def all_that_damaged_the_faction_this_turn_are_destroyed() -> None:
    you = Side(hand=["Hustler's Comeuppance"], resources=icons(5), play=["Costly Filcher"])
    table = board(Side(play=["Scout", "Warrior Prodigy", "Gnat"]), you)
    table.me.attacks("Scout", "Warrior Prodigy")
    unblocked(table)
    table.me.ends_turn()
    deploys(table.you, "Hustler's Comeuppance")
    assert sorted(table.me.discard) == ["Scout", "Warrior Prodigy"]
    assert table.me.play == ["Gnat"]
    assert table.you.play == ["Costly Filcher"]


@CASES.of("Hustler's Comeuppance")
def damage_to_the_other_faction_is_no_reason() -> None:
    me = Side(play=["Scout"], hand=["Hustler's Comeuppance"], resources=icons(5))
    table = board(me)
    table.me.attacks("Scout")
    unblocked(table)
    deploys(table.me, "Hustler's Comeuppance")
    assert table.me.play == ["Scout"]


@CASES.of("Hustler's Comeuppance")
def it_flips_up_for_three() -> None:
    needs_to_flip_up("Hustler's Comeuppance", 3, 2)


def milkshake(removed: str) -> Table:
    """I have removed a card of your deck; you are about to play an Agile Highwayman."""
    me = Side(hand=["I Drink Your Milkshake!"], resources=icons(4))
    deck = ["Agile Highwayman", "Scout", "Rage"]
    you = Side(hand=["Agile Highwayman"], resources=icons(3), deck=deck)
    table = board(me, you)
    deploys(table.me, "I Drink Your Milkshake!")
    table.me.agrees()
    assert sorted(table.me.choices()) == sorted(deck)
    table.me.picks(removed)
    assert sorted(table.you.deck) == sorted(set(deck) - {removed})
    table.next_turn()
    table.you.deploys("Agile Highwayman")
    return table


@CASES.of("I Drink Your Milkshake!")
def the_removed_card_is_played_for_free_instead_of_its_namesake() -> None:
    table = milkshake("Agile Highwayman")
    assert table.asked is table.me
    table.me.agrees()
    while table.asks is DecisionKind.MAY:
        table.me.agrees()
    table.resolves()
    assert table.me.play == ["Agile Highwayman"]
    assert table.me.free == 1
    assert table.you.play == []
    assert table.you.discard == ["Agile Highwayman"]


@CASES.of("I Drink Your Milkshake!")
def the_removed_card_may_stay_hidden() -> None:
    table = milkshake("Agile Highwayman")
    table.me.declines()
    table.resolves()
    assert table.you.play == ["Agile Highwayman"]


@CASES.of("I Drink Your Milkshake!")
def a_card_of_another_name_is_left_alone() -> None:
    table = milkshake("Scout")
    assert table.asks is not DecisionKind.MAY
    table.resolves()
    assert table.you.play == ["Agile Highwayman"]


@CASES.of("I Drink Your Milkshake!")
def the_deck_may_be_left_alone() -> None:
    me = Side(hand=["I Drink Your Milkshake!"], resources=icons(4))
    table = board(me, Side(deck=["Scout", "Rage"]))
    deploys(table.me, "I Drink Your Milkshake!")
    table.me.declines()
    assert table.you.deck == ["Scout", "Rage"]


@CASES.of("Impeccable Timing")
def a_depleted_character_with_up_to_four_life_is_destroyed() -> None:
    for name, dies in (("Scout", True), ("Dock Sentinel", True), ("Dandy Day-Trader", False)):
        you = Side(play=[name, "Gnat"], hand=["Impeccable Timing"], resources=icons(3))
        table = board(Side(play=[name, "Warrior Prodigy"]), you)
        assert not table.you.can_deploy("Impeccable Timing")
        table.me.attacks(name)
        table.me.passes()
        deploys(table.you, "Impeccable Timing", name)
        assert table.me.discard == [name] * dies


@CASES.of("Jackmove")
def characters_and_items_among_the_top_cards_are_stolen_for_twice_their_number() -> None:
    deck = ["Scout", "Tremor Engine", "Gambling Den", "Rage", "Gnat"]
    me = Side(hand=["Jackmove"], resources=icons(9))
    table = board(me, Side(deck=deck))
    table.me.deploys("Jackmove")
    assert table.me.numbers() == [0, 1, 2, 3, 4]
    table.me.answers(4)
    assert table.me.free == 1
    table.resolves()
    assert table.me.numbers() == [0, 1, 2, 3, 4]
    table.me.answers(4)
    assert sorted(table.me.play) == ["Scout", "Tremor Engine"]
    assert sorted(table.you.discard) == ["Gambling Den", "Rage"]
    assert table.you.deck == ["Gnat"]


@CASES.of("Jackmove")
def fewer_cards_can_be_revealed_than_were_paid_for() -> None:
    deck = ["Scout", "Tremor Engine", "Gambling Den", "Rage", "Gnat"]
    table = board(Side(hand=["Jackmove"], resources=icons(8)), Side(deck=deck))
    table.me.deploys("Jackmove")
    table.me.answers(4)
    table.resolves()
    table.me.answers(1)
    assert table.me.play == ["Scout"]
    assert table.you.deck == deck[1:]


@CASES.of("Jackmove")
def nothing_paid_is_nothing_revealed() -> None:
    table = board(Side(hand=["Jackmove"], resources=icons(5)), Side(deck=["Scout"]))
    table.me.deploys("Jackmove")
    table.me.answers(0)
    table.resolves()
    assert table.me.free == 5
    assert table.you.deck == ["Scout"]


def late(*resources: str) -> Table:
    me = Side(
        play=["Scout"], hand=["Late Addition", "Agile Highwayman", "Tremor Engine"],
        deck=["Rage"], resources=resources,
    )  # fmt: skip
    table = board(me)
    table.me.attacks("Scout")
    deploys(table.me, "Late Addition")
    return table


@CASES.of("Late Addition")
def a_character_may_be_played_from_hand_at_its_cost() -> None:
    table = late(*icons(4))
    table.me.agrees()
    if table.asks is DecisionKind.DEPLOY:
        assert table.me.choices() == []
        table.me.deploys("Agile Highwayman")
    table.passes_until(DecisionKind.BATTLE_WINDOW)
    while "Agile Highwayman" not in table.me.play:
        table.asked.passes()  # type: ignore[union-attr]
    assert table.me.free == 0
    assert sorted(table.me.hand) == ["Rage", "Tremor Engine"]


@CASES.of("Late Addition")
def a_card_is_drawn_even_if_nothing_is_or_can_be_played() -> None:
    table = late(*icons(4))
    table.me.declines()
    assert sorted(table.me.hand) == ["Agile Highwayman", "Rage", "Tremor Engine"]
    assert table.me.free == 3
    table = late(*icons(3))
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    assert "Agile Highwayman" in table.me.hand
    assert "Rage" in table.me.hand


def mistake(*yours: str) -> Table:
    """My Harbinger picks your Scout; you respond."""
    you = Side(play=["Scout", *yours], hand=["Mistaken Identity"], resources=icons(2))
    table = board(Side(play=["Harbinger of Anguish"], resources=1), you)
    table.me.uses("Harbinger of Anguish", "DEMOTIVATE")
    table.me.picks("Scout")
    return table


@CASES.of("Mistaken Identity")
def another_character_takes_the_place_of_the_picked_one() -> None:
    table = mistake("Union Leader", "Tremor Engine")
    table.you.deploys("Mistaken Identity")
    assert sorted(table.you.choices()) == ["Harbinger of Anguish", "Union Leader"]
    table.you.picks("Union Leader")
    table.resolves()
    assert (table.life("Scout"), table.life("Union Leader")) == (3, 7)


@CASES.of("Mistaken Identity")
def it_needs_a_picked_character_and_another_that_can_be_picked() -> None:
    you = Side(hand=["Mistaken Identity"], play=["Scout"], resources=icons(2))
    table = board(Side(hand=["Agile Highwayman"], resources=icons(3)), you)
    table.me.deploys("Agile Highwayman")
    assert not table.you.can_deploy("Mistaken Identity")
    you = Side(hand=["Mistaken Identity"], play=["Scout", "Lamp", "Box"], resources=icons(2))
    table = board(Side(play=["Booty Licker"], resources=1), you, LAMP, PLAIN_BOX)
    table.me.uses("Booty Licker", "CLAIM")
    assert not table.you.can_deploy("Mistaken Identity")


@CASES.of("Orgy Den Smoke Out")
def the_opponent_loses_a_card_of_the_hand_and_two_of_the_deck() -> None:
    you = Side(hand=["Gnat", "Gnat"], deck=["Scout", "Rage", "Greed"])
    table = board(Side(hand=["Orgy Den Smoke Out", "Rage"], resources=icons(2)), you)
    deploys(table.me, "Orgy Den Smoke Out")
    assert table.you.hand == ["Gnat"]
    assert sorted(table.you.discard) == ["Gnat", "Rage", "Scout"]
    assert table.you.deck == ["Greed"]
    assert table.me.hand == ["Rage"]


@CASES.of("Orgy Den Smoke Out")
def an_empty_hand_does_not_save_the_deck() -> None:
    me = Side(hand=["Orgy Den Smoke Out"], resources=icons(2))
    table = board(me, Side(deck=["Scout", "Rage", "Greed"]))
    deploys(table.me, "Orgy Den Smoke Out")
    assert sorted(table.you.discard) == ["Rage", "Scout"]


@CASES.of("Overindulge")
def a_character_loses_two_life_or_one_and_a_card_is_drawn() -> None:
    for option, life, drawn in ((0, 1, 0), (1, 2, 1)):
        me = Side(hand=["Overindulge"], resources=icons(2), deck=["Rage"])
        table = board(me, Side(play=["Scout", "Gnat"], deck=["Rage"]))
        table.me.deploys("Overindulge")
        table.me.answers(option)
        table.me.picks("Scout")
        table.resolves()
        assert table.life("Scout") == life
        assert len(table.me.hand) == drawn
        table.next_turn()
        assert table.life("Scout") == 3


@CASES.of("Palm Glom")
def a_character_or_item_changes_hands_and_a_card_is_drawn() -> None:
    for target in ("Scout", "Tremor Engine"):
        me = Side(hand=["Palm Glom"], resources=icons(6), deck=["Rage"])
        table = board(me, Side(play=["Scout", "Tremor Engine", "Gambling Den"]))
        table.me.deploys("Palm Glom")
        assert sorted(table.me.choices()) == ["Scout", "Tremor Engine"]
        table.me.picks(target)
        table.resolves()
        assert table.controller(target) is table.me
        assert table.me.hand == ["Rage"]


def swiped(**me: str) -> Table:
    side = Side(hand=["Pant Swipe"], resources=icons(10), **me)  # type: ignore[arg-type]
    deck = ["Stalwart Soldier", "Rage", "Foment", "Tremor Engine", "Gnat"]
    table = board(side, Side(deck=[*deck, *["Rage"] * 3]))
    deploys(table.me, "Pant Swipe")
    return table


@CASES.of("Pant Swipe")
def four_cards_of_the_opposing_deck_are_removed_and_can_be_played() -> None:
    table = swiped()
    assert len(table.you.deck) == 4
    assert len(table.you.out_of_game) == 4
    assert table.me.can_deploy("Tremor Engine")
    assert not table.me.can_deploy("Gnat")
    deploys(table.me, "Stalwart Soldier")
    assert table.me.play == ["Stalwart Soldier"]
    assert table.me.free == 0


@CASES.of("Pant Swipe")
def they_can_be_played_in_later_turns_and_only_by_the_thief() -> None:
    table = swiped(faction=DEVELOPS)
    deploys(table.me, "Stalwart Soldier")
    table.next_turn()
    assert not table.you.can_deploy("Tremor Engine")
    table.next_turn()
    deploys(table.me, "Tremor Engine")
    assert sorted(table.me.play) == ["Stalwart Soldier", "Tremor Engine"]


@CASES.of("Pant Swipe")
def only_the_thief_looks_at_them() -> None:
    table = swiped()
    mine, yours = (observe(table.state, Person(it)).sides[1].out_of_game for it in (0, 1))
    names = ["Foment", "Rage", "Stalwart Soldier", "Tremor Engine"]
    assert sorted(name or "" for _, name in mine) == names
    assert [name for _, name in yours] == [None] * 4


@CASES.of("I Drink Your Milkshake!")
def only_who_removed_the_card_knows_it() -> None:
    me = Side(hand=["I Drink Your Milkshake!"], resources=icons(4))
    table = board(me, Side(deck=["Scout", "Rage"]))
    deploys(table.me, "I Drink Your Milkshake!")
    table.me.agrees()
    table.me.picks("Scout")
    mine, yours = (observe(table.state, Person(it)).sides[1].out_of_game for it in (0, 1))
    assert [name for _, name in mine] == ["Scout"]
    assert [name for _, name in yours] == [None]


@CASES.of("Pant Swipe")
def it_flips_up_for_five() -> None:
    needs_to_flip_up("Pant Swipe", 5, 3)


@CASES.of("Peculate")
def a_card_of_the_opposing_discard_pile_is_bought_at_its_cost() -> None:
    pile = ["Scout", "Tremor Engine", "Gambling Den", "Rage", "Defenestrate", "Union Leader"]
    me = Side(hand=["Peculate"], resources=icons(4))
    table = board(me, Side(discard=pile))
    table.me.deploys("Peculate")
    assert sorted(table.me.choices()) == ["Gambling Den", "Scout", "Tremor Engine"]
    table.me.picks("Scout")
    table.resolves()
    assert table.me.play == ["Scout"]
    assert table.me.free == 0


def test_tactics_of_the_rogue_g_to_p(only_card: str | None) -> None:
    CASES.run(only_card)
