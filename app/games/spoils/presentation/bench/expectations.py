"""Expectations that a bench file of The Spoils can state about a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from app.games.capabilities.bench_expectations import BenchExpectations, Result
from app.games.spoils import vocabulary as v
from app.games.spoils.engine import CardId, State, measure, outcome, stats
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.bench.document import Pile

_STATS: Final = (v.Measure.STRENGTH, v.Measure.LIFE, v.Measure.SPEED)
_NUMBERS: Final = re.compile(r"\d{1,3}/\d{1,3}/\d{1,3}")


class SpoilsExpectations(BenchExpectations):
    """Expectations about a game of The Spoils."""

    forms = (
        "asked 1; asked 1, blockers; influence 1 is 20; Scout in hand of 1; 2 Scout in play of 1; "
        "Scout not in discard of 1; Scout has damage 1; Scout has tokens 2; Scout is 3/3/2; "
        "Scout is depleted; Scout is restored; player 1 wins; draw"
    )
    score_name = "influence"
    nobody_wins = "it is a draw"

    def __init__(self, catalogue: Catalogue, state: State) -> None:
        super().__init__(catalogue)
        self.state = state

    @property
    def scores(self) -> Sequence[int]:
        return self.state.influence

    def asked(self) -> tuple[int, str] | None:
        decision = self.state.decision
        return None if decision is None else (decision.player, decision.kind.value)

    def result(self) -> Result | None:
        found = outcome(self.state)
        return None if found is None else Result(found.winner)

    def piles(self, seat: int) -> Mapping[str, Sequence[int]]:
        state = self.state
        return {
            "play": [it for it in state.in_play if state.controller[it] == seat],
            Pile.HAND: state.hand[seat],
            Pile.DECK: state.deck[seat],
            Pile.DISCARD: state.discard_pile[seat],
            Pile.OUT_OF_GAME: state.out_of_game[seat],
            Pile.VOID: state.void[seat],
        }

    def named(self, name: str, cards: Sequence[int]) -> list[int]:
        return [it for it in cards if self.state.name(CardId(it)) == name]

    def in_play(self, name: str) -> list[int]:
        cards = [it for it in self.state.in_play if not self.state.face_down[it]]
        return self.named(name, cards)

    def has(self, card: int, what: str) -> int | None:
        match what:
            case "damage":
                return stats.damage(self.state, CardId(card))
            case "tokens":
                return self.state.tokens[card]
            case _:
                return None

    def is_said(self, card: int, word: str) -> str | None:
        if word in ("depleted", "restored"):
            return "depleted" if self.state.depleted[card] else "restored"
        if _NUMBERS.fullmatch(word):
            return "/".join(str(measure(self.state, CardId(card), it)) for it in _STATS)
        return None
