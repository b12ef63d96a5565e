"""The home page: paste a list, read the verdict. Nothing is stored."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from flask import Blueprint, current_app, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games import Game, game, games
from app.games.capabilities.deck_figures import DeckSketch
from app.games.capabilities.faces import Face, PartLabel
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue, Precon
from app.games.tabletop.symbols import Symbol
from app.site.battles import index as battles_index
from app.site.decks.files.pasted_lists import (
    CheckedList,
    PastedList,
    checked_list,
    pasted_list,
    shown_list,
)
from app.site.decks.profiles import summary_of
from app.site.decks.shipped import shipped_decks
from app.site.platform.http.assets import Assets
from app.site.platform.http.rendering import render, wants_fragment
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import (
    PREFIX,
    are_one,
    current_game,
    game_of,
    game_of_address,
    game_path,
    has_section,
)
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, indexed_catalogue_of


@dataclass(frozen=True)
class ExplainedCard:
    """The face of a card and the labels of its parts, in reading order."""

    face: Face
    labels: tuple[PartLabel, ...]


def explained_card(of: Game, catalogue: AnyCatalogue) -> ExplainedCard | None:
    """Return the card of a game that is explained; None if its catalogue lacks it."""
    faces = of.faces.or_none()
    explained = faces.explained if faces else None
    card = catalogue.by_name.get(explained.card) if explained else None
    if faces is None or explained is None or card is None:
        return None
    return ExplainedCard(faces.of(card, catalogue.newest_printing(card)), explained.labels)


@dataclass(frozen=True)
class Picture:
    """A picture of a page by day and by night, as paths of files below `static`."""

    day: str
    night: str


def pictures_of(game: Game) -> dict[str, Picture]:
    """Return the pictures that there are of a game's pages, by what they show."""
    assets: Assets = current_app.extensions["assets"]
    shown = {
        page: Picture(f"pictures/{game.key}-{page}.webp", f"pictures/{game.key}-{page}-night.webp")
        for page in ("builder", "hand", "play", "builder-small", "hand-small")
    }
    return {page: it for page, it in shown.items() if {it.day, it.night} <= set(assets.paths)}


_MOST_NAMED: Final = 3


@dataclass(frozen=True)
class PreconCard:
    """One precon, so that it can be told from the others.

    `symbols` are those that its cards need most, `dearest` the names of its cards of the highest
    cost.
    """

    precon: Precon
    title: str
    series: str
    size: int
    symbols: tuple[Symbol, ...]
    sketch: DeckSketch
    dearest: tuple[str, ...]


@lru_cache(maxsize=8)
def precon_cards(key: str, catalogue: AnyCatalogue) -> tuple[PreconCard, ...]:
    """Return all precons of the game with this key, in the order of its catalogue."""
    of = game(key)
    return tuple(_card(precon, of, catalogue) for precon in catalogue.precons.values())


def _card(precon: Precon, of: Game, catalogue: AnyCatalogue) -> PreconCard:
    series, _, title = precon.name.partition(": ")
    deck = of.files.needed().of_precon(precon, catalogue)
    figures = of.figures.or_none()
    return PreconCard(
        precon,
        title or series,
        series,
        deck.size,
        summary_of(deck)[0],
        figures.sketch(deck, catalogue) if figures else DeckSketch(),
        _dearest(deck, of),
    )


def _dearest(deck: AnyDecklist, of: Game) -> tuple[str, ...]:
    faces = of.faces.needed()
    entries = ((line, faces.entry(line.card).cost) for line in deck.lines if line.counts)
    costly = [(cost, line) for line, cost in entries if isinstance(cost, int)]
    costly.sort(key=lambda it: (-it[0], -it[1].copies, it[1].name))
    return tuple(dict.fromkeys(line.name for _, line in costly))[:_MOST_NAMED]


@dataclass(frozen=True)
class Door:
    """A game on the site's home page: how much there is of it, and where to begin.

    `hand` and `play` are addresses of its first precon, and empty if there are no such pages.
    """

    game: Game
    figures: tuple[tuple[str, int], ...] = ()
    hand: str = ""
    play: str = ""


def doors() -> tuple[Door, ...]:
    """Return every game of the site."""
    return tuple(_door(each) for each in games())


