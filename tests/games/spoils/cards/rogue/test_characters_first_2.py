"""Rogue characters: 1st Edition, the second part."""

from app.games.spoils.engine import DecisionKind, Person, observe
from tests.support.card_play import deploys, may_block, may_stop, stats, uses
from tests.support.card_tables import with_coin
from tests.support.card_tests import CardTests
from tests.support.made_cards import KILL, LAMP, LIFT, PLAIN_BOX, STEAL
from tests.support.scenario import Side, Table, board

CASES = CardTests()


@CASES.of("Cheats McGuillicutty")
def its_players_top_card_is_open_and_goes_under_the_deck_for_one() -> None:
    table = board(
        Side(play=["Cheats McGuillicutty"], deck=["Scout", "Gnat"], resources=1),
        Side(deck=["Rage"]),
    )
    sides = observe(table.state, Person(1)).sides
    assert sides[0].known_of_deck == ((0, "Scout"),)
    assert sides[1].known_of_deck == ()
    uses(table.me, "Cheats McGuillicutty", "BOTTOM DEAL")
    assert table.me.deck == ["Gnat", "Scout"]
    assert table.me.free == 0


@CASES.of("Cheats McGuillicutty")
def it_may_play_the_top_card_at_its_cost() -> None:
    table = board(
        Side(play=["Cheats McGuillicutty"], deck=["Agile Highwayman"], resources=["Deception"] * 3)
    )
    uses(table.me, "Cheats McGuillicutty", "CHEAT")
    assert table.is_depleted("Cheats McGuillicutty")
    table.me.agrees()
    table.resolves()
    assert "Agile Highwayman" in table.me.play
    assert table.me.free == 0


@CASES.of("Cheats McGuillicutty")
def it_plays_no_resource_off_the_deck() -> None:
    table = board(Side(play=["Cheats McGuillicutty"], deck=["Rage"], resources=["Deception"] * 3))
    uses(table.me, "Cheats McGuillicutty", "CHEAT")
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    assert table.asks is DecisionKind.ACT
    assert table.me.deck == ["Rage"]


@CASES.of("Cheats McGuillicutty", "The Billionaire")
def it_changes_into_another_pluck_of_a_different_name() -> None:
    for name, other in (("Cheats McGuillicutty", "The Billionaire"), ("The Billionaire", "Pluck")):
        deck = [name, other, "Scout"]
        table = board(Side(play=[name], deck=deck, resources=3))
        uses(table.me, name, "CHANGE COSTUME")
        assert table.me.choices() == [other]
        table.me.picks(other)
        assert table.me.play == [other]
        assert sorted(table.me.deck) == sorted([name, name, "Scout"])
        assert table.me.free == 0


@CASES.of("Clockman Pickpocket", "Cute Cutpurse")
def it_cannot_be_blocked_while_the_opponent_has_an_item() -> None:
    for name in ("Clockman Pickpocket", "Cute Cutpurse"):
        rich = board(Side(play=[name]), Side(play=["Scout", "Lamp"]), LAMP)
        rich.me.attacks(name)
        assert may_block(rich) == []
        poor = board(Side(play=[name, "Lamp"]), Side(play=["Scout"]), LAMP)
        poor.me.attacks(name)
        assert may_block(poor) == ["Scout"]


@CASES.of("Clockman Pickpocket")
def the_opponent_hands_an_item_over_and_it_is_destroyed() -> None:
    you = Side(play=["Lamp", "Box", "Scout"])
    table = board(Side(play=["Clockman Pickpocket"]), you, LAMP, PLAIN_BOX)
    table.me.attacks("Clockman Pickpocket")
    table.resolves()
    assert table.asks is DecisionKind.PICK
    assert table.you.choices() == ["Lamp", "Box"]
    assert not may_stop(table.you)
    table.you.picks("Box")
    table.resolves()
    assert table.me.play == ["Box"]
    assert table.me.discard == ["Clockman Pickpocket"]


@CASES.of("Clockman Pickpocket")
def it_lives_if_there_is_no_item_to_take() -> None:
    table = board(Side(play=["Clockman Pickpocket", "Lamp"]), Side(), LAMP)
    table.me.attacks("Clockman Pickpocket")
    table.resolves()
    assert table.you.influence == 19
    assert table.me.play == ["Clockman Pickpocket", "Lamp"]


@CASES.of("Cute Cutpurse")
def it_destroys_an_opposing_item_of_its_choice() -> None:
    me = Side(play=["Cute Cutpurse", "Tremor Engine"])
    table = board(me, Side(play=["Lamp", "Box", "Scout"]), LAMP, PLAIN_BOX)
    table.me.attacks("Cute Cutpurse")
    table.resolves()
    assert table.me.choices() == ["Lamp", "Box"]
    assert not may_stop(table.me)
    table.me.picks("Box")
    table.resolves()
    assert table.you.discard == ["Box"]
    assert table.me.play == ["Cute Cutpurse", "Tremor Engine"]


