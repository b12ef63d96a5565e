"""Phrases for cards and numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import (
    CHOSEN,
    MICROMAJIG,
    THIS,
    All,
    AllAlike,
    AllDifferent,
    AnyNumber,
    AsNamed,
    AtLeast,
    AtMost,
    AttachedTo,
    Bearing,
    Being,
    Cards,
    ControlledBy,
    Count,
    DifferentFrom,
    Either,
    Exactly,
    HasUnique,
    Highest,
    HowMany,
    In,
    InPartyWith,
    Is,
    Kind,
    Lowest,
    Measure,
    NotBeing,
    NotOwnedBy,
    OfName,
    OfType,
    Opposing,
    OtherThan,
    OwnedBy,
    Property,
    Providing,
    Role,
    SameAs,
    TopOfDeck,
    UpTo,
)
from app.games.spoils.wording.descriptions import AFTER, IN, before, brackets, controlled
from app.games.spoils.wording.speech import (
    ORDINALS,
    Speech,
    article,
    joined,
    plural,
    possessive,
    say_word,
    subject,
)

_TOGETHER: Final = (
    ("your opponent controls your opponent owns", "your opponent controls and owns"),
    ("you control you own", "you control and own"),
    ("you control you do not own", "you control but do not own"),
    ("they control they own", "they control and own"),
)


_REMOVED: Final = " removed by this card"


def reference(cards: Cards, speech: Speech) -> str | None:
    """The name of the cards in a role, if the noun starts from one."""
    if not cards.where or not isinstance(cards.where[0], Is):
        return None
    role = cards.where[0]
    called: dict[Role, str] = {
        Role.THIS: "this card",
        Role.PICKED: speech.picked(role.nth),
        Role.PICKED_CARD: speech.picked(role.nth, as_cards=True),
        Role.CHOSEN: _chosen(speech, role.nth),
        Role.FOUND: "them" if speech.found else "it",
        Role.REVEALED: "the revealed cards" if speech.revealed else "the revealed card",
        Role.LOOKED_AT: "the cards looked at" if speech.looked_at else "the card looked at",
        Role.DISCARDED: "the discarded cards" if speech.discarded else "the discarded card",
        Role.AFFECTED: speech.affected,
        Role.THAT: f"{'those' if speech.event.endswith('cards') else 'that'} {speech.event}",
        Role.SOURCE: speech.source,
        Role.HOST: f"the {speech.host}",
        Role.RESPONDED_TO: speech.responded,
        Role.SET_ASIDE: f"the card{'s' * _were_set_aside(cards, speech)}{_REMOVED}",
        Role.LAST_TACTIC: "the latest tactic deployed this turn",
        Role.ITSELF: "it",
    }
    return called[role.role]


def _were_set_aside(cards: Cards, speech: Speech) -> bool:
    """Return whether several cards were; of a unique name a player has one card only (507.5)."""
    return speech.set_aside and not any(isinstance(it, HasUnique) for it in cards.where)


def _chosen(speech: Speech, nth: int) -> str:
    noun, many = speech.chosen
    if nth:
        return f"the {ORDINALS[nth]} chosen {noun}"
    if speech.just_chosen:
        return "them" if many else "it"
    return f"the chosen {plural(noun) if many else noun}"


def head(cards: Cards) -> str:
    """The bare noun: `character`, `item or location`, `card`."""
    if cards.where[: len(MICROMAJIG.where)] == MICROMAJIG.where:
        return "Micromajig"
    for it in cards.where:
        if it == Is(Role.LAST_TACTIC):
            return "tactic"
        if isinstance(it, OfType):
            return joined([kind.value.lower() for kind in it.types], "or")
    return "card"


def called(cards: Cards) -> str:
    """The noun by which a card of the kind is mentioned again: `character`, `card`."""
    phrase = head(cards)
    return "card" if ", " in phrase else phrase


def noun(cards: Cards, speech: Speech, many: bool = False) -> str:
    """The noun phrase without article: `attacking characters you control`."""
    named = reference(cards, speech)
    rest = cards.where[1:] if named else cards.where
    either = next((it for it in rest if isinstance(it, Either)), None)
    adjectives = sorted(rest, key=lambda it: not isinstance(it, Being))
    words = [word for it in adjectives if (word := before(it))]
    if named is not None and _is_rest(cards):
        return "the rest"
    if named is not None:
        core, words = _narrowed(named, cards, words, speech), []
    elif either:
        core = joined([noun(it, speech, many) for it in either.alternatives], "or")
    else:
        core = plural(head(cards)) if many else head(cards)
    owners = [it for it in rest if isinstance(it, (ControlledBy, OwnedBy, NotOwnedBy))]
    others = [it for it in rest if it not in owners]
    after = [word for it in (*owners, *others) if (word := _after(it, speech))]
    text = " ".join([*words, core.removesuffix(_REMOVED), *after])
    text += _REMOVED if core.endswith(_REMOVED) else ""
    for apart, together in _TOGETHER:
        text = text.replace(apart, together)
    return text


def _is_rest(cards: Cards) -> bool:
    """True if these are the rest of cards already mentioned."""
    role = cards.where[0]
    if not isinstance(role, Is) or role.role in (Role.THIS, Role.HOST):
        return False
    return any(
        isinstance(it, OtherThan)
        or (isinstance(it, In) and it.area in (Area.DECK, Area.DISCARD_PILE))
        for it in cards.where[1:]
    )


def _narrowed(named: str, cards: Cards, words: list[str], speech: Speech) -> str:
    kinds = [it for it in cards.where[1:] if isinstance(it, OfType)]
    if kinds and cards.where[0] == Is(Role.PICKED):
        kind = head(Cards((kinds[0],)))
        several = [many for noun, many in speech.picks if noun == kind]
        return f"the picked {plural(kind) if len(several) > 1 or several[0] else kind}"
    if kinds and named.startswith("the cards "):
        named = f"the {plural(head(Cards((kinds[0],))))} {named.removeprefix('the cards ')}"
    elif kinds and named.endswith("cards"):
        named = named.removesuffix("cards") + plural(head(Cards((kinds[0],))))
        named = named.replace("s or ", "s and ")
    elif kinds:
        words = [*words, plural(head(Cards((kinds[0],))))]
    if not words:
        return named
    return f"{named} that {'are' if _is_many(cards, speech) else 'is'} {' '.join(words)}"


def one(cards: Cards, speech: Speech) -> str:
    """One card of the kind: `a character you control`; a reference stays as it is."""
    if reference(cards, speech):
        return f"one of {noun(cards, speech)}" if _is_many(cards, speech) else noun(cards, speech)
    either = next((it for it in cards.where if isinstance(it, Either)), None)
    if either and len(cards.where) == 1:
        named = [
            each.where[0].name
            for each in either.alternatives
            if len(each.where) == 1 and isinstance(each.where[0], HasUnique)
        ]
        if len(named) == len(either.alternatives):
            return f"a card with Unique {joined(named, 'or')}"
        return joined([one(it, speech) for it in either.alternatives], "or")
    return with_other(cards, speech, False)


def every(cards: Cards, speech: Speech) -> str:
    """All cards of the kind: `all characters`; a reference stays as it is."""
    if reference(cards, speech):
        return noun(cards, speech)
    either = next((it for it in cards.where if isinstance(it, Either)), None)
    if either and len(cards.where) == 1:
        return joined([every(it, speech) for it in either.alternatives])
    if any(isinstance(it, TopOfDeck) for it in cards.where):
        return _top(cards, speech)
    if cards.where and all(isinstance(it, (In, OtherThan)) for it in cards.where):
        return _whole_area(cards, speech)
    if head(cards) == "faction":
        return _factions(cards, speech)
    phrase = with_other(cards, speech, True)
    kinds = next((it for it in cards.where if isinstance(it, OfType)), None)
    if either or (kinds and len(kinds.types) == 2):
        phrase = phrase.replace("s or ", "s and ", 1)
    return f"all {phrase}"


def several(count: HowMany, cards: Cards, speech: Speech) -> str:
    """A number of cards of the kind: `up to 2 characters`."""
    if count == 1:
        return one(cards, speech)
    phrase = noun(cards, speech) if reference(cards, speech) else with_other(cards, speech, True)
    of = "of " if reference(cards, speech) else ""
    match count:
        case UpTo(amount=amount):
            if amount == 1:
                return f"at most one {of}{noun(cards, speech)}"
            most = say_word(amount, speech)
            if " " in most:
                return f"up to X {of}{phrase}, X being {most}"
            return f"up to {most} {of}{phrase}"
        case AnyNumber():
            return f"any number of {phrase}"
        case All():
            return f"all {of}{phrase}"
    many = say_word(count, speech)
    if " " in many:
        return f"X {of}{phrase}, X being {many}"
    return f"{many} {of}{phrase}"


def _is_many(cards: Cards, speech: Speech) -> bool:
    role = cards.where[0]
    if isinstance(role, Is) and role.role in (Role.PICKED, Role.PICKED_CARD):
        return len(speech.picks) > 1 or any(many for _, many in speech.picks)
    many = {
        Role.LOOKED_AT: speech.looked_at,
        Role.REVEALED: speech.revealed,
        Role.FOUND: speech.found,
        Role.CHOSEN: speech.chosen[1],
        Role.SET_ASIDE: speech.set_aside,
    }
    return isinstance(role, Is) and many.get(role.role, False)


def with_other(cards: Cards, speech: Speech, many: bool) -> str:
    others = [it for it in cards.where if isinstance(it, OtherThan)]
    plain = noun(Cards(tuple(it for it in cards.where if it not in others)), speech, many)
    if not others:
        return plain if many else article(plain)
    return f"other {plain}" if many else f"another {plain}"


def _top(cards: Cards, speech: Speech) -> str:
    tops = next(it for it in cards.where if isinstance(it, TopOfDeck))
    whose = possessive(tops.of, speech)
    if tops.count == 1:
        return f"the top card of {whose} deck"
    if tops.count == Count(CHOSEN):
        return f"as many cards from the top of {whose} deck"
    count = say_word(tops.count, speech)
    if count == "that amount":
        return f"that many cards from the top of {whose} deck"
    if " " in count:
        return f"as many cards as {count} from the top of {whose} deck"
    return f"the top {count} cards of {whose} deck"


def _whole_area(cards: Cards, speech: Speech) -> str:
    where = next((it for it in cards.where if isinstance(it, In)), None)
    if where and where.area is Area.HAND:
        return f"{possessive(where.of)} hand"
    return f"all {noun(cards, speech, True)}"


def _factions(cards: Cards, speech: Speech) -> str:
    whose = next((it.who for it in cards.where if isinstance(it, ControlledBy)), None)
    return f"{possessive(whose, speech)} faction" if whose else "all factions"


def _bearer(cards: Cards, speech: Speech) -> str:
    return _factions(cards, speech) if head(cards) == "faction" else noun(cards, speech)


_AFTERS: Final[dict[type[Property], Callable[[Any, Speech], str]]] = {
    ControlledBy: lambda it, s: controlled(it.who, "control"),
    OwnedBy: lambda it, s: controlled(it.who, "own"),
    NotOwnedBy: lambda it, s: f"{subject(it.who)} do not own",
    In: lambda it, s: IN[it.area](it.of),
    TopOfDeck: lambda it, s: f"on top of {possessive(it.of)} deck",
    Being: lambda it, s: AFTER.get(it.state, ""),
    NotBeing: lambda it, s: f"that is not {it.state.value}",
    InPartyWith: lambda it, s: f"in {noun(it.cards, s)}'s party",
    Opposing: lambda it, s: (
        "in the opposing party"
        if it.cards == THIS
        else f"in the party opposing {noun(it.cards, s)}"
    ),
    AtMost: lambda it, s: _limited(it, s),
    AtLeast: lambda it, s: _limited(it, s),
    Exactly: lambda it, s: f"of {say_word(it, s)}",
    Highest: lambda it, s: f"with the highest {it.measure.value} (if tied, you decide)",
    Lowest: lambda it, s: f"with the lowest {it.measure.value} (if tied, you decide)",
    Providing: lambda it, s: f"that provides at least {brackets(it.icons)}",
    AttachedTo: lambda it, s: f"attached to {_bearer(it.cards, s)}",
    Bearing: lambda it, s: f"bearing {one(it.cards, s)}",
    OtherThan: lambda it, s: f"other than {noun(it.cards, s)}",
    HasUnique: lambda it, s: f"with Unique {it.name[:1].upper()}{it.name[1:]}",
    AsNamed: lambda it, s: (
        f"{'with' if it.kind is Kind.NAME else 'of'} the named {it.kind.value}".replace(
            "with the named name", "with that name"
        )
    ),
    SameAs: lambda it, s: f"with the same {it.kind.value} as {noun(it.cards, s)}",
    DifferentFrom: lambda it, s: f"with a different {it.kind.value} from {noun(it.cards, s)}",
    AllAlike: lambda it, s: f"of the same {it.kind.value}",
    AllDifferent: lambda it, s: f"with different {it.kind.value}s",
    OfName: lambda it, s: "" if it.name == "Micromajig Token" else f'named "{it.name}"',
}


def _limited(it: AtMost | AtLeast, speech: Speech) -> str:
    phrase = say_word(it, speech)
    is_apart = it.measure is Measure.TOKENS or " no " in phrase
    return f"{'with' if is_apart else 'of'} {phrase}"


def _after(it: Property, speech: Speech) -> str:
    phrase = _AFTERS.get(type(it))
    return phrase(it, speech) if phrase else ""
