"""The kinds of facts a game's card data has, with their columns, forms and changes.

The files in `data/<game>/`, the tables of `cards.sqlite`, curators' forms and imports all follow
the kinds that a game lists here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Generic, Protocol, TypeVar

Row = Mapping[str, str | None]
"""The written facts of one row by column name; `None` where nothing is written."""

Rows = Mapping[str, Sequence[Row]]
"""Kind -> its rows in the order of the source."""

C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a kind.

    `least` is the smallest number allowed. `refers_to` is the kind whose key stands here. No two
    shipped rows share a column that `is_unique`.
    """

    name: str
    is_number: bool = False
    is_required: bool = False
    is_unique: bool = False
    least: int | None = None
    refers_to: str | None = None


@dataclass(frozen=True, slots=True)
class FactKind:
    """A kind of facts, such as cards or sets; `singular` is what people call one of them, and
    `several` more of them where that is not the same with an s.

    `key` names a row among its kind. No two rows share the columns of an entry of `unique`,
    unless one of them is empty. The columns of an entry of `together` are all filled or all
    empty. `local` are columns that are never shipped and only a site's owner fills. `follows`
    is the column that names a card and follows it when it is renamed. `made_key` makes the key,
    which is one column, from the other fields of a row that was entered without one.
    """

    name: str
    singular: str
    columns: tuple[Column, ...]
    key: tuple[str, ...]
    unique: tuple[tuple[str, ...], ...] = ()
    together: tuple[tuple[str, str], ...] = ()
    local: tuple[str, ...] = ()
    follows: str | None = None
    several: str = ""
    made_key: Callable[[Row], str] | None = None

    @property
    def plural(self) -> str:
        """The name of several of the kind."""
        return self.several or f"{self.singular}s"

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all columns in their order, the local ones last."""
        return (*(column.name for column in self.columns), *self.local)

    @property
    def numbers(self) -> frozenset[str]:
        """The columns that hold whole numbers."""
        return frozenset(column.name for column in self.columns if column.is_number)

    def key_of(self, row: Row) -> str:
        """Return the key of a row within its kind, such as `1ED/rare`."""
        return "/".join(row.get(column) or "" for column in self.key)

    def with_key(self, row: Row) -> Row:
        """The row with its key, which is made where it can be and none was entered."""
        if self.made_key is None or any(row.get(column) for column in self.key):
            return row
        return {**row, self.key[0]: self.made_key(row) or None}


@dataclass(frozen=True, slots=True)
class FormField:
    """One field of a form: its column, its label, a note, its choices if they are closed."""

    name: str
    label: str
    note: str = ""
    choices: tuple[str, ...] = ()
    is_long: bool = False
    is_required: bool = False
    is_key: bool = False


WITHDRAWN: Final = "withdrawn"
"""A field that every row has: whatever is written there leaves the row out."""


@dataclass(frozen=True, slots=True)
class Write:
    """New values for some fields of one row; a row that is not there yet is added."""

    kind: str
    key: str
    fields: Mapping[str, str | None]


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Leave one row out; what was added on this site is removed."""

    kind: str
    key: str


class SetDefinition(Protocol):
    """A set as another program defines it."""

    def writes(self, rows: Rows) -> Iterable[Write]:
        """Return the definition as writes against these rows. Raises SetFileError."""


class SetFileError(ValueError):
    """A file that is no set definition of this game; the message says what is wrong."""


@dataclass(frozen=True, slots=True)
class CardData(Generic[C]):
    """The card data of one game: its kinds, and how rows become the frozen Catalogue.

    `version` is the release of the shipped facts. `assemble` takes a version and rows, and raises
    CatalogueError that names kind, row and field when facts cannot be read or contradict each
    other. `read_set` reads the set definition of another program and raises SetFileError;
    `write_set` writes the set with a code as such a definition, without printed texts, and raises
    KeyError where there is no such set. Both are None if a game has none, and `is_set_file`
    tells of a file in a folder, by its name, whether `read_set` reads it. `card_kind` is the kind
    whose rows are cards, each named by its key, and `card_name` its column. `rows` are the shipped
    rows of a game whose few cards come with its code; None if the catalogue file has
    them. `forms` has the form of each kind that curators edit.
    """

    game: str
    version: str
    kinds: Mapping[str, FactKind]
    assemble: Callable[[str, Rows], C]
    read_set: Callable[[bytes], SetDefinition] | None = None
    write_set: Callable[[C, str], bytes] | None = None
    card_kind: str = "cards"
    card_name: str = "name"
    rows: Rows | None = None
    is_set_file: Callable[[str], bool] = lambda name: name.lower().endswith(".xml")
    forms: Mapping[str, tuple[FormField, ...]] = field(default_factory=dict)

    def key_of(self, kind: str, row: Row) -> str:
        """Return the key of a row within its kind."""
        return self.kinds[kind].key_of(row)


def kinds_of(*kinds: FactKind) -> Mapping[str, FactKind]:
    """Kinds by name, in the order that their references need."""
    return MappingProxyType({kind.name: kind for kind in kinds})
