"""Meanings of answers: a number or place as a typed value, and any answer in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import (
    Action,
    Answer,
    Attack,
    CardId,
    Choose,
    Deploy,
    Done,
    EndTurn,
    Player,
    PlayResource,
    UseAbility,
)
from app.games.spoils.engine.model.decisions import Decision, DecisionKind
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read.active_text import text_of
from app.games.spoils.wording import say_steps


@dataclass(frozen=True, slots=True)
class Agreement:
    """The answer to an offer: taken or refused. Rules: 401.1a."""

    agrees: bool


@dataclass(frozen=True, slots=True)
class Starter:
    """The player who takes the first turn. Rules: 601.1c."""

    player: Player


@dataclass(frozen=True, slots=True)
class PickedPlayer:
    """The player who is picked."""

    player: Player


@dataclass(frozen=True, slots=True)
class Share:
    """One target's share of the damage of `source`. Rules: 408, 609.1c."""

    amount: int
    target: CardId
    source: CardId | None


@dataclass(frozen=True, slots=True)
class Letter:
    """The value chosen for a letter of a text. Rules: 410.2."""

    letter: str
    value: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """The number of cards to draw."""

    count: int


@dataclass(frozen=True, slots=True)
class TokensRemoved:
    """The number of tokens to take off `card`; if it is None, off each card that the text means."""

    count: int
    card: CardId | None


@dataclass(frozen=True, slots=True)
class TokensMade:
    """The number of card tokens that come into play. Rules: 409.3."""

    count: int


@dataclass(frozen=True, slots=True)
class Bid:
    """A bid of `amount` free resources. Rules: 413."""

    amount: int


@dataclass(frozen=True, slots=True)
class Steps:
    """The instructions of a text that are followed."""

    steps: tuple[v.Step, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """The one of several texts with which a card is deployed."""

    text: v.OnResolve


@dataclass(frozen=True, slots=True)
class Named:
    """The name, type, subtype or icon that is named."""

    word: str


@dataclass(frozen=True, slots=True)
class Next:
    """The first of several things that happen together. Rules: 503.4, 506.4.

    `source` is the card whose text it is.
    """

    label: str
    source: CardId


@dataclass(frozen=True, slots=True)
class Offer:
    """One of several offers of a text, in words."""

    label: str


Meaning: TypeAlias = (
    Agreement | Starter | PickedPlayer | Share | Letter | Drawn | TokensRemoved | TokensMade
    | Bid | Steps | Text | Named | Next | Offer
)  # fmt: skip


def meaning(decision: Decision, answer: Answer) -> Meaning:
    """The meaning of a legal numbered answer to a decision, as a typed value."""
    value = answer.value
    match decision.kind:
        case DecisionKind.MAY:
            return Agreement(value == 1)
        case DecisionKind.WHO_STARTS:
            return Starter(value)
        case DecisionKind.DIVIDE:
            return Share(value, decision.chosen[0], decision.source)
        case DecisionKind.BID:
            return Bid(value)
        case DecisionKind.NAME:
            return Named(decision.words[value])
        case DecisionKind.ORDER:
            return Next(decision.words[value], decision.sources[value])
        case _:
            return _of_instruction(decision, value)


def _of_instruction(decision: Decision, value: int) -> Meaning:
    match decision.instruction:
        case v.ChooseNumber(letter=letter):
            return Letter(letter, value)
        case v.Draw():
            return Drawn(value)
        case v.RemoveTokens():
            return TokensRemoved(value, None)
        case v.PutMicromajigs():
            return TokensMade(value)
        case v.ChooseOne(options=options):
            return Steps(options[value])
        case v.OneOfTexts(texts=texts):
            return Text(texts[value])
        case v.PickPlayer():
            return PickedPlayer(value)
        case _ if decision.kind is DecisionKind.CHOOSE_NUMBER:
            return TokensRemoved(value, decision.chosen[0])
        case _:
            return Offer(decision.words[value])


def in_words(state: State, answer: Action) -> str:
    """A legal answer in words, such as "deploy Gnat" or "2 damage to Scout".

    It names hidden cards, so show it only to the player who is asked.
    """
    match answer:
        case Deploy(card, flip_up):
            return f"{'flip up' if flip_up else 'deploy'} {state.name(card)}"
        case UseAbility(card, number):
            return f"use {ability_of(state, answer).name or f'ability {number + 1}'} of " + (
                state.name(card)
            )
        case Attack(target):
            return f"attack {state.name(target)}"
        case PlayResource(card, face_down):
            return f"play {state.name(card)} {'face-down' if face_down else 'as a resource'}"
        case Choose(card):
            return state.name(card)
        case EndTurn():
            return "end the turn"
        case Done():
            return "done"
        case Answer():
            assert state.decision is not None
            return _number_in_words(state, meaning(state.decision, answer))


def ability_of(state: State, answer: UseAbility) -> v.Ability:
    """The ability that is used, with its name, cost and effect."""
    return text_of(state, answer.card).abilities[answer.number]


def _number_in_words(state: State, it: Meaning) -> str:
    match it:
        case Agreement(agrees):
            return "yes" if agrees else "no"
        case Starter(player):
            return f"player {player + 1} starts"
        case PickedPlayer(player):
            return f"player {player + 1}"
        case Share(amount, target):
            return f"{amount} damage to {state.name(target)}"
        case Letter(letter, value):
            return f"{letter} is {value}"
        case Drawn(count):
            return f"draw {count}"
        case TokensMade(count):
            return f"{count} Micromajig tokens"
        case TokensRemoved(count, card):
            return f"{count} tokens" + (f" off {state.name(card)}" if card is not None else "")
        case Bid(amount):
            return f"bid {amount}"
        case Steps(steps):
            return _steps_in_words(state, steps)
        case Text(text):
            return _steps_in_words(state, (*text.cost, *text.effect))
        case Named(word) | Next(label=word) | Offer(word):
            return word


def _steps_in_words(state: State, steps: tuple[v.Step, ...]) -> str:
    decision = state.decision
    assert decision is not None
    assert decision.source is not None
    kind = state.kind_of(decision.source)
    return say_steps(v.script(kind.card.name, *kind.text.paragraphs), steps)
