"""The attack that is under way. Rules: 28."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.tabletop.referee.cloning import COPIED, Cloneable, cloneable, copied_as

_LISTS_BY_CARD = copied_as("{{card: chain.copy() for card, chain in {0}.items()}}")


@cloneable
@dataclass(slots=True)
class Attack(Cloneable):
    """Who attacks what, from where, and how far it has come.

    `home` is where each attacker was as it was declared (28.8), `attacking` those that have not
    ceased. `chains` are the interceptors of each attacker in their order (28.6.4), `moved` where
    Characters were before they moved to intercept. `intercepting` is the player whose turn to
    intercept it is. `fates` are the Sites that were brought to zero Body, and
    `seized_at` is where a seized one was placed.
    """

    declarer: int
    target: int
    target_mark: int
    location: int
    defender: int
    home: dict[int, int] = field(default_factory=dict, metadata=COPIED)
    attacking: list[int] = field(default_factory=list, metadata=COPIED)
    chains: dict[int, list[int]] = field(default_factory=dict, metadata=_LISTS_BY_CARD)
    moved: dict[int, int] = field(default_factory=dict, metadata=COPIED)
    used_stealth: set[int] = field(default_factory=set, metadata=COPIED)
    fates: dict[int, Fate] = field(default_factory=dict, metadata=COPIED)
    intercepting: int = -1
    seized_at: int = -1
    is_joined: bool = False
    is_success: bool = False
    is_premature: bool = False

    def interceptor_of(self, card: int) -> int | None:
        """The attacker that a Character intercepts; None where it does not intercept."""
        return next((it for it, chain in self.chains.items() if card in chain), None)

    def is_fighting(self, card: int) -> bool:
        """Whether a Character attacks or intercepts."""
        return card in self.attacking or any(card in it for it in self.chains.values())
