"""Characters of the Rogue, from Adroit Marauder to Cloaked Weaponmaster."""

from app.games.spoils.engine import DecisionKind, Person, observe
from tests.games.spoils.cards.rogue.table_talk import (
    blockers,
    deploys,
    icons,
    is_face_down,
    may_stop,
    needs_to_flip_up,
    speed,
    stats,
    uses,
    with_coin,
)
from tests.support.card_tests import CardTests
from tests.support.made_cards import LAMP
from tests.support.scenario import Side, Table, board, character

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


def dollkeeper_meets_leader(resources: int) -> Table:
    table = board(
        Side(play=["Affectionate Dollkeeper"], resources=icons(resources)),
        Side(play=["Union Leader"]),
    )
    table.me.attacks("Affectionate Dollkeeper")
    table.you.blocks("Union Leader")
    table.resolves()
    return table


@CASES.of("Affectionate Dollkeeper")
def it_destroys_the_character_it_damages() -> None:
    table = dollkeeper_meets_leader(3)
    assert table.you.discard == ["Union Leader"]
    assert table.me.play == ["Affectionate Dollkeeper"]


@CASES.of("Affectionate Dollkeeper")
def it_destroys_nothing_below_three_icons() -> None:
    table = dollkeeper_meets_leader(2)
    assert table.you.play == ["Union Leader"]
    assert table.damage("Union Leader") == 2


@CASES.of("Axeclaw Grandchest")
def it_is_as_strong_as_the_open_top_card_costs() -> None:
    table = board(Side(play=["Axeclaw Grandchest"], deck=["Union Leader", "Scout"]))
    for person in (0, 1):
        assert observe(table.state, Person(person)).sides[0].known_of_deck == ((0, "Union Leader"),)
    assert table.strength("Axeclaw Grandchest") == 7


@CASES.of("Axeclaw Grandchest")
def its_strength_is_nothing_over_a_resource_or_an_empty_deck() -> None:
    assert board(Side(play=["Axeclaw Grandchest"])).strength("Axeclaw Grandchest") == 0
    table = board(Side(play=["Axeclaw Grandchest"], deck=["Rage", "Scout"]))
    assert table.strength("Axeclaw Grandchest") == 0


@CASES.of("Axeclaw Grandchest")
def it_shuffles_its_players_deck_for_two() -> None:
    deck = ["Scout", *["Rage"] * 20]
    table = board(Side(play=["Axeclaw Grandchest"], deck=deck, resources=2))
    uses(table.me, "Axeclaw Grandchest", "SHAKE UP")
    assert table.me.free == 0
    assert sorted(table.me.deck) == sorted(deck)
    assert table.me.deck != deck
    assert not table.me.can_use("Axeclaw Grandchest", "SHAKE UP")


@CASES.of("Backdoor Brigand")
def it_goes_face_down_for_one() -> None:
    table = board(Side(play=["Backdoor Brigand"], resources=1))
    uses(table.me, "Backdoor Brigand", "EXIT STAGE RIGHT")
    assert is_face_down(table, "Backdoor Brigand")
    assert table.me.play == []
    assert table.me.free == 1


@CASES.of("Backdoor Brigand")
def it_cannot_leave_in_a_turn_in_which_it_assigned_damage() -> None:
    table = board(Side(play=["Backdoor Brigand"], resources=1))
    table.me.attacks("Backdoor Brigand")
    assert table.me.can_use("Backdoor Brigand", "EXIT STAGE RIGHT")
    table.resolves()
    assert not table.me.can_use("Backdoor Brigand", "EXIT STAGE RIGHT")
    table.next_turn()
    table.you.ends_turn()
    assert table.me.can_use("Backdoor Brigand", "EXIT STAGE RIGHT")


@CASES.of("Backdoor Brigand")
def it_flips_up_for_three() -> None:
    needs_to_flip_up("Backdoor Brigand", 3, 2)


@CASES.of("Befuddling Beggar")
def it_makes_a_character_faster_or_slower_this_turn() -> None:
    for option, expected in ((0, 5), (1, 3)):
        table = board(Side(play=["Befuddling Beggar"]), Side(play=["Scout"]))
        uses(table.me, "Befuddling Beggar", "PANHANDLE", "Scout")
        table.me.answers(option)
        assert table.is_depleted("Befuddling Beggar")
        assert not table.me.can_use("Befuddling Beggar", "PANHANDLE")
        assert speed(table, "Scout") == expected
        table.next_turn()
        assert speed(table, "Scout") == 4


