"""Types, keywords and numbers of cards: computed, never stored. Rules: 201, 208, 410."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from operator import ge
from types import MappingProxyType
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import NO_MEMORY
from app.games.spoils.engine.model.derived_cache import Sources
from app.games.spoils.engine.model.state import State
from app.games.spoils.engine.read import active_text
from app.games.spoils.engine.read.measure_changes import (
    is_steady,
    measure_changes_on,
    measure_sources,
)
from app.games.spoils.facts import Threshold
from app.games.spoils.terms import Area, CardType, Icon

_RESOURCE: Final = frozenset({CardType.RESOURCE})
_NO_WORDS: Final[frozenset[str]] = frozenset()
_NO_ICONS: Final = (0, 0, 0, 0, 0, 0)
_VOLITION: Final = (0, 0, 0, 0, 0, 1)
_BATTLE_STATS: Final = (v.Measure.STRENGTH, v.Measure.LIFE, v.Measure.SPEED)
_STATS: Final = (*_BATTLE_STATS, v.Measure.STRUCTURE)
_FIELDS: Final[Mapping[v.Measure, str]] = MappingProxyType({it: it.value for it in _STATS})
"""The field of a card's facts that holds each stat as printed."""


def lies_face_down(state: State, card: CardId) -> bool:
    """True if a card in play shows only its back, and so is a resource. Rules: 411.1."""
    return state.face_down[card] and state.area[card] is Area.IN_PLAY


def types(state: State, card: CardId) -> frozenset[CardType]:
    """The card types a card has now. Rules: 208.1, 411.1."""
    if state.face_down[card] and state.area[card] is Area.IN_PLAY:
        return _RESOURCE
    printed = state.game.kinds[state.kind[card]].types
    if state.derived.types_change is False or not active_text.types_change(state):
        return printed
    return _changed_types(state, card, printed)


def _changed_types(state: State, card: CardId, printed: frozenset[CardType]) -> frozenset[CardType]:
    """The types of a card: those gained are added before those lost are removed. Rules: 402.6."""
    about = ("types", card)
    known: frozenset[CardType] | None = state.cached.get(about)
    if known is None:
        state.cached[about] = printed
        gained = {it.type for it, _ in active_text.changes_on(state, card, v.GainsType)}
        lost = {it.type for it, _ in active_text.changes_on(state, card, v.LosesType)}
        known = (printed | gained) - lost
        state.cached[about] = known
    return known


def is_type(state: State, card: CardId, kind: CardType) -> bool:
    """True if a card has the card type now."""
    return kind in types(state, card)


def is_character(state: State, card: CardId) -> bool:
    """True if a card is a character in play."""
    return state.area[card] is Area.IN_PLAY and CardType.CHARACTER in types(state, card)


def in_play_of_type(state: State, kind: CardType) -> Sequence[CardId]:
    """The cards in play with a card type now, in stable order."""
    if active_text.types_change(state):
        return [card for card in state.in_play if kind in types(state, card)]
    known = state.derived.in_play_by_type
    if known is None:
        found: dict[CardType, list[CardId]] = {it: [] for it in CardType}
        for card in state.in_play:
            for it in types(state, card):
                found[it].append(card)
        known = found
        state.derived.in_play_by_type = known
    return known[kind]


def in_play_but_factions(state: State) -> Sequence[CardId]:
    """The cards in play that are no factions, in stable order."""
    if active_text.types_change(state):
        return [card for card in state.in_play if not is_type(state, card, CardType.FACTION)]
    known = state.derived.in_play_but_factions
    if known is None:
        known = [card for card in state.in_play if not is_type(state, card, CardType.FACTION)]
        state.derived.in_play_but_factions = known
    return known


def subtypes(state: State, card: CardId) -> frozenset[str]:
    """The subtypes a card has now; none when face-down. Rules: 201.4b."""
    if lies_face_down(state, card):
        return _NO_WORDS
    printed = state.kind_of(card).card.subtypes
    gained = [it.subtype for it, _ in active_text.changes_on(state, card, v.GainsSubtype)]
    return frozenset((*printed, *gained))


