"""Phrases around a noun for cards: those before it, and those after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import (
    Being,
    Kind,
    NotOfTrade,
    NotOfType,
    OfSubtype,
    OfTrade,
    Player,
    Property,
    Staple,
    State,
    Who,
)
from app.games.spoils.wording.speech import possessive, subject

_BEFORE: Final = {
    State.DEPLETED: "depleted",
    State.RESTORED: "restored",
    State.COVERT: "Covert",
    State.FACE_DOWN: "face-down",
    State.ATTACKING: "attacking",
    State.BLOCKING: "blocking",
}
AFTER: Final = {
    State.IN_BATTLE: "in a battle",
    State.NOT_IN_BATTLE: "outside battle",
    State.ATTACHED_TO_FACTION: "attached to a faction",
    State.WITH_ABILITY: "with an ability",
    State.WITH_UNIQUE: "with the keyword Unique",
    State.ATTACKED_THIS_TURN: "that attacked this turn",
    State.HAS_ASSIGNED_DAMAGE: "that assigned damage this turn",
    State.HAS_RECEIVED_DAMAGE: "that was damaged this turn",
    State.HAS_DAMAGED_YOUR_FACTION: "that damaged your faction this turn",
    State.DAMAGED_BY_THIS: "that this card damaged this turn",
    State.SINCE_TURN_STARTED: "in play under your control since the turn started",
    State.IN_PLAY_SINCE_TURN_STARTED: "in play since the turn started",
    State.TARGET_OF_ATTACK: "under attack",
    State.IN_COVERT_PARTY: "in a Covert party",
    State.ATTACKING_ALONE: "attacking alone",
}
KINDS: Final = {
    Kind.NAME: "card",
    Kind.TYPE: "card type",
    Kind.SUBTYPE: "subtype",
    Kind.ICON: "resource icon",
}


def brackets(icons: str) -> str:
    """Icon letters as they are written in running text: `[R][R]`."""
    return "".join(f"[{icon}]" for icon in icons)


def before(it: Property) -> str:
    """A word for a property that stands before the noun; nothing for all others."""
    match it:
        case Being(state=state):
            return _BEFORE.get(state, "")
        case OfTrade(trade=trade):
            return trade.value
        case NotOfTrade(trade=trade):
            return f"non-{trade.value}"
        case NotOfType(types=types):
            return " ".join(f"non-{kind.value.lower()}" for kind in types)
        case OfSubtype(subtypes=subtypes):
            return " or ".join(f'"{subtype}"' for subtype in subtypes)
        case Staple():
            return "staple"
    return ""


AreaPhrase = Callable[[Who], str]
IN: Final[dict[Area, AreaPhrase]] = {
    Area.HAND: lambda of: f"in {possessive(of)} hand",
    Area.DECK: lambda of: f"in {possessive(of)} deck",
    Area.DISCARD_PILE: lambda of: f"in {possessive(of)} discard pile",
    Area.BEING_DEPLOYED: lambda of: (
        "being deployed"
        if of is Player.EACH
        else f"{subject(of)} {'deploy' if of is Player.YOU else 'deploys'}"
    ),
    Area.OUT_OF_GAME: lambda of: "out of the game",
    Area.IN_PLAY: lambda of: "in play",
    Area.VOID: lambda of: "in the Void",
}


def controlled(who: Who, verb: str) -> str:
    """The phrase for whose cards they are: `your opponent controls`; empty for anyone's."""
    if who is Player.EACH:
        return ""
    if who is Player.THEY:
        return f"they {verb}"
    return f"{subject(who)} {verb if who is Player.YOU else verb + 's'}"
