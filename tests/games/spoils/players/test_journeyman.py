"""Positions in which a player one step ahead may go wrong, and Journeyman does not."""

from collections.abc import Mapping

import pytest

from app.games.capabilities.computer_players import Opening
from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.engine import (
    EndTurn,
    InPlay,
    Part,
    Phase,
    Side,
    events,
    outcome,
    position,
)
from app.games.spoils.engine.model.events import Event
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.computer_players import SpoilsComputerPlayers
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.players.opening import PreparedDeck
from tests.games.spoils.players.journeyman_at_play import DECK, FACTION, choice, played, turn

IDLE = Side(FACTION, deck=DECK, resources=("Rage",) * 3)


@pytest.mark.parametrize("seed", range(4))
def test_an_opening_hand_is_not_put_back_as_a_whole(
    precons: Mapping[str, PreparedDeck], catalogue: Catalogue, seed: int
) -> None:
    decks = (precons["new-player-banker"], precons["seed-1-warlord"])
    state = SpoilsComputerPlayers().start(Opening(decks, DEFAULT_EDITION.value, seed), catalogue)
    told: list[Event] = []
    while state.turn == 0:
        PLAYABLE.apply(state, choice(state, len(told)).answer)
        told += state.fresh
    put_back = [len(it.cards) for it in told if isinstance(it, events.Mulliganed)]
    assert max(put_back, default=0) <= 3


@pytest.mark.parametrize("cards", [27, 28])
def test_ending_the_turn_is_always_weighed_however_many_answers_there_are(
    catalogue: Catalogue, cards: int
) -> None:
    mine = Side(FACTION, deck=DECK, resources=("Rage",) * 4, hand=("Scout",) * cards)
    state = position(catalogue, (mine, IDLE), seed=3)
    assert len(PLAYABLE.offered(state)) > 24
    weighed = [it.answer for it in choice(state).alternatives]
    assert len(weighed) < len(PLAYABLE.offered(state))
    assert EndTurn() in weighed


def test_a_player_with_few_resources_plays_one_rather_than_draw(catalogue: Catalogue) -> None:
    mine = Side(FACTION, deck=DECK, resources=("Rage",) * 2, hand=("Rage", "Plodding Brute"))
    assert "play Rage as a resource" in turn(catalogue, mine, IDLE, phase=Phase.START)


def test_a_staple_whose_icon_the_hand_lacks_is_played_face_up(catalogue: Catalogue) -> None:
    hand = ("Greed", "Fallen Quarter-Finalist", "Scout", "Dandy Day-Trader")
    mine = Side(FACTION, deck=DECK, resources=("Rage",) * 3, hand=hand)
    assert "play Greed as a resource" in turn(catalogue, mine, IDLE, phase=Phase.START)


def test_a_card_that_will_be_needed_is_not_played_face_down(catalogue: Catalogue) -> None:
    mine = Side(FACTION, deck=DECK, resources=("Rage",) * 3, hand=("Plodding Brute", "Rage"))
    said = turn(catalogue, mine, IDLE, phase=Phase.START)
    assert "play Plodding Brute face-down" not in said
    assert "deploy Plodding Brute" in said


def test_a_character_is_deployed_before_drawing_is_paid_for(catalogue: Catalogue) -> None:
    mine = Side(FACTION, deck=DECK, resources=("Rage",) * 5, hand=("Plodding Brute",))
    said = turn(catalogue, mine, IDLE)
    assert said[0] == "deploy Plodding Brute"


@pytest.mark.parametrize(("card", "influence"), [("D3ck W4rd3n", 2), ("Crushing Usury", 3)])
def test_the_last_influence_is_not_paid(catalogue: Catalogue, card: str, influence: int) -> None:
    mine = Side(FACTION, influence, deck=DECK, resources=("Greed",) * 5, hand=(card,))
    theirs = Side(FACTION, deck=DECK, in_play=("Scout",), resources=("Rage",) * 5)
    assert f"deploy {card}" not in turn(catalogue, mine, theirs)


def test_an_attack_that_would_win_is_blocked(catalogue: Catalogue) -> None:
    attackers = tuple(
        InPlay(it, is_depleted=True, part=Part.ATTACKS) for it in ("Plodding Brute",) * 2
    )
    theirs = Side(FACTION, deck=DECK, resources=("Rage",) * 5, in_play=attackers)
    mine = Side(FACTION, 9, deck=DECK, in_play=("Stalwart Soldier", "Oversoon Lightfoot"))
    state = position(catalogue, (theirs, mine), seed=3, phase=Phase.BLOCKING)
    assert {"Stalwart Soldier", "Oversoon Lightfoot"} & set(played(state, 1))
    assert outcome(state) is None


def test_nobody_attacks_who_is_needed_to_survive_the_answer(catalogue: Catalogue) -> None:
    mine = Side(FACTION, 5, deck=DECK, in_play=("Stalwart Soldier",), resources=("Rage",) * 2)
    theirs = Side(
        FACTION, 20, deck=DECK, resources=("Rage",) * 5,
        in_play=tuple(InPlay(it, is_depleted=True) for it in ("Scout", "Scout")),
    )  # fmt: skip
    assert not any(it.startswith("attack") for it in turn(catalogue, mine, theirs))


def test_removal_is_not_spent_on_an_unhurt_character_of_ones_own(catalogue: Catalogue) -> None:
    mine = Side(
        FACTION, deck=DECK, resources=("Deception",) * 4, in_play=("Headlong Purloiner",),
        hand=("Snake Eyes",),
    )  # fmt: skip
    assert "deploy Snake Eyes" not in turn(catalogue, mine, IDLE)


def test_removal_hits_the_other_side(catalogue: Catalogue) -> None:
    mine = Side(
        FACTION, deck=DECK, resources=("Rage",) * 4, in_play=("Creaky Old Swordsman",),
        hand=("Target Practice",),
    )  # fmt: skip
    theirs = Side(FACTION, deck=DECK, resources=("Rage",) * 5, in_play=("Nimble Conscript",))
    said = turn(catalogue, mine, theirs)
    assert said[said.index("deploy Target Practice") + 1 :][:1] == ["Nimble Conscript"]


def test_a_turn_that_wins_wins_at_once(catalogue: Catalogue) -> None:
    mine = Side(
        FACTION, deck=DECK, resources=("Rage",) * 4, hand=("Target Practice", "Scout"),
        in_play=("Creaky Old Swordsman", "Plodding Brute"),
    )  # fmt: skip
    said = turn(catalogue, mine, Side(FACTION, 5, deck=DECK, resources=("Rage",) * 5))
    assert said[0] == f"attack {FACTION}"
    assert "deploy Target Practice" not in said


def test_a_position_that_is_worth_more_is_likelier_to_be_won(catalogue: Catalogue) -> None:
    values = []
    for influence in (2, 10, 20):
        mine = Side(FACTION, influence, deck=DECK, resources=("Rage",) * 4, hand=("Scout", "Rage"))
        chosen = choice(position(catalogue, (mine, IDLE), seed=3))
        assert chosen.value is not None
        assert chosen.alternatives[0].answer == chosen.answer
        assert list(chosen.alternatives) == sorted(chosen.alternatives, key=lambda it: -it.value)
        values.append(chosen.value)
    assert 0 < values[0] < values[1] < values[2] < 1
