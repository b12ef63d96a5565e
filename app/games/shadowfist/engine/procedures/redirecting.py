"""Redirecting damage: after the steps of 29.7 of its source, before those of its recipient."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from app.games.shadowfist.engine.damage.combatants import Source
from app.games.shadowfist.engine.damage.inflicting import (
    Infliction,
    inflict,
    lessened,
    points_of_source,
)
from app.games.shadowfist.engine.damage.modifiers import DamageKind
from app.games.shadowfist.engine.model.lasting import Signpost
from app.games.shadowfist.engine.model.state import State
from app.games.shadowfist.engine.read.combatants import combatant
from app.games.shadowfist.engine.read.structure import is_in_play


def redirected(
    state: State, inflictions: Iterable[Infliction]
) -> tuple[list[Infliction], list[Infliction]]:
    """Inflictions that stay, and those that signposts make instead of others. Rules: 38.

    The redirecting card is the source of the new damage, which is no combat damage (29.6.1, 38.5).
    Damage that cannot be reduced is not redirected either (50.20); what is sent to a card that is
    gone hits nothing (38.4). A signpost is gone once damage has passed it (38.1.3).
    """
    stays, sent, used = [], [], set[int]()
    for each in inflictions:
        left = points = points_of_source(each)
        for post in () if each.source.is_unstoppable else _signposts(state, each):
            taken = left if post.most is None else min(left, post.most)
            if (taken or post.most is None) and is_in_play(state, *post.to):
                sent.append(_sent(state, post, taken))
            left -= taken
            if taken:
                used.add(id(post))
            if not left:
                break
        if left == points:
            stays.append(each)
        elif left:
            stays.append(lessened(each, left))
    if used:
        state.signposts = [it for it in state.signposts if id(it) not in used]
    return stays, sent


def _signposts(state: State, each: Infliction) -> Iterator[Signpost]:
    recipient = (each.recipient.key, state.mark[each.recipient.key])
    for it in state.signposts:
        if it.card == recipient and it.source[0] == each.source.key:
            yield it


def _sent(state: State, post: Signpost, points: int) -> Infliction:
    assert post.by.card is not None
    source = Source(key=post.by.card, name=state.kinds[post.by.card].title)
    recipient = combatant(state, post.to[0], (post.by.card,))
    return inflict(source, recipient, points, DamageKind.NON_COMBAT)
