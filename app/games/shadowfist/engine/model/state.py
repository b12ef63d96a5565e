"""The state of a game: flat lists indexed by card or player, cheap to clone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.editions import DEFAULT_EDITION, Edition
from app.games.shadowfist.engine.model.actions import Action
from app.games.shadowfist.engine.model.attack import Attack
from app.games.shadowfist.engine.model.bound import Marked
from app.games.shadowfist.engine.model.decisions import Decision
from app.games.shadowfist.engine.model.derived import Derived
from app.games.shadowfist.engine.model.effects import Scene, Triggered
from app.games.shadowfist.engine.model.events import Area, AttackEnded, Event, GameEnd
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.model.lasting import Control, Lasting, Signpost, Waiting
from app.games.shadowfist.engine.model.locals import Locals
from app.games.tabletop.referee import frames
from app.games.tabletop.referee.cloning import (
    CLONED,
    COPIED,
    EACH_CLONED,
    PILES,
    Cloneable,
    cloneable,
)

TextUse: TypeAlias = tuple[int, int, int, v.Paragraph]
"""A card, its mark, the player whose uses are counted apart or -1, and a paragraph of its text."""

Frame: TypeAlias = frames.Frame[Action, Locals]
"""A procedure in progress."""


@dataclass(frozen=True, slots=True)
class Game:
    """The unchanging facts of a game.

    `decks` are the ids of printings, in the order in which the decks were handed in; `seating`
    gives the deck that sits at each seat (2.1). `goal` is the number of Feng Shui Sites that wins
    (4.1). `tokens` are the kinds of tokens by title. `has_scripts` is True if any card has a
    script. The player at seat `by_hand` changes things by hand, so they are asked even if all that
    they can do is end the turn. With `asks_all`, everybody is asked wherever a hidden card might be
    an answer, whether they have one or not. `edition` says by which facts the cards are played.
    """

    catalogue: str
    decks: tuple[tuple[str, ...], ...]
    seating: tuple[int, ...]
    seed: int
    first: int | None
    goal: int
    tokens: Mapping[str, Kind] = field(default_factory=dict, repr=False)
    has_scripts: bool = False
    by_hand: int | None = None
    edition: Edition = DEFAULT_EDITION
    asks_all: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game. `winner` is None if nobody won. Rules: 4.5."""

    winner: int | None
    why: GameEnd


