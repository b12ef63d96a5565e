"""Cockatrice's `.cod`: zones `main`, `side` and `tokens` of cards by name."""

from collections.abc import Iterable
from typing import Final

from app.games.tabletop.decklists.decklist import (
    AnyDecklist,
    AnyLine,
    D,
    DeckLayout,
    DeckShape,
    L,
    Names,
)
from app.games.tabletop.decklists.import_builder import Entry, ImportBuilder, likely_count, shown
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.decklists.source import Document, Element, to_attribute, to_xml
from app.games.tabletop.facts import PrintingId

_ROOT: Final = "cockatrice_deck"
_ASIDE: Final = frozenset({"bannerCard", "format", "lastLoadedTimestamp", "sideboard_plan"})
"""Elements that may name cards of the deck, but are no part of it."""


def is_cockatrice(document: Document) -> bool:
    """Tell whether a tree is a deck of Cockatrice."""
    return document.tree.tag == _ROOT


def read_cockatrice(document: Document, catalogue: Names, shape: DeckShape[L, D]) -> Import[D]:
    """Read the zones in order; elements of newer programs are named and passed over."""
    builder = ImportBuilder(catalogue, shape)
    for child in document.tree.children:
        text = child.text.strip()
        if not (text or child.children):
            continue
        if child.tag == "zone":
            _read_zone(child, builder)
        elif child.tag == "deckname":
            builder.take_name(child.line, text, text)
        elif child.tag == "comments":
            builder.take_notes(child.line, text, text)
        elif child.tag == "tags":
            tags = tuple(tag.text.strip() for tag in child.children if tag.text.strip())
            builder.take_tags(child.line, ", ".join(tags), tags)
        elif child.tag in _ASIDE:
            builder.heading(
                child.line, f"{child.tag} {text}".strip(), "It is not part of the deck."
            )
        else:
            builder.foreign(child.line, f"{child.tag} {text}".strip(), child.texts)
    return builder.finish()


def _read_zone(zone: Element, builder: ImportBuilder[L, D]) -> None:
    zone_name = zone.attribute("name")
    place, zone_shown = builder.shape.place_named(zone_name), shown(zone_name)
    for card in zone.children:
        name, count = card.attribute("name"), card.attribute("number")
        text = f"{count} {name}".strip()
        if card.tag != "card":
            builder.foreign(card.line, card.tag, card.texts)
        elif place is None:
            note = f"Cockatrice has no zone “{zone_shown}”; rename it."
            builder.open(card.line, text, note, (), likely_count(count))
        else:
            uuid = card.attribute("uuid")
            is_id = PrintingId(uuid.lower()) in builder.catalogue.by_printing
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
            builder.take(entry)


def write_cockatrice(deck: AnyDecklist, layout: DeckLayout) -> str:
    """The zones that the layout gives Cockatrice; of those without cards only the first."""
    rows = ['<?xml version="1.0" encoding="UTF-8"?>', f'<{_ROOT} version="1">']
    rows.append(f"    <deckname>{to_xml(deck.name)}</deckname>")
    rows.append(f"    <comments>{to_xml(deck.notes)}</comments>")
    if deck.tags:
        tags = "".join(f"<tag>{to_xml(tag)}</tag>" for tag in deck.tags)
        rows.append(f"    <tags>{tags}</tags>")
    for section in layout.cockatrice:
        lines = [line for zone in section.zones for line in deck.in_zone(zone)]
        if lines or section is layout.cockatrice[0]:
            rows += _zone(section.name, lines)
    return "\n".join([*rows, f"</{_ROOT}>", ""])


def _zone(name: str, lines: Iterable[AnyLine]) -> list[str]:
    return [f"    <zone name={to_attribute(name)}>", *map(_card, lines), "    </zone>"]


def _card(line: AnyLine) -> str:
    printing = line.printing
    number = "" if printing.number is None else f' collectorNumber="{printing.number}"'
    return (
        f'        <card number="{line.copies}" name={to_attribute(line.name)}'
        f" setShortName={to_attribute(printing.set.code)}{number}"
        f" uuid={to_attribute(printing.id)}/>"
    )
