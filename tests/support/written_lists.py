"""Lists as people write them, with the truth known: which card, how many copies, in which style.

A style is a way to write one card with its count. Those with a name are from exports and posts;
the others come of a place for the count times brackets times what stands around the line. A list
mixes styles, misspellings, headings and text from around lists, in some encoding.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Final, TypeAlias

from app.games.capabilities.deck_files import AnyDeckFiles
from app.games.tabletop.decklists.name_marks import NUMBERS, find_spoken
from app.games.tabletop.decklists.report import AnyImport
from app.games.tabletop.facts import AnyCatalogue

Write: TypeAlias = Callable[[int, str], str]
"""A line for a number of copies and a card's name."""

_WORDS: Final = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]


def _word(copies: int) -> str:
    return _WORDS[copies - 1] if copies <= len(_WORDS) else str(copies)


NAMED: Final[dict[str, Write]] = {
    "plain": lambda n, name: f"{n} {name}",
    "MTG Arena": lambda n, name: f"{n} {name} (2ED) 1",
    "Magic Online text": lambda n, name: f"{n} {name}",
    "Magic Workstation": lambda n, name: f"    {n} [2ED] {name}",
    "Apprentice": lambda n, name: f"\t{n} {name}",
    "Apprentice with tab": lambda n, name: f"{n}\t{name}",
    "LackeyCCG text": lambda n, name: f"{n}\t{name}",
    "Moxfield": lambda n, name: f"{n} {name} (2ED) 1 *F*",
    "Archidekt": lambda n, name: f"{n}x {name} (2ED) [Other]",
    "Archidekt with label": lambda n, name: f"{n}x {name} (2ED) [Other] ^Have,#37d67a^",
    "deckstats": lambda n, name: f"{n} [2ED] {name} # remark",
    "Deckbox": lambda n, name: f"{n} {name}",
    "TappedOut": lambda n, name: f"{n}x {name} (2ED)",
    "TappedOut foil": lambda n, name: f"{n}x {name} *F*",
    "MTGGoldfish": lambda n, name: f"{n} {name} [2ED]",
    "MTGGoldfish with number": lambda n, name: f"{n} {name} <1> [2ED]",
    "Scryfall": lambda n, name: f"{n} {name} (2ED) 1",
    "Forge": lambda n, name: f"{n} {name}|2ED",
    "Forge with art": lambda n, name: f"{n} {name}|2ED|1",
    "XMage": lambda n, name: f"{n} [2ED:1] {name}",
    "Cockatrice text": lambda n, name: f"{n}x {name}",
    "Untap": lambda n, name: f"{n} {name} (2ED)",
    "TCGplayer mass entry": lambda n, name: f"{n} {name} [2ED]",
    "Cardmarket wants": lambda n, name: f"{n}x {name} (2nd Edition)",
    "Cardsphere": lambda n, name: f"{n} {name} [2nd Edition]",
    "ManaBox text": lambda n, name: f"{n} {name} (2ED) 1",
    "Decked Builder": lambda n, name: f"///mvid:1 qty:{n} name:{name} loc:Deck\n{n} {name}",
    "Salvation": lambda n, name: f"{n} [card]{name}[/card]",
    "phpBB bold": lambda n, name: f"[b]{n}[/b] {name}",
    "phpBB bold line": lambda n, name: f"[b]{n} {name}[/b]",
    "phpBB colour": lambda n, name: f"[color=red]{n}x {name}[/color]",
    "phpBB list": lambda n, name: f"[*] {n} {name}",
    "phpBB link": lambda n, name: f"{n} [url=http://example.org/card]{name}[/url]",
    "Shadowfist mailing list": lambda n, name: f"{name} x{n}",
    "Shadowfist mailing list, spaced": lambda n, name: f"{name} x {n}",
    "Shadowfist posts, marks of exclamation": lambda n, name: f"{n}x {name}",
    "punchy hand": lambda n, name: f"{name} x{n}",
    "theme decks of 1997": lambda n, name: f"{n}{name}",
    "run4games": lambda n, name: f"{n} {name}",
    "Reddit": lambda n, name: f"* {n} {name}",
    "Reddit link": lambda n, name: f"* {n} [{name}](https://example.org/card)",
    "Reddit card fetcher": lambda n, name: f"{n} [[{name}]]",
    "Reddit table": lambda n, name: f"| {n} | {name} |",
    "Reddit quote": lambda n, name: f"> {n} {name}",
    "Discord code": lambda n, name: f"`{n} {name}`",
    "Discord bold": lambda n, name: f"**{n}x** {name}",
    "Discord struck": lambda n, name: f"~~{n} {name}~~",
    "Discord spoiler": lambda n, name: f"||{n} {name}||",
    "WhatsApp": lambda n, name: f"*{n}* {name}",
    "mail quoted twice": lambda n, name: f">> {n} {name}",
    "mail with bullets": lambda n, name: f"• {n} {name}",
    "word processor": lambda n, name: f"{n}\u00a0{name}",
    "word processor, dash": lambda n, name: f"{n} – {name}",
    "word processor, leaders": lambda n, name: f"{name} ........ {n}",
    "word processor, numbered": lambda n, name: f"1. {n} {name}",
    "check boxes": lambda n, name: f"[ ] {n} {name}",
    "check boxes done": lambda n, name: f"- [x] {n} {name}",
    "web page, point": lambda n, name: f"<li>{n} {name}</li>",
    "web page, break": lambda n, name: f"{n} {name}<br>",
    "web page, cells": lambda n, name: f"<tr><td>{n}</td><td>{name}</td></tr>",
    "web page, bold": lambda n, name: f"<b>{n}</b> {name}",
    "spreadsheet, copied": lambda n, name: f"{n}\t{name}",
    "price list": lambda n, name: f"{n} {name} $0.25",
    "handwritten, copies of": lambda n, name: f"{n} copies of {name}",
    "handwritten, words": lambda n, name: f"{_word(n)} {name}",
    "phone, full width": lambda n, name: "".join(chr(ord(d) + 0xFEE0) for d in str(n)) + f" {name}",
    "phone, times sign": lambda n, name: f"{n}× {name}",
    "right to left page": lambda n, name: f"\u200f{n} {name}",
    "scraped page": lambda n, name: f"{n} {name[:1]}\u200b{name[1:]}",
    "scraped page, soft hyphens": lambda n, name: f"{n} {name[:2]}\u00ad{name[2:]}",
}
"""Styles of programs, sites and posts, by where they are from."""

