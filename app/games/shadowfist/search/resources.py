"""Resources: how they are written, compared and told. Rules: 18."""

from __future__ import annotations

from typing import Final

from app.games.shadowfist.facts import Pool, Printed
from app.games.shadowfist.search.on_printings import Test, on_printed
from app.games.shadowfist.terms import FACTIONS, TALENTS, Resource
from app.games.tabletop.search.errors import shown
from app.games.tabletop.search.language import AnyFacts
from app.games.tabletop.search.nodes import Condition, Multiset, Number, Op, Value, Word
from app.games.tabletop.search.scope import AnyScope, denying
from app.games.tabletop.search.value_types import (
    MOST_SYMBOLS,
    Alphabet,
    UnreadableValueError,
    ValueType,
    multiset,
    one_of,
)
from app.games.text import fold

UNALIGNED: Final = "Unaligned"

_ALPHABET: Final[Alphabet[Resource]] = Alphabet(
    {resource.value: resource for resource in Resource},
    Pool.of,
    "resources",
    f"No card has more than {MOST_SYMBOLS} of a resource",
    read_as=str,
)
POOLS: Final[ValueType] = multiset(
    _ALPHABET,
    "resources as letters, small for factions and C H M for talents (ddC, 2dC), or a number",
    compares=True,
)


def named(names: dict[str, str], what: str) -> ValueType:
    """Members of a closed list by their name, by a word of it, or by its beginning.

    `names` leads from what people write, folded, to the name.
    """

    def read(text: str) -> Word:
        wanted = fold(text)
        if wanted in names:
            return Word(names[wanted])
        found = {name for written, name in names.items() if wanted and written.startswith(wanted)}
        if len(found) != 1:
            raise UnreadableValueError(f"{shown(text)} is not a known {what}")
        return Word(found.pop())

    return ValueType(what, one_of(dict.fromkeys(names.values())), read)


def _names(resources: frozenset[Resource]) -> dict[str, str]:
    names: dict[str, str] = {}
    for resource in Resource:
        if resource in resources:
            words = [word for word in resource.word.split() if word not in ("of", "the")]
            names |= {fold(word): resource.word for word in (resource.word, *words)}
    return names


FACTION: Final[ValueType] = named({**_names(FACTIONS), "unaligned": UNALIGNED}, "faction")
TALENT: Final[ValueType] = named(_names(TALENTS), "talent")
_BY_WORD: Final = {resource.word: resource for resource in Resource}


def of_resource(condition: Condition, scope: AnyScope) -> Test:
    """Cards of a faction or talent: by frame, requirement or provision. Rules: 18.2."""
    words = {word.text for word in condition.values if isinstance(word, Word)}
    wanted = frozenset(_BY_WORD[word] for word in words if word in _BY_WORD)
    takes_unaligned = UNALIGNED in words

    def fulfils(printed: Printed) -> bool:
        if not wanted.isdisjoint(printed.factions) or not wanted.isdisjoint(printed.resources):
            return True
        return takes_unaligned and not printed.factions

    test = on_printed(fulfils)
    return denying(test, scope) if condition.op is Op.IS_NOT else test


def explain_resources(value: Value, condition: Condition, catalogue: AnyFacts | None) -> str | None:
    """Resources by their words, or how many."""
    if isinstance(value, Number):
        return f"{value.value} resource{'' if value.value == 1 else 's'}"
    if isinstance(value, Multiset) and isinstance(value.counts, Pool):
        return " and ".join(f"{count} {each.word}" for each, count in value.counts) or "nothing"
    return None
