"""Every small TERRUS battle: the solver equals brute force.

There are too many small battles to play each (`number_of_battles`), so the equality is shown in
parts, each run through completely on the referee. What they say together:

1. Choices. For every layout of the locations, every place of the attackers and every set of
   guards, the attacks and guards that the referee permits are those that the solver looks at,
   equal beasts not told apart. Neither asks for ATK or DEF here, so the numbers do not matter.
2. Course. For every attack and all guards (whichever of them is where), in every order of
   skirmishes that the referee permits (any, the clade last), a skirmish changes its own beasts and
   its own location and nothing else.
   With one location to a guard, the value of a battle is thus the sum over its skirmishes, in any
   order; a guard of several takes along its wounds, and nothing else.
3. Skirmishes. For every location, all guards and every total ATK, each split of the attacker is
   played, and for all attackers and every total ATK each split of the defender. The referee
   offers all splits; each recipient is buried exactly when its own wounds suffice, whatever the
   others have; the value is the gain of one split less the gain of the other; and the best gain is
   what the solver says. Both rulers can thus choose on their own, as the solver has it.
4. Guards of several locations. Every split has one among those that the solver looks at which
   buries the same, leaves the same guards with the same wounds, and gives the location as many
   wounds or more.

With one location to a guard, 1 to 3 make solver and brute force the same maximum of the same
minimum of the same sums. With several, 2 to 4 give both the same recursion over the skirmishes
that are left. Parts 5 and 6 compare whole battles: all with one attacker and at most one guard at
up to three locations, and all with two attackers and at most one guard at up to two. Part 7 does so
for a sample of every size, as far as brute force ends within a limit of positions.
"""

from typing import TypeVar

T = TypeVar("T")


class DisagreementError(AssertionError):
    """Solver and referee say different things about the same battle; the message shows both."""


def agree(on_referee: T, by_solver: T, about: object) -> None:
    """Raise DisagreementError unless both are equal."""
    if on_referee != by_solver:
        raise DisagreementError(f"{about}: the referee has {on_referee}, the solver {by_solver}")
