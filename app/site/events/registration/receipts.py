"""A version of a player's list as a signed receipt."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from flask import current_app

from app.games import game
from app.games.tabletop.facts import AnyCatalogue
from app.receipts.contents import (
    EventPart,
    HandInPart,
    ListLine,
    ListPart,
    PlayerPart,
    Receipt,
    VerdictPart,
)
from app.receipts.keys import ReceiptKey, signing_key
from app.receipts.signatures import signed_receipt
from app.site.events.check_codes import full_code
from app.site.events.criteria import format_name
from app.site.events.log import revision_in_words
from app.site.platform.http.addresses import stored_address
from app.tables import Entry, Event, HandIn, utc_now


def current_key() -> ReceiptKey:
    """The key with which this site signs, made at the first call."""
    return signing_key(Path(current_app.instance_path), utc_now())


def signed(receipt: Receipt) -> str:
    """Return a receipt as a JSON file that this site has signed."""
    return signed_receipt(receipt, bytes.fromhex(current_key().private))


def receipt_of(event: Event, entry: Entry, version: HandIn, catalogue: AnyCatalogue) -> Receipt:
    """Return the receipt of a version."""
    return Receipt(
        event=EventPart(
            name=event.name,
            id=event.public_id,
            site=stored_address(),
            game=event.game,
            format=format_name(event),
            edition=event.edition,
            deadline=_utc(event.deadline) if event.deadline else None,
            time_zone=event.time_zone,
        ),
        player=PlayerPart(name=entry.name),
        hand_in=HandInPart(
            version=version.number,
            received_at=_utc(version.received_at),
            by=version.by_name or version.by_kind,
            source=version.source,
            is_late=version.is_late,
            reason=version.reason,
            list_of_version=version.repeats,
            revision=revision_in_words(version),
            revised_at=_utc(version.revised_at) if version.revised_at else None,
        ),
        list=_list_part(event, version, catalogue),
        verdict=VerdictPart(
            verdict=version.verdict,
            stamp=_plain(version.stamp),
            problems=[found["message"] for found in version.report.get("findings", ())],
        ),
    )


def _list_part(event: Event, version: HandIn, catalogue: AnyCatalogue) -> ListPart:
    hashed = {zone.value for zone in game(event.game).editing.needed().shape.hashed}
    lines = []
    for printing_id, zone, copies, _mark in version.lines:
        printing = catalogue.by_printing.get(printing_id)
        lines.append(
            ListLine(
                zone=zone,
                printing=printing_id,
                name=printing.card.name if printing else "",
                copies=copies,
                is_hashed=zone in hashed,
            )
        )
    shows_code = version.hash is not None and event.opens_lists
    return ListPart(
        title=version.title,
        size=version.size,
        hash=version.hash,
        check_code=full_code(event, version.hash) if shows_code and version.hash else None,
        lines=lines,
        not_understood=list(version.unread),
        not_cards=list(version.report.get("not_cards", ())),
    )


def _plain(stamp: Mapping[str, object]) -> dict[str, str | int | bool | None]:
    """The stamp with everything that is not a plain value written out."""
    return {
        name: value if value is None or isinstance(value, str | int | bool) else str(value)
        for name, value in stamp.items()
    }


def _utc(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="milliseconds")
