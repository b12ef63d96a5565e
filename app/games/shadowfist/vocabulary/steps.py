"""Steps that an effect does as it resolves, behind the double colon. Rules: 24.6, 24.8."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist.terms import Keyword
from app.games.shadowfist.vocabulary.cards import Cards, Who
from app.games.shadowfist.vocabulary.places import Pile, Player, Until
from app.games.tabletop.scripts import Amount, AnyAmount, Change, Paragraph, Step

__all__ = [
    "Cancel", "CeaseAttacking", "CeaseIntercepting", "ChangeTarget", "CopyOf", "DiscardHands",
    "DiscardUpTo", "Draw", "DrawUpTo", "FillHand", "FlipCoin", "GainPower", "GeneratePower", "Give",
    "Heal", "HealDivided", "Inflict", "InflictDivided", "InflictEach", "Later", "LookAndDiscard",
    "LookAtTop", "MaySmoke", "MayToast", "MovePower", "MoveTo", "Play", "PutCounters", "Redirect",
    "Reload", "Retarget", "ReturnAtRandom", "ReturnToPlay", "Reveal", "SearchDeck", "ShuffleIn",
    "ShuffleInFromHand", "Smoke", "SmokeAndLet", "SmokeAndReturn", "StealPower", "Succeed",
    "SwapRows", "TakeControl", "ToHand", "Toast", "TurnFaceDown", "Unturn",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Inflict(Step):
    """Inflict non-combat damage on cards, as if with bold-faced abilities; as a price, too.

    Rules: 29.2.
    """

    amount: AnyAmount
    to: Cards
    keywords: tuple[Keyword, ...] = ()


@dataclass(frozen=True, slots=True)
class InflictDivided(Step):
    """Inflict non-combat damage on each card as it was divided before. Rules: 29.2."""


@dataclass(frozen=True, slots=True)
class InflictEach(Step):
    """Inflict on each target an amount of its own, in which it is ITSELF. Rules: 29.2.

    `amounts` are those that generation has determined, in the order of the targets (24.2).
    """

    amount: AnyAmount
    amounts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SmokeAndLet(Step):
    """Smoke cards; their controllers may then smoke one each of some others. Rules: 20."""

    cards: Cards
    others: Cards


@dataclass(frozen=True, slots=True)
class MaySmoke(Step):
    """The player at a seat may smoke one of the cards; `SmokeAndLet` leads to it. Rules: 20."""

    cards: Cards
    player: int


@dataclass(frozen=True, slots=True)
class MayToast(Step):
    """A player may toast one of the cards, which are found as the step is carried out. Rules: 46.

    Each of `cards` is looked for in play or in one pile.
    """

    cards: tuple[Cards, ...]
    who: Who


@dataclass(frozen=True, slots=True)
class SmokeAndReturn(Step):
    """Smoke cards, and return them to play under the control of their owners. Rules: 20, 44.1."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class HealDivided(Step):
    """Remove damage from each card as it was divided before. Rules: 16."""


@dataclass(frozen=True, slots=True)
class Retarget(Step):
    """The new targets that were chosen replace those of the effect. Rules: 26.6.4."""


@dataclass(frozen=True, slots=True)
class Heal(Step):
    """Remove damage from cards, all of it where no amount is said. Rules: 16."""

    cards: Cards
    amount: int | Amount | None = None


@dataclass(frozen=True, slots=True)
class Smoke(Step):
    """Smoke cards. Rules: 20."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class ToHand(Step):
    """Return cards to the hands of their owners. Rules: 35.3.5."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Unturn(Step):
    """Unturn cards. Rules: 21.1."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class MoveTo(Step):
    """Characters change to the location that was chosen. Rules: 13."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class CeaseAttacking(Step):
    """Attackers cease to attack. Rules: 28.5.1."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Cancel(Step):
    """Cancel cards that are being played. Rules: 33."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class GainPower(Step):
    """Gain Power from the bank. Rules: 17.2.2."""

    amount: AnyAmount
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class GeneratePower(Step):
    """Generate Power; what else would generate some this Establishing Shot generates none.

    That is everything of the player's, or with `only_events` their Events. Rules: 17.2.1, 22.2.2.
    """

    amount: AnyAmount
    only_events: bool = False


@dataclass(frozen=True, slots=True)
class StealPower(Step):
    """Take Power out of the pools of players into yours. Rules: 17.2.3."""

    amount: AnyAmount
    of: Who = Player.THEY


@dataclass(frozen=True, slots=True)
class Draw(Step):
    """Draw cards. Rules: 9.2.1."""

    amount: AnyAmount = 1
    who: Who = Player.YOU


@dataclass(frozen=True, slots=True)
class Give(Step):
    """Give cards changes for a time: those listed, or those that `ChooseOne` chose. Rules: 26.5."""

    cards: Cards
    changes: tuple[Change, ...] = ()
    until: Until = Until.END_OF_TURN


