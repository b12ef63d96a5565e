"""OCTGN's `.o8d`: sections of cards by printing id."""

from typing import Final

from app.games.spoils.decklists.decklist import Decklist, Line, Zone
from app.games.spoils.decklists.document import Document
from app.games.spoils.decklists.headings import place_named
from app.games.spoils.decklists.intake import Entry, Intake, shown
from app.games.spoils.decklists.report import Import
from app.games.spoils.decklists.xml_tree import Element, to_attribute, to_xml
from app.games.spoils.facts import Catalogue

GAME_ID: Final = "844d5fe3-bdb5-4ad2-ba83-88c2c2db6d88"
"""The id of The Spoils in OCTGN."""

_MAIN: Final = "Game Deck"
_FACTION: Final = "Faction"
_REPAIR: Final = "The section was closed before its cards; they were read as standing in it."


def is_o8d(document: Document) -> bool:
    """Whether a tree is a deck of OCTGN."""
    root = document.tree
    return root.tag == "deck" and ("game" in root.attributes or root.child("section") is not None)


def read_o8d(document: Document, catalogue: Catalogue) -> Import:
    """Read the sections in order; the id of a card is the authority, its name a comment."""
    intake, root = Intake(catalogue), document.tree
    game = root.attribute("game").lower()
    if game and game != GAME_ID:
        intake.repaired(root.line, f"game {game}", "Not the id of The Spoils in OCTGN.")
    section = _Section("")
    for child in root.children:
        if child.tag == "section":
            section = _Section(child.attribute("name"))
            if child.line in document.closed_early:
                intake.repaired(child.line, f"section {section.name}", _REPAIR)
            _read_section(child, section, intake)
        elif child.tag == "card":
            _read_card(child, section, intake, (_REPAIR,))
        elif child.tag == "notes":
            intake.take_notes(child.line, "notes", child.text.strip())
        else:
            intake.ignore(child.line, child.tag, "An element no deck needs.")
    return intake.finish()


class _Section:
    """A section and the place that its name stands for, None where the game has none such."""

    def __init__(self, name: str) -> None:
        self.name = shown(name)
        self.place = place_named(name)


def _read_section(element: Element, section: _Section, intake: Intake) -> None:
    for child in element.children:
        if child.tag == "card":
            _read_card(child, section, intake)
        else:
            intake.ignore(child.line, child.tag, "An element no section needs.")


def _read_card(
    card: Element, section: _Section, intake: Intake, repairs: tuple[str, ...] = ()
) -> None:
    name, count = card.text.strip(), card.attribute("qty")
    text = f"{count} {name or card.attribute('id')}".strip()
    if section.place is None:
        note = f"The game has no section “{section.name}”; say whether its cards are in the deck."
        intake.bad(card.line, text, note)
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
    intake.take(entry)


def write_o8d(deck: Decklist) -> str:
    """The main list as OCTGN's definition of the game has it: `Game Deck` and `Faction`."""
    faction = [*deck.in_zone(Zone.FACTION), *deck.starting]
    main = [line for line in deck.in_zone(Zone.DECK) if not line.is_starting]
    rows = [
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        f'<deck game="{GAME_ID}">',
        *_section(_MAIN, main),
        *_section(_FACTION, faction),
    ]
    if deck.notes:
        rows.append(f"  <notes>{to_xml(deck.notes)}</notes>")
    return "\n".join([*rows, "</deck>", ""])


def _section(name: str, lines: list[Line]) -> list[str]:
    return [
        f"  <section name={to_attribute(name)}>",
        *(
            f'    <card qty="{line.copies}" id="{line.printing.id}">{to_xml(line.name)}</card>'
            for line in lines
        ),
        "  </section>",
    ]