@CASES.of("Forcible Depredator")
def it_plunders_three_cards_for_two_and_a_card() -> None:
    me = Side(play=["Forcible Depredator"], hand=["Gnat"], resources=2)
    table = board(me, Side(deck=["Scout", "Rage", "Greed", "Gnat"]))
    uses(table.me, "Forcible Depredator", "PLUNDER")
    assert sorted(table.you.discard) == ["Greed", "Rage", "Scout"]
    assert table.you.deck == ["Gnat"]
    assert table.me.discard == ["Gnat"]
    assert table.me.free == 0
    assert table.is_depleted("Forcible Depredator")
    empty = board(Side(play=["Forcible Depredator"], resources=2), Side(deck=["Scout"]))
    assert not empty.me.can_use("Forcible Depredator", "PLUNDER")


@CASES.of("Gang Leader")
def it_speeds_up_its_players_characters_as_it_enters() -> None:
    me = Side(
        play=["Scout"], hand=["Gang Leader", "Oversoon Lightfoot"], resources=["Deception"] * 3
    )
    table = board(me, Side(play=["Union Leader"]))
    deploys(table.me, "Gang Leader")
    assert [table.speed(it) for it in ("Scout", "Gang Leader", "Union Leader")] == [5, 4, 3]
    table.next_turn()
    assert [table.speed(it) for it in ("Scout", "Gang Leader")] == [4, 3]


@CASES.of("Hulking Vigilante")
def it_does_not_stand_beside_another_character_of_its_owner() -> None:
    table = board(Side(play=["Scout"], hand=["Hulking Vigilante"], resources=["Deception"] * 5))
    deploys(table.me, "Hulking Vigilante")
    assert table.me.discard == ["Hulking Vigilante"]
    table = board(
        Side(play=["Hulking Vigilante"], hand=["Agile Highwayman"], resources=["Deception"] * 3)
    )
    deploys(table.me, "Agile Highwayman")
    assert table.me.play == ["Agile Highwayman"]


@CASES.of("Hulking Vigilante")
def it_stands_beside_a_stolen_character() -> None:
    table = board(Side(play=["Hulking Vigilante"], hand=["Steal"]), Side(play=["Scout"]), STEAL)
    assert table.me.play == ["Hulking Vigilante"]
    deploys(table.me, "Steal", "Scout")
    assert sorted(table.me.play) == ["Hulking Vigilante", "Scout"]


@CASES.of("Martial Artist", "Martial Arts Trainee")
def only_its_own_player_can_pick_it() -> None:
    for name in ("Martial Artist", "Martial Arts Trainee"):
        table = board(
            Side(play=[name, "Harbinger of Anguish"], resources=1),
            Side(play=["Transient Smuggler", "Befuddling Beggar"]),
        )
        table.me.uses("Harbinger of Anguish", "DEMOTIVATE")
        assert name in table.me.choices()
        theirs = board(
            Side(play=["Befuddling Beggar", "Scout"]), Side(play=[name, "Agile Highwayman"])
        )
        theirs.me.uses("Befuddling Beggar", "PANHANDLE")
        assert sorted(theirs.me.choices()) == ["Agile Highwayman", "Befuddling Beggar", "Scout"]


@CASES.of("Martial Arts Master")
def it_is_stronger_by_its_lead_in_speed() -> None:
    table = board(
        Side(play=["Martial Arts Master"]), Side(play=["Union Leader", "Legacy Warmachine"])
    )
    assert table.strength("Martial Arts Master") == 1
    table.me.attacks("Martial Arts Master")
    assert table.strength("Martial Arts Master") == 1
    table.you.blocks("Union Leader", "Legacy Warmachine")
    assert stats(table, "Martial Arts Master") == (4, 3, 6)


def thief_falls() -> Table:
    table = board(
        Side(play=["Master Thief"], hand=["Kill"], discard=["Agile Highwayman"]),
        Side(discard=["Scout", "Rage", "Tremor Engine", "Defenestrate", "Gambling Den"]),
        KILL,
    )
    deploys(table.me, "Kill", "Master Thief")
    return table


@CASES.of("Master Thief")
def its_player_may_take_a_card_that_is_no_tactic_when_it_is_destroyed() -> None:
    table = thief_falls()
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gambling Den", "Rage", "Scout", "Tremor Engine"]
    table.me.picks("Scout")
    assert table.me.play == ["Scout"]
    assert "Master Thief" in table.me.discard


