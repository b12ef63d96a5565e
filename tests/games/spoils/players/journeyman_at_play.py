"""Journeyman in a position, and what it says there."""

from app.games.spoils.engine import Phase, Side, State, in_words, position
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.apprentice import by_rule
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.players.levels import JOURNEYMAN
from app.games.tabletop.referee.players import Choice, chance_of, decide

FACTION = "The Tournament Faction"
DECK = ("Rage", "Scout", "Plodding Brute", "Stalwart Soldier", "Rage") * 4


def choice(state: State, number: int = 0) -> Choice[object]:
    """The choice that Journeyman makes now."""
    person = PLAYABLE.to_decide(state)
    assert person is not None
    chance = chance_of(1, person, number)
    return decide(PLAYABLE, state, JOURNEYMAN.player, chance, JOURNEYMAN.effort)


def turn(catalogue: Catalogue, *sides: Side, phase: Phase = Phase.ACTION) -> list[str]:
    """The first player's answers in words, as Journeyman, up to the end of the turn."""
    state = position(catalogue, sides, seed=3, phase=phase)
    return played(state, state.active)


def played(state: State, person: int) -> list[str]:
    """A person's answers in words, as Journeyman, in this turn; others play by rule."""
    begun, said = state.turn, list[str]()
    while PLAYABLE.to_decide(state) is not None and state.turn == begun:
        if PLAYABLE.to_decide(state) != person:
            PLAYABLE.apply(state, by_rule(state, PLAYABLE.legal(state)))
            continue
        answer = choice(state, len(said)).answer
        said.append(in_words(state, answer))
        PLAYABLE.apply(state, answer)
    return said