@CASES.of("Bipolar Sarcophyle")
def it_grows_if_its_coin_is_won() -> None:
    for won in (True, False):

        def play(seed: int) -> Table:
            hand = ["Bipolar Sarcophyle"]
            table = board(Side(hand=hand, resources=icons(4)), seed=seed)
            deploys(table.me, "Bipolar Sarcophyle")
            return table

        table = with_coin(won, play)
        assert table.tokens("Bipolar Sarcophyle") == won
        assert stats(table, "Bipolar Sarcophyle") == ((3, 4, 4) if won else (2, 3, 4))


@CASES.of("Booty Licker")
def it_takes_an_item_for_its_cost() -> None:
    table = board(
        Side(play=["Booty Licker"], resources=2),
        Side(play=["Tremor Engine", "Scout", "Lamp"]),
        LAMP,
    )
    table.me.uses("Booty Licker", "CLAIM")
    assert table.me.choices() == ["Tremor Engine", "Lamp"]
    table.me.picks("Tremor Engine")
    assert table.me.free == 0
    table.resolves()
    assert table.controller("Tremor Engine") is table.me
    assert table.is_depleted("Booty Licker")


@CASES.of("Booty Licker")
def it_takes_nothing_it_cannot_pay_for() -> None:
    table = board(Side(play=["Booty Licker"], resources=1), Side(play=["Tremor Engine"]))
    assert not table.me.can_use("Booty Licker", "CLAIM")


@CASES.of("Booty Licker")
def it_flips_up_for_two() -> None:
    needs_to_flip_up("Booty Licker", 2, 3)


@CASES.of("Bottlebeard Brandyshanks")
def it_is_faster_over_an_opposing_character() -> None:
    table = board(
        Side(play=["Bottlebeard Brandyshanks"], deck=["Scout"]), Side(deck=["Gnat", "Rage"])
    )
    for person in (0, 1):
        sides = observe(table.state, Person(person)).sides
        assert sides[1].known_of_deck == ((0, "Gnat"),)
        assert sides[0].known_of_deck == ()
    assert stats(table, "Bottlebeard Brandyshanks") == (3, 3, 4)


@CASES.of("Bottlebeard Brandyshanks")
def it_puts_the_opponents_top_card_under_the_deck_for_two() -> None:
    table = board(
        Side(play=["Bottlebeard Brandyshanks"], deck=["Scout", "Rage"], resources=2),
        Side(deck=["Rage", "Scout", "Gnat"]),
    )
    assert speed(table, "Bottlebeard Brandyshanks") == 1
    uses(table.me, "Bottlebeard Brandyshanks", "CHUG!")
    assert table.you.deck == ["Scout", "Gnat", "Rage"]
    assert table.me.deck == ["Scout", "Rage"]
    assert table.me.free == 0
    assert speed(table, "Bottlebeard Brandyshanks") == 4


@CASES.of("Card Counter")
def it_discards_three_cards_off_the_opposing_deck_for_heads_and_two_for_tails() -> None:
    for won in (True, False):

        def play(seed: int) -> Table:
            me = Side(hand=["Card Counter"], resources=icons(3), deck=["Rage"] * 4)
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
    assert sorted(blockers(table)) == ["Stalwart Soldier", "Union Leader"]
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


@CASES.of("Carnival Ringmaster")
def it_joins_the_attack_and_makes_the_party_faster() -> None:
    table = board(Side(play=["Scout", "Gnat"], hand=["Carnival Ringmaster"], resources=icons(4)))
    table.me.attacks("Scout")
    deploys(table.me, "Carnival Ringmaster")
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    table.me.agrees()
    table.me.agrees()
    table.me.picks("Gnat")
    assert table.card("Carnival Ringmaster") in observe(table.state, Person(0)).attackers
    assert [speed(table, it) for it in ("Scout", "Carnival Ringmaster")] == [5, 3]
    assert speed(table, "Gnat") == speed(board(Side(play=["Gnat"])), "Gnat")
    assert table.tokens("Gnat") == 1


