"""The card data of Shadowfist: what its files hold, and the Catalogue they make."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final, TypeVar

from app.games.shadowfist import KEY
from app.games.shadowfist.card_data.cards import read_ability, read_printed
from app.games.shadowfist.card_data.formats import read_format, read_pool_of_sets, read_set
from app.games.shadowfist.card_data.forms import FORMS
from app.games.shadowfist.card_data.kinds import KINDS
from app.games.shadowfist.card_data.lackey import is_text_file, read_text_file
from app.games.shadowfist.card_data.words import read_word, words_of
from app.games.shadowfist.facts import (
    Barred,
    CardSet,
    Catalogue,
    CatalogueError,
    Erratum,
    Format,
    Precon,
    PreconLine,
    Printed,
    Printing,
    PrintingId,
    Title,
    Token,
    Words,
)
from app.games.shadowfist.terms import Rarity, Resource
from app.games.tabletop.card_data import CardData
from app.games.tabletop.card_data.banned import listed_by_format
from app.games.tabletop.card_data.checks import check_rows, read_each
from app.games.tabletop.card_data.fields import (
    FactError,
    member_of,
    number_of,
    period_of,
    text_of,
    word_of,
)
from app.games.tabletop.card_data.kinds import Row, Rows
from app.games.text import LONGEST_NAME

__all__ = ["CARD_DATA", "assemble"]

T = TypeVar("T")

_TOKENS_RULE = "47.0"


def assemble(version: str, rows: Rows) -> Catalogue:
    """The Catalogue that written rows make.

    Raises CatalogueError that names kind, row and field when facts cannot be read or contradict
    each other.
    """
    check_rows(KINDS, rows)
    sets = {card_set.code: card_set for card_set in _each(rows, "sets", read_set)}
    pools = {pool.id: pool for pool in _each(rows, "pools", read_pool_of_sets)}
    for pool in pools.values():
        if missing := set(pool.sets or ()) - set(sets):
            raise CatalogueError(f"pools, {pool.id}: there is no set {min(missing)!r}")
    words = words_of(_each(rows, "words", read_word))
    printed = dict(_each(rows, "printings", lambda row: (row["id"], read_printed(row, words))))
    titles = _titles(rows, sets, printed)

    def read(row: Row) -> Printing:
        return _printing(row, titles, sets, printed[row["id"]])

    listed = listed_by_format(rows)

    def read_form(row: Row) -> Format:
        return read_format(row, pools, listed.get(text_of("id", row), ()))

    catalogue = Catalogue.of(
        version=version,
        printings=_each(rows, "printings", read),
        sets=sets.values(),
        formats=_each(rows, "formats", read_form),
        precons=_precons(rows),
    )
    tokens = {token.title: token for token in _each(rows, "tokens", _token)}
    return replace(
        catalogue,
        tokens=tokens,
        barred=_barred(rows, titles),
        pools=pools,
        words=words,
        errata=_errata(rows, words),
    )


def _each(rows: Rows, kind: str, read: Callable[[Row], T]) -> Iterator[T]:
    return read_each(KINDS[kind], rows.get(kind, ()), read)


def _titles(
    rows: Rows, sets: Mapping[str, CardSet], printed: Mapping[str | None, Printed]
) -> dict[str, Title]:
    of_title: dict[str, list[Row]] = defaultdict(list)
    for row in rows.get("printings", ()):
        of_title[text_of("title", row)].append(row)

    def age(row: Row) -> tuple[int, str]:
        card_set = sets.get(text_of("set", row))
        return (card_set.order if card_set else -1, text_of("id", row))

    def read(row: Row) -> Title | None:
        name = word_of("title", row)
        if len(name) > LONGEST_NAME:
            raise FactError("title", f"a title can have at most {LONGEST_NAME} characters")
        if not (found := sorted(of_title[name], key=age)):
            return None
        latest = age(found[-1])[0]
        newest = next(each for each in found if age(each)[0] == latest)
        return Title(
            name=name,
            newest=printed[newest["id"]],
            printed=tuple(printed[each["id"]] for each in found),
            no_max=bool(text_of("no_max", row)),
            identity=text_of("identity", row) or None,
        )

    return {title.name: title for title in _each(rows, "titles", read) if title is not None}


def _printing(
    row: Row, titles: Mapping[str, Title], sets: Mapping[str, CardSet], printed: Printed
) -> Printing:
    title, code = word_of("title", row), word_of("set", row)
    if title not in titles:
        raise FactError("title", f"there is no title {title!r}")
    if code not in sets:
        raise FactError("set", f"there is no set {code!r}")
    return Printing(
        id=PrintingId(word_of("id", row).lower()),
        card=titles[title],
        set=sets[code],
        number=None,
        rarity=member_of(Rarity, "rarity", row),
        text=text_of("text", row) or None,
        printed=printed,
    )


def _token(row: Row) -> Token:
    resource, keyword = text_of("resource", row), text_of("keyword", row)
    return Token(
        title=word_of("title", row),
        fighting=number_of("fighting", row, least=0) or 0,
        cost=number_of("cost", row, least=0) or 0,
        resource=member_of(Resource, "resource", row) if resource else None,
        ability=read_ability(keyword) if keyword else None,
    )


def _barred(rows: Rows, titles: Mapping[str, Title]) -> dict[str, Barred]:
    barred = {
        title.name: Barred(title.name, "Tokens are created by effects.", _TOKENS_RULE)
        for title in titles.values()
        if title.is_token
    }

    def read(row: Row) -> Barred:
        return Barred(
            word_of("title", row), word_of("reason", row), text_of("rule", row),
            text_of("source", row),
        )  # fmt: skip

    return barred | {each.title: each for each in _each(rows, "not_in_decks", read)}


def _errata(rows: Rows, words: Words) -> tuple[Erratum, ...]:
    """The errata, each with the facts that the printing it speaks of has by it."""
    printings = {
        (text_of("title", row), text_of("set", row)): row for row in rows.get("printings", ())
    }

    def read(row: Row) -> Erratum:
        erratum = Erratum(
            word_of("title", row), word_of("words", row), period_of("issued", row),
            word_of("source", row),
        )  # fmt: skip
        field = text_of("field", row)
        if not field:
            return erratum
        printing = printings.get((erratum.title, text_of("set", row)))
        if printing is None:
            raise FactError("set", f"{erratum.title!r} has no printing in that set")
        if field not in printing:
            raise FactError("field", f"printings have no field {field!r}")
        changed = {**printing, field: text_of("value", row)}
        id_ = PrintingId(word_of("id", printing).lower())
        return replace(erratum, printing=id_, printed=read_printed(changed, words))

    return tuple(_each(rows, "errata", read))


def _precons(rows: Rows) -> Iterator[Precon]:
    lines: dict[str | None, list[PreconLine]] = defaultdict(list)

    def read_line(row: Row) -> PreconLine:
        copies = number_of("copies", row, least=1)
        if copies is None:
            raise FactError("copies", "a line needs its number of copies")
        return PreconLine(PrintingId(text_of("printing", row)), copies)

    for row, line in zip(
        rows.get("precon_lines", ()), _each(rows, "precon_lines", read_line), strict=True
    ):
        lines[row["precon"]].append(line)
    return _each(
        rows,
        "precons",
        lambda row: Precon(word_of("id", row), word_of("name", row), tuple(lines[row["id"]])),
    )


CARD_DATA: Final[CardData[Catalogue]] = CardData(
    game=KEY,
    version="2026.5",
    kinds=KINDS,
    assemble=assemble,
    read_set=read_text_file,
    is_set_file=is_text_file,
    card_kind="titles",
    card_name="title",
    forms=FORMS,
)
"""Raise the version with every change of `data/shadowfist/`."""
