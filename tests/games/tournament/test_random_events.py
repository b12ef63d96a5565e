"""Random events keep every rule; `run.py games 10000 --desk` plays them by the thousand."""

from __future__ import annotations

from tests.support.desk_events import watch_event


def test_random_events_have_no_wrong_bye_rematch_standing_or_place() -> None:
    for seed in range(15):
        assert watch_event(seed).rounds
