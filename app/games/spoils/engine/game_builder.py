"""The parts of a game that never change while it is played, built from names of cards.

Raises CannotReferee for a game that cannot be played here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from types import MappingProxyType

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import EDITIONS, Edition, EditionRules
from app.games.spoils.engine import coverage, verbs
from app.games.spoils.engine.model.card_text import printed_text, works_anywhere, works_face_down
from app.games.spoils.engine.model.game import RECORD_SCHEMA, Deck, Game, Kind
from app.games.spoils.engine.model.position import Position
from app.games.spoils.engine.procedures.table import PROCEDURES
from app.games.spoils.engine.read.active_text import TEXT_CHANGES
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.terms import Area
from app.games.tabletop.scripts import walk

SEATS = 2


class CannotReferee(ValueError):  # noqa: N818  it is a refusal, named as one
    """The game cannot be played here: too many players, unknown cards, unplayable texts."""


def build_game(
    catalogue: Catalogue,
    names: Iterable[str],
    *,
    seed: int,
    edition: Edition,
    blanks: bool,
    scripts: Mapping[str, v.Script],
    decks: Sequence[Deck] = (),
    first: int | None = None,
    position: Position | None = None,
    record_schema: int = RECORD_SCHEMA,
) -> Game:
    """A game of cards with these names, and of the card tokens.

    `decks` and `first` say how it opens, `position` where it begins instead. It asks the
    questions that games of this `record_schema` asked. Raises CannotReferee, naming every card
    that the referee cannot play.
    """
    known = tuple(dict.fromkeys([*names, *(c.name for c in catalogue.cards if c.is_token)]))
    unknown = sorted(name for name in known if name not in catalogue.by_name)
    if unknown:
        raise CannotReferee(f"The catalogue has no card named {', '.join(unknown)}")
    texts = {name: scripts.get(name) for name in known}
    if not blanks:
        _refuse_unplayable(texts)
    rules = EDITIONS[edition]
    kinds = tuple(_kind(catalogue.by_name[name], script, rules) for name, script in texts.items())
    return Game(
        catalogue=catalogue,
        edition=edition,
        rules=rules,
        kinds=kinds,
        kind_of=MappingProxyType({name: place for place, name in enumerate(known)}),
        acting_in_play=_places(kinds, lambda kind: kind.text.acts_in_play),
        acting_elsewhere=_places(kinds, _acts_elsewhere),
        acting_anywhere=_places(kinds, _acts_anywhere),
        changing_texts=_places(kinds, _changes_texts),
        used_elsewhere=_places(kinds, _is_used_elsewhere),
        used_face_down=_places(kinds, lambda kind: any(map(works_face_down, kind.text.abilities))),
        with_abilities=_places(kinds, lambda kind: bool(kind.text.abilities)),
        with_flip_up=_places(kinds, lambda kind: bool(kind.text.flip_ups)),
        bound=_places(kinds, _is_bound),
        frail=_places(kinds, lambda kind: 0 in (kind.card.life, kind.card.structure)),
        switches_seats=any(map(_switches_seats, texts.values())),
        decks=tuple(decks),
        seed=seed,
        first=first,
        position=position,
        procedures={**PROCEDURES, **verbs.PROCEDURES},
        verbs=verbs.VERBS,
        record_schema=record_schema,
    )


def _kind(card: Card, script: v.Script | None, rules: EditionRules) -> Kind:
    """A card as the referee reads it: without a text that it cannot follow."""
    if card.is_token:
        card = replace(card, subtypes=rules.card_token_subtypes)
    text = printed_text(card, script if coverage.is_playable(script) else None)
    return Kind(card, text, frozenset({card.type}))


def _refuse_unplayable(texts: Mapping[str, v.Script | None]) -> None:
    missing = {
        name: coverage.missing_words(script)
        for name, script in texts.items()
        if not coverage.is_playable(script)
    }
    if missing:
        told = "; ".join(
            f"{name} ({', '.join(lacks) if lacks else 'no script'})"
            for name, lacks in sorted(missing.items())
        )
        raise CannotReferee(
            f"The referee cannot follow the text of: {told}. Leave these cards out, or have them "
            "played without their text"
        )


def _places(kinds: Sequence[Kind], wanted: Callable[[Kind], bool]) -> frozenset[int]:
    return frozenset(n for n, kind in enumerate(kinds) if wanted(kind))


def _acts_elsewhere(kind: Kind) -> bool:
    text = kind.text
    paragraphs: Iterable[v.Paragraph] = (
        *text.triggers,
        *text.replacements,
        *text.conditionals,
        *text.requirements,
    )
    outside = any(getattr(it, "area", Area.IN_PLAY) is not Area.IN_PLAY for it in paragraphs)
    return outside or _acts_anywhere(kind)


def _acts_anywhere(kind: Kind) -> bool:
    return any(works_anywhere(it) for it in (*kind.text.triggers, *kind.text.replacements))


def _is_used_elsewhere(kind: Kind) -> bool:
    return any(ability.area is not Area.IN_PLAY for ability in kind.text.abilities)


def _is_bound(kind: Kind) -> bool:
    return bool(kind.text.uniques or kind.text.attach_to)


def _changes_texts(kind: Kind) -> bool:
    return any(
        isinstance(change, TEXT_CHANGES)
        for conditional in kind.text.conditionals
        for change in conditional.changes
    )


@cache
def _switches_seats(script: v.Script | None) -> bool:
    return any(isinstance(word, v.SitsOpposite) for word in walk(script))
