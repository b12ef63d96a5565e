"""The resources in play as numbered states, with everything that depends on them alone.

Resources are only added in a goldfish game, so a state is how many of each kind of resource
were played; the kernel follows a table from state to state, and counting games by state
answers every question about icons, thresholds and costs afterwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from app.games.spoils.facts import Threshold
from app.games.spoils.goldfish.model import CardKind, Model
from app.games.tabletop.chance.errors import GoldfishError

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
        """How many resources are in play in each state."""
        start = len(self.model.setup.starting)
        return tuple(start + sum(played) for played in self.played)

    def met(self, kinds: Sequence[CardKind]) -> NDArray[np.bool_]:
        """Whether each kind's threshold (row) is met in each state (column). Rules: 405.1."""
        import numpy as np

        wanted = np.array([kind.threshold.counts for kind in kinds]).reshape(-1, 1, 6)
        return np.asarray((wanted <= self.icons).all(axis=2))

    def paid(self, kinds: Sequence[CardKind]) -> NDArray[np.bool_]:
        """Whether all resources of each state (column) pay for each kind (row). Rules: 309."""
        import numpy as np

        cost = np.array([kind.cost for kind in kinds], dtype=np.int64).reshape(-1, 1)
        return np.asarray(cost <= np.array(self.resources))
