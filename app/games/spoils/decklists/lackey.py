"""LackeyCCG's `.dek`: one element per copy, in zones. Also Magic Online's file of that name."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from app.games.spoils.decklists.decklist import Decklist, Line, Zone
from app.games.spoils.decklists.document import Document
from app.games.spoils.decklists.headings import place_named
from app.games.spoils.decklists.intake import Entry, Intake, Place, shown
from app.games.spoils.decklists.report import Import
from app.games.spoils.decklists.xml_tree import Element, to_attribute, to_xml
from app.games.spoils.facts import Catalogue, PrintingId

_GAME: Final = "thespoils"


def is_lackey(document: Document) -> bool:
    """Whether a tree is a deck of LackeyCCG."""
    root = document.tree
    return root.tag == "deck" and any(root.child(tag) for tag in ("superzone", "meta"))


def is_magic_online(document: Document) -> bool:
    """Whether a tree is a deck in the form of Magic Online, which shares the extension."""
    return document.tree.tag == "Deck" and document.tree.child("Cards") is not None


def read_lackey(document: Document, catalogue: Catalogue) -> Import:
    """Read the zones in order; equal neighbours are one entry of the report.

    A card is its name and set; the stem of its image file is used where it is a printing id.
    """
    intake = Intake(catalogue)
    for child in document.tree.children:
        if child.tag == "superzone":
            _read_zone(child, intake)
        elif child.tag == "meta":
            _read_meta(child, intake)
        else:
            intake.ignore(child.line, child.tag, "An element no deck needs.")
    return intake.finish()


def _read_meta(meta: Element, intake: Intake) -> None:
    for child in meta.children:
        text = child.text.strip()
        if not text:
            continue
        if child.tag == "title":
            intake.take_name(child.line, text, text)
        elif child.tag == "author":
            intake.take_author(child.line, text, text)
        elif child.tag == "note":
            intake.take_notes(child.line, text, text)
        else:
            intake.ignore(child.line, f"{child.tag}: {text}", "Says nothing about the cards.")


def _read_zone(zone: Element, intake: Intake) -> None:
    name = zone.attribute("name")
    place, told = place_named(name), shown(name)
    for (card, image, written_set), same in groupby(zone.children, key=_identity):
        copies = list(same)
        line, text = copies[0].line, f"{len(copies)} {card}"
        if copies[0].tag != "card":
            intake.ignore(line, copies[0].tag, "An element no zone needs.")
        elif place is None:
            intake.bad(line, text, f"“{told}” is no zone of the game; rename it or move its cards.")
        else:
            _take_copies(intake, line, text, card, len(copies), place, image, written_set)


def _take_copies(
    intake: Intake,
    line: int,
    text: str,
    name: str,
    copies: int,
    place: Place,
    image: str,
    written_set: str,
) -> None:
    is_id = PrintingId(image.lower()) in intake.catalogue.by_printing
    intake.take(
        Entry(
            line,
            text,
            name,
            str(copies),
            place,
            printing_id=image if is_id else "",
            set=written_set,
        )
    )


def _identity(card: Element) -> tuple[str, str, str]:
    """Name, image file and set of one copy; all empty when the element is no card."""
    name = card.child("name")
    if card.tag != "card" or name is None:
        return ("", "", "")
    return (name.text.strip(), name.attribute("id"), card.text_of("set"))


def write_lackey(deck: Decklist) -> str:
    """Zones `Deck`, `Faction`, `Starting`, `Sideboard` and `Considering`, a card per copy."""
    main = [line for line in deck.in_zone(Zone.DECK) if not line.is_starting]
    meta = (("game", _GAME), ("title", deck.name), ("author", deck.author), ("note", deck.notes))
    zones: Iterable[tuple[str, Sequence[Line]]] = (
        ("Deck", main),
        ("Faction", deck.in_zone(Zone.FACTION)),
        ("Starting", deck.starting),
        ("Sideboard", deck.in_zone(Zone.SIDEBOARD)),
        ("Considering", deck.in_zone(Zone.CONSIDERING)),
    )
    rows = ['<deck version="0.8">', "\t<meta>"]
    rows += [f"\t\t<{tag}>{to_xml(text)}</{tag}>" for tag, text in meta if text]
    rows.append("\t</meta>")
    for name, lines in zones:
        if lines or name == "Deck":
            rows += _zone(name, lines)
    return "\n".join([*rows, "</deck>", ""])


def _zone(name: str, lines: Iterable[Line]) -> list[str]:
    rows = [f"\t<superzone name={to_attribute(name)}>"]
    for line in lines:
        printing = line.printing
        card = (
            f"\t\t<card><name id={to_attribute(printing.id)}>{to_xml(line.name)}</name>"
            f"<set>{to_xml(printing.set.code)}</set></card>"
        )
        rows += [card] * line.copies
    return [*rows, "\t</superzone>"]


def read_magic_online(document: Document, catalogue: Catalogue) -> Import:
    """Read `Cards` elements with quantity, name and sideboard mark."""
    intake = Intake(catalogue)
    for child in document.tree.children:
        if child.tag != "Cards":
            intake.ignore(child.line, child.tag, "Says nothing about the cards.")
            continue
        name, count = child.attribute("Name"), child.attribute("Quantity")
        is_side = child.attribute("Sideboard").casefold() == "true"
        place = Place.SIDEBOARD if is_side else Place.MAIN
        intake.take(Entry(child.line, f"{count} {name}".strip(), name, count, place))
    return intake.finish()
