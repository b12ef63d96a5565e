"""Redirecting damage: after the steps of 29.7 of its source, before those of its recipient."""

from __future__ import annotations

from collections.abc import Iterable

from app.games.shadowfist.engine.damage.combatants import Source
from app.games.shadowfist.engine.damage.inflicting import Infliction, inflict
from app.games.shadowfist.engine.damage.modifiers import DamageKind, Step
from app.games.shadowfist.engine.model.lasting import Signpost
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.combatants import combatant
from app.games.shadowfist.engine.read.structure import is_in_play


def redirected(
    state: State, inflictions: Iterable[Infliction]
) -> tuple[list[Infliction], list[Infliction]]:
    """Inflictions that stay, and those that signposts make instead of others. Rules: 38.

    The redirecting card is the source of the new damage, which is no combat damage (29.6.1, 38.5).
    Damage that cannot be reduced is not redirected either (50.20).
    """
    stays, sent = [], []
    for each in inflictions:
        post = None if each.source.is_unstoppable else _signpost(state, each)
        if post is None:
            stays.append(each)
        else:
            sent.append(_sent(state, each, post))
    return stays, sent


def _signpost(state: State, each: Infliction) -> Signpost | None:
    recipient = (each.recipient.key, state.mark[each.recipient.key])
    for it in state.signposts:
        if it.card == recipient and it.source[0] == each.source.key and is_in_play(state, *it.to):
            return it
    return None


def _sent(state: State, each: Infliction, post: Signpost) -> Infliction:
    points = [it.after for it in each.steps if it.step <= Step.DIVISIONS][-1]
    assert post.by.card is not None
    source = Source(key=post.by.card, name=state.kinds[post.by.card].title)
    recipient = combatant(state, post.to[0], (post.by.card,))
    return inflict(source, recipient, points, DamageKind.NON_COMBAT)
