"""Tactics of the Rogue, from Ambuscade to Fwing!"""

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import DecisionKind, Person, events, observe
from app.games.spoils.terms import Area
from tests.games.spoils.cards.rogue.table_talk import (
    deploys,
    icons,
    is_face_down,
    needs_to_flip_up,
    offers,
    says,
    speed,
    stats,
    unblocked,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import SHOT
from tests.support.scenario import Side, Table, board, tactic

CASES = CardTests()
SETTLE = tactic("Settle", [v.Put(v.top(1), v.PLAY)])


def ambush() -> Table:
    you = Side(play=["Warrior Prodigy", "Gnat"], hand=["Ambuscade"], resources=icons(3))
    table = board(Side(play=["Union Leader", "Dandy Day-Trader", "Scout"]), you)
    table.me.attacks("Union Leader", "Dandy Day-Trader")
    table.me.passes()
    table.you.deploys("Ambuscade")
    assert sorted(table.you.choices()) == ["Gnat", "Warrior Prodigy"]
    table.you.picks("Warrior Prodigy")
    assert table.you.discard == ["Warrior Prodigy"]
    table.passes_until(DecisionKind.DIVIDE)
    return table


@CASES.of("Ambuscade")
def twice_the_strength_of_a_sacrifice_is_divided_among_the_attackers() -> None:
    table = ambush()
    assert table.asked is table.you
    assert table.you.numbers() == [0, 1, 2, 3, 4]
    says(table.you, offers(table.you)[1])
    assert sorted([table.damage("Union Leader"), table.damage("Dandy Day-Trader")]) == [1, 3]
    assert table.damage("Scout") == 0


@CASES.of("Ambuscade")
def it_is_for_whoever_is_attacked() -> None:
    me = Side(play=["Scout", "Gnat"], hand=["Ambuscade"], resources=icons(3))
    table = board(me)
    assert not table.me.can_deploy("Ambuscade")
    table.me.attacks("Scout")
    assert not table.me.can_deploy("Ambuscade")
    alone = board(Side(play=["Scout"]), Side(hand=["Ambuscade"], resources=icons(3)))
    alone.me.attacks("Scout")
    alone.me.passes()
    assert not alone.you.can_deploy("Ambuscade")


@CASES.of("Bug Bite")
def it_recurs_once_out_of_the_discard_pile_for_four() -> None:
    me = Side(discard=["Bug Bite"], resources=icons(4))
    table = board(me, Side(play=["Warrior Prodigy", "Scout"]))
    uses(table.me, "Bug Bite", "RECUR", "Scout")
    assert table.me.out_of_game == ["Bug Bite"]
    assert table.me.free == 0
    assert table.tokens("Scout") == 2
    table = board(me, Side(play=["Warrior Prodigy", "Scout"]))
    uses(table.me, "Bug Bite", "RECUR", "Warrior Prodigy")
    assert table.you.discard == ["Warrior Prodigy"]


@CASES.of("Bug Bite")
def it_does_not_recur_from_hand_or_without_icons() -> None:
    assert not board(Side(hand=["Bug Bite"], resources=icons(5))).me.can_use("Bug Bite", "RECUR")
    poor = Side(discard=["Bug Bite"], resources=["Deception", *["Rage"] * 3])
    assert not board(poor, Side(play=["Scout"])).me.can_use("Bug Bite", "RECUR")


@CASES.of("Burly Assailment")
def a_face_down_character_may_be_played_at_its_cost() -> None:
    me = Side(
        hand=["Burly Assailment"], face_down=["Agile Highwayman"], resources=icons(4), deck=["Gnat"]
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
    me = Side(hand=["Burly Assailment"], face_down=["Rage"], resources=icons(4))
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


@CASES.of("Catastrophic Betrayal")
def a_character_of_the_opposing_discard_pile_joins_the_attack() -> None:
    me = Side(play=["Gnat"], hand=["Catastrophic Betrayal"], resources=icons(5))
    you = Side(discard=["Scout", "Rage", "Warrior Prodigy"])
    table = board(me, you)
    assert not table.me.can_deploy("Catastrophic Betrayal")
    table.me.attacks("Gnat")
    table.me.deploys("Catastrophic Betrayal")
    assert sorted(table.me.choices()) == ["Scout", "Warrior Prodigy"]
    table.me.picks("Scout")
    table.passes_until(DecisionKind.BATTLE_WINDOW)
    assert table.controller("Scout") is table.me
    assert table.is_depleted("Scout")
    attackers = observe(table.state, Person(0)).attackers
    assert sorted(table.names(attackers)) == ["Gnat", "Scout"]
    table.resolves()
    assert table.you.influence == 20 - 3 - table.strength("Gnat")


@CASES.of("Clockman City Shuffle")
def own_characters_grow_and_opposing_ones_shrink_this_turn() -> None:
    me = Side(play=["Scout"], hand=["Clockman City Shuffle"], resources=icons(5))
    table = board(me, Side(play=["Union Leader", "Agile Highwayman"]))
    deploys(table.me, "Clockman City Shuffle")
    assert stats(table, "Scout") == (4, 4, 4)
    assert stats(table, "Union Leader") == (4, 7, 3)
    assert table.you.discard == ["Agile Highwayman"]
    table.next_turn()
    assert stats(table, "Scout") == (3, 3, 4)
    assert stats(table, "Union Leader") == (5, 8, 3)


@CASES.of("Counter Attack")
def it_attacks_in_the_opponents_turn_and_draws_after_the_battle() -> None:
    you = Side(play=["Scout"], hand=["Counter Attack"], resources=icons(3), deck=["Gnat"])
    table = board(Side(play=["Warrior Prodigy"]), you)
    table.me.ends_turn()
    table.you.deploys("Counter Attack")
    table.resolves()
    table.you.attacks("Scout")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.me.choices() == ["Warrior Prodigy"]
    assert table.you.hand == []
    table.me.passes()
    table.resolves()
    assert table.me.influence == 17
    assert table.you.hand == ["Gnat"]


@CASES.of("Counter Attack")
def it_is_neither_for_its_players_turn_nor_for_a_battle() -> None:
    me = Side(play=["Scout"], hand=["Counter Attack"], resources=icons(3))
    assert not board(me).me.can_deploy("Counter Attack")
    table = board(Side(play=["Gnat"]), me)
    table.me.attacks("Gnat")
    table.me.passes()
    assert not table.you.can_deploy("Counter Attack")


@CASES.of("Defenestrate")
def the_opposing_deck_loses_two_cards_and_its_player_draws_one() -> None:
    me = Side(hand=["Defenestrate"], deck=["Gnat", "Rage"], resources=icons(3))
    table = board(me, Side(deck=["Scout", "Greed", "Elitism"]))
    deploys(table.me, "Defenestrate")
    assert sorted(table.you.discard) == ["Greed", "Scout"]
    assert table.you.deck == ["Elitism"]
    assert table.me.hand == ["Gnat"]
    assert table.me.discard == ["Defenestrate"]


@CASES.of("Delicious Strawberry Flavored Death")
def all_characters_that_are_no_rogues_are_depleted() -> None:
    me = Side(
        play=["Scout", "Agile Highwayman"], hand=["Delicious Strawberry Flavored Death"],
        deck=["Rage"], resources=icons(5),
    )  # fmt: skip
    table = board(me, Side(play=["Union Leader", "Costly Filcher"]))
    deploys(table.me, "Delicious Strawberry Flavored Death")
    depleted = [it for it in (*table.me.play, *table.you.play) if table.is_depleted(it)]
    assert sorted(depleted) == ["Scout", "Union Leader"]
    assert table.me.hand == ["Rage"]


@CASES.of("Delicious Strawberry Flavored Death")
def it_flips_up_for_one_and_five_influence() -> None:
    name = "Delicious Strawberry Flavored Death"
    needs_to_flip_up(name, 1, 1)
    table = board(Side(face_down=[name], resources=icons(5), deck=["Rage"]))
    table.me.deploys(name, flip_up=True)
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Deception")
    assert table.me.influence == 15
    table.resolves()
    assert table.me.hand == ["Rage"]
    assert table.me.free == 4


def scout_hits_home(card: str, cost: int, *others: str) -> Table:
    """My Scout has damaged your faction this turn, my Gnat has not; then you may respond."""
    you = Side(hand=[card], resources=icons(cost), play=others)
    table = board(Side(play=["Scout", "Gnat", "Union Leader"]), you)
    table.me.attacks("Scout")
    unblocked(table)
    assert table.you.influence == 17
    table.me.ends_turn()
    return table


@CASES.of("Drive By Boobing")
def a_character_that_damaged_the_faction_leaves_the_game() -> None:
    table = scout_hits_home("Drive By Boobing", 3)
    table.you.deploys("Drive By Boobing")
    if table.asks is DecisionKind.PICK:
        assert table.you.choices() == ["Scout"]
        table.you.picks("Scout")
    table.resolves()
    assert table.me.out_of_game == ["Scout"]


@CASES.of("Drive By Boobing")
def it_cannot_be_played_after_damage_to_the_other_faction_or_of_another_turn() -> None:
    me = Side(play=["Scout"], hand=["Drive By Boobing"], resources=icons(3))
    table = board(me)
    table.me.attacks("Scout")
    unblocked(table)
    assert not table.me.can_deploy("Drive By Boobing")
    you = Side(hand=["Drive By Boobing"], resources=icons(3))
    table = board(Side(play=["Scout"]), you)
    table.me.attacks("Scout")
    unblocked(table)
    table.next_turn()
    assert not table.you.can_deploy("Drive By Boobing")


@CASES.of("Drygulch")
def a_character_with_no_more_life_than_icons_leaves_the_game() -> None:
    for count, gone in ((3, True), (2, False)):
        table = board(Side(hand=["Drygulch"], resources=icons(count)), Side(play=["Scout", "Gnat"]))
        deploys(table.me, "Drygulch", "Scout")
        assert table.you.out_of_game == ["Scout"] * gone


@CASES.of("Early Retirement")
def as_many_cards_are_drawn_as_the_retired_was_strong() -> None:
    me = Side(
        play=["Scout", "Gnat"], hand=["Early Retirement"], deck=["Rage"] * 5, resources=icons(5)
    )
    table = board(me, Side(play=["Union Leader"]))
    table.me.deploys("Early Retirement")
    assert sorted(table.me.choices()) == ["Gnat", "Scout"]
    table.me.picks("Scout")
    assert table.me.discard == ["Scout"]
    table.resolves()
    assert table.me.hand == ["Rage"] * 3


@CASES.of("Epic Turncoat Maneuver")
def two_are_destroyed_and_up_to_four_taken() -> None:
    me = Side(
        play=["Oversoon Lightfoot", "Warrior Prodigy"], hand=["Epic Turncoat Maneuver"],
        resources=icons(13),
    )  # fmt: skip
    yours = ["Scout", "Union Leader", "Gnat", "Costly Filcher", "Ping Konk"]
    for taken in (["Scout", "Union Leader", "Gnat", "Ping Konk"], ["Scout"], []):
        table = board(me, Side(play=yours))
        table.me.deploys("Epic Turncoat Maneuver")
        if table.asks is DecisionKind.CHOOSE_CARD:
            table.me.sets("Oversoon Lightfoot", "Warrior Prodigy")
        assert sorted(table.me.discard) == ["Oversoon Lightfoot", "Warrior Prodigy"]
        assert sorted(table.me.choices()) == sorted(yours)
        table.me.sets(*taken)
        table.resolves()
        assert sorted(table.me.play) == sorted(taken)


@CASES.of("Epic Turncoat Maneuver")
def one_character_is_not_enough() -> None:
    me = Side(play=["Warrior Prodigy"], hand=["Epic Turncoat Maneuver"], resources=icons(13))
    assert not board(me, Side(play=["Scout"])).me.can_deploy("Epic Turncoat Maneuver")


@CASES.of("Essence of Deception")
def it_puts_a_card_of_the_opposing_deck_into_the_discard_pile() -> None:
    me = Side(hand=["Essence of Deception"], resources=icons(2))
    table = board(me, Side(play=["Gnat"], deck=["Scout", "Rage"]))
    table.me.deploys("Essence of Deception")
    table.me.answers(0)
    table.resolves()
    table.me.picks("Rage")
    assert table.you.discard == ["Rage"]
    assert table.you.deck == ["Scout"]


@CASES.of("Essence of Deception")
def it_makes_a_character_faster_this_turn() -> None:
    me = Side(hand=["Essence of Deception"], resources=icons(2))
    table = board(me, Side(play=["Scout", "Gnat"], deck=["Rage"]))
    table.me.deploys("Essence of Deception")
    table.me.answers(1)
    table.me.picks("Scout")
    table.resolves()
    assert speed(table, "Scout") == 5
    table.next_turn()
    assert speed(table, "Scout") == 4


@CASES.of("Essence of Deception", "Snake Eyes")
def it_destroys_a_character_that_was_damaged_this_turn() -> None:
    for name in ("Essence of Deception", "Snake Eyes"):
        for target in ("Scout", "Union Leader"):
            me = Side(hand=["Shot", name], resources=icons(3), deck=["Rage"])
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
    me = Side(hand=characters, resources=icons(9))
    table = board(me, Side(hand=[name], resources=resources))
    table.me.deploys(characters[0])
    return table


@CASES.of("Forced Recruitment")
def a_character_that_is_deployed_is_bought_off() -> None:
    table = recruits("Forced Recruitment", icons(5), "Agile Highwayman")
    deploys(table.you, "Forced Recruitment")
    assert table.you.free == 0
    assert table.you.play == ["Agile Highwayman"]
    assert table.me.play == []
    table.next_turn()
    table.next_turn()
    assert table.controller("Agile Highwayman") is table.you
    poor = recruits("Forced Recruitment", icons(4), "Agile Highwayman")
    assert not poor.you.can_deploy("Forced Recruitment")


@CASES.of("Headhunting")
def a_character_that_costs_no_more_than_icons_is_hunted() -> None:
    fits = recruits("Headhunting", ["Deception"] * 3 + ["Rage"] * 2, "Agile Highwayman")
    deploys(fits.you, "Headhunting")
    assert fits.you.play == ["Agile Highwayman"]
    assert fits.you.free == 0
    dear = recruits("Headhunting", ["Deception"] * 2 + ["Rage"] * 3, "Agile Highwayman")
    assert not dear.you.can_deploy("Headhunting")


@CASES.of("Forced Recruitment", "Headhunting")
def they_respond_to_characters_only() -> None:
    for name in ("Forced Recruitment", "Headhunting"):
        table = recruits(name, icons(9), "Tremor Engine")
        assert not table.you.can_deploy(name)
        assert not board(Side(hand=[name], resources=icons(9))).me.can_deploy(name)


@CASES.of("Fwing!")
def a_character_is_faster_and_with_luck_stronger() -> None:
    outcomes = set()
    for seed in range(1, 12):
        me = Side(hand=["Fwing!"], resources=icons(2))
        table = board(me, Side(play=["Scout", "Gnat"]), seed=seed)
        deploys(table.me, "Fwing!", "Scout")
        (coin,) = table.told(events.CoinFlipped)
        assert stats(table, "Scout") == ((4, 3, 5) if coin.won else (3, 3, 5))
        outcomes.add(coin.won)
        if len(outcomes) == 2:
            break
    table.next_turn()
    assert stats(table, "Scout") == (3, 3, 4)
    assert len(outcomes) == 2


def test_tactics_of_the_rogue_a_to_f(only_card: str | None) -> None:
    CASES.run(only_card)
