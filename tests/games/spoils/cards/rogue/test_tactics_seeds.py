"""Rogue tactics: Seeds 1 to 3."""

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import DecisionKind, Person, observe
from app.games.spoils.terms import Area
from tests.support.card_play import deploys, is_face_down, unblocked
from tests.support.card_tables import flips_up
from tests.support.card_tests import CardTests
from tests.support.made_cards import LAMP, PLAIN_BOX, SHOT
from tests.support.scenario import Side, Table, board, tactic

CASES = CardTests()
SETTLE = tactic("Settle", [v.Put(v.top(1), v.PLAY)])
DEVELOPS = "The Tournament Faction"


@CASES.of("Burly Assailment")
def a_face_down_character_may_be_played_at_its_cost() -> None:
    me = Side(
        hand=["Burly Assailment"],
        face_down=["Agile Highwayman"],
        resources=["Deception"] * 4,
        deck=["Gnat"],
    )
    for agrees in (True, False):
        table = board(me)
        table.me.deploys("Burly Assailment")
        if table.asks is DecisionKind.ATTACH_TO_PAY:
            table.me.picks("Deception")
        table.resolves()
        table.me.agrees() if agrees else table.me.declines()
        table.resolves()
        assert table.me.play == (["Agile Highwayman"] if agrees else [])
        assert table.me.free == (0 if agrees else 4)
        assert table.me.hand == ["Gnat"]


@CASES.of("Burly Assailment")
def it_needs_a_character_among_the_face_down_resources() -> None:
    me = Side(hand=["Burly Assailment"], face_down=["Rage"], resources=["Deception"] * 4)
    assert not board(me).me.can_deploy("Burly Assailment")


@CASES.of("Burly Assailment")
def it_may_come_back_as_a_resource_for_two_after_an_icon() -> None:
    for card, asked in (("Deception", True), ("Rage", False)):
        for agrees in (True, False):
            me = Side(discard=["Burly Assailment"], hand=["Settle"], deck=[card], resources=2)
            table = board(me, Side(), SETTLE)
            deploys(table.me, "Settle")
            if asked:
                table.me.agrees() if agrees else table.me.declines()
                while table.asks is DecisionKind.ATTACH_TO_PAY:
                    table.me.picks("Rage")
            assert table.asks is DecisionKind.ACT
            back = asked and agrees
            assert (table.area("Burly Assailment") is Area.IN_PLAY) is back
            if back:
                assert is_face_down(table, "Burly Assailment")
            assert table.me.free == (2 if back else 3)


@CASES.of("Burly Assailment")
def it_flips_up_for_one() -> None:
    for resources, can in ((["Deception"], True), (["Rage"], False)):
        table = board(Side(face_down=["Burly Assailment", "Gnat"], resources=resources))
        assert table.me.can_deploy("Burly Assailment", flip_up=True) is can


@CASES.of("Delicious Strawberry Flavored Death")
def all_characters_that_are_no_rogues_are_depleted() -> None:
    me = Side(
        play=["Scout", "Agile Highwayman"], hand=["Delicious Strawberry Flavored Death"],
        deck=["Rage"], resources=["Deception"] * 5,
    )  # fmt: skip
    table = board(me, Side(play=["Union Leader", "Costly Filcher"]))
    deploys(table.me, "Delicious Strawberry Flavored Death")
    depleted = [it for it in (*table.me.play, *table.you.play) if table.is_depleted(it)]
    assert sorted(depleted) == ["Scout", "Union Leader"]
    assert table.me.hand == ["Rage"]


@CASES.of("Delicious Strawberry Flavored Death")
def it_flips_up_for_one_and_five_influence() -> None:
    name = "Delicious Strawberry Flavored Death"
    flips_up(name, 1, 1)
    table = board(Side(face_down=[name], resources=["Deception"] * 5, deck=["Rage"]))
    table.me.deploys(name, flip_up=True)
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Deception")
    assert table.me.influence == 15
    table.resolves()
    assert table.me.hand == ["Rage"]
    assert table.me.free == 4


@CASES.of("Drygulch")
def a_character_with_no_more_life_than_icons_leaves_the_game() -> None:
    for count, gone in ((3, True), (2, False)):
        table = board(
            Side(hand=["Drygulch"], resources=["Deception"] * count), Side(play=["Scout", "Gnat"])
        )
        deploys(table.me, "Drygulch", "Scout")
        assert table.you.out_of_game == ["Scout"] * gone


