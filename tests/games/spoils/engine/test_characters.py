"""Characters. Rules: 204."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import Attack
from app.games.spoils.terms import Area, CardType
from tests.support.made_cards import (
    DRAW_A_CARD,
    GAIN,
    GUARD,
    MONK,
    POKE,
    RECRUIT,
    TOWER,
    WALL,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])


@ALL
@rule("cr2010:204.1", "basic1e:B.character.3")
def test_204_1_characters_are_not_deployed_in_the_opponents_turn(edition: Edition) -> None:
    table = board(
        Side(play=["Monk"], resources=1),
        Side(hand=["Guard", "Study"], resources=5),
        WEAK_GUARD,
        DRAW_A_CARD,
        character("Monk", 1, 1, 1, RECRUIT),
        edition=edition,
    )
    table.me.uses("Monk", "RECRUIT")
    assert table.asks is DecisionKind.RESPOND
    assert not table.you.can_deploy("Guard")
    assert table.you.can_deploy("Study")


@COMPREHENSIVE
@pytest.mark.parametrize("kind", [CardType.CHARACTER, CardType.ITEM, CardType.LOCATION])
@rule("EX-003", "EX-004", "EX-005")
def test_204_1_an_effect_may_allow_it_in_the_opponents_turn(
    edition: Edition, kind: CardType
) -> None:
    invitation = tactic("Invitation", [v.Deploy(v.of_type(kind).in_hand(), v.Price.AS_USUAL)])
    cards = {
        CardType.CHARACTER: WEAK_GUARD,
        CardType.ITEM: item("Guard", cost=2),
        CardType.LOCATION: location("Guard", 3, cost=2),
    }
    table = board(
        Side(play=["Monk"], resources=1),
        Side(hand=["Guard", "Invitation"], resources=2),
        cards[kind],
        invitation,
        character("Monk", 1, 1, 1, RECRUIT),
        edition=edition,
    )
    table.me.uses("Monk", "RECRUIT")
    table.you.deploys("Invitation")
    table.me.passes()
    table.me.passes()
    with shows("206.1", "207.1"):
        assert table.you.play == ["Guard"]


@ALL
def test_204_1_a_card_that_says_when_it_can_be_deployed_needs_no_keyword(edition: Edition) -> None:
    table = board(
        Side(play=["Monk"], resources=1), Side(hand=["Guttersnipe"], resources=["Deception"] * 2),
        character("Monk", 1, 1, 1, RECRUIT), edition=edition,
    )  # fmt: skip
    table.me.uses("Monk", "RECRUIT")
    table.you.deploys("Guttersnipe")
    table.resolves()
    with shows("101.1", "basic1e:B.primary.1"):
        assert table.you.play == ["Guttersnipe"]


@ALL
def test_204_2_characters_items_and_locations_enter_play(edition: Edition) -> None:
    relic = item("Relic", cost=2)
    for card in (GUARD, TOWER, relic):
        name = card.card.name
        table = board(Side(hand=[name], resources=2), Side(), card, edition=edition)
        table.me.deploys(name)
        assert table.area(name) is Area.BEING_DEPLOYED
        table.resolves()
        with shows("206.2", "207.2", "403.4a"):
            assert table.area(name) is Area.IN_PLAY
        assert table.controller(name) is table.me


def test_204_2a_a_character_is_controlled_by_whoever_controls_what_brought_it() -> None:
    raise_dead = tactic("Raise", [v.Put(v.CHARACTER.in_discard_pile(v.OPPONENT), v.PLAY)])
    table = board(Side(hand=["Raise"]), Side(discard=["Guard"]), GUARD, raise_dead)
    table.me.deploys("Raise")
    table.resolves()
    assert (table.me.play, table.you.play) == (["Guard"], [])
    assert table.state.owner[table.card("Guard")] == 1


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
def test_204_3a_a_fresh_character_uses_abilities_until_it_is_depleted(edition: Edition) -> None:
    imp = character("Imp", 1, 1, 1, POKE)
    table = board(Side(fresh=["Imp"], deck=["Imp"]), Side(), imp, edition=edition)
    assert not table.me.can_attack()
    table.me.uses("Imp", "POKE")
    table.resolves()
    assert table.is_depleted("Imp")
    assert not table.me.can_use("Imp", "POKE")


@ALL
def test_204_3b_a_character_put_into_play_as_the_turn_starts_cannot_attack(
    edition: Edition,
) -> None:
    table = board(
        Side(),
        Side(play=["Nest"], hand=["Guard"]),
        character("Guard", 2, 2),
        item(
            "Nest",
            v.Trigger(v.TurnStarts(), (v.Put(v.CHARACTER.in_hand(), v.PLAY),)),
        ),
        edition=edition,
    )
    table.next_turn()
    assert "Guard" in table.you.play
    assert not table.you.can_attack()


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
def test_204_4b_damage_of_two_turns_does_not_add_up_to_the_life(edition: Edition) -> None:
    shot = tactic("Shot", [v.Inflict(2, v.PICKED)], pays=[v.Pick(v.CHARACTER)])
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
@pytest.mark.parametrize(("hits", "there"), [((2,), True), ((3,), False), ((2, 1), False)])
def test_204_5_a_character_is_destroyed_once_the_damage_of_a_turn_reaches_its_life(
    edition: Edition, hits: tuple[int, ...], there: bool
) -> None:
    shots = {
        amount: tactic(
            f"Shot {amount}", [v.Inflict(amount, v.PICKED), GAIN],
            pays=[v.Pick(v.CHARACTER)],
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
        last_gain = len(kinds) - 1 - kinds[::-1].index(events.InfluenceGained)
        assert kinds.index(events.Destroyed) < last_gain, "at once, within the text"
