"""The flags of `is:` and `has:`, one row each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from app.games.spoils.search.index import Entry
from app.games.spoils.search.keywords import KEYWORDS
from app.games.spoils.search.nodes import Condition, Word
from app.games.spoils.search.scope import CardTest, Scope, Test, missing, whole
from app.games.spoils.search.words import texts_of
from app.games.spoils.terms import CardType, Trade

Binding = Callable[[Condition, Scope], Test]


@dataclass(frozen=True, slots=True)
class Flag:
    """One flag: its name, what it means after "is", and how it is tested."""

    name: str
    meaning: str
    bind: Binding


def _card(fulfils: CardTest) -> Binding:
    return lambda condition, scope: whole(fulfils)


def _reprint(condition: Condition, scope: Scope) -> Test:
    def test(entry: Entry) -> int:
        first = entry.printings[0].set.order
        return sum(1 << n for n, p in enumerate(entry.printings) if p.set.order > first)

    return test


def _starter(condition: Condition, scope: Scope) -> Test:
    names = scope.index.in_precons
    return whole(lambda card: card.name in names)


def _errata(condition: Condition, scope: Scope) -> Test:
    names = scope.context.errata
    if names is None:
        raise missing(condition, "Errata are not recorded here")
    return whole(lambda card: card.name in names)


def _vanilla(condition: Condition, scope: Scope) -> Test:
    text_of = texts_of(condition, scope, "`is:vanilla` needs to know the rules texts")
    return lambda entry: entry.every if text_of(entry, entry.newest) == "" else 0


def _text(condition: Condition, scope: Scope) -> Test:
    text_of = texts_of(condition, scope, "`has:text` needs to know the rules texts")
    return lambda entry: entry.every if text_of(entry, entry.newest) else 0


def is_leet(name: str) -> bool:
    """Whether a word of the name mixes letters and digits or is a long number."""
    words = ("".join(filter(str.isalnum, word)) for word in name.split())
    return any(
        any(map(str.isdigit, word)) and (len(word) > 3 or not word.isdigit()) for word in words
    )


_STAYS: Final = (CardType.CHARACTER, CardType.ITEM, CardType.LOCATION, CardType.RESOURCE)

FLAGS: Final[Mapping[str, Flag]] = MappingProxyType(
    {
        flag.name: flag
        for flag in (
            Flag("unique", "unique: one per controller", _card(KEYWORDS["unique"])),
            Flag("flipup", "able to flip up", _card(KEYWORDS["flipup"])),
            Flag("staple", "a staple", _card(lambda card: card.is_staple)),
            Flag("starter", "in a preconstructed deck", _starter),
            Flag("faction", "a faction", _card(lambda card: card.is_faction)),
            Flag("resource", "a resource", _card(lambda card: card.type is CardType.RESOURCE)),
            Flag("token", "a token, which no deck may hold", _card(lambda card: card.is_token)),
            Flag("permanent", "one that stays in play", _card(lambda card: card.type in _STAYS)),
            Flag("vanilla", "without rules text", _vanilla),
            Flag("text", "with rules text", _text),
            Flag("reprint", "printed in an earlier set before", _reprint),
            Flag("leet", "named with digits for letters", _card(lambda card: is_leet(card.name))),
            Flag("errata", "changed by errata", _errata),
            Flag("universal", "Universal", _card(lambda card: card.trade is Trade.UNIVERSAL)),
        )
    }
)


def flags(condition: Condition, scope: Scope) -> Test:
    """One of the flags holds."""
    tests = [
        FLAGS[word.text].bind(condition, scope)
        for word in condition.values
        if isinstance(word, Word)
    ]

    def test(entry: Entry) -> int:
        mask = 0
        for one in tests:
            mask |= one(entry)
        return mask

    return test
