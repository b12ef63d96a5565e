"""Cockatrice's `.cod`: zones `main`, `side` and `tokens` of cards by name."""

from collections.abc import Iterable
from typing import Final

from app.games.spoils.decklists.decklist import Decklist, Line, Zone
from app.games.spoils.decklists.document import Document
from app.games.spoils.decklists.headings import place_named
from app.games.spoils.decklists.intake import Entry, Intake, shown
from app.games.spoils.decklists.report import Import
from app.games.spoils.decklists.xml_tree import Element, to_attribute, to_xml
from app.games.spoils.facts import Catalogue, PrintingId

_ROOT: Final = "cockatrice_deck"


def is_cockatrice(document: Document) -> bool:
    """Whether a tree is a deck of Cockatrice."""
    return document.tree.tag == _ROOT


def read_cockatrice(document: Document, catalogue: Catalogue) -> Import:
    """Read the zones in order; elements of newer programs are named and passed over."""
    intake = Intake(catalogue)
    for child in document.tree.children:
        text = child.text.strip()
        if not (text or child.children):
            continue
        if child.tag == "zone":
            _read_zone(child, intake)
        elif child.tag == "deckname":
            intake.take_name(child.line, text, text)
        elif child.tag == "comments":
            intake.take_notes(child.line, text, text)
        elif child.tag == "tags":
            tags = tuple(tag.text.strip() for tag in child.children if tag.text.strip())
            intake.take_tags(child.line, ", ".join(tags), tags)
        else:
            intake.ignore(child.line, f"{child.tag} {text}".strip(), "No card stands in it.")
    return intake.finish()


def _read_zone(zone: Element, intake: Intake) -> None:
    zone_name = zone.attribute("name")
    place, told = place_named(zone_name), shown(zone_name)
    for card in zone.children:
        name, count = card.attribute("name"), card.attribute("number")
        text = f"{count} {name}".strip()
        if card.tag != "card":
            intake.ignore(card.line, card.tag, "An element no zone needs.")
        elif place is None:
            note = f"Cockatrice has no zone “{told}”; rename it."
            intake.bad(card.line, text, note)
        else:
            uuid = card.attribute("uuid")
            is_id = PrintingId(uuid.lower()) in intake.catalogue.by_printing
            entry = Entry(
                card.line,
                text,
                name,
                count,
                place,
                printing_id=uuid if is_id else "",
                set=card.attribute("setShortName"),
                number=card.attribute("collectorNumber"),
            )
            intake.take(entry)


def write_cockatrice(deck: Decklist) -> str:
    """Faction and deck as zone `main`, the sideboard as `side`."""
    rows = ['<?xml version="1.0" encoding="UTF-8"?>', f'<{_ROOT} version="1">']
    rows.append(f"    <deckname>{to_xml(deck.name)}</deckname>")
    rows.append(f"    <comments>{to_xml(deck.notes)}</comments>")
    if deck.tags:
        tags = "".join(f"<tag>{to_xml(tag)}</tag>" for tag in deck.tags)
        rows.append(f"    <tags>{tags}</tags>")
    rows += _zone("main", (*deck.in_zone(Zone.FACTION), *deck.in_zone(Zone.DECK)))
    side = deck.in_zone(Zone.SIDEBOARD)
    rows += _zone("side", side) if side else []
    return "\n".join([*rows, f"</{_ROOT}>", ""])


def _zone(name: str, lines: Iterable[Line]) -> list[str]:
    return [f"    <zone name={to_attribute(name)}>", *map(_card, lines), "    </zone>"]


def _card(line: Line) -> str:
    printing = line.printing
    number = "" if printing.number is None else f' collectorNumber="{printing.number}"'
    return (
        f'        <card number="{line.copies}" name={to_attribute(line.name)}'
        f" setShortName={to_attribute(printing.set.code)}{number}"
        f" uuid={to_attribute(printing.id)}/>"
    )
