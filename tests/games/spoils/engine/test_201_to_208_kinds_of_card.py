"""What is printed on cards, and what each kind of card does. Rules: 201 to 208."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, stats
from app.games.spoils.engine import events as happened
from app.games.spoils.engine.actions import Attack, Deploy, PlayResource
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import Area, CardType
from tests.support.rules import shows
from tests.support.scenario import (
    PLAIN_FACTION,
    Side,
    board,
    character,
    item,
    location,
    made,
    tactic,
)

ALL = pytest.mark.parametrize("edition", list(Edition))
GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4)
TOWER = location("Tower", 3)
GAIN = words.GainInfluence(1)
NAP = words.Ability("NAP", (), ())
MONK = character("Monk", 1, 1, 1, NAP)
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
TOURNAMENT = "The Tournament Faction"


@ALL
@pytest.mark.parametrize("cost", [0, 1, 3])
def test_201_2a_deploying_takes_as_many_resources_as_the_cost_number_says(
    edition: Edition, cost: int
) -> None:
    card = character("Recruit", 1, 1, cost=cost)
    for resources in range(5):
        table = board(Side(hand=["Recruit"], resources=resources), Side(), card, edition=edition)
        assert table.me.can_deploy("Recruit") is (resources >= cost)
        if table.me.can_deploy("Recruit"):
            table.me.deploys("Recruit")
            while table.asks is DecisionKind.ATTACH_TO_PAY:
                table.me.picks("Rage")
            assert table.me.free == resources - cost


@ALL
def test_201_3a_the_icons_of_the_threshold_must_be_under_your_own_control(
    edition: Edition,
) -> None:
    brute = character("Brute", 2, 2, cost=0, threshold="RRG")
    for mine, yours, able in (
        (["Rage", "Rage", "Greed"], [], True),
        (["Rage", "Greed", "Greed"], [], False),
        (["Rage", "Rage"], ["Greed"], False),
        (["Greed"], ["Rage", "Rage"], False),
    ):
        table = board(
            Side(hand=["Brute"], resources=mine), Side(resources=yours), brute, edition=edition
        )
        assert table.me.can_deploy("Brute") is able


@ALL
def test_201_7a_only_characters_have_battle_stats(edition: Edition) -> None:
    cards = [
        GUARD, TOWER, item("Hat"), tactic("Plan"), made("Mine", CardType.RESOURCE),
    ]  # fmt: skip
    table = board(
        Side(play=["Guard", "Tower", "Hat"], hand=["Plan"], resources=["Mine"], face_down=["Wall"]),
        Side(), *cards, WALL, edition=edition,
    )  # fmt: skip
    battle_stats = (words.STRENGTH, words.LIFE, words.SPEED)
    for name in ("Tower", "Hat", "Plan", "Mine", "Wall", PLAIN_FACTION):
        assert [table.stat(name, it) for it in battle_stats] == [None] * 3, name
    with shows("204.4", "201.7b"):
        assert [table.stat("Guard", it) for it in battle_stats] == [2, 3, 2]


def test_201_7b_battle_stats_are_strength_life_and_speed_on_every_character(
    catalogue: Catalogue,
) -> None:
    for card in catalogue.cards:
        numbers = (card.strength, card.life, card.speed)
        if card.type is CardType.CHARACTER:
            assert None not in numbers, card.name
        elif card.type is not CardType.ITEM:  # 201.7c: gear prints what it adds
            assert numbers == (None, None, None), card.name


@ALL
def test_201_8a_only_locations_have_structure(edition: Edition) -> None:
    table = board(
        Side(play=["Guard", "Tower", "Hat"], hand=["Plan"], resources=["Mine"]), Side(),
        GUARD, TOWER, item("Hat"), tactic("Plan"), made("Mine", CardType.RESOURCE),
        edition=edition,
    )  # fmt: skip
    for name in ("Guard", "Hat", "Plan", "Mine", PLAIN_FACTION):
        assert table.stat(name, words.STRUCTURE) is None, name
    assert table.stat("Tower", words.STRUCTURE) == 3


@ALL
def test_202_8_the_develop_rule_gives_a_card_or_a_resource_each_turn(edition: Edition) -> None:
    for option, hand, resources in ((0, ["Guard", "Rage", "Wall"], 1), (1, ["Guard"], 2)):
        table = board(
            Side(),
            Side(hand=["Guard", "Rage"], deck=["Wall", "Guard"], resources=1, faction=TOURNAMENT),
            GUARD, WALL, edition=edition,
        )  # fmt: skip
        table.me.ends_turn()
        table.resolves()
        assert (table.asks, table.asked) == (DecisionKind.ORDER, table.you)
        assert [it.split(": ")[1] for it in table.state.decision.words] == [
            "RESTORE RULE", "DEVELOP RULE",
        ]  # fmt: skip
        table.you.answers(0)
        table.you.answers(option)
        if option:
            table.you.plays_resource("Rage")
        assert (table.asks, table.asked) == (DecisionKind.ACT, table.you)
        assert sorted(table.you.hand) == hand
        with shows("203.1a"):
            assert table.you.free == resources


@ALL
def test_202_9a_a_faction_is_picked_only_where_a_text_names_factions(edition: Edition) -> None:
    any_card = tactic("Any", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CARD)])
    faction = tactic(
        "Coup", [words.Inflict(2, words.PICKED)],
        pays=[words.Pick(words.FACTION.opponent_controls())],
    )  # fmt: skip
    table = board(Side(hand=["Any", "Coup"]), Side(), any_card, faction, edition=edition)
    assert not table.me.can_deploy("Any"), "nothing but factions is in play"
    table.me.deploys("Coup")
    table.resolves()
    assert table.you.influence == 18


@ALL
def test_203_1_a_resource_is_played_only_where_an_effect_says_so(edition: Edition) -> None:
    dig = tactic("Dig", [words.PlayResources()])
    table = board(Side(hand=["Rage", "Dig"], resources=9), Side(), dig, edition=edition)
    assert {type(it) for it in table.me.legal}.isdisjoint({PlayResource})
    assert not table.me.can_deploy("Rage")
    table.me.deploys("Dig")
    table.resolves()
    assert {type(it) for it in table.me.legal} == {PlayResource}
    table.me.plays_resource("Rage")
    assert (table.me.hand, table.me.free) == ([], 10)
    assert {type(it) for it in table.me.legal}.isdisjoint({PlayResource})


@ALL
def test_203_3_to_pay_is_to_attach_as_many_resources_to_the_faction(edition: Edition) -> None:
    table = board(Side(hand=["Guard"], resources=5), Side(resources=5), GUARD, edition=edition)
    table.me.deploys("Guard")
    table.resolves()
    state = table.state
    attached = [card for card in state.in_play if state.attached_to[card] == state.faction[0]]
    assert table.names(attached) == ["Rage", "Rage"]
    assert {state.controller[card] for card in attached} == {0}
    assert (table.me.free, table.you.free) == (3, 5)


@ALL
def test_204_3_characters_attack_and_block_and_a_new_one_blocks_only(edition: Edition) -> None:
    table = board(
        Side(play=["Guard"], fresh=["Wall"]), Side(fresh=["Monk"]), GUARD, WALL, MONK,
        edition=edition,
    )  # fmt: skip
    table.me._does(next(it for it in table.me.legal if isinstance(it, Attack)))
    assert table.me.choices() == ["Guard"], "the Wall came this turn"
    table.me.sets("Guard")
    table.you.blocks("Monk")
    table.resolves()
    assert (table.you.discard, table.you.influence) == (["Monk"], 20)


@ALL
@pytest.mark.parametrize("strength", [0, 1, 4])
def test_204_4a_strength_is_the_damage_a_character_inflicts_in_battle(
    edition: Edition, strength: int
) -> None:
    for blocked in (False, True):
        table = board(
            Side(play=["Hero"]), Side(play=["Giant"]), character("Hero", strength, 9),
            character("Giant", 1, 9), edition=edition,
        )  # fmt: skip
        table.me.attacks("Hero")
        if blocked:
            table.you.blocks("Giant")
        table.resolves()
        if table.asks is DecisionKind.BLOCKERS:
            table.you.passes()
            table.resolves()
        dealt = (table.damage("Giant"), 20 - table.you.influence)
        assert dealt == ((strength, 0) if blocked else (0, strength))


@ALL
@pytest.mark.parametrize(("hits", "there"), [((2,), True), ((3,), False), ((2, 1), False)])
def test_204_5_a_character_is_destroyed_once_the_damage_of_a_turn_reaches_its_life(
    edition: Edition, hits: tuple[int, ...], there: bool
) -> None:
    shots = {
        amount: tactic(
            f"Shot {amount}", [words.Inflict(amount, words.PICKED), GAIN],
            pays=[words.Pick(words.CHARACTER)],
        )
        for amount in (1, 2, 3)
    }  # fmt: skip
    table = board(
        Side(hand=[f"Shot {hit}" for hit in hits]), Side(play=["Guard"]), GUARD, *shots.values(),
        edition=edition,
    )  # fmt: skip
    for hit in hits:
        table.me.deploys(f"Shot {hit}")
        table.resolves()
    with shows("204.4b"):
        assert (table.you.play == ["Guard"]) is there
    assert (table.you.discard == ["Guard"]) is not there
    kinds = [type(event) for event in table.happened]
    if not there:
        last_gain = len(kinds) - 1 - kinds[::-1].index(happened.InfluenceGained)
        assert kinds.index(happened.Destroyed) < last_gain, "at once, within the text"


@ALL
def test_204_4b_damage_of_two_turns_does_not_add_up_to_the_life(edition: Edition) -> None:
    shot = tactic("Shot", [words.Inflict(2, words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    table = board(Side(hand=["Shot", "Shot"]), Side(play=["Guard"]), GUARD, shot, edition=edition)
    for _ in range(2):
        table.me.deploys("Shot")
        table.resolves()
        with shows("408.4a"):
            assert table.you.play == ["Guard"]
        assert table.damage("Guard") == 2
        table.next_turn()
        table.next_turn()


@ALL
def test_204_4c_speed_says_when_a_character_inflicts_its_damage(edition: Edition) -> None:
    for speed, survivors in ((1, (["Hero"], [])), (2, ([], [])), (3, ([], ["Twin"]))):
        table = board(
            Side(play=["Hero"]), Side(play=["Twin"]), character("Hero", 2, 2, 2),
            character("Twin", 2, 2, speed), edition=edition,
        )  # fmt: skip
        table.me.attacks("Hero")
        table.you.blocks("Twin")
        table.resolves()
        assert (table.me.play, table.you.play) == survivors


@ALL
def test_205_2_a_tactic_is_followed_and_then_put_into_its_owners_discard_pile(
    edition: Edition,
) -> None:
    count = words.Count(words.CARD.in_discard_pile())
    plan = tactic("Plan", [words.GainInfluence(words.Plus(count, 1))])
    table = board(Side(hand=["Plan"], discard=["Guard"]), Side(), plan, GUARD, edition=edition)
    table.me.deploys("Plan")
    table.resolves()
    assert table.me.influence == 22, "it was not in the discard pile while it was followed"
    assert table.me.discard == ["Guard", "Plan"]


@ALL
def test_207_3_the_opponents_faction_and_locations_can_be_attacked(edition: Edition) -> None:
    table = board(
        Side(play=["Guard", "Fort"]), Side(play=["Tower", "Wall", "Hat"], resources=1), GUARD,
        WALL, TOWER, location("Fort", 3), item("Hat"), edition=edition,
    )  # fmt: skip
    targets = {it.target for it in table.me.legal if isinstance(it, Attack)}
    assert targets == {table.state.faction[1], table.card("Tower")}
    with shows("608.1a"):
        assert all(table.state.controller[target] == 1 for target in targets)
    table.me.attacks("Guard", target="Tower")
    table.passes_until(DecisionKind.BLOCKERS)
    table.you.passes()
    table.resolves()
    assert (table.damage("Tower"), table.you.influence) == (2, 20)


@ALL
@pytest.mark.parametrize(("hits", "there"), [((2,), True), ((3,), False), ((2, 1), False)])
def test_207_5_a_location_is_destroyed_once_its_damage_reaches_its_structure(
    edition: Edition, hits: tuple[int, ...], there: bool
) -> None:
    """Other than a character's, the damage adds up from turn to turn."""
    shots = [
        tactic(f"Shot {n}", [words.Inflict(n, words.PICKED)], pays=[words.Pick(words.LOCATION)])
        for n in (1, 2, 3)
    ]
    table = board(
        Side(hand=[f"Shot {hit}" for hit in hits]), Side(play=["Tower"]), TOWER, *shots,
        edition=edition,
    )  # fmt: skip
    for hit in hits:
        table.me.deploys(f"Shot {hit}")
        table.resolves()
        table.next_turn()
        table.next_turn()
    with shows("201.8b", "207.4"):
        assert (table.you.play == ["Tower"]) is there
    assert (table.you.discard == ["Tower"]) is not there