@CASES.of("Essence of Deception")
def it_puts_a_card_of_the_opposing_deck_into_the_discard_pile() -> None:
    me = Side(hand=["Essence of Deception"], resources=["Deception"] * 2)
    table = board(me, Side(play=["Gnat"], deck=["Scout", "Rage"]))
    table.me.deploys("Essence of Deception")
    table.me.answers(0)
    table.resolves()
    table.me.picks("Rage")
    assert table.you.discard == ["Rage"]
    assert table.you.deck == ["Scout"]


@CASES.of("Essence of Deception")
def it_makes_a_character_faster_this_turn() -> None:
    me = Side(hand=["Essence of Deception"], resources=["Deception"] * 2)
    table = board(me, Side(play=["Scout", "Gnat"], deck=["Rage"]))
    table.me.deploys("Essence of Deception")
    table.me.answers(1)
    table.me.picks("Scout")
    table.resolves()
    assert table.speed("Scout") == 5
    table.next_turn()
    assert table.speed("Scout") == 4


@CASES.of("Essence of Deception", "Snake Eyes")
def it_destroys_a_character_that_was_damaged_this_turn() -> None:
    for name in ("Essence of Deception", "Snake Eyes"):
        for target in ("Scout", "Union Leader"):
            me = Side(hand=["Shot", name], resources=["Deception"] * 3, deck=["Rage"])
            table = board(me, Side(play=["Union Leader", "Scout"], deck=["Rage"]), SHOT)
            deploys(table.me, "Shot", "Scout")
            table.me.deploys(name)
            if name == "Essence of Deception":
                table.me.answers(2)
            table.me.picks(target)
            table.resolves()
            assert table.you.discard == (["Scout"] if target == "Scout" else [])
            assert table.me.hand == (["Rage"] if name == "Snake Eyes" else [])


def recruits(name: str, resources: list[str], *characters: str) -> Table:
    """I deploy a character; you can respond."""
    me = Side(hand=characters, resources=["Deception"] * 9)
    table = board(me, Side(hand=[name], resources=resources))
    table.me.deploys(characters[0])
    return table


@CASES.of("Headhunting")
def a_character_that_costs_no_more_than_icons_is_hunted() -> None:
    fits = recruits("Headhunting", ["Deception"] * 3 + ["Rage"] * 2, "Agile Highwayman")
    deploys(fits.you, "Headhunting")
    assert fits.you.play == ["Agile Highwayman"]
    assert fits.you.free == 0
    dear = recruits("Headhunting", ["Deception"] * 2 + ["Rage"] * 3, "Agile Highwayman")
    assert not dear.you.can_deploy("Headhunting")


@CASES.of("Hustler's Comeuppance")
def all_that_damaged_the_faction_this_turn_are_destroyed() -> None:
    you = Side(hand=["Hustler's Comeuppance"], resources=["Deception"] * 5, play=["Costly Filcher"])
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
    me = Side(play=["Scout"], hand=["Hustler's Comeuppance"], resources=["Deception"] * 5)
    table = board(me)
    table.me.attacks("Scout")
    unblocked(table)
    deploys(table.me, "Hustler's Comeuppance")
    assert table.me.play == ["Scout"]


@CASES.of("Hustler's Comeuppance")
def it_flips_up_for_three() -> None:
    flips_up("Hustler's Comeuppance", 3, 2)


def milkshake(removed: str) -> Table:
    """I have removed a card of your deck; you are about to play an Agile Highwayman."""
    me = Side(hand=["I Drink Your Milkshake!"], resources=["Deception"] * 4)
    deck = ["Agile Highwayman", "Scout", "Rage"]
    you = Side(hand=["Agile Highwayman"], resources=["Deception"] * 3, deck=deck)
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
    me = Side(hand=["I Drink Your Milkshake!"], resources=["Deception"] * 4)
    table = board(me, Side(deck=["Scout", "Rage"]))
    deploys(table.me, "I Drink Your Milkshake!")
    table.me.declines()
    assert table.you.deck == ["Scout", "Rage"]


@CASES.of("I Drink Your Milkshake!")
def only_who_removed_the_card_knows_it() -> None:
    me = Side(hand=["I Drink Your Milkshake!"], resources=["Deception"] * 4)
    table = board(me, Side(deck=["Scout", "Rage"]))
    deploys(table.me, "I Drink Your Milkshake!")
    table.me.agrees()
    table.me.picks("Scout")
    mine, yours = (observe(table.state, Person(it)).sides[1].out_of_game for it in (0, 1))
    assert [name for _, name in mine] == ["Scout"]
    assert [name for _, name in yours] == [None]


