"""The verbs: what costs and effects tell players to do, one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.spoils.vocabulary.amounts import AnyAmount, Condition, HowMany
from app.games.spoils.vocabulary.cards import CARD, THIS, Cards, Who
from app.games.spoils.vocabulary.changes import Change, Paragraph
from app.games.spoils.vocabulary.events import Event
from app.games.spoils.vocabulary.places import Kind, Place, Player, Price, Until


@dataclass(frozen=True, slots=True)
class Step:
    """One instruction. What cannot be done is skipped in effects, and bars a cost (401.2)."""


@dataclass(frozen=True, slots=True)
class Only(Step):
    """In a cost: the cost can be satisfied only if this holds. Rules: 401.3a."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Pay(Step):
    """Attach so many free resources to the faction. Rules: 309."""

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
    """Take cards by chance; they become CHOSEN."""

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
    """Work an amount out now; the letter stands for it from then on."""

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
    """Put cards from play into their owners' discard piles, by destruction."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Draw(Step):
    """Draw cards."""

    count: HowMany = 1
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Discard(Step):
    """Choose cards in one's hand and discard them; they become DISCARDED."""

    count: HowMany = 1
    who: Who = Player.YOU
    cards: Cards = CARD


@dataclass(frozen=True, slots=True)
class DiscardAtRandom(Step):
    """Discard cards from one's hand by chance; they become DISCARDED."""

    count: AnyAmount = 1
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class DiscardThose(Step):
    """Discard the cards meant from the hand they are in; they become DISCARDED."""

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
    """Inflict damage divided among cards as a player likes."""

    amount: AnyAmount | HowMany
    among: Cards
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class RemoveDamage(Step):
    """Take damage off cards."""

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
    """Take tokens off each of the cards; in a cost all of them must be there (401.3b)."""

    cards: Cards = THIS
    count: HowMany = 1


@dataclass(frozen=True, slots=True)
class Put(Step):
    """Move cards to a place, which is not deploying (402.8).

    Hand, deck and discard pile are their owner's. `under` is who controls what enters
    play, `attached_to` what it is attached to.
    """

    cards: Cards
    into: Place
    under: Who = Player.YOU
    attached_to: Cards | None = None


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
    """Cards gain, lose, must or cannot, for a time."""

    cards: Cards
    changes: tuple[Change, ...]
    until: Until = Until.END_OF_TURN


@dataclass(frozen=True, slots=True)
class Establish(Step):
    """A paragraph is active for a time, apart from any card's text."""

    paragraph: Paragraph
    until: Until = Until.END_OF_TURN


@dataclass(frozen=True, slots=True)
class TakeControl(Step):
    """A player takes control of cards. Rules: 407.3."""

    cards: Cards
    who: Who = Player.YOU
    until: Until = Until.FOR_GOOD


@dataclass(frozen=True, slots=True)
class Attach(Step):
    """Attach a card to another, if it can be."""

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
class Deploy(Step):
    """Deploy cards of those meant, on the terms given; optional inside a `May` only."""

    cards: Cards
    price: Price = Price.AS_USUAL
    who: Who = Player.YOU
    count: HowMany = 1


@dataclass(frozen=True, slots=True)
class PlayResources(Step):
    """Play resources from hand, face-up or face-down. Rules: 402.8."""

    count: HowMany = 1
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class PlayFaceDown(Step):
    """Play cards face-down as resources. Rules: 411."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class FlipFaceDown(Step):
    """Cards leave play and enter it face-down under their owner's control. Rules: 411.4."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class PutMicromajigs(Step):
    """Put Micromajig tokens into play; they become AFFECTED. Rules: 409.3."""

    count: HowMany = 1
    under: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class ReduceNextCost(Step):
    """The next numeric cost you pay this turn is lower; `of` narrows down what for.

    With `CARD` it is any numeric cost, otherwise that of deploying such a card.
    """

    amount: AnyAmount
    of: Cards = CARD


@dataclass(frozen=True, slots=True)
class ReduceNextThreshold(Step):
    """The next card you deploy this turn needs up to so many fewer of the named icon."""

    by: int


@dataclass(frozen=True, slots=True)
class RemoveFromBattle(Step):
    """Cards leave the battle they are in."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class AddToParty(Step):
    """Cards join a battle party their controller has in the battle. Rules: 407.6."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Attack(Step):
    """You attack now, once; the battle is fought before the next step."""


@dataclass(frozen=True, slots=True)
class ChangeAttackTarget(Step):
    """The attack is on that card from now on."""

    to: Cards


@dataclass(frozen=True, slots=True)
class Terminate(Step):
    """What is not resolved yet does not resolve. Rules: 314."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Duplicate(Step):
    """Follow a copy of a tactic's text. Rules: 305."""

    card: Cards


@dataclass(frozen=True, slots=True)
class UseAbility(Step):
    """Use an ability of one of the cards, so many times its effect."""

    of: Cards
    times: int = 1


@dataclass(frozen=True, slots=True)
class FlipCoin(Step):
    """Flip a coin and follow the steps for winning or losing."""

    win: tuple[Step, ...] = ()
    lose: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class May(Step):
    """The one gate. A player may meet the cost; then one, otherwise the other follows.

    With an empty cost the player is asked whether to follow `then`.
    """

    cost: tuple[Step, ...] = ()
    then: tuple[Step, ...] = ()
    otherwise: tuple[Step, ...] = ()
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class If(Step):
    """Follow one or the other, by a condition looked at now."""

    condition: Condition
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class ChooseOne(Step):
    """A player chooses one of the options and it is followed."""

    options: tuple[tuple[Step, ...], ...]
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class By(Step):
    """Each such player in turn order follows the steps; THEY is that player. Rules: 402.2."""

    who: Who
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Repeat(Step):
    """Follow the steps again and again as long as the condition holds after them."""

    steps: tuple[Step, ...]
    condition: Condition


@dataclass(frozen=True, slots=True)
class Later(Step):
    """Follow the steps once, when the event next happens."""

    event: Event
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class ChangeAmount(Step):
    """In a replacement: the event happens with its amount raised, or lowered if below 0."""

    by: int


@dataclass(frozen=True, slots=True)
class AmountBecomes(Step):
    """In a replacement: the event happens with this amount."""

    amount: AnyAmount


@dataclass(frozen=True, slots=True)
class AsUsual(Step):
    """In a replacement: the event happens as it would have."""


@dataclass(frozen=True, slots=True)
class EntersUnder(Step):
    """The card that is being deployed enters play under a player's control."""

    card: Cards
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Bespoke(Step):
    """A step that no word expresses: named, and written out in words of our own."""

    name: str
    words: str
