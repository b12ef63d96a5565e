"""The attack that is under way. Rules: 28."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model.bound import Marked
from app.games.shadowfist.terms import Keyword
from app.games.tabletop.referee.cloning import COPIED, Cloneable, cloneable, copied_as

_LISTS_BY_CARD = copied_as("{{card: chain.copy() for card, chain in {0}.items()}}")


@cloneable
@dataclass(slots=True)
class Attack(Cloneable):
    """An attack: its declarer, target, location and attackers, and the state it has reached.

    `home` is where each attacker was when it was declared (28.8); `attacking` lists those that have
    not ceased. `chains` maps each attacker to its interceptors in order (28.6.4). `bypassing`
    holds, for each intercepted attacker, the abilities to bypass interceptors that it had when they
    were last checked (28.6.6). `moved` is where Characters were before they moved to intercept.
    `fights` are attackers with whom they are in combat, `former` its former targets. `played` are
    the titles that players have played in it. `joined` are all who have attacked in it, `met_by`
    the players who have intercepted. `intercepting` is the player whose turn to intercept it is.
    `fates` are the Sites reduced to zero Body, and `seized_at` is where a seized one was placed.
    `is_fought` is True once the remaining attackers have fought the target; an attack that ends
    before is premature (28.5).
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
    bypassing: dict[int, frozenset[Keyword]] = field(default_factory=dict, metadata=COPIED)
    used_stealth: set[int] = field(default_factory=set, metadata=COPIED)
    fates: dict[int, Fate] = field(default_factory=dict, metadata=COPIED)
    intercepting: int = -1
    seized_at: int = -1
    fights: list[tuple[int, int]] = field(default_factory=list, metadata=COPIED)
    former: list[int] = field(default_factory=list, metadata=COPIED)
    played: list[tuple[int, str]] = field(default_factory=list, metadata=COPIED)
    joined: list[Marked] = field(default_factory=list, metadata=COPIED)
    met_by: list[int] = field(default_factory=list, metadata=COPIED)
    is_joined: bool = False
    is_success: bool = False
    is_fought: bool = False

    def interceptor_of(self, card: int) -> int | None:
        """The attacker that a Character intercepts; None if it does not intercept."""
        return next((it for it, chain in self.chains.items() if card in chain), None)

    def is_fighting(self, card: int) -> bool:
        """Tell whether a Character attacks or intercepts in this attack."""
        return card in self.attacking or any(card in it for it in self.chains.values())
