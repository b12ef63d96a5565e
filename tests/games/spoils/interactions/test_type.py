"""Cards that change their type, and what they meet."""

from tests.support.card_play import (
    announces,
    announces_use,
    deploys,
    fought,
    size,
    stats,
    types,
    uses,
)
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.rules import shows
from tests.support.scenario import Side, Table
from tests.support.tables import settles

CASES = CardTests()
BEAR = "One-Legged Hopping Pogo-Bear"
BUNNY = "Frickin' Sweet Pogo-Bunny"


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


def awake(me: Side, you: Side | None = None) -> Table:
    """My bear is a character this turn."""
    table = set_up(me, you)
    uses(table.me, BEAR, "RAAR!")
    return table


@CASES.of(BEAR, BUNNY, "Contrabulous Fabtraption", "EPM (Extra Powerful Magnetic) Pulse")
@interaction("type", "type")
def losing_a_type_wins_over_gaining_it_twice() -> None:
    table = set_up(rich(play=[BUNNY, "Contrabulous Fabtraption"]))
    uses(table.me, BUNNY, "RAAR!")
    uses(table.me, "Contrabulous Fabtraption", "RUNE OF ANIMATION", BUNNY)
    assert "Character" in types(table, BUNNY)
    uses(table.me, BUNNY, "HIDE!")
    with shows("402.6"):
        assert "Character" not in types(table, BUNNY)
    table = awake(rich("EPM (Extra Powerful Magnetic) Pulse", play=[BEAR]))
    deploys(table.me, "EPM (Extra Powerful Magnetic) Pulse")
    with shows("208.1a"):
        assert BEAR in table.me.discard


@CASES.of(BEAR, "Strangulate")
@interaction("type", "pick")
@interaction("type", "response")
def what_is_no_character_anymore_is_not_destroyed_as_one() -> None:
    for hides in (True, False):
        table = set_up(rich("Strangulate"), rich(play=[BEAR]), active=1)
        uses(table.you, BEAR, "RAAR!")
        table.you.ends_turn()
        announces(table.me, "Strangulate", BEAR)
        if hides:
            uses(table.you, BEAR, "HIDE!")
        settles(table)
        with shows("208.2"):
            assert (BEAR in table.you.discard) == (not hides)


@CASES.of(BUNNY, "Strangulate")
@interaction("type", "face-down")
def a_bunny_that_is_flipped_face_down_is_a_resource_and_nothing_else() -> None:
    table = set_up(rich("Strangulate", play=[BUNNY]))
    uses(table.me, BUNNY, "RAAR!")
    assert table.me.can_deploy("Strangulate")
    uses(table.me, BUNNY, "INTO THE RABBIT HOLE...")
    with shows("411.1"):
        assert types(table, BUNNY) == ["Resource"]
        assert not table.me.can_deploy("Strangulate")


@CASES.of(BEAR, "Goloam", "Downsizing")
@interaction("type", "number")
def it_counts_as_an_item_and_as_a_character() -> None:
    table = awake(rich("Downsizing", play=[BEAR, "Goloam"]))
    assert size(table, "Goloam") == (4, 4)
    deploys(table.me, "Downsizing")
    assert table.you.influence == 22
    assert sorted(table.me.discard) == sorted(["Downsizing", "Goloam", BEAR])


@CASES.of(BEAR, "Sleeping Guard")
@interaction("type", "conditional")
def a_guard_is_stronger_while_the_item_is_a_character() -> None:
    table = set_up(rich(play=[BEAR]), poor(play=["Sleeping Guard"]))
    assert size(table, "Sleeping Guard") == (1, 1)
    uses(table.me, BEAR, "RAAR!")
    assert size(table, "Sleeping Guard") == (2, 2)
    uses(table.me, BEAR, "HIDE!")
    assert size(table, "Sleeping Guard") == (1, 1)


@CASES.of(BEAR, "Ruthless Platoon")
@interaction("type", "cost")
def an_item_pays_for_a_character_while_it_is_one() -> None:
    table = set_up(rich(play=[BEAR, "Ruthless Platoon"]))
    table.me.uses("Ruthless Platoon", "CANNIBALIZE")
    assert BEAR not in table.me.choices()
    table = awake(rich(play=[BEAR, "Ruthless Platoon"]))
    uses(table.me, "Ruthless Platoon", "CANNIBALIZE", BEAR)
    assert table.me.discard == [BEAR]
    assert table.strength("Ruthless Platoon") == 4


