"""Values of the frame around every page, and functions shared by templates."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import partial
from typing import Any, Final

from flask import Flask, current_app, request
from jinja2 import pass_context
from jinja2.runtime import Context
from markupsafe import Markup, escape

from app import release
from app.games import game_keys
from app.games.capabilities.event_advice import Advice, AdviceTopic, advice_on
from app.games.capabilities.faces import CardFaces, FaceLabels, ListEntry
from app.games.game import Game
from app.games.tabletop.charts import margin_words
from app.games.tabletop.decklists.decklist import DeckLayout
from app.games.tabletop.facts import CardLike, PrintingLike
from app.games.tabletop.facts.periods import period_in_words
from app.games.tabletop.search import Display
from app.games.tabletop.symbols import in_words, signed
from app.site.platform.http.addresses import outside
from app.site.platform.request.access import current_visitor
from app.site.platform.request.current_game import (
    current_game,
    game_path,
    has_section,
    kind_of_page,
)
from app.site.platform.storage.database import IndexedCatalogue, current_indexed_catalogue
from app.site.platform.storage.recent import DrawnParts
from app.site.presentation.cards import card_link, face_of, with_card_links
from app.site.presentation.formatting import (
    coded,
    day,
    iso_day,
    iso_minute,
    long_day,
    number,
    plural,
    spaced,
    unindented,
)
from app.site.presentation.markdown import noted
from app.tables import utc_now


@dataclass(frozen=True)
class Destination:
    """An entry of the navigation: path, name and icon, and other paths that lie within it."""

    path: str
    name: str
    sign: str
    others: tuple[str, ...] = ()

    def is_current(self, path: str) -> bool:
        """Return whether `path` lies within this entry."""
        return any(path == it or path.startswith(f"{it}/") for it in (self.path, *self.others))


def destinations() -> tuple[Destination, ...]:
    """Return the navigation: what the current game offers, and decks and events of all games."""
    game = current_game()
    if not game.cards:
        return (*pages_of(game), Destination(f"/{game.key}/rules", "Rules", "cards"))
    cards, *others = pages_of(game)
    decks = Destination("/decks", "Decks", "deck", (f"/{game.key}/decks",))
    return (cards, decks, *others, Destination("/events", "Events", "flag"))


_PLAYING: Final = ("play", "watch", "limited", "battle", "armies", "attack", "bench")
"""Sections of a game that lie within Play."""


def pages_of(game: Game) -> tuple[Destination, ...]:
    """Return the pages that a game has of its own."""
    possible = (
        ("cards", "Cards", "cards", ()),
        ("goldfish", "Test", "fish", ()),
        ("games", "Play", "sword", _PLAYING),
    )
    return tuple(
        Destination(
            f"/{game.key}/{section}", name, icon, tuple(f"/{game.key}/{it}" for it in within)
        )
        for section, name, icon, within in possible
        if has_section(game, section)
    )


def register_template_globals(app: Flask) -> None:
    """Register the frame's values and the shared filters."""
    for of_game in (
        deck_layout, destinations, entry_of, event_advice, face_labels, face_of, number_in_set,
        pages_of, supplied_in_words,
    ):  # fmt: skip
        app.jinja_env.globals[of_game.__name__] = of_game
    for form in (day, iso_day, iso_minute, long_day, number, spaced, unindented):
        app.jinja_env.filters[form.__name__] = form
    app.jinja_env.tests["outside_deck"] = is_outside_deck
    app.jinja_env.filters["in_words"] = in_words
    app.jinja_env.filters["number_in_set"] = number_in_set
    app.jinja_env.filters["slug"] = slug
    app.jinja_env.globals["described"] = described
    app.jinja_env.globals["release"] = release
    app.jinja_env.filters["attributes"] = attributes
    app.jinja_env.filters["signed"] = signed
    app.jinja_env.filters["margin"] = margin_words
    app.jinja_env.filters["plural"] = plural
    app.jinja_env.filters["coded"] = coded
    app.jinja_env.filters["noted"] = notes
    app.jinja_env.filters["card_link"] = card_link
    app.jinja_env.filters["with_card_links"] = with_card_links
    app.jinja_env.filters["display"] = Display
    app.jinja_env.filters["zip"] = zip
    app.jinja_env.filters["clock"] = clock
    app.jinja_env.filters["period"] = period_in_words
    app.jinja_env.filters["outside"] = _outside
    app.context_processor(_frame)


