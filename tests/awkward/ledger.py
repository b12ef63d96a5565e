"""A second book-keeping: where the events say that every card lies, and what they put on it."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Self

from app.games.spoils.engine import State, events
from app.games.spoils.engine.model.actions import CardId
from app.games.spoils.engine.model.events import Event
from app.games.spoils.terms import Area

NOTHING = -1
"""The host of a card that is attached to nothing."""


@dataclass
class Entry:
    """One card as the events tell it. `healed` is damage that it bears only if it is a location."""

    area: Area
    controller: int
    host: int = NOTHING
    damage: int = 0
    tokens: int = 0
    is_depleted: bool = False
    is_face_down: bool = False
    healed: int = 0

    @classmethod
    def of(cls, state: State, card: CardId) -> Self:
        """The entry of a card as it lies on the table."""
        return cls(
            state.area[card],
            state.controller[card],
            state.attached_to[card],
            sum(state.damage[card].values()),
            state.tokens[card],
            state.depleted[card],
            state.face_down[card],
        )

    def begins_anew(self) -> None:
        """The card changed areas or was turned over: nothing is left on it. Rules: 402.4, 411.3."""
        self.host, self.damage, self.tokens, self.is_depleted = NOTHING, 0, 0, False


@dataclass
class Ledger:
    """All cards and both influences, followed from event to event."""

    cards: list[Entry] = field(default_factory=list)
    influence: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, state: State) -> Self:
        """The books of a table as it is."""
        cards = [Entry.of(state, CardId(card)) for card in range(len(state.area))]
        return cls(cards, list(state.influence))

    def follow(self, state: State, told: Sequence[Event]) -> None:
        """Enter what was told, and assert that the table is as it says.

        Where costs failed the table went back to what it was, and the books are opened anew.
        """
        if any(isinstance(it, events.Undone) for it in told):
            self.cards, self.influence = Ledger.of(state).cards, list(state.influence)
            return
        for number in range(len(self.cards), len(state.area)):
            card = CardId(number)
            self.cards.append(Entry.of(state, card))
            self.cards[-1].begins_anew()
            if state.area[card] is Area.OUT_OF_GAME:
                self.cards[-1].area = Area.BEING_DEPLOYED
        for event in told:
            self._enter(event, state)
        assert self.influence == list(state.influence), (
            f"influence is {state.influence}, and was told to be {self.influence}"
        )
        for number, entry in enumerate(self.cards):
            card = CardId(number)
            found = Entry.of(state, card)
            if found.damage != entry.damage:
                entry.damage += entry.healed
            entry.healed = 0
            assert entry == found, f"{state.name(card)} is {found}, and was told to be {entry}"

    def _enter(self, event: Event, state: State) -> None:
        factions = state.faction
        match event:
            case events.CardMoved(card, _, origin, into, controller, _, face_down):
                entry = self.cards[card]
                assert entry.area is origin, f"a card left {origin}, but lay in {entry.area}"
                self._leaves(card)
                into = Area.OUT_OF_GAME if self._vanishes(state, card, into) else into
                entry.area, entry.controller, entry.is_face_down = into, controller, face_down
            case events.EnteredPlay(card, controller):
                self.cards[card].area, self.cards[card].controller = Area.IN_PLAY, controller
            case events.Drew(player, cards):
                for card in cards:
                    self.cards[card].area, self.cards[card].controller = Area.HAND, player
            case events.Flipped(card, face_down):
                self._leaves(card)
                self.cards[card].is_face_down = face_down
            case events.DamageInflicted(target, amount) if target not in factions:
                self.cards[target].damage += amount
            case events.DamageRemoved(card, amount):
                self.cards[card].damage -= amount
            case events.DamageCleared():
                for entry in self.cards:
                    entry.damage, entry.healed = 0, entry.damage
            case events.TokensPut(card, amount):
                self.cards[card].tokens += amount
                assert self.cards[card].tokens >= 0, "more tokens were taken off than there were"
            case events.InfluenceLost(player, amount):
                self.influence[player] -= amount
            case events.InfluenceGained(player, amount):
                self.influence[player] += amount
            case events.Depleted(card):
                self.cards[card].is_depleted = True
            case events.Restored(card):
                self.cards[card].is_depleted = False
            case events.ControlChanged(card, controller):
                self.cards[card].controller = controller
            case events.Attached(card, to):
                self.cards[card].host = to
            case events.Detached(card, off):
                assert self.cards[card].host == off, "a card was detached from what it was not on"
                self.cards[card].host = NOTHING
            case events.Paid(player, _, resources):
                for card in resources:
                    self.cards[card].host = factions[player]

    @staticmethod
    def _vanishes(state: State, card: CardId, into: Area) -> bool:
        """Return whether a card token vanishes. Rules: 409.3a."""
        return state.kind_of(card).card.is_token and into is not Area.IN_PLAY

    def _leaves(self, card: CardId) -> None:
        self.cards[card].begins_anew()
        for entry in self.cards:
            if entry.host == card:
                entry.host = NOTHING
