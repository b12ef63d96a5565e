"""Describe an event in one sentence, for replays and logs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
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


def describe(state: State, event: Event) -> str | None:
    """A sentence for an event; None for those that another event at the same time describes."""
    say = _SENTENCES.get(type(event))
    return None if say is None else say(state, event)


def _name(state: State, card: int) -> str:
    return state.kinds[card].title


def _names(state: State, cards: Iterable[int]) -> str:
    return ", ".join(_name(state, card) for card in cards) or "nobody"


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


def _generated(state: State, it: Any) -> str | None:
    text = _EFFECTS.get(it.kind)
    return None if text is None else text.format(_name(state, it.card))


def _entered(state: State, it: Any) -> str | None:
    kind = state.kinds[it.card]
    return f"{seat(it.player)} puts a Site down face-down." if kind.is_hidden else None


def _won(state: State, it: Any) -> str:
    if it.player is None:
        return f"Nobody wins: {_ENDS[it.why]}."
    return f"{seat(it.player)} wins {_ENDS[it.why]}."


def _played(state: State, it: Any) -> str | None:
    if state.kinds[it.card].is_hidden:
        return None
    return f"{seat(it.player)} plays {_name(state, it.card)}."


def _ended(state: State, it: Any) -> str:
    return f"The attack is a {'success' if it.is_success else 'failure'}."


def _damaged(state: State, it: Any) -> str:
    return f"{_name(state, it.source)} inflicts {it.amount} damage on {_name(state, it.card)}."


def _smoked(state: State, it: Any) -> str:
    by = listed_in_words([_doer(state, each) for each in it.by])
    return f"{_name(state, it.card)} is smoked{f' by {by}' if by else ''}."


def _doer(state: State, by: By) -> str:
    return seat(by.player) if by.card is None else f"{_name(state, by.card)} of {seat(by.player)}"


_SENTENCES: Final[Mapping[type[Event], Callable[[State, Any], str | None]]] = {
    e.Found: lambda state, it: f"{seat(it.player)} shows {it.title}.",
    e.CoinFlipped: lambda state, it: (
        f"{seat(it.player)} flips a coin: {'heads' if it.is_heads else 'tails'}."
    ),
    e.TurnStarted: lambda state, it: f"Turn {it.turn}, {seat(it.player)}",
    e.PowerGenerated: lambda state, it: f"{seat(it.player)} generates {it.amount} Power.",
    e.PowerForgone: lambda state, it: f"{seat(it.player)} generates no Power.",
    e.PowerGained: lambda state, it: f"{seat(it.player)} gains {it.amount} Power.",
    e.PowerPaid: lambda state, it: f"{seat(it.player)} pays {it.amount} Power.",
    e.PowerLost: lambda state, it: f"{seat(it.player)} loses {it.amount} Power.",
    e.Discarded: lambda state, it: f"{seat(it.player)} discards {_name(state, it.card)}.",
    e.Played: _played,
    e.EnteredPlay: _entered,
    e.Generated: _generated,
    e.Canceled: lambda state, it: f"{_name(state, it.card)} is cancelled.",
    e.Revealed: lambda state, it: f"{seat(it.player)} has revealed {_name(state, it.card)}.",
    e.Damaged: _damaged,
    e.Healed: lambda state, it: f"{_name(state, it.card)} heals {it.amount} damage.",
    e.Smoked: _smoked,
    e.SaidFighting: lambda state, it: (
        f"{seat(it.player)} says that the Fighting of {_name(state, it.card)} is {it.amount}."
    ),
    e.SaidToughness: lambda state, it: (
        f"{seat(it.player)} says that the Toughness of {_name(state, it.card)} is {it.amount}."
    ),
    e.Toasted: lambda state, it: f"{_name(state, it.card)} is toasted.",
    e.ToldFate: lambda state, it: f"{seat(it.player)} {_FATES[it.fate]} {_name(state, it.card)}.",
    e.AttackDeclared: lambda state, it: (
        f"{seat(it.player)} attacks {_name(state, it.target)} with {_names(state, it.attackers)}."
    ),
    e.Joined: lambda state, it: f"{seat(it.player)} joins with {_names(state, it.attackers)}.",
    e.Intercepted: lambda state, it: (
        f"{seat(it.player)} intercepts {_name(state, it.attacker)} with "
        f"{_names(state, it.interceptors)}."
    ),
    e.CeasedAttacking: lambda state, it: f"{_name(state, it.card)} ceases to attack.",
    e.CeasedIntercepting: lambda state, it: f"{_name(state, it.card)} ceases to intercept.",
    e.AttackEnded: _ended,
    e.CountedAsSuccess: lambda state, it: "The attack counts as a success.",
    e.AuctionOpened: lambda state, it: f"An auction of {_name(state, it.cards[0])} begins.",
    e.BidMade: lambda state, it: f"{seat(it.player)} bids {it.amount} Power.",
    e.AuctionWon: lambda state, it: f"{seat(it.player)} wins the auction.",
    e.Eliminated: lambda state, it: f"{seat(it.player)} has drawn the last card and is eliminated.",
    e.GameWon: _won,
}
