"""Reading what cards gain, lose, must and cannot."""

from __future__ import annotations

import re
from typing import Final

from app.games.spoils.vocabulary import (
    THIS,
    Action,
    AnyAmount,
    AtMostEachTurn,
    Can,
    Cannot,
    Change,
    Gains,
    GainsSubtype,
    GainsText,
    Keyword,
    Less,
    Loses,
    LosesOtherText,
    LosesText,
    Measure,
    More,
    Must,
    Plus,
    Provides,
    Times,
)
from app.games.spoils.wording.read.context import DeclinedError, ReadingContext
from app.games.spoils.wording.read.noun_phrases import amount

_STAT: Final = r"(?:an additional )?(?P<n>[XY\d]+(?:\+\w)?) (?P<stat>strength|life|speed|structure)"
_KEYWORDS: Final = {"covert": Keyword.COVERT, "tactical": Keyword.TACTICAL}
_CANNOT: Final = {
    "attack": (Action.ATTACK,),
    "block": (Action.BLOCK,),
    "attack or block": (Action.ATTACK, Action.BLOCK),
    "be blocked": (Action.BE_BLOCKED,),
    "be picked": (Action.BE_PICKED,),
    "be destroyed": (Action.BE_DESTROYED,),
    "attack or be restored": (Action.ATTACK, Action.BE_RESTORED),
    "be restored": (Action.BE_RESTORED,),
}
_RULES: Final = (
    (
        r"can attack even if (?:it has|they have) not been in play under your control since the "
        r"start of (?:the|your) turn",
        (Can(Action.ATTACK_AT_ONCE),),
    ),
    (r"can block covert parties", (Can(Action.BLOCK_COVERT),)),
    (
        r"cannot be restored by (?:its controller's faction's|your faction's) restore rule",
        (Cannot(Action.BE_RESTORED_BY_RULE),),
    ),
    (r"must attack if they can", (Must(Action.ATTACK),)),
    (r"must block if (?:it|they) can", (Must(Action.BLOCK),)),
    (r"can attack only once each turn", (AtMostEachTurn(1, Action.ATTACK),)),
    (r"can only attack once each turn", (AtMostEachTurn(1, Action.ATTACK),)),
    (r"must block this card if it can", (Must(Action.BLOCK, THIS),)),
    (r"(?:has|have) no rules text", (LosesText(),)),
    (r"(?:loses|lose) all other rules text", (LosesOtherText(),)),
)


def changes(text: str, context: ReadingContext) -> tuple[Change, ...]:
    """Read a predicate such as `gains 1 strength and loses Covert` as changes.

    Raises DeclinedError if a part is not understood.
    """
    text, factor = _per(text.strip().rstrip("."), context)
    found: list[Change] = []
    gaining = True
    for part in _parts(text):
        if signed := re.fullmatch(r"(?:gets? )?([+−])(.+)", part):
            gaining, rest = signed[1] == "+", signed[2]
        elif word := re.match(r"(?:also )?(gains?|loses?|have|has) ", part):
            gaining = word[1].startswith("gain")
            rest = part[word.end() :]
        else:
            rest = part
        found += _one(part, rest, gaining, factor, context)
    return tuple(found)


def _parts(text: str) -> list[str]:
    for pattern, _ in _RULES:
        if re.fullmatch(pattern, text, re.IGNORECASE):
            return [text]
    if re.fullmatch(r"cannot (?:attack or block|attack or be restored)", text):
        return [text]
    return [it for it in re.split(r", and |, | and ", text) if it]


def _per(text: str, context: ReadingContext) -> tuple[str, AnyAmount | None]:
    if found := re.fullmatch(r"(.+?) for each (.+)", text):
        each = found[2]
        if icon := re.fullmatch(r"\[(\w)\] you control", each):
            return found[1], amount(f"the number of [{icon[1]}] you control", context)
        if tokens := re.fullmatch(r"token on (.+)", each):
            return found[1], amount(f"the number of tokens on {tokens[1]}", context)
        return found[1], amount(f"the number of {each}", context)
    return text, None


def _one(
    part: str, rest: str, gaining: bool, factor: AnyAmount | None, context: ReadingContext
) -> tuple[Change, ...]:
    for pattern, rules in _RULES:
        if re.fullmatch(pattern, part, re.IGNORECASE):
            return rules
    if (word := re.fullmatch(r"cannot (.+)", part)) and word[1] in _CANNOT:
        return tuple(Cannot(action) for action in _CANNOT[word[1]])
    if word := re.fullmatch(r"ATTACK|BLOCK", part):
        return (Cannot(Action[word[0]]),)
    if found := re.fullmatch(_STAT, rest):
        by: AnyAmount = amount(found["n"], context)
        if factor is not None:
            by = factor if by == 1 else _times(by, factor)
        return ((More if gaining else Less)(Measure(found["stat"]), by),)
    if rest.lower() in _KEYWORDS:
        keyword = _KEYWORDS[rest.lower()]
        return (Gains(keyword) if gaining else Loses(keyword),)
    if found := re.fullmatch(r'" ?PROVIDES:? ((?:\[\w\])+) ?"', rest):
        return (GainsText(Provides(re.sub(r"[\[\]]", "", found[1]))),)
    if found := re.fullmatch(r'the "([^"]+)" subtype', rest):
        return (GainsSubtype(found[1]),)
    raise DeclinedError(part)


def _times(by: AnyAmount, factor: AnyAmount) -> AnyAmount:
    if isinstance(by, int):
        return Times(by, factor)
    return Plus(by, factor)


def subject(text: str, context: ReadingContext) -> tuple[str, str] | None:
    """A sentence cut into its subject and a predicate of change, if it is one."""
    found = re.fullmatch(
        r"(.+?) ((?:also )?(?:gets?|gains?|loses?|has no rules|have no rules|cannot"
        r"|can (?:only )?(?:attack|block)|must (?:attack|block)).*)",
        text,
    )
    if not found or re.search(
        r"\b(?:if|when|while|at|you|players?|opponent|faction)$", found[1], re.I
    ):
        return None
    return found[1], found[2]
