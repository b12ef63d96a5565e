"""Read the written form of what is printed on a card of Shadowfist."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from app.games.shadowfist.designators import designators
from app.games.shadowfist.facts import Ability, PlayCost, Pool, Printed, Score, Variable, Words
from app.games.shadowfist.terms import CardType, Keyword, PlayCostKind, Resource, Restriction
from app.games.tabletop.card_data.fields import (
    FactError,
    Fields,
    member_of,
    number_of,
    parts_of,
    text_of,
)

T = TypeVar("T")

_NUMBER: Final = re.compile(r"\d{1,2}", re.ASCII)
_PLAY_COST: Final = re.compile(r"([A-Za-z]*)(\d{1,2})", re.ASCII)
_BY_WORD: Final = {resource.word: resource for resource in Resource}
_MOST_WORDS: Final = 999


def read_printed(fields: Fields, words: Words) -> Printed:
    """Read the printed facts of a card from the columns of `printings.csv`.

    `words` gives the exceptions among single words that designators depend on. Raises FactError for
    the first field that cannot be read.
    """
    subtitle = text_of("subtitle", fields)
    return Printed(
        type=member_of(CardType, "type", fields),
        subtitle=subtitle,
        factions=_each("factions", fields, _faction),
        cost=read_score("cost", fields),
        requires=read_pool("requires", fields),
        provides=read_pool("provides", fields),
        fighting=read_score("fighting", fields),
        power=number_of("power", fields, least=0),
        body=number_of("body", fields, least=0),
        restrictions=_each("restrictions", fields, _restriction),
        abilities=_each("keywords", fields, read_ability),
        play_costs=_each("play_costs", fields, _play_cost),
        subject=text_of("subject", fields),
        effects=parts_of("effects", fields),
        words_left=number_of("words_left", fields, least=0, most=_MOST_WORDS) or 0,
        designators=designators(text_of("title", fields), subtitle, words),
    )


def read_score(field: str, fields: Fields) -> Score | None:
    """A printed score, which may be X or *; None if nothing is printed. Raises FactError."""
    written = text_of(field, fields)
    if not written:
        return None
    if _NUMBER.fullmatch(written):
        return int(written)
    try:
        return Variable(written)
    except ValueError:
        raise FactError(field, f"{written!r} is neither a whole number nor X nor *") from None


def read_pool(field: str, fields: Fields) -> Pool:
    """Resources from their letters, as in ddC. Raises FactError."""
    try:
        return _pool(text_of(field, fields))
    except ValueError:
        raise FactError(field, f"expected only the letters {' '.join(Resource)}") from None


@lru_cache(maxsize=1024)
def _pool(letters: str) -> Pool:
    """One value for all cards that ask for the same resources: there are few."""
    return Pool.of(letters)


def read_ability(written: str) -> Ability:
    """A keyword from its written form, such as `Toughness:2` or `Immunity:Events`.

    Raises FactError.
    """
    word, _, value = written.partition(":")
    try:
        keyword = Keyword(word)
    except ValueError:
        raise FactError("keywords", f"{word!r} is not a known keyword") from None
    if keyword is Keyword.IMMUNITY:
        return Ability(keyword, about=value)
    return Ability(keyword, read_score("keywords", {"keywords": value}))


def _play_cost(written: str) -> PlayCost:
    word, _, value = written.partition(":")
    match = _PLAY_COST.fullmatch(value)
    if match is None:
        raise FactError("play_costs", f"{written!r} needs resources and Power, as in Reload:g1")
    kind = member_of(PlayCostKind, "play_costs", {"play_costs": word})
    return PlayCost(kind, read_pool("play_costs", {"play_costs": match[1]}), int(match[2]))


def _faction(word: str) -> Resource:
    if word not in _BY_WORD:
        raise FactError("factions", f"{word!r} is not one of {', '.join(_BY_WORD)}")
    return _BY_WORD[word]


def _restriction(word: str) -> Restriction:
    return member_of(Restriction, "restrictions", {"restrictions": word})


def _each(field: str, fields: Fields, read: Callable[[str], T]) -> tuple[T, ...]:
    return tuple(map(read, parts_of(field, fields)))
