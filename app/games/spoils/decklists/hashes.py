"""What two people compare to know that they hold the same deck."""

import hashlib
from typing import Final

from app.games.spoils.decklists.decklist import Decklist, Zone

_ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_SIGNS: Final = 8
_GROUP: Final = 4


def deck_hash(decklist: Decklist) -> str:
    """SHA-256 of the main list as 64 hexadecimal digits.

    Hashed are lines `zone<TAB>printing-id<TAB>copies<LF>` in UTF-8, one per zone and
    printing, sorted by their bytes. Zones are `faction` and `deck`; a starting resource
    is a card of the deck like others. Order, splitting, names and notes do not matter.
    """
    deck: dict[str, int] = {}
    factions: dict[str, int] = {}
    for line in decklist.lines:
        if line.zone is Zone.DECK:
            counted = deck
        elif line.zone is Zone.FACTION:
            counted = factions
        else:
            continue
        printing_id = line.printing.id
        if printing_id in counted:
            counted[printing_id] += line.copies
        else:
            counted[printing_id] = line.copies
    in_deck, in_faction = Zone.DECK.value, Zone.FACTION.value
    written = [f"{in_deck}\t{of}\t{copies}\n" for of, copies in deck.items()]
    written += [f"{in_faction}\t{of}\t{copies}\n" for of, copies in factions.items()]
    # Code points sort as their UTF-8 bytes do, so the lines are encoded only once.
    return hashlib.sha256("".join(sorted(written)).encode()).hexdigest()


def short_hash(long: str) -> str:
    """The first 40 bits of a hash as eight signs in two groups, to be read aloud.

    Base 32 with digits and capitals, without I, L, O and U, which are misread. Enough to
    find a slip at a table, not enough to prove anything: that is what the long one is for.
    """
    bits = int(long[:10], 16)
    signs = "".join(_ALPHABET[bits >> 5 * place & 31] for place in range(_SIGNS - 1, -1, -1))
    return f"{signs[:_GROUP]}-{signs[_GROUP:]}"
