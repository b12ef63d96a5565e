"""Answers of the computer on a bench, as steps that go on from it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from app.games.spoils.engine import CardId, State, apply, legal_actions, limit_tries
from app.games.spoils.goldfish.paying import cheapest_payment, is_paying
from app.games.spoils.players.computer_players import SpoilsComputerPlayers
from app.games.spoils.presentation.bench.document import PAYS
from app.games.spoils.presentation.bench.moves import Moves

MOST_ANSWERS: Final = 25
"""Answers that the computer gives at once."""

_SEED: Final = 1
_NO_LIMIT: Final = -1


def computer_steps(
    state: State, labels: Mapping[str, CardId], level: str, given: int
) -> Iterator[str]:
    """Yield the answers of a level as steps, until another player is asked or the game is over.

    They are given in `state`, after `given` steps. Equal arguments give equal answers. The
    computer knows what its seat sees, and no hidden cards.
    """
    players, moves = SpoilsComputerPlayers(), Moves(state.game.catalogue, labels)
    limit_tries(state, _NO_LIMIT)
    asked = state.decision
    for number in range(MOST_ANSWERS):
        if asked is None or state.decision is None or state.decision.player != asked.player:
            return
        if is_paying(state):
            yield f"{asked.player + 1} {PAYS}"
            while is_paying(state):
                apply(state, cheapest_payment(state, legal_actions(state)))
            continue
        answer = players.choose(state, level, _SEED, given + number).answer
        yield f"{asked.player + 1} {moves.step_of(state, asked.player, answer)}"
        apply(state, answer)