def _door(of: Game) -> Door:
    if not of.cards:
        return Door(of)
    indexed = indexed_catalogue_of(of)
    catalogue = indexed.catalogue
    first = next(iter(catalogue.precons.values()), None)
    deck = f"/{of.key}/goldfish/precon/{first.id}" if first else ""
    return Door(
        of,
        (
            ("cards", indexed.name_count),
            ("starter decks", len(catalogue.precons)),
            ("formats", len(catalogue.formats)),
            ("rulebooks", len(of.editions.known)),
        ),
        f"{deck}/hand" if of.odds and deck else "",
        f"{deck}/play" if of.playing and deck else "",
    )


def front_door() -> str:
    """The site's home page: what it is for, its games, and a list to paste."""
    shown = doors()
    playable = next((door for door in shown if door.play), None)
    return render_template(
        "quick_check/front_door.html",
        doors=shown,
        playable=playable,
        builders=[door.game for door in shown if door.game.editing],
        pictures=pictures_of(playable.game if playable else game()),
    )


@open_to(Access.ANYONE)
@limited(Cost.CHECK)
def first() -> ResponseReturnValue:
    """Check a pasted list and show the verdict; at first an example is shown.

    If there are several games, the site's home page shows them all. A game whose decks
    cannot be checked shows its cards instead, and a game of battles has a page of its own.
    """
    if request.method == "GET" and not request.args and not are_one() and game_of_address() is None:
        return front_door()
    if not current_game().cards and current_game().battles:
        return battles_index()
    if has_section(current_game(), "cards") and not has_section(current_game(), "formats"):
        return redirect(f"{game_path()}/cards")
    catalogue = current_catalogue()
    is_shown = request.method == "GET" and "precon" not in request.args
    checked = _checked(catalogue, _posted(catalogue, in_place=wants_fragment()))
    if repair := request.form.get("repair"):
        checked = _repaired(checked, repair, catalogue)
    page = render(
        "quick_check/quick_check.html",
        "quick_check/_check.html",
        checked=checked,
        figures=current_game().figures.or_none(),
        is_shown=is_shown,
        is_precon=request.method == "GET" and request.args.get("precon") in catalogue.precons,
        is_example=is_shown and bool(checked.pasted.text),
        precons=precon_cards(current_game().key, catalogue),
        explained=explained_card(current_game(), catalogue),
        pictures=pictures_of(current_game()),
        formats=catalogue.formats.values(),
    )
    return page, 422 if checked.cannot_be_read else 200


def _posted(catalogue: AnyCatalogue, *, in_place: bool) -> PastedList:
    """Return the list to check. A script that checks in place leaves the text box unchanged."""
    if request.method == "GET":
        known = shipped_decks(current_game().key, catalogue).get(request.args.get("precon", ""))
        files = current_game().files.needed()
        text = files.write(known.decklist, "txt") if known else files.example
        return PastedList(text)
    if in_place:
        return pasted_list(request.form, None)
    return shown_list(request.form, request.files.get("file"), catalogue)


def _checked(catalogue: AnyCatalogue, pasted: PastedList) -> CheckedList:
    values = request.form if request.method == "POST" else request.args
    form, edition, day = (values.get(name, "") for name in ("format", "edition", "as_of"))
    return checked_list(pasted, form, edition, catalogue, day)


def _repaired(checked: CheckedList, which: str, catalogue: AnyCatalogue) -> CheckedList:
    """Return the list after the removals of one finding's repair."""
    report, deck = checked.judged.report, checked.imported.decklist
    if report is None or deck is None or not which.isdigit() or checked.imported.is_unreadable:
        return checked
    place = int(which)
    found = report.findings[place] if place < len(report.findings) else None
    if found is None or found.repair is None or found.repair.choices:
        return checked
    game = game_of(deck)
    fixed = game.editing.needed().apply_repair(deck, found.repair, None)
    text = game.files.needed().write(fixed, "txt")
    pasted = PastedList(text, checked.pasted.filename)
    day = checked.as_of.isoformat() if checked.as_of else ""
    return checked_list(pasted, checked.format.id, checked.edition, catalogue, day)


bp = Blueprint("quick_check", __name__)
bp.add_url_rule("/", "first", first, methods=["GET", "POST"])
bp.add_url_rule(f"{PREFIX}/", "of_game", first, methods=["GET", "POST"], strict_slashes=False)