@CASES.of("Carnival Ringmaster")
def it_may_stay_out_of_the_battle_and_put_no_token() -> None:
    table = board(Side(play=["Scout"], hand=["Carnival Ringmaster"], resources=icons(4)))
    table.me.attacks("Scout")
    deploys(table.me, "Carnival Ringmaster")
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    table.me.declines()
    table.me.declines()
    assert observe(table.state, Person(0)).attackers == (table.card("Scout"),)
    assert table.tokens("Scout") == 0


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
        Side(play=["Cheats McGuillicutty"], deck=["Agile Highwayman"], resources=icons(3))
    )
    uses(table.me, "Cheats McGuillicutty", "CHEAT")
    assert table.is_depleted("Cheats McGuillicutty")
    table.me.agrees()
    table.resolves()
    assert "Agile Highwayman" in table.me.play
    assert table.me.free == 0


@CASES.of("Cheats McGuillicutty")
def it_plays_no_resource_off_the_deck() -> None:
    table = board(Side(play=["Cheats McGuillicutty"], deck=["Rage"], resources=icons(3)))
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


OTHER_CICIBEO = character("Cicibeo's Double", 1, 1, cost=0, subtypes=("cicibeo",))


@CASES.of("Cicibeo the Swift")
def it_costs_a_discarded_rogue_card_that_is_no_resource() -> None:
    hand = ["Cicibeo the Swift", "Deception", "Scout", "Agile Highwayman", "Defenestrate"]
    table = board(Side(hand=hand, resources=icons(4)))
    table.me.deploys("Cicibeo the Swift")
    assert sorted(table.me.choices()) == ["Agile Highwayman", "Defenestrate"]
    table.me.picks("Defenestrate")
    table.resolves()
    assert table.me.play == ["Cicibeo the Swift"]
    assert table.me.discard == ["Defenestrate"]
    poor = board(Side(hand=["Cicibeo the Swift", "Deception", "Scout"], resources=icons(4)))
    assert not poor.me.can_deploy("Cicibeo the Swift")


def another_cicibeo(resources: int) -> Table:
    me = Side(play=["Cicibeo the Swift"], hand=["Cicibeo's Double"], resources=icons(resources))
    table = board(me, Side(play=["Scout"]), OTHER_CICIBEO)
    deploys(table.me, "Cicibeo's Double")
    return table


@CASES.of("Cicibeo the Swift")
def another_cicibeo_from_hand_lets_it_take_a_character() -> None:
    table = another_cicibeo(6)
    table.me.agrees()
    table.me.picks("Scout")
    assert table.controller("Scout") is table.me
    table = another_cicibeo(6)
    table.me.declines()
    assert table.controller("Scout") is table.you


@CASES.of("Cicibeo the Swift")
def nothing_is_taken_below_six_icons() -> None:
    assert another_cicibeo(5).asks is DecisionKind.ACT


@CASES.of("Cloaked Weaponmaster")
def its_player_can_deploy_gear_like_a_tactic() -> None:
    hand = ["Rocket Boots", "Tremor Engine", "Agile Highwayman"]
    table = board(Side(play=["Cloaked Weaponmaster"], hand=hand, resources=icons(3)))
    table.me.attacks("Cloaked Weaponmaster")
    assert table.me.can_deploy("Rocket Boots")
    assert not table.me.can_deploy("Tremor Engine")
    assert not table.me.can_deploy("Agile Highwayman")
    without = board(Side(play=["Scout"], hand=hand, resources=icons(3)))
    without.me.attacks("Scout")
    assert not without.me.can_deploy("Rocket Boots")


@CASES.of("Cloaked Weaponmaster")
def the_opponent_gains_nothing_of_it() -> None:
    you = Side(hand=["Rocket Boots"], resources=icons(3))
    table = board(Side(play=["Cloaked Weaponmaster"]), you)
    table.me.attacks("Cloaked Weaponmaster")
    table.me.passes()
    assert not table.you.can_deploy("Rocket Boots")


@CASES.of("Cloaked Weaponmaster")
def its_player_can_flip_gear_up_like_a_tactic_too() -> None:
    hidden = ["Rusty Pickaxe", "Backdoor Brigand"]
    for companion in ("Cloaked Weaponmaster", "Scout"):
        table = board(Side(play=[companion], face_down=hidden, resources=icons(5)))
        table.me.attacks(companion)
        can = table.me.can_deploy("Rusty Pickaxe", flip_up=True)
        assert can is (companion == "Cloaked Weaponmaster")
        assert not table.me.can_deploy("Backdoor Brigand", flip_up=True)


def test_characters_of_the_rogue_a_to_c(only_card: str | None) -> None:
    CASES.run(only_card)
