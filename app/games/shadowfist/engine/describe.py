"""Describe an event in one sentence, for replays and logs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events as e
from app.games.shadowfist.engine.model.effects import EffectKind
from app.games.shadowfist.engine.model.events import By, Event, GameEnd
from app.games.shadowfist.engine.model.state import State
from app.games.tabletop.construction.findings import listed_in_words


def seat(player: int) -> str:
    """Return the name of the player at a seat, such as "Player 1" for seat 0."""
    return f"Player {player + 1}"


@dataclass(frozen=True, slots=True)
class Names:
    """The names in sentences about a game: those of its players, and of cards that may be named.

    `seen` are the cards that the reader can name; None if nothing is hidden from them.
    """

    state: State
    who: Callable[[int], str] = seat
    seen: Collection[int] | None = None

    def card(self, card: int) -> str:
        """The title of a card, unless the reader cannot know it."""
        if self.seen is None or card in self.seen:
            return self.state.kinds[card].title
        return "a face-down Site" if self.state.face_down[card] else "a card"

    def cards(self, cards: Iterable[int]) -> str:
        """The titles of cards, or that there are none."""
        return ", ".join(map(self.card, cards)) or "nobody"


def describe(state: State, event: Event, names: Names | None = None) -> str | None:
    """A sentence for an event; None for those that another event at the same time describes.

    Without `names`, players are called by their seats and nothing is hidden.
    """
    say = _SENTENCES.get(type(event))
    return None if say is None else say(names or Names(state), event)


_FATES: Final = {
    Fate.SMOKED: "smokes",
    Fate.SEIZED: "seizes",
    Fate.BURNED_FOR_VICTORY: "burns for victory:",
    Fate.BURNED_FOR_POWER: "burns for Power:",
}
_EFFECTS: Final = {
    EffectKind.CHANGE_LOCATION: "{} is to change location.",
    EffectKind.HEAL: "{} turns to heal.",
    EffectKind.RELOAD: "{} is to be reloaded.",
    EffectKind.STEALTH: "{} uses Stealth.",
    EffectKind.TACTICS: "{} uses Tactics.",
    EffectKind.INFLUENCE: "{} uses Influence.",
    EffectKind.SCRIPT: "An effect of {} is generated.",
}
_ENDS: Final = {
    GameEnd.FINAL_SITE: "by taking the final Site",
    GameEnd.NO_SITES: "by playing the final Site while no opponent has one",
    GameEnd.LAST_PLAYER: "as the last player",
    GameEnd.NOBODY: "nobody is left",
    GameEnd.UNFINISHED: "it was stopped unfinished",
}


def _generated(names: Names, it: Any) -> str | None:
    text = _EFFECTS.get(it.kind)
    return None if text is None else text.format(names.card(it.card))


def _entered(names: Names, it: Any) -> str | None:
    kind = names.state.kinds[it.card]
    return f"{names.who(it.player)} puts a Site down face-down." if kind.is_hidden else None


def _won(names: Names, it: Any) -> str:
    if it.player is None:
        return f"Nobody wins: {_ENDS[it.why]}."
    return f"{names.who(it.player)} wins {_ENDS[it.why]}."


def _played(names: Names, it: Any) -> str | None:
    kind = names.state.kinds[it.card]
    return None if kind.is_hidden else f"{names.who(it.player)} plays {kind.title}."


def _ended(names: Names, it: Any) -> str:
    return f"The attack is a {'success' if it.is_success else 'failure'}."


def _damaged(names: Names, it: Any) -> str:
    return f"{names.card(it.source)} inflicts {it.amount} damage on {names.card(it.card)}."


def _smoked(names: Names, it: Any) -> str:
    by = listed_in_words([_doer(names, each) for each in it.by])
    return f"{names.card(it.card)} is smoked{f' by {by}' if by else ''}."


def _doer(names: Names, by: By) -> str:
    return (
        names.who(by.player)
        if by.card is None
        else f"{names.card(by.card)} of {names.who(by.player)}"
    )


_SENTENCES: Final[Mapping[type[Event], Callable[[Names, Any], str | None]]] = {
    e.Found: lambda names, it: f"{names.who(it.player)} shows {it.title}.",
    e.CoinFlipped: lambda names, it: (
        f"{names.who(it.player)} flips a coin: {'heads' if it.is_heads else 'tails'}."
    ),
    e.TurnStarted: lambda names, it: f"Turn {it.turn}, {names.who(it.player)}",
    e.PowerGenerated: lambda names, it: f"{names.who(it.player)} generates {it.amount} Power.",
    e.PowerForgone: lambda names, it: f"{names.who(it.player)} generates no Power.",
    e.PowerGained: lambda names, it: f"{names.who(it.player)} gains {it.amount} Power.",
    e.PowerPaid: lambda names, it: f"{names.who(it.player)} pays {it.amount} Power.",
    e.PowerLost: lambda names, it: f"{names.who(it.player)} loses {it.amount} Power.",
    e.Discarded: lambda names, it: f"{names.who(it.player)} discards {names.card(it.card)}.",
    e.Played: _played,
    e.EnteredPlay: _entered,
    e.Generated: _generated,
    e.Canceled: lambda names, it: f"{names.card(it.card)} is cancelled.",
    e.Revealed: lambda names, it: f"{names.who(it.player)} has revealed {names.card(it.card)}.",
    e.Damaged: _damaged,
    e.Healed: lambda names, it: f"{names.card(it.card)} heals {it.amount} damage.",
    e.Smoked: _smoked,
    e.SaidFighting: lambda names, it: (
        f"{names.who(it.player)} says that the Fighting of {names.card(it.card)} is {it.amount}."
    ),
    e.SaidToughness: lambda names, it: (
        f"{names.who(it.player)} says that the Toughness of {names.card(it.card)} is {it.amount}."
    ),
    e.Toasted: lambda names, it: f"{names.card(it.card)} is toasted.",
    e.ToldFate: lambda names, it: (
        f"{names.who(it.player)} {_FATES[it.fate]} {names.card(it.card)}."
    ),
    e.AttackDeclared: lambda names, it: (
        f"{names.who(it.player)} attacks {names.card(it.target)} with {names.cards(it.attackers)}."
    ),
    e.Joined: lambda names, it: f"{names.who(it.player)} joins with {names.cards(it.attackers)}.",
    e.Intercepted: lambda names, it: (
        f"{names.who(it.player)} intercepts {names.card(it.attacker)} with "
        f"{names.cards(it.interceptors)}."
    ),
    e.CeasedAttacking: lambda names, it: f"{names.card(it.card)} ceases to attack.",
    e.CeasedIntercepting: lambda names, it: f"{names.card(it.card)} ceases to intercept.",
    e.AttackEnded: _ended,
    e.CountedAsSuccess: lambda names, it: "The attack counts as a success.",
    e.AuctionOpened: lambda names, it: f"An auction of {names.card(it.cards[0])} begins.",
    e.BidMade: lambda names, it: f"{names.who(it.player)} bids {it.amount} Power.",
    e.AuctionWon: lambda names, it: f"{names.who(it.player)} wins the auction.",
    e.Eliminated: lambda names, it: (
        f"{names.who(it.player)} has drawn the last card and is eliminated."
    ),
    e.GameWon: _won,
}
