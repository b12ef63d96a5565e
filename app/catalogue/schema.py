"""The tables of `cards.sqlite`; each is filled from the text source of the same name."""

from typing import Final

VERSION: Final = "2026.2"
"""The release of the shipped facts. Raise it with every change of `data/`."""

SCHEMA: Final = """
CREATE TABLE sets (
    code TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, "order" INTEGER NOT NULL UNIQUE,
    size INTEGER, octgn_id TEXT UNIQUE, released TEXT, released_source TEXT,
    CHECK ((released IS NULL) = (released_source IS NULL))
) STRICT;
CREATE TABLE packs (
    "set" TEXT NOT NULL REFERENCES sets(code), rarity TEXT NOT NULL,
    cards INTEGER NOT NULL CHECK (cards > 0), PRIMARY KEY ("set", rarity)
) STRICT;
CREATE TABLE cards (
    name TEXT PRIMARY KEY, trade TEXT NOT NULL, supertype TEXT, type TEXT NOT NULL,
    subtypes TEXT, cost INTEGER, threshold TEXT, provides TEXT,
    strength INTEGER, life INTEGER, speed INTEGER, structure INTEGER, keywords TEXT,
    influence INTEGER, starting_resources TEXT,
    starting_draw_first INTEGER, starting_draw_second INTEGER
) STRICT;
CREATE TABLE printings (
    id TEXT PRIMARY KEY, "set" TEXT NOT NULL REFERENCES sets(code), number INTEGER,
    rarity TEXT NOT NULL, name TEXT NOT NULL REFERENCES cards(name),
    UNIQUE ("set", number)
) STRICT;
CREATE TABLE formats (
    id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, base TEXT NOT NULL, sets TEXT,
    minimum INTEGER, maximum INTEGER, copies INTEGER, sideboard INTEGER, supplied TEXT,
    early_turn INTEGER, rarities TEXT, unknown TEXT, notes TEXT
) STRICT;
CREATE TABLE banned (
    format TEXT NOT NULL REFERENCES formats(id), name TEXT NOT NULL,
    listing TEXT NOT NULL, since TEXT, until TEXT, source TEXT NOT NULL
) STRICT;
CREATE TABLE precons (
    id TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE,
    faction TEXT NOT NULL REFERENCES printings(id)
) STRICT;
CREATE TABLE precon_lines (
    precon TEXT NOT NULL REFERENCES precons(id),
    printing TEXT NOT NULL REFERENCES printings(id),
    copies INTEGER NOT NULL CHECK (copies > 0), starting TEXT, name TEXT NOT NULL,
    FOREIGN KEY (name) REFERENCES cards(name)
) STRICT;
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
"""

SOURCES: Final = (
    "sets", "packs", "cards", "printings", "formats", "banned", "precons", "precon_lines",
)  # fmt: skip
"""The tables read from `data/<name>.csv`, in the order their references need."""
