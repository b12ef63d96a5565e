"""Codes that a player can show before lists are published, and anybody can check afterwards.

A plain hash would let anybody test a guess at a list. The code is keyed with a secret of the event,
so it reveals nothing. The secret is published with the lists: then anybody who noted a code can
verify that the published list is the one it was given for.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.decklists.decklist import short_hash
from app.tables import Event, HandIn

_LONG: Final = re.compile(r"[0-9a-f]{64}")
_SHORT: Final = re.compile(r"[0-9A-HJKMNP-TV-Z]{8}")
_MISREAD: Final = str.maketrans("ILO", "110")


@dataclass(frozen=True)
class CheckedCode:
    """A code that somebody noted, and the version it was given for; None if there is none."""

    code: str
    is_code: bool
    version: HandIn | None = None


def full_code(event: Event, hash_: str) -> str:
    """The code of a list in 64 hexadecimal digits: HMAC-SHA256 of its hash with the secret."""
    return hmac.new(bytes.fromhex(event.secret), hash_.encode(), "sha256").hexdigest()


def check_code(event: Event, hash_: str) -> str:
    """The code in eight characters."""
    return short_hash(full_code(event, hash_))


def checked_code(event: Event, versions: Iterable[HandIn], written: str) -> CheckedCode:
    """Find the first of a player's versions that has the code someone noted.

    Case, blanks and hyphens do not matter, nor do letters misread for digits. The result has no
    version if none matches, and tells whether the text is a code at all.
    """
    plain = "".join(written.split()).replace("-", "")
    long, short = plain.lower(), plain.upper().translate(_MISREAD)
    if _LONG.fullmatch(long):
        code, wanted = long, long
    elif _SHORT.fullmatch(short):
        code, wanted = f"{short[:4]}-{short[4:]}", ""
    else:
        return CheckedCode(written.strip(), is_code=False)
    for version in versions:
        if version.hash is None:
            continue
        full = full_code(event, version.hash)
        if full == wanted or short_hash(full) == code:
            return CheckedCode(code, is_code=True, version=version)
    return CheckedCode(code, is_code=True)
