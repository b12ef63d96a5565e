"""OCTGN set definitions: facts and printed texts out of `set.xml`, and facts back into one.

Reading a file yields writes against the current catalogue. It leaves everything as it is that the
file does not say: keywords, the facts of a faction, and texts that are empty, as in the files
written here.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final
from xml.etree import ElementTree

from defusedxml import ElementTree as Defused
from defusedxml.common import DefusedXmlException

from app.games.spoils.facts import (
    LONGEST_NAME,
    Catalogue,
    Printing,
    PrintingId,
    Threshold,
    fold,
)
from app.games.spoils.terms import CardType, Rarity, Supertype
from app.games.tabletop.card_data.kinds import Rows, SetFileError, Write

GAME_ID: Final = "844d5fe3-bdb5-4ad2-ba83-88c2c2db6d88"
"""The Spoils among OCTGN's games."""

LARGEST: Final = 4 * 1024 * 1024
MOST_CARDS: Final = 2_000

_NUMBER: Final = re.compile(r"(\d+)\s*/\s*(\d+)")
_SPACES: Final = re.compile(r"[ \t]+")
_FIXED: Final = re.compile(r"f\d+")
_FACTS: Final = ("cost", "strength", "life", "speed", "structure")


@dataclass(frozen=True, slots=True)
class SetCard:
    """One card of a set definition: its id, its name and its properties by lower-case name."""

    id: PrintingId
    name: str
    properties: Mapping[str, str]

    def say(self, name: str) -> str:
        """The value of the named property, stripped; empty if the card has none."""
        return self.properties.get(name, "").strip()


@dataclass(frozen=True, slots=True)
class SetFile:
    """A set definition. `pack` is the number of cards of each rarity in a booster."""

    octgn_id: str
    name: str
    cards: tuple[SetCard, ...]
    pack: Mapping[Rarity, int] = field(default_factory=dict)

    def writes(self, rows: Rows) -> Iterator[Write]:
        """Yield the writes that bring these rows up to the definition, printed texts included.

        Raises SetFileError if the definition contradicts itself.
        """
        return _writes_of(self, rows)


def read_set_file(written: bytes) -> SetFile:
    """A set definition from a file's bytes.

    Raises SetFileError for anything that is not one of this game, entity declarations and
    files beyond `LARGEST` included.
    """
    if len(written) > LARGEST:
        raise SetFileError(f"The file is larger than {LARGEST // 1024 // 1024} MB.")
    try:
        root = Defused.fromstring(written.lstrip(b"\xef\xbb\xbf \r\n\t"))
    except (ElementTree.ParseError, DefusedXmlException, ValueError, LookupError) as error:
        raise SetFileError(f"This is not readable XML: {error}.") from error
    if root.tag != "set":
        raise SetFileError(f"Expected a <set> of OCTGN, found <{root.tag}>.")
    if (game := root.get("gameId", GAME_ID).lower()) != GAME_ID:
        raise SetFileError(f"This set belongs to another game ({game[:60]}).")
    cards = tuple(_card(element) for element in root.iter("card"))
    if not cards:
        raise SetFileError("This file contains no cards.")
    if len(cards) > MOST_CARDS:
        raise SetFileError(f"A set can have at most {MOST_CARDS} cards.")
    if not (name := (root.get("name") or "").strip()):
        raise SetFileError("The set has no name.")
    if len(name) > LONGEST_NAME:
        raise SetFileError(f"The set's name is longer than {LONGEST_NAME} characters.")
    return SetFile((root.get("id") or "").lower(), name, cards, _pack(root))


def _writes_of(file: SetFile, standing: Rows) -> Iterator[Write]:
    names = {fold(row["name"] or ""): row["name"] or "" for row in standing["cards"]}
    printings = {row["id"]: row for row in standing["printings"]}
    code, add_set = _set_of(file, standing)
    yield from add_set
    said: dict[str, Mapping[str, str | None]] = {}
    for card in file.cards:
        known = printings.get(card.id)
        name = known["name"] if known else names.get(fold(card.name))
        facts = _facts(card)
        key = name or card.name
        if said.setdefault(key, facts) != facts:
            raise SetFileError(f"{card.name}: two cards with this name have different data.")
        yield Write("cards", key, facts if name else {"name": key, **facts})
        yield Write("printings", card.id, {"id": card.id, **_printing(card, key, code)})


def write_set_file(catalogue: Catalogue, code: str) -> bytes:
    """The facts of one set as a set definition, without any printed text.

    Raises KeyError when there is no such set.
    """
    card_set = catalogue.by_set[code]
    root = ElementTree.Element(
        "set",
        {"name": card_set.name, "id": card_set.octgn_id or "", "gameId": GAME_ID},
    )
    if card_set.pack:
        pack = ElementTree.SubElement(
            ElementTree.SubElement(root, "packaging"), "pack", {"name": "Booster", "id": code}
        )
        for rarity, count in card_set.pack.items():
            attributes = {"qty": str(count), "key": "Rarity", "value": rarity.value.capitalize()}
            ElementTree.SubElement(pack, "pick", attributes)
    cards = ElementTree.SubElement(root, "cards")
    for printing in catalogue.printings:
        if printing.set.code == code:
            _write_card(cards, printing)
    ElementTree.indent(root)
    written = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return bytes(written) + b"\n"


