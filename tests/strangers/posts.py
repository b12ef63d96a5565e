"""Lists as people post them, written by somebody who has not read the reader.

Each has at least five kinds of mess. `cards` is what its author meant, in all zones together, each
with a piece of the line where it stands: either the copies are read or that line is open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Meant:
    """Copies of a card that an author meant, and a piece of the line that says so."""

    name: str
    copies: int
    piece: str


@dataclass(frozen=True)
class Post:
    """A post and what its author meant. `mess` names what makes it hard to read."""

    name: str
    game: str
    mess: tuple[str, ...]
    text: str
    cards: tuple[Meant, ...]


def meant(*rows: str) -> tuple[Meant, ...]:
    """Rows `copies|name|piece of the line`; the piece is the name where it is left out."""
    found = []
    for row in rows:
        copies, name, *piece = row.split("|")
        found.append(Meant(name, int(copies), piece[0] if piece else name))
    return tuple(found)


BARDUSE_FORUM: Final = Post(
    "forum post about Barduse",
    "spoils",
    (
        "BBCode",
        "counts behind names",
        "counts in brackets",
        "misspelling",
        "totals in headings",
        "a greeting and a signature",
        "no apostrophe",
        "two cards in a line",
    ),
    """\
Hey folks, long time lurker here. This went 3-1 at our kitchen table last Friday:

[b]Barduse and friends[/b]
[i]Faction:[/i] The Tournament Faction

[u]Characters (21)[/u]
Scout x4
Gnat (x4)
Brash Basher [3]
Barbaric Rifleman - 4
[b]Really Big Barduse[/b] x 2
Kinky Aps x4

[u]Tactics (13)[/u]
4x Forget
Battle Surge: 4
Quotidian Asassination x3
2 Fwing, 1 Eye Gouge

[u]Resources (30)[/u]
16 Rage / 10 Obsession

What would you cut for a third Barduse? Thanks!
--
sent from my phone
""",
    meant(
        "1|The Tournament Faction",
        "4|Scout",
        "4|Gnat",
        "3|Brash Basher",
        "4|Barbaric Rifleman",
        "2|Really Big Barduse",
        "4|Kinky Asp|Kinky Aps",
        "4|Forget",
        "4|Battle Surge",
        "3|Quotidian Assassination|Quotidian Asassination",
        "2|Fwing!|Fwing",
        "1|Eye Gouge",
        "16|Rage",
        "10|Obsession",
    ),
)

LEAGUE_SHEET: Final = Post(
    "a league's spreadsheet",
    "spoils",
    (
        "a title above the head",
        "tabs",
        "German heads",
        "empty cells",
        "quoted names",
        "a sum at the end",
        "sets in words",
        "a remark in a cell",
    ),
    """\
Herbstliga 2016 - Deck von Tisch 4\t\t\t
Anzahl\tKarte\tEdition\tBemerkung
4\tScout\t2nd Edition\t
3\t"Gnat"\t1st Edition\tfoil
\tSkewer\t2nd Edition\tausgetauscht
4\tSnake Eyes\t2ED\t
2\tTrip Wire\tShade of the Devoured Emperor\tfalsche Edition?
4 \tRitual of the Knob & Pull\t2ED\t
1\tThe Tournament Faction\tFNR\t
20\tRage\tFNR\t
18\tDeception\t\t
Summe\t56\t\t
""",
    meant(
        "4|Scout",
        "3|Gnat",
        "4|Snake Eyes",
        "2|Trip Wire",
        "4|Ritual of the Knob & Pull",
        "1|The Tournament Faction",
        "20|Rage",
        "18|Deception",
    ),
)

CHAT_LOG: Final = Post(
    "chat about a budget deck",
    "spoils",
    (
        "names and times of speakers",
        "prose",
        "plural",
        "a count in words",
        "emoji",
        "capitals",
        "slashes between cards",
        "zero-width blanks",
    ),
    """\
[21:02] mira: ok here is my budget thing 🙂
[21:02] mira: 4 SCOUT
[21:03] mira: 4 gnat
[21:03] mira: 3x snake\u200b eyes
[21:04] jo: how many forgets?
[21:04] mira: 4 Forget
[21:05] mira: 2 Air Travel / 2 Red Tape
[21:05] mira: four Dragon Juice
[21:06] mira: 1337! x2
[21:07] mira: 30 Rage and the tournament faction ofc
[21:08] jo: nice one!!
""",
    meant(
        "4|Scout|SCOUT",
        "4|Gnat|gnat",
        "3|Snake Eyes|snake",
        "4|Forget|4 Forget",
        "2|Air Travel",
        "2|Red Tape",
        "4|Dragon Juice",
        "2|1337!",
        "30|Rage",
        "1|The Tournament Faction|tournament faction",
    ),
)

ASCENDED_FORUM: Final = Post(
    "forum post about the Ascended",
    "shadowfist",
    (
        "quoted lines",
        "Markdown",
        "counts in brackets",
        "misspelling",
        "no apostrophe",
        "dots as leaders",
        "headings with counts",
        "a title that resembles a card",
        "plural for singular",
    ),
    """\
