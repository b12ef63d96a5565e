"""LackeyCCG's `.dek`: one element per copy, in zones. Also Magic Online's file of that name."""

from collections.abc import Iterable
from itertools import groupby

from app.games.tabletop.decklists.decklist import (
    AnyDecklist,
    AnyLine,
    D,
    DeckLayout,
    DeckShape,
    L,
    Names,
    Place,
)
from app.games.tabletop.decklists.import_builder import Entry, ImportBuilder, shown
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.decklists.source import Document, Element, to_attribute, to_xml
from app.games.tabletop.facts import PrintingId


def is_lackey(document: Document) -> bool:
    """Tell whether a tree is a deck of LackeyCCG."""
    root = document.tree
    return root.tag == "deck" and any(root.child(tag) for tag in ("superzone", "meta"))


def is_magic_online(document: Document) -> bool:
    """Tell whether a tree is a deck in the form of Magic Online, which shares the extension."""
    return document.tree.tag == "Deck" and document.tree.child("Cards") is not None


def read_lackey(document: Document, catalogue: Names, shape: DeckShape[L, D]) -> Import[D]:
    """Read the zones in order; equal neighbours are one entry of the report.

    A card is its name and set; the stem of its image file is used where it is a printing id.
    """
    builder = ImportBuilder(catalogue, shape)
    for child in document.tree.children:
        if child.tag == "superzone":
            _read_zone(child, builder)
        elif child.tag == "meta":
            _read_meta(child, builder)
        else:
            builder.foreign(child.line, child.tag, child.texts)
    return builder.finish()


def _read_meta(meta: Element, builder: ImportBuilder[L, D]) -> None:
    for child in meta.children:
        text = child.text.strip()
        if not text:
            continue
        if child.tag == "title":
            builder.take_name(child.line, text, text)
        elif child.tag == "author":
            builder.take_author(child.line, text, text)
        elif child.tag == "note":
            builder.take_notes(child.line, text, text)
        else:
            builder.heading(child.line, f"{child.tag}: {text}", "It contains no cards.")


def _read_zone(zone: Element, builder: ImportBuilder[L, D]) -> None:
    name = zone.attribute("name")
    place, zone_shown = builder.shape.place_named(name), shown(name)
    for (card, image, written_set), same in groupby(zone.children, key=_identity):
        copies = list(same)
        line, text = copies[0].line, f"{len(copies)} {card}"
        if copies[0].tag != "card":
            builder.foreign(line, copies[0].tag, copies[0].texts)
        elif place is None:
            note = f"“{zone_shown}” is not a zone of the game; rename it or move its cards."
            builder.open(line, text, note, (), len(copies))
        else:
            _take_copies(builder, line, text, card, len(copies), place, image, written_set)


def _take_copies(
    builder: ImportBuilder[L, D],
    line: int,
    text: str,
    name: str,
    copies: int,
    place: Place,
    image: str,
    written_set: str,
) -> None:
    is_id = PrintingId(image.lower()) in builder.catalogue.by_printing
    builder.take(
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
    """Name, image file and set of one copy; all empty if the element is no card."""
    name = card.child("name")
    if card.tag != "card" or name is None:
        return ("", "", "")
    return (name.text.strip(), name.attribute("id"), card.text_of("set"))


def write_lackey(deck: AnyDecklist, layout: DeckLayout) -> str:
    """A zone for the main place and each other that holds cards, a card per copy."""
    meta = (
        ("game", layout.lackey or ""), ("title", deck.name), ("author", deck.author),
        ("note", deck.notes),
    )  # fmt: skip
    rows = ['<deck version="0.8">', "\t<meta>"]
    rows += [f"\t\t<{tag}>{to_xml(text)}</{tag}>" for tag, text in meta if text]
    rows.append("\t</meta>")
    rows += _zone(layout.main.lackey, layout.main.lines_of(deck), layout)
    for place, lines in layout.placed(deck):
        if place is not layout.main:
            rows += _zone(place.lackey, lines, layout)
    return "\n".join([*rows, "</deck>", ""])


def _zone(name: str, lines: Iterable[AnyLine], layout: DeckLayout) -> list[str]:
    rows = [f"\t<superzone name={to_attribute(name)}>"]
    for line in lines:
        printing = line.printing
        id_ = to_attribute(layout.lackey_id(printing))
        card = (
            f"\t\t<card><name id={id_}>{to_xml(line.name)}</name>"
            f"<set>{to_xml(printing.set.lackey)}</set></card>"
        )
        rows += [card] * line.copies
    return [*rows, "\t</superzone>"]


def read_magic_online(document: Document, catalogue: Names, shape: DeckShape[L, D]) -> Import[D]:
    """Read `Cards` elements with quantity, name and sideboard mark."""
    builder = ImportBuilder(catalogue, shape)
    for child in document.tree.children:
        if child.tag != "Cards":
            builder.foreign(child.line, child.tag, child.texts)
            continue
        name, count = child.attribute("Name"), child.attribute("Quantity")
        is_side = child.attribute("Sideboard").casefold() == "true"
        place = shape.sideboard if is_side and shape.sideboard else shape.main
        builder.take(Entry(child.line, f"{count} {name}".strip(), name, count, place))
    return builder.finish()
