"""A script in words of our own, paragraph by paragraph."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import (
    PICKED,
    THIS,
    Ability,
    AmountBecomes,
    AsUsual,
    AttachTo,
    ChangeAmount,
    ChooseOne,
    Condition,
    Conditional,
    Discards,
    EntersPlay,
    EntersWith,
    Exists,
    FlipUp,
    HasKeyword,
    Keyword,
    May,
    OneOfTexts,
    OnResolve,
    Paragraph,
    Pick,
    Place,
    Player,
    Provides,
    Put,
    Redirect,
    Replacement,
    Requirement,
    Role,
    Script,
    StateHolds,
    Step,
    Trigger,
    Unique,
    walk,
)
from app.games.spoils.wording.changes import about, changes, for_many
from app.games.spoils.wording.conditions import condition, event
from app.games.spoils.wording.descriptions import brackets
from app.games.spoils.wording.nouns import called, every, head, noun, reference
from app.games.spoils.wording.numbers import number
from app.games.spoils.wording.speech import (
    Speech,
    add_words,
    article,
    joined,
    possessive,
    sentence,
    subject,
)
from app.games.spoils.wording.steps import clauses, sentences


class LineKind(StrEnum):
    """The kinds of lines in a text, for whoever lays it out."""

    KEYWORD = "keyword"
    ABILITY = "ability"
    COST = "cost"
    EFFECT = "effect"
    TRIGGER = "trigger"
    CONDITIONAL = "conditional"
    REPLACEMENT = "replacement"
    REQUIREMENT = "requirement"
    OPTION = "option"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class WordingLine:
    """A paragraph in words. Icons stand as `[R]`.

    `name`, `cost` and `effect` are set for abilities and for what a card asks and does
    when it is deployed; `threshold` holds icon letters; `text` is everything else.
    """

    kind: LineKind
    text: str = ""
    name: str = ""
    threshold: str = ""
    cost: str = ""
    effect: str = ""

    @property
    def plain(self) -> str:
        """The whole line as one text."""
        threshold = f" {brackets(self.threshold)}" if self.threshold else ""
        start = (
            f"{self.name}{threshold}:" if self.name else (f"{threshold.strip()}:" * bool(threshold))
        )
        parts = [start, self.text]
        parts += [f"COST: {self.cost}"] if self.cost else []
        parts += [f"EFFECT: {self.effect}"] if self.effect and self.cost else [self.effect]
        return " ".join(part for part in parts if part)


_AREAS: Final = {
    Area.DISCARD_PILE: "from your discard pile",
    Area.HAND: "from your hand",
    Area.IN_PLAY: "",
}


def say(script: Script) -> tuple[WordingLine, ...]:
    """A script's paragraphs in words, in order; none for a card without rules text."""
    found: list[WordingLine] = []
    for paragraph in script.paragraphs:
        found += _lines(paragraph, _speech(script))
    return tuple(found)


def say_steps(script: Script, steps: tuple[Step, ...]) -> str:
    """Some steps of a script in words, as a clause that begins with a small letter."""
    speech = _speech(script)
    for paragraph in script.paragraphs:
        choices = [it for it in walk(paragraph) if isinstance(it, ChooseOne)]
        if any(steps in it.options for it in choices):
            optional = [it for choice in choices for it in walk(choice)]
            before = [it for it in walk(paragraph) if isinstance(it, Pick) and it not in optional]
            speech.picks = [(called(it.cards), it.count != 1) for it in before] or speech.picks
    return clauses(steps, speech)


def _speech(script: Script) -> Speech:
    """The words that a script's paragraphs may refer to: the bearer, and the picks of deploying."""
    speech = Speech()
    for paragraph in script.paragraphs:
        if isinstance(paragraph, AttachTo):
            speech.host = f"attached {head(paragraph.cards)}"
        if isinstance(paragraph, OnResolve) and not paragraph.effect:
            picks = [it for it in walk(paragraph) if isinstance(it, Pick)]
            speech.picks = [(called(it.cards), it.count != 1) for it in picks]
    return speech


