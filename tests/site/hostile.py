"""Requests that no browser sends: what to send, and the answer that is owed.

To add one, add a row to `HOSTILE`. In paths `{deck}` stands for the edit address of a deck,
`{read}` for the one to read it, `{event}` for an organizer's of an event, `{player}` for a
player's of the same, `{closed}` for an organizer's of an event whose desk is closed.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from tests.site.events.conftest import event_fields

ANYBODY: Final = ""
CURATOR: Final = "Cura"
ADMINISTRATOR: Final = "Adam"

NUL: Final = "a\0b"
HEAP: Final = "a" + "\u0301" * 31
BEYOND: Final = 10**30
ENDLESS: Final = "x" * 400_000
PASSWORD: Final = "four staples of rage"


@dataclass(frozen=True)
class Hostile:
    """A request, who sends it, and what is owed: the status, and words that the page has."""

    name: str
    path: str
    form: Mapping[str, str] | None = None
    files: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    status: int = 400
    says: str = ""
    by: str = ANYBODY


def _deck(**members: object) -> str:
    return json.dumps({"lines": [{"name": "Scout", "copies": 1}], **members})


HALF: Final = _deck(name="a\ud800b")
HIDDEN_NUL: Final = _deck(name=NUL)
NO_TEXT: Final = "which is not allowed in text"

_NAMES: Final = (
    Hostile("a name of 400,000 characters signs in", "/account/sign-in",
        {"name": ENDLESS, "password": "x"}, says="at most"),
    Hostile("a name of 200,000 marks signs in", "/account/sign-in",
        {"name": "\u0301" * 200_000, "password": "x"}, says="at most"),
    Hostile("a name with a heap of marks signs in", "/account/sign-in",
        {"name": HEAP, "password": "x"}, says="more than 30 accents"),
    Hostile("a password of 200,000 marks signs in", "/account/sign-in",
        {"name": "Ada", "password": "\u0301" * 200_000}, says="at most"),
    Hostile("a password of 4,000 characters signs in", "/account/sign-in",
        {"name": "Ada", "password": "y" * 4_000}, says="at most 200"),
    Hostile("a name of 200 characters signs up", "/account/sign-up",
        {"name": "y" * 200, "password": PASSWORD}, says="at most 40"),
    Hostile("a name that folds to 720 letters signs up", "/account/sign-up",
        {"name": "ﷺ" * 40, "password": PASSWORD}, says="letters"),
    Hostile("a name of marks forgot its password", "/account/forgotten",
        {"name": "\u0301" * 200_000}, says="at most"),
    Hostile("a NUL signs in", "/account/sign-in", {"name": NUL, "password": "x"}, says=NO_TEXT),
    Hostile("a NUL in the name of a field", "/account/sign-in", {NUL: "x"}, says=NO_TEXT),
    Hostile("a field whose name ends the header of its part", "/account/sign-in",
        {"\r\n\r\nx: y": "x"}, says="has no name"),
    Hostile("a card of 200,000 marks to put in",
        "/spoils/goldfish/precon/{precon}/compare?into={marks}", says="at most"),
)  # fmt: skip

_NUMBERS: Final = (
    Hostile("naming a version beyond all", f"{{deck}}/history/{BEYOND}/name", {"name": "x"},
        status=404),
    Hostile("restoring a version beyond all", f"{{deck}}/history/{BEYOND}/restore", {},
        status=404),
    Hostile("restoring a version beyond 32 bits", f"{{deck}}/history/{2**31}/restore", {},
        status=404),
    Hostile("comparing with a version beyond all", f"{{read}}/compare?from={BEYOND}", status=404),
    Hostile("comparing with a version of 5,000 digits", f"{{read}}/compare?to={'9' * 4999}",
        status=404),
    Hostile("a deck check beyond all", f"{{event}}/checks/{BEYOND}", status=404),
    Hostile("a receipt beyond all", f"{{player}}/receipt/{BEYOND}", status=404),
    Hostile("comparing lists beyond all", f"{{player}}/versions?from={BEYOND}", status=404),
    Hostile("withdrawing a link beyond all", "{event}/links/withdraw", {"link": str(BEYOND)},
        status=404),
    Hostile("a person beyond all", f"/site/people/{BEYOND}", {"act": "hide"}, status=404,
        by=ADMINISTRATOR),
    Hostile("a person beyond 32 bits", f"/site/people/{2**31}", {"act": "hide"}, status=404,
        by=ADMINISTRATOR),
    Hostile("a decision beyond all", f"/spoils/curation/changes/{BEYOND}", {"decision": "keep"},
        status=404, by=CURATOR),
)  # fmt: skip

_HALVES: Final = tuple(
    Hostile(f"half a character in JSON at {path}", path, {name: HALF, **more}, status=422,
        says="An escape in the JSON stands for half a character")
    for path, name, more in (
        ("/", "list", {}),
        ("/decks/import", "list", {}),
        ("/decks/import/decided", "list", {}),
        ("{deck}/text", "list", {}),
        ("/spoils/goldfish", "deck", {}),
        ("{player}/hand-in", "list", {"do": "hand_in", "knowingly": "yes"}),
    )
)  # fmt: skip

_FILES: Final = (
    Hostile("a mailed list with half a character", "{event}/intake", {},
        {"files": ("ada.json", HALF)}, status=422, says="half a character"),
    Hostile("a mailed list with a NUL escape", "{event}/intake", {},
        {"files": ("ada.json", HIDDEN_NUL)}, status=422, says="NUL character"),
    Hostile("a mailed CSV with an endless header", "{event}/intake", {},
        {"files": ("mails.csv", "player,list," + "x" * 140_000)}, status=422, says="CSV"),
    Hostile("a deck file with a NUL", "/decks/import", {}, {"file": ("deck.txt", "4 Scout\n\0")},
        status=422, says="Line 2 contains a NUL character"),
    Hostile("a deck file with a heap of marks", "/decks/import", {},
        {"file": ("deck.txt", f"4 Scout\n4 {HEAP}")}, status=422, says="more than 30 accents"),
    Hostile("a list of 200,000 marks", "/", {"list": "\u0301" * 200_000}, status=422,
        says="more than 30 accents"),
    Hostile("a list of foreign letters only", "/", {"list": "é" * 135_000}, status=422,
        says="at most 130,000"),
    Hostile("a set of cards with a NUL", "/spoils/curation/import", {},
        {"files": ("cards.csv", "name,cost\nAir\0Travel,9\n")}, says="NUL", by=CURATOR),
    Hostile("pairings with a NUL", "{closed}/pairings", {"round": "1"},
        {"file": ("p.csv", f"Table,Player 1\n1,{NUL}\n")}, status=422, says="NUL"),
    Hostile("a file whose name has a NUL", "/decks/import", {}, {"file": ("a\0b.txt", "4 Scout")},
        says=NO_TEXT),
)  # fmt: skip

_NULS: Final = (
    *(
        Hostile(f"a NUL in the address {path}", path, status=404)
        for path in (
            "/decks/read/a%00b", "/decks/view/a%00b", "/decks/own/a%00b", "/decks/edit/a%00b",
            "/spoils/cards/a%00b", "/spoils/goldfish/read/a%00b/report", "/events/view/a%00b",
            "/account/reset/a%00b", "/spoils/rules/cr3/a%00b",
        )
    ),
    Hostile("a NUL as a new deck's name", "/decks/new", {"name": NUL}, says=NO_TEXT),
    Hostile("a NUL as a version's name", "{deck}/history/1/name", {"name": NUL}, says=NO_TEXT),
    Hostile("a NUL in notes", "{deck}/change", {"change": "set", "notes": NUL}, says=NO_TEXT),
    Hostile("a NUL in a deck's name", "{deck}/change", {"change": "set", "name": NUL},
        says=NO_TEXT),
    Hostile("a NUL in an imported format", "/decks/import", {"list": "4 Scout", "format": NUL},
        says=NO_TEXT),
    Hostile("a NUL escaped in an imported deck", "/decks/import", {"list": HIDDEN_NUL}, status=422,
        says="NUL character"),
    Hostile("a NUL in a search", "/spoils/cards?q=a%00b", says=NO_TEXT),
    Hostile("a NUL in a search of decks", "/decks?q=a%00b", says=NO_TEXT),
    Hostile("a NUL as the link of a deck to hide", "/site/decks", {"link": NUL, "act": "hide"},
        says=NO_TEXT, by=ADMINISTRATOR),
    Hostile("a NUL as the key of a fact", "/spoils/curation/cards/history?key=a%00b", says=NO_TEXT,
        by=CURATOR),
    Hostile("a NUL as the key of a fact to edit", "/spoils/curation/cards/edit?key=a%00b",
        says=NO_TEXT, by=CURATOR),
    Hostile("a NUL as a player's name", "{event}/players", {"name": NUL}, says=NO_TEXT),
    Hostile("a NUL as a label", "{event}/links/new", {"kind": "judge", "label": NUL},
        says=NO_TEXT),
    Hostile("a NUL in a setting", "/site/settings", {"MAIL_HOST": NUL}, says=NO_TEXT,
        by=ADMINISTRATOR),
)  # fmt: skip

_EVENTS: Final = tuple(
    Hostile(f"an event with {name}", "/events/new",
        {key: str(value) for key, value in event_fields(**changes).items()}, says=says)
    for name, changes, says in (
        ("a last day in 9999", {"ends_on": "9999-12-20"}, "from 2000 to 2999"),
        ("a first day in 9999", {"starts_on": "9999-12-31"}, "from 2000 to 2999"),
        ("a deadline in 9999", {"deadline": "9999-12-31T23:59", "grace_seconds": "86400"},
            "from 2000 to 2999"),
        ("a deadline in the year 1", {"deadline": "0001-01-01T00:00"}, "from 2000 to 2999"),
        ("brackets without end", {"format": "house", "format_text": "a = " + "[" * 5_000},
            "nested too deeply"),
        ("a number of 5,000 digits", {"format": "house", "format_text": f"a = {'9' * 5_000}"},
            "not valid TOML"),
        ("a number of 5,000 digits in sixteens",
            {"format": "house", "format_text":
             f'id = "x"\nbase = "limited"\ncopies = 0x{"f" * 5_000}'}, "too many digits"),
        ("a NUL escape in its format",
            {"format": "house", "format_text": 'id = "a\\u0000b"\nbase = "limited"'},
            "NUL character"),
        ("a format of 90,000 characters", {"format": "house", "format_text": "#" * 90_000},
            "20,000"),
        ("a time zone of 4,000 characters", {"time_zone": "z" * 4_000}, "60"),
    )
)  # fmt: skip

_DECKS: Final = (
    Hostile("a deck's name of 400,000 characters", "/decks/new", {"name": ENDLESS},
        says="at most"),
    Hostile("notes of 400,000 characters", "{deck}/change", {"change": "set", "notes": ENDLESS},
        says="at most"),
    Hostile("an unknown policy", "/spoils/goldfish/precon/{precon}/report?policy=x", status=422,
        says="Not a valid choice"),
)  # fmt: skip

HOSTILE: Final = (*_NAMES, *_NUMBERS, *_HALVES, *_FILES, *_NULS, *_EVENTS, *_DECKS)


def file_of(content: str, name: str) -> tuple[io.BytesIO, str]:
    """A file as the test client sends it."""
    return io.BytesIO(content.encode()), name