_IN_FRONT: Final = (
    "{n} {c}", "{n}x {c}", "{n} x {c}", "{n}X {c}", "{n}* {c}", "x{n} {c}", "{n}x{c}", "{n}: {c}",
    "{n} - {c}", "{n}, {c}", "{n}; {c}", "{n} = {c}", "({n}) {c}", "[{n}] {c}", "{{{n}}} {c}",
    "({n}x) {c}", "(x{n}) {c}", "[x{n}] {c}", "{n} of {c}", "{n} cards {c}", "qty {n} {c}",
)  # fmt: skip
_BEHIND: Final = (
    "{c} {n}", "{c} x{n}", "{c} x {n}", "{c} X{n}", "{c} ×{n}", "{c} *{n}", "{c}: {n}", "{c}, {n}",
    "{c}; {n}", "{c} - {n}", "{c} – {n}", "{c} = {n}", "{c}....{n}", "{c} . . {n}", "{c} … {n}",
    "{c} ({n})", "{c} (x{n})", "{c} [{n}]", "{c} [x{n}]", "{c} {{{n}}}", "{c} ({n}x)", "{c}\t{n}",
    "{c} {n}x", "{c} | {n}", "{c} -> {n}", "{c} {n} copies", '"{c}" x {n}', '"{c}",{n}',
)  # fmt: skip
_AROUND: Final = ("{}", "- {}", "> {}", "**{}**", "[b]{}[/b]", "  {}  ", "<li>{}</li>")


def _made(count: str, around: str) -> Write:
    return lambda n, name: around.replace("{}", count.format(n=n, c=name))


STYLES: Final[dict[str, Write]] = NAMED | {
    around.replace("{}", count): _made(count, around)
    for count, around in product((*_IN_FRONT, *_BEHIND), _AROUND)
}
"""All styles of a single line by name."""

