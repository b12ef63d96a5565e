"""A reader of rules text: for drafting scripts, and for checking them against printed text.

It knows the game's own terms, but no single card. It declines what it does not understand.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import (
    COVERT,
    HOST,
    ITSELF,
    TACTICAL,
    THIS,
    Ability,
    Action,
    AttachTo,
    Cannot,
    Cards,
    Conditional,
    Destroyed,
    EntersWith,
    FlipFaceDown,
    FlipUp,
    If,
    OneOfTexts,
    OnResolve,
    Paragraph,
    Pick,
    Player,
    Provides,
    Replacement,
    Requirement,
    Script,
    StateHolds,
    Step,
    Trigger,
    Unique,
    walk,
)
from app.games.spoils.wording.read.change_phrases import changes, subject
from app.games.spoils.wording.read.context import DeclinedError, ReadingContext
from app.games.spoils.wording.read.event_phrases import condition, event
from app.games.spoils.wording.read.noun_phrases import amount, cards
from app.games.spoils.wording.read.phrases import known_phrases
from app.games.spoils.wording.read.sentences import split, steps

__all__ = [
    "DeclinedError",
    "read",
]

_ICONS: Final = r"(?:\[\w\])+"
_REPAIRS: Final = (
    ("’", "'"),
    (" ot ", " to "),
    ("destoy", "destroy"),
    ("atleast", "at least"),
    (" my detach", " may detach"),
    ("a an ", "an "),
    ("the the ", "the "),
    ("play,you", "play, you"),
    ("turn you may", "turn, you may"),
    ("turn put", "turn, put"),
    ("play you may", "play, you may"),
    ("card destroy it", "card, destroy it"),
    ("At start", "At the start"),
    ("comes into play with", "enters play with"),
    ("do you may", "do, you may"),
)
_KEYWORDS: Final = {
    "covert": COVERT,
    "tactical": TACTICAL,
    "you may play this card whenever you could play a tactic.": TACTICAL,
}


def read(name: str, text: str) -> Script:
    """The script that says the same as a rules text.

    Raises DeclinedError with the part that is not understood.
    """
    for wrong, right in _REPAIRS:
        text = text.replace(wrong, right)
    lines = [known_phrases(re.sub(r"\s+", " ", line).strip()) for line in text.split("\n")]
    return Script(name, tuple(_paragraphs([line for line in lines if line and line[0] != "("])))


def _paragraphs(lines: list[str]) -> list[Paragraph]:
    found: list[Paragraph] = []
    plain: list[str] = []
    while lines:
        line = lines.pop(0)
        if keyword := _keyword(line):
            found.append(keyword)
        elif re.match(r"choose one of the following as this card's rules text", line, re.I):
            found.append(_options(lines))
        elif line.startswith("COST:") and not (lines and lines[0].startswith("EFFECT:")):
            found.append(OnResolve(cost=steps(line[5:], ReadingContext())))
        elif line.startswith(("COST:", "EFFECT:")):
            lines.insert(0, line)
            cost, effect = _cost_and_effect(lines)
            found.append(OnResolve(effect, cost))
        elif lines and lines[0].startswith("COST:") and _is_name(line):
            found.append(_ability(line, lines))
        else:
            plain.append(line)
            found += _text(line, found)
    return _merged(found)


def _merged(found: list[Paragraph]) -> list[Paragraph]:
    """The paragraphs, with several of plain effect merged into one text to resolve."""
    merged: list[Paragraph] = []
    for paragraph in found:
        last = merged[-1] if merged else None
        if isinstance(paragraph, OnResolve) and isinstance(last, OnResolve):
            merged[-1] = OnResolve(last.effect + paragraph.effect, last.cost + paragraph.cost)
        else:
            merged.append(paragraph)
    return merged


def _is_name(line: str) -> bool:
    return line.upper() == line or (bool(re.match(r"[A-Z<'\"!.]", line)) and not line.endswith("."))


def _keyword(line: str) -> Paragraph | None:
    low = line.lower()
    if low in _KEYWORDS:
        return _KEYWORDS[low]
    if low.startswith("unique "):
        name = line[7:].strip()
        return Unique(name.title() if name.isupper() else name)
    if found := re.fullmatch(r"attach to (.+)", low):
        return AttachTo(cards(found[1].rstrip("."), ReadingContext()))
    if found := re.fullmatch(rf"provides:? ?-? ?({_ICONS})\.?", line, re.IGNORECASE):
        return Provides(_letters(found[1]))
    if found := re.fullmatch(rf"FLIP UP:? (\d+) ({_ICONS})(?:,? and (.+))?", line, re.IGNORECASE):
        extra = steps(found[3][0].upper() + found[3][1:], ReadingContext()) if found[3] else ()
        return FlipUp(int(found[1]), _letters(found[2]), extra)
    return None


def _letters(icons: str) -> str:
    return re.sub(r"[\[\]]", "", icons)


def _cost_and_effect(lines: list[str]) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    context = ReadingContext()
    cost: tuple[Step, ...] = ()
    if lines and lines[0].startswith("COST:"):
        cost = steps(lines.pop(0)[5:], context)
    if not lines or not lines[0].startswith("EFFECT:"):
        raise DeclinedError("a cost without an effect")
    return cost, steps(lines.pop(0)[7:], context)


def _ability(line: str, lines: list[str]) -> Paragraph:
    found = re.fullmatch(rf"(.+?)(?:: ({_ICONS}))?", line)
    if not found:
        raise DeclinedError(line)
    name, icons = found[1].rstrip(":"), _letters(found[2] or "")
    area, per_turn, users = Area.IN_PLAY, None, Player.YOU
    cost = lines[0]
    if found_area := re.search(
        r"Use this only (?:if|while) this card is in your discard pile\. ?", cost
    ):
        area = Area.DISCARD_PILE
        cost = cost.replace(found_area[0], "")
    if "Reveal this card from your hand" in cost:
        area = Area.HAND
    if once := re.search(r"Use this only (once|\d+ times) (?:each|per) turn\. ?", cost):
        per_turn = 1 if once[1] == "once" else int(once[1].split()[0])
        cost = cost.replace(once[0], "")
    if anybody := re.search(r"(?:Any|Both) players? may use this ability\. ?", cost):
        users = Player.EACH
        cost = cost.replace(anybody[0], "")
    lines[0] = cost
    paid, effect = _cost_and_effect(lines)
    return Ability(name, paid, effect, icons, area, users, per_turn)


def _options(lines: list[str]) -> Paragraph:
    texts: list[OnResolve] = []
    while lines and re.fullmatch(r"OPTION \d", lines[0]):
        lines.pop(0)
        if lines and lines[0].startswith("COST:"):
            cost, effect = _cost_and_effect(lines)
            texts.append(OnResolve(effect, cost))
        elif lines:
            texts.append(OnResolve(steps(lines.pop(0), ReadingContext())))
    if not texts:
        raise DeclinedError("options")
    return OneOfTexts(tuple(texts))


def _text(line: str, before: list[Paragraph]) -> list[Paragraph]:
    threshold = ""
    if found := re.match(rf"({_ICONS}): ", line):
        threshold = _letters(found[1])
        line = line[found.end() :]
    context = ReadingContext()
    if any(isinstance(word, Pick) for word in walk(tuple(before))):
        context.deploying_picks = True
    if found := re.fullmatch(r"This card enters play with (\w+) tokens? on it\.?", line):
        return [EntersWith(amount(found[1], context))]
    if found := re.fullmatch(
        r"If this card (?:is|would be) destroyed, flip (?:it|this card) face-down"
        r"(?: under its owner's control)? instead\.?",
        line,
    ):
        return [Replacement(Destroyed(), (FlipFaceDown(THIS),), threshold=threshold)]
    if rule := re.match(r"([A-Z]+ RULE): (.+)", line):
        named = _trigger(known_phrases(rule[2]), threshold, context)
        return [replace(named, name=rule[1]) if isinstance(named, Trigger) else named]
    if re.fullmatch(r"Your opponents? cannot attack your faction\.?", line):
        return [Requirement(Player.OPPONENT, Cannot(Action.ATTACK_FACTION))]
    if re.fullmatch(r"Your opponents? cannot respond to this card\.?", line):
        unanswered = Requirement(
            Player.OPPONENT, Cannot(Action.RESPOND, THIS), area=Area.BEING_DEPLOYED
        )
        return [unanswered]
    if stative := _conditional(line, threshold, context):
        return stative
    if found := re.match(
        r"((?:At|If|When|While this card is in your discard pile, w).+?), (.+)", line
    ):
        if held := _state_trigger(found[1], found[2], threshold, context):
            return [held]
        return [_trigger(line, threshold, context)]
    if threshold:
        raise DeclinedError(line)
    return [OnResolve(steps(line, context))]


def _state_trigger(
    asked: str, phrase: str, threshold: str, context: ReadingContext
) -> Paragraph | None:
    state = re.match(r"If ((?:there are|this card has) .+)", asked)
    if not state:
        return None
    return Trigger(StateHolds(), steps(phrase, context), condition(state[1], context), threshold)


def _trigger(line: str, threshold: str, context: ReadingContext) -> Paragraph:
    if elsewhere := re.match(r"While this card is in your discard pile, (w.+)", line):
        there = _trigger(f"W{elsewhere[1][1:]}", threshold, context)
        if isinstance(there, Trigger):
            return replace(there, area=Area.DISCARD_PILE)
    commas = [found.start() for found in re.finditer(", ", line)]
    problem = DeclinedError(line)
    for comma in commas[:3]:
        try:
            what = event(line[:comma], context)
        except DeclinedError as declined:
            problem = declined
            continue
        phrase = line[comma + 2 :]
        effect = steps(phrase[0].upper() + phrase[1:], context)
        if len(effect) == 1 and isinstance(effect[0], If) and not effect[0].otherwise:
            asked = effect[0]
            if phrase.lower().startswith("if you picked"):
                return Trigger(what, asked.then, asked.condition, threshold)
        return Trigger(what, effect, None, threshold)
    raise problem


def _conditional(line: str, threshold: str, context: ReadingContext) -> list[Paragraph]:
    sentences = split(line)
    if len(sentences) != 1 or re.match(r"(?:at|if|when|this turn|you may) ", line, re.I):
        return []
    sentence = sentences[0]
    holds = None
    if found := re.match(r"While (.+?), (.+)", sentence):
        holds, sentence = condition(found[1], context), found[2]
    elif re.match(r"while ", sentence, re.I):
        raise DeclinedError(sentence)
    if found := re.fullmatch(r"(.+?), where X is (.+)", sentence):
        context.letters["X"] = amount(found[2], context)
        sentence = found[1]
    cut = subject(sentence[0].upper() + sentence[1:], context)
    if cut is None or re.search(r"this turn|influence", sentence):
        return []
    what: Cards = cards(cut[0], context)
    context.it = what if what in (THIS, HOST) else ITSELF
    return [Conditional(what, changes(cut[1], context), holds, threshold)]
