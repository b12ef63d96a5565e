"""The log of a game against the computer, and events in words for whoever looks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.table import LogLine, LogTurn
from app.games.spoils.engine import CardId, Player, State, Witnessed, events
from app.games.spoils.engine.model.events import Event
from app.games.spoils.goldfish.seating import ME
from app.games.spoils.players.against_computer import AgainstComputer
from app.games.spoils.presentation.goldfish.log import turn_of


@dataclass(frozen=True, slots=True)
class Named:
    """A player in sentences: at their start, within them, and as the owner of something."""

    starting: str
    within: str
    owning: str


_ENDINGS: Final = {1: "st", 2: "nd", 3: "rd"}

YOU: Final = Named("You", "you", "your")


def named(name: str) -> Named:
    """A player who is called by a name."""
    return Named(name, name, f"{name}’s")


def against(game: AgainstComputer) -> Sequence[Named]:
    """The players of a game against the computer, as the person is told of them."""
    return YOU, named(game.level.name)


def turn_title(state: State, turn: int, player: Player, names: Sequence[Named]) -> str:
    """A turn as it is counted: those of both players together, and those of the one it is of."""
    return f"Turn {turn}, {names[player].owning} {_ordinal(turn_of(state, turn, player))}"


def log_of(game: AgainstComputer) -> tuple[LogTurn, ...]:
    """The turns of a game so far, oldest first; each line leads to the decision before it."""
    return tuple(_turns(game))


def _turns(game: AgainstComputer) -> Iterator[LogTurn]:
    title, before = "Before the first turn", 0
    names = against(game)
    lines: list[LogLine] = []
    for given in game.story:
        teller = Teller(game.state, given.seen, ME, names)
        # What the computer did follows from the person's answer before it.
        back = given.before if given.giver == ME else max(0, given.before - 1)
        told: list[str] = []
        for event in given.seen.events:
            if isinstance(event, events.TurnStarted):
                yield LogTurn(title, (*lines, *_line(told, back)), before)
                title, before = teller.turn(event), back
                lines, told = [], []
            told.append(teller.told(event))
        lines += _line(told, back)
    yield LogTurn(title, tuple(lines), before)


def _line(told: Sequence[str], before: int) -> list[LogLine]:
    words = " ".join(filter(None, told))
    return [LogLine(words, before)] if words else []


class Teller:
    """Puts events into words for somebody who saw no more than they may.

    `me` is the player who reads them; None for somebody who only looks on.
    """

    def __init__(
        self, state: State, seen: Witnessed, me: Player | None, names: Sequence[Named]
    ) -> None:
        self.state, self.seen, self.me, self.names = state, seen.cards, me, names

    def turn(self, event: events.TurnStarted) -> str:
        """The title of a turn that begins."""
        return turn_title(self.state, event.turn, event.player, self.names)

    def told(self, event: Event) -> str:
        """The event as a sentence; empty for events that need none."""
        return self._done(event) or self._happened(event)

    def _done(self, event: Event) -> str:
        """A sentence for something that somebody did; empty for other events."""
        match event:
            case events.Mulliganed(player, cards):
                return f"{self._who(player)} put back {_count(len(cards))}."
            case events.Drew(player, cards):
                what = self._names(cards) if player == self.me else _count(len(cards))
                return f"{self._who(player)} drew {what}." if cards else ""
            case events.ResourcePlayed(card, player, face_down):
                name = "a card face-down" if face_down and player != self.me else self._name(card)
                way = " face-down" if face_down and player == self.me else ""
                return f"{self._who(player)} played {name}{way} as a resource."
            case events.Deployed(card, player, flip_up):
                did = "flipped up" if flip_up else "deployed"
                return f"{self._who(player)} {did} {self._name(card)}."
            case events.AbilityUsed(card, player):
                return f"{self._who(player)} used an ability of {self._name(card)}."
            case events.Paid(player, amount) if amount:
                return f"{self._who(player)} paid {amount}."
            case events.Discarded(player, cards):
                return f"{self._who(player)} discarded {self._names(cards)}."
            case events.Picked(player, cards):
                return f"{self._who(player)} picked {self._names(cards)}."
            case events.Chosen(player, what):
                return f"{self._who(player)} chose {what}."
            case events.Attacked(player, party, target):
                return (
                    f"{self._who(player)} attacked {self._name(target)} with {self._names(party)}."
                )
            case events.Blocked(player, party) if party:
                return f"{self._who(player)} blocked with {self._names(party)}."
            case events.Searched(player):
                return f"{self._who(player)} searched a deck."
            case events.CoinFlipped(player, won):
                return f"{self._who(player)} {'won' if won else 'lost'} the coin flip."
        return ""

    def _happened(self, event: Event) -> str:
        match event:
            case events.InfluenceLost(player, amount):
                return f"{self._who(player)} lost {amount} influence."
            case events.InfluenceGained(player, amount):
                return f"{self._who(player)} gained {amount} influence."
            case events.DamageInflicted(target, amount, sources) if sources:
                inflicted = f"{self._names(sources)} inflicted {amount} damage on"
                return f"{inflicted} {self._name(target)}."
            case events.Destroyed(card):
                return f"{self._name(card)} was destroyed."
            case events.Terminated(card):
                return f"{self._name(card)} was stopped."
            case events.Revealed(cards, to):
                if to is not None and to != self.me:
                    return f"{self._who(to)} looked at {_count(len(cards))}."
                return f"Shown: {self._names(cards)}."
            case events.TokensPut(card, amount):
                verb = "put on" if amount > 0 else "removed from"
                tokens = "1 token" if abs(amount) == 1 else f"{abs(amount)} tokens"
                return f"{tokens} {verb} {self._name(card)}."
            case events.ControlChanged(card, controller):
                return f"{self._who(controller)} took control of {self._name(card)}."
            case events.Undone(card):
                return f"The costs of {self._name(card)} were not paid; everything was taken back."
            case events.SeatsSwitched(switched):
                return self._switched(switched)
            case events.GameEnded(winner, why):
                won = "Nobody won" if winner is None else f"{self._who(winner)} won"
                return f"{won}: {why}."
        return ""

    def _switched(self, switched: bool) -> str:
        if self.me is None:
            return "The players changed seats." if switched else "The players changed back."
        other = self.names[1 - self.me].owning
        return (
            f"You changed seats: you decide for {other} side."
            if switched
            else "You are back at your own side."
        )

    def _who(self, player: Player) -> str:
        return self.names[player].starting

    def _name(self, card: CardId) -> str:
        for player in (0, 1):
            if card == self.state.faction[player]:
                return f"{self.names[player].owning} faction"
        return self.state.name(card) if card in self.seen else "a face-down card"

    def _names(self, cards: Sequence[CardId]) -> str:
        known = [self._name(card) for card in cards if card in self.seen]
        if others := len(cards) - len(known):
            known.append(_count(others))
        return ", ".join(known[:-1]) + " and " + known[-1] if len(known) > 1 else "".join(known)


def _ordinal(number: int) -> str:
    """Return a number as the place in an order, such as 2nd."""
    is_teen = number % 100 in (11, 12, 13)
    return f"{number}{'th' if is_teen else _ENDINGS.get(number % 10, 'th')}"


def _count(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"
