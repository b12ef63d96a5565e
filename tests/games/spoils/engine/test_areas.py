"""Game areas, and face-down cards. Rules: 403, 411."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model import events
from app.games.spoils.engine.observe import determinise, may_see, observe
from app.games.spoils.engine.read import stats
from app.games.spoils.terms import Area, Icon
from tests.support.made_cards import (
    CHEAP_TOWER,
    COSTLY_WALL,
    DECEPTION,
    GUARD,
    KILL,
    MADE,
    MONK,
    PLAIN_BOX,
    RICH,
    SLAY,
    SWITCH,
    WALL,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, Table, board, character, tactic
from tests.support.tables import at_table, settles

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])


def banished() -> Table:
    """One card is in the Void face-up, one face-down; two more lie face-down in play."""
    hide = tactic("Hide", [v.Put(v.PICKED, v.VOID_FACE_DOWN)],
                  pays=[v.Pick(v.CHARACTER)])  # fmt: skip
    show = tactic("Show", [v.Put(v.PICKED, v.VOID)], pays=[v.Pick(v.CHARACTER)])
    void = v.CARD.that(v.In(Area.VOID, v.EACH))
    fetch = tactic("Fetch", [v.Put(void, v.HAND)])
    dig = tactic("Dig", [v.Put(void.being(v.State.FACE_DOWN), v.HAND)])
    table = board(
        Side(
            play=["Guard", "Wall"], face_down=["Guard", "Wall"],
            hand=["Hide", "Show", "Fetch", "Dig"],
        ),
        Side(), GUARD, WALL, hide, show, fetch, dig,
    )  # fmt: skip
    for name, picked in (("Hide", "Guard"), ("Show", "Wall")):
        table.me.deploys(name)
        if picked in table.me.choices():
            table.me.picks(picked)
        table.resolves()
    return table


@ALL
def test_403_1a_nobody_looks_through_a_deck_unless_told_to(edition: Edition) -> None:
    look = tactic("Look", [v.Look(v.top(1))])
    table = board(
        Side(hand=["Look"], deck=["Guard", "Wall"]), Side(deck=["Monk"]), GUARD, WALL, MONK, look,
        edition=edition,
    )  # fmt: skip
    state = table.state
    cards = [*state.deck[0], *state.deck[1]]
    assert not any(may_see(state, player, card) for card in cards for player in (0, 1))
    assert all(side.known_of_deck == () for side in observe(state, 0).sides)
    table.me.deploys("Look")
    table.resolves()
    (shown,) = table.told(events.Revealed)
    assert (table.names(shown.cards), shown.to) == (["Guard"], 0)


@ALL
def test_403_2a_a_person_sees_what_the_side_they_sit_at_may_see(edition: Edition) -> None:
    table = board(
        Side(play=[SWITCH], hand=["Scout"], face_down=["Gnat"]), Side(hand=["Fat Pants"]),
        edition=edition,
    )  # fmt: skip
    card = table.card("Gnat")
    for person, side, hand, name in ((0, 1, "Fat Pants", None), (1, 0, "Scout", "Gnat")):
        view = observe(table.state, person)
        assert (view.person, view.side) == (person, side)
        assert view.sides[1 - side].hand is None
        shown = view.sides[side].hand
        assert shown is not None
        assert [name for _, name in shown] == [hand]
        assert next(it.name for it in view.in_play if it.card == card) == name
        assert view.to_decide == 1
        assert bool(view.legal) == (person == 1), "the side of the active player is asked"
        assert observe(determinise(table.state, person, 5), person) == view


@ALL
@rule("basic1e:B.areas.2")
def test_403_2b_a_hand_may_hold_any_number_of_cards(edition: Edition) -> None:
    feast = tactic("Feast", [v.Draw(30)])
    table = board(
        Side(hand=["Feast", *["Guard"] * 20], deck=["Guard"] * 30), Side(), feast, GUARD,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Feast")
    table.resolves()
    table.next_turn()
    table.next_turn()
    assert len(table.me.hand) == 50
    assert table.me.discard == ["Feast"]


@ALL
@rule("basic1e:B.areas.3")
def test_403_3a_a_card_waits_for_responses_before_it_is_in_play(edition: Edition) -> None:
    table = board(Side(hand=["Guard"], resources=2), Side(), GUARD, edition=edition)
    table.me.deploys("Guard")
    assert table.area("Guard") is Area.BEING_DEPLOYED
    with shows("604.1g"):
        assert (table.asks, table.asked) == (DecisionKind.RESPOND, table.you)


@ALL
def test_403_5a_discarded_and_destroyed_cards_lie_open_in_the_discard_pile(
    edition: Edition,
) -> None:
    waste = tactic("Waste", [v.Discard(1, v.OPPONENT)])
    table = board(
        Side(hand=["Waste", "Kill"]), Side(hand=["Wall"], play=["Guard"]), GUARD, WALL, waste,
        SLAY, edition=edition,
    )  # fmt: skip
    for name in ("Waste", "Kill"):
        table.me.deploys(name)
        table.resolves()
    pile = table.state.discard_pile[1]
    assert table.names(pile) == ["Wall", "Guard"]
    for player in (0, 1):
        assert all(may_see(table.state, player, card) for card in pile)
        shown = observe(table.state, player).sides[1].discard_pile
        assert [name for _, name in shown] == ["Wall", "Guard"]


@ALL
@rule("basic1e:B.areas.6")
def test_403_6a_a_removed_card_stays_out_of_the_game(edition: Edition) -> None:
    banish = tactic("Banish", [v.Put(v.PICKED, v.OUT_OF_GAME)], pays=[v.Pick(v.CHARACTER)])
    table = board(Side(hand=["Banish"]), Side(play=["Guard"]), GUARD, banish, edition=edition)
    table.me.deploys("Banish")
    table.resolves()
    assert table.you.out_of_game == ["Guard"]
    assert table.you.discard == []


@ALL
def test_403_6a_a_removed_card_lies_open_for_the_rest_of_the_game(edition: Edition) -> None:
    banish = tactic("Banish", [v.Put(v.CHARACTER, v.OUT_OF_GAME)])
    table = board(Side(hand=["Banish"]), Side(play=["Guard"]), GUARD, banish, edition=edition)
    table.me.deploys("Banish")
    table.resolves()
    card = table.card("Guard")
    for _ in range(4):
        assert (table.you.out_of_game, table.state.face_down[card]) == (["Guard"], False)
        table.next_turn()


def test_403_7a_cards_in_the_void_lie_there_as_the_text_says() -> None:
    table = banished()
    (void, _) = table.state.void
    assert table.names(void) == ["Guard", "Wall"]
    assert [table.state.face_down[card] for card in void] == [True, False]
    table.next_turn()
    table.next_turn()
    assert table.state.void[0] == void


def test_403_7b_face_down_cards_in_the_void_are_meant_only_where_a_text_names_them() -> None:
    table = banished()
    table.me.deploys("Fetch")
    table.resolves()
    assert table.names(table.state.void[0]) == ["Guard"]
    table.me.deploys("Dig")
    table.resolves()
    assert table.state.void[0] == []
    assert sorted(table.me.hand) == ["Guard", "Wall"]


@rule("EX-038")
def test_411_1_a_face_down_card_in_the_void_provides_nothing() -> None:
    table = banished()
    assert table.state.face_down[table.state.void[0][0]]
    assert stats.icons(table.state, 0)[list(Icon).index(Icon.VOLITION)] == 2


@COMPREHENSIVE
def test_411_1_a_card_that_lies_face_down_now_was_deployed_as_what_it_was(
    edition: Edition,
) -> None:
    table = at_table(
        Side(hand=["31337!", "Wait", "633fy 31f", "Voidal Replication"], resources=RICH),
        edition=edition,
    )
    table.me.deploys("31337!")
    settles(table)
    assert table.state.face_down[table.card("31337!")]
    assert not table.me.can_deploy("633fy 31f"), "one card is not two"
    assert table.me.can_deploy("Voidal Replication"), "a tactic was deployed"
    table.me.deploys("Wait")
    settles(table)
    assert table.me.can_deploy("633fy 31f")


def test_411_1_slingerang_counts_a_character_that_was_flipped_since() -> None:
    hide = tactic("Hide", [v.FlipFaceDown(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(
        Side(hand=["Guard", "Hide"], play=["Big"], resources=2), Side(play=["Slingerang"]),
        *MADE, hide,
    )  # fmt: skip
    table.me.deploys("Guard")
    settles(table)
    if table.asks is DecisionKind.MAY:
        table.you.declines()
        settles(table)
    table.me.deploys("Hide")
    table.me.picks("Guard")
    settles(table)
    table.me.ends_turn()
    assert table.you.can_use("Slingerang", "CHEAP SHOT")


@ALL
def test_411_1_a_face_down_card_in_play_is_a_resource_and_nothing_else(edition: Edition) -> None:
    count = tactic("Count", [v.GainInfluence(v.Count(v.RESOURCE.you_control()))])
    table = board(
        Side(face_down=["Guard", "Tower"], play=["Wall"], hand=["Count", "Kill"], resources=1),
        Side(), GUARD, WALL, CHEAP_TOWER, count, SLAY, edition=edition,
    )  # fmt: skip
    assert table.me.free == 3
    table.me.deploys("Count")
    table.resolves()
    assert table.me.influence == 23
    table.me.deploys("Kill")
    table.resolves()
    assert (table.me.play, table.me.discard) == ([], ["Count", "Wall", "Kill"])
    assert not table.me.can_attack()
    assert table.area("Guard") is Area.IN_PLAY


@pytest.mark.parametrize(("free", "able"), [(3, False), (4, True)])
def test_411_2_a_face_down_character_that_is_revealed_may_be_deployed(
    free: int, able: bool
) -> None:
    table = board(
        Side(hand=["Burly Assailment"], resources=DECEPTION * free, face_down=["Wall"],
             deck=["Box"]),
        Side(), COSTLY_WALL, PLAIN_BOX,
    )  # fmt: skip
    table.me.deploys("Burly Assailment")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Deception")
    table.resolves()
    table.me.agrees()
    table.resolves()
    assert (table.me.play == ["Wall"]) is able, "it does not pay for itself"
    assert table.me.free == (0 if able else 3)
    assert table.me.hand == ["Box"]


@COMPREHENSIVE
def test_411_3_flipped_up_the_resource_leaves_play_and_a_new_card_enters(
    edition: Edition,
) -> None:
    hidden = character(
        "Hidden", 3, 3, 1, v.FlipUp(0, ""),
        v.Trigger(v.EntersPlay(), (v.GainInfluence(1),)),
        cost=9,
    )  # fmt: skip
    table = board(Side(face_down=["Hidden"], resources=1), Side(), hidden, edition=edition)
    table.state.tokens[table.card("Hidden")] = 2
    assert table.me.free == 2
    table.me.deploys("Hidden", flip_up=True)
    table.resolves()
    assert table.me.free == 1, "the resource is gone"
    assert table.me.influence == 21, "a card entered play"
    assert table.tokens("Hidden") == 0, "it is a new card"
    assert not table.me.can_attack(), "it was not there when the turn started"


@COMPREHENSIVE
@rule("cr2010:411.3")
def test_411_3_a_card_flipped_up_leaves_play_and_pays_extra_costs_first(edition: Edition) -> None:
    hidden = character(
        "Hidden", 3, 3, 1, v.FlipUp(1, "", (v.Draw(1),)),
        v.OnResolve(cost=(v.Discard(1),)), cost=9,
    )  # fmt: skip
    table = board(
        Side(face_down=["Hidden"], deck=["Guard"]), Side(), hidden, WEAK_GUARD, edition=edition
    )
    table.me.deploys("Hidden", flip_up=True)
    assert table.told(events.LeftPlay)
    assert table.me.discard == ["Guard"], "what Flip Up adds precedes the other extra costs"
    table.resolves()
    assert table.me.play == ["Hidden"]


@COMPREHENSIVE
def test_411_4_a_card_put_into_play_face_down_from_play_is_flipped(edition: Edition) -> None:
    """Instead of being destroyed, for 2."""
    name = "Super Shiny Caltrops of DOOM!"
    table = board(Side(play=[name], hand=["Kill"], resources=2), Side(), KILL, edition=edition)
    table.me.deploys("Kill")
    table.me.picks(name)
    table.resolves()
    table.me.agrees()
    assert table.state.face_down[table.card(name)]
    assert (table.me.play, table.me.free) == ([], 1)


@COMPREHENSIVE
def test_411_4_a_flipped_card_is_a_new_resource_of_its_owner(edition: Edition) -> None:
    """Stolen before, it is its owner's again and has lost its tokens."""
    turn = tactic("Turn", [v.FlipFaceDown(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    steal = tactic("Steal", [v.TakeControl(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(
        Side(hand=["Steal", "Turn"]), Side(play=["Guard"]), turn, steal, WEAK_GUARD, edition=edition
    )
    guard = table.card("Guard")
    table.state.tokens[guard] = 2
    for name in ("Steal", "Turn"):
        table.me.deploys(name)
        table.resolves()
    assert (table.me.play, table.you.play) == ([], [])
    assert (table.me.free, table.you.free, table.tokens("Guard")) == (0, 1, 0)
    (left,) = table.told(events.LeftPlay)
    (entered,) = [event for event in table.told(events.EnteredPlay) if event.card == guard]
    assert (left.card, left.last_controller) == (guard, 0)
    assert (entered.controller, entered.face_down) == (1, True)
