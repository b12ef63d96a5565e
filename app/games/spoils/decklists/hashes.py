"""What two people compare to know that they hold the same deck."""

import hashlib
from collections.abc import Iterable
from typing import Final

from app.games.spoils.decklists.decklist import Decklist, Line, Zone, merge_lines

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_SIGNS: Final = 8
_GROUP: Final = 4
# Python 3.11 looks members of an enumeration up by a call: too dear once per line.
_DECK: Final = Zone.DECK
_FACTION: Final = Zone.FACTION


def deck_hash(decklist: Decklist) -> str:
    """SHA-256 of the main list as 64 hexadecimal digits.

    Hashed are lines `zone<TAB>printing-id<TAB>copies<LF>` in UTF-8, one per zone and
    printing, sorted by their bytes. Zones are `faction` and `deck`; a starting resource
    is a card of the deck like others. Order, splitting, names and notes do not matter.
    """
    lines: Iterable[Line] = decklist.lines
    if len({line.name for line in lines}) < len(decklist.lines):
        lines = merge_lines(Line(line.printing, line.copies, line.zone) for line in lines)
    main = [line.hashed for line in lines if line.zone is _DECK or line.zone is _FACTION]
    main.sort()  # Code points sort as their UTF-8 bytes do, so all are encoded in one go.
    return hashlib.sha256("".join(main).encode()).hexdigest()


def short_hash(long: str) -> str:
    """The first 40 bits of a hash as eight signs in two groups, to be read aloud.

    Base 32 with digits and capitals, without I, L, O and U, which are misread. Enough to
    find a slip at a table, not enough to prove anything: that is what the long one is for.
    """
    bits = int(long[:10], 16)
    signs = "".join(_ALPHABET[bits >> 5 * place & 31] for place in range(_SIGNS - 1, -1, -1))
    return f"{signs[:_GROUP]}-{signs[_GROUP:]}"
