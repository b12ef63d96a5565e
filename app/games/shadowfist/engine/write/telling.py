"""Telling what happened: the log of the answer being carried out, and the texts it sets off."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import replace

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import NOTHING, Scope
from app.games.shadowfist.engine.model.derived import Listener
from app.games.shadowfist.engine.model.effects import Triggered
from app.games.shadowfist.engine.model.events import EnteredPlay, Event
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.amounts import holds
from app.games.shadowfist.engine.read.event_matching import HEARD, bound_by
from app.games.shadowfist.engine.read.texts import has_uses, is_active, is_blank
from app.games.shadowfist.engine.write.invalidation import after


def tell(state: State, event: Event) -> None:
    """Note an event. Active text, and that of face-down Sites, may trigger. Rules: 26.1, 26.1.3."""
    state.fresh.append(event)
    after(state, event)
    if state.game.has_scripts:
        for word in HEARD.get(type(event), ()):
            _trigger(state, event, word)


def _trigger(state: State, event: Event, word: type[v.Event]) -> None:
    listeners = state.derived.listeners
    if listeners is None:
        listeners = state.derived.listeners = _listeners(state)
    for it in listeners.get(word, ()):
        _hear(state, event, it)


def _hear(state: State, event: Event, it: Listener) -> None:
    scope = Scope(it.player, it.card, it.bound)
    bound = bound_by(state, scope, event, it.text.event)
    if bound is None:
        return
    if it.bound is not NOTHING:
        bound = replace(
            it.bound, that=bound.that, they=bound.they, place=bound.place,
            numbers=(*it.bound.numbers, *bound.numbers),
        )  # fmt: skip
    if not has_uses(state, it.card, it.text, bound.they):
        return
    if it.text.if_ is None or holds(state, Scope(it.player, it.card, bound), it.text.if_):
        found = Triggered(it.player, it.card, state.mark[it.card], it.text, bound)
        if it.text.together and any(_is_same(found, other) for other in state.pending):
            return
        (state.urgent if it.text.immediately else state.pending).append(found)


def tell_copied(state: State, card: int, copied: Iterable[v.When]) -> None:
    """Let texts that a card copies as it enters play hear that it does. Rules: 36.5."""
    player = state.controller[card]
    event = EnteredPlay(player, card, state.unresolved[card])
    for text in copied:
        if isinstance(text.event, v.EntersPlay):
            _hear(state, event, Listener(card, player, text))


def _is_same(one: Triggered, other: Triggered) -> bool:
    return (one.card, one.mark, one.text) == (other.card, other.mark, other.text)


def _may_be_revealed(state: State, card: int) -> bool:
    return state.face_down[card] and not is_blank(state, card)


def _listeners(state: State) -> Mapping[type[v.Event], tuple[Listener, ...]]:
    found: defaultdict[type[v.Event], list[Listener]] = defaultdict(list)
    for player in state.players:
        for card in state.in_play[player]:
            whens = state.kinds[card].text.whens
            if whens and (is_active(state, card) or _may_be_revealed(state, card)):
                for text in whens:
                    if text.in_ is None:
                        found[type(text.event)].append(Listener(card, player, text))
        for pile, cards in ((v.IN_HAND, state.hand[player]), (v.SMOKED, state.smoked[player])):
            for card in cards:
                if state.kinds[card].text.waits_elsewhere:
                    for text in state.kinds[card].text.whens:
                        if text.in_ is pile:
                            found[type(text.event)].append(Listener(card, player, text))
    for it in state.waiting:
        listener = Listener(it.card, it.player, it.text, it.bound)
        found[type(it.text.event)].append(listener)
    return {word: tuple(them) for word, them in found.items()}
