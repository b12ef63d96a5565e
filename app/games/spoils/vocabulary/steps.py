"""The verbs: what costs and effects tell players to do, one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.vocabulary.amounts import Condition, HowMany
from app.games.spoils.vocabulary.cards import Cards, Who
from app.games.spoils.vocabulary.changes import Change, Paragraph
from app.games.spoils.vocabulary.places import Kind, Place, Player, Until
from app.games.spoils.vocabulary.selectors import CARD, THIS
from app.games.tabletop.scripts import AnyAmount, Step

__all__ = [
    "Alter",
    "Arrange",
    "Attach",
    "AttachResources",
    "Choose",
    "ChooseAtRandom",
    "ChooseNumber",
    "Deplete",
    "Destroy",
    "Detach",
    "DetachThose",
    "Discard",
    "DiscardAtRandom",
    "DiscardThose",
    "Draw",
    "Establish",
    "FlipFaceDown",
    "GainInfluence",
    "Inflict",
    "InflictDivided",
    "Let",
    "Look",
    "LoseInfluence",
    "Name",
    "Only",
    "Pay",
    "Pick",
    "PickPlayer",
    "Put",
    "PutMicromajigs",
    "PutTokens",
    "PutTokensDivided",
    "RemoveDamage",
    "RemoveTokens",
    "Restore",
    "Reveal",
    "RevealUntil",
    "Search",
    "Shuffle",
    "Step",
    "TakeControl",
]


@dataclass(frozen=True, slots=True)
class Only(Step):
    """In a cost: the cost can be satisfied only if this holds. Rules: 401.3a."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Pay(Step):
    """Attach this many free resources to the faction. Rules: 309."""

    amount: AnyAmount
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Pick(Step):
    """Pick cards; they become PICKED. Rules: 310."""

    cards: Cards
    count: HowMany = 1
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class PickPlayer(Step):
    """Pick one of the players; they become Player.PICKED."""

    who: Player = Player.OPPONENT


@dataclass(frozen=True, slots=True)
class Choose(Step):
    """Choose cards without picking; they become CHOSEN."""

    cards: Cards
    count: HowMany = 1
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class ChooseAtRandom(Step):
    """Choose cards at random; they become CHOSEN."""

    cards: Cards
    count: AnyAmount = 1


@dataclass(frozen=True, slots=True)
class ChooseNumber(Step):
    """Choose a whole number; the letter stands for it from then on. Rules: 410.2."""

    letter: str = "X"
    at_least: AnyAmount = 0
    at_most: AnyAmount | None = None
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Let(Step):
    """Compute an amount now; the letter stands for it from then on."""

    letter: str
    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class Name(Step):
    """Name a card name, type, subtype or icon; `AsNamed` refers to it."""

    kind: Kind
    among: Cards = CARD
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Deplete(Step):
    """Deplete restored cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Restore(Step):
    """Restore depleted cards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Destroy(Step):
    """Destroy cards: they go from play to their owners' discard piles."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Draw(Step):
    """Draw cards."""

    count: HowMany = 1
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Discard(Step):
    """Choose cards in hand and discard them; they become DISCARDED."""

    count: HowMany = 1
    who: Who = Player.YOU
    cards: Cards = CARD


@dataclass(frozen=True, slots=True)
class DiscardAtRandom(Step):
    """Discard cards from hand at random; they become DISCARDED."""

    count: AnyAmount = 1
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class DiscardThose(Step):
    """Discard the given cards from the hand they are in; they become DISCARDED."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class GainInfluence(Step):
    """A player's faction gains influence."""

    amount: AnyAmount
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class LoseInfluence(Step):
    """A player's faction loses influence, which is not damage (408.3b)."""

    amount: AnyAmount
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Inflict(Step):
    """Inflict damage on each of the cards. Rules: 408."""

    amount: AnyAmount
    to: Cards
    source: Cards = THIS


@dataclass(frozen=True, slots=True)
class InflictDivided(Step):
    """Inflict damage, divided among cards as a player chooses."""

    amount: AnyAmount | HowMany
    among: Cards
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class RemoveDamage(Step):
    """Remove damage from cards."""

    cards: Cards
    count: HowMany


@dataclass(frozen=True, slots=True)
class PutTokens(Step):
    """Put tokens on each of the cards. Rules: 409."""

    cards: Cards = THIS
    amount: AnyAmount = 1


@dataclass(frozen=True, slots=True)
class PutTokensDivided(Step):
    """Put tokens on cards, divided as you like."""

    cards: Cards
    count: HowMany


@dataclass(frozen=True, slots=True)
class RemoveTokens(Step):
    """Remove tokens from each of the cards; as a cost, all of them must be there (401.3b)."""

    cards: Cards = THIS
    count: HowMany = 1


@dataclass(frozen=True, slots=True)
class Put(Step):
    """Move cards to a place, which is not deploying (402.8).

    Hand, deck and discard pile are their owner's. `under` is who controls what enters
    play, `attached_to` what it is attached to. `ordered_by` is who puts cards on a deck
    in any order, the first one on top; without it they keep their order.
    """

    cards: Cards
    into: Place
    under: Who = Player.YOU
    attached_to: Cards | None = None
    ordered_by: Who | None = None


@dataclass(frozen=True, slots=True)
class Look(Step):
    """Look at cards; they become LOOKED_AT."""

    cards: Cards
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """Show cards to all players; they become REVEALED."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class RevealUntil(Step):
    """Reveal cards from the top of a deck until one matches, or none is left.

    All of them become REVEALED, the one that matches becomes FOUND.
    """

    cards: Cards
    deck: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Search(Step):
    """Look through a deck for cards, which become FOUND; its owner shuffles. Rules: 312."""

    cards: Cards = CARD
    count: HowMany = 1
    deck: Who = Player.YOU
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Shuffle(Step):
    """Shuffle a player's deck."""

    deck: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Arrange(Step):
    """Put cards back on the top of the deck they came from, in any order."""

    cards: Cards
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Alter(Step):
    """Apply changes to cards for a limited time."""

    cards: Cards
    changes: tuple[Change, ...]
    until: Until = Until.END_OF_TURN


@dataclass(frozen=True, slots=True)
class Establish(Step):
    """Make a paragraph active for a limited time, independently of any card's text."""

    paragraph: Paragraph
    until: Until = Until.END_OF_TURN


@dataclass(frozen=True, slots=True)
class TakeControl(Step):
    """Give a player control of cards. Rules: 407.3."""

    cards: Cards
    who: Who = Player.YOU
    until: Until = Until.FOR_GOOD


@dataclass(frozen=True, slots=True)
class Attach(Step):
    """Attach a card to another if possible."""

    card: Cards
    to: Cards


@dataclass(frozen=True, slots=True)
class AttachResources(Step):
    """Attach resources to their controller's faction."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Detach(Step):
    """Detach resources from a player's faction."""

    count: HowMany
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class DetachThose(Step):
    """Detach the given resources from the faction they are attached to."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class FlipFaceDown(Step):
    """Cards leave play and return to it face-down under their owner's control. Rules: 411.4."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class PutMicromajigs(Step):
    """Put Micromajig tokens into play; they become AFFECTED. Rules: 409.3."""

    count: HowMany = 1
    under: Who = Player.YOU
