"""Times as shown at an event: in the event's time zone, and in UTC."""

from __future__ import annotations

from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from markupsafe import Markup

from app.site.presentation.formatting import plural
from app.tables import Event

FIRST_DAY: Final = date(2000, 1, 1)
LAST_DAY: Final = date(2999, 12, 31)


def zone_of(event: Event) -> ZoneInfo:
    """The event's time zone."""
    return ZoneInfo(event.time_zone)


@cache
def zones() -> tuple[str, ...]:
    """The names of all time zones that are named after places, and UTC."""
    return tuple(sorted(name for name in available_timezones() if "/" in name or name == "UTC"))


def is_zone(name: str) -> bool:
    """Tell whether there is a time zone of that name."""
    return name in zones()


def require_day(day: date) -> None:
    """Raise ValueError for a day on which there is no event, such as one in the year 9999."""
    if not FIRST_DAY <= day <= LAST_DAY:
        raise ValueError(f"Choose a day from {FIRST_DAY.year} to {LAST_DAY.year}.")


def local_moment(written: datetime, zone: ZoneInfo) -> datetime:
    """The moment when clocks of the zone show `written`.

    Of a time that comes twice the first is meant. Raises ValueError for a time that a
    clock change leaves out, and for a day that `require_day` does not take.
    """
    require_day(written.date())
    moment = written.replace(tzinfo=zone).astimezone(UTC)
    if moment.astimezone(zone).replace(tzinfo=None) != written:
        shown = f"{written:%-d %B %Y %H:%M}"
        raise ValueError(f"Clocks in {zone.key} skip {shown}; choose an hour later or earlier.")
    return moment


def coming_moment(written: str, event: Event, now: datetime) -> datetime:
    """The moment when clocks at the event next show `written`, such as `14:30`.

    A time of the last twelve hours is meant as it is: a round can begin late. Raises ValueError for
    what is no time.
    """
    try:
        clock = datetime.strptime(written.strip().replace(".", ":"), "%H:%M").time()
    except ValueError:
        raise ValueError(f"“{written.strip()[:10]}” is no time. Enter one like 14:30.") from None
    zone = zone_of(event)
    today = now.astimezone(zone).date()
    days = (today + timedelta(days=days) for days in (-1, 0, 1))
    found = [local_moment(datetime.combine(day, clock), zone) for day in days]
    return next(moment for moment in found if moment > now - timedelta(hours=12))


def plain_time(moment: datetime, event: Event) -> str:
    """`20 Nov 2026 18:00:00 CET`, for files and receipts."""
    local = moment.astimezone(zone_of(event))
    return f"{local:%-d %b %Y %H:%M:%S} {local.tzname()}"


def exact_time(moment: datetime, event: Event, digits: int = 3) -> str:
    """`20 Nov 2026 18:00:30.021 CET`, cut to `digits` decimal places of a second."""
    local = moment.astimezone(zone_of(event))
    return f"{local:%-d %b %Y} {_clock(local, digits)} {local.tzname()}"


def exact_clock(
    moment: datetime, event: Event, digits: int = 3, besides: datetime | None = None
) -> str:
    """`18:00:30.021`; with its day where `besides` is a moment of another day."""
    local = moment.astimezone(zone_of(event))
    clock = _clock(local, digits)
    if besides is None or besides.astimezone(local.tzinfo).date() == local.date():
        return clock
    return f"{local:%-d %b %Y} {clock}"


def _clock(local: datetime, digits: int) -> str:
    part = f".{local.microsecond:06}"[: digits + 1] if digits else ""
    return f"{local:%H:%M:%S}{part}"


def ago(passed: timedelta) -> str:
    """Return a time span in its largest whole unit, such as `20 seconds` or `3 minutes`."""
    seconds = max(1, int(passed.total_seconds()))
    for unit, length in (("day", 86_400), ("hour", 3_600), ("minute", 60)):
        if seconds >= length:
            return plural(seconds // length, unit)
    return plural(seconds, "second")


def event_time(moment: datetime, event: Event, seconds: bool = False) -> Markup:
    """A moment in the event's zone; a script adds the reader's own time where it differs."""
    local = moment.astimezone(zone_of(event))
    clock = f"{local:%H:%M:%S}" if seconds else f"{local:%H:%M}"
    return Markup('<time datetime="{}" data-zoned="{}">{} {} {}</time>').format(
        moment.astimezone(UTC).isoformat(timespec="seconds"),
        event.time_zone,
        f"{local:%-d %b %Y}",
        clock,
        local.tzname(),
    )


def round_time(moment: datetime, event: Event) -> Markup:
    """A moment of the day of a round: `18:22 CET` where the event is."""
    local = moment.astimezone(zone_of(event))
    at = moment.astimezone(UTC).isoformat(timespec="seconds")
    return Markup('<time datetime="{}">{} {}</time>').format(at, f"{local:%H:%M}", local.tzname())


def clock_time(moment: datetime, event: Event) -> str:
    """Such as `18:22`, for a field and for large letters."""
    return f"{moment.astimezone(zone_of(event)):%H:%M}"


def desk_time(moment: datetime, event: Event) -> Markup:
    """A moment for a column: `20 Nov 18:22` where the event is."""
    local = moment.astimezone(zone_of(event))
    at = moment.astimezone(UTC).isoformat(timespec="seconds")
    return Markup('<time datetime="{}">{}</time>').format(at, f"{local:%-d %b %H:%M}")


def utc_time(moment: datetime) -> Markup:
    """A moment in UTC with its milliseconds."""
    at = moment.astimezone(UTC)
    return Markup('<time datetime="{}">{} UTC</time>').format(
        at.isoformat(), f"{at:%Y-%m-%d %H:%M:%S}.{at.microsecond // 1000:03}"
    )


def deletion_problem(
    purge_on: date, ends_on: date, zone: ZoneInfo, closes_at: datetime | None, now: datetime
) -> str:
    """Return why an event cannot be deleted on that day; empty if it can.

    `closes_at` is the end of the deadline's grace. Deletion is at the first moment of the day in
    UTC or later, which west of Greenwich is still the evening before.
    """
    deleted_at = datetime.combine(purge_on, time(), UTC)
    over_at = datetime.combine(ends_on + timedelta(days=1), time(), zone)
    if deleted_at <= now:
        return "The deletion date must be in the future. Choose a later date."
    if deleted_at < over_at:
        return "Data can't be deleted before the event ends. Choose a later date."
    if closes_at is not None and deleted_at <= closes_at:
        return "Data can't be deleted before the deadline. Choose a later date."
    return ""


def purge_day(ends_on: date) -> date:
    """Return the day on which an event's data are deleted unless the organizer chooses another."""
    return ends_on + timedelta(days=30)
