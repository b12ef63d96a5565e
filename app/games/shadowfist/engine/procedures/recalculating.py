"""Recalculation: what is at zero is smoked together, until nothing is. Rules: 20.2, 24.5.5."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.events import By
from app.games.shadowfist.engine.model.lasting import Lasting
from app.games.shadowfist.engine.model.locals import CombatLocals
from app.games.shadowfist.engine.model.state import Frame, State
from app.games.shadowfist.engine.read.changes import changes_on, forbidding
from app.games.shadowfist.engine.read.immunity import is_immune
from app.games.shadowfist.engine.read.scores import body_score, fighting_score, is_unknown
from app.games.shadowfist.engine.write.areas import smoke_together
from app.games.shadowfist.vocabulary import BE_SUBJECT, More


def recalculate(state: State, frame: Frame | None = None, *, ended: Sequence[Lasting] = ()) -> None:
    """Smoke all Characters and Sites at zero; Sites whose fate was told stay. Rules: 24.8.1.3.

    States go whose subjects have become no legal subjects for them (25.5.3). `ended` is what
    effects have just ceased to give.
    """
    _smoke_unsupported(state)
    while zeroed := _zeroed(state):
        smoke_together(
            state,
            [
                events.Smoked(card, by_damage, tuple(dict.fromkeys(_by(state, card, ended))))
                for card, by_damage in zeroed
            ],
        )
        _smoke_unsupported(state)


def _smoke_unsupported(state: State) -> None:
    if state.game.has_scripts and state.states_on:
        smoke_together(state, [*_unsupported(state)])


def _unsupported(state: State) -> Iterator[events.Smoked]:
    """Yield the States on cards that are immune to them, or no subjects for them: 25.5.3, 40.1."""
    for subject, states in state.states_on.items():
        for card in states:
            found = [it for it in forbidding(state, subject, BE_SUBJECT, card) if it.source != card]
            if found or is_immune(state, subject, card):
                by = dict.fromkeys(By(it.player, it.source) for it in found if it.player >= 0)
                yield events.Smoked(card, False, tuple(by))


def _by(state: State, card: int, ended: Sequence[Lasting]) -> Iterator[By]:
    """Yield whose effects and abilities lower a card, or raise it no more. Rules: 20.2, 24.5.5."""
    for lasting in ended:
        if (lasting.card, lasting.mark) == (card, state.mark[card]) and lasting.by is not None:
            yield lasting.by
    for given in changes_on(state, card):
        match given.change:
            case More(amount=int(amount)) if amount < 0 and given.player >= 0:
                yield By(given.player, given.source if given.source >= 0 else None)


def _open_fates(state: State) -> set[int]:
    """Sites at zero Body whose fate is to be told after the rest of the combat. Rules: 30.3.3."""
    fights = (frame.own for frame in state.frames if isinstance(frame.own, CombatLocals))
    return {beaten.site for kept in fights for beaten in kept.beaten}


def _zeroed(state: State) -> list[tuple[int, bool]]:
    """Return the cards at zero, each with True if it is damaged. Rules: 20.1, 20.2.

    A Character whose Fighting nobody knows is not: that is another thing than a blanked X (48.1).
    """
    kinds, damage, corrupted = state.kinds, state.damage, state.corrupted
    is_plain = not (state.lasting or state.said_fighting or state.game.has_scripts)
    spared = set() if state.attack is None else set(state.attack.fates) | _open_fates(state)
    found = []
    for cards in state.in_play:
        for card in cards:
            kind = kinds[card]
            if kind.is_character:
                score = kind.fighting if is_plain else fighting_score(state, card)
            elif kind.is_site and card not in spared:
                score = kind.body if is_plain else body_score(state, card)
            else:
                continue
            hurt = damage[card] + corrupted[card]
            left = score - hurt
            if left <= 0 and not (kind.unknown_fighting and is_unknown(state, card)):
                found.append((card, hurt > 0))
    return found
