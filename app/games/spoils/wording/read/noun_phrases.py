"""Reading noun phrases: which cards, how many, how much."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from app.games.spoils.terms import Area, CardType, Trade
from app.games.spoils.vocabulary import (
    AFFECTED,
    CARD,
    CHARACTER,
    CHOSEN,
    DISCARDED,
    FOUND,
    HOST,
    MICROMAJIG,
    REVEALED,
    THIS,
    All,
    AnyAmount,
    AnyNumber,
    AtMost,
    AttachedTo,
    Bearing,
    Cards,
    ControlledBy,
    Count,
    EventAmount,
    Exactly,
    HalfUp,
    HasUnique,
    Highest,
    HowMany,
    Icons,
    In,
    InPartyWith,
    Kind,
    Lowest,
    Measure,
    Minus,
    NotOfTrade,
    NotOfType,
    Number,
    OfTrade,
    OfType,
    Opposing,
    OtherThan,
    OwnedBy,
    Player,
    Plus,
    Property,
    SameAs,
    Staple,
    State,
    Times,
    Total,
    UpTo,
    Who,
    picked,
)
from app.games.spoils.vocabulary import AtLeast as AtLeastProperty
from app.games.spoils.vocabulary import Being as BeingProperty
from app.games.spoils.wording.read.context import DeclinedError, ReadingContext

_TYPES: Final = {it.value.lower(): it for it in CardType}
_TYPE: Final = "|".join(_TYPES)
_TRADES: Final = {it.value.lower(): it for it in Trade}
_MEASURE: Final = "numeric cost|strength|life|speed|structure"
WHO: Final = (
    r"your opponents?|an opponent|each opponent|that opponent|both players|each player|"
    r"that player|any player|the picked player|its controller|its owner|they|you"
)

Reading = Callable[[re.Match[str], ReadingContext], tuple[Property, ...]]


def who(text: str, context: ReadingContext) -> Who:
    """The player a phrase means."""
    match text.strip().lower():
        case "you" | "your":
            return Player.YOU
        case "your opponent" | "an opponent" | "each opponent" | "your opponents":
            return Player.OPPONENT
        case "both players" | "each player" | "any player":
            return Player.EACH
        case "that player" | "that opponent" | "they" | "the picked player":
            return context.they
    raise DeclinedError(text)


def amount(text: str, context: ReadingContext) -> AnyAmount:
    """The number a phrase means."""
    text = text.strip()
    if re.fullmatch(r"\d+", text):
        return int(text)
    if text in ("a", "an", "one"):
        return 1
    if re.fullmatch(r"[XY]", text):
        return context.letters.get(text, Number(text))
    if found := re.fullmatch(r"([XY]) ?\+ ?\1", text):
        return Times(2, amount(found[1], context))
    if found := re.fullmatch(r"(\w+) ?\+ ?(\w+)", text):
        return Plus(amount(found[1], context), amount(found[2], context))
    if found := re.fullmatch(r"(\w+) ?- ?(\w+)|(\d+) minus (the number .+)", text):
        return Minus(amount(found[1] or found[3], context), amount(found[2] or found[4], context))
    if found := re.fullmatch(r"twice (.+)|2 times (.+)", text):
        return Times(2, amount(found[1] or found[2], context))
    if found := re.fullmatch(r"half (.+), rounded up", text):
        return HalfUp(amount(found[1], context))
    if found := re.fullmatch(r"(?:the )?number of \[(\w)\] you control", text):
        return Icons(found[1])
    if text in ("the number of cards drawn", "the same amount of"):
        return EventAmount()
    if found := re.fullmatch(r"(the number of .+) minus (the number .+)", text):
        return Minus(amount(found[1], context), amount(found[2], context))
    if found := re.fullmatch(r"the number of tokens on (.+)", text):
        return Total(Measure.TOKENS, cards(found[1], context))
    if found := re.fullmatch(r"the number of (.+)", text):
        return Count(cards(found[1], context))
    if found := re.fullmatch(rf"(?:its|their) ({_MEASURE})", text):
        return Total(Measure(found[1]), context.it)
    if found := re.fullmatch(rf"the (?:total )?({_MEASURE}) of (.+)", text):
        return Total(Measure(found[1]), cards(found[2], context))
    if found := re.fullmatch(rf"(.+?)'s? ({_MEASURE})", text):
        return Total(Measure(found[2]), cards(found[1].removesuffix("'"), context))
    raise DeclinedError(text)


def how_many(text: str, context: ReadingContext) -> HowMany:
    """Read how many cards a phrase asks for. Raises DeclinedError if it is not understood."""
    text = text.strip()
    if found := re.fullmatch(r"up to (.+)|(.+) or fewer", text):
        return UpTo(amount(found[1] or found[2], context))
    if text == "any number of":
        return AnyNumber()
    if text in ("all", "all of"):
        return All()
    return amount(text, context)


QUANTITY: Final = r"(?:up to )?(?:\d+|[XY](?: ?[+-] ?\w+)?)(?: or fewer)?|any number of"


def counted(text: str, context: ReadingContext) -> tuple[HowMany, Cards]:
    """A quantity with its noun: `a card`, `2 or fewer characters`."""
    if found := re.fullmatch(rf"({QUANTITY}) (.+)", text):
        return how_many(found[1], context), cards(found[2], context)
    if found := re.fullmatch(r"(?:an?|another|one) (.+)", text):
        noun = cards(found[1], context)
        if text.startswith("another"):
            noun = noun.that(OtherThan(context.it if context.picks else THIS))
        return 1, noun
    raise DeclinedError(text)


def reference(text: str, context: ReadingContext) -> Cards | None:
    """The cards a phrase with a definite article or a pronoun means, if it is one."""
    low = text.strip().lower()
    if low in ("this card", "this location", "this character", "this card itself"):
        return THIS
    if low in ("it", "them", "they", "him", "itself", "those characters", "those cards"):
        return context.it
    if low in context.words:
        return context.words[low]
    if low in ("the attached character", "attached character", "the attached item"):
        return HOST
    if nth := re.fullmatch(rf"the (first|second|third) picked (?:{_TYPE}|card)s?", low):
        return picked(("first", "second", "third").index(nth[1]) + 1)
    if low in ("the discarded card", "the discarded cards"):
        return DISCARDED
    if low in ("the revealed card", "the revealed cards"):
        return REVEALED
    if re.fullmatch(rf"the chosen (?:{_TYPE}|card)s?", low):
        return CHOSEN
    if low in ("the card you searched for",):
        return FOUND
    if low in ("the removed card", "the destroyed character"):
        return AFFECTED
    if found := re.fullmatch(r"(?:the picked|that|those|the|each of the) (.+)", low):
        noun = found[1].replace('"gear" card', "gear").removesuffix(" attached to it")
        if re.fullmatch(rf"(?:(?:{_TYPE}|card|gear)s?(?: or |, | and )?(?:or )?)+", noun) and (
            meant := context.picked_as(noun)
        ):
            return meant
        if re.fullmatch(rf"(?:{_TYPE}|card)s?(?: or (?:{_TYPE}))?", noun) and context.it != THIS:
            return context.it
    return None


def cards(text: str, context: ReadingContext) -> Cards:
    """The cards a noun phrase means."""
    text = text.strip()
    if (meant := reference(text, context)) is not None:
        return meant
    tail: list[Property] = []
    while True:
        for pattern, reading in _SUFFIXES:
            if found := pattern.fullmatch(text):
                tail[:0] = reading(found, context)
                text = found["noun"]
                break
        else:
            break
        if (meant := reference(text, context)) is not None:
            return meant.that(*tail)
    return Cards((*_head(text), *tail))


def _head(text: str) -> tuple[Property, ...]:
    text = re.sub(
        r"^(?:all the|all|each|every|any|an?|the) ", "", text.strip(), flags=re.IGNORECASE
    )
    found: list[Property] = []
    after: list[Property] = []
    while adjective := _adjective(text.lower()):
        length, before, behind = adjective
        found += before
        after += behind
        text = text[length:]
    low = text.lower()
    if re.fullmatch(r"micromajig tokens?", low):
        return (*found, *MICROMAJIG.where, *after)
    if unique := re.fullmatch(r"unique (jo|eustace|pluck|rudolphus)", low):
        return (*found, HasUnique(unique[1].title()), *after)
    if low in ("attacking party", "blocking party"):
        state = State.ATTACKING if low[0] == "a" else State.BLOCKING
        return (*CHARACTER.where, *found, BeingProperty(state), *after)
    if re.fullmatch(r"(?:other )?members?", low):
        return (*CHARACTER.where, *found, *after)
    if re.fullmatch(r"(?:other )?cards?", low):
        return (*found, *after)
    kinds = re.split(r", and/or |, or |, | or | and ", low)
    types = [_TYPES.get(kind) or _TYPES.get(kind.removesuffix("s")) for kind in kinds]
    if any(kind is None for kind in types):
        raise DeclinedError(text)
    return (OfType(tuple(kind for kind in types if kind)), *found, *after)


_Adjective = tuple[int, tuple[Property, ...], tuple[Property, ...]]
_ADJECTIVES: Final[tuple[tuple[str, tuple[Property, ...], tuple[Property, ...]], ...]] = (
    ("other ", (), (OtherThan(THIS),)),
    ("face-down ", (BeingProperty(State.FACE_DOWN),), ()),
    ("attacking or blocking ", (BeingProperty(State.IN_BATTLE),), ()),
    ("your opponent's ", (), (ControlledBy(Player.OPPONENT),)),
    ("your ", (), (ControlledBy(Player.YOU),)),
    ("staple ", (Staple(),), ()),
)


def _adjective(low: str) -> _Adjective | None:
    """The word in front: its length, and the properties that go before and after the type."""
    for word, before, behind in _ADJECTIVES:
        if low.startswith(word):
            return len(word), before, behind
    if found := re.match(r"(attacking|blocking|depleted|restored) (?!or|party)", low):
        return found.end(), (BeingProperty(State(found[1])),), ()
    if found := re.match(rf"non-({_TYPE}) ", low):
        return found.end(), (NotOfType((_TYPES[found[1]],)),), ()
    if (found := re.match(r"non-(\w+) ", low)) and found[1] in _TRADES:
        return found.end(), (NotOfTrade(_TRADES[found[1]]),), ()
    if (found := re.match(r"(\w+) ", low)) and found[1] in _TRADES:
        return found.end(), (OfTrade(_TRADES[found[1]]),), ()
    if found := re.match(r'"([^"]+)" ', low):
        return found.end(), CARD.of_subtype(found[1]).where, ()
    return None


def _n(text: str, context: ReadingContext) -> AnyAmount:
    return amount(text, context)


_SUFFIXES: Final[tuple[tuple[re.Pattern[str], Reading], ...]] = tuple(
    (re.compile(rf"(?P<noun>.+?) {pattern}", re.IGNORECASE), reading)
    for pattern, reading in (
        (r"you control", lambda m, c: (ControlledBy(Player.YOU),)),
        (r"you own", lambda m, c: (OwnedBy(Player.YOU),)),
        (
            r"(?:your opponents?|an opponent|each opponent|opponents) controls?",
            lambda m, c: (ControlledBy(Player.OPPONENT),),
        ),
        (r"your opponent owns", lambda m, c: (OwnedBy(Player.OPPONENT),)),
        (r"they control", lambda m, c: (ControlledBy(c.they),)),
        (r"they own", lambda m, c: (OwnedBy(c.they),)),
        (r"(?:in|from) your hand", lambda m, c: (In(Area.HAND, Player.YOU),)),
        (r"(?:in|from) your opponent's hand", lambda m, c: (In(Area.HAND, Player.OPPONENT),)),
        (r"(?:in|from) their hand", lambda m, c: (In(Area.HAND, c.they),)),
        (r"in your discard pile", lambda m, c: (In(Area.DISCARD_PILE, Player.YOU),)),
        (
            r"in (?:your|an) opponent's discard pile",
            lambda m, c: (In(Area.DISCARD_PILE, Player.OPPONENT),),
        ),
        (r"in their discard pile", lambda m, c: (In(Area.DISCARD_PILE, c.they),)),
        (r"of the blocking party", lambda m, c: (BeingProperty(State.BLOCKING),)),
        (r"of the attacking party", lambda m, c: (BeingProperty(State.ATTACKING),)),
        (r"destroyed this way", lambda m, c: AFFECTED.where),
        (r"in play", lambda m, c: ()),
        (r"being played", lambda m, c: (In(Area.BEING_DEPLOYED, Player.EACH),)),
        (
            rf"with (?P<measure>{_MEASURE}) (?P<n>\w+) or less",
            lambda m, c: (AtMost(Measure(m["measure"].lower()), _n(m["n"], c)),),
        ),
        (
            rf"with (?P<n>\w+) (?P<measure>{_MEASURE}) o[rf] less",
            lambda m, c: (AtMost(Measure(m["measure"].lower()), _n(m["n"], c)),),
        ),
        (
            rf"with (?P<measure>{_MEASURE}) (?P<n>[XY\d]+)",
            lambda m, c: (Exactly(Measure(m["measure"].lower()), _n(m["n"], c)),),
        ),
        (
            rf"with (?P<n>[XY\d]+) (?P<measure>{_MEASURE})",
            lambda m, c: (Exactly(Measure(m["measure"].lower()), _n(m["n"], c)),),
        ),
        (
            rf"with the (?P<end>highest|lowest) (?P<measure>{_MEASURE})",
            lambda m, c: ((Highest if m["end"] == "highest" else Lowest)(Measure(m["measure"])),),
        ),
        (
            r"with at least (?P<n>\w+) tokens? on (?:it|them)",
            lambda m, c: (AtLeastProperty(Measure.TOKENS, _n(m["n"], c)),),
        ),
        (r"with covert", lambda m, c: (BeingProperty(State.COVERT),)),
        (
            r"with an ability(?: in its rules text)?",
            lambda m, c: (BeingProperty(State.WITH_ABILITY),),
        ),
        (
            r"(?:that is |who is )?not in a? ?battle(?: party)?",
            lambda m, c: (BeingProperty(State.NOT_IN_BATTLE),),
        ),
        (r'named "(?P<name>[^"]+)"', lambda m, c: CARD.named(m["name"]).where),
        (
            r"of the same type as the discarded card",
            lambda m, c: (SameAs(Kind.TYPE, DISCARDED),),
        ),
        (r"attached to this card", lambda m, c: (AttachedTo(THIS),)),
        (r"with items attached to them", lambda m, c: (Bearing(cards("items", c)),)),
        (r"in a party with this card", lambda m, c: (InPartyWith(THIS),)),
        (r"(?:in|of) the opposing party", lambda m, c: (Opposing(THIS),)),
        (r"(?:in|of) the blocking party", lambda m, c: (BeingProperty(State.BLOCKING),)),
        (r"(?:in|of) the attacking party", lambda m, c: (BeingProperty(State.ATTACKING),)),
        (
            r"that provides at least (?P<icons>(?:\[\w\])+)",
            lambda m, c: CARD.providing(re.sub(r"[\[\]]", "", m["icons"])).where,
        ),
        (
            r"(?:other )?that inflicted damage to your faction this turn",
            lambda m, c: (BeingProperty(State.HAS_DAMAGED_YOUR_FACTION),),
        ),
    )
)
