"""OCTGN's `.o8d`: sections of cards by printing id."""

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
    Octgn,
)
from app.games.tabletop.decklists.import_builder import (
    Entry,
    ImportBuilder,
    likely_count,
    sentence,
    shown,
)
from app.games.tabletop.decklists.report import Import
from app.games.tabletop.decklists.source import Document, Element, to_attribute, to_xml

_REPAIR: Final = "the section ends before its cards; they were read as part of it"


def is_o8d(document: Document) -> bool:
    """Tell whether a tree is a deck of OCTGN."""
    root = document.tree
    return root.tag == "deck" and ("game" in root.attributes or root.child("section") is not None)


def read_o8d(document: Document, catalogue: Names, shape: DeckShape[L, D]) -> Import[D]:
    """Read the sections in order; the id of a card is the authority, its name a comment."""
    builder, root = ImportBuilder(catalogue, shape), document.tree
    game = root.attribute("game").lower()
    if game and shape.octgn and game != shape.octgn.game_id:
        builder.repaired(root.line, f"game {game}", f"Not the id of {shape.title} in OCTGN.")
    section = _Section("", shape)
    for child in root.children:
        if child.tag == "section":
            section = _Section(child.attribute("name"), shape)
            if child.line in document.closed_early:
                builder.repaired(child.line, f"section {section.name}", sentence((_REPAIR,)))
            _read_section(child, section, builder)
        elif child.tag == "card":
            _read_card(child, section, builder, (_REPAIR,))
        elif child.tag == "notes":
            builder.take_notes(child.line, "notes", child.text.strip())
        else:
            builder.foreign(child.line, child.tag, child.texts)
    return builder.finish()


class _Section:
    """A section and the place that its name stands for, None if the game has none such."""

    def __init__(self, name: str, layout: DeckLayout) -> None:
        self.name = shown(name)
        self.place = layout.place_named(name)


def _read_section(element: Element, section: _Section, builder: ImportBuilder[L, D]) -> None:
    for child in element.children:
        if child.tag == "card":
            _read_card(child, section, builder)
        else:
            builder.foreign(child.line, child.tag, child.texts)


def _read_card(
    card: Element,
    section: _Section,
    builder: ImportBuilder[L, D],
    repairs: tuple[str, ...] = (),
) -> None:
    name, count = card.text.strip(), card.attribute("qty")
    text = f"{count} {name or card.attribute('id')}".strip()
    if section.place is None:
        note = f"The game has no section “{section.name}”; say whether its cards are in the deck."
        builder.open(card.line, text, note, (), likely_count(count))
        return
    entry = Entry(
        card.line,
        text,
        name,
        count,
        section.place,
        printing_id=card.attribute("id"),
        repairs=repairs,
    )
    builder.take(entry)


def write_o8d(deck: AnyDecklist, octgn: Octgn) -> str:
    """The sections that OCTGN's definition of the game has, with or without cards."""
    rows = [
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        f'<deck game="{octgn.game_id}">',
    ]
    for name, places in octgn.sections:
        rows += _section(name, [line for place in places for line in place.lines_of(deck)])
    if deck.notes:
        rows.append(f"  <notes>{to_xml(deck.notes)}</notes>")
    return "\n".join([*rows, "</deck>", ""])


def _section(name: str, lines: Iterable[AnyLine]) -> list[str]:
    return [
        f"  <section name={to_attribute(name)}>",
        *(
            f'    <card qty="{line.copies}" id="{line.printing.id}">{to_xml(line.name)}</card>'
            for line in lines
        ),
        "  </section>",
    ]