def _card(element: ElementTree.Element) -> SetCard:
    identity, name = (element.get("id") or "").strip(), (element.get("name") or "").strip()
    if not identity or not name:
        raise SetFileError(f"A card has no id or no name ({identity or name or 'both'}).")
    if max(len(identity), len(name)) > LONGEST_NAME:
        raise SetFileError(
            f"{name[:LONGEST_NAME]}: an id or a name can have at most {LONGEST_NAME} characters."
        )
    properties = {
        (found.get("name") or "").strip().lower(): found.get("value") or ""
        for found in element.iter("property")
    }
    return SetCard(PrintingId(identity.lower()), name, properties)


def _pack(root: ElementTree.Element) -> dict[Rarity, int]:
    counts: Counter[Rarity] = Counter()
    for pick in next(iter(root.iter("pack")), root).iter("pick"):
        amount, rarity = pick.get("qty") or "", _rarity(pick.get("value") or "")
        if pick.get("key") == "Rarity" and amount.isdecimal() and rarity is not None:
            counts[rarity] += int(amount)
    return dict(counts)


def _rarity(written: str) -> Rarity | None:
    word = written.strip().lower()
    if _FIXED.fullmatch(word):
        return Rarity.FIXED
    return next((rarity for rarity in Rarity if rarity.value == word), None)


def _set_of(file: SetFile, standing: Rows) -> tuple[str, list[Write]]:
    """The code of the file's set, and the writes that add it where it is new."""
    for row in standing["sets"]:
        if row["octgn_id"] == file.octgn_id or fold(row["name"] or "") == fold(file.name):
            return row["code"] or "", []
    taken = {row["code"] for row in standing["sets"]}
    letters = "".join(word[0] for word in re.findall(r"[A-Za-z0-9]+", file.name)).upper()[:6]
    stem = letters or "SET"
    code = next(c for n in range(1, 99) if (c := stem if n == 1 else f"{stem}{n}") not in taken)
    sizes = [int(m[2]) for card in file.cards if (m := _NUMBER.fullmatch(card.say("card number")))]
    fields = {
        "code": code,
        "name": file.name,
        "order": str(max((int(row["order"] or 0) for row in standing["sets"]), default=0) + 1),
        "size": str(max(sizes)) if sizes else None,
        "octgn_id": file.octgn_id or None,
    }
    packs = [
        Write(
            "packs",
            f"{code}/{rarity.value}",
            {"set": code, "rarity": rarity.value, "cards": str(count)},
        )
        for rarity, count in file.pack.items()
    ]
    return code, [Write("sets", code, fields), *packs]


def _facts(card: SetCard) -> dict[str, str | None]:
    """The facts of a card that a definition states, in the catalogue's own spelling."""
    subtypes = [part.strip() for part in card.say("subtype").split(",") if part.strip()]
    supertype = None
    if card.say("card number").lower() == Supertype.TOKEN:
        supertype, subtypes = Supertype.TOKEN, []
    elif [part.lower() for part in subtypes] == [Supertype.STAPLE]:
        supertype, subtypes = Supertype.STAPLE, []
    facts: dict[str, str | None] = {
        "trade": card.say("trade") or None,
        "supertype": supertype,
        "type": card.say("type") or None,
        "subtypes": ";".join(subtypes) or None,
        "threshold": _icons(card),
    }
    for name in _FACTS:
        if name in card.properties:
            facts[name] = _plain_number(card.say(name))
    return facts


def _plain_number(written: str) -> str | None:
    """A number as the catalogue writes it: `+2` is `2`, `-0` is `0`; other words stay."""
    try:
        return str(int(written)) if written else None
    except ValueError:
        return written


def _icons(card: SetCard) -> str | None:
    written = card.say("threshold").upper()
    try:
        return str(Threshold.of(written)) or None
    except ValueError:
        return written


def _printing(card: SetCard, name: str, code: str) -> dict[str, str | None]:
    number = _NUMBER.fullmatch(card.say("card number"))
    rarity = _rarity(card.say("rarity"))
    text = _text(card.properties.get("card text", ""))
    return {
        "name": name,
        "set": code,
        "number": str(int(number[1])) if number else None,
        "rarity": rarity.value if rarity else card.say("rarity") or None,
        **({"text": text} if text else {}),
    }


def _text(written: str) -> str | None:
    lines = (_SPACES.sub(" ", line).strip() for line in written.splitlines())
    return "\n".join(line for line in lines if line) or None


def _write_card(cards: ElementTree.Element, printing: Printing) -> None:
    card = printing.card
    element = ElementTree.SubElement(cards, "card", {"id": printing.id, "name": card.name})
    number = "Token" if card.is_token else "Staple"
    if printing.number is not None:
        number = f"{printing.number}/{printing.set.size or printing.number}"
    subtypes = "Staple" if card.is_staple else ", ".join(card.subtypes)
    signed = card.type is CardType.ITEM
    stats = {
        name.capitalize(): "" if value is None else f"{value:+d}" if signed else str(value)
        for name, value in (
            ("strength", card.strength),
            ("life", card.life),
            ("speed", card.speed),
        )
    }
    properties = {
        "Card Number": number,
        "Rarity": printing.rarity.value.capitalize(),
        "Trade": card.trade.value,
        "Type": card.type.value,
        "Subtype": subtypes,
        "Threshold": str(card.threshold),
        "Cost": "" if card.cost is None else str(card.cost),
        **stats,
        "Structure": "" if card.structure is None else str(card.structure),
        "Card Text": "",
    }
    for name, value in properties.items():
        ElementTree.SubElement(element, "property", {"name": name, "value": value})
