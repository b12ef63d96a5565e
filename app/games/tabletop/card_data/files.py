"""Files that change card data: CSV and set definitions of other programs, read together."""

from collections.abc import Iterable, Iterator
from typing import Any

from app.games.tabletop.card_data.csv_files import FactsFileError, read_facts_csv
from app.games.tabletop.card_data.kinds import CardData, Rows, SetDefinition, SetFileError, Write


class FactFilesError(ValueError):
    """A file that cannot be read; the message names it, the place and what was expected."""


def read_fact_files(
    data: CardData[Any], files: Iterable[tuple[str, bytes]], rows: Rows
) -> list[Write]:
    """Read files, given by name and bytes, as writes against the rows of a game's card data.

    A name ending in `.csv` is CSV, everything else a set definition. Raises FactFilesError for the
    first file that cannot be read, and for files that contradict each other.
    """
    said: list[tuple[str, list[Write]]] = []
    names: list[str] = []
    sets: list[SetDefinition] = []
    for name, content in files:
        try:
            if name.lower().endswith(".csv"):
                said.append((name, read_facts_csv(data.kinds, content, name)))
            elif data.read_set is not None:
                sets.append(data.read_set(content))
                names.append(name)
            else:
                raise FactsFileError("Only CSV files can be imported for this game.")
        except (FactsFileError, SetFileError) as error:
            raise FactFilesError(f"{name}: {error}") from error
    try:
        said += zip(names, writes_of_sets(data, sets, rows), strict=True)
    except SetFileError as error:
        raise FactFilesError(str(error)) from error
    _refuse_contradictions(said)
    return [write for _, writes in said for write in writes]


def writes_of_sets(
    data: CardData[Any], sets: Iterable[SetDefinition], rows: Rows
) -> Iterator[list[Write]]:
    """Yield the writes of each set definition, against the rows and the additions of those before.

    Raises SetFileError if a definition contradicts itself.
    """
    growing = {kind: list(found) for kind, found in rows.items()}
    keys = {(kind, data.key_of(kind, row)) for kind, found in growing.items() for row in found}
    for definition in sets:
        said = list(definition.writes(growing))
        yield said
        for write in said:
            if (write.kind, write.key) not in keys:
                keys.add((write.kind, write.key))
                fresh = dict.fromkeys(data.kinds[write.kind].names)
                growing[write.kind].append({**fresh, **write.fields})


def _refuse_contradictions(said: Iterable[tuple[str, list[Write]]]) -> None:
    """Refuse two values for the same field of the same row: nobody but a person can choose."""
    first: dict[tuple[str, str, str], tuple[str, str | None]] = {}
    found: list[str] = []
    for name, writes in said:
        for write in writes:
            for field, written in write.fields.items():
                value = (written or "").strip() or None
                other, before = first.setdefault((write.kind, write.key, field), (name, value))
                if before != value:
                    files = f"{other} and {name} contradict each other"
                    if other == name:
                        files = f"{name} contradicts itself"
                    what = f"{write.kind}, {write.key}: {field}"
                    found.append(f"{files}: {what} is both {_shown(before)} and {_shown(value)}.")
    if found:
        more = f" They disagree {len(found)} times in all." if len(found) > 1 else ""
        raise FactFilesError(f"{found[0]}{more} Make them agree, or leave one of them out.")


def _shown(value: str | None) -> str:
    return "empty" if value is None else f"“{value[:80]}”"
