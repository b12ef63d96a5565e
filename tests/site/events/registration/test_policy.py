"""Policy of registration, decided without a page: who may hand in, when, with which verdict."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from app.games.tabletop.construction import Verdict
from app.site.events.registration.policy import Attempt, RefusalKind, may_hand_in, takes_lists
from app.tables import Event, EventRole, EventState

DEADLINE = datetime(2026, 11, 22, 10, 10, tzinfo=UTC)
END = DEADLINE + timedelta(seconds=30)
PLAYER, JUDGE = EventRole.PLAYER, EventRole.JUDGE


def event(**values: object) -> Event:
    """An event in Vienna whose lists are taken until 11:10:30."""
    day = date(2026, 11, 22)
    stands = {"deadline": DEADLINE, "grace_seconds": 30, "time_zone": "Europe/Vienna"}
    return Event(name="Open", starts_on=day, ends_on=day, **{**stands, **values})


def refused(
    what: Event,
    holder: EventRole = PLAYER,
    verdict: Verdict = Verdict.LEGAL,
    at: datetime = DEADLINE,
    now: datetime | None = None,
    **values: object,
) -> RefusalKind | None:
    attempt = Attempt(verdict, at, **values)  # type: ignore[arg-type]
    refusal = may_hand_in(what, holder, attempt, now or at)
    return refusal.kind if refusal else None


def words(what: Event, at: datetime) -> str:
    refusal = may_hand_in(what, PLAYER, Attempt(Verdict.LEGAL, at), at)
    assert refusal
    return refusal.message


def test_what_is_not_legal_is_taken_only_where_the_sender_agrees() -> None:
    illegal = Verdict.ILLEGAL
    assert refused(event()) is None
    assert refused(event(), verdict=illegal) is RefusalKind.NOT_AGREED
    assert refused(event(), verdict=illegal, agreed=True) is None
    assert refused(event(), JUDGE, illegal) is RefusalKind.NOT_AGREED


@pytest.mark.parametrize("holder", [PLAYER, JUDGE])
def test_a_list_with_open_lines_is_taken_from_nobody(holder: EventRole) -> None:
    unreadable = Verdict.UNREADABLE
    assert refused(event(), holder, unreadable, agreed=True) is RefusalKind.OPEN_LINES


def test_an_event_of_legal_lists_takes_no_other_from_players_but_from_the_desk() -> None:
    strict = event(may_be_illegal=False)
    assert refused(strict, verdict=Verdict.ILLEGAL, agreed=True) is RefusalKind.LEGAL_ONLY
    assert refused(strict, JUDGE, Verdict.ILLEGAL, agreed=True) is None


def test_a_players_list_counts_by_the_moment_it_was_received() -> None:
    late = END + timedelta(microseconds=1)
    assert refused(event(), at=END, now=END + timedelta(hours=1)) is None
    assert refused(event(), at=late) is RefusalKind.LATE
    assert refused(event(), at=late, verdict=Verdict.ILLEGAL) is RefusalKind.LATE
    finished = event(state=EventState.FINISHED)
    assert refused(finished, at=late) is RefusalKind.FINISHED


def test_the_desk_changes_a_list_late_with_a_reason_only() -> None:
    late = END + timedelta(minutes=1)
    assert refused(event(), JUDGE, at=DEADLINE, now=late) is RefusalKind.NO_REASON
    assert refused(event(), JUDGE, at=DEADLINE, now=late, reason=" ") is RefusalKind.NO_REASON
    assert refused(event(), JUDGE, at=DEADLINE, now=late, reason="late train") is None
    over = event(state=EventState.FINISHED)
    assert refused(over, JUDGE, now=late, reason="late train") is RefusalKind.FINISHED


def test_a_player_who_left_a_missing_pool_and_the_last_version_are_refused() -> None:
    assert refused(event(), is_removed=True) is RefusalKind.REMOVED
    assert refused(event(), lacks_pool=True) is RefusalKind.NO_POOL
    assert refused(event(), JUDGE, lacks_pool=True) is RefusalKind.NO_POOL
    assert refused(event(most_versions=2), versions=1) is None
    assert refused(event(most_versions=2), versions=2) is RefusalKind.NO_VERSION_LEFT
    assert refused(event(most_versions=2), JUDGE, versions=2) is None


@pytest.mark.parametrize("holder", [PLAYER, JUDGE])
def test_the_form_is_open_to_whom_the_event_takes_some_list_from(holder: EventRole) -> None:
    late = END + timedelta(seconds=1)

    def is_open(what: Event, now: datetime, versions: int = 0, *, lacks_pool: bool = False) -> bool:
        return takes_lists(what, holder, now, lacks_pool=lacks_pool, versions=versions)

    assert is_open(event(may_be_illegal=False), END)
    assert not is_open(event(), END, lacks_pool=True)
    assert is_open(event(), late) is (holder is JUDGE)
    assert is_open(event(most_versions=2), END, versions=2) is (holder is JUDGE)
    assert not is_open(event(state=EventState.FINISHED), late)


def test_a_late_list_is_told_both_moments_exactly() -> None:
    late = END + timedelta(milliseconds=21)
    assert words(event(), late) == (
        "Received 22 Nov 2026 11:10:30.021 CET. Lists were accepted until 11:10:30.000 (11:10:00 "
        "and 30 s of grace)."
    )
    assert "Lists were accepted until 11:10:00.000." in words(event(grace_seconds=0), late)
    by_hand = event(closed_at=DEADLINE - timedelta(minutes=5, microseconds=1), state="closed")
    assert words(by_hand, late).endswith("until 11:04:59.999, when the desk was closed.")
    assert "until 22 Nov 2026 11:10:30.000 (" in words(event(), late + timedelta(days=1))


def test_moments_less_than_a_millisecond_apart_are_told_apart() -> None:
    assert "Received 22 Nov 2026 11:10:30.000007 CET." in words(
        event(), END + timedelta(microseconds=7)
    )
