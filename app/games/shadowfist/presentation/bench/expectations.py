"""Expectations that a bench file of Shadowfist can state about a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.games.capabilities.bench_expectations import BenchExpectations, Result
from app.games.shadowfist.engine import State
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.bench.reading import Pile


class ShadowfistExpectations(BenchExpectations):
    """Expectations about a game of Shadowfist."""

    forms = (
        "asked 1; asked 1, intercept; power 1 is 3; Monk is turned; Monk is unturned; "
        "Monk has damage 2; Monk in smoked of 1; 2 Monk in play of 1; Monk not in play of 1; "
        "player 1 wins"
    )
    score_name = "power"
    nobody_wins = "nobody wins"

    def __init__(self, catalogue: Catalogue, state: State) -> None:
        super().__init__(catalogue)
        self.state = state

    @property
    def scores(self) -> Sequence[int]:
        return self.state.power

    def asked(self) -> tuple[int, str] | None:
        decision = self.state.decision
        return None if decision is None else (decision.player, decision.kind.value)

    def result(self) -> Result | None:
        found = self.state.result
        return None if found is None else Result(found.winner)

    def piles(self, seat: int) -> Mapping[str, Sequence[int]]:
        state = self.state
        return {
            "play": state.in_play[seat],
            Pile.HAND: state.hand[seat],
            Pile.DECK: state.deck[seat],
            Pile.SMOKED: state.smoked[seat],
            Pile.TOASTED: state.toasted[seat],
            Pile.BURNED: state.burned[seat],
        }

    def named(self, name: str, cards: Sequence[int]) -> list[int]:
        return [it for it in cards if self.state.kinds[it].title == name]

    def in_play(self, name: str) -> list[int]:
        return [it for each in self.state.in_play for it in self.named(name, each)]

    def has(self, card: int, what: str) -> int | None:
        return self.state.damage[card] if what == "damage" else None

    def is_said(self, card: int, word: str) -> str | None:
        if word not in ("turned", "unturned"):
            return None
        return "turned" if self.state.turned[card] else "unturned"
