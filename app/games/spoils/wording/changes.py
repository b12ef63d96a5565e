"""Phrases for what cards gain, lose, must and cannot."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from app.games.spoils.vocabulary import (
    CARD,
    AbilitiesCheaper,
    Action,
    AnyAmount,
    AssignsToTarget,
    AtMostEachTurn,
    AttackingPartySize,
    AttractsDamage,
    Becomes,
    BlockingPartySize,
    Can,
    Cannot,
    Change,
    Cheaper,
    Count,
    CovertParty,
    EvenParty,
    Gains,
    GainsFlipUpAtItsCost,
    GainsNamedIcon,
    GainsSubtype,
    GainsText,
    GainsType,
    GainsUniqueName,
    Icons,
    Less,
    Loses,
    LosesAbilities,
    LosesOtherText,
    LosesText,
    LosesType,
    MayAssignToTarget,
    MayPlay,
    MayUseAbilities,
    Measure,
    More,
    Must,
    MustPay,
    OnlyBlockedBy,
    PartySize,
    Player,
    Price,
    Revealed,
    SitsOpposite,
    SkipsRestoreRule,
    Times,
    Total,
    Untouched,
    VisibleToYou,
)
from app.games.spoils.wording.nouns import noun, one
from app.games.spoils.wording.numbers import number
from app.games.spoils.wording.speech import Speech, article, joined, say_word, subject

ACTIONS: Final = {
    Action.ATTACK_FACTION: "attack your faction",
    Action.ATTACK_AT_ONCE: "attack on the turn it comes under your control",
    Action.BLOCK_COVERT: "block Covert parties",
    Action.BE_RESTORED_BY_RULE: "be restored by a faction's Restore Rule",
    Action.BE_TAKEN: "be taken over by an opponent",
    Action.DEPLOY_FACE_UP: "deploy cards by Flip Up",
    Action.SEARCH: "search their deck",
    Action.LOSE_AT_ZERO: "lose the game for having 0 influence",
}
PRICES: Final = {
    Price.AS_USUAL: "",
    Price.FREE: " for free",
    Price.NO_THRESHOLD: " without meeting the threshold",
    Price.FREE_NO_THRESHOLD: " for free, without meeting the threshold",
}


def _action(action: Action) -> str:
    return ACTIONS.get(action, action.value)


def _each(amount: AnyAmount, sign: str, measure: Measure, speech: Speech) -> str:
    """A change by a number, or by a number for each of something."""
    times, factor = (amount.times, amount.amount) if isinstance(amount, Times) else (1, amount)
    if isinstance(factor, Total) and factor.measure is Measure.TOKENS:
        return f"{sign}{times} {measure.value} for each token on {noun(factor.cards, speech)}"
    if isinstance(factor, Count):
        return f"{sign}{times} {measure.value} for each {_single(factor, speech)}"
    if isinstance(factor, Icons):
        return f"{sign}{times} {measure.value} for each [{factor.icon}] you control"
    phrase = number(amount, speech)
    if " " not in phrase:
        return f"{sign}{phrase} {measure.value}"
    return f"{sign}X {measure.value}, X being {phrase}"


def _single(count: Count, speech: Speech) -> str:
    return (
        one(count.cards, speech)
        .removeprefix("a ")
        .removeprefix("an ")
        .replace("another ", "other ", 1)
    )


def _numbers(changes: tuple[Change, ...], speech: Speech) -> str:
    """`+1 strength and +1 life for each token on it`, worded once for numbers that go together."""
    parts: list[str] = []
    for change in changes:
        match change:
            case More(measure=measure, amount=amount):
                parts.append(_each(amount, "+", measure, speech))
            case Less(measure=measure, amount=amount):
                parts.append(_each(amount, "−", measure, speech))
    for mark in (" for each ", ", X being "):
        tails = {part.partition(mark)[2] for part in parts}
        if len(tails) == 1 and (tail := tails.pop()):
            return f"{joined([part.partition(mark)[0] for part in parts])}{mark}{tail}"
    return joined(parts)


_CHANGES: Final[dict[type[Change], Callable[[Any, Speech], str]]] = {
    Gains: lambda it, s: f"gains {it.keyword.value}",
    Loses: lambda it, s: f"loses {it.keyword.value}",
    GainsText: lambda it, s: f"gains “{say_word(it.paragraph, Speech())}”",
    GainsUniqueName: lambda it, s: "gains Unique with its own name",
    GainsFlipUpAtItsCost: lambda it, s: "gains Flip Up at its own cost and threshold",
    GainsNamedIcon: lambda it, s: "provides at least 1 of the named icon",
    LosesText: lambda it, s: "loses all rules text",
    LosesOtherText: lambda it, s: "loses the rest of its rules text",
    LosesAbilities: lambda it, s: "loses its abilities",
    LosesType: lambda it, s: f"is no longer a {it.type.value.lower()}",
    Cheaper: lambda it, s: f"costs {number(it.amount, s)} less to deploy{_floor(it.minimum)}",
    AbilitiesCheaper: lambda it, s: (
        f"has abilities that cost {number(it.amount, s)} less{_floor(it.minimum)}"
    ),
    Revealed: lambda it, s: "is visible to all players",
    VisibleToYou: lambda it, s: "is visible to you",
    MayAssignToTarget: lambda it, s: "may assign its battle damage to the target of the attack",
    AssignsToTarget: lambda it, s: (
        "assigns to the target of the attack what it would assign to the blocking party"
    ),
    AttractsDamage: lambda it, s: "must be assigned all battle damage that can be assigned to it",
    Untouched: lambda it, s: f"cannot be picked or affected by {noun(it.by, s, many=True)}",
    Cannot: lambda it, s: f"cannot {_action(it.action)}{_by(it, s)}",
    Can: lambda it, s: f"can {_action(it.action)}",
    Must: lambda it, s: f"must {_action(it.action)}{_object(it, s)} if able",
    MustPay: lambda it, s: (
        f"must pay {number(it.amount, s)} to {_action(it.action)}{_object(it, s)}"
    ),
    AtMostEachTurn: lambda it, s: f"can {_action(it.action)} only {_times(it.times)} each turn",
    PartySize: lambda it, s: f"can attack or block only in parties of {_members(it.at_least)}",
    AttackingPartySize: lambda it, s: (
        f"can attack only {'alone' if it.at_most == 1 else f'with {it.at_most - 1} others'}"
    ),
    BlockingPartySize: lambda it, s: f"can be blocked only by parties of {_members(it.at_least)}",
    EvenParty: lambda it, s: "can attack or block only in parties with an even number of members",
    CovertParty: lambda it, s: "makes its party Covert",
    OnlyBlockedBy: lambda it, s: f"can be blocked only by {noun(it.cards, s, many=True)}",
    MayUseAbilities: lambda it, s: (
        f"may use abilities of {noun(it.cards, s, many=True)} in place of their "
        "controller: you pay the numeric costs; everything else happens as though their "
        "controller used them"
    ),
    MayPlay: lambda it, s: (
        f"may play {noun(it.cards, s, many=True)} as though they were in hand{PRICES[it.price]}"
    ),
    SkipsRestoreRule: lambda it, s: "skips the Restore Rule",
    SitsOpposite: lambda it, s: (
        "takes the opponent's seat, makes that side's decisions and sees what that side sees; "
        "the player who brought the winning deck wins the game"
    ),
}


def _floor(minimum: int) -> str:
    return f" (no lower than {minimum})" if minimum else ""


def _times(times: int) -> str:
    return "once" if times == 1 else f"{times} times"


def _by(it: Cannot, speech: Speech) -> str:
    if it.who is not Player.EACH:
        return f" by {subject(it.who)}"
    if it.by == CARD:
        return ""
    if it.action is Action.RESPOND:
        return f" to {noun(it.by, speech)}"
    if it.action is Action.DEPLOY:
        return f" {noun(it.by, speech, many=True)}"
    return f" by {noun(it.by, speech, many=True)}"


def _object(it: Must | MustPay, speech: Speech) -> str:
    if it.object == CARD:
        return ""
    word = {Action.ATTACK: "with ", Action.USE_ABILITY: "of "}.get(it.action, "")
    return f" {word}{one(it.object, speech)}"


def _members(at_least: int) -> str:
    return f"{at_least} or more members"


def changes(them: tuple[Change, ...], speech: Speech) -> str:
    """Changes as a predicate: `gets +1 strength and loses Covert`."""
    numbers = _numbers(them, speech)
    apart = (More, Less, GainsType, GainsSubtype, Becomes)
    others = [_CHANGES[type(it)](it, speech) for it in them if not isinstance(it, apart)]
    phrase = [f"gets {numbers}"] if numbers else []
    return joined(phrase + _kinds(them) + _set(them, speech) + _shared(others))


def _kinds(changes: tuple[Change, ...]) -> list[str]:
    """Clauses for the types and subtypes gained: `becomes a "golem" character too`."""
    types = [it.type.value.lower() for it in changes if isinstance(it, GainsType)]
    subtypes = [f'"{it.subtype}"' for it in changes if isinstance(it, GainsSubtype)]
    if types and subtypes:
        return [f"becomes {article(' '.join([*subtypes, joined(types)]))} too"]
    return [f"becomes {article(it)} too" for it in (*types, *subtypes)]


def _set(changes: tuple[Change, ...], speech: Speech) -> list[str]:
    """Numbers a card has from now on: `has 3 strength, 3 life and 3 speed`."""
    groups: dict[str, list[str]] = {}
    for it in changes:
        if isinstance(it, Becomes):
            groups.setdefault(number(it.amount, speech), []).append(it.measure.value)
    return [
        f"has {joined(measures)} equal to {amount}"
        if " " in amount
        else f"has {joined([f'{amount} {measure}' for measure in measures])}"
        for amount, measures in sorted(groups.items(), key=lambda it: " " in it[0])
    ]


def _shared(parts: list[str]) -> list[str]:
    """`cannot attack` and `cannot block` become `cannot attack or block`."""
    cannot = [part.removeprefix("cannot ") for part in parts if part.startswith("cannot ")]
    if len(cannot) < 2:
        return parts
    rest = [part for part in parts if not part.startswith("cannot ")]
    return [f"cannot {joined(cannot, 'or')}", *rest]


def for_many(predicate: str) -> str:
    """The predicate for a plural subject: `gets` becomes `get`."""
    words = {
        "gets": "get", "gains": "gain", "loses": "lose", "has": "have", "is": "are",
        "becomes": "become", "costs": "cost", "provides": "provide", "lies": "lie",
        "draws": "draw", "skips": "skip",
    }  # fmt: skip
    phrase = " and ".join(
        ", ".join(_plural_verb(part, words) for part in piece.split(", "))
        for piece in predicate.split(" and ")
    )
    return (
        re.sub(r"\bits (own|abilities|battle|rules)\b", r"their \1", phrase)
        .replace("token on it", "token on them")
        .replace("turn it comes", "turn they come")
    )


def about(them: tuple[Change, ...], what: str, speech: Speech) -> str | None:
    """A sentence in which the cards are not what gains or loses: what they cost, who sees them."""
    match them:
        case (AbilitiesCheaper(amount=amount, minimum=minimum),):
            less = f"{number(amount, speech)} less to use{_floor(minimum)}"
            return f"abilities of {what} cost {less}"
        case (Cheaper(amount=amount, minimum=minimum),) if what.endswith("deploy"):
            return (
                f"{what.removeprefix('all ')} cost {number(amount, speech)} less{_floor(minimum)}"
            )
        case (VisibleToYou(),):
            return f"you may look at {what}"
    return None


def _plural_verb(part: str, words: dict[str, str]) -> str:
    verb, _, rest = part.partition(" ")
    return f"{words.get(verb, verb)} {rest}".strip()