@CASES.of(BEAR, "Domain of Depravity")
@interaction("type", "token")
def tokens_of_an_item_weaken_the_character_that_it_becomes() -> None:
    table = awake(rich(play=[BEAR, "Domain of Depravity"], tokens={BEAR: 2}))
    assert stats(table, BEAR) == (1, 1, 1)
    uses(table.me, BEAR, "HIDE!")
    assert table.tokens(BEAR) == 2
    table = set_up(rich(play=[BEAR, "Domain of Depravity"], tokens={BEAR: 3}))
    assert BEAR in table.me.play
    uses(table.me, BEAR, "RAAR!")
    assert table.me.discard == [BEAR]


@CASES.of(BEAR, "Fat Pants")
@interaction("type", "attached")
def its_gear_is_destroyed_when_it_stops_being_a_character() -> None:
    table = awake(rich("Fat Pants", play=[BEAR]))
    deploys(table.me, "Fat Pants", BEAR)
    assert size(table, BEAR) == (4, 5)
    uses(table.me, BEAR, "HIDE!")
    with shows("507.2e"):
        assert table.me.discard == ["Fat Pants"]
        assert table.me.play == [BEAR]


@CASES.of(BEAR, "Living God of Thabbash", "Precise Sabotage")
@interaction("type", "trigger")
def only_a_character_that_leaves_costs_the_opponent_a_card() -> None:
    for is_character in (True, False):
        me = rich("Precise Sabotage", play=[BEAR, "Living God of Thabbash"])
        table = set_up(me, poor(hand=["Gnat"]))
        if is_character:
            uses(table.me, BEAR, "RAAR!")
        deploys(table.me, "Precise Sabotage", BEAR)
        assert table.you.discard == ["Gnat"] * is_character


@CASES.of(BEAR)
@interaction("type", "battle")
def an_attacker_that_stops_being_a_character_leaves_the_battle() -> None:
    table = awake(rich(play=[BEAR]), poor(play=["Scout"]))
    table.me.attacks(BEAR)
    table.you.blocks("Scout")
    for ability in ("HIDE!", "RAAR!"):
        announces_use(table.me, BEAR, ability)
        table.you.passes()
    fought(table)
    with shows("208.4"):
        assert table.me.play == [BEAR]
        assert table.damage("Scout") == 0
    assert table.you.influence == 20


@CASES.of(BEAR, "Ancient and Disreputable Law Office")
@interaction("type", "requirement")
def an_item_of_no_cost_may_not_attack_where_cheap_characters_may_not() -> None:
    table = awake(rich(play=[BEAR]))
    assert table.me.can_attack()
    table = awake(rich(play=[BEAR]), poor(play=["Ancient and Disreputable Law Office"]))
    with shows("402.7"):
        assert not table.me.can_attack()


@CASES.of(BEAR, "Air Travel")
@interaction("type", "temporary")
def what_it_gained_as_a_character_it_loses_with_the_type() -> None:
    table = awake(rich("Air Travel", play=[BEAR]))
    deploys(table.me, "Air Travel", BEAR)
    assert table.is_covert(BEAR)
    uses(table.me, BEAR, "HIDE!")
    uses(table.me, BEAR, "RAAR!")
    with shows("508.3"):
        assert not table.is_covert(BEAR)


@CASES.of(BEAR, "God's Autograph", "Prestige Inversion")
@interaction("type", "unique")
@interaction("pick", "unique")
def a_unique_item_can_be_picked_as_a_unique_character() -> None:
    me = rich("Prestige Inversion", play=[BEAR, "God's Autograph"])
    table = set_up(me)
    assert not table.me.can_deploy("Prestige Inversion")
    uses(table.me, BEAR, "RAAR!")
    deploys(table.me, "Prestige Inversion", BEAR)
    assert table.me.out_of_game == [BEAR]


@CASES.of("Crest of Elitism", "Contrabulous Fabtraption")
@interaction("type", "threshold")
def a_crest_that_becomes_a_character_without_life_takes_its_icons_away() -> None:
    me = Side(hand=["Warrior Prodigy", "Precise Sabotage"], resources=["Rage"] * 6,
              play=["Crest of Elitism", "Contrabulous Fabtraption"])  # fmt: skip
    table = set_up(me)
    assert table.me.can_deploy("Precise Sabotage")
    uses(table.me, "Contrabulous Fabtraption", "RUNE OF ANIMATION", "Crest of Elitism")
    assert "Crest of Elitism" in table.me.discard
    with shows("405.2"):
        assert not table.me.can_deploy("Precise Sabotage")
