"""Areas other than play, and what they meet."""

from app.games.spoils.engine import DecisionKind, Deploy
from tests.support.card_play import (
    announces,
    deploys,
    first_answers,
    replies,
    size,
    unblocked,
    uses,
)
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()
BEAR = "One-Legged Hopping Pogo-Bear"


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Ensorcelled Familiar")
@interaction("areas", "areas")
def a_familiar_leaves_the_game_for_a_tactic_of_the_discard_pile() -> None:
    table = set_up(rich(discard=["Ensorcelled Familiar", "Pinch", "Gnat"]))
    table.me.uses("Ensorcelled Familiar", "RECUR")
    replies(table.me)
    assert table.me.out_of_game == ["Ensorcelled Familiar"]
    assert table.me.hand == ["Pinch"]
    assert table.me.discard == ["Gnat"]


@CASES.of("Chancellor of Reinstatement", BEAR)
@interaction("areas", "type")
def an_item_that_died_as_a_character_is_an_item_in_the_discard_pile() -> None:
    me = rich("Crushing Usury", play=["Chancellor of Reinstatement", BEAR], discard=["Gnat"])
    table = set_up(me)
    uses(table.me, BEAR, "RAAR!")
    deploys(table.me, "Crushing Usury", BEAR)
    assert BEAR in table.me.discard
    table.me.uses("Chancellor of Reinstatement", "REINSTATE")
    assert sorted(table.me.choices()) == ["Chancellor of Reinstatement", "Gnat"]


@CASES.of("Peculate", "Martial Artist", "Target Practice")
@interaction("areas", "pick")
def a_card_that_cannot_be_picked_can_be_picked_in_the_discard_pile() -> None:
    table = set_up(rich("Target Practice", "Peculate"), poor(discard=["Martial Artist"]))
    with shows("402.3a"):
        assert not table.me.can_deploy("Target Practice")
    deploys(table.me, "Peculate", "Martial Artist")
    with shows("201.5b"):
        assert table.me.play == ["Martial Artist"]


@CASES.of("Overzealous Excavation")
@interaction("areas", "face-down")
def a_card_from_the_discard_pile_becomes_a_face_down_resource() -> None:
    table = set_up(rich(discard=["Overzealous Excavation", "Gnat"]))
    free = table.me.free
    uses(table.me, "Overzealous Excavation", "RECUR", "Gnat")
    assert table.me.face_down == ["Gnat"]
    assert table.me.out_of_game == ["Overzealous Excavation"]
    assert table.me.free == free - 4 + 1


@CASES.of("Arcane Escrow", "Stupidify")
@interaction("areas", "face-down")
@interaction("replacement", "areas")
def discarded_cards_lie_face_down_out_of_the_game_instead() -> None:
    table = set_up(rich("Stupidify"), poor(play=["Arcane Escrow"], hand=["Gnat", "Key Man"]))
    deploys(table.me, "Stupidify")
    while table.asked is table.you:
        table.you._does(table.you.legal[-1])
        settles(table)
    assert table.you.discard == []
    assert sorted(table.you.out_of_game) == ["Gnat", "Key Man"]


@CASES.of("Scrag")
@interaction("areas", "number")
def the_discard_pile_needs_as_many_cards_as_the_character_has_life() -> None:
    for cards in (2, 3):
        table = set_up(rich("Scrag"), poor(play=["Scout"], discard=["Rage"] * cards))
        deploys(table.me, "Scrag", "Scout")
        assert ("Scout" in table.you.discard) == (cards == 3)


@CASES.of("Compulsive Creeper", "Rate Hike")
@interaction("areas", "conditional")
def the_creeper_grows_and_shrinks_with_the_hand() -> None:
    table = set_up(rich("Rate Hike", "Gnat", "Key Man", play=["Compulsive Creeper"]))
    assert size(table, "Compulsive Creeper") == (2, 1)
    announces(table.me, "Rate Hike")
    assert size(table, "Compulsive Creeper") == (3, 2)
    settles(table)
    with shows("504.1"):
        assert size(table, "Compulsive Creeper") == (2, 1)