@CASES.of("Master Thief")
def it_may_take_nothing_and_takes_nothing_on_the_way_to_a_hand() -> None:
    table = thief_falls()
    table.me.declines()
    assert table.me.play == []
    table = board(Side(play=["Master Thief"], hand=["Lift"]), Side(discard=["Scout"]), LIFT)
    deploys(table.me, "Lift", "Master Thief")
    assert table.asks is DecisionKind.ACT
    assert table.me.hand == ["Master Thief"]


def brigand_is_blocked(*yours: str) -> Table:
    table = board(Side(play=["Mendacious Brigand"]), Side(play=["Union Leader", "Scout", *yours]))
    table.me.attacks("Mendacious Brigand")
    table.you.blocks("Union Leader", "Scout")
    return table


@CASES.of("Mendacious Brigand")
def it_may_exchange_a_blocker_for_another_character() -> None:
    table = brigand_is_blocked("Gnat", "Warrior Prodigy")
    table.me.agrees()
    first = set(table.me.choices())
    assert first in ({"Union Leader", "Scout"}, {"Gnat", "Warrior Prodigy"})
    table.me.picks("Union Leader" if "Scout" in first else "Gnat")
    assert set(table.me.choices()) == {"Union Leader", "Scout", "Gnat", "Warrior Prodigy"} - first
    table.me.picks("Gnat" if "Scout" in first else "Union Leader")
    assert set(table.names(observe(table.state, Person(0)).blockers)) == {"Scout", "Gnat"}


@CASES.of("Mendacious Brigand")
def it_exchanges_nobody_if_it_does_not_want_to_or_nobody_is_left() -> None:
    table = brigand_is_blocked("Gnat")
    table.me.declines()
    assert set(table.names(observe(table.state, Person(0)).blockers)) == {"Scout", "Union Leader"}
    table = brigand_is_blocked()
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
        table.resolves()
    assert "Gnat" not in table.you.play


@CASES.of("Recreant Cad")
def it_sneaks_over_a_full_discard_pile() -> None:
    me = Side(play=["Recreant Cad"], resources=1, discard=["Gnat"] * 10)
    table = board(me, Side(discard=[*["Rage"] * 9, "Scout"]))
    table.me.uses("Recreant Cad", "SNEAK")
    table.me.sets("Scout", "Rage")
    table.resolves()
    assert table.is_covert("Recreant Cad")
    assert sorted(table.you.out_of_game) == ["Rage", "Scout"]
    assert table.me.free == 0
    table.next_turn()
    assert not table.is_covert("Recreant Cad")
    assert not board(me, Side(discard=["Rage"] * 9)).me.can_use("Recreant Cad", "SNEAK")


@CASES.of("Throatstabber")
def it_enters_depleted_if_its_coin_is_lost() -> None:
    for won in (True, False):

        def play(seed: int) -> Table:
            table = board(Side(hand=["Throatstabber"], resources=["Deception"] * 3), seed=seed)
            deploys(table.me, "Throatstabber")
            return table

        assert with_coin(won, play).is_depleted("Throatstabber") is not won


def snake(*hand: str) -> Table:
    me = Side(play=["Scout"], hand=["Unexpected Boobysnake", *hand], resources=["Deception"] * 4)
    table = board(me)
    table.me.attacks("Scout")
    deploys(table.me, "Unexpected Boobysnake")
    return table


@CASES.of("Unexpected Boobysnake")
def deployed_like_a_tactic_it_costs_a_card_or_itself() -> None:
    table = snake("Gnat", "Rage")
    table.me.agrees()
    table.me.picks("Gnat")
    assert table.me.discard == ["Gnat"]
    assert "Unexpected Boobysnake" in table.me.play
    table = snake("Gnat", "Rage")
    table.me.declines()
    assert table.me.discard == ["Unexpected Boobysnake"]
    assert table.me.hand == ["Gnat", "Rage"]
    assert snake().me.discard == ["Unexpected Boobysnake"]


@CASES.of("Unexpected Boobysnake")
def deployed_in_the_usual_way_it_costs_nothing_more() -> None:
    table = board(Side(hand=["Unexpected Boobysnake", "Gnat"], resources=["Deception"] * 4))
    deploys(table.me, "Unexpected Boobysnake")
    assert table.asks is DecisionKind.ACT
    assert table.me.play == ["Unexpected Boobysnake"]
    assert table.me.hand == ["Gnat"]


@CASES.of("Wild Boars")
def only_the_fast_can_block_it_alone() -> None:
    yours = ["Dandy Day-Trader", "Union Leader", "Hasty Sarcophyle"]
    table = board(Side(play=["Wild Boars"]), Side(play=yours))
    table.me.attacks("Wild Boars")
    assert sorted(may_block(table)) == ["Dandy Day-Trader", "Hasty Sarcophyle"]
    table = board(Side(play=["Wild Boars", "Scout"]), Side(play=yours))
    table.me.attacks("Wild Boars", "Scout")
    assert sorted(may_block(table)) == sorted(yours)


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
