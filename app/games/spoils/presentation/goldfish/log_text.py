"""The log of a game by hand: what happened, in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from app.games.spoils.engine import CardId, Player
from app.games.spoils.engine.model import events as happened
from app.games.spoils.engine.model.events import Event
from app.games.spoils.goldfish.seating import ME, OPPONENT

NameOf = Callable[[CardId], str]
HIDDEN: Final = -1


def sentences(events: Sequence[Event], name_of: NameOf, side: Player) -> list[str]:
    """The events in sentences, in order, for a player who sat at that side before them."""
    described = []
    for event in events:
        side = side_after([event], side)
        described.append(_mine(event, name_of, side) or _anybodys(event, name_of))
    return [sentence for sentence in described if sentence]


def side_after(events: Sequence[Event], side: Player) -> Player:
    """The side at which the player sits after these events, having sat at `side` before them."""
    for event in events:
        if isinstance(event, happened.SeatsSwitched):
            side = OPPONENT if event.switched else ME
    return side


def _mine(event: Event, name_of: NameOf, side: Player) -> str:
    """A sentence for something that only the player does; empty for other events.

    The opponent is idle, and the player acts at the side where they sit.
    """
    if getattr(event, "player", side) != side:
        return ""
    match event:
        case happened.Mulliganed(cards=cards):
            return f"{_count(len(cards))} put back: {_names(cards, name_of)}."
        case happened.Drew(cards=cards):
            return f"Drew {_names(cards, name_of)}." if cards else "No card left to draw."
        case happened.ResourcePlayed(card=card, face_down=face_down):
            return f"Played {name_of(card)} {'face-down' if face_down else 'face-up'}."
        case happened.Deployed(card=card):
            return f"Deployed {name_of(card)}."
        case happened.AbilityUsed(card=card):
            return f"Used an ability of {name_of(card)}."
        case happened.Attacked(party=party, target=target):
            return f"{_names(party, name_of)} attacked {name_of(target)}."
        case happened.Paid(amount=amount) if amount:
            return f"Paid {amount}."
        case happened.Discarded(cards=cards):
            return f"Discarded {_names(cards, name_of)}."
        case happened.Picked(cards=cards):
            return f"Picked {_names(cards, name_of)}."
        case happened.Chosen(what=what):
            return f"Chose {what}."
        case happened.CoinFlipped(won=won):
            return f"{'Won' if won else 'Lost'} the coin flip."
    return ""


def _anybodys(event: Event, name_of: NameOf) -> str:
    match event:
        case happened.InfluenceLost(player=player, amount=amount):
            return f"{_whose(player)} lost {amount} influence."
        case happened.InfluenceGained(player=player, amount=amount):
            return f"{_whose(player)} gained {amount} influence."
        case happened.Destroyed(card=card):
            return f"{name_of(card)} was destroyed."
        case happened.TokensPut(card=card, amount=amount):
            return f"{abs(amount)} token{'s' if abs(amount) != 1 else ''} " + (
                f"put on {name_of(card)}." if amount > 0 else f"removed from {name_of(card)}."
            )
        case happened.Terminated(card=card):
            return f"{name_of(card)} was stopped."
        case happened.Undone(card=card):
            return f"The costs of {name_of(card)} could not be satisfied; everything was undone."
        case happened.SeatsSwitched(switched=switched):
            if switched:
                return "The players changed seats: you sit at the opponent’s side."
            return "The players changed seats: you are back at your own side."
        case happened.GameEnded(winner=winner):
            if winner is None:
                return "The game ended in a draw."
            return "You won." if winner == ME else "You lost."
    return ""


def _whose(player: int) -> str:
    return "Your faction" if player == ME else "The opponent"


def _names(cards: Sequence[CardId], name_of: NameOf) -> str:
    names = [name_of(card) if card != HIDDEN else "a card" for card in cards]
    return ", ".join(names) if len(names) < 3 else f"{', '.join(names[:-1])} and {names[-1]}"


def _count(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
