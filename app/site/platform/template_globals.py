"""What every page shows around its content, and the words templates share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from flask import Flask, request
from markupsafe import Markup

from app.games.spoils.search import Display
from app.games.spoils.terms import Icon
from app.site.platform.access import current_account
from app.site.platform.catalogue import current_shelf
from app.site.platform.external_urls import outside
from app.site.presentation.formatting import coded, in_words, plural, signed
from app.site.presentation.markdown import noted
from app.tables import utc_now


@dataclass(frozen=True)
class Destination:
    """One of the four places of the site: path, name and sign."""

    path: str
    name: str
    sign: str

    def is_current(self, path: str) -> bool:
        """Whether `path` lies within this destination."""
        return path == self.path or path.startswith(f"{self.path}/")


DESTINATIONS: Final = (
    Destination("/cards", "Cards", "cards"),
    Destination("/decks", "Build", "deck"),
    Destination("/goldfish", "Goldfish", "fish"),
    Destination("/events", "Events", "flag"),
)


def furnish_templates(app: Flask) -> None:
    """Give templates the frame's values and the shared filters."""
    app.jinja_env.globals["destinations"] = DESTINATIONS
    app.jinja_env.globals["icons"] = tuple(Icon)
    app.jinja_env.filters["in_words"] = in_words
    app.jinja_env.filters["slug"] = slug
    app.jinja_env.globals["described"] = described
    app.jinja_env.filters["signed"] = signed
    app.jinja_env.filters["plural"] = plural
    app.jinja_env.filters["coded"] = coded
    app.jinja_env.filters["noted"] = noted
    app.jinja_env.filters["display"] = Display
    app.jinja_env.filters["zip"] = zip
    app.jinja_env.filters["clock"] = clock
    app.jinja_env.filters["outside"] = outside
    app.context_processor(_frame)


def _frame() -> dict[str, Any]:
    shelf = current_shelf()
    return {
        "account": current_account(),
        "shelf": shelf,
        "here": request.full_path.rstrip("?"),
    }


def slug(name: str) -> str:
    """The last part of the address of a card's page."""
    return current_shelf().slugs.get(name, "")


def described(ids: Sequence[str], errors: Sequence[str]) -> dict[str, str]:
    """The attributes that tie a control to its note and its errors."""
    tied = {"aria_describedby": " ".join(ids)} if ids else {}
    return {**tied, "aria_invalid": "true"} if errors else tied


def clock(moment: datetime) -> Markup:
    """A moment in UTC: the time today, else the day and the time."""
    shown = moment.strftime("%H:%M" if moment.date() == utc_now().date() else "%-d %b %Y %H:%M")
    return Markup('<time datetime="{}">{} UTC</time>').format(moment.isoformat(), shown)
