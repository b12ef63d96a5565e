"""A sample of the random attacks that `python3 run.py attack` goes on with."""

from pathlib import Path
from shutil import copy

import pytest

from tests.attack.forms import SUBJECTS, Attacker, attacked_site
from tests.attack.readers import all_targets, attack_readers
from tests.site.subjects import Subject

pytestmark = pytest.mark.slow

READER_ROUNDS = 6
REQUEST_ROUNDS = 2


def test_damaged_files_are_read_or_refused_in_words(tmp_path: Path) -> None:
    tried = set()
    for target, failure in attack_readers(all_targets(tmp_path), 1, READER_ROUNDS):
        assert failure is None, f"{failure.target}: {failure.content!r}\n{failure.trace}"
        tried.add(target.name)
    assert len(tried) > 12


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.key)
def test_random_requests_to_every_route_are_answered(
    tmp_path: Path, prepared_file: Path, subject: Subject
) -> None:
    copy(prepared_file, tmp_path / "site.sqlite")
    with attacked_site(tmp_path) as app:
        attacker = Attacker(app, subject, 1)
        for failure in attacker.attack(REQUEST_ROUNDS):
            assert failure is None, f"{failure.request}\n{failure.trace}"
    statuses = attacker.tally.statuses
    assert statuses[200] > 50
    assert statuses[404] > 50
