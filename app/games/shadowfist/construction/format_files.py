"""Formats of Shadowfist by name and as files. `docs/shadowfist.md` has the schema of a file."""

from __future__ import annotations

from typing import Final

from app.games.shadowfist.facts import FEW, GOALS, CardPool, Catalogue, Format, TableSize
from app.games.shadowfist.terms import Rarity
from app.games.tabletop import construction
from app.games.tabletop.construction import FormatError, OwnKeys
from app.games.text import fold

_LETTERS_OF_ALPHABET: Final = 26
_WITHOUT_RULES: Final = ("Faction Wars", "Both Guns Blazing", "Array of Stunts", "Who Wants Some")
_NOT_ABOUT_DECKS: Final = ("Paradox Cube", "Baptism of Fire")


def find_format(word: str, catalogue: Catalogue) -> Format:
    """The format of that id, name or alias in the catalogue.

    Raises FormatError for a format that is not there, with those that are; for one that is known
    by name only it says so.
    """
    folded = fold(word).replace("-", " ")
    for form in catalogue.formats.values():
        if folded in (fold(name) for name in (form.id, form.name, *form.aliases)):
            return form
    for name in _WITHOUT_RULES:
        if folded == fold(name):
            raise FormatError(
                f"{name} is known by name, but no source for its rules was found. If you have "
                "them, put them in a format file and check against that."
            )
    for name in _NOT_ABOUT_DECKS:
        if folded == fold(name):
            raise FormatError(
                f"{name} says how the cards are handed out and nothing about decks. Check against "
                "whirlpool-of-blood and give the cards that were handed out as the pool."
            )
    known = ", ".join(
        name for form in catalogue.formats.values() for name in (form.id, *form.aliases)
    )
    raise FormatError(
        f"There is no format {word!r}. Known formats are {known}; you can also give a format file."
    )


def parse_format(text: str, catalogue: Catalogue) -> Format:
    """A format from the text of a format file. Raises FormatError with everything wrong in it."""
    pools = catalogue.pools
    classic = next(iter(pools.values()))

    def pool(table: construction.FormatTable, key: str) -> CardPool:
        word = table.text(key, default=classic.id)
        if word not in pools:
            table.problem(key, f"there is no card pool {word!r}; pools are {', '.join(pools)}.")
            return classic
        if "sets" in table.written and key in table.written:
            table.problem(key, "a format has either a pool or a list of sets; leave one out.")
        return pools[word]

    own: OwnKeys = {
        "pool": pool,
        "table": lambda table, key: table.member(TableSize, key, TableSize.MULTIPLAYER),
        "goal": lambda table, key: table.number(key),
        "no_max_counts": lambda table, key: table.flag(key),
        "shares": lambda table, key: table.number(key),
        "letters": lambda table, key: table.number(key, most=_LETTERS_OF_ALPHABET),
        "few_sites": lambda table, key: table.number(key, least=0, most=100),
    }
    return construction.parse_format(text, catalogue, _made, Rarity, own, _contradictions)


def _contradictions(table: construction.FormatTable, form: Format) -> None:
    """Note what no deck could satisfy, and what decks of the game do not have."""
    if form.sideboard is not None:
        table.problem("sideboard", "decks of Shadowfist have no sideboard; leave the key out.")
    if form.rarities is not None:
        table.problem("rarities", "formats of Shadowfist do not restrict rarities; leave it out.")
    if form.shares and form.maximum and form.shares > form.maximum:
        table.problem(
            "shares", f"{form.shares} cards cannot share a designator among {form.maximum}."
        )
    if form.shares and form.letters:
        table.problem("letters", "a format has either letters or shares; leave one out.")


def _made(
    *,
    sets: tuple[str, ...] | None,
    pool: CardPool,
    goal: int | None,
    table: TableSize,
    few_sites: int | None,
    **fields: object,
) -> Format:
    return Format(
        **fields,  # type: ignore[arg-type]
        sets=pool.sets if sets is None else sets,
        pool=pool.id,
        table=table,
        goal=goal or GOALS[table],
        few_sites=FEW if few_sites is None else few_sites,
    )


def format_digest(form: Format) -> str:
    """SHA-256, in hexadecimal, of everything in a format that a verdict can depend on."""
    return construction.format_digest(
        form, form.no_max_counts, form.shares, form.letters, form.few_sites
    )
