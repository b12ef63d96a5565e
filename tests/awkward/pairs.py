"""Pairs of cards whose words touch the same mechanism, so that each two of them meet once."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any, Final

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.scripts import SCRIPTS
from app.games.tabletop.scripts import walk
from tests.awkward.modes import NAMES, PAIR, Situation

MECHANISMS: Final[dict[str, tuple[type[Any], ...]]] = {
    "replaces": (v.Replacement, v.AsUsual, v.AmountBecomes, v.ChangeAmount, v.Redirect),
    "destroys": (v.Destroyed, v.DestroyedByBattle, v.Terminate, v.Duplicate),
    "changes damage": (v.RemoveDamage, v.InflictDivided, v.InflictsBattle, v.Inflicts),
    "takes control": (v.TakeControl, v.EntersUnder, v.SitsOpposite, v.MayUseAbilities),
    "changes texts": (v.LosesText, v.LosesOtherText, v.LosesAbilities, v.GainsText),
    "changes types": (v.GainsType, v.LosesType, v.GainsSubtype),
    "flips down": (v.FlipFaceDown, v.FlippedFaceDown, v.PlayFaceDown, v.FlipUp),
    "forbids or demands": (v.Cannot, v.Must, v.MustPay, v.AtMostEachTurn, v.Untouched),
    "answers": (v.RespondingTo, v.RespondingToAbility, v.RespondingToPick),
    "changes prices": (v.Cheaper, v.AbilitiesCheaper, v.ReduceNextCost, v.ReduceNextThreshold),
    "leaves play": (v.LeavesPlay, v.PutFromPlay, v.PutAnywhere),
    "searches": (v.Searches, v.RevealUntil, v.Arrange),
    "attaches": (v.AttachTo, v.Attach, v.DetachThose, v.AttachResources),
    "forms parties": (
        v.PartyFormed,
        v.AddToParty,
        v.RemoveFromBattle,
        v.PartySize,
        v.OnlyBlockedBy,
    ),
    "waits for picks": (v.IsPicked,),
    "coins": (v.FlipCoin, v.CoinFlipped, v.CoinLost),
}
"""The words of each mechanism that changes what other cards do."""


@cache
def mechanisms_of(name: str) -> frozenset[str]:
    """The mechanisms that a card's words touch."""
    words = {type(it) for it in walk(SCRIPTS[name])}
    return frozenset(it for it, kinds in MECHANISMS.items() if words & set(kinds))


@cache
def pairs() -> tuple[tuple[str, str], ...]:
    """All pairs of different cards that share a mechanism, in order of names."""
    return tuple(
        (one, other)
        for one, other in combinations(NAMES, 2)
        if mechanisms_of(one) & mechanisms_of(other)
    )


def meetings(count: int | None, seed: int) -> Iterator[Situation]:
    """The situations in which pairs meet: all of them, or so many that the seed draws."""
    editions = list(Edition)
    chosen = pairs()
    if count is not None and count < len(chosen):
        chosen = tuple(random.Random(seed).sample(chosen, count))
    for place, (one, other) in enumerate(chosen):
        edition = editions[(place + seed) % len(editions)]
        yield Situation(one, PAIR.name, edition, seed + place, other)
