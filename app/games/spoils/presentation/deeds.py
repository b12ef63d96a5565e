"""Deeds of the cards of The Spoils, from their scripts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import app.games.spoils.vocabulary as v
from app.games.spoils.scripts import SCRIPTS
from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import Script
from app.games.tabletop.scripts.parts import Part, Text, read_text
from app.games.tabletop.search.deeds import deeds_by_name, done_to

_TYPES: Final = tuple(t for t in CardType if t not in (CardType.FACTION, CardType.TACTIC))
"""Types of the cards in play that a deed may be done to."""

_CHOSEN: Final = frozenset({v.Role.PICKED, v.Role.PICKED_CARD, v.Role.CHOSEN})
_OWN: Final = frozenset({v.Role.THIS, v.Role.ITSELF, v.Role.HOST, v.Role.SET_ASIDE})


_GONE: Final = (v.Place.DISCARD_PILE, v.Place.OUT_OF_GAME, v.Place.VOID)
"""Places from which a card of the deck is not drawn any more."""


@cache
def deeds() -> Mapping[str, frozenset[str]]:
    """Return the deeds of every card that does any, by name."""
    return deeds_by_name((name, _deeds_of(script)) for name, script in SCRIPTS.items())


def _deeds_of(script: Script) -> Iterator[str]:
    for paragraph in script.paragraphs:
        text = read_text(paragraph, ("cost",), _chosen_in)
        for part in text.parts:
            yield from _done(part, text)


def _chosen_in(part: Part) -> v.Cards | None:
    if not isinstance(part, v.Pick | v.Choose | v.ChooseAtRandom):
        return None
    return None if _roles(part.cards) & _CHOSEN else part.cards


def _roles(cards: v.Cards) -> frozenset[v.Role]:
    return frozenset(each.role for each in cards.where if isinstance(each, v.Is))


def _done(part: Part, text: Text[v.Cards]) -> Iterator[str]:
    match part:
        case v.Destroy(cards):
            yield from _to("destroys", cards, text)
            yield from _wipes(cards, text)
        case v.Inflict(_, cards):
            yield from _to("damages", cards, text)
            yield from _wipes(cards, text)
        case v.InflictDivided(_, cards):
            yield from _to("damages", cards, text)
        case v.Put(cards, v.Place.HAND):
            if Area.DISCARD_PILE in _areas(cards, text):
                yield "recovers"
            elif not _areas(cards, text):
                yield from _to("returns", cards, text)
                yield from _wipes(cards, text)
        case v.Put(cards, place) if place in _GONE and _is_from_deck(cards, text):
            yield "mills"
        case v.Put(cards, v.Place.PLAY) if Area.DISCARD_PILE in _areas(cards, text):
            yield "recovers"
        case v.TakeControl(cards, v.Player.YOU):
            yield from _to("controls", cards, text)
        case v.Alter(cards, changes) | v.Conditional(cards, changes):
            for change in changes:
                if isinstance(change, v.More):
                    yield from _to("boosts", cards, text, own=True)
                if isinstance(change, v.Less):
                    yield from _to("weakens", cards, text)
        case v.Deplete(cards):
            yield from _to("depletes", cards, text)
        case v.Restore(cards):
            yield from _to("restores", cards, text, own=True)
        case v.Terminate():
            yield "counters"
        case v.Draw(_, v.Player.YOU | v.Player.EACH):
            yield "draws"
        case v.Discard(_, who) | v.DiscardAtRandom(_, who) if who is not v.Player.YOU:
            yield "discards"
        case v.DiscardThose():
            yield "discards"
        case v.Search(deck=v.Player.YOU):
            yield "searches"
        case v.PutTokens() | v.PutTokensDivided():
            yield "tokens"
        case v.PutMicromajigs():
            yield from ("tokens", "creates")
        case v.GainInfluence(_, v.Player.YOU | v.Player.EACH):
            yield "gains"
        case v.LoseInfluence(_, who) if who is not v.Player.YOU:
            yield "drains"
        case v.RemoveDamage():
            yield "heals"
        case v.PlayResources() | v.PlayFaceDown():
            yield "ramps"
        case v.Look():
            yield "peeks"
        case v.Duplicate():
            yield "copies"
        case _:
            return


def _wipes(cards: v.Cards, text: Text[v.Cards]) -> Iterator[str]:
    """Return the deed of a text that acts on all cards of a kind, without choosing any."""
    is_of_some = any(isinstance(it, v.Is | v.OfSubtype) for it in cards.where)
    if not is_of_some and CardType.CHARACTER in _types(cards, text, own=False):
        yield "wipes"


def _is_from_deck(cards: v.Cards, text: Text[v.Cards]) -> bool:
    """Tell whether cards come from a deck that nobody searched."""
    meant = text.chosen if _roles(cards) & _CHOSEN else (cards,)
    is_found = any(v.Role.FOUND in _roles(each) for each in meant)
    return not is_found and Area.DECK in _areas(cards, text)


def _to(deed: str, cards: v.Cards, text: Text[v.Cards], *, own: bool = False) -> Iterator[str]:
    """Return a deed and the types that it is done to; none if only own cards suffer it."""
    return done_to(deed, _types(cards, text, own=own))


def _types(cards: v.Cards, text: Text[v.Cards], *, own: bool) -> Iterator[CardType]:
    roles = _roles(cards)
    if roles & _CHOSEN:
        for chosen in text.chosen:
            yield from _types(chosen, text, own=own)
    elif roles & _OWN or (v.ControlledBy(v.Player.YOU) in cards.where and not own):
        return
    elif cards.named_types:
        yield from cards.named_types
    elif any(isinstance(each, v.OfSubtype) for each in cards.where):
        yield CardType.CHARACTER
    else:
        barred = {t for each in cards.where if isinstance(each, v.NotOfType) for t in each.types}
        yield from (each for each in _TYPES if each not in barred)


def _areas(cards: v.Cards, text: Text[v.Cards]) -> frozenset[Area]:
    """Return the areas besides play that cards are in."""
    roles = _roles(cards)
    if roles & _CHOSEN:
        return frozenset(area for chosen in text.chosen for area in _areas(chosen, text))
    if roles & {v.Role.FOUND, v.Role.LOOKED_AT, v.Role.REVEALED, v.Role.DISCARDED}:
        return frozenset({Area.DECK})
    named = frozenset(each.area for each in cards.where if isinstance(each, v.In))
    return named | (
        {Area.DECK} if any(isinstance(it, v.TopOfDeck) for it in cards.where) else set()
    )
