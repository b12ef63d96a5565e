"""Games of Shadowfist between programs, as the referee plays them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import median
from typing import Final

from app.games.capabilities.matches import (
    Matches,
    MatchReport,
    MatchRequest,
    UnplayableMatchError,
)
from app.games.offers import own
from app.games.shadowfist.decklists import Decklist, Zone
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.engine import (
    Action,
    CannotReferee,
    GameEnd,
    RandomAgent,
    State,
    apply,
    new_game,
    passive,
    record_of,
)
from app.games.shadowfist.engine.agents import Agent, HastyAgent
from app.games.shadowfist.engine.builder import builder
from app.games.shadowfist.engine.describe import describe
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.referee.watched import coverage, exact_at
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue

MOST_GAMES: Final = 10_000

AGENTS: Final[Mapping[str, Callable[[int], Agent]]] = {
    "builder": lambda seed: builder,
    "hasty": HastyAgent,
    "random": RandomAgent,
    "passive": lambda seed: passive,
}
"""The programs by name, each made from a seed."""


def printings_of(deck: Decklist) -> tuple[str, ...]:
    """The ids of the printings in a deck, copy by copy."""
    return tuple(
        str(line.printing.id)
        for line in deck.lines
        if line.zone is Zone.DECK
        for _ in range(line.copies)
    )


def _agents(state: State, asked: MatchRequest, seed: int) -> list[Agent]:
    """One agent at each seat; the deck that sits there decides which."""
    return [
        AGENTS[asked.agents[deck % len(asked.agents)]](seed * 8 + deck)
        for deck in state.game.seating
    ]


def _begun(
    catalogue: Catalogue, lists: Sequence[Sequence[str]], asked: MatchRequest, seed: int
) -> State:
    """One game at its first question. Raises CannotReferee."""
    edition = Edition(asked.edition) if asked.edition else DEFAULT_EDITION
    return new_game(catalogue, lists, seed=seed, edition=edition)


def _told(
    names: Sequence[str], lists: Sequence[Sequence[str]], catalogue: Catalogue, asked: MatchRequest
) -> MatchReport:
    state = _begun(catalogue, lists, asked, asked.seed)
    lines = list(coverage(state, names))
    agents = _agents(state, asked, asked.seed)
    given: list[Action] = []
    lines += _sentences(state, state.fresh)
    while state.decision is not None:
        action = agents[state.decision.player](state, state.decision.options)
        given.append(action)
        lines += _sentences(state, apply(state, action))
    result = state.result
    assert result is not None
    winner = None if result.winner is None else names[state.game.seating[result.winner]]
    fields = {
        "seed": asked.seed,
        "seats": [names[deck] for deck in state.game.seating],
        "winner": winner,
        "end": result.why.value,
        "turns": state.turn,
        "answers": len(given),
    }
    return MatchReport(tuple(lines), fields, record_of(state, given).to_json())


def _sentences(state: State, told: Sequence[events.Event]) -> Iterator[str]:
    for event in told:
        sentence = describe(state, event)
        if sentence is not None:
            yield sentence if isinstance(event, events.TurnStarted) else f"  {sentence}"


def _counted(
    names: Sequence[str], lists: Sequence[Sequence[str]], catalogue: Catalogue, asked: MatchRequest
) -> MatchReport:
    begun = _begun(catalogue, lists, asked, asked.seed)
    exact = {deck: exact_at(begun, player) for player, deck in enumerate(begun.game.seating)}
    wins: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    rounds = []
    for seed in range(asked.seed, asked.seed + asked.games):
        state = _begun(catalogue, lists, asked, seed)
        agents = _agents(state, asked, seed)
        while state.decision is not None:
            apply(state, agents[state.decision.player](state, state.decision.options))
        assert state.result is not None
        ends[state.result.why.value] += 1
        rounds.append(state.turn / len(names))
        if state.result.winner is not None:
            wins[state.game.seating[state.result.winner]] += 1
    shares = {f"{place}. {name}": wins[place - 1] for place, name in enumerate(names, start=1)}
    lines = [f"{asked.games} games, seeds {asked.seed} to {asked.seed + asked.games - 1}"]
    lines += [f"  {name}. {exact[place]}" for place, name in enumerate(names)]
    lines += [f"  {won:>6} won by {name}" for name, won in shares.items()]
    lines += [f"  {ends[why.value]:>6} ended: {why.value}" for why in GameEnd if ends[why.value]]
    lines.append(f"  median length: {median(rounds):.1f} rounds")
    fields = {
        "seed": asked.seed,
        "games": asked.games,
        "won": shares,
        "ends": dict(ends),
        "median_rounds": median(rounds),
    }
    return MatchReport(tuple(lines), fields)


class ShadowfistMatches(Matches):
    """Games of two or more decks, each told or all counted."""

    agents = tuple(AGENTS)
    most_games = MOST_GAMES

    def play(
        self,
        decks: Sequence[tuple[str, AnyDecklist]],
        catalogue: AnyCatalogue,
        asked: MatchRequest,
    ) -> MatchReport:
        cards = own(catalogue, Catalogue)
        lists = [printings_of(own(deck, Decklist)) for _, deck in decks]
        names = [name for name, _ in decks]
        try:
            _begun(cards, lists, asked, asked.seed)
        except CannotReferee as error:
            raise UnplayableMatchError(str(error)) from error
        if asked.games == 1:
            return _told(names, lists, cards, asked)
        return _counted(names, lists, cards, asked)
