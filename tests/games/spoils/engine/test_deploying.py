"""Deploying. Rules: 604."""

from collections.abc import Callable

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, Deploy
from app.games.spoils.engine.model import events
from app.games.spoils.engine.observe import may_see
from app.games.spoils.terms import Area, CardType
from tests.support.made_cards import (
    CHEAP_TOWER,
    DRAW_A_CARD,
    GAIN,
    GUARD,
    PLAIN_HAT,
    WALL,
    WEAK_GUARD,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Made, Side, Table, board, character, item, location, made, tactic
from tests.support.tables import kinds_of

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
KNIGHT = character("Knight", 2, 9, 2, v.Unique("Knight"))
SNEAK = character("Sneak", 2, 9, 2, v.COVERT)
WHEEL = character("Wheel", 1, 9, 1, v.Ability("SPIN", (), (v.GainInfluence(1),)))
SHED = location("Shed", 5)
GIFT = tactic("Gift", [v.GainInfluence(1)])
CARDS: tuple[Made, ...] = (GUARD, KNIGHT, SNEAK, WHEEL, PLAIN_HAT, SHED, GIFT)


def mine(name: str, icon: str, **there: list[str]) -> Side:
    """A side with the card in hand, all it costs, and what else is there."""
    return Side(hand=[name, *there.pop("hand", [])], resources=[icon] * 9, **there)


STRONG = character("Big", 5, 5, cost=4)


@ALL
@pytest.mark.parametrize(
    ("name", "icon", "there", "yours"),
    [
        ("Foul Diviner", "Obsession", {"discard": ["Gift"]}, {}),
        ("Cowslaw", "Obsession", {"discard": ["Gift"]}, {}),
        ("Remember", "Obsession", {"discard": ["Gift"]}, {}),
        ("Rouse", "Obsession", {"discard": ["Gift"]}, {}),
        ("This, That, and the Other Thing", "Obsession", {"discard": ["Gift"] * 3}, {}),
        ("Manifest", "Obsession", {"face_down": ["Gift"]}, {}),
        ("Hidden Ruins", "Greed", {"face_down": ["Shed"]}, {}),
        ("Accidental Invention", "Elitism", {"face_down": ["Hat"]}, {}),
        ("Forgotten Tentacle", "Obsession", {}, {"face_down": ["Guard"]}),
        ("Prestige Inversion", "Greed", {}, {"play": ["Knight"]}),
        ("Jocular Stupefaction", "Elitism", {}, {"play": ["Sneak"]}),
        ("Tamper", "Elitism", {}, {"play": ["Wheel"]}),
    ],
)
def test_604_1_what_a_card_asks_for_has_to_be_there(
    edition: Edition,
    name: str,
    icon: str,
    there: dict[str, list[str]],
    yours: dict[str, list[str]],
) -> None:
    bare = board(mine(name, icon), Side(play=["Guard"]), *CARDS, edition=edition)
    assert not bare.me.can_deploy(name)
    table = board(mine(name, icon, **there), Side(**yours), *CARDS, edition=edition)
    assert table.me.can_deploy(name)
    table.me.deploys(name)


@ALL
@pytest.mark.parametrize(
    ("name", "icon", "to", "outcome"),
    [
        ("Muddle", "Obsession", "Gift", lambda it: (it.me.influence, it.you.influence) == (20, 21)),
        ("Voidal Interference", "Obsession", "Guard", lambda it: it.me.deck == ["Guard"]),
        ("Anatidaephobia", "Greed", "Guard", lambda it: it.me.discard == ["Guard"]),
        ("Patent Enforcement", "Elitism", "Hat", lambda it: it.controller("Hat") is it.you),
    ],
)
def test_604_1_a_card_for_responses_waits_for_what_it_responds_to(
    edition: Edition, name: str, icon: str, to: str, outcome: Callable[[Table], bool]
) -> None:
    table = board(Side(hand=[to], resources=3), mine(name, icon), *CARDS, edition=edition)
    assert not table.you.can_deploy(name)
    table.me.deploys(to)
    table.you.deploys(name)
    table.resolves()
    assert outcome(table)


@ALL
@pytest.mark.parametrize(
    ("name", "left"), [("Cock Block", ["Wheel"]), ("Exploding Sock Puppet!", [])]
)
def test_604_1_an_ability_is_stopped_in_response(
    edition: Edition, name: str, left: list[str]
) -> None:
    table = board(Side(play=["Wheel"]), mine(name, "Elitism"), *CARDS, edition=edition)
    assert not table.you.can_deploy(name)
    table.me.uses("Wheel", "SPIN")
    table.you.deploys(name)
    table.resolves()
    assert (table.me.influence, table.me.play) == (20, left)


@ALL
@pytest.mark.parametrize(
    ("name", "back"), [("Architectural Restitution", "Shed"), ("Shocking Reappearance", "Guard")]
)
def test_604_1_some_tactics_wait_for_an_attack(edition: Edition, name: str, back: str) -> None:
    table = board(
        Side(play=["Knight"]), mine(name, "Greed", discard=[back]), *CARDS, edition=edition
    )
    table.me.attacks("Knight")
    while not table.you.can_deploy(name):
        assert table.asks in (DecisionKind.BATTLE_WINDOW, DecisionKind.RESPOND)
        (table.me if table.me.legal else table.you).passes()
    table.you.deploys(name)
    table.resolves()
    assert back in table.you.play


@ALL
@pytest.mark.parametrize(
    ("name", "first", "icon"),
    [("Voidal Replication", ["Gift"], "Obsession"), ("633fy 31f", ["Hat", "Hat"], "Elitism")],
)
def test_604_1_some_cards_wait_for_others_of_the_same_turn(
    edition: Edition, name: str, first: list[str], icon: str
) -> None:
    table = board(mine(name, icon, hand=first), Side(), *CARDS, edition=edition)
    for other in first:
        assert not table.me.can_deploy(name)
        table.me.deploys(other)
        table.resolves()
    assert table.me.can_deploy(name)
    table.me.deploys(name)
    table.resolves()
    assert table.me.influence == (22 if name == "Voidal Replication" else 20)


@ALL
@rule("EX-B04")
def test_604_1_a_deployed_card_is_paid_for_and_enters_play(edition: Edition) -> None:
    table = board(Side(hand=["Big"], resources=5), Side(), STRONG, edition=edition)
    table.me.deploys("Big")
    assert table.area("Big") is Area.BEING_DEPLOYED
    with shows("604.1d"):
        assert table.me.free == 1
    table.resolves()
    assert table.me.play == ["Big"]
    assert table.controller("Big") is table.me


@ALL
def test_604_1a_any_card_in_hand_but_a_resource_can_be_deployed(edition: Edition) -> None:
    hand = ["Guard", "Hat", "Tower", "Plan", "Rage", "Mine"]
    table = board(
        Side(hand=hand, deck=["Wall"], discard=["Wall"], resources=3), Side(hand=["Wall"]),
        GUARD, WALL, CHEAP_TOWER, item("Hat"), tactic("Plan"), made("Mine", CardType.RESOURCE),
        edition=edition,
    )  # fmt: skip
    offered = [table.state.name(it.card) for it in table.me.legal if isinstance(it, Deploy)]
    assert sorted(offered) == ["Guard", "Hat", "Plan", "Tower"]
    table.me.deploys("Hat")
    assert table.area("Hat") is Area.BEING_DEPLOYED


@ALL
def test_604_1c_a_card_that_is_being_deployed_lies_open(edition: Edition) -> None:
    table = board(Side(hand=["Guard"], resources=2), Side(), GUARD, edition=edition)
    card = table.card("Guard")
    assert [may_see(table.state, player, card) for player in (0, 1)] == [True, False]
    table.me.deploys("Guard")
    assert (table.area("Guard"), table.me.hand) == (Area.BEING_DEPLOYED, [])
    assert [may_see(table.state, player, card) for player in (0, 1)] == [True, True]
    assert not table.state.face_down[card]


@ALL
def test_604_1e_nobody_loses_by_costs_that_cannot_be_satisfied(edition: Edition) -> None:
    """The last influence and a card: without a card it cannot be used, with one it can."""
    pact = v.Ability("PACT", (v.LoseInfluence(3), v.Discard()), (v.Draw(1),))
    monk = character("Monk", 1, 1, 1, pact)
    table = board(Side(play=["Monk"], influence=3), Side(), monk, edition=edition)
    assert not table.me.can_use("Monk", "PACT")
    table = board(Side(play=["Monk"], hand=["Monk"], influence=3), Side(), monk, edition=edition)
    table.me.uses("Monk", "PACT")
    assert table.winner is table.you


@ALL
@rule("cr2010:603.1e")
def test_604_1e_a_card_that_cannot_be_paid_for_cannot_be_deployed(edition: Edition) -> None:
    table = board(Side(hand=["Big"], resources=3), Side(), STRONG, edition=edition)
    assert not table.me.can_deploy("Big")


@COMPREHENSIVE
def test_604_1e_failed_costs_are_undone_and_leave_no_trace(edition: Edition) -> None:
    """The trigger that the discard set off is terminated: no influence is gained."""
    gamble = tactic(
        "Gamble",
        [v.Draw(1)],
        pays=[
            v.FlipCoin((v.Let("X", 0),), (v.Let("X", 9),)),
            v.Discard(1),
            v.Pay(v.Number("X")),
        ],
    )
    mourner = item("Mourner", v.Trigger(v.Discards(v.YOU), (v.GainInfluence(1),)))
    side = Side(hand=["Gamble", "Guard"], play=["Mourner"], resources=2, deck=["Guard"])
    ends = []
    for seed in range(1, 12):
        table = board(side, Side(), gamble, WEAK_GUARD, mourner, edition=edition, seed=seed)
        table.me.deploys("Gamble")
        table.resolves()
        there = (table.me.hand, table.me.free, table.me.discard, table.me.influence)
        if table.told(events.Undone):
            assert there == (["Gamble", "Guard"], 2, [], 20)
        else:
            assert there == (["Guard"], 2, ["Guard", "Gamble"], 21)
        ends.append(bool(table.told(events.Undone)))
    assert set(ends) == {True, False}


def test_604_1e_a_card_that_chance_made_too_dear_is_not_tried_again_this_turn() -> None:
    gamble = tactic(
        "Gamble",
        [v.GainInfluence(1)],
        pays=[
            v.FlipCoin((v.Let("X", 0),), (v.Let("X", 9),)),
            v.Pay(v.Number("X")),
        ],
    )
    for seed in range(1, 30):
        table = board(Side(hand=["Gamble"], deck=["Guard"]), Side(), gamble, WEAK_GUARD, seed=seed)
        table.me.deploys("Gamble")
        if table.told(events.Undone):
            break
    else:
        pytest.fail("every coin was won")
    assert table.me.hand == ["Gamble"]
    assert not table.me.can_deploy("Gamble"), "the coin has fallen, it is not flipped again"
    table.next_turn()
    table.next_turn()
    assert table.me.can_deploy("Gamble"), "in another turn it is"


def test_604_1e_an_ability_that_chance_made_too_dear_is_not_tried_again_this_turn() -> None:
    wager = v.Ability(
        "WAGER",
        (v.FlipCoin((v.Let("X", 0),), (v.Let("X", 9),)), v.Pay(v.Number("X"))),
        (v.GainInfluence(1),),
    )
    other = v.Ability("HOPE", (), ())
    for seed in range(1, 30):
        table = board(
            Side(play=["Monk"], deck=["Guard"]), Side(), WEAK_GUARD,
            character("Monk", 1, 1, 1, wager, other), seed=seed,
        )  # fmt: skip
        table.me.uses("Monk", "WAGER")
        if table.told(events.Undone):
            break
    else:
        pytest.fail("every coin was won")
    with shows("606.1d"):
        assert not table.me.can_use("Monk", "WAGER")
        assert table.me.can_use("Monk", "HOPE")
    table.next_turn()
    table.next_turn()
    assert table.me.can_use("Monk", "WAGER")


@ALL
def test_604_1f_what_waits_for_a_card_to_be_deployed_happens_before_the_response(
    edition: Edition,
) -> None:
    herald = item("Herald", v.Trigger(v.Deploys(v.YOU, v.CHARACTER), (GAIN,)))
    table = board(
        Side(play=["Herald"], hand=["Guard"], resources=2), Side(), GUARD, herald, edition=edition
    )
    table.me.deploys("Guard")
    assert kinds_of(table, events.Paid, events.Deployed, events.InfluenceGained) == [
        events.Paid, events.Deployed, events.InfluenceGained,
    ]  # fmt: skip
    with shows("604.1g"):
        assert (table.asks, table.asked) == (DecisionKind.RESPOND, table.you)
    assert table.area("Guard") is Area.BEING_DEPLOYED


@rule("basic1e:B.play.5")
@ALL
def test_604_1h_a_tactic_goes_to_its_owners_discard_pile(edition: Edition) -> None:
    table = board(
        Side(hand=["Study"], deck=["Guard"], resources=1), Side(), WEAK_GUARD, DRAW_A_CARD,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Study")
    table.resolves()
    assert (table.me.discard, table.me.hand) == (["Study"], ["Guard"])


@ALL
def test_604_2_a_resource_is_not_deployed(edition: Edition) -> None:
    table = board(Side(hand=["Rage"], resources=5), Side(), edition=edition)
    assert not any(isinstance(action, Deploy) for action in table.me.legal)


@ALL
def test_604_3_all_triggers_on_entering_play_happen_together(edition: Edition) -> None:
    herald = character(
        "Herald", 1, 1, 1,
        v.Trigger(v.EntersPlay(), (v.GainInfluence(1),)),
        v.Trigger(v.EntersPlay(), (v.LoseInfluence(1, v.OPPONENT),)),
        cost=0,
    )  # fmt: skip
    table = board(Side(hand=["Herald"]), Side(), herald, edition=edition)
    table.me.deploys("Herald")
    table.resolves()
    assert table.asks is DecisionKind.ORDER
    assert len(table.me.numbers()) == 2
    assert (table.me.influence, table.you.influence) == (20, 20), "neither has happened yet"
    table.me.answers(0)
    assert (table.me.influence, table.you.influence) == (21, 19)
