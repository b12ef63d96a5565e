"""Owners of the cards mentioned, as far as the words so far tell."""

from __future__ import annotations

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import Cards, In, Is, OwnerOf, Player, Role, TopOfDeck, Who
from app.games.spoils.wording.speech import Speech, possessive


def home(cards: Cards, speech: Speech) -> Who | None:
    """The player whose cards these are, as far as where they lie or lay tells."""
    for it in cards.where:
        match it:
            case TopOfDeck(of=OwnerOf() as of):
                return of
            case TopOfDeck(of=Player() as of) | In(
                Area.HAND | Area.DECK | Area.DISCARD_PILE, of=Player() as of
            ):
                return None if of is Player.EACH else of
            case Is(role=Role.PICKED, nth=nth):
                homes = set(speech.pick_homes[nth - 1 : nth] if nth else speech.pick_homes)
                return homes.pop() if len(homes) == 1 else None
            case Is(role=role):
                return speech.homes.get(role)
    return None


def theirs(who: Who, phrase: str, speech: Speech) -> str:
    """A phrase for something of a player, who is not named twice in a clause."""
    name = possessive(who, speech)
    if who is Player.THEY and speech.actor is None:
        return "that player's"
    return "their" if who is not Player.YOU and name in phrase else name
