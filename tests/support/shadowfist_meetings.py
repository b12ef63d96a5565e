"""Pairs of Shadowfist's scripted cards whose words touch one mechanism, each met in a short game.

Every player has several copies of both cards, which cost nothing here, among a few plain ones, so
that copies of both lie on all sides. Invariants are looked at after every few answers.
"""

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations
from typing import Any, Final

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS
from app.games.shadowfist.engine.model.kinds import Kind, kind_of
from app.games.shadowfist.engine.opening import begin_game
from app.games.shadowfist.engine.referee import apply
from app.games.shadowfist.engine.wordings import text_of_printing
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.scripts import ALL_SCRIPTS
from app.games.shadowfist.terms import Keyword
from app.games.tabletop.scripts import walk
from tests.support.shadowfist_games import check_copies, check_invariants, check_views
from tests.support.shadowfist_table import character, edge, event, named, site, state_card

SEATS: Final = (2, 3, 5)
ROUNDS: Final = 3
MOST_ANSWERS: Final = 400
LOOK_EVERY: Final = 8
SEED: Final = 20261207
"""The published seed that draws the pairs of the suite."""

MECHANISMS: Final[dict[str, tuple[Any, ...]]] = {
    "scores": (v.More, v.Becomes),
    "conditions": (v.AnyPlayer, v.NoTwoAlike, v.Closer, v.AtLeastAsClose, v.HasFactionResources),
    "keywords": (v.Gains,),
    "damage": (
        v.InflictsMore, v.InflictsLess, v.InflictsAtMost, v.TakesMore, v.TakesLess, v.TakesAtMost,
        v.Unreducible,
    ),
    "durations": (v.END_OF_ATTACK, v.END_OF_SCENE, v.LEAVES_PLAY, v.WHILE_HERE),
    "maintained": (v.Maintain,),
    "targets": (v.ChooseNewTargets, v.IsTargeted, v.BE_TARGETED),
    "prices": (v.Sacrifice, v.DiscardAs, v.ToastAs, v.GivePower),
    "numbers chosen": (v.ChooseNumber, v.Divide),
    "options": (v.ChooseOne, v.ChooseSteps),
    "rule words": (v.Cannot, v.Must, v.ForbidsPlaying),
    "immunity": (v.Immune,),
    "smoking": (v.IsSmoked, v.AreSmoked, v.SmokeAndReturn, v.SmokeAndLet),
    "waiting": (v.Later,),
    "answers": (v.Would, v.Threatens, v.Cancel),
    "blanking": (v.Blank, v.BlankWithStates),
    "copying": (v.CopyOf,),
    "control": (v.TakeControl, v.AtHome),
    "redirection": (v.Redirect, v.ChooseSource),
    "playing by effects": (v.Play, v.PlayedAs),
    "costs and times": (v.Costs, v.LowersCosts, v.LetsPlay, v.LetsPlaySites, v.MayBePlayed),
    "returning to play": (v.ReturnToPlay, v.ReturnAtRandom),
    "piles": (v.SearchDeck, v.LookAtTop, v.Reload, v.ShuffleIn, v.DiscardHands, v.LookAndDiscard),
    "counters": (v.PutCounters, v.Counters),
    "places": (v.MoveTo, v.SwapRows, v.ChangeTarget, v.SetOutFrom),
    "fights": (v.CeaseAttacking, v.CeaseIntercepting, v.Intercepted, v.EntersCombat),
    "fates": (v.MeetsFate, v.BodyReducedToZero, v.BE_BURNED),
    "Power": (v.StealPower, v.MovePower, v.Generates, v.GeneratePower, v.Pays, v.GainsPower),
    "turning": (v.IsTurned, v.IsUnturned, v.Unturn),
}  # fmt: skip
"""The words of each mechanism: classes of words, or single values of closed lists."""


