"""Games, cards, printings, sets, formats and rules for programs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from flask import Response

from app.games import Game, game, games
from app.games.capabilities.faces import Piece
from app.games.capabilities.language import SearchLanguage
from app.games.capabilities.rulebook import Rulebook
from app.games.card_json import card_as_json, printing_as_json
from app.games.tabletop.construction import Demand
from app.games.tabletop.decklists.spelling_suggestions import near_names
from app.games.tabletop.facts import (
    AnyCatalogue,
    CardLike,
    CardSet,
    FormatLike,
    ListedName,
    PrintingId,
    PrintingLike,
)
from app.games.tabletop.referee.rule_coverage import AnyRuleLine
from app.games.tabletop.search import Context, QueryError
from app.games.tabletop.search.nearest import find_nearest
from app.games.tabletop.search.plain_search import find
from app.site.api import conditions, models
from app.site.api.conditions import depends_on
from app.site.api.cursors import part
from app.site.api.operations import Topic, as_json, operation
from app.site.cards.suggestions import suggested
from app.site.platform.http.problems import ProblemCode, ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import (
    IndexedCatalogue,
    current_catalogue,
    current_indexed_catalogue,
    served_catalogue,
)

_MOST_SUGGESTED: Final = 20
"""Unknown names of a request that get suggestions."""

_MOST_NEAR: Final = 8
"""Cards that are named where a search finds none."""

_NOTHING: Final = "There is no {what} {id!r} in {game}."


@operation("games", Topic.CARDS, models.Games, refusals=())
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
def all_games() -> Response:
    """All games of this site."""
    return as_json({"items": [_game(each) for each in games()]})


@operation("game", Topic.CARDS, models.Game)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
def one_game() -> Response:
    """One game: its editions, deck files, and the version of its card data."""
    return as_json(_game(current_game()))


def _game(of: Game) -> Mapping[str, object]:
    construction = of.construction.or_none()
    odds = of.odds.or_none()
    files = of.files.or_none()
    return {
        "key": of.key,
        "title": of.title,
        "about": of.about,
        "is_multiplayer": of.is_multiplayer,
        "default_edition": of.editions.default,
        "editions": [{"id": it.id, "title": it.title} for it in of.editions.known],
        "default_format": construction.default_format if construction else None,
        "deck_files": [it.id for it in files.formats.values() if it.write] if files else [],
        "mulligans": list(odds.mulligans) if odds else [],
        "catalogue": _version(served_catalogue(of.key)) if of.cards else None,
    }


def _version(catalogue: AnyCatalogue) -> Mapping[str, object]:
    return {
        "version": catalogue.version,
        "digest": catalogue.digest,
        "cards": len(catalogue.cards),
        "printings": len(catalogue.printings),
    }


@operation("search_cards", Topic.CARDS, models.Cards)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def cards(query: models.Search) -> Response:
    """Search for cards in the search language.

    Without a query these are all cards by name.
    """
    game, indexed = current_game(), current_indexed_catalogue()
    language, listing = game.language.needed(), game.listing.needed()
    try:
        context = Context(texts=language.texts())
        read = find(language.cards, indexed.index, query.q, context)
    except QueryError as error:
        raise ProblemError(
            422,
            error.message,
            {"query": query.q, "start": error.start, "end": error.end},
            code=ProblemCode.BAD_QUERY,
        ) from None
    result = read.result
    found = part(result.found, query, indexed.catalogue.digest, query.q)
    return as_json(
        {
            "items": [
                {
                    "game": game.key,
                    "slug": indexed.slugs[row.card.name],
                    **card_as_json(row, result, listing),
                }
                for row in found.items
            ],
            "total": found.total,
            "next_cursor": found.next_cursor,
            "echo": result.echo,
            "notes": list(result.notes),
            "near": None if found.total else _near(query.q, indexed, language, context),
        }
    )


def _near(
    query: str, indexed: IndexedCatalogue, language: SearchLanguage, context: Context
) -> Mapping[str, object] | None:
    """Return the cards that are near a query which finds none; None if nothing is near it."""
    answer = find_nearest(
        language.cards, indexed.index, query, language.offered_values, context, language.is_listed
    )
    said = answer.nearness.said(query)
    if not said:
        return None
    respelt = answer.respelt
    return {
        "said": f"{said} {respelt}." if respelt else said,
        "query": respelt,
        "names": [row.card.name for row in answer.rows[:_MOST_NEAR]],
    }


@operation("card", Topic.CARDS, models.Card)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def card(slug: str) -> Response:
    """One card with all its printings."""
    indexed = current_indexed_catalogue()
    found = indexed.by_slug.get(slug)
    if found is None:
        raise _missing("card", slug)
    return as_json(_card(found, indexed))


def _card(found: CardLike, indexed: IndexedCatalogue) -> Mapping[str, object]:
    listing = current_game().listing.needed()
    printings = indexed.catalogue.printings_of(found)
    return {
        "game": current_game().key,
        "slug": indexed.slugs[found.name],
        **listing.fields(found, indexed.catalogue.newest_printing(found)),
        "printings": [printing_as_json(printing) for printing in printings],
        "wording": _wording(found),
        "coverage": _coverage(current_game().key, indexed.catalogue).get(found.name),
    }


def _wording(found: CardLike) -> list[Mapping[str, str]] | None:
    """Return what a card does in our words; None where they are not known or not shown."""
    paragraphs = current_game().faces.needed().of(found, None).wording
    if paragraphs is None:
        return None
    return [
        {
            "kind": line.kind,
            "name": line.name,
            "threshold": _plain(line.icons),
            "text": "".join(map(_plain, line.text)),
            "cost": "".join(map(_plain, line.cost)),
            "effect": "".join(map(_plain, line.effect)),
        }
        for line in paragraphs
    ]


def _plain(piece: Piece) -> str:
    """Return a part of a text with its symbols as letters in brackets."""
    if isinstance(piece, str):
        return piece
    return "".join(f"[{symbol.value}]" * count for symbol, count in piece)


@lru_cache(maxsize=8)
def _coverage(key: str, catalogue: AnyCatalogue) -> Mapping[str, str]:
    """Return by name how far the game of this key knows each of its cards."""
    known = game(key).card_coverage.or_none()
    return {
        each.name: (models.Coverage.EXACT if each.playable else models.Coverage.NUMBERS).value
        for each in (known.statuses(catalogue) if known else ())
    }


@operation("card_names", Topic.CARDS, models.CardNames)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def card_names(query: models.Typed) -> Response:
    """Suggest cards for what somebody has typed, such as the beginning of a name."""
    indexed = current_indexed_catalogue()
    found = suggested(query.q, indexed, current_game().language.needed()).cards
    return as_json({"items": [{"name": it.name, "slug": indexed.slugs[it.name]} for it in found]})


@operation("look_up_cards", Topic.CARDS, models.LookedUpCards, refusals=(404, 413, 415))
@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def look_up_cards(json: models.ToLookUp) -> Response:
    """Look up many cards at once, by name, part of address, or id of a printing."""
    indexed, items, unknown = current_indexed_catalogue(), [], 0
    for asked in json.cards:
        found = _looked_up(asked, indexed)
        unknown += found is None
        is_told = found is None and unknown <= _MOST_SUGGESTED
        items.append(
            {
                "asked": asked,
                "card": found and _card(found, indexed),
                "suggestions": list(near_names(asked, indexed.catalogue)) if is_told else [],
            }
        )
    return as_json({"items": items})


def _looked_up(asked: str, indexed: IndexedCatalogue) -> CardLike | None:
    printing = indexed.catalogue.by_printing.get(PrintingId(asked))
    if printing is not None:
        return printing.card
    return indexed.by_slug.get(asked) or indexed.catalogue.find(asked)


@operation("printings", Topic.CARDS, models.Printings)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def printings(query: models.Slice) -> Response:
    """All printings by set and number."""
    indexed = current_indexed_catalogue()
    found = part(indexed.catalogue.printings, query, indexed.catalogue.digest)
    return as_json(
        {
            "items": [_printing(each, indexed) for each in found.items],
            "total": found.total,
            "next_cursor": found.next_cursor,
        }
    )


@operation("printing", Topic.CARDS, models.PrintingOfCard)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def printing(printing: str) -> Response:
    """One printing by its id, which deck files of OCTGN use, too."""
    indexed = current_indexed_catalogue()
    found = indexed.catalogue.by_printing.get(PrintingId(printing))
    if found is None:
        raise _missing("printing", printing)
    return as_json(_printing(found, indexed))


def _printing(of: PrintingLike, indexed: IndexedCatalogue) -> Mapping[str, object]:
    name = of.card.name
    return {**printing_as_json(of), "name": name, "slug": indexed.slugs[name]}


@operation("sets", Topic.CARDS, models.Sets)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def sets() -> Response:
    """All sets in the order of their release."""
    catalogue = current_catalogue()
    return as_json({"items": [_set(each, catalogue) for each in catalogue.sets]})


@operation("set", Topic.CARDS, models.Set)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def card_set(code: str) -> Response:
    """One set by its code."""
    catalogue = current_catalogue()
    found = catalogue.by_set.get(code)
    if found is None:
        raise _missing("set", code)
    return as_json(_set(found, catalogue))


def _set(of: CardSet, catalogue: AnyCatalogue) -> Mapping[str, object]:
    return {
        "code": of.code,
        "name": of.name,
        "order": of.order,
        "size": of.size,
        "released": of.released and of.released.isoformat(),
        "released_as": of.released_as or None,
        "released_source": of.released_source,
        "printings": sum(printing.set.code == of.code for printing in catalogue.printings),
    }


@operation("formats", Topic.CARDS, models.Formats)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.cards)
def formats() -> Response:
    """All formats with what they require, edition by edition."""
    catalogue = current_catalogue()
    return as_json({"items": [_format(each, catalogue) for each in catalogue.formats.values()]})


def _format(of: FormatLike, catalogue: AnyCatalogue) -> Mapping[str, object]:
    construction = current_game().construction.needed()
    demands = () if of.unknown else construction.demands(of, catalogue)
    return {
        "id": of.id,
        "name": of.name,
        "base": of.base.value,
        "sets": None if of.sets is None else list(of.sets),
        "listed": [_listed(each) for each in of.listed],
        "demands": [row for demand in demands for row in _demand(demand)],
        "unknown": list(of.unknown),
        "known_as_of": of.known_as_of or None,
        "notes": of.notes,
    }


def _listed(of: ListedName) -> Mapping[str, object]:
    return {
        "name": of.name,
        "listing": of.listing.value,
        "source": of.source,
        "since": of.since and of.since.isoformat(),
        "until": of.until and of.until.isoformat(),
    }


def _demand(of: Demand) -> Iterator[Mapping[str, object]]:
    for answer in of.answers:
        rules = {edition.value: rule for edition, rule in answer.editions}
        yield {"about": of.about, "requires": answer.words, "rules": rules}


@operation("rules", Topic.CARDS, models.Rules)
@open_to(Access.ANYONE)
@limited(Cost.PROGRAM)
@depends_on(conditions.code)
def rules(query: models.OfEdition) -> Response:
    """The numbered rules of an edition in our words, and how many tests show each."""
    game = current_game()
    book = game.rulebook.needed()
    edition = query.edition or game.editions.default
    if edition not in game.editions.ids:
        raise ProblemError(422, f"edition: choose one of {', '.join(game.editions.ids)}.")
    found = part(book.lines(edition), query, game.key, edition)
    return as_json(
        {
            "edition": edition,
            "items": [_rule(line, book, edition) for line in found.items],
            "total": found.total,
            "next_cursor": found.next_cursor,
        }
    )


def _rule(line: AnyRuleLine, book: Rulebook, edition: str) -> Mapping[str, object]:
    section = line.rule.section
    others = (it for it in current_game().editions.ids if it != edition)
    numbers = {it: list(book.elsewhere(edition, line.number, it)) for it in others}
    return {
        "number": line.number,
        "meaning": line.rule.meaning,
        "chapter": book.chapters[section.chapter],
        "section": section.title,
        "status": line.status.value,
        "tests": len(line.tests),
        "examples": list(line.examples),
        "elsewhere": {it: found for it, found in numbers.items() if found},
    }


def _missing(what: str, id_: str) -> ProblemError:
    return ProblemError(404, _NOTHING.format(what=what, id=id_, game=current_game().title))
