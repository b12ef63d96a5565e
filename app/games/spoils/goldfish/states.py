"""The resources in play as numbered states, and the counters of games by state.

In a goldfish game resources are only added, so a state is the number of resources played of each
kind. The kernel follows a table from state to state, and counting games by state answers every
question about icons, thresholds and costs afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from app.games.spoils.facts import Threshold
from app.games.spoils.goldfish.model import HAND_KINDS, CardKind, Model
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.figures import Counters, Shapes

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MOST_STATES: Final = 120_000


@dataclass(frozen=True)
class States:
    """States of a model. State 0 has the starting resources only.

    `played[s]` counts the resources played of each kind and, last, face-down.
    `after[s][k]` is the state after one more of kind k, or -1 where the deck or the policy
    allows no more.
    """

    model: Model
    played: tuple[tuple[int, ...], ...]
    after: tuple[tuple[int, ...], ...]

    @classmethod
    def of(cls, model: Model) -> States:
        """Number the states. Raises GoldfishError when there are too many to count by."""
        resources = model.resources
        copies = [model.copies(model.to_deploy + k) for k in range(len(resources))]
        start = len(model.setup.starting)
        limits = [*copies, max(0, model.policy.face_down_until - start)]
        most = model.most_resources - start
        first = (0,) * len(limits)
        number = {first: 0}
        played = [first]
        after: list[tuple[int, ...]] = []
        for state in played:
            row = []
            full = sum(state) >= most
            for kind, limit in enumerate(limits):
                if full or state[kind] >= limit:
                    row.append(-1)
                    continue
                more = (*state[:kind], state[kind] + 1, *state[kind + 1 :])
                if more not in number:
                    number[more] = len(played)
                    played.append(more)
                row.append(number[more])
            after.append(tuple(row))
            if len(played) > MOST_STATES:
                raise GoldfishError(
                    f"{len(resources)} kinds of resource and up to {model.most_resources} in "
                    "play make too many cases to count; lower play_resources_until"
                )
        return cls(model, tuple(played), tuple(after))

    def __len__(self) -> int:
        return len(self.played)

    @cached_property
    def number(self) -> dict[tuple[int, ...], int]:
        """The number of each state by what was played."""
        return {played: state for state, played in enumerate(self.played)}

    @cached_property
    def icons(self) -> NDArray[np.int64]:
        """The icons in play (columns O G E D R V) in each state. Rules: 203.4a, 311.1, 405.1."""
        import numpy as np

        setup = self.model.setup
        volition = Threshold.of("V" if setup.rules.face_down_provides_volition else "")
        provides = [*(kind.provides for kind in self.model.resources), volition]
        brought = np.array(self.played) @ np.array([each.counts for each in provides])
        return np.asarray(brought + np.array(setup.starting_icons.counts))

    @cached_property
    def resources(self) -> tuple[int, ...]:
        """The number of resources in play in each state."""
        start = len(self.model.setup.starting)
        return tuple(start + sum(played) for played in self.played)

    def met(self, kinds: Sequence[CardKind]) -> NDArray[np.bool_]:
        """A table of kinds (rows) by states (columns): True if the threshold is met. 405.1."""
        import numpy as np

        wanted = np.array([kind.threshold.counts for kind in kinds]).reshape(-1, 1, 6)
        return np.asarray((wanted <= self.icons).all(axis=2))

    def paid(self, kinds: Sequence[CardKind]) -> NDArray[np.bool_]:
        """A table of kinds (rows) by states (columns): True if all resources pay for it. 309."""
        import numpy as np

        cost = np.array([kind.cost for kind in kinds], dtype=np.int64).reshape(-1, 1)
        return np.asarray(cost <= np.array(self.resources))


def shapes_of(model: Model, states: States) -> Shapes:
    """The counters of a model, in the order in which they lie in one row.

    `kept`: games whose hand was keepable as dealt and after the mulligan. `put_back`: by
    cards put back. `hand`: after the mulligan, by type and number of cards. By turn:
    `state` by state, `unused` by free resources left at the end of the turn, `seen` by
    cards drawn, `influence` the sum and the sum of squares of the influence taken, `taken` by
    the influence taken, the last entry for all that the opponent has or more. `won`: by the
    turn of the win, the last entry for none.
    """
    cards, hand = len(model.places), model.setup.hand_size
    return Shapes.of(
        {
            "kept": (2,),
            "put_back": (hand + 1,),
            "hand": (len(HAND_KINDS), hand + 1),
            "state": (model.turns, len(states)),
            "unused": (model.turns, model.most_resources + 1),
            "seen": (model.turns, cards + hand + 1),
            "influence": (model.turns, 2),
            "taken": (model.turns, model.opposing_influence + 1),
            "won": (model.turns + 1,),
        }
    )


def adds_up(counters: Counters) -> bool:
    """True if every game ended once, and was in one state after every turn."""
    if any(counters.array(name).sum() != counters.games for name in ("won", "put_back")):
        return False
    return all(
        bool((counters.array(name).sum(axis=-1) == counters.games).all())
        for name in ("state", "hand", "unused", "seen", "taken")
    )