@CASES.of("Foul Diviner", "Peculate")
@interaction("areas", "cost")
def a_card_of_the_discard_pile_pays_or_sets_a_cost() -> None:
    assert not set_up(rich("Foul Diviner", discard=["Gnat"])).me.can_deploy("Foul Diviner")
    table = set_up(rich("Foul Diviner", discard=["Gnat", "Pinch"]))
    deploys(table.me, "Foul Diviner")
    assert table.me.out_of_game == ["Pinch"]
    table = set_up(rich("Peculate"), poor(discard=["Scout"]))
    free = table.me.free
    deploys(table.me, "Peculate", "Scout")
    with shows("406.1"):
        assert free - table.me.free == 4


@CASES.of("Quotidian Ejector", "Revivatate")
@interaction("areas", "token")
def a_card_put_into_play_from_the_discard_pile_enters_with_its_tokens() -> None:
    table = set_up(rich("Revivatate", discard=["Quotidian Ejector", "Gnat"], icons=5))
    table.me.deploys("Revivatate")
    settles(table)
    assert sorted(table.me.choices()) == ["Gnat", "Quotidian Ejector"]
    table.me.picks("Quotidian Ejector")
    settles(table)
    assert table.tokens("Quotidian Ejector") == 2
    assert table.me.hand == ["Gnat"]


@CASES.of("Grand Theft All", "Fat Pants")
@interaction("areas", "attached")
def gear_without_a_character_stays_in_the_discard_pile() -> None:
    for character in (True, False):
        discard = ["Fat Pants", "Reveille Tower"] + ["Gnat"] * character
        table = set_up(rich("Grand Theft All"), poor(discard=discard))
        table.me.deploys("Grand Theft All")
        settles(table)
        first_answers(table)
        with shows("507.2c", "507.2d"):
            assert ("Fat Pants" in table.me.play) == character
            assert ("Fat Pants" in table.you.discard) == (not character)
        assert "Reveille Tower" in table.me.play


@CASES.of("Mountainous Golem", "Stupidify")
@interaction("areas", "trigger")
def a_discarded_golem_leaves_the_game() -> None:
    table = set_up(rich("Stupidify"), poor(hand=["Mountainous Golem", "Gnat"]))
    deploys(table.me, "Stupidify")
    assert table.you.out_of_game == ["Mountainous Golem"]
    assert table.you.discard == ["Gnat"]


@CASES.of("Fountain Diver", "Target Practice")
@interaction("areas", "response")
def an_ability_of_the_discard_pile_is_used_in_response() -> None:
    table = set_up(rich("Target Practice"), rich(play=["Gnat"], discard=["Fountain Diver"]))
    announces(table.me, "Target Practice", "Gnat")
    uses(table.you, "Fountain Diver", "RECUR", "Gnat")
    settles(table)
    with shows("502.3"):
        assert table.you.play == ["Gnat"]
        assert table.you.out_of_game == ["Fountain Diver"]


@CASES.of("Shocking Reappearance")
@interaction("areas", "battle")
def a_character_of_the_discard_pile_blocks() -> None:
    table = set_up(
        poor(play=["Scout"]), rich("Shocking Reappearance", discard=["Dandy Day-Trader"])
    )
    table.me.attacks("Scout")
    table.me.passes()
    deploys(table.you, "Shocking Reappearance", "Dandy Day-Trader")
    unblocked(table)
    with shows("608.1c"):
        assert table.you.influence == 20
        assert table.damage("Dandy Day-Trader") == 3


@CASES.of("Department of Rejections", "Keen Stratagem", "Fountain Diver")
@interaction("areas", "requirement")
def searching_and_abilities_elsewhere_cost_two_more() -> None:
    me = rich("Keen Stratagem", deck=["Greed", "Scout"])
    table = set_up(me, poor(play=["Department of Rejections"]))
    free = table.me.free
    deploys(table.me, "Keen Stratagem", True, "Greed")
    assert table.me.hand == ["Greed"]
    with shows("505.1"):
        assert free - table.me.free == 3
    side = Side(resources=["Greed"] * 2, discard=["Fountain Diver"], play=["Gnat"])
    assert set_up(side).me.can_use("Fountain Diver", "RECUR")
    assert not set_up(side, poor(play=["Department of Rejections"])).me.can_use(
        "Fountain Diver", "RECUR"
    )