def mistake(*yours: str) -> Table:
    """My Harbinger picks your Scout; you respond."""
    you = Side(play=["Scout", *yours], hand=["Mistaken Identity"], resources=["Deception"] * 2)
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
    you = Side(hand=["Mistaken Identity"], play=["Scout"], resources=["Deception"] * 2)
    table = board(Side(hand=["Agile Highwayman"], resources=["Deception"] * 3), you)
    table.me.deploys("Agile Highwayman")
    assert not table.you.can_deploy("Mistaken Identity")
    you = Side(
        hand=["Mistaken Identity"], play=["Scout", "Lamp", "Box"], resources=["Deception"] * 2
    )
    table = board(Side(play=["Booty Licker"], resources=1), you, LAMP, PLAIN_BOX)
    table.me.uses("Booty Licker", "CLAIM")
    assert not table.you.can_deploy("Mistaken Identity")


@CASES.of("Overindulge")
def a_character_loses_two_life_or_one_and_a_card_is_drawn() -> None:
    for option, life, drawn in ((0, 1, 0), (1, 2, 1)):
        me = Side(hand=["Overindulge"], resources=["Deception"] * 2, deck=["Rage"])
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
        me = Side(hand=["Palm Glom"], resources=["Deception"] * 6, deck=["Rage"])
        table = board(me, Side(play=["Scout", "Tremor Engine", "Gambling Den"]))
        table.me.deploys("Palm Glom")
        assert sorted(table.me.choices()) == ["Scout", "Tremor Engine"]
        table.me.picks(target)
        table.resolves()
        assert table.controller(target) is table.me
        assert table.me.hand == ["Rage"]


def swiped(**me: str) -> Table:
    side = Side(hand=["Pant Swipe"], resources=["Deception"] * 10, **me)  # type: ignore[arg-type]
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


@CASES.of("Pant Swipe")
def it_flips_up_for_five() -> None:
    flips_up("Pant Swipe", 5, 3)


@CASES.of("Peculate")
def a_card_of_the_opposing_discard_pile_is_bought_at_its_cost() -> None:
    pile = ["Scout", "Tremor Engine", "Gambling Den", "Rage", "Defenestrate", "Union Leader"]
    me = Side(hand=["Peculate"], resources=["Deception"] * 4)
    table = board(me, Side(discard=pile))
    table.me.deploys("Peculate")
    assert sorted(table.me.choices()) == ["Gambling Den", "Scout", "Tremor Engine"]
    table.me.picks("Scout")
    table.resolves()
    assert table.me.play == ["Scout"]
    assert table.me.free == 0


def roulette(top: str) -> Table:
    me = Side(
        hand=["Roulette Wheel of DOOM!"], deck=[top, "Gnat", "Rage"], resources=["Deception"] * 3
    )
    table = board(me, Side(play=["Scout", "Union Leader", "Agile Highwayman"]))
    deploys(table.me, "Roulette Wheel of DOOM!")
    return table


@CASES.of("Roulette Wheel of DOOM!")
def a_character_with_no_more_life_than_the_revealed_card_costs_may_die() -> None:
    table = roulette("Stalwart Soldier")
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Agile Highwayman", "Scout"]
    table.me.picks("Scout")
    assert table.you.discard == ["Scout"]
    assert table.me.hand == []
    assert table.me.deck == ["Stalwart Soldier", "Gnat", "Rage"]


@CASES.of("Roulette Wheel of DOOM!")
def two_cards_are_drawn_if_nobody_is_picked() -> None:
    table = roulette("Stalwart Soldier")
    table.me.declines()
    assert table.me.hand == ["Stalwart Soldier", "Gnat"]
    assert table.you.discard == []
    table = roulette("Deception")
    if table.asks is DecisionKind.MAY:
        table.me.declines()
    assert table.me.hand == ["Deception", "Gnat"]


def deploys_in_battle(table: Table, name: str) -> None:
    """I deploy a card in a battle; it resolves, and the battle goes on later."""
    table.me.deploys(name)
    table.passes_until(DecisionKind.BATTLE_WINDOW)


@CASES.of("Rumply Ruse")
def the_characters_of_the_own_party_are_faster_this_turn() -> None:
    me = Side(play=["Scout", "Gnat"], hand=["Rumply Ruse"], resources=["Deception"] * 3)
    table = board(me, Side(play=["Union Leader"]))
    assert not table.me.can_deploy("Rumply Ruse")
    slow = table.speed("Gnat")
    table.me.attacks("Scout")
    table.you.blocks("Union Leader")
    deploys_in_battle(table, "Rumply Ruse")
    assert table.speed("Scout") == 5
    assert (table.speed("Gnat"), table.speed("Union Leader")) == (slow, 3)
    table.resolves()
    assert table.speed("Union Leader") == 3