def _frame() -> dict[str, Any]:
    game = current_game()
    indexed = current_indexed_catalogue() if has_section(game, "cards") else None
    editions = game.editions
    return {
        "account": current_visitor(),
        "drawn_once": _parts_of_frame(indexed),
        "game": game,
        "indexed": indexed,
        "editions": editions.newest_first,
        "default_edition": editions.title(editions.default),
        "here": request.full_path.rstrip("?"),
    }


class _DrawnFrames:
    """An application's cache of the frame's parts, and of the navigation of each game."""

    def __init__(self) -> None:
        self.parts = DrawnParts()
        self.destinations: dict[str, tuple[Destination, ...]] = {}


def _parts_of_frame(indexed: IndexedCatalogue | None) -> Callable[..., Markup]:
    """Return the cache of parts of the frame, for call blocks: `drawn_once(name, *values)`.

    Apart from the values, a part may depend on the games, the current one, the version and size
    of its catalogue, the current entry of the navigation, and the addresses that `path_in` returns.
    """
    frames: _DrawnFrames = current_app.extensions.setdefault("drawn_frames", _DrawnFrames())
    key = current_game().key
    places = frames.destinations.get(key)
    if places is None:
        places = frames.destinations[key] = destinations()
    path = request.path
    place = next((it.path for it in places if it.is_current(path)), "")
    about = indexed and (
        indexed.catalogue.version,
        indexed.name_count,
        len(indexed.catalogue.sets),
    )
    return partial(frames.parts.kept, game_keys(), key, about, place, kind_of_page())


def deck_layout() -> DeckLayout:
    """Return the zones of the current game's decks. Raises MissingCapabilityError."""
    return current_game().editing.needed().shape


def face_labels() -> FaceLabels:
    """Return the current game's labels for the parts of a card's face."""
    faces = _faces()
    return faces.labels if faces else FaceLabels()


def entry_of(card: CardLike) -> ListEntry:
    """Return a card of the current game as one line of a list."""
    faces = _faces()
    return faces.entry(card) if faces else ListEntry("")


def number_in_set(printing: PrintingLike) -> str:
    """Return what tells a printing apart from others of its name in its set; empty if nothing."""
    return current_indexed_catalogue().catalogue.number_in_set(printing)


def event_advice(topic: str, players: int | None = None) -> tuple[Advice, ...]:
    """Return what documents of the current game advise organizers, for so many players."""
    return advice_on(current_game().event_advice, AdviceTopic(topic), players)


@pass_context
def _outside(_context: Context, path: str) -> str:
    """Return the absolute URL of a path.

    The context keeps templates from calculating it once, while they are compiled, for all visitors:
    each may reach the site at another address.
    """
    return outside(path)


def is_outside_deck(zone: StrEnum) -> bool:
    """Tell whether a zone of the current game is neither the deck nor listed above it."""
    shape = current_game().editing.needed().shape
    return zone not in (shape.main.zone, shape.lone)


def supplied_in_words(id_: str) -> str:
    """Return what the current game says players receive in addition to a pool."""
    options = current_game().event_options
    return dict(options.supplies).get(id_, id_) if options else id_


def _faces() -> CardFaces | None:
    return current_game().faces.or_none()


def slug(name: str) -> str:
    """Return the last part of the URL of a card's page."""
    return current_indexed_catalogue().slugs.get(name, "")


def notes(text: str) -> Markup:
    """Return notes as HTML, with links to the current game's cards."""
    indexed = current_indexed_catalogue()

    def address_of(name: str) -> str | None:
        card = indexed.catalogue.find(name)
        return f"{game_path()}/cards/{indexed.slugs[card.name]}" if card else None

    return indexed.parts.drawn(("notes", text), lambda: noted(text, address_of))


def described(ids: Sequence[str], errors: Sequence[str]) -> dict[str, str]:
    """Return the attributes that link a control to its note and its errors."""
    tied = {"aria_describedby": " ".join(ids)} if ids else {}
    return {**tied, "aria_invalid": "true"} if errors else tied


def attributes(values: Mapping[str, object]) -> Markup:
    """Return an HTML element's attributes in order, with escaped values.

    Underscores in names become hyphens; True adds the bare name, False and None are left out.
    """
    return Markup(
        " ".join(
            _attribute(name.replace("_", "-"), it)
            for name, it in values.items()
            if it is not None and it is not False
        )
    )


def _attribute(name: str, value: object) -> str:
    return name if value is True else f'{name}="{escape(value)}"'


def clock(moment: datetime) -> Markup:
    """Return a UTC time: only the time if it is today, otherwise the date and time."""
    shown = moment.strftime("%H:%M" if moment.date() == utc_now().date() else "%-d %b %Y %H:%M")
    return Markup('<time datetime="{}">{} UTC</time>').format(moment.isoformat(), shown)