@CASES.of("Montgomery Blatherscythe", "Gus VanBaymaven")
@interaction("areas", "unique")
def copies_clash_only_when_both_are_in_play() -> None:
    me = rich("Gus VanBaymaven", play=["Montgomery Blatherscythe", "Gus VanBaymaven"],
              discard=["Gus VanBaymaven"])  # fmt: skip
    table = set_up(me)
    assert table.asks is DecisionKind.ACT
    uses(table.me, "Montgomery Blatherscythe", "RESURRECT", "Gus VanBaymaven")
    assert table.asked is table.me
    replies(table.me, "Gus VanBaymaven")
    with shows("507.5a"):
        assert table.me.play.count("Gus VanBaymaven") == 1
    assert table.me.discard == ["Gus VanBaymaven"]
    assert table.me.hand == ["Gus VanBaymaven"]


@CASES.of("Pant Swipe", "Gnat")
@interaction("areas", "threshold")
def removed_cards_are_played_without_the_icons_that_a_card_in_hand_needs() -> None:
    me = Side(hand=["Pant Swipe", "Scout"], resources=["Deception"] * 14)
    table = set_up(me, poor(deck=["Scout", "Gnat", "Gnat", "Gnat"]))
    assert not table.me.can_deploy("Scout")
    deploys(table.me, "Pant Swipe")
    assert len(table.you.out_of_game) == 4
    deployable = [it.card for it in table.me.legal if isinstance(it, Deploy)]
    assert sorted(set(table.names(deployable))) == ["Gnat", "Scout"]
    assert not set(table.state.hand[0]) & set(deployable)


@CASES.of("Ensorcelled Familiar")
@interaction("areas", "threshold")
def an_ability_of_the_discard_pile_needs_its_icons() -> None:
    for icons in (2, 3):
        resources = ["Obsession"] * icons + ["Rage"] * 4
        me = Side(discard=["Ensorcelled Familiar", "Pinch"], resources=resources)
        table = set_up(me)
        with shows("405.3"):
            assert table.me.can_use("Ensorcelled Familiar", "RECUR") == (icons == 3)


@CASES.of("Gilded Yurt", "Fat Pants", "Duelist of Surfeit")
@interaction("areas", "token")
@interaction("leaving", "attached")
def a_character_comes_back_without_gear_and_tokens() -> None:
    me = rich(play=["Gilded Yurt", "Duelist of Surfeit", "Fat Pants"],
              attached={"Fat Pants": "Duelist of Surfeit"},
              tokens={"Duelist of Surfeit": 2})  # fmt: skip
    table = set_up(me)
    uses(table.me, "Gilded Yurt", "CHILLAX", "Duelist of Surfeit")
    assert sorted(table.me.out_of_game) == ["Duelist of Surfeit", "Fat Pants"]
    table.next_turn()
    table.next_turn()
    assert "Duelist of Surfeit" in table.me.play
    assert table.tokens("Duelist of Surfeit") == 0
    assert table.me.out_of_game == ["Fat Pants"]


@CASES.of("Architectural Restitution", "Reveille Tower")
@interaction("areas", "battle")
def a_location_from_the_discard_pile_becomes_the_target() -> None:
    table = set_up(
        poor(play=["Scout"]), rich("Architectural Restitution", discard=["Reveille Tower"])
    )
    table.me.attacks("Scout")
    table.me.passes()
    deploys(table.you, "Architectural Restitution", "Reveille Tower")
    settles(table)
    while table.asks is DecisionKind.BLOCKERS:
        table.you.passes()
        settles(table)
    assert table.you.influence == 20
    assert table.damage("Reveille Tower") == 3