@ALL
def test_208_1_a_card_of_two_types_is_meant_by_either(edition: Edition) -> None:
    wake = words.Ability(
        "WAKE", (),
        (words.Alter(words.THIS, (
            words.GainsType(CardType.CHARACTER), words.Becomes(words.STRENGTH, 2),
            words.Becomes(words.LIFE, 2), words.Becomes(words.SPEED, 2),
        )),),
    )  # fmt: skip
    smash = tactic("Smash", [words.Destroy(words.PICKED)], pays=[words.Pick(words.ITEM)])
    for name in ("Smash", "Kill"):
        table = board(
            Side(play=["Doll"], hand=[name]), Side(), item("Doll", wake), smash, KILL,
            edition=edition,
        )  # fmt: skip
        table.me.uses("Doll", "WAKE")
        table.resolves()
        with shows("208.1a"):
            assert stats.types(table.state, table.card("Doll")) == {
                CardType.ITEM, CardType.CHARACTER,
            }  # fmt: skip
        assert table.me.can_attack()
        table.me.deploys(name)
        table.resolves()
        assert table.me.discard[0] == "Doll"


@ALL
def test_604_1a_any_card_in_hand_but_a_resource_can_be_deployed(edition: Edition) -> None:
    hand = ["Guard", "Hat", "Tower", "Plan", "Rage", "Mine"]
    table = board(
        Side(hand=hand, deck=["Wall"], discard=["Wall"], resources=3), Side(hand=["Wall"]),
        GUARD, WALL, TOWER, item("Hat"), tactic("Plan"), made("Mine", CardType.RESOURCE),
        edition=edition,
    )  # fmt: skip
    offered = [table.state.name(it.card) for it in table.me.legal if isinstance(it, Deploy)]
    assert sorted(offered) == ["Guard", "Hat", "Plan", "Tower"]
    table.me.deploys("Hat")
    assert table.area("Hat") is Area.BEING_DEPLOYED
