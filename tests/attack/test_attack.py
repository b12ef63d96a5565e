"""A sample of the random attacks that `python3 run.py attack` goes on with."""

from pathlib import Path
from shutil import copy

import pytest

from tests.attack.clock import attack_clock
from tests.attack.forms import SUBJECTS, Attacker, attacked_site
from tests.attack.lists import attack_surfaces
from tests.attack.readers import all_targets, attack_readers, failure_of
from tests.site.subjects import Subject

pytestmark = pytest.mark.slow

READER_ROUNDS = 3
REQUEST_ROUNDS = 1
CLOCK_ROUNDS = 1


@pytest.fixture
def folder(tmp_path: Path, prepared_file: Path) -> Path:
    """The folder of a database that is ready to be attacked, and of one to make a backup of."""
    for name in ("site", "source"):
        copy(prepared_file, tmp_path / f"{name}.sqlite")
    return tmp_path


def test_damaged_files_are_read_or_refused_in_words(folder: Path) -> None:
    tried = set()
    for target, failure in attack_readers(all_targets(folder), 1, READER_ROUNDS):
        assert failure is None, f"{failure.target}: {failure.content!r}\n{failure.trace}"
        tried.add(target.name)
    assert len(tried) > 12


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.key)
def test_random_requests_to_every_route_are_answered(folder: Path, subject: Subject) -> None:
    with attacked_site(folder) as app:
        attacker = Attacker(app, subject, 1)
        for failure in attacker.attack(REQUEST_ROUNDS):
            assert failure is None, f"{failure.request}\n{failure.trace}"
    statuses = attacker.tally.statuses
    assert statuses[200] > 50
    assert statuses[404] > 50


def test_lists_as_people_write_them_are_read_alike_on_every_surface(folder: Path) -> None:
    with attacked_site(folder) as app:
        for failure in attack_surfaces(app, 1, 20):
            assert failure is None, f"{failure.target}: {failure.content!r}\n{failure.trace}"


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.key)
def test_a_clock_that_jumps_breaks_and_deletes_nothing(folder: Path, subject: Subject) -> None:
    with attacked_site(folder) as app:
        for failure in attack_clock(app, subject, 1, CLOCK_ROUNDS):
            assert failure is None, f"{failure.request}\n{failure.trace}"


def test_an_archive_whose_directory_lies_about_its_place_is_refused_in_words(
    folder: Path,
) -> None:
    """Python seeks before the beginning of the file then, with an error of its own."""
    tried = 0
    for target in all_targets(folder):
        for sample in target.samples:
            if sample.startswith(b"PK"):
                failure = failure_of(target, misplaced(sample))
                assert failure is None, f"{target.name}\n{failure.trace}"
                tried += 1
    assert tried >= 4


def misplaced(archive: bytes) -> bytes:
    """The archive with a directory that says it begins a thousand bytes later than it does."""
    at = archive.rindex(b"PK\5\6") + 16
    place = int.from_bytes(archive[at : at + 4], "little") + 1_000
    return archive[:at] + place.to_bytes(4, "little") + archive[at + 4 :]
