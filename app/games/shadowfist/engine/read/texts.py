"""The continuous texts in force, and what they read. Rules: 9.2.3, 10.1, 10.2, 24.5.1."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.derived import (
    EVERYTHING,
    FIGHT,
    MARKS,
    PILES,
    PLACE,
    POWER,
    Active,
    Texts,
)
from app.games.shadowfist.engine.model.effects import Effect, Triggered
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.terms import CardType
from app.games.tabletop.scripts import walk


def is_active(state: State, card: int) -> bool:
    """Tell whether a card's text works: face-up in play, States and Edges resolved (24.5.1)."""
    kind = state.kinds[card]
    return (
        state.area[card] is Area.IN_PLAY
        and not state.face_down[card]
        and not is_blank(state, card)
        and not (state.unresolved[card] and (kind.is_state or kind.is_edge))
    )


def is_blank(state: State, card: int) -> bool:
    """Tell whether an effect has taken a card's text away. Rules: 32, 33."""
    return bool(state.lasting) and card in _blanked(state)


def _blanked(state: State) -> frozenset[int]:
    found = state.derived.blanked
    if found is None:
        found = state.derived.blanked = frozenset(
            card
            for it in state.lasting
            if it.mark == state.mark[it.card]
            for change in it.changes
            if isinstance(change, (v.Blank, v.BlankWithStates))
            for card in (
                (it.card,)
                if isinstance(change, v.Blank)
                else (it.card, *state.states_on.get(it.card, ()))
            )
        )
    return found


def is_delayed(state: State, effect: Effect | Triggered) -> bool:
    """Tell whether an effect was left behind by another one that has resolved. Rules: 26.4."""
    text = effect.text
    return isinstance(text, v.When) and text not in state.kinds[effect.card].text.whens


def has_uses(state: State, card: int, text: v.Effect | v.When, they: int = -1) -> bool:
    """Tell whether a text may be generated once more this turn, or attack. Rules: 10.2."""
    most = most_uses(text)
    return not most or state.uses.get(use_of(state, card, text, they), 0) < most


def most_uses(text: v.Effect | v.When) -> int:
    """The number of times that a text may be generated in a turn or an attack; 0 for any."""
    return text.per_turn or (text.per_attack if isinstance(text, v.When) else 0)


def use_of(
    state: State, card: int, text: v.Effect | v.When, they: int = -1
) -> tuple[int, int, int, v.Paragraph]:
    """The key by which uses of a text are counted: each card's, or all of one player's.

    Some are counted for each player `they` of the event.
    """
    if isinstance(text, v.When) and text.for_all:
        return -1 - state.controller[card], 0, -1, text
    is_apart = isinstance(text, v.When) and text.for_each
    return card, state.mark[card], they if is_apart else -1, text


def texts(state: State) -> Texts:
    """The continuous texts in force."""
    found = state.derived.texts
    if found is None:
        found = state.derived.texts = _texts(state)
        state.derived.reads = found.reads
    return found


def _texts(state: State) -> Texts:
    own: defaultdict[int, list[Active]] = defaultdict(list)
    reaching, on_playing = [], []
    reads, provides = 0, False
    words: defaultdict[int, set[str]] = defaultdict(set)
    kinds = state.kinds
    for player in state.players:
        for card in state.in_play[player]:
            continuous = kinds[card].text.continuous
            if not continuous or not is_active(state, card):
                continue
            for place, text in enumerate(continuous):
                active = _active(card, player, place, text)
                reads |= active.reads
                provides = provides or any(isinstance(it, v.Provides) for it in text.changes)
                if any(isinstance(it, _ON_PLAYING) for it in text.changes):
                    on_playing.append(active)
                first = text.cards.where[0] if text.cards.where else None
                if first == _THIS:
                    own[card].append(active)
                elif first == _SUBJECT:
                    own[state.subject[card]].append(active)
                else:
                    reaching.append(active)
                named = card if first == _THIS else state.subject[card]
                for change in text.changes:
                    if isinstance(change, v.GainsDesignators) and named >= 0:
                        words[named].update(change.words)
    for lasting in state.lasting:
        for change in lasting.changes:
            reads |= read_by(change)
            if isinstance(change, v.GainsDesignators):
                words[lasting.card].update(change.words)
    return Texts(
        {it: tuple(own[it]) for it in own},
        tuple(reaching),
        reads,
        provides,
        {it: frozenset(words[it]) for it in words},
        tuple(on_playing),
    )


_ON_PLAYING: Final = (v.LowersCosts, v.LetsPlay, v.LetsPlaySites, v.ForbidsPlaying)


def _active(card: int, player: int, place: int, text: v.Continuous) -> Active:
    types, own_only = _scope_of(text.cards)
    return Active(card, player, place, text, read_by(text), types, own_only)


@cache
def _scope_of(cards: v.Cards) -> tuple[frozenset[CardType] | None, bool]:
    """The types of the cards that a text means, None for any, and True if all are its player's."""
    types = [frozenset(it.types) for it in cards.where if isinstance(it, v.OfType)]
    return types[0] if types else None, v.ControlledBy(v.YOU) in cards.where


def designators(state: State, card: int) -> frozenset[str]:
    """The designators of a card; a face-down Site shows none. Rules: 14, 24.4."""
    if state.face_down[card]:
        return frozenset()
    printed = state.kinds[card].designators
    if not state.game.has_scripts:
        return printed
    gained = texts(state).words
    return printed | gained[card] if card in gained else printed


_THIS: Final = v.Is(v.Role.THIS)
_SUBJECT: Final = v.Is(v.Role.SUBJECT)


@cache
def read_by(text: v.Continuous | v.Change) -> int:
    """The parts of a state that a text reads, besides which cards are in play and how they lie."""
    found = 0
    for word in walk(text):
        found |= _reads(word)
    return found


def _reads(word: object) -> int:
    match word:
        case v.Being.DAMAGED | v.Being.UNDAMAGED | v.Being.TURNED | v.Being.UNTURNED:
            return MARKS
        case v.Being.IN_FRONT | v.Being.IN_BACK | v.AtPlaceOf():
            return PLACE
        case v.Being.ARRIVED | v.Being.HAS_ATTACKED | v.Being.EXPOSED | v.Being.VICTORIOUS:
            return PILES | FIGHT
        case v.DuringAttack():
            return FIGHT
        case v.StandsAs() | v.Being.FACE_DOWN | v.Is():
            return 0
        case (
            v.Being()
            | v.Role.ATTACK_TARGET
            | v.InterceptedBy()
            | v.InCombatWith()
            | v.SetOutFrom()
            | v.Intercepting()
        ):
            return FIGHT
        case v.AtMost(printed=True) | v.Exactly(printed=True) | v.Total(printed=True):
            return 0
        case v.AtMost() | v.Exactly() | v.Total() | v.HasKeyword() | v.GeneratesPower():
            return EVERYTHING
        case (
            v.In() | v.Closer() | v.AtLeastAsClose() | v.IsActive() | v.InMainShot() | v.Resources()
        ):
            return PILES
        case v.WeakerThanHand():
            return EVERYTHING
        case v.InHand():
            return PILES
        case v.HasFactionResources() | v.Factions() | v.RequiresOfPool():
            return PILES
        case v.Counters():
            return MARKS
        case v.Power():
            return POWER
    return 0