ENCODINGS: Final = ("utf-8", "utf-8-sig", "utf-16")
LINE_ENDS: Final = ("\n", "\r\n", "\r")
_HEADINGS: Final = ("", "Cards", "Deck:", "=== Deck ===", "[b]Deck[/b]", "**Deck**", "# Deck")
_BEFORE: Final = ("", "Here is my list", "Hello all,\n\nthis is what I played", "[quote]", "```")
PROSE: Final = frozenset(
    ("Here is my list", "Hello all,", "this is what I played", "Thanks for reading")
)
"""Lines around a list that may be open, with one copy each: nobody can tell."""

_AFTER: Final = ("", "Thanks for reading", "[/quote]", "```", "https://example.org/list/12")


@dataclass(frozen=True, slots=True)
class Written:
    """A list, and the copies that its author wrote, by what they are written as.

    `misspelt` are those whose name no card has.
    """

    text: str
    copies: int
    misspelt: int
    styles: tuple[str, ...]

    def content(self, chance: Random) -> bytes:
        """The list as a file in some encoding, with some line ends."""
        text = self.text.replace("\n", chance.choice(LINE_ENDS))
        return text.encode(chance.choice(ENCODINGS))


def written_list(chance: Random, catalogue: AnyCatalogue, names: Sequence[str]) -> Written:
    """A list of some cards in one style or several, some misspelt."""
    styles = chance.choices(list(STYLES), k=chance.choice((1, 1, 3)))
    lines, copies, misspelt = [], 0, 0
    for name in chance.sample(names, chance.randint(1, 8)):
        style, number = chance.choice(styles), chance.randint(1, 9)
        written = name
        if chance.random() < 0.2:
            written = misspell(name, chance)
            if catalogue.find(written) or find_spoken(written, catalogue) or _begins_as_count(name):
                written = name
            misspelt += number if written != name else 0
        if style == "theme decks of 1997" and name[:1].isdigit():
            style = "plain"
        lines.append(in_style(style, number, written, catalogue))
        copies += number
    parts = [chance.choice(_BEFORE), chance.choice(_HEADINGS), *lines, chance.choice(_AFTER)]
    text = "\n".join(part for part in parts if part) + "\n"
    return Written(text, copies, misspelt, tuple(dict.fromkeys(styles)))


def in_style(style: str, copies: int, name: str, catalogue: AnyCatalogue) -> str:
    """Copies of a card in a style; a set that it names is one of the game's."""
    newest = catalogue.sets[-1]
    line = STYLES[style](copies, name)
    return line.replace("2ED", newest.code).replace("2nd Edition", newest.name)


def _begins_as_count(name: str) -> bool:
    """Return True if a misspelling of the name would leave open what its count is."""
    return any(map(str.isdigit, name)) or name.partition(" ")[0].lower() in NUMBERS


def misspell(name: str, chance: Random) -> str:
    """A name with a letter left out, doubled, or swapped with the next."""
    places = [at for at, sign in enumerate(name) if sign.isalpha()]
    if not places:
        return name
    at = chance.choice(places[1:] or places)
    match chance.randrange(3):
        case 0:
            return name[:at] + name[at + 1 :]
        case 1:
            return name[:at] + name[at] + name[at:]
        case _:
            return name[:at] + name[at + 1 : at + 2] + name[at] + name[at + 2 :]


def check_written_lists(
    files: AnyDeckFiles, catalogue: AnyCatalogue, seed: int, number: int
) -> None:
    """Read this many lists. Raises AssertionError where copies are lost, doubled or guessed."""
    chance = Random(seed)
    names = [card.name for card in catalogue.cards]
    for _ in range(number):
        written = written_list(chance, catalogue, names)
        check_written_list(written, files.read(written.content(chance), catalogue))


def check_written_list(written: Written, read: AnyImport) -> None:
    """Compare what was read with what was written. Raises AssertionError where they differ."""
    if read.error and written.misspelt == written.copies:
        return
    open_copies = sum(line.copies for line in read.open_lines if line.text.strip() not in PROSE)
    read_copies = sum(line.copies for line in read.lines if line.status.holds_cards)
    said = (written, read.error, read.lines)
    assert read.decklist is not None, said
    assert read_copies == sum(line.copies for line in read.decklist.lines), said
    assert read_copies + open_copies == written.copies, said
    assert open_copies == written.misspelt, said