@dataclass(frozen=True, slots=True)
class TakeControl(Step):
    """Take control of cards, for a time or as long as they are in play. Rules: 35.3."""

    cards: Cards
    until: Until = Until.LEAVES_PLAY


@dataclass(frozen=True, slots=True)
class Play(Step):
    """You may play a card from your hand, or another pile, for less Power. Rules: 25.1.1, 37, 44.4.

    With `free` it costs nothing, with `any_time` the time of its type is waived, with `ignoring`
    its resource conditions are; with `face_up` a Site is played so.
    """

    cards: Cards
    less: AnyAmount = 0
    free: bool = False
    any_time: bool = False
    ignoring: bool = False
    face_up: bool = False
    from_: Pile = Pile.IN_HAND


@dataclass(frozen=True, slots=True)
class PutCounters(Step):
    """Put counters on cards."""

    cards: Cards
    amount: AnyAmount = 1


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """Turn face-down Sites face-up; as a price, too. Rules: 24.4."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Succeed(Step):
    """The attack that ended last counts as a success. Rules: 28.11, 28.12."""


@dataclass(frozen=True, slots=True)
class DrawUpTo(Step):
    """Draw as many cards as you like, up to a number."""

    most: AnyAmount


@dataclass(frozen=True, slots=True)
class FillHand(Step):
    """Draw cards until you have as many as your hand size. Rules: 9.2.2.2."""


@dataclass(frozen=True, slots=True)
class DiscardUpTo(Step):
    """Discard as many cards from your hand as you like, up to a number. Rules: 39."""

    most: AnyAmount


@dataclass(frozen=True, slots=True)
class DiscardHands(Step):
    """Players discard their hands. Rules: 39."""

    who: Who


@dataclass(frozen=True, slots=True)
class LookAndDiscard(Step):
    """You see a player's hand, and may choose what they discard out of it. Rules: 39."""

    who: Who = Player.THEY


@dataclass(frozen=True, slots=True)
class SearchDeck(Step):
    """You may find such a card in your deck and take it into your hand; then shuffle.

    With `to_top` it goes on top of the shuffled deck; with `must` you take one, which nobody else
    sees. Rules: 1.2.1.
    """

    cards: Cards
    to_top: bool = False
    must: bool = False


@dataclass(frozen=True, slots=True)
class ShuffleIn(Step):
    """Shuffle cards out of a pile into their owner's deck. Rules: 1.2.1."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class ShuffleInFromHand(Step):
    """Choose a card in your hand, and shuffle it into your deck. Rules: 1.2.1."""


@dataclass(frozen=True, slots=True)
class ReturnAtRandom(Step):
    """Each player, the active one first, returns to play one such smoked card of theirs (44.1).

    Chance decides which.
    """

    cards: Cards


@dataclass(frozen=True, slots=True)
class MovePower(Step):
    """Take Power from one player's pool and put it into another's. Rules: 17.2."""

    amount: AnyAmount
    of: Who = Player.VICTIM
    to: Who = Player.THEY


@dataclass(frozen=True, slots=True)
class LookAtTop(Step):
    """You see what you would draw next, and may put it last instead."""


@dataclass(frozen=True, slots=True)
class TurnFaceDown(Step):
    """Turn Sites face-down: those that match as the step is carried out. Rules: 24.4."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class ReturnToPlay(Step):
    """Return cards from a smoked pile to play, under their owner's control or yours (44.1)."""

    cards: Cards
    under_yours: bool = False


@dataclass(frozen=True, slots=True)
class Reload(Step):
    """Put cards from a smoked pile on top of their owner's deck. Rules: 50.13."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Toast(Step):
    """Toast cards. Rules: 46."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class FlipCoin(Step):
    """Flip a coin, and follow one list of steps or the other."""

    heads: tuple[Step, ...]
    tails: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class SwapRows(Step):
    """Swap the front-row and the back-row Site of each location. Rules: 9.1.3."""


@dataclass(frozen=True, slots=True)
class ChangeTarget(Step):
    """The card becomes the target of the attack that is under way. Rules: 28.1.3.1."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Later(Step):
    """A text waits for an event until then, with the choices of this one. Rules: 26.4."""

    when: Paragraph
    until: Until = Until.END_OF_TURN


@dataclass(frozen=True, slots=True)
class CeaseIntercepting(Step):
    """Interceptors cease to intercept. Rules: 28.6.6."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Redirect(Step):
    """Redirect the damage that a source is about to inflict on a card to another. Rules: 38.

    With `most` not more points than that.
    """

    of: Cards
    source: Cards
    to: Cards
    most: AnyAmount | None = None


@dataclass(frozen=True, slots=True)
class CopyOf(Step):
    """This card copies printed Fighting, rules text and restrictions of a card. Rules: 36."""

    cards: Cards
