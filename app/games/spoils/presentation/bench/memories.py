"""Words that cards in play remember, because they were named as the cards came."""

from __future__ import annotations

from functools import cache
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.facts import Catalogue
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.scripts import walk

_WHAT: Final = {
    v.Kind.NAME: "the name of a card",
    v.Kind.TYPE: "a type",
    v.Kind.SUBTYPE: "a subtype",
    v.Kind.ICON: "an icon",
}


@cache
def remembered_kind(name: str) -> v.Kind | None:
    """Return the kind of word that a card in play goes by because it was named before; or None."""
    script = SCRIPTS.get(name)
    for paragraph in script.paragraphs if script else ():
        words = tuple(walk(paragraph))
        if not any(isinstance(it, v.Name) for it in words):
            found = next((it.kind for it in words if isinstance(it, v.AsNamed)), None)
            if found is not None:
                return found
    return None


def what_is_named(kind: v.Kind) -> str:
    """Return in words what is named: `a subtype`."""
    return _WHAT[kind]


def as_named(kind: v.Kind, written: str, catalogue: Catalogue) -> str | None:
    """Return a word that can be named as the referee spells it; None for one that cannot."""
    if kind is v.Kind.NAME:
        card = catalogue.find(written)
        return None if card is None else card.name
    words = {
        v.Kind.TYPE: {it.value for it in CardType},
        v.Kind.SUBTYPE: {it for card in catalogue.cards for it in card.subtypes},
        v.Kind.ICON: {it.value for it in Icon},
    }[kind]
    return next((it for it in words if it.lower() == written.lower()), None)
