"""Events in sentences, for replays and logs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.model.state import State
from app.games.spoils.terms import Area

PLAYERS: Final = ("Player 1", "Player 2")


def describe(state: State, event: Event) -> str | None:
    """A sentence for an event; None for those that another event at the same time describes."""
    match event:
        case events.CardMoved(card, _, Area.HAND, Area.BEING_DEPLOYED, controller):
            return f"{PLAYERS[controller]} announces {state.name(card)}."
        case events.LeftPlay(card, _, into) if into is not Area.IN_PLAY:
            return f"{state.name(card)} leaves play ({into.value})."
        case events.EnteredPlay(card, controller, face_down):
            name = "A face-down card" if face_down else state.name(card)
            return f"{name} enters play under the control of {PLAYERS[controller]}."
        case events.Destroyed(card):
            return f"{state.name(card)} is destroyed."
        case events.Discarded(player, cards):
            return f"{PLAYERS[player]} discards {_names(state, cards)}."
        case events.Drew(player, cards):
            return f"{PLAYERS[player]} draws {_count(len(cards))}."
        case events.Revealed(cards, to):
            seen = "everybody" if to is None else PLAYERS[to]
            return (
                f"{_names(state, cards)} {'is' if len(cards) == 1 else 'are'} revealed to {seen}."
            )
        case events.Picked(player, cards):
            return f"{PLAYERS[player]} picks {_names(state, cards)}."
        case events.Chosen(player, what):
            return f"{PLAYERS[player]} chooses: {what}."
        case events.CoinFlipped(player, won):
            return f"{PLAYERS[player]} flips a coin and {'wins' if won else 'loses'}."
        case _:
            return _say_more(state, event)


def _say_more(state: State, event: Event) -> str | None:
    match event:
        case events.DamageInflicted(target, amount, sources):
            inflict = "inflicts" if len(sources) == 1 else "inflict"
            return f"{_names(state, sources)} {inflict} {amount} damage on {state.name(target)}."
        case events.InfluenceLost(player, amount):
            return f"{PLAYERS[player]} loses {amount} influence."
        case events.InfluenceGained(player, amount):
            return f"{PLAYERS[player]} gains {amount} influence."
        case events.Paid(player, amount):
            return f"{PLAYERS[player]} pays {amount}."
        case events.AbilityUsed(card, player):
            return f"{PLAYERS[player]} uses an ability of {state.name(card)}."
        case events.ResourcePlayed(card, player, face_down):
            name = "a card face-down" if face_down else state.name(card)
            return f"{PLAYERS[player]} plays {name} as a resource."
        case events.Terminated(card):
            return f"{state.name(card)} is terminated."
        case events.TokensPut(card, amount):
            return f"{amount:+} tokens on {state.name(card)}."
        case events.ControlChanged(card, controller):
            return f"{PLAYERS[controller]} takes control of {state.name(card)}."
        case events.Depleted(card):
            return f"{state.name(card)} is depleted."
        case events.Restored(card):
            return f"{state.name(card)} is restored."
        case events.Attached(card, to):
            return f"{state.name(card)} is attached to {state.name(to)}."
        case _:
            return _say_turn(state, event)


def _say_turn(state: State, event: Event) -> str | None:
    match event:
        case events.AttackAnnounced(player, target):
            return f"{PLAYERS[player]} attacks {state.name(target)}."
        case events.Attacked(_, party):
            return f"Attacking: {_names(state, party)}."
        case events.Blocked(_, party):
            return f"Blocking: {_names(state, party)}."
        case events.Mulliganed(player, cards):
            return f"{PLAYERS[player]} puts {_count(len(cards))} on the bottom of the deck."
        case events.TurnStarted(player, turn):
            return f"Turn {turn}, {PLAYERS[player]}"
        case events.TurnEndAnnounced(player):
            return f"{PLAYERS[player]} ends the turn."
        case events.SeatsSwitched(switched):
            return _seats(switched=switched)
        case events.LoopStopped(steps):
            return f"A loop was stopped after {steps} steps."
        case events.GameEnded(winner, why):
            return _result(winner, why)
        case _:
            return None


def _seats(*, switched: bool) -> str:
    if not switched:
        return "The players are back in their own seats."
    first, second = PLAYERS
    return f"The players change seats: {second} now decides for {first}, and {first} for {second}."


def _result(winner: Player | None, why: str) -> str:
    return f"The game is a draw: {why}." if winner is None else f"{PLAYERS[winner]} wins: {why}."


def _count(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def _names(state: State, cards: Iterable[CardId]) -> str:
    return ", ".join(state.name(card) for card in cards) or "nothing"