@CASES.of("Rumply Ruse")
def it_flips_up_for_four() -> None:
    for resources, can in ((["Deception", "Deception", "Rage"], True), (["Deception"] * 2, False)):
        table = board(Side(play=["Scout"], face_down=["Rumply Ruse"], resources=resources))
        table.me.attacks("Scout")
        assert table.me.can_deploy("Rumply Ruse", flip_up=True) is can


def corpulence(mine: str, yours: str) -> Table:
    me = Side(hand=["Smothering Corpulence"], deck=[mine, "Gnat"], resources=["Deception"] * 4)
    table = board(me, Side(play=["Union Leader", "Scout"], deck=[yours, "Greed"]))
    table.me.deploys("Smothering Corpulence")
    table.me.picks("Union Leader")
    assert (table.me.out_of_game, table.you.out_of_game) == ([mine], [yours])
    table.resolves()
    assert table.me.hand == ["Gnat"]
    return table


@CASES.of("Smothering Corpulence")
def a_character_loses_life_by_the_difference_of_two_removed_cards() -> None:
    table = corpulence("Stalwart Soldier", "Union Leader")
    assert table.life("Union Leader") == 4
    table.next_turn()
    assert table.life("Union Leader") == 8
    assert corpulence("Rage", "Scout").life("Union Leader") == 4


@CASES.of("Smothering Corpulence")
def a_dearer_own_card_takes_no_life() -> None:
    for yours in ("Scout", "Rage"):
        assert corpulence("Scout", yours).life("Union Leader") == 8


@CASES.of("Sprint")
def a_character_is_faster_and_the_card_becomes_a_resource() -> None:
    table = board(Side(hand=["Sprint"], resources=["Deception"] * 3), Side(play=["Scout", "Gnat"]))
    deploys(table.me, "Sprint", "Scout")
    assert table.speed("Scout") == 5
    assert is_face_down(table, "Sprint")
    assert table.me.discard == []
    assert table.me.free == 1
    table.next_turn()
    assert table.speed("Scout") == 4


@CASES.of("Strangulate")
def a_character_with_up_to_four_life_is_destroyed() -> None:
    for name, dies in (("Dock Sentinel", True), ("Dandy Day-Trader", False)):
        table = board(
            Side(hand=["Strangulate"], resources=["Deception"] * 4), Side(play=[name, "Gnat"])
        )
        deploys(table.me, "Strangulate", name)
        assert table.you.discard == [name] * dies


@CASES.of("Strangulate")
def it_flips_up_for_two_like_a_tactic() -> None:
    for resources, can in ((["Deception"] * 1, True), (["Rage"], False)):
        me = Side(face_down=["Strangulate"], resources=resources, play=["Gnat"])
        assert board(me).me.can_deploy("Strangulate", flip_up=True) is can
    assert not board(Side(face_down=["Strangulate"], play=["Gnat"])).me.can_deploy(
        "Strangulate", flip_up=True
    )


def surprise(*deck: str) -> Table:
    you = Side(hand=["Surprise!"], resources=["Deception"] * 3, deck=deck)
    table = board(Side(play=["Scout", "Ping Konk", "Gnat"]), you)
    table.me.attacks("Scout", "Ping Konk")
    table.me.passes()
    table.you.deploys("Surprise!")
    assert sorted(table.you.choices()) == ["Ping Konk", "Scout"]
    table.you.picks("Scout")
    table.passes_until(DecisionKind.BATTLE_WINDOW)
    return table


@CASES.of("Surprise!")
def the_first_character_that_is_cheap_enough_comes_to_block() -> None:
    table = surprise("Rage", "Union Leader", "Stalwart Soldier", "Gnat")
    assert table.you.play == ["Stalwart Soldier"]
    table.passes_until(DecisionKind.BLOCKERS)
    table.you.passes()
    assert table.names(observe(table.state, Person(0)).blockers) == ["Stalwart Soldier"]
    assert sorted(table.you.deck) == ["Gnat", "Rage", "Union Leader"]


@CASES.of("Surprise!")
def nobody_comes_out_of_a_deck_of_dear_characters() -> None:
    table = surprise("Rage", "Union Leader")
    assert table.you.play == []
    assert sorted(table.you.deck) == ["Rage", "Union Leader"]


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