def uniques(state: State, card: CardId) -> tuple[str, ...]:
    """The identifiers after a card's keyword Unique, case folded. Rules: 507.5."""
    if lies_face_down(state, card):
        return ()
    return active_text.text_of(state, card).uniques


def has_keyword(state: State, card: CardId, keyword: v.Keyword) -> bool:
    """True if a card has a keyword; losing it beats gaining it. Rules: 507.1, 402.6.

    A keyword that was gained is rules text and lost with it (508.2).
    """
    text = (
        state.kind_of(card).text
        if lies_face_down(state, card)
        else active_text.text_of(state, card)
    )
    if not text.keywords and not active_text.are_any(state, v.Gains):
        return False
    has = any(
        it.keyword is keyword and active_text.scope_of(state, card).meets(it.threshold)
        for it in text.keywords
    )
    if not has and not text.is_lost:
        has = any(it.keyword is keyword for it, _ in active_text.changes_on(state, card, v.Gains))
    return has and not any(
        it.keyword is keyword for it, _ in active_text.changes_on(state, card, v.Loses)
    )


def is_covert(state: State, card: CardId) -> bool:
    """True if a card in play is covert. Rules: 507.3."""
    return not state.face_down[card] and has_keyword(state, card, v.Keyword.COVERT)


def provides(state: State, card: CardId) -> tuple[int, ...]:
    """The icons a card in play provides, in the order O G E D R V. Rules: 311, 405.5."""
    rules = state.game.rules
    counts: tuple[int, ...]
    if lies_face_down(state, card):
        counts = _VOLITION if rules.face_down_provides_volition else _NO_ICONS
    elif rules.any_card_provides_icons or is_type(state, card, CardType.RESOURCE):
        counts = active_text.text_of(state, card).provides.counts
    else:
        return _NO_ICONS
    for _, scope in active_text.changes_on(state, card, v.GainsNamedIcon):
        named = scope.text.named
        place = next((n for n, icon in enumerate(Icon) if icon.value == named), None)
        if place is not None and not counts[place]:
            counts = (*counts[:place], 1, *counts[place + 1 :])
    return counts


def icons(state: State, player: Player) -> tuple[int, ...]:
    """The icons a player's cards provide together. Rules: 405.1."""
    stays = not active_text.types_change(state) and not active_text.are_any(state, v.GainsNamedIcon)
    kept = state.derived.icons if stays else state.cached.setdefault("icons", {})
    known: tuple[int, ...] | None = kept.get(player)
    if known is None:
        kept[player] = _NO_ICONS
        total = [0] * len(Icon)
        for card in state.in_play:
            if state.controller[card] == player:
                for place, count in enumerate(provides(state, card)):
                    total[place] += count
        known = tuple(total)
        kept[player] = known
    return known


def meets(state: State, player: Player, threshold: Threshold) -> bool:
    """True if a player controls the icons of a threshold. Rules: 405.1."""
    if not threshold:
        return True
    return all(map(ge, icons(state, player), threshold.counts))


def meets_written(state: State, player: Player, icons: str) -> bool:
    """True if a player controls the icons of a threshold as a text writes it. Rules: 405.4."""
    return not icons or meets(state, player, _threshold(icons))


@cache
def _threshold(icons: str) -> Threshold:
    return Threshold.of(icons)


def measure(state: State, card: CardId, asked: v.Measure) -> int | None:
    """A number of a card now; None where it has no such number."""
    facts = state.kind_of(card).card
    if asked in _STATS:
        return stat(state, card, asked)
    match asked:
        case v.Measure.NUMERIC_COST:
            if lies_face_down(state, card):
                return 0
            paid: int | None = None
            if state.area[card] is Area.IN_PLAY:
                return _changed(state, card, asked, facts.cost or 0)
            if state.area[card] is Area.BEING_DEPLOYED:
                paid = state.memory.get(card, NO_MEMORY).text.numeric_cost
            return facts.cost or 0 if paid is None else paid
        case v.Measure.TOKENS:
            return state.tokens[card]
        case v.Measure.PRINTED_LIFE:
            return facts.life
        case v.Measure.THRESHOLD_ICONS:
            return facts.threshold.total
    raise ValueError(f"{asked} is not a number of a card")


