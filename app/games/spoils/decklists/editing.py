"""Changes of a decklist of The Spoils, one at a time: each gives a new decklist."""

from dataclasses import replace

from app.games.spoils.decklists.decklist import Decklist, Zone
from app.games.spoils.decklists.shape import SHAPE
from app.games.spoils.facts import Printing, PrintingId
from app.games.spoils.terms import STARTING
from app.games.tabletop.decklists import editing


def copies_of(decklist: Decklist, printing: PrintingId, zone: Zone = Zone.DECK) -> int:
    """How many copies of one printing stand in a zone, starting resources included."""
    return editing.copies_of(decklist, printing, zone)


def with_copies(
    decklist: Decklist, printing: Printing, copies: int, zone: Zone = Zone.DECK
) -> Decklist:
    """The deck with exactly `copies` of a printing in a zone; none takes its lines out.

    Lines stay where they stood. Copies that start in play go last. A faction card in the
    deck's zone means its faction. Raises ValueError for a negative number.
    """
    return editing.with_copies(decklist, printing, copies, zone, SHAPE)


def with_added(
    decklist: Decklist, printing: Printing, copies: int, zone: Zone = Zone.DECK
) -> Decklist:
    """The deck with so many copies more; a faction card becomes the deck's faction."""
    return editing.with_added(decklist, printing, copies, zone, SHAPE)


def with_moved(
    decklist: Decklist, printing: Printing, copies: int, source: Zone, target: Zone
) -> Decklist:
    """The deck with copies moved from one zone to another, as many as there are."""
    return editing.with_moved(decklist, printing, copies, source, target, SHAPE)


def with_faction(decklist: Decklist, printing: Printing) -> Decklist:
    """The deck with this faction and no other; the starting marks of the old one go.

    Raises ValueError for a card that is no faction.
    """
    return editing.with_only(decklist, printing, Zone.FACTION, SHAPE)


def with_starting(decklist: Decklist, names: tuple[str, ...]) -> Decklist:
    """The deck with one copy per name in `names` marked as starting in play. Rules: 601.1b.

    Names that the deck does not hold are left out.
    """
    bare = replace(
        decklist, lines=tuple(replace(line, mark=None) for line in decklist.lines)
    ).merged()
    lines = list(bare.lines)
    for name in names:
        place = next(
            (
                place
                for place, line in enumerate(lines)
                if line.name == name and line.zone is Zone.DECK and line.mark is None
            ),
            None,
        )
        if place is None:
            continue
        line = lines.pop(place)
        lines.insert(place, replace(line, copies=1, mark=STARTING))
        if line.copies > 1:
            lines.insert(place, replace(line, copies=line.copies - 1))
    return replace(bare, lines=tuple(lines)).merged()


def merged_changes(base: Decklist, mine: Decklist, theirs: Decklist) -> Decklist:
    """Both changes of one deck together: what `mine` did to `base`, done to `theirs`.

    The faction is mine where I changed it.
    """
    return editing.merged_changes(base, mine, theirs, SHAPE.lone)