def _resolving(it: OnResolve, speech: Speech) -> list[WordingLine]:
    fresh = Speech(host=speech.host)
    cost = sentences(it.cost, fresh)
    fresh.just_chosen = False
    effect = sentences(it.effect, fresh)
    return [WordingLine(LineKind.COST if not effect else LineKind.EFFECT, cost=cost, effect=effect)]


def _ability(it: Ability, speech: Speech) -> list[WordingLine]:
    fresh = Speech(host=speech.host)
    limits: list[str] = []
    if _AREAS.get(it.area):
        limits.append(f"use this {_AREAS[it.area]}")
    if it.users is Player.EACH:
        limits.append("any player may use this")
    if it.per_turn is not None:
        limits.append(
            f"use this at most {'once' if it.per_turn == 1 else f'{it.per_turn} times'} each turn"
        )
    cost = " ".join([*(sentence(limit) for limit in limits), sentences(it.cost, fresh)])
    fresh.just_chosen = False
    effect = sentences(it.effect, fresh)
    return [WordingLine(LineKind.ABILITY, "", it.name, it.threshold, cost.strip(), effect)]


def _trigger(it: Trigger, speech: Speech) -> list[WordingLine]:
    held = condition(it.condition, speech) if it.condition else ""
    if isinstance(it.event, StateHolds):
        start = f"as soon as {held}"
    else:
        start = event(it.event, speech) + (f", if {held}" if held else "")
    if it.area is not Area.IN_PLAY:
        start = f"while this card is in your {it.area.value}, {start}"
    if it.per_turn is not None:
        times = "time" if it.per_turn == 1 else f"{it.per_turn} times"
        start = start.replace("when ", f"the first {times} each turn ", 1)
    text = sentence(f"{start}: {_effect(it.effect, speech)}")
    return [WordingLine(LineKind.TRIGGER, text, it.name, it.threshold)]


def _effect(steps: Any, speech: Speech) -> str:
    phrase = sentences(steps, speech)
    start = phrase[:1] if phrase[1:2] == " " and phrase[:1] in "XY" else phrase[:1].lower()
    return f"{start}{phrase[1:]}".rstrip(".") if phrase else "nothing"


def _replacement(it: Replacement, speech: Speech) -> list[WordingLine]:
    match it:
        case Replacement(EntersPlay(cards), (Put(put, Place.PLAY, under),)) if cards == put == THIS:
            phrase = sentence(f"this card comes into play under {possessive(under)} control")
            return [WordingLine(LineKind.REPLACEMENT, phrase, threshold=it.threshold)]
    start = event(it.event, speech).replace("when ", "the next time " if it.next_only else "if ", 1)
    held = f" and {condition(it.condition, speech)}" if it.condition else ""
    if isinstance(it.event, Discards):
        start = start.replace("discard cards", "discard a card")
        speech.event = "card"
    text = sentence(f"{start}{held}, {_instead(it.instead, speech)}")
    return [WordingLine(LineKind.REPLACEMENT, text, threshold=it.threshold)]


def _instead(steps: tuple[Step, ...], speech: Speech) -> str:
    """The clause for the replacement; a short one if it only changes an amount or is optional."""
    match steps:
        case (ChangeAmount() | AmountBecomes(),):
            return clauses(steps, speech)
        case (May(otherwise=(AsUsual(),)) as offer,):
            phrase = clauses((replace(offer, otherwise=()),), speech)
            return phrase.replace(" may ", " may instead ", 1)
    return f"instead: {clauses(steps, speech)}"


def _conditional(it: Conditional, speech: Speech) -> list[WordingLine]:
    holding = [f"this card is in your {it.area.value}"] if it.area is not Area.IN_PLAY else []
    holding += [_holding(it.condition, speech)] if it.condition else []
    held = f"while {joined(holding)}, " if holding else ""
    what = every(it.cards, speech)
    predicate = changes(it.changes, speech)
    if what.startswith("all ") and any(word is Role.ITSELF for word in walk(it.changes)):
        what = f"each {noun(it.cards, speech)}"
    elif what.startswith("the cards ") or (
        not reference(it.cards, speech)
        and not what.startswith(("the top card", "your faction", "your opponent's hand"))
    ):
        predicate = for_many(predicate)
    if predicate.startswith(("cannot", "can ")):
        what = what.removeprefix("all ")
    phrase = about(it.changes, what, speech) or f"{what} {predicate}"
    return [WordingLine(LineKind.CONDITIONAL, sentence(f"{held}{phrase}"), threshold=it.threshold)]


