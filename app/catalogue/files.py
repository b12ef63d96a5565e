"""Files that change a catalogue: CSV and OCTGN set definitions, read together."""

from collections.abc import Iterable

from app.catalogue.facts_csv import FactsFileError, read_facts_csv
from app.catalogue.octgn import SetFile, SetFileError, read_set_file, writes_of_all
from app.catalogue.rows import Rows
from app.catalogue.writes import Write


class FactFilesError(ValueError):
    """A file that cannot be read; the message names it, the place and what was expected."""


def read_fact_files(files: Iterable[tuple[str, bytes]], standing: Rows) -> list[Write]:
    """What files say, given by name and bytes, as writes against the rows that stand.

    A name ending in `.csv` is CSV, everything else a set definition. Raises FactFilesError
    for the first file that cannot be read, and for files that contradict each other.
    """
    said: list[tuple[str, list[Write]]] = []
    names: list[str] = []
    sets: list[SetFile] = []
    for name, content in files:
        try:
            if name.lower().endswith(".csv"):
                said.append((name, read_facts_csv(content, name)))
            else:
                sets.append(read_set_file(content))
                names.append(name)
        except (FactsFileError, SetFileError) as error:
            raise FactFilesError(f"{name}: {error}") from error
    try:
        said += zip(names, writes_of_all(sets, standing), strict=True)
    except SetFileError as error:
        raise FactFilesError(str(error)) from error
    _refuse_contradictions(said)
    return [write for _, writes in said for write in writes]


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
                    found.append(f"{files}: {what} is {_shown(before)}, and {_shown(value)}.")
    if found:
        more = f" They disagree {len(found)} times in all." if len(found) > 1 else ""
        raise FactFilesError(f"{found[0]}{more} Make them agree, or leave one of them out.")


def _shown(value: str | None) -> str:
    return "empty" if value is None else f"“{value[:80]}”"
