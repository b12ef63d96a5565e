"""The contents of a receipt, in the parts that are signed one by one."""

from __future__ import annotations

import hashlib
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

FORMAT: Final = "threshold-receipt"
VERSION: Final = 1
LARGEST: Final = 2 * 1024 * 1024
"""The size of the largest receipt, in bytes; the longest list that the desk takes is smaller."""

_Number = Annotated[int, Field(ge=0, le=1_000_000)]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class EventPart(_Part):
    """The event. `deadline` is in UTC, None if there is none.

    `site` is the address that the owner of the site stored; empty if there is none.
    """

    name: str
    id: str
    site: str
    game: str
    format: str
    edition: str
    deadline: str | None
    time_zone: str


class PlayerPart(_Part):
    """The player, as named when the receipt was written."""

    name: str


class HandInPart(_Part):
    """The hand-in of a list: its time, sender and way. `received_at` is in UTC.

    `version` is the number of the player's version, `list_of_version` that of the version whose
    list it repeats; it is None for a list that was handed in as this version. `revision` says what
    was done with the list afterwards, and is empty if nothing was.
    """

    version: _Number
    received_at: str
    by: str
    source: str
    is_late: bool
    reason: str
    list_of_version: _Number | None
    revision: str
    revised_at: str | None


class ListLine(_Part):
    """Copies of one printing in a zone. `is_hashed` tells whether the list's hash includes them."""

    zone: str
    printing: str
    name: str
    copies: _Number
    is_hashed: bool


class ListPart(_Part):
    """The list. `hash` is None while lines are not understood.

    `not_cards` are lines of the list that whoever handed it in declared to be no cards.
    """

    title: str
    size: _Number
    hash: str | None
    check_code: str | None
    lines: list[ListLine]
    not_understood: list[str]
    not_cards: list[str] = []


class VerdictPart(_Part):
    """The verdict, and what it depended on."""

    verdict: str
    stamp: dict[str, str | int | bool | None]
    problems: list[str]


class Receipt(_Part):
    """A receipt. Each field is a part that is signed by itself."""

    event: EventPart
    player: PlayerPart
    hand_in: HandInPart
    list: ListPart
    verdict: VerdictPart


_Hex32 = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class SignedReceipt(_Part):
    """A receipt as a file. `sha256` has the hash of each part, and the signature covers these."""

    format: Literal["threshold-receipt"]
    version: Literal[1]
    receipt: Receipt
    sha256: dict[str, _Hex32]
    public_key: _Hex32
    signature: Annotated[str, Field(pattern=r"^[0-9a-f]{128}$")]


PARTS: Final = tuple(Receipt.model_fields)
"""The names of the parts, in the order in which people read them."""


def list_hash(part: ListPart) -> str:
    """Return the hash of a receipt's list, computed as `deck_hash` does."""
    copies: dict[tuple[str, str], int] = {}
    for line in part.lines:
        if line.is_hashed:
            place = line.zone, line.printing
            copies[place] = copies.get(place, 0) + line.copies
    written = sorted(f"{zone}\t{printing}\t{n}\n" for (zone, printing), n in copies.items())
    return hashlib.sha256("".join(written).encode()).hexdigest()
