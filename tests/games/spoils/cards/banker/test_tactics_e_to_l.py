"""Tactics of the Banker, from Essence of Greed to Limited Liability."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.banker.tables import (
    TOURNAMENT,
    at,
    deploys,
    is_offered,
    kills,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side, Table
from tests.support.tables import settles

CASES = CardTests()


def chooses(option: int) -> Table:
    """I deploy Essence of Greed with one of its three texts."""
    table = at(rich("Essence of Greed", play=["Key Man"]), Side(play=["Scout"]))
    table.me.deploys("Essence of Greed")
    assert table.me.numbers() == [0, 1, 2]
    table.me.answers(option)
    return table


@CASES.of("Essence of Greed")
def it_draws_a_card_or_gains_four_influence() -> None:
    for option, drawn, gained in ((0, 1, 0), (2, 0, 4)):
        table = chooses(option)
        table.resolves()
        assert (len(table.me.hand), table.me.influence) == (drawn, 20 + gained)
        assert (table.life("Scout"), table.me.free) == (3, 11)


@CASES.of("Essence of Greed")
def or_it_gives_a_character_two_life_this_turn() -> None:
    table = chooses(1)
    assert table.me.choices() == ["Key Man", "Scout"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.life("Scout"), table.me.hand, table.me.influence) == (5, [], 20)
    table.next_turn()
    assert table.life("Scout") == 3


@CASES.of("Executive Poaching")
def the_dearest_character_of_the_opponent_is_destroyed() -> None:
    table = at(
        rich("Executive Poaching", play=["Unstoppable Asskicker"]),
        Side(play=["Scout", "Union Leader", "Key Man"]),
    )
    deploys(table, "Executive Poaching")
    assert table.you.discard == ["Union Leader"]
    assert (table.you.play, table.me.play) == (["Scout", "Key Man"], ["Unstoppable Asskicker"])
    assert table.me.free == 7


@CASES.of("Subordinate Demotivation")
def the_cheapest_character_of_the_opponent_is_destroyed() -> None:
    table = at(
        rich("Subordinate Demotivation", play=["Erotic Assassin"]),
        Side(play=["Scout", "Warrior Prodigy", "Union Leader"]),
    )
    deploys(table, "Subordinate Demotivation")
    assert table.you.discard == ["Warrior Prodigy"]
    assert (table.me.play, table.me.free) == (["Erotic Assassin"], 9)


@CASES.of("Executive Poaching", "Subordinate Demotivation")
def who_plays_it_breaks_a_tie() -> None:
    for name in ("Executive Poaching", "Subordinate Demotivation"):
        table = at(rich(name), Side(play=["Scout", "Dandy Day-Trader"]))
        deploys(table, name)
        assert table.asked is table.me
        assert table.me.choices() == ["Scout", "Dandy Day-Trader"]
        table.me.picks("Dandy Day-Trader")
        assert (table.you.play, table.you.discard) == (["Scout"], ["Dandy Day-Trader"])


@CASES.of("Extortify")
def it_gains_eight_influence() -> None:
    table = at(rich("Extortify"))
    deploys(table, "Extortify")
    assert (table.me.influence, table.you.influence, table.me.free) == (28, 20, 9)


@CASES.of("Extravagant Contusion")
def a_character_that_costs_no_more_than_is_paid_is_destroyed() -> None:
    table = at(
        rich("Extravagant Contusion", greed=5, play=["Union Leader"]),
        Side(play=["Scout", "Warrior Prodigy"]),
    )
    table.me.deploys("Extravagant Contusion")
    assert max(table.me.numbers()) == 5
    table.me.answers(4)
    assert table.me.choices() == ["Scout", "Warrior Prodigy"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.you.discard, table.me.free) == (["Scout"], 1)


@CASES.of("Extravagant Contusion")
def it_needs_somebody_whom_it_can_afford() -> None:
    table = at(rich("Extravagant Contusion", greed=3), Side(play=["Scout"]))
    assert not table.me.can_deploy("Extravagant Contusion")
    table = at(rich("Extravagant Contusion", greed=2), Side(play=["Erotic Assassin"]))
    table.me.deploys("Extravagant Contusion")
    assert 0 in table.me.numbers()


@CASES.of("Fecal Urgency")
def cards_are_drawn_for_twice_their_number_in_influence() -> None:
    for x in (0, 3):
        table = at(rich("Fecal Urgency", greed=4))
        table.me.deploys("Fecal Urgency")
        assert table.me.numbers() == [0, 1, 2, 3, 4]
        table.me.answers(x)
        table.resolves()
        assert (len(table.me.hand), table.me.influence, table.me.free) == (x, 20 - 2 * x, 1)


@CASES.of("Fecal Urgency")
def only_greed_counts_for_it() -> None:
    table = at(
        Side(hand=["Fecal Urgency"], resources=["Greed", "Exploitation", "Rage"], deck=["Scout"])
    )
    table.me.deploys("Fecal Urgency")
    assert table.me.numbers() == [0, 1, 2, 3]


@CASES.of("Hidden Ruins")
def a_face_down_location_is_revealed_and_may_be_played_and_a_card_is_drawn() -> None:
    for plays in (True, False):
        table = at(rich("Hidden Ruins", greed=6, face_down=["Treasure Brokerage"]))
        table.me.deploys("Hidden Ruins")
        while table.asks is DecisionKind.ATTACH_TO_PAY:
            table.me.picks("Greed")
        table.resolves()
        assert table.you.was_shown == ["Treasure Brokerage"]
        assert is_offered(table.me)
        table.me.agrees() if plays else table.me.declines()
        settles(table)
        assert table.me.play == ["Treasure Brokerage"] * plays
        assert table.me.face_down == ["Treasure Brokerage"] * (not plays)
        assert table.me.hand == ["Scout"]


@CASES.of("Hidden Ruins")
def the_location_that_is_played_costs_what_it_costs() -> None:
    table = at(rich("Hidden Ruins", greed=4, face_down=["Gold Summit"]))
    table.me.deploys("Hidden Ruins")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Greed")
    table.resolves()
    table.me.agrees()
    settles(table)
    assert (table.me.play, table.me.free) == (["Gold Summit"], 0)


@CASES.of("Hidden Ruins")
def it_needs_a_face_down_location() -> None:
    table = at(
        rich("Hidden Ruins", play=["Gold Summit"], face_down=["Scout"]),
        Side(face_down=["Gilded Yurt"]),
    )
    assert not table.me.can_deploy("Hidden Ruins")


@CASES.of("Hidden Ruins")
def from_the_discard_pile_it_becomes_a_resource_for_two_as_greed_comes() -> None:
    for resource, agrees in (("Greed", True), ("Greed", False), ("Rage", False)):
        table = at(rich(resource, greed=6, discard=["Hidden Ruins"], faction=TOURNAMENT))
        table.me.uses(TOURNAMENT, "RESOURCE")
        table.resolves()
        table.me.plays_resource(resource)
        assert is_offered(table.me) is (resource == "Greed")
        if resource == "Rage":
            continue
        table.me.agrees() if agrees else table.me.declines()
        assert table.me.face_down == ["Hidden Ruins"] * agrees
        assert table.me.discard == ["Hidden Ruins"] * (not agrees)
        assert table.me.free == (2 if agrees else 3)


@CASES.of("Hidden Ruins")
def it_flips_up_for_one() -> None:
    table = at(rich(greed=1, face_down=["Hidden Ruins", "Armored Keep"]))
    table.me.deploys("Hidden Ruins", flip_up=True)
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Hidden Ruins")
    table.resolves()
    if is_offered(table.me):
        table.me.declines()
    assert (table.me.hand, table.me.face_down) == (["Scout"], ["Armored Keep"])
    assert table.me.discard == ["Hidden Ruins"]


def blocked_fight(*, flip_up: bool = False) -> Table:
    """My Scout blocks the opponent's Union Leader, and I put a Roadblock between them."""
    side = (
        rich(greed=3, play=["Scout"], face_down=["Inconvenient Roadblock"])
        if flip_up
        else rich("Inconvenient Roadblock", "Shot", greed=3, play=["Scout"])
    )
    table = at(side, Side(play=["Union Leader"]), active=1)
    table.you.attacks("Union Leader")
    table.me.blocks("Scout")
    table.you.passes()
    table.me.deploys("Inconvenient Roadblock", flip_up=flip_up)
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me._does(table.me.legal[0])
    return table


