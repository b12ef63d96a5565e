"""Tactics, items and locations, and cards whose type changes. Rules: 205 to 208."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model.actions import Attack
from app.games.spoils.engine.read import stats
from app.games.spoils.terms import Area, CardType
from tests.support.card_play import uses
from tests.support.made_cards import (
    CHEAP_TOWER,
    COMPANY,
    ELITE,
    GUARD,
    MONK,
    SLAY,
    SLOW,
    TOWER,
    WALL,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, Table, board, character, item, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
STUDY = tactic("Study", [v.Draw(1)])
CHARACTER = v.CHARACTER
WAKE = v.Ability(
    "WAKE",
    (),
    (
        v.Alter(
            v.THIS,
            (
                v.GainsType(CardType.CHARACTER),
                v.Becomes(v.STRENGTH, 3),
                v.Becomes(v.LIFE, 3),
                v.Becomes(v.SPEED, 1),
            ),
        ),
    ),
)
HIDE = v.Ability(
    "HIDE",
    (),
    (v.Alter(v.THIS, (v.LosesType(CardType.CHARACTER),), v.Until.FOR_GOOD),),
)
GOLEM = item("Golem", WAKE, HIDE)


def on_a_golem(edition: Edition, *effect: v.Step, hides: bool = True) -> Table:
    """The opponent's golem is picked as a character, and may hide in response."""
    spell = tactic("Spell", effect, pays=[v.Pick(CHARACTER)])
    table = board(
        Side(hand=["Spell"]), Side(play=["Golem"]), spell, GOLEM, edition=edition, active=1
    )
    table.you.uses("Golem", "WAKE")
    table.me.passes()
    table.you.ends_turn()
    table.me.deploys("Spell")
    if hides:
        table.you.uses("Golem", "HIDE")
        table.me.passes()
    table.you.passes()
    return table


EFFECTS: tuple[v.Step, ...] = (
    v.Destroy(v.PICKED),
    v.Put(v.PICKED, v.HAND),
    v.Put(v.PICKED, v.OUT_OF_GAME),
    v.TakeControl(v.PICKED),
    v.Deplete(v.PICKED),
    v.PutTokens(v.PICKED),
    v.Alter(v.PICKED, (v.Gains(v.Keyword.COVERT),)),
)


def marks(table: Table) -> tuple[object, ...]:
    """The marks of the golem that an effect could change."""
    state, card = table.state, table.card("Golem")
    changed = [it for it in state.changes if (card, state.arrival[card]) in (it.cards or ())]
    return (
        state.area[card], state.controller[card], state.depleted[card], state.tokens[card],
        [it for it in changed if isinstance(it.what, v.Gains)],
    )  # fmt: skip


def caught(pogo: str, trap: str, ability: str) -> Table:
    """A Pogo attacks, is picked by the trap, and hides in response."""
    side = Side(play=[trap], deck=["Gnat"])
    table = board(Side(play=[pogo], resources=3), side)
    table.me.uses(pogo, "RAAR!")
    table.you.passes()
    table.me.attacks(pogo)
    table.me.passes()
    table.you.uses(trap, ability)
    table.me.uses(pogo, "HIDE!")
    table.you.passes()
    table.me.passes()
    return table


BUNNY, BEAR = "Frickin' Sweet Pogo-Bunny", "One-Legged Hopping Pogo-Bear"


@ALL
@rule("basic1e:B.tactic.3")
def test_205_1_a_tactic_fits_in_the_own_turn_a_response_and_the_pauses_of_a_battle(
    edition: Edition,
) -> None:
    def table() -> Table:
        return board(
            Side(play=["Monk"], hand=["Study"]), Side(hand=["Study"]), MONK, STUDY, edition=edition
        )

    own = table()
    assert own.me.can_deploy("Study")
    assert not own.you.can_deploy("Study")
    response = table()
    response.me.uses("Monk", "NAP")
    assert response.you.can_deploy("Study")
    battle = table()
    battle.me.attacks("Monk")
    assert (battle.asks, battle.me.can_deploy("Study")) == (DecisionKind.BATTLE_WINDOW, True)
    battle.me.passes()
    assert (battle.asks, battle.you.can_deploy("Study")) == (DecisionKind.BATTLE_WINDOW, True)


@ALL
def test_205_2_a_tactic_is_followed_and_then_put_into_its_owners_discard_pile(
    edition: Edition,
) -> None:
    count = v.Count(v.CARD.in_discard_pile())
    plan = tactic("Plan", [v.GainInfluence(v.Plus(count, 1))])
    table = board(Side(hand=["Plan"], discard=["Guard"]), Side(), plan, GUARD, edition=edition)
    table.me.deploys("Plan")
    table.resolves()
    assert table.me.influence == 22, "it was not in the discard pile while it was followed"
    assert table.me.discard == ["Guard", "Plan"]