@cache
def mechanisms_of(title: str) -> frozenset[str]:
    """The mechanisms that the words of a title touch."""
    script = next(it for it in ALL_SCRIPTS if it.title == title and not it.printed_in)
    words = list(walk(script))
    kinds = {type(it) for it in words}
    return frozenset(
        name
        for name, meant in MECHANISMS.items()
        if any(it in kinds if isinstance(it, type) else it in words for it in meant)
    )


@cache
def titles() -> tuple[str, ...]:
    """The titles whose newest text is scripted, in order."""
    return tuple(sorted(it.title for it in ALL_SCRIPTS if not it.printed_in))


@cache
def pairs() -> tuple[tuple[str, str], ...]:
    """All pairs of different titles that share a mechanism."""
    return tuple(
        (one, other)
        for one, other in combinations(titles(), 2)
        if mechanisms_of(one) & mechanisms_of(other)
    )


def drawn(count: int | None, seed: int = SEED) -> tuple[tuple[str, str], ...]:
    """So many pairs that the seed draws, or all of them."""
    found = pairs()
    if count is None or count >= len(found):
        return found
    return tuple(random.Random(seed).sample(found, count))


@dataclass(slots=True)
class Met:
    """Statistics of meetings: answers given, and how often each title was played or used."""

    games: int = 0
    answers: int = 0
    seen: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Met") -> None:
        """Add the statistics of other meetings."""
        self.games += other.games
        self.answers += other.answers
        self.seen += other.seen


def meet(catalogue: Catalogue, one: str, other: str, seed: int) -> Met:
    """Let two titles meet in a short random game.

    Raises AssertionError with the titles, the seed and the number of answers if it breaks.
    """
    chance = random.Random(f"{one} {other} {seed}")
    seats = SEATS[seed % len(SEATS)]
    deck = [*_plain(), *[_free(catalogue, it) for it in (one, other) for _ in range(7)]]
    state = begin_game([deck] * seats, seed=seed, first=0)
    met = Met(1)
    for player in state.players:
        state.power[player] = 4
    try:
        while (
            state.decision is not None
            and met.answers < MOST_ANSWERS
            and state.turn <= (ROUNDS * seats)
        ):
            options = state.decision.options
            assert 1 < len(options) <= 256, "no or too many answers"
            rest = [it for it in options if it is not PASS]
            action = chance.choice(rest if chance.random() < 0.7 else options)
            for told in apply(state, action):
                if isinstance(told, events.Played | events.Generated):
                    met.seen[state.kinds[told.card].title] += 1
            met.answers += 1
            if met.answers % LOOK_EVERY == 0:
                check_invariants(state)
        check_invariants(state)
        check_views(state)
        check_copies(state, chance)
    except Exception as error:
        why = f"{one} and {other}, seed {seed}, {seats} seats, answer {met.answers}: {error!r}"
        raise AssertionError(why) from error
    return met


def meetings(count: int | None, seed: int = SEED) -> Iterator[tuple[str, str, int]]:
    """The pairs that a seed draws, or all of them, each with the seed of its game."""
    for place, (one, other) in enumerate(drawn(count, seed)):
        yield one, other, seed + place


@cache
def _free(catalogue: Catalogue, title: str) -> Kind:
    """The newest printing of a title with its text, which requires and costs nothing."""
    printing = catalogue.newest[title]
    text = text_of_printing(catalogue, printing)
    assert text is not None, f"the text of {title} is not known"
    kind = kind_of(printing.card, printing.printed, str(printing.id), text)
    return replace(kind, requires=(), cost=None if kind.cost is None else 0)


def _plain() -> tuple[Kind, ...]:
    return (
        named(character("Fire Monk", 4, provides="gC"), "fire", "monk"),
        named(
            character("Netherworld Cop", 2, Keyword.STEALTH, provides="dM"), "netherworld", "cop"
        ),
        character("Soldier", 6, Keyword.AMBUSH, provides="fH", toughness=1),
        character("Agent", 1, Keyword.MOBILITY, cost=1, provides="a"),
        *(site(f"Site {it}", body=5 + it) for it in range(4)),
        state_card("Charm"),
        edge("Rumour"),
        event("Flash"),
    )