@CASES.of("Inconvenient Roadblock")
def no_battle_damage_is_inflicted_in_this_battle_and_a_card_is_drawn() -> None:
    for flip_up in (False, True):
        table = blocked_fight(flip_up=flip_up)
        settles(table)
        assert (table.damage("Union Leader"), table.damage("Scout")) == (0, 0)
        assert table.me.play == ["Scout"]
        assert [it for it in table.me.hand if it != "Shot"] == ["Scout"]
        assert table.me.free == (2 if flip_up else 0)


@CASES.of("Inconvenient Roadblock")
def other_damage_is_inflicted_as_usual() -> None:
    table = blocked_fight()
    table.you.passes()
    deploys(table, "Shot", "Union Leader")
    assert (table.damage("Union Leader"), table.damage("Scout")) == (2, 0)


@CASES.of("Inconvenient Roadblock")
def it_is_for_battles_only_and_the_next_battle_hurts_again() -> None:
    table = at(rich("Inconvenient Roadblock"), active=1)
    table.you.ends_turn()
    assert not table.me.can_deploy("Inconvenient Roadblock")
    table = at(rich("Inconvenient Roadblock"), Side(play=["Scout", "Key Man"]), active=1)
    table.you.attacks("Scout")
    table.you.passes()
    deploys(table, "Inconvenient Roadblock")
    assert table.me.influence == 20
    table.you.attacks("Key Man")
    table.resolves()
    assert table.me.influence == 19