def stat(state: State, card: CardId, asked: v.Measure) -> int | None:
    """Strength, life, speed or structure now: increases before reductions. Rules: 410.3, 410.4."""
    if state.face_down[card] and state.area[card] is Area.IN_PLAY:
        return None
    facts = state.game.kinds[state.kind[card]].card
    return _changed(state, card, asked, getattr(facts, _FIELDS[asked]))


def _changed(state: State, card: CardId, asked: v.Measure, printed: int | None) -> int | None:
    """The printed number with all its changes, cached until something changes."""
    sources = measure_sources(state, asked)
    if sources is None:
        return _or_none(state, card, asked, printed)
    about = (asked, card)
    if state.area[card] is Area.IN_PLAY and is_steady(state, asked, sources):
        numbers = state.derived.numbers
        if about not in numbers:
            numbers[about] = _computed(state, card, asked, printed, sources)
        return numbers[about]
    if about in state.cached:
        known: int | None = state.cached[about]
        return known
    state.cached[about] = printed
    value = _computed(state, card, asked, printed, sources)
    state.cached[about] = value
    return value


def _or_none(state: State, card: CardId, asked: v.Measure, value: int | None) -> int | None:
    """A number that nothing changes; a character in play has 0 where it has none."""
    if value is not None:
        return value if value > 0 else 0
    return 0 if asked in _BATTLE_STATS and is_character(state, card) else None


def _computed(
    state: State,
    card: CardId,
    asked: v.Measure,
    printed: int | None,
    sources: Mapping[type, Sources],
) -> int | None:
    value = printed
    for becomes, scope in measure_changes_on(state, card, asked, v.Becomes, sources):
        value = scope.amount(becomes.amount)
    value = _or_none(state, card, asked, value)
    if value is None:
        return None
    for more, scope in measure_changes_on(state, card, asked, v.More, sources):
        value += scope.amount(more.amount)
    for less, scope in measure_changes_on(state, card, asked, v.Less, sources):
        value -= scope.amount(less.amount)
    return max(0, value)


def strength(state: State, card: CardId) -> int:
    """A card's strength now, 0 without one. Rules: 204.4a."""
    return stat(state, card, v.Measure.STRENGTH) or 0


def life(state: State, card: CardId) -> int:
    """A card's life now, 0 without one. Rules: 204.4b."""
    return stat(state, card, v.Measure.LIFE) or 0


def speed(state: State, card: CardId) -> int:
    """A card's speed now, 0 without one. Rules: 204.4c."""
    return stat(state, card, v.Measure.SPEED) or 0


def structure(state: State, card: CardId) -> int:
    """A location's structure now. Rules: 201.8."""
    return stat(state, card, v.Measure.STRUCTURE) or 0


def damage(state: State, card: CardId) -> int:
    """The damage a card has received and not lost. Rules: 408.4, 408.5."""
    return sum(state.damage[card].values())


def limit(state: State, card: CardId) -> int | None:
    """The damage that destroys a card: its life or its structure. Rules: 408.4, 408.5.

    None if the card is neither a character nor a location.
    """
    kinds = types(state, card)
    if CardType.CHARACTER in kinds:
        return life(state, card)
    return structure(state, card) if CardType.LOCATION in kinds else None


def free_resources(state: State, player: Player) -> Sequence[CardId]:
    """A player's resources that are attached to nothing. Rules: 309.1a."""
    about = ("free", player)
    known: Sequence[CardId] | None = state.cached.get(about)
    if known is None:
        known = [
            card
            for card in in_play_of_type(state, CardType.RESOURCE)
            if state.attached_to[card] < 0 and state.controller[card] == player
        ]
        state.cached[about] = known
    return known


def supplies(state: State) -> tuple[int, ...]:
    """Return the amount of everything that can run out: influence, cards of each deck and
    hand, free resources, cards in play, tokens, and damage that cards in play still bear.
    """
    borne = 0
    for card in state.in_play:
        most = limit(state, card)
        if most is not None:
            borne += max(0, most - damage(state, card))
    return (
        *state.influence,
        *map(len, state.deck),
        *map(len, state.hand),
        *(len(free_resources(state, player)) for player in (0, 1)),
        len(state.in_play),
        sum(state.tokens),
        borne,
    )
