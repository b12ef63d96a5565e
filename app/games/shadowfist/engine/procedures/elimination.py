"""Elimination and its clean-up. Rules: 4.6, 5."""

from __future__ import annotations

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.events import GameEnd
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.procedures.victory import end_game
from app.games.shadowfist.engine.write import power
from app.games.shadowfist.engine.write.areas import put_out, remove_from_game
from app.games.shadowfist.engine.write.structure import clear
from app.games.shadowfist.engine.write.telling import tell


def eliminate_decked(state: State) -> None:
    """5.1: who drew the last card is out; 4.6: the last player wins."""
    leaving = [it for it in state.players if state.is_decked[it] and not state.is_out[it]]
    for player in leaving:
        put_out(state, player)
        tell(state, events.Eliminated(player))
    for player in leaving:
        _clean_up(state, player)
    left = [it for it in state.players if not state.is_out[it]]
    if leaving and len(left) < 2:
        end_game(state, *((left[0], GameEnd.LAST_PLAYER) if left else (None, GameEnd.NOBODY)))


def _clean_up(state: State, player: int) -> None:
    """5.3.1: the cards that the player controls, and what they own out of play, leave the game.

    Cards that others control stay until they leave play (5.3.2). Cards in the burned-for-victory
    piles of others still count there (5.3.3).
    """
    for pile in (state.in_play[player], state.hand[player], state.deck[player]):
        for card in list(pile):
            if card in pile:
                remove_from_game(state, card)
    for card in list(state.smoked[player]):
        remove_from_game(state, card)
    clear(state, player)
    power.lose(state, player, state.power[player])
