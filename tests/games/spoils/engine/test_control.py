"""Control and ownership. Rules: 407."""

import random
from collections.abc import Callable

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    Action,
    DecisionKind,
    Deck,
    State,
    apply,
    legal_actions,
    new_game,
    to_decide,
)
from app.games.spoils.engine.agents import RandomAgent, play_on
from app.games.spoils.engine.observe import observe
from app.games.spoils.engine.record import digest, record_of, replay
from app.games.spoils.engine.write import mutations
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import Area, CardType, Icon
from tests.support.card_play import deploys
from tests.support.made_cards import (
    ARMED,
    CALL,
    COMPANY,
    COSTLY_WALL,
    ELITE,
    GAIN,
    GUARD,
    LIFT,
    MADE,
    MAJIG,
    MONK,
    RECRUIT,
    SLAY,
    SLOW,
    STEAL,
    SWITCH,
    WALL,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, location, tactic
from tests.support.tables import are_switched, passes_until_assigned, settles
from tests.support.watched_games import Tally, watch

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
TAKE = tactic("Take", [v.TakeControl(v.PICKED)], pays=[v.Pick(v.ITEM)])


def switching_game(catalogue: Catalogue, seed: int, edition: Edition) -> State:
    """A game of two decks that are full of the card, and of what can be deployed with it."""
    chance = random.Random(seed)
    others = [
        card.name
        for card in catalogue.cards
        if card.is_deck_card
        and card.type is CardType.CHARACTER
        and set(card.threshold.icons) <= {Icon.DECEPTION}
    ]
    decks = [
        Deck(
            "The Tournament Faction",
            (SWITCH,) * 15 + ("Deception",) * 30 + tuple(chance.sample(others, 30)),
        )
        for _ in range(2)
    ]
    return new_game(catalogue, decks, seed=seed, edition=edition)


def noting(person: int, asked: set[tuple[int, int]]) -> Callable[..., Action]:
    """An agent who chooses by chance and notes for which side it was asked."""
    agent = RandomAgent(person)

    def decide(state: State, legal: tuple[Action, ...]) -> Action:
        assert state.decision is not None
        asked.add((person, state.decision.player))
        return agent(state, legal)

    return decide


GHOST = "Recapitulating Apparition"


@ALL
def test_407_1_the_councils_victims_controller_may_detach_though_not_its_owner(
    edition: Edition,
) -> None:
    lend = tactic(
        "Lend", [v.TakeControl(v.PICKED, v.OPPONENT)],
        pays=[v.Pick(v.CHARACTER.named("Guard"))],
    )  # fmt: skip
    council = "The Lugubrian Council of Quotidian Affairs"
    table = board(
        Side(play=[council, "Guard"], hand=["Lend", "Dear"], resources=2),
        Side(hand=["Spend"], resources=2), *MADE, lend, tactic("Dear", cost=3),
        tactic("Spend", cost=2), edition=edition,
    )  # fmt: skip
    table.me.deploys("Lend")
    table.you.deploys("Spend")
    settles(table)
    assert (table.controller("Guard"), table.you.free) == (table.you, 0)
    table.me.uses(council, "PASS")
    settles(table)
    assert (table.me.hand, table.asks) == (["Guard"], DecisionKind.MAY)
    table.you.agrees()
    table.you.sets("Rage", "Rage")
    assert (table.you.free, table.me.free) == (2, 0)


@ALL
def test_407_1_you_control_what_you_deploy_and_the_effects_of_your_cards(
    edition: Edition,
) -> None:
    bless = v.Ability("BLESS", (), (GAIN, v.PutMicromajigs()))
    sage = character("Sage", 1, 1, 1, bless, cost=0)
    table = board(
        Side(hand=["Sage"]), Side(play=["Monk"], hand=["Plan"]), sage, MONK,
        tactic("Plan", [GAIN]), edition=edition,
    )  # fmt: skip
    table.me.deploys("Sage")
    table.you.deploys("Plan")
    table.resolves()
    assert table.controller("Sage") is table.me
    assert (table.me.influence, table.you.influence) == (20, 21)
    table.me.uses("Sage", "BLESS")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (21, 21)
    assert (table.me.play, table.you.play) == (["Sage", MAJIG], ["Monk"])


@COMPREHENSIVE
@rule("EX-035")
def test_407_1a_whoever_controls_the_card_controls_its_effects(edition: Edition) -> None:
    steal = tactic("Steal", [v.TakeControl(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(
        Side(play=["Monk"], resources=1, deck=["Guard"]),
        Side(hand=["Steal"], deck=["Guard"]),
        WEAK_GUARD,
        steal,
        character("Monk", 1, 1, 1, RECRUIT),
        edition=edition,
    )
    table.me.uses("Monk", "RECRUIT")
    table.you.deploys("Steal")
    table.resolves()
    assert table.controller("Monk") is table.you
    assert (table.me.hand, table.you.hand) == ([], ["Guard"])


@ALL
def test_407_2_it_counts_the_turns_of_its_controller_and_leaves_after_the_second(
    edition: Edition,
) -> None:
    table = board(Side(play=[SWITCH], hand=["Take"]), Side(), TAKE, edition=edition, turn=4)
    table.next_turn()
    assert table.tokens(SWITCH) == 0
    table.next_turn()
    assert table.tokens(SWITCH) == 1
    table.me.deploys("Take")
    table.resolves()
    assert are_switched(table), "whoever controls it"
    table.next_turn()
    assert table.tokens(SWITCH) == 1
    table.next_turn()
    assert table.tokens(SWITCH) == 2
    table.next_turn()
    assert table.me.discard == ["Take", SWITCH]
    assert not are_switched(table)


@ALL
@rule("basic1e:B.controller.2")
def test_407_2_your_means_the_controllers_and_owners_never_change(edition: Edition) -> None:
    steal = tactic("Steal", [v.TakeControl(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    chief = character(
        "Chief", 1, 1, 1,
        v.Conditional(v.CHARACTER.you_control().others(), (v.More(v.STRENGTH, 1),)),
    )  # fmt: skip
    table = board(
        Side(hand=["Steal", "Kill"], play=["Guard"]), Side(play=["Chief"]),
        GUARD, chief, steal, SLAY, edition=edition,
    )  # fmt: skip
    assert table.strength("Guard") == 2
    table.me.deploys("Steal")
    table.me.picks("Chief")
    table.resolves()
    assert table.strength("Guard") == 3
    table.me.deploys("Kill")
    table.me.picks("Chief")
    table.resolves()
    assert table.you.discard == ["Chief"]
    assert table.strength("Guard") == 2


@ALL
@pytest.mark.parametrize("name", ["Marauding Madster", "Mountainous Golem"])
def test_407_2_your_discard_pile_is_not_the_pile_of_a_card_you_do_not_own(
    edition: Edition, name: str
) -> None:
    """Under its owner's control it never stays in the pile; under another's it does."""
    lend = tactic("Lend", [v.Put(v.CARD.named(name).in_hand(), v.PLAY, v.OPPONENT)])
    own = board(Side(play=[name], hand=["Kill"]), Side(), *MADE, edition=edition)
    lent = board(Side(hand=["Lend", name, "Kill"]), Side(), *MADE, lend, edition=edition)
    lent.me.deploys("Lend")
    settles(lent)
    assert (own.controller(name), lent.controller(name)) == (own.me, lent.you)
    for table in (own, lent):
        table.me.deploys("Kill")
        settles(table)
    assert (name in own.me.discard, name in lent.me.discard) == (False, True)


@pytest.mark.parametrize("stolen", [False, True])
def test_407_2_a_ghost_comes_back_from_your_own_discard_pile_only(stolen: bool) -> None:
    mine, yours = ([], [GHOST]) if stolen else ([GHOST], [])
    table = board(
        Side(play=mine, hand=["Kill", "Steal"], resources=ELITE), Side(play=yours), *COMPANY
    )
    if stolen:
        deploys(table.me, "Steal")
    deploys(table.me, "Kill", GHOST)
    assert table.asks is (DecisionKind.ACT if stolen else DecisionKind.MAY)
    if not stolen:
        table.me.agrees()
        assert (table.me.play, table.is_depleted(GHOST), table.me.free) == ([GHOST], True, 11)


@ALL
def test_407_3_control_that_was_taken_lasts_until_the_card_leaves_play(edition: Edition) -> None:
    table = board(
        Side(hand=["Steal", "Lift"]), Side(play=["Guard"], resources=2), GUARD, STEAL, LIFT,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Steal")
    table.resolves()
    for _ in range(4):
        assert table.controller("Guard") is table.me
        table.next_turn()
    table.me.deploys("Lift")
    table.resolves()
    assert table.you.hand == ["Guard"]
    table.next_turn()
    table.you.deploys("Guard")
    table.resolves()
    assert table.controller("Guard") is table.you


@ALL
@rule("cr2010:407.3a", "basic1e:B.takecontrol.1")
def test_407_3a_the_most_recent_effect_has_control(edition: Edition) -> None:
    steal = tactic("Steal", [v.TakeControl(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    lend = tactic(
        "Lend",
        [v.TakeControl(v.PICKED, until=v.Until.END_OF_TURN)],
        pays=[v.Pick(v.CHARACTER)],
    )
    """Stolen for good, borrowed back for a turn in response, and then the thief's again."""
    table = board(
        Side(hand=["Steal", "Wait"]),
        Side(play=["Guard"], hand=["Lend", "Steal"]),
        WEAK_GUARD,
        steal,
        lend,
        tactic("Wait"),
        edition=edition,
    )
    controllers = [table.controller("Guard")]
    table.me.deploys("Steal")
    table.resolves()
    controllers.append(table.controller("Guard"))
    table.me.deploys("Wait")
    table.you.deploys("Lend")
    table.resolves()
    controllers.append(table.controller("Guard"))
    table.next_turn()
    controllers.append(table.controller("Guard"))
    table.you.deploys("Steal")
    table.resolves()
    table.next_turn()
    controllers.append(table.controller("Guard"))
    assert controllers == [table.you, table.me, table.you, table.me, table.you]


@ALL
def test_407_4_a_blocker_added_before_blocks_is_none_after_it_changed_sides(
    edition: Edition,
) -> None:
    lure = tactic(
        "Lure",
        [v.TakeControl(v.PICKED), v.TakeControl(v.PICKED, v.OPPONENT)],
        pays=[v.Pick(v.CHARACTER.opponent_controls())],
    )
    table = board(
        Side(play=["Guard"], hand=["Lure"]), Side(play=["Wall"], hand=["Call", "Wait"]), GUARD,
        WALL, CALL, lure, tactic("Wait"), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.me.passes()
    table.you.deploys("Call")
    table.me.passes()
    table.you.deploys("Wait")
    table.me.deploys("Lure")
    table.you.passes()
    table.me.passes()
    table.you.passes()
    table.you.passes()
    table.resolves()
    assert table.you.influence == 18, "Wall came back, but not into the battle"


@ALL
@rule("basic1e:B.takecontrol.2")
def test_407_4_a_character_that_changes_sides_leaves_the_battle(edition: Edition) -> None:
    steal = tactic("Steal", [v.TakeControl(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(Side(play=["Slow"]), Side(hand=["Steal"]), SLOW, steal, edition=edition)
    table.me.attacks("Slow")
    table.me.passes()
    table.you.deploys("Steal")
    table.resolves()
    assert table.you.influence == 20
    assert table.controller("Slow") is table.you


@COMPREHENSIVE
def test_407_4a_damage_assigned_to_a_character_that_changes_sides_is_not_inflicted(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Guard"], hand=["Steal"]), Side(play=["Wall"]), GUARD, WALL, STEAL,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.you.blocks("Wall")
    passes_until_assigned(table)
    table.me.deploys("Steal")
    table.me.picks("Wall")
    table.you.passes()
    assert table.state.battle is not None
    assert (table.state.battle.attacking, table.state.battle.blocking) == (
        [table.card("Guard")], [],
    )  # fmt: skip
    table.resolves()
    assert table.controller("Wall") is table.me
    assert (table.damage("Wall"), table.you.influence) == (0, 20)


@COMPREHENSIVE
@rule("EX-040")
def test_407_5a_a_location_that_changes_sides_is_no_target_any_more(edition: Edition) -> None:
    steal = tactic("Steal", [v.TakeControl(v.PICKED)], pays=[v.Pick(v.LOCATION)])
    table = board(
        Side(play=["Slow"], hand=["Steal"]), Side(play=["Tower"]), SLOW, steal,
        location("Tower", 2), edition=edition,
    )  # fmt: skip
    table.me.attacks("Slow", target="Tower")
    table.me.deploys("Steal")
    table.resolves()
    with shows("407.5"):
        assert table.damage("Tower") == 0
    assert table.controller("Tower") is table.me
    assert table.asks is DecisionKind.ACT


@COMPREHENSIVE
def test_407_6_nobody_elses_character_joins_your_party(edition: Edition) -> None:
    rally = tactic("Rally", [v.AddToParty(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    for joins in ("Guard", "Wall"):
        table = board(
            Side(play=["Chief", "Guard"], hand=["Rally"]), Side(play=["Wall"]),
            character("Chief", 1, 1), GUARD, WALL, rally, edition=edition,
        )  # fmt: skip
        table.me.attacks("Chief")
        table.me.deploys("Rally")
        table.me.picks(joins)
        table.you.passes()
        battle = table.state.battle
        assert battle is not None
        party = table.names(battle.attacking)
        assert party == (["Chief", "Guard"] if joins == "Guard" else ["Chief"])
        assert battle.blocking == battle.blockers_added == []


def test_407_6_the_brigand_swaps_the_blocker_for_another_of_the_opponents() -> None:
    table = board(
        Side(play=["Mendacious Brigand"]), Side(play=["Guard", "Wall"]), GUARD, COSTLY_WALL
    )
    table.me.attacks("Mendacious Brigand")
    table.you.blocks("Guard")
    table.me.agrees()
    battle = table.state.battle
    assert battle is not None
    assert table.names(battle.blocking) == ["Wall"]
    table.resolves()
    assert (table.damage("Wall"), table.damage("Guard"), table.you.influence) == (2, 0, 20)


@pytest.mark.parametrize(("owner", "asked"), [("you", True), ("me", False)])
def test_407_7_whose_hand_a_card_goes_to_is_its_owners(owner: str, asked: bool) -> None:
    mine, yours = (["Armed"], []) if owner == "me" else ([], ["Armed"])
    table = board(
        Side(play=["Geiseric, the Souleater", *mine], hand=["Lift"], resources=1),
        Side(play=yours), ARMED, LIFT,
    )  # fmt: skip
    mutations.set_controller(table.state, table.card("Armed"), 0 if owner == "you" else 1)
    table.me.deploys("Lift")
    table.me.picks("Armed")
    table.resolves()
    assert (table.asks is DecisionKind.MAY) is asked
    if asked:
        table.me.agrees()
        assert table.you.out_of_game == ["Armed"]
        assert table.tokens("Geiseric, the Souleater") == 1


def test_407_7_a_card_of_the_opponents_goes_to_no_discard_pile_of_ones_own() -> None:
    table = board(
        Side(play=["Avuncular Merlion"], hand=["Kill"], resources=1), Side(play=["Armed"]),
        ARMED, SLAY,
    )  # fmt: skip
    mutations.put_tokens(table.state, table.card("Avuncular Merlion"), 2)
    mutations.set_controller(table.state, table.card("Armed"), 0)
    table.me.deploys("Kill")
    table.me.picks("Armed")
    table.resolves()
    assert (table.asks, table.you.discard) == (DecisionKind.ACT, ["Armed"])


@ALL
def test_407_7a_each_player_owns_the_faction_they_brought(
    catalogue: Catalogue, edition: Edition
) -> None:
    decks = [
        Deck(name, ("Rage",) * 75) for name in ("The Tournament Faction", "Hall of Great Justice")
    ]
    state = new_game(catalogue, decks, seed=1, edition=edition, blanks=True)
    assert [state.owner[card] for card in state.faction] == [0, 1]
    with shows("202.2"):
        assert [state.area[card] for card in state.faction] == [Area.IN_PLAY] * 2
    for player in (0, 1):
        mine = [card for card in range(len(state.kind)) if state.owner[card] == player]
        with shows("407.7"):
            assert len(mine) == 76
    fire = tactic("Fire", [v.Inflict(2, v.FACTION.owned_by(v.OPPONENT))])
    table = board(Side(hand=["Fire"]), Side(), fire, edition=edition)
    table.me.deploys("Fire")
    table.resolves()
    assert (table.me.influence, table.you.influence) == (20, 18)


@ALL
def test_407_8_the_owner_of_a_card_never_changes(edition: Edition) -> None:
    table = board(
        Side(hand=["Steal", "Kill"]),
        Side(play=["Guard"]),
        GUARD,
        STEAL,
        SLAY,
        edition=edition,
    )
    card = table.card("Guard")
    owners = [table.state.owner[card]]
    for name in ("Steal", "Kill"):
        table.me.deploys(name)
        table.resolves()
        owners.append(table.state.owner[card])
    assert owners == [1, 1, 1]
    assert (table.me.discard, table.you.discard) == (["Steal", "Kill"], ["Guard"])


@ALL
def test_a_loop_asks_the_person_who_sits_at_the_side(
    catalogue: Catalogue, edition: Edition
) -> None:
    state = switching_game(catalogue, 1, edition)
    asked: set[tuple[int, int]] = set()
    given = play_on(state, (noting(0, asked), noting(1, asked)), actions=600)
    assert asked == {(0, 0), (1, 1), (0, 1), (1, 0)}
    assert digest(replay(record_of(state, given), catalogue)) == digest(state)


@pytest.mark.slow
@ALL
def test_what_a_person_may_do_is_what_their_side_may_do(
    catalogue: Catalogue, edition: Edition
) -> None:
    state, chance = switching_game(catalogue, 2, edition), random.Random(2)
    switched = 0
    for _ in range(400):
        if state.decision is None:
            break
        asked = to_decide(state)
        views = [observe(state, person) for person in (0, 1)]
        assert [bool(view.legal) for view in views] == [asked == 0, asked == 1]
        switched += views[0].side == 1
        apply(state, chance.choice(legal_actions(state)))
    assert switched > 20


@pytest.mark.slow
@ALL
def test_random_games_full_of_switching_seats_finish_clean(
    catalogue: Catalogue, edition: Edition
) -> None:
    total = Tally()
    for seed in range(1, 4):
        total.add(watch(switching_game(catalogue, seed, edition), seed))
    assert total.deployed[SWITCH] > 5
    assert total.ends["no influence left"] > 0