@ALL
@rule("cr2010:206.1", "basic1e:B.item.4")
def test_206_1_items_and_locations_are_deployed_in_the_own_turn_only(edition: Edition) -> None:
    for card in (item("Relic", cost=0), location("Tower", 2, cost=0)):
        name = card.card.name
        table = board(
            Side(play=["Monk"], hand=[name]), Side(hand=[name]), MONK, card, edition=edition
        )
        assert table.me.can_deploy(name)
        table.me.uses("Monk", "NAP")
        assert table.asks is DecisionKind.RESPOND
        with shows("207.1"):
            assert not table.you.can_deploy(name)
        table.resolves()
        table.me.deploys(name)
        table.resolves()
        assert table.area(name) is Area.IN_PLAY


@ALL
def test_207_3_the_opponents_faction_and_locations_can_be_attacked(edition: Edition) -> None:
    table = board(
        Side(play=["Guard", "Fort"]), Side(play=["Tower", "Wall", "Hat"], resources=1), GUARD,
        WALL, CHEAP_TOWER, location("Fort", 3), item("Hat"), edition=edition,
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
        tactic(f"Shot {n}", [v.Inflict(n, v.PICKED)], pays=[v.Pick(v.LOCATION)]) for n in (1, 2, 3)
    ]
    table = board(
        Side(hand=[f"Shot {hit}" for hit in hits]), Side(play=["Tower"]), CHEAP_TOWER, *shots,
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
def test_207_5b_a_location_that_left_play_comes_back_whole(edition: Edition) -> None:
    bounce = tactic("Bounce", [v.Put(v.PICKED, v.HAND)], pays=[v.Pick(v.LOCATION)])
    table = board(
        Side(play=["Tower"], hand=["Bounce"], resources=2), Side(), TOWER, bounce, edition=edition
    )
    table.state.damage[table.card("Tower")] = {table.card("Tower"): 2}
    table.me.deploys("Bounce")
    table.resolves()
    table.me.deploys("Tower")
    table.resolves()
    with shows("408.9"):
        assert table.damage("Tower") == 0


@ALL
def test_207_6_damage_can_be_taken_off_a_location(edition: Edition) -> None:
    mend = tactic("Mend", [v.RemoveDamage(v.PICKED, 1)], pays=[v.Pick(v.LOCATION)])
    table = board(Side(play=["Tower"], hand=["Mend"]), Side(), location("Tower", 5), mend,
                  edition=edition)  # fmt: skip
    tower = table.card("Tower")
    table.state.damage[tower] = {tower: 3}
    table.me.deploys("Mend")
    table.resolves()
    with shows("408.5b"):
        assert table.damage("Tower") == 2


@ALL
def test_208_1_a_card_of_two_types_is_meant_by_either(edition: Edition) -> None:
    wake = v.Ability(
        "WAKE", (),
        (v.Alter(v.THIS, (
            v.GainsType(CardType.CHARACTER), v.Becomes(v.STRENGTH, 2),
            v.Becomes(v.LIFE, 2), v.Becomes(v.SPEED, 2),
        )),),
    )  # fmt: skip
    smash = tactic("Smash", [v.Destroy(v.PICKED)], pays=[v.Pick(v.ITEM)])
    for name in ("Smash", "Kill"):
        table = board(
            Side(play=["Doll"], hand=[name]), Side(), item("Doll", wake), smash, SLAY,
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


def test_208_1a_an_item_that_hid_can_be_a_character_again() -> None:
    for name, strength in ((BUNNY, 2), (BEAR, 3)):
        table = board(Side(play=[name], resources=ELITE), Side(), *COMPANY)
        uses(table.me, name, "RAAR!")
        assert (table.strength(name), table.me.can_attack()) == (strength, True)
        uses(table.me, name, "HIDE!")
        assert not stats.is_character(table.state, table.card(name))
        table.next_turn()
        table.next_turn()
        uses(table.me, name, "RAAR!")
        assert stats.is_character(table.state, table.card(name))
        assert table.strength(name) == strength


@ALL
@rule("basic1e:B.chtype.2")
@pytest.mark.parametrize("effect", EFFECTS, ids=lambda step: type(step).__name__)
def test_208_2_a_picked_character_that_is_none_any_more_is_not_affected(
    edition: Edition, effect: v.Step
) -> None:
    untouched = marks(board(Side(), Side(play=["Golem"]), GOLEM, edition=edition))
    assert marks(on_a_golem(edition, effect, hides=False)) != untouched
    assert marks(on_a_golem(edition, effect)) == untouched


@ALL
@rule("basic1e:B.chtype.2")
def test_208_2_a_text_that_says_card_still_affects_it(edition: Edition) -> None:
    table = on_a_golem(edition, v.Destroy(v.PICKED_CARD))
    assert table.you.discard == ["Golem"]


@ALL
def test_208_2_an_item_that_became_a_character_too_is_still_an_item(edition: Edition) -> None:
    spell = tactic("Spell", [v.Destroy(v.PICKED)], pays=[v.Pick(v.ITEM)])
    table = board(Side(hand=["Spell"]), Side(play=["Golem"]), spell, GOLEM, edition=edition)
    table.me.deploys("Spell")
    table.you.uses("Golem", "WAKE")
    table.me.passes()
    table.you.passes()
    with shows("208.1a"):
        assert table.you.discard == ["Golem"]


@ALL
def test_208_2_a_card_that_the_text_moved_itself_is_known_as_it_is(edition: Edition) -> None:
    away = (v.Put(v.PICKED, v.OUT_OF_GAME), v.Put(v.PICKED, v.PLAY))
    table = on_a_golem(edition, *away, hides=False)
    assert table.controller("Golem") is table.me, "put back, though it came back as an item"


@ALL
def test_208_2_a_trigger_on_a_character_does_nothing_to_it_once_it_is_none(
    edition: Edition,
) -> None:
    sobering = item(
        "Sobering",
        v.Trigger(
            v.Attacks(CHARACTER),
            (v.Alter(v.THAT, (v.LosesType(CardType.CHARACTER),), v.Until.FOR_GOOD),),
        ),
    )
    deadly = item("Deadly", v.Trigger(v.Attacks(CHARACTER), (v.Destroy(v.THAT),)))
    for first, is_destroyed in ((0, False), (1, True)):
        table = board(
            Side(play=["Golem", "Sobering", "Deadly"]), Side(), GOLEM, sobering, deadly,
            edition=edition,
        )  # fmt: skip
        table.me.uses("Golem", "WAKE")
        table.you.passes()
        table.me.attacks("Golem")
        assert table.asks is DecisionKind.ORDER
        table.me.answers(first)
        assert ("Golem" in table.me.discard) is is_destroyed


@pytest.mark.parametrize("pogo", ["Frickin' Sweet Pogo-Bunny", "One-Legged Hopping Pogo-Bear"])
def test_208_2_a_pogo_that_hides_from_a_trap_stays_in_play(pogo: str) -> None:
    table = caught(pogo, "Jacque's Trap", "IT'S A TRAP!")
    assert table.me.play == [pogo]
    assert table.is_depleted(pogo)


def test_208_2_banana_peel_flips_a_pogo_that_hides_for_it_says_card() -> None:
    table = caught("Frickin' Sweet Pogo-Bunny", "Banana Peel", "SLIP")
    assert table.me.play == []
    assert table.state.face_down[table.card("Frickin' Sweet Pogo-Bunny")]


@ALL
@rule("basic1e:B.chtype.2")
def test_208_2_what_was_picked_while_deploying_has_to_be_it_still_on_entering_play(
    edition: Edition,
) -> None:
    slayer = character(
        "Slayer", 1, 1, 1, v.OnResolve(cost=(v.Pick(CHARACTER),)),
        v.Trigger(v.EntersPlay(), (v.Destroy(v.PICKED),)), cost=0,
    )  # fmt: skip
    bell = item("Bell", v.Ability("RING", (), ()))
    for hides in (False, True):
        table = board(
            Side(play=["Bell"], hand=["Slayer"]), Side(play=["Golem"]), GOLEM, slayer, bell,
            edition=edition,
        )  # fmt: skip
        table.me.uses("Bell", "RING")
        table.you.uses("Golem", "WAKE")
        table.me.passes()
        table.you.passes()
        table.me.deploys("Slayer")
        if hides:
            table.you.uses("Golem", "HIDE")
            table.me.passes()
        table.you.passes()
        assert ("Golem" in table.you.play) is hides


@ALL
@rule("EX-006", "basic1e:B.chtype.3")
def test_208_3_what_stops_being_a_character_forgets_its_damage(edition: Edition) -> None:
    wake = v.Ability(
        "WAKE",
        (),
        (
            v.Alter(
                v.THIS,
                (
                    v.GainsType(v.CHARACTER.where[0].types[0]),
                    v.Becomes(v.STRENGTH, 1),
                    v.Becomes(v.LIFE, 4),
                    v.Becomes(v.SPEED, 1),
                ),
                v.Until.END_OF_BATTLE,
            ),
        ),
    )
    hit = v.Ability("HIT", (), (v.Inflict(3, v.THIS),))
    table = board(
        Side(play=["Doll", "Slow"]), Side(), item("Doll", wake, hit), SLOW, edition=edition
    )
    for _ in range(2):
        table.me.uses("Doll", "WAKE")
        table.resolves()
        table.me.uses("Doll", "HIT")
        table.resolves()
        assert table.damage("Doll") == 3
        if not table.is_depleted("Slow"):
            table.me.attacks("Slow")
            table.resolves()
            assert table.damage("Doll") == 0
    assert "Doll" in table.me.play


@ALL
@rule("basic1e:B.chtype.4")
def test_208_4_a_card_that_stops_being_a_character_drops_out_of_its_battle(
    edition: Edition,
) -> None:
    petrify = tactic(
        "Petrify",
        [v.Alter(v.PICKED, (v.LosesType(CardType.CHARACTER),))],
        pays=[v.Pick(v.CHARACTER)],
    )
    golem = character("Golem", 3, 3, 1, v.Conditional(v.THIS, (v.GainsType(CardType.ITEM),)))
    table = board(Side(play=["Golem"]), Side(hand=["Petrify"]), golem, petrify, edition=edition)
    table.me.attacks("Golem")
    table.me.passes()
    table.you.deploys("Petrify")
    table.resolves()
    assert table.you.influence == 20
    assert table.me.play == ["Golem"]