def _holding(it: Condition, speech: Speech) -> str:
    """A condition that has to go on holding: a picked card is still there."""
    match it:
        case Exists(cards=cards) if cards == PICKED:
            return f"{noun(cards, speech)} is in play"
    return condition(it, speech)


def _requirement(it: Requirement, speech: Speech) -> list[WordingLine]:
    held = f"while {condition(it.condition, speech)}, " if it.condition else ""
    phrase = changes((it.rule,), speech)
    if it.who is Player.YOU:
        phrase = for_many(phrase)
    return [
        WordingLine(
            LineKind.REQUIREMENT,
            sentence(f"{held}{subject(it.who, speech)} {phrase}"),
            threshold=it.threshold,
        )
    ]


def _options(it: OneOfTexts, speech: Speech) -> list[WordingLine]:
    who = "You choose" if it.who is Player.YOU else "Your opponent chooses"
    found = [WordingLine(LineKind.TEXT, f"{who} one of these texts for this card:")]
    for count, text in enumerate(it.texts, 1):
        (line,) = _resolving(text, speech)
        found.append(
            WordingLine(LineKind.OPTION, name=f"OPTION {count}", cost=line.cost, effect=line.effect)
        )
    return found


def _flip_up(it: FlipUp, speech: Speech) -> list[WordingLine]:
    extra = f", and {clauses(it.extra, Speech())}" if it.extra else ""
    return [WordingLine(LineKind.KEYWORD, f"Flip Up {it.cost} {brackets(it.threshold)}{extra}")]


_KEYWORDS: Final = {
    Keyword.COVERT: "Covert",
    Keyword.TACTICAL: "Tactical",
    Keyword.ANY_NUMBER: "A deck may hold any number of copies of this card.",
}

_PARAGRAPHS: Final[dict[type[Paragraph], Callable[[Any, Speech], list[WordingLine]]]] = {
    HasKeyword: lambda it, s: [
        WordingLine(LineKind.KEYWORD, _KEYWORDS[it.keyword], threshold=it.threshold)
    ],
    Unique: lambda it, s: [WordingLine(LineKind.KEYWORD, f"Unique {it.name}")],
    AttachTo: lambda it, s: [
        WordingLine(LineKind.KEYWORD, f"Attach to {article(noun(it.cards, s))}")
    ],
    Provides: lambda it, s: [WordingLine(LineKind.KEYWORD, f"Provides {brackets(it.icons)}")],
    FlipUp: _flip_up,
    EntersWith: lambda it, s: [_enters_with(it, s)],
    OnResolve: _resolving,
    OneOfTexts: _options,
    Ability: _ability,
    Trigger: _trigger,
    Replacement: _replacement,
    Conditional: _conditional,
    Requirement: _requirement,
    Redirect: lambda it, s: [_redirect(it, s)],
}


def _enters_with(it: EntersWith, speech: Speech) -> WordingLine:
    many = "a token" if it.tokens == 1 else f"{number(it.tokens, speech)} tokens"
    held = f", if {condition(it.condition, speech)}" if it.condition else ""
    return WordingLine(LineKind.TRIGGER, sentence(f"this card enters play with {many} on it{held}"))


def _redirect(it: Redirect, speech: Speech) -> WordingLine:
    phrase = f"the next {number(it.amount, speech)} damage to {every(it.cards, speech)}"
    text = sentence(f"{phrase} is inflicted on {every(it.to, speech)} instead")
    return WordingLine(LineKind.REPLACEMENT, text)


def _lines(paragraph: Paragraph, speech: Speech) -> list[WordingLine]:
    return _PARAGRAPHS[type(paragraph)](paragraph, speech)


def _paragraph(paragraph: Paragraph, speech: Speech) -> str:
    """One paragraph as one text, without the full stop."""
    return " ".join(line.plain for line in _lines(paragraph, speech)).rstrip(".")


add_words(dict.fromkeys(_PARAGRAPHS, _paragraph))
