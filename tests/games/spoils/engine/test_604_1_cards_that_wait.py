"""Cards that ask for something rare before they can be deployed. Rules: 402.3, 604.1."""

from collections.abc import Callable

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from tests.support.scenario import Made, Side, Table, board, character, item, location, tactic

EDITIONS = pytest.mark.parametrize("edition", list(Edition))
GUARD = character("Guard", 2, 3, cost=2)
KNIGHT = character("Knight", 2, 9, 2, words.Unique("Knight"))
SNEAK = character("Sneak", 2, 9, 2, words.COVERT)
WHEEL = character("Wheel", 1, 9, 1, words.Ability("SPIN", (), (words.GainInfluence(1),)))
HAT = item("Hat", cost=1)
SHED = location("Shed", 5)
GIFT = tactic("Gift", [words.GainInfluence(1)])
CARDS: tuple[Made, ...] = (GUARD, KNIGHT, SNEAK, WHEEL, HAT, SHED, GIFT)


def mine(name: str, icon: str, **there: list[str]) -> Side:
    """A side with the card in hand, all it costs, and what else is there."""
    return Side(hand=[name, *there.pop("hand", [])], resources=[icon] * 9, **there)


@EDITIONS
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


@EDITIONS
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


@EDITIONS
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


@EDITIONS
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


@EDITIONS
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
