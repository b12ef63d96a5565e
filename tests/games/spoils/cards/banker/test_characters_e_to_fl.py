"""Characters of the Banker, from Embezzling Bookkeeper to Flabbergasting Philosopher."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.banker.tables import (
    TOURNAMENT,
    at,
    deploys,
    flips_up,
    has_one_of_two,
    is_offered,
    may_block,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side, Table
from tests.support.tables import settles

CASES = CardTests()


def plays(resource: str, *, face_down: bool = False) -> Table:
    """With an Emissary in play, I play a resource."""
    table = at(
        rich(resource, play=["Emissary of Loot"], greed=5, faction=TOURNAMENT),
        Side(hand=["Greed"], resources=["Greed"] * 4, faction=TOURNAMENT),
    )
    table.me.uses(TOURNAMENT, "RESOURCE")
    table.resolves()
    table.me.plays_resource(resource, face_down=face_down)
    return table


@CASES.of("Embezzling Bookkeeper")
def its_opponent_draws_a_card_as_it_enters_play() -> None:
    table = at(rich("Embezzling Bookkeeper"), Side(deck=["Rage", "Greed"]))
    deploys(table, "Embezzling Bookkeeper")
    assert (table.me.hand, table.you.hand) == ([], ["Rage"])


@CASES.of("Emissary of Loot")
def it_may_get_a_token_for_each_card_that_provides_greed() -> None:
    for resource in ("Greed", "Exploitation"):
        table = plays(resource)
        while table.asks is DecisionKind.ORDER:
            table.me.answers(0)
        assert is_offered(table.me), resource
        table.me.agrees()
        assert table.tokens("Emissary of Loot") == 1
    table = plays("Greed")
    table.me.declines()
    assert table.tokens("Emissary of Loot") == 0


@CASES.of("Emissary of Loot")
def it_gets_no_token_for_other_cards() -> None:
    assert plays("Rage").asks is DecisionKind.ACT
    assert plays("Greed", face_down=True).asks is DecisionKind.ACT


@CASES.of("Emissary of Loot")
def it_gets_no_token_for_greed_of_the_opponent() -> None:
    table = at(
        Side(play=["Emissary of Loot"]),
        rich("Greed", greed=4, faction=TOURNAMENT),
        active=1,
    )
    table.you.uses(TOURNAMENT, "RESOURCE")
    table.resolves()
    table.you.plays_resource("Greed")
    assert table.asks is DecisionKind.ACT


@CASES.of("Emissary of Loot")
def it_delivers_two_life_for_one_and_a_token() -> None:
    side = rich(play=["Emissary of Loot"], tokens={"Emissary of Loot": 1})
    table = at(side, Side(play=["Scout"]))
    uses(table, "Emissary of Loot", "DELIVER", "Scout")
    assert (table.life("Scout"), table.me.free, table.tokens("Emissary of Loot")) == (5, 11, 0)
    assert not table.me.can_use("Emissary of Loot", "DELIVER")
    assert not table.me.can_use("Emissary of Loot", "SHORTCUT")
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Emissary of Loot")
def it_takes_a_covert_shortcut_for_one_and_a_token() -> None:
    side = rich(play=["Emissary of Loot"], tokens={"Emissary of Loot": 1})
    table = at(side, Side(play=["Scout"]))
    uses(table, "Emissary of Loot", "SHORTCUT")
    assert (table.me.free, table.tokens("Emissary of Loot")) == (11, 0)
    table.me.attacks("Emissary of Loot")
    assert may_block(table) == []


@CASES.of("Enlightened Mau")
def an_item_that_goes_after_damage_was_assigned_does_not_help() -> None:
    table = at(
        rich("Kill", play=["Enlightened Mau"]),
        Side(play=["Fat Pants", "Scout"], attached={"Fat Pants": "Scout"}),
        active=1,
    )
    table.you.attacks("Scout")
    table.me.blocks("Enlightened Mau")
    while not (table.state.battle and table.state.battle.assigned and table.asked is table.me):
        assert table.asked is not None
        table.asked.passes()
    deploys(table, "Kill", "Fat Pants")
    table.resolves()
    with shows("609.1e"):
        assert table.me.play == []


@CASES.of("Enlightened Mau")
def what_characters_with_items_assign_to_it_is_nothing() -> None:
    for armed in ([], ["Fat Pants"]):
        table = at(
            rich(play=["Enlightened Mau"]),
            Side(play=[*armed, "Scout"], attached=dict.fromkeys(armed, "Scout")),
            active=1,
        )
        table.you.attacks("Scout")
        table.me.blocks("Enlightened Mau")
        table.resolves()
        assert table.me.play == (["Enlightened Mau"] if armed else [])
        assert not armed or table.damage("Enlightened Mau") == 0


@CASES.of("Enlightened Mau")
def it_is_covert_this_turn_for_five() -> None:
    table = at(rich(play=["Enlightened Mau"]), Side(play=["Scout"]))
    uses(table, "Enlightened Mau", "TRANSCEND")
    assert table.me.free == 7
    table.me.attacks("Enlightened Mau")
    assert may_block(table) == []
    table = at(rich(play=["Enlightened Mau"]), Side(play=["Scout"]))
    table.me.attacks("Enlightened Mau")
    assert may_block(table) == ["Scout"]


@CASES.of("Entry-Level Employee")
def its_two_tokens_are_paid_off_for_two_each() -> None:
    table = at(rich("Entry-Level Employee", greed=6))
    name = "Entry-Level Employee"
    deploys(table, name)
    seen = [(table.tokens(name), table.strength(name), table.life(name), table.me.free)]
    for _ in range(2):
        uses(table, name, "INVEST")
        seen.append((table.tokens(name), table.strength(name), table.life(name), table.me.free))
    assert seen == [(2, 1, 2, 4), (1, 2, 3, 2), (0, 3, 4, 0)]


@CASES.of("Erotic Assassin")
def the_restore_rule_leaves_her_as_she_is() -> None:
    side = rich(
        play=["Erotic Assassin", "Scout"], depleted=["Erotic Assassin", "Scout"], faction=TOURNAMENT
    )
    table = at(side, active=1)
    table.next_turn()
    assert table.is_depleted("Erotic Assassin")
    assert not table.is_depleted("Scout")


@CASES.of("Erotic Assassin")
def she_is_restored_for_two_and_still_attacks_only_once_a_turn() -> None:
    table = at(rich(play=["Erotic Assassin"]))
    table.me.attacks("Erotic Assassin")
    table.resolves()
    uses(table, "Erotic Assassin", "RESTORE")
    assert not table.is_depleted("Erotic Assassin")
    assert table.me.free == 10
    assert not table.me.can_attack()
    table.next_turn()
    table.next_turn()
    assert table.me.can_attack()


@CASES.of("Eustace Padamose-Gristwalter")
def he_draws_for_two_and_an_influence() -> None:
    table = at(rich(play=["Eustace Padamose-Gristwalter"]))
    uses(table, "Eustace Padamose-Gristwalter", "FUTURE IMPLICATIONS")
    assert (table.me.hand, table.me.free, table.me.influence) == (["Scout"], 10, 19)


@CASES.of("Eustace Padamose-Gristwalter")
def he_gains_life_for_a_discard_and_strength_too_if_it_was_a_resource() -> None:
    eustace = "Eustace Padamose-Gristwalter"
    for card, strength in (("Greed", 2), ("Scout", 1)):
        table = at(rich(card, play=[eustace]))
        uses(table, eustace, "PAST TREPIDATIONS", card)
        assert (table.strength(eustace), table.life(eustace)) == (strength, 4)
        assert table.me.discard == [card]
        assert not table.me.can_use(eustace, "PAST TREPIDATIONS"), "nothing to discard"
        table.next_turn()
        assert (table.strength(eustace), table.life(eustace)) == (1, 3)


@CASES.of("Eustace Padamose-Gristwalter")
def he_is_unique() -> None:
    assert has_one_of_two("Eustace Padamose-Gristwalter")


@CASES.of("Fiscal Intercessor")
def it_lowers_every_damage_to_a_character_this_turn_by_one() -> None:
    table = at(
        rich("Shot", "Shot", play=["Fiscal Intercessor"], deck=["Scout"] * 3),
        Side(play=["Union Leader"]),
    )
    uses(table, "Fiscal Intercessor", "PLEAD", "Union Leader")
    assert table.is_depleted("Fiscal Intercessor")
    deploys(table, "Shot", "Union Leader")
    assert table.damage("Union Leader") == 1
    deploys(table, "Shot", "Union Leader")
    assert table.damage("Union Leader") == 2


@CASES.of("Fiscal Intercessor")
def it_does_not_help_others_nor_after_the_turn() -> None:
    table = at(
        rich("Shot", "Shot", play=["Fiscal Intercessor", "Fallen Quarter-Finalist"]),
        Side(play=["Union Leader"]),
    )
    uses(table, "Fiscal Intercessor", "PLEAD", "Union Leader")
    deploys(table, "Shot", "Fallen Quarter-Finalist")
    assert table.damage("Fallen Quarter-Finalist") == 2
    table.next_turn()
    table.next_turn()
    deploys(table, "Shot", "Union Leader")
    assert table.damage("Union Leader") == 2


@CASES.of("Fiscal Intercessor")
def it_lowers_by_two_if_it_pleaded_twice() -> None:
    table = at(rich("Rest", "Shot", play=["Fiscal Intercessor"]), Side(play=["Union Leader"]))
    uses(table, "Fiscal Intercessor", "PLEAD", "Union Leader")
    deploys(table, "Rest", "Fiscal Intercessor")
    uses(table, "Fiscal Intercessor", "PLEAD", "Union Leader")
    deploys(table, "Shot", "Union Leader")
    with shows("408.1"):
        assert table.damage("Union Leader") == 0


@CASES.of("Flabbergasting Philosopher")
def it_comes_as_a_response_and_its_faction_gains_four() -> None:
    table = at(rich("Flabbergasting Philosopher"), active=1)
    assert not table.me.legal
    table.you.ends_turn()
    deploys(table, "Flabbergasting Philosopher")
    assert table.me.play == ["Flabbergasting Philosopher"]
    assert (table.me.influence, table.you.influence) == (24, 20)


@CASES.of("Flabbergasting Philosopher")
def it_flips_up_for_four_in_the_turn_of_the_opponent_too() -> None:
    table = flips_up("Flabbergasting Philosopher", 3)
    assert (table.me.influence, table.me.free) == (24, 0)
    table = at(rich(greed=3, face_down=["Flabbergasting Philosopher"]), active=1)
    table.you.ends_turn()
    table.me.deploys("Flabbergasting Philosopher", flip_up=True)
    settles(table)
    assert (table.me.play, table.me.influence) == (["Flabbergasting Philosopher"], 24)
    table = at(rich(greed=2, face_down=["Flabbergasting Philosopher"]))
    assert not table.me.can_deploy("Flabbergasting Philosopher", flip_up=True)


def test_characters_of_the_banker_e_to_fl(only_card: str | None) -> None:
    CASES.run(only_card)
