"""What a language is made of: its fields, one row each, and names that lead elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Generic, TypeVar

from app.games.spoils.search.kinds import Kind
from app.games.spoils.search.nodes import Op

EQUAL: Final = (Op.HAS, Op.IS, Op.IS_NOT)
ORDERED: Final = (*EQUAL, Op.BELOW, Op.AT_MOST, Op.ABOVE, Op.AT_LEAST)

B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Field(Generic[B]):
    """One field: how it is written, what its values are, what it means, how it is tested.

    `echo` is the sentence template of the condition, with `{}` for comparison and value.
    `help` explains it in one line, `example` is a query that shows it. `bind` makes a test
    of a condition; it is None for arrangement, which is no condition.
    """

    key: str
    aliases: tuple[str, ...]
    kind: Kind
    operators: tuple[Op, ...]
    echo: str
    help: str
    example: str
    bind: B | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """All ways of writing the field, the canonical one first."""
        return (self.key, *self.aliases)

    @property
    def is_arrangement(self) -> bool:
        """Whether the field arranges results instead of choosing them."""
        return self.bind is None


@dataclass(frozen=True, slots=True)
class Language(Generic[B]):
    """The fields that one kind of thing is searched by.

    `fields` has them by canonical key in the order of the help page, `names` by every way of
    writing them. `clashes` holds names that other languages use, or that could mean several
    fields, with the hint to give; `such_as` names two fields for somebody who knows none.
    """

    fields: Mapping[str, Field[B]]
    names: Mapping[str, Field[B]]
    clashes: Mapping[str, str]
    such_as: str

    @classmethod
    def of(cls, rows: Sequence[Field[B]], clashes: Mapping[str, str], such_as: str) -> Language[B]:
        """The language of these rows."""
        return cls(
            fields=MappingProxyType({row.key: row for row in rows}),
            names=MappingProxyType({name: row for row in rows for name in row.names}),
            clashes=MappingProxyType(dict(clashes)),
            such_as=such_as,
        )

    def compared_with(self, kind: Kind, name: str) -> Field[B] | None:
        """The field of that name if values of this kind can be compared with it."""
        other = self.names.get(name.casefold())
        if not kind.compares or other is None or not other.kind.compares:
            return None
        return other if other.kind.name == kind.name else None
