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
    for the first file that cannot be read.
    """
    writes: list[Write] = []
    sets: list[SetFile] = []
    for name, content in files:
        try:
            if name.lower().endswith(".csv"):
                writes += read_facts_csv(content, name)
            else:
                sets.append(read_set_file(content))
        except (FactsFileError, SetFileError) as error:
            raise FactFilesError(f"{name}: {error}") from error
    try:
        return [*writes, *writes_of_all(sets, standing)]
    except SetFileError as error:
        raise FactFilesError(str(error)) from error