@cloneable
@dataclass(slots=True, eq=False, repr=False)
class State(Cloneable):
    """Everything that changes in a game.

    Indexed by card: `mark` grows with each change of area, for what a card was before is
    forgotten (34.0). `at` is a location, -1 where the card is at none. `subject` is what a State
    is on. `shown` orders the cards in play by when they came to lie face-up (31.5.1). `skips` is
    set by Stun (50.16). A card is `unresolved` until its play has resolved (25.2).

    Indexed by player: the piles, `in_play` (what a player controls), `power`, `columns` (locations
    from left to right) and `provided`, the resource pool (18.1). `rows` are the front and the back
    Site of each location, -1 where there is none. Location number p is the unspecified location
    of player p (9.1.2.2).

    `counters` are those that texts put on cards, `drawn` the cards drawn in this draw step.
    `cost_paid` holds the cost of cards played for X or at Crisis cost, `said_fighting` what players
    said that the Fighting X or * of cards in play is, `said_toughness` the same of Toughness X.
    `toast` are cards that gained Toast It, `lasting` the changes that effects have made for a time.
    `free_moves` counts how often Mobility was used this turn. `final_site` is the player who took,
    or was allowed to play, what may be the final Site, with the reason. `newly_shown` are Unique
    cards that may cause an auction, `emptied` locations without Sites. `controls` are effects that
    took control, the last one last, `signposts` redirect damage, `waiting` are texts that wait for
    an event. `as_printed` has the printed kind of cards that copy another. `urgent` texts are
    carried out immediately (23.6). `had_turn` are players who have completed a turn; `arrived`,
    `attacked` and `exposed` are cards that entered play, attacked and were revealed this turn,
    `victors`, States on them too, smoked a Character in combat, `fallen` were smoked, `harmed` are
    sources with what they have damaged this turn, `last_attackers` the attackers of the attack
    that ended last, and `last_ended` how that ended; `had_failed` says whether an attack had failed
    before it. `homeless` are those that wait to be placed, `uses` counts texts that may be used so
    often a turn. `derived` is worked out from the rest. Functions in `write` change what is on the
    table; procedures keep track of their own progress.
    """

    game: Game
    kinds: list[Kind] = field(default_factory=list, metadata=COPIED)
    owner: list[int] = field(default_factory=list, metadata=COPIED)
    controller: list[int] = field(default_factory=list, metadata=COPIED)
    area: list[Area] = field(default_factory=list, metadata=COPIED)
    mark: list[int] = field(default_factory=list, metadata=COPIED)
    face_down: list[bool] = field(default_factory=list, metadata=COPIED)
    turned: list[bool] = field(default_factory=list, metadata=COPIED)
    skips: list[bool] = field(default_factory=list, metadata=COPIED)
    damage: list[int] = field(default_factory=list, metadata=COPIED)
    corrupted: list[int] = field(default_factory=list, metadata=COPIED)
    unresolved: list[bool] = field(default_factory=list, metadata=COPIED)
    at: list[int] = field(default_factory=list, metadata=COPIED)
    subject: list[int] = field(default_factory=list, metadata=COPIED)
    shown: list[int] = field(default_factory=list, metadata=COPIED)
    deck: list[list[int]] = field(default_factory=list, metadata=PILES)
    hand: list[list[int]] = field(default_factory=list, metadata=PILES)
    in_play: list[list[int]] = field(default_factory=list, metadata=PILES)
    smoked: list[list[int]] = field(default_factory=list, metadata=PILES)
    toasted: list[list[int]] = field(default_factory=list, metadata=PILES)
    burned: list[list[int]] = field(default_factory=list, metadata=PILES)
    columns: list[list[int]] = field(default_factory=list, metadata=PILES)
    provided: list[list[int]] = field(default_factory=list, metadata=PILES)
    power: list[int] = field(default_factory=list, metadata=COPIED)
    is_out: list[bool] = field(default_factory=list, metadata=COPIED)
    is_decked: list[bool] = field(default_factory=list, metadata=COPIED)
    no_generation: list[bool] = field(default_factory=list, metadata=COPIED)
    rows: dict[int, tuple[int, int]] = field(default_factory=dict, metadata=COPIED)
    land: dict[int, int] = field(default_factory=dict, metadata=COPIED)
    states_on: dict[int, tuple[int, ...]] = field(default_factory=dict, metadata=COPIED)
    drawn: int = 0
    counters: dict[int, int] = field(default_factory=dict, metadata=COPIED)
    cost_paid: dict[int, int] = field(default_factory=dict, metadata=COPIED)
    said_fighting: dict[int, int] = field(default_factory=dict, metadata=COPIED)
    said_toughness: dict[int, int] = field(default_factory=dict, metadata=COPIED)
    toast: set[int] = field(default_factory=set, metadata=COPIED)
    one_shots: set[tuple[int, str]] = field(default_factory=set, metadata=COPIED)
    lasting: list[Lasting] = field(default_factory=list, metadata=COPIED)
    controls: list[Control] = field(default_factory=list, metadata=COPIED)
    signposts: list[Signpost] = field(default_factory=list, metadata=COPIED)
    as_printed: dict[int, Kind] = field(default_factory=dict, metadata=COPIED)
    derived: Derived = field(default_factory=Derived, metadata=CLONED)
    newly_shown: list[int] = field(default_factory=list, metadata=COPIED)
    pending: list[Triggered] = field(default_factory=list, metadata=COPIED)
    urgent: list[Triggered] = field(default_factory=list, metadata=COPIED)
    turn: int = 0
    active: int = 0
    counter: int = 0
    next_location: int = 0
    rng: int = 0
    steps: int = 0
    in_main_shot: bool = False
    has_generated: bool = False
    site_players: set[int] = field(default_factory=set, metadata=COPIED)
    is_turn_start: bool = False
    has_generated_all: bool = False
    has_generated_by_event: bool = False
    has_failed: bool = False
    had_failed: bool = False
    turn_is_over: bool = False
    used_crisis: set[int] = field(default_factory=set, metadata=COPIED)
    had_turn: set[int] = field(default_factory=set, metadata=COPIED)
    arrived: list[Marked] = field(default_factory=list, metadata=COPIED)
    attacked: list[Marked] = field(default_factory=list, metadata=COPIED)
    exposed: list[Marked] = field(default_factory=list, metadata=COPIED)
    harmed: list[tuple[Marked, Marked]] = field(default_factory=list, metadata=COPIED)
    last_attackers: list[Marked] = field(default_factory=list, metadata=COPIED)
    last_ended: AttackEnded | None = None
    victors: list[Marked] = field(default_factory=list, metadata=COPIED)
    fallen: list[int] = field(default_factory=list, metadata=COPIED)
    waiting: list[Waiting] = field(default_factory=list, metadata=COPIED)
    homeless: list[Marked] = field(default_factory=list, metadata=COPIED)
    uses: dict[TextUse, int] = field(default_factory=dict, metadata=COPIED)
    emptied: list[int] = field(default_factory=list, metadata=COPIED)
    free_moves: dict[int, int] = field(default_factory=dict, metadata=COPIED)
    limited_events: set[tuple[int, str]] = field(default_factory=set, metadata=COPIED)
    final_site: tuple[int, GameEnd] | None = None
    scene: Scene | None = field(default=None, metadata=CLONED)
    attack: Attack | None = field(default=None, metadata=CLONED)
    frames: list[Frame] = field(default_factory=list, metadata=EACH_CLONED)
    decision: Decision | None = None
    fresh: list[Event] = field(default_factory=list, metadata=COPIED)
    result: Result | None = None

    @property
    def has_played_site(self) -> bool:
        """True if the active player has played a Site this turn. Rules: 25.7."""
        return self.active in self.site_players

    @property
    def players(self) -> range:
        """All seats, of eliminated players too."""
        return range(len(self.power))
