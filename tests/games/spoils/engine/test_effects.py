"""Effects. Rules: 402."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model import events
from app.games.spoils.engine.read import active_text
from app.games.spoils.engine.write import areas, mutations
from app.games.spoils.terms import Area
from tests.support.card_play import deploys, fights, is_offered, uses, wants
from tests.support.made_cards import (
    BIG,
    BOUNCE,
    COMPANY,
    COSTLY_WALL,
    DECEPTION,
    ELITE,
    GAIN,
    GUARD,
    KILL,
    LIFE_HAT,
    LIFT,
    MADE,
    PLAIN_BOX,
    RICH,
    SHOT,
    SLAY,
    SLOW,
    TOWER,
    WALL,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Made, Side, board, character, item, location, tactic
from tests.support.tables import at_table, blink, settles

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
RUSH = v.Can(v.Action.ATTACK_AT_ONCE)


@ALL
@rule("basic1e:B.clarify.5")
def test_402_2_the_active_player_acts_first(edition: Edition) -> None:
    waste = tactic("Waste", [v.Discard(1, v.EACH)])
    table = board(
        Side(play=["Imp"], hand=["Guard", "Tower"]), Side(hand=["Waste", "Guard", "Tower"]),
        character("Imp", 1, 1, 1, v.Ability("NAP", (), ())), waste, GUARD, TOWER,
        edition=edition,
    )  # fmt: skip
    table.me.uses("Imp", "NAP")
    table.you.deploys("Waste")
    table.me.passes()
    assert table.state.decision is not None
    assert (table.asks, table.state.decision.player) == (DecisionKind.CHOOSE_CARD, 0)
    table.me.picks("Guard")
    table.you.picks("Tower")
    assert (table.me.discard, table.you.discard) == (["Guard"], ["Tower", "Waste"])


@ALL
def test_402_3_an_effect_reaches_cards_in_play_unless_it_names_another_area(
    edition: Edition,
) -> None:
    sweep = tactic("Sweep", [v.Put(v.CHARACTER, v.OUT_OF_GAME)])
    empty = tactic("Empty", [v.Put(v.CHARACTER.in_hand(), v.OUT_OF_GAME)])
    for name, play, hand in (("Sweep", [], ["Guard"]), ("Empty", ["Guard"], [])):
        table = board(
            Side(play=["Guard"], hand=[name, "Guard"], deck=["Guard"], discard=["Guard"]), Side(),
            GUARD, sweep, empty, edition=edition,
        )  # fmt: skip
        table.me.deploys(name)
        table.resolves()
        assert (table.me.play, table.me.hand) == (play, hand)
        assert (table.me.deck, table.me.discard) == (["Guard"], ["Guard", name])
        assert table.me.out_of_game == ["Guard"]


@ALL
@rule("EX-013", "basic1e:B.clarify.1")
def test_402_3a_only_characters_in_play_are_picked(edition: Edition) -> None:
    wipe = tactic("Wipe", [v.Destroy(v.PICKED)], pays=[v.Pick(v.CARD)])
    table = board(
        Side(play=["Guard"], hand=["Wipe", "Guard"], discard=["Guard"]),
        Side(play=["Hat"], attached={"Hat": "Guard"}), WEAK_GUARD, LIFE_HAT, wipe, edition=edition,
    )  # fmt: skip
    table.me.deploys("Wipe")
    assert sorted(table.me.choices()) == ["Guard", "Hat"]


@ALL
def test_402_4_a_picked_card_that_goes_as_the_cost_is_lost_track_of(edition: Edition) -> None:
    for picked, hand in (("Lingamite Torture Monk", []), ("Guard", ["Guard"])):
        table = at_table(Side(play=["Lingamite Torture Monk", "Guard"]), edition=edition)
        table.me.uses("Lingamite Torture Monk", "TORTURE")
        table.me.picks(picked)
        table.resolves()
        assert (table.me.hand, table.me.discard) == (hand, ["Lingamite Torture Monk"])


def test_402_4_a_cost_keeps_track_of_the_cards_it_says_it_moves() -> None:
    side = Side(play=["Mr. Fetch"], discard=["Guard", "Big", "Hat"], deck=["Hat", "Peer"])
    table = at_table(side)
    table.me.uses("Mr. Fetch", "GOOD DEAL")
    assert table.me.choices() == ["Guard", "Big"], "nothing is of the hat's type"
    table.me.picks("Guard")
    table.me.picks("Big")
    settles(table)
    assert sorted(table.me.out_of_game) == ["Big", "Guard"]
    assert table.me.choices() == ["Peer"], "another character"


@ALL
def test_402_4_a_number_of_a_picked_card_that_is_gone_is_none(edition: Edition) -> None:
    for responds, damage in ((False, 4), (True, 0)):
        table = board(
            Side(hand=["B.A.S.E. Jump"], deck=["Hat"], resources=RICH),
            Side(play=["Tower", "Big"], hand=["Kill"]), *MADE, location("Tower", 4),
            edition=edition,
        )  # fmt: skip
        table.me.deploys("B.A.S.E. Jump")
        while table.asks is DecisionKind.ATTACH_TO_PAY:
            table.me._does(table.me.legal[0])
        if responds:
            table.you.deploys("Kill")
            table.you.picks("Tower")
        settles(table)
        assert (table.damage("Big"), table.me.hand) == (damage, ["Hat"])


@COMPREHENSIVE
@rule("EX-014", "cr2010:402.4", "basic1e:B.clarify.2")
def test_402_4_an_effect_loses_track_of_a_card_that_moved(edition: Edition) -> None:
    table = board(
        Side(hand=["Bounce"]), Side(play=["Guard"], hand=["Kill"]), WEAK_GUARD, SLAY, BOUNCE,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Bounce")
    table.you.deploys("Kill")
    table.resolves()
    assert sorted(table.you.discard) == ["Guard", "Kill"]
    assert table.you.hand == []


@ALL
@pytest.mark.parametrize("away", [BOUNCE, blink(v.CHARACTER)], ids=["gone", "back"])
def test_402_4_damage_is_not_redirected_to_a_card_that_moved(edition: Edition, away: Made) -> None:
    """An effect that lasts has lost track of its own card, even if that came back."""
    tubes = "A Series of Tubes"
    table = board(
        Side(play=[tubes, "Relay"], hand=[away.card.name, "Shot"]), Side(), SHOT, away,
        character("Relay", 1, 9, subtypes=("node",)), edition=edition,
    )  # fmt: skip
    uses(table.me, tubes, "REDIRECT", "Relay")
    deploys(table.me, away.card.name, tubes)
    deploys(table.me, "Shot", "Relay")
    assert table.damage("Relay") == 2
    with shows("506.3", "411.3"):
        assert table.damage(tubes) == 0


@ALL
@pytest.mark.parametrize("moves", [False, True])
def test_402_4_only_the_card_that_promised_to_be_destroyed_instead_can_be(
    edition: Edition, moves: bool
) -> None:
    rune = "Rune of Concealment"
    table = board(
        Side(play=["Guard", rune], hand=["Blink"], resources=2), Side(play=["Big"]),
        GUARD, BIG, blink(v.ITEM), edition=edition,
    )  # fmt: skip
    uses(table.me, rune, "PROTECT", "Guard")
    if moves:
        deploys(table.me, "Blink", rune)
    fights(table.me, "Guard", blocked_by="Big")
    assert is_offered(table.me) is not moves
    if not moves:
        wants(table.me)
    assert table.me.play == ([rune] if moves else ["Guard"])


@ALL
def test_402_4_a_card_that_leaves_a_hand_loses_the_text_it_gained_there(edition: Edition) -> None:
    state = board(Side(hand=["Guard"]), Side(), WEAK_GUARD, edition=edition).state
    (card,) = state.hand[0]
    will = v.Trigger(v.LeavesPlay(), (v.Draw(1),))
    scope = active_text.scope_of(state, card)
    mutations.change(state, v.GainsText(will), (state.ref(card),), scope, v.Until.FOR_GOOD)
    assert active_text.text_of(state, card).triggers == (will,)
    areas.relocate(state, [areas.Move(card, Area.DISCARD_PILE)])
    assert active_text.text_of(state, card).triggers == ()


def test_402_4_a_card_set_aside_a_second_time_is_known_once() -> None:
    put = v.Ability("PUT", (), (v.Put(v.CARD.in_hand(), v.OUT_OF_GAME),))
    take = v.Ability("TAKE", (), (v.Choose(v.SET_ASIDE), v.Put(v.CHOSEN, v.HAND)))
    table = board(Side(play=["Chest"], hand=["Guard"]), Side(), GUARD, item("Chest", put, take))
    for use in ("PUT", "TAKE", "PUT"):
        table.me.uses("Chest", use)
        table.resolves()
    known = table.state.memory[table.card("Chest")].text.cards[v.Role.SET_ASIDE]
    assert known == (table.state.ref(table.card("Guard")),)


@COMPREHENSIVE
@pytest.mark.parametrize("returns", [False, True])
def test_402_4_what_counts_by_the_turn_is_counted_anew_for_a_card_that_came_back(
    edition: Edition, returns: bool
) -> None:
    once = v.Ability("ONCE", (), (v.GainInfluence(1),), per_turn=1)
    twice = v.Conditional(v.THIS, (v.AtMostEachTurn(1, v.Action.ATTACK), RUSH))
    table = board(
        Side(play=["Hero"], hand=["Blink"]), Side(), character("Hero", 1, 1, 1, once, twice),
        blink(v.CHARACTER), edition=edition,
    )  # fmt: skip
    table.me.uses("Hero", "ONCE")
    table.resolves()
    table.me.attacks("Hero")
    table.resolves()
    if returns:
        table.me.deploys("Blink")
        table.resolves()
    assert table.me.can_use("Hero", "ONCE") is returns
    assert table.me.can_attack() is returns


@ALL
def test_402_5_what_cannot_be_done_is_left_out_and_the_rest_is_done(edition: Edition) -> None:
    spend = tactic("Spend", [v.Discard(3), v.Destroy(v.ITEM), v.Draw(2), GAIN])
    table = board(
        Side(hand=["Spend", "Guard"], deck=["Wall"]), Side(), GUARD, WALL, spend, edition=edition
    )
    table.me.deploys("Spend")
    table.resolves()
    assert sorted(table.me.discard) == ["Guard", "Spend"], "one of three was there"
    assert (table.me.hand, table.me.influence) == (["Wall"], 21)


@pytest.mark.parametrize(("hand", "asked"), [(["Guard"], True), ([], False)])
def test_402_5_a_snake_in_ambush_is_destroyed_where_nothing_can_be_discarded(
    hand: list[str], asked: bool
) -> None:
    snake = "Unexpected Boobysnake"
    table = board(Side(hand=[snake, *hand], resources=DECEPTION * 4), Side(), GUARD, active=1)
    table.you.ends_turn()
    table.me.deploys(snake)
    table.resolves()
    assert (table.asks is DecisionKind.MAY) is asked
    assert table.area(snake) is (Area.IN_PLAY if asked else Area.DISCARD_PILE)
    if asked:
        table.me.agrees()
        assert (table.me.play, table.me.discard) == ([snake], ["Guard"])


@ALL
def test_402_5a_an_effect_goes_on_though_what_it_was_about_has_left_play(
    edition: Edition,
) -> None:
    slay = tactic(
        "Slay", [v.Destroy(v.PICKED), GAIN, v.Draw(1)],
        pays=[v.Pick(v.CHARACTER)],
    )  # fmt: skip
    table = board(
        Side(hand=["Slay"], deck=["Wall"]), Side(play=["Guard"], hand=["Lift"]), GUARD, WALL,
        slay, LIFT, edition=edition,
    )  # fmt: skip
    table.me.deploys("Slay")
    table.you.deploys("Lift")
    table.resolves()
    assert table.you.hand == ["Guard"]
    assert (table.me.influence, table.me.hand) == (21, ["Wall"])


@ALL
def test_402_5b_tokens_for_a_destroyed_character_need_it_to_be_destroyed(edition: Edition) -> None:
    for name, replaced in (("Guard", False), ("Ceremonious Groomer", True)):
        table = at_table(Side(play=["Berserker Corps", name]), active=1, edition=edition)
        table.you.ends_turn()
        settles(table)
        table.me.agrees()
        strength = table.strength(name)
        table.me.picks(name)
        settles(table)
        is_ignored = replaced and edition is Edition.CR3
        assert table.tokens("Berserker Corps") == (0 if is_ignored else strength)


@ALL
@pytest.mark.parametrize(
    ("name", "with_it", "without"),
    [
        ("Ritual of the Ominous Urn", Side(hand=["Guard"]), Side()),
        ("Meager Research", Side(deck=["Guard"]), Side()),
    ],
)
def test_402_5b_a_search_for_more_of_what_was_not_there_is_not_offered(
    edition: Edition, name: str, with_it: Side, without: Side
) -> None:
    for you, offered in ((with_it, True), (without, False)):
        table = at_table(
            Side(hand=[name], deck=["Big", "Hat"], resources=RICH), you, edition=edition
        )
        table.me.deploys(name)
        settles(table)
        assert (table.asks is DecisionKind.MAY) is offered
        assert not table.told(events.Shuffled)


@ALL
@rule("EX-034", "cr2010:402.5b")
def test_402_5b_what_depends_on_a_replaced_instruction(edition: Edition) -> None:
    home = item(
        "Home",
        v.Replacement(v.Destroyed(v.CHARACTER), (v.Put(v.THAT, v.HAND),)),
    )
    reap = tactic(
        "Reap",
        [v.Destroy(v.PICKED), v.If(v.Done(), (v.Draw(1),))],
        pays=[v.Pick(v.CHARACTER)],
    )
    table = board(
        Side(hand=["Reap"], deck=["Guard"]), Side(play=["Guard", "Home"]), home, reap, WEAK_GUARD,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Reap")
    table.resolves()
    assert table.you.hand == ["Guard"]
    assert table.me.hand == ([] if edition is Edition.CR3 else ["Guard"])


@COMPREHENSIVE
@rule("cr2010:402.6")
def test_402_6_losing_beats_gaining(edition: Edition) -> None:
    gift = item("Gift", v.Conditional(v.CHARACTER, (v.Gains(v.Keyword.COVERT),)))
    theft = item("Theft", v.Conditional(v.CHARACTER, (v.Loses(v.Keyword.COVERT),)))
    spy = character("Spy", 1, 1, 1, v.COVERT)
    table = board(
        Side(play=["Spy", "Gift", "Theft"]), Side(play=["Guard"]), spy, gift, theft, WEAK_GUARD,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Spy")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.you.choices() == ["Guard"]


@ALL
@rule("EX-B11", "basic1e:B.cancannot.1")
def test_402_7_cannot_beats_can(edition: Edition) -> None:
    peace = item("Peace", v.Conditional(v.CHARACTER, (v.Cannot(v.Action.ATTACK),)))
    war = item("War", v.Conditional(v.CHARACTER, (v.Can(v.Action.ATTACK_AT_ONCE),)))
    table = board(Side(play=["Slow", "War"]), Side(), SLOW, peace, war, edition=edition)
    assert table.me.can_attack()
    table = board(Side(play=["Slow", "War", "Peace"]), Side(), SLOW, peace, war, edition=edition)
    assert not table.me.can_attack()


@ALL
@rule("EX-015")
def test_402_7a_what_cannot_be_destroyed_stays(edition: Edition) -> None:
    peace = item("Peace", v.Conditional(v.CHARACTER, (v.Cannot(v.Action.BE_DESTROYED),)))
    table = board(
        Side(hand=["Kill"]),
        Side(play=["Guard", "Peace"]),
        WEAK_GUARD,
        peace,
        SLAY,
        edition=edition,
    )
    table.me.deploys("Kill")
    table.resolves()
    assert "Guard" in table.you.play


def test_402_8_playing_gear_on_an_elf_detaches_and_putting_it_there_does_not() -> None:
    table = board(
        Side(
            play=["4p7 31f", "Guard"], hand=["Hat", "Hat", "Dress"], deck=["Hat"], resources=ELITE
        ),
        Side(), *COMPANY,
    )  # fmt: skip
    table.me.deploys("Hat")
    table.me.picks("Guard")
    table.resolves()
    assert (table.asks, table.me.free) == (DecisionKind.ACT, 11), "worn by somebody else"
    table.me.deploys("Hat")
    table.me.picks("4p7 31f")
    table.me.agrees()
    table.me.picks("Elitism")
    table.resolves()
    assert (table.me.free, table.strength("4p7 31f")) == (11, 3)
    deploys(table.me, "Dress", "4p7 31f")
    assert (table.asks, table.me.deck, table.me.free) == (DecisionKind.ACT, [], 11)


def test_402_8_the_rest_goes_to_the_bottom_in_the_order_its_player_likes() -> None:
    table = board(
        Side(play=["Intellectual Reliquary"], resources=1, deck=["Guard", "Wall", "Box", "Kill"]),
        Side(), GUARD, COSTLY_WALL, PLAIN_BOX, KILL,
    )  # fmt: skip
    table.me.uses("Intellectual Reliquary", "IMBIBE")
    table.resolves()
    assert table.asks is DecisionKind.ORDER, "no tactic is among the three"
    table.me.picks("Box")
    table.me.picks("Guard")
    assert table.me.deck == ["Kill", "Box", "Guard", "Wall"]


def test_402_8_the_opponent_orders_what_rosy_palmer_leaves() -> None:
    table = board(
        Side(play=["Rosy Palmer, and Her Five Friends"], hand=["Kill"]),
        Side(deck=["Box", "Kill", "Guard", "Box", "Kill", "Wall"]),
        GUARD,
        COSTLY_WALL,
        PLAIN_BOX,
        KILL,
    )
    table.me.deploys("Kill")
    while table.asks is DecisionKind.PICK:
        table.me.picks("Rosy Palmer, and Her Five Friends")
    table.resolves()
    table.me.agrees()
    while table.asks is DecisionKind.CHOOSE_CARD:
        table.me.picks("Guard")
    assert table.state.decision is not None
    assert (table.asks, table.state.decision.player) == (DecisionKind.ORDER, 1)
    for name in ("Kill", "Box", "Kill"):
        table.you.picks(name)
    assert table.me.play == ["Guard"]
    assert table.you.deck == ["Wall", "Kill", "Box", "Kill", "Box"]


@ALL
@rule("basic1e:B.clarify.4")
def test_402_8_putting_a_card_into_play_is_not_deploying_it(edition: Edition) -> None:
    herald = character("Herald", 1, 1, 1, v.Trigger(v.Deploys(v.YOU), (v.GainInfluence(1),)))
    nest = item("Nest", v.Ability("HATCH", (), (v.Put(v.CHARACTER.in_hand(), v.PLAY),)))
    table = board(Side(play=["Herald", "Nest"], hand=["Guard"]), Side(), herald, nest, WEAK_GUARD,
                  edition=edition)  # fmt: skip
    table.me.uses("Nest", "HATCH")
    table.resolves()
    assert "Guard" in table.me.play
    assert table.me.influence == 20


@ALL
@pytest.mark.parametrize("deploys", [True, False])
def test_402_8a_a_trigger_on_deploying_does_not_see_a_card_put_into_play(
    edition: Edition, deploys: bool
) -> None:
    herald = item(
        "Herald", v.Trigger(v.Deploys(v.YOU, v.CHARACTER), (GAIN,)),
        v.Ability("HATCH", (), (v.Put(v.CHARACTER.in_hand(), v.PLAY),)),
    )  # fmt: skip
    table = board(Side(play=["Herald"], hand=["Guard"], resources=2), Side(), herald, GUARD,
                  edition=edition)  # fmt: skip
    if deploys:
        table.me.deploys("Guard")
    else:
        table.me.uses("Herald", "HATCH")
    table.resolves()
    assert "Guard" in table.me.play
    assert table.me.influence == (21 if deploys else 20)
