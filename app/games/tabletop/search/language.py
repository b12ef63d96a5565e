"""The parts of a language: its fields, one row each, and names that lead elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Final, Generic, TypeAlias, TypeVar

from app.games.tabletop.facts import CardLike, Catalogue, Format, PrintingLike
from app.games.tabletop.search.nodes import Condition, Op, Value
from app.games.tabletop.search.phrases import MEASURED, Phrases
from app.games.tabletop.search.value_types import ValueType

EQUAL: Final = (Op.HAS, Op.IS, Op.IS_NOT)
ORDERED: Final = (*EQUAL, Op.BELOW, Op.AT_MOST, Op.ABOVE, Op.AT_LEAST)

AnyFacts: TypeAlias = Catalogue[CardLike, PrintingLike, Format[Enum]]
"""The catalogue of any game."""

ValueWords: TypeAlias = Callable[[Value, Condition, AnyFacts | None], str | None]
"""A function that puts a field's value into words; None to use the usual words.

Without a catalogue, sets and formats are called as they are written.
"""

B = TypeVar("B", covariant=True)


@dataclass(frozen=True, slots=True)
class Field(Generic[B]):
    """One field: how it is written, what its values are, what it means, how it is tested.

    `echo` is the sentence template of the condition, with `{}` for comparison and value.
    `help` explains it in one line, `example` is a query that shows it. `bind` makes a test
    of a condition; it is None for arrangement, which is no condition. `phrases` says
    comparisons, `explain` values, `nothing` a comparison with 0 if that has a name.
    """

    key: str
    aliases: tuple[str, ...]
    type: ValueType
    operators: tuple[Op, ...]
    echo: str
    help: str
    example: str
    bind: B | None = None
    phrases: Phrases = field(default_factory=lambda: MEASURED, kw_only=True)
    explain: ValueWords | None = field(default=None, kw_only=True)
    nothing: str = field(default="", kw_only=True)

    @property
    def names(self) -> tuple[str, ...]:
        """All ways of writing the field, the canonical one first."""
        return (self.key, *self.aliases)

    @property
    def is_arrangement(self) -> bool:
        """True if the field arranges results instead of choosing them."""
        return self.bind is None


@dataclass(frozen=True, slots=True)
class Language(Generic[B]):
    """The fields that one kind of thing is searched by.

    `fields` has them by canonical key in the order of the help page, `names` by every way of
    writing them. `clashes` holds names that other languages use, or that could mean several
    fields, with the hint to give; `such_as` names two fields for somebody who knows none.
    `after_is` are fields that may also be written as a flag with a value, as in `is:key:value`.
    A word without a field is asked of the field `name`.
    """

    fields: Mapping[str, Field[B]]
    names: Mapping[str, Field[B]]
    clashes: Mapping[str, str]
    such_as: str
    after_is: tuple[str, ...] = ()

    @classmethod
    def of(
        cls,
        rows: Sequence[Field[B]],
        clashes: Mapping[str, str] = MappingProxyType({}),
        such_as: str | None = None,
        after_is: tuple[str, ...] = (),
    ) -> Language[B]:
        """The language of these rows, such as the first two of them where nothing else is said.

        Raises ValueError when two have a name in common.
        """
        names = {name: row for row in rows for name in row.names}
        if len(names) < sum(len(row.names) for row in rows):
            raise ValueError("Two fields have a name in common")
        return cls(
            fields=MappingProxyType({row.key: row for row in rows}),
            names=MappingProxyType(names),
            clashes=MappingProxyType(dict(clashes)),
            such_as=" or ".join(row.key for row in rows[:2]) if such_as is None else such_as,
            after_is=after_is,
        )

    def compared_with(self, type_: ValueType, name: str) -> Field[B] | None:
        """The field of that name if values of this type can be compared with it."""
        other = self.names.get(name.casefold())
        if not type_.compares or other is None or not other.type.compares:
            return None
        return other if other.type.name == type_.name else None
