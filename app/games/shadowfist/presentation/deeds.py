"""Deeds of the titles of Shadowfist whose newest text has a script."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

import app.games.shadowfist.vocabulary as v
from app.games.shadowfist.scripts import ALL_SCRIPTS
from app.games.shadowfist.terms import CardType
from app.games.shadowfist.vocabulary.paragraphs import Script
from app.games.tabletop.scripts.parts import Part, Text, read_text
from app.games.tabletop.search.deeds import deeds_by_name, done_to

_TYPES: Final = (CardType.CHARACTER, CardType.SITE, CardType.STATE, CardType.EDGE)
"""Types of the cards in play that a deed may be done to."""

_CHOSEN: Final = frozenset({v.Role.TARGET, v.Role.CHOSEN})
_OWN: Final = frozenset({v.Role.THIS, v.Role.ITSELF, v.Role.SUBJECT})


@cache
def deeds() -> Mapping[str, frozenset[str]]:
    """Return the deeds of every title that does any."""
    newest = (script for script in ALL_SCRIPTS if not script.printed_in)
    return deeds_by_name((script.title, _deeds_of(script)) for script in newest)


def _deeds_of(script: Script) -> Iterator[str]:
    for paragraph in script.paragraphs:
        text = read_text(paragraph, ("requires",), _chosen_in)
        for part in text.parts:
            yield from _done(part, text)


def _chosen_in(part: Part) -> v.Cards | None:
    if not isinstance(part, v.Target | v.Choose | v.Divide):
        return None
    return None if _roles(part.cards) & _CHOSEN else part.cards


def _roles(cards: v.Cards) -> frozenset[v.Role]:
    return frozenset(each.role for each in cards.where if isinstance(each, v.Is))


def _done(part: Part, text: Text[v.Cards]) -> Iterator[str]:
    match part:
        case v.Smoke(cards) | v.SmokeAndLet(cards) | v.SmokeAndReturn(cards):
            yield from _to("destroys", cards, text)
        case v.Inflict(_, cards):
            yield from _to("damages", cards, text)
        case v.ToHand(cards):
            piles = [it for cards_ in (cards, *text.chosen) for it in cards_.where]
            if any(isinstance(it, v.In) and it.pile is v.Pile.SMOKED for it in piles):
                yield "recovers"
            else:
                yield from _to("returns", cards, text)
        case v.TakeControl(cards):
            yield from _to("controls", cards, text)
        case v.Give(cards, changes) | v.Continuous(cards, changes):
            for change in changes:
                if isinstance(change, v.More):
                    is_less = isinstance(change.amount, int) and change.amount < 0
                    deed = "weakens" if is_less else "boosts"
                    yield from _to(deed, cards, text, own=not is_less)
        case v.Turn(cards):
            yield from _to("depletes", cards, text)
        case v.Unturn(cards):
            yield from _to("restores", cards, text, own=True)
        case v.Cancel():
            yield "counters"
        case v.Draw() | v.DrawUpTo():
            yield "draws"
        case v.GainPower(_, v.Player.YOU | v.Player.EACH) | v.GeneratePower():
            yield "gains"
        case v.StealPower():
            yield from ("gains", "steals")
        case v.Heal() | v.HealDivided():
            yield "heals"
        case v.InflictDivided():
            yield from _to("damages", v.CHOSEN, text)
        case v.SearchDeck():
            yield "searches"
        case v.LookAndDiscard():
            yield from ("peeks", "discards")
        case v.LookAtTop():
            yield "peeks"
        case v.DiscardHands():
            yield "discards"
        case v.ReturnToPlay() | v.Play(from_=v.Pile.SMOKED):
            yield "recovers"
        case v.CopyOf():
            yield "copies"
        case _:
            return


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
    else:
        named = [each.types for each in cards.where if isinstance(each, v.OfType)]
        for each in named[0] if named else _TYPES:
            if each is not CardType.TOKEN:
                yield CardType.SITE if each is CardType.FENG_SHUI_SITE else each