@CASES.of("Irresistible Bribe")
def the_opponent_gains_the_strength_of_the_destroyed_character() -> None:
    for name, gain in (("Union Leader", 5), ("Key Man", 1)):
        table = at(rich("Irresistible Bribe", play=["Key Man"]), Side(play=["Union Leader"]))
        deploys(table, "Irresistible Bribe", name)
        assert (table.me.influence, table.you.influence) == (20, 20 + gain)
        assert name in [*table.me.discard, *table.you.discard]
        assert table.me.free == 9


@CASES.of("Karmic Cake")
def it_finds_any_resource_and_later_a_staple() -> None:
    table = at(rich("Karmic Cake", greed=4, deck=["Scout", "Exploitation", "Greed", "Violence"]))
    deploys(table, "Karmic Cake")
    assert table.me.choices() == ["Exploitation", "Greed", "Violence"]
    table.me.picks("Violence")
    assert (table.me.hand, table.you.was_shown, table.me.free) == (["Violence"], ["Violence"], 2)
    uses(table, "Karmic Cake", "RECUR")
    assert table.me.choices() == ["Greed"]
    table.me.picks("Greed")
    assert (table.me.hand, table.me.free) == (["Violence", "Greed"], 0)
    assert table.me.out_of_game == ["Karmic Cake"]
    assert table.you.was_shown == ["Violence", "Greed"]


@CASES.of("Keen Stratagem")
def it_finds_a_staple() -> None:
    table = at(rich("Keen Stratagem", deck=["Scout", "Exploitation", "Greed", "Rage"]))
    deploys(table, "Keen Stratagem")
    assert table.me.choices() == ["Greed", "Rage"]
    table.me.picks("Rage")
    assert (table.me.hand, table.you.was_shown, table.me.free) == (["Rage"], ["Rage"], 11)
    table = at(rich("Keen Stratagem", deck=["Scout", "Greed"]))
    deploys(table, "Keen Stratagem")
    table.me.passes()
    assert table.me.hand == [], "a search may fail"


@CASES.of("Limited Liability")
def nothing_is_destroyed_but_by_costs_and_all_damage_is_nothing() -> None:
    table = at(
        rich("Limited Liability", "Kill", "Shot", "Scorch", play=["Circumspect Hijacker", "Scout"]),
        Side(play=["Key Man"]),
    )
    deploys(table, "Limited Liability")
    kills(table, "Key Man")
    deploys(table, "Shot", "Key Man")
    assert table.you.play == ["Key Man"]
    table.me.attacks("Scout")
    table.resolves()
    if table.asks is DecisionKind.BLOCKERS:
        table.you.passes()
        table.resolves()
    assert table.you.influence == 20
    uses(table, "Circumspect Hijacker", "RETREAT")
    assert "Circumspect Hijacker" in table.me.discard


@CASES.of("Limited Liability")
def the_next_turn_is_dangerous_again() -> None:
    table = at(rich("Limited Liability", "Kill"), rich("Shot", play=["Key Man"]))
    deploys(table, "Limited Liability")
    table.next_turn()
    deploys(table, "Shot", "Key Man", by=table.you)
    assert "Key Man" in table.you.discard


@CASES.of("Irresistible Bribe")
def the_strength_is_that_of_the_moment_of_the_pick() -> None:
    table = at(rich("Irresistible Bribe"), rich("Red Tape", play=["Union Leader"], deck=["Rage"]))
    table.me.deploys("Irresistible Bribe")
    deploys(table, "Red Tape", by=table.you)
    table.resolves()
    assert table.you.influence == 25


@CASES.of("Limited Liability")
def a_second_unique_card_stays_until_the_turn_is_over() -> None:
    name = "Balthassar Gristwalter"
    table = at(rich("Limited Liability", name, play=[name]))
    deploys(table, "Limited Liability")
    deploys(table, name)
    assert table.me.play == [name, name]
    table.me.ends_turn()
    table.resolves()
    if table.asks is not DecisionKind.ACT:
        table.me.picks(name)
    assert table.me.play == [name]


def test_tactics_of_the_banker_e_to_l(only_card: str | None) -> None:
    CASES.run(only_card)