> **Final Brawl at the docks** (my first deck, be kind)
>
> *Characters - 12*
> - 5 Shadowy Mentor
> - Adrienne Hart (x2)
> - "Monkey" Chang [1]
> - Jack Donovan .... 4
>
> *Events & stuff (13)*
> * Faked Deaths x3
> * Covert Operaton x4
> * 2x Hostile Takeover
> * Bull Market: 4
>
> *Sites*
> * Alchemists Lair 3
> * Abominable Lab, x2

cheers, and keep fighting the secret war
""",
    meant(
        "5|Shadowy Mentor",
        "2|Adrienne Hart",
        '1|"Monkey" Chang',
        "4|Jack Donovan",
        "3|Faked Death|Faked Deaths",
        "4|Covert Operation|Covert Operaton",
        "2|Hostile Takeover",
        "4|Bull Market",
        "3|Alchemist's Lair|Alchemists Lair",
        "2|Abominable Lab",
    ),
)

COLLECTORS_SHEET: Final = Post(
    "a collector's export",
    "shadowfist",
    (
        "sep= line",
        "semicolons",
        "French heads",
        "quoted quotation marks",
        "an empty count",
        "unknown sets",
        "trailing separators",
        "a total",
    ),
    '''\
sep=;
Quantité;Nom de la carte;Extension;État
3;"""Monkey"" Chang";Shaolin Showdown;NM
;Banish;Limited;EX
4;Blade Palm;Limited;NM;
2;Shadowy Mentor;Year of the Dragon;
1;Alchemist's Lair;Promo 1998;PL
5;Booby Trap;;
Total;15;;
''',
    meant(
        '3|"Monkey" Chang|Monkey',
        "4|Blade Palm",
        "2|Shadowy Mentor",
        "1|Alchemist's Lair",
        "5|Booby Trap",
    ),
)

LEAGUE_CHAT: Final = Post(
    "chat before a league night",
    "shadowfist",
    (
        "names of speakers",
        "prose with cards",
        "several cards in a line",
        "misspelling",
        "counts behind names",
        "closed up hyphens",
        "a question about a card",
    ),
    """\
<tom> bringing this tonight, shout if it is legal
<tom> 3 Final Brawl, 2 Last Stand
<tom> Array of Stunts x4
<tom> Arcanowave Puls x3
<tom> 5 Blade Palm
<ana> is Code Red any good?
<tom> no idea, 1 Code Red anyway
<tom> Confucian Stabillity (2)
<tom> and 2 of Killing Rain
<ana> see you at 7
""",
    meant(
        "3|Final Brawl",
        "2|Last Stand",
        "4|Array of Stunts",
        "3|Arcanowave Pulse|Arcanowave Puls",
        "5|Blade Palm",
        "1|Code Red|1 Code Red",
        "2|Confucian Stability|Confucian Stabillity",
        "2|Killing Rain",
    ),
)

CLUB_MAIL: Final = Post(
    "mail to the club",
    "spoils",
    (
        "a title with a total",
        "signs of multiplication",
        "table bars",
        "struck text",
        "leaders of other letters",
        "counts in words",
        "numbered lines",
        "a remark behind slashes",
        "misspelling",
    ),
    """\
My list (75)
Faction - The Tournament Faction
3 × Scout, 2 × Gnat
**4** Forget
|4|Air Travel|
~~2 Red Tape~~
• Snake Eyes …… 3
Brash Basher ➜ 4
4 Quotidian Asassination // typo?
Rage: twenty
Obsession ×10 (starting: 2)
(1) Eye Gouge
Trip Wire - 2x
1. Scrag
3) Pinch
Total: 75
""",
    meant(
        "1|The Tournament Faction",
        "3|Scout",
        "2|Gnat",
        "4|Forget",
        "4|Air Travel",
        "2|Red Tape",
        "3|Snake Eyes",
        "4|Brash Basher",
        "4|Quotidian Assassination|Quotidian Asassination",
        "20|Rage",
        "10|Obsession",
        "1|Eye Gouge",
        "2|Trip Wire",
        "1|Scrag",
        "3|Pinch",
    ),
)

DRAGONS_NOTES: Final = Post(
    "notes on the Dragons",
    "shadowfist",
    (
        "a title with a total",
        "headings with counts",
        "marks behind names",
        "dots as leaders",
        "two cards in a line",
        "counts in words",
        "sets in brackets",
        "a heading before a card",
    ),
    """\
Dragons (my 50)
Characters [15]
Jack Donovan x4 *
4x "Monkey" Chang!!
2 Adrienne Hart (promo)
Events
Faked Death ... x3, Covert Operation ... x2
- - 4 Blade Palm
Killing Rain: 3 copies
Three Code Red
Booby Trap (4x)
5 shadowy mentor [YotD] / 1 Shadowy Mentor [LTD]
Sites: 3 Alchemist's Lair
= 50 cards
""",
    meant(
        "4|Jack Donovan",
        '4|"Monkey" Chang',
        "2|Adrienne Hart",
        "3|Faked Death",
        "2|Covert Operation",
        "4|Blade Palm",
        "3|Killing Rain",
        "3|Code Red",
        "4|Booby Trap",
        "6|Shadowy Mentor",
        "3|Alchemist's Lair",
    ),
)

POSTS: Final = (
    BARDUSE_FORUM,
    LEAGUE_SHEET,
    CHAT_LOG,
    ASCENDED_FORUM,
    COLLECTORS_SHEET,
    LEAGUE_CHAT,
    CLUB_MAIL,
    DRAGONS_NOTES,
)
