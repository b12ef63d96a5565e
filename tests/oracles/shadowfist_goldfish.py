"""The policy played on the referee, against opponents who only hold a Site each. The truth.

The deck lies in the order of `deal`, and every choice is the plain player's, made from what the
referee says is in hand and in play. What may be played, what it costs and what follows from it is
the referee's doing. Power and cards that a card brings by its text are given by hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from app.games.shadowfist.engine import Action, Question, State, legal_actions
from app.games.shadowfist.engine.by_hand import Change, Verb
from app.games.shadowfist.engine.legality.playing import play_cost
from app.games.shadowfist.engine.model.actions import (
    DONE,
    END_TURN,
    PASS,
    CardId,
    Choose,
    Number,
    Play,
    Reveal,
)
from app.games.shadowfist.engine.read.playing_texts import is_restricted
from app.games.shadowfist.engine.read.resources import resource_pool
from app.games.shadowfist.engine.read.scores import fighting
from app.games.shadowfist.engine.read.structure import characters, feng_shui_sites, sites
from app.games.shadowfist.engine.wordings import no_text
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.effects import Effects
from app.games.shadowfist.goldfish.model import FACE_DOWN_POWER, CardKind, Model
from app.games.shadowfist.goldfish.plain_table import Table
from app.games.shadowfist.goldfish.player_reference import (
    GameTrace,
    TurnTrace,
    after_the_end,
    discards,
    forgoes,
    next_builder,
    next_character,
    next_other,
    trace_of,
)
from app.games.shadowfist.goldfish.solitaire import ME, Input, Solitaire, sit_down
from app.games.tabletop.chance import GoldfishError


def play_on_referee(model: Model, catalogue: Catalogue, seed: int, game_number: int) -> GameTrace:
    """Play one game on the referee and tell it as the plain player does.

    Raises GoldfishError for effects that nobody can carry out by hand, and CannotReferee.
    """
    for kind in model.kinds:
        if kind.effects != Effects(gain=kind.effects.gain, draw=kind.effects.draw):
            raise GoldfishError(f"What {kind.name} does cannot be done by hand on the referee")
    game = sit_down(
        model.setup, catalogue, seed, game_number, goal=model.policy.goal, texts=no_text
    )
    return _Game(model, game).play()


@dataclass(slots=True)
class _RefereeTable(Table):
    """The referee's hand and cards in play, in the form of the plain player's table.

    `held` has a copy of each kind in hand, `offered` the kinds that may be played.
    """

    referee: State = field(kw_only=True)
    held: Mapping[int, CardId] = field(kw_only=True)
    offered: frozenset[int] = field(kw_only=True)

    def cost(self, number: int) -> int | None:
        """Return the Power that the referee asks for a card in hand; None if that is a choice."""
        if not self.kind(number).can_be_played:
            return None
        return play_cost(self.referee, ME, self.held[number])

    def is_barred(self, kind: CardKind) -> bool:
        """Tell whether the referee forbids another copy of a card in hand."""
        held = next(card for number, card in self.held.items() if self.kind(number) is kind)
        return is_restricted(self.referee, ME, self.referee.kinds[held])

    def can_play(self, number: int) -> bool:
        """Tell whether the referee offers the card at a cost that leaves no choice."""
        return number in self.offered and self.kind(number).can_be_played


class _Game:
    """One game on the referee, and what is told of it."""

    def __init__(self, model: Model, game: Solitaire) -> None:
        self.model = model
        self.game = game
        self.number = {str(kind.card.id): place for place, kind in enumerate(model.kinds)}
        self.turn = 0
        self.hitter = 0
        self.played: list[int] = []

    @property
    def state(self) -> State:
        return self.game.state

    def play(self) -> GameTrace:
        """Play until the last turn of the model, or until the deck has run out."""
        dealt = tuple(sorted(self._table().hand))
        discarded: tuple[int, ...] = ()
        kept: tuple[int, ...] = ()
        turns: list[TurnTrace] = []
        decked = 0
        for turn in range(1, self.model.turns + 1):
            if decked:
                turns.append(after_the_end(turns[-1]))
                continue
            self.turn, self.played = turn, []
            generated, away = self._establishing_shot()
            if turn == 1:
                discarded, kept = away, tuple(sorted(self._table().hand))
            state, ready = self._main_shot()
            turns.append(trace_of(self._table(), generated, state, ready))
            decked = turn if self.state.is_decked[ME] else 0
            self.game.play(END_TURN)
        return GameTrace(dealt, discarded, kept, tuple(turns), self.hitter, decked)

    def _establishing_shot(self) -> tuple[int, tuple[int, ...]]:
        """Generate, discard and draw; the Power generated and the cards discarded. Rules: 22.2."""
        generated = 0
        if self._asked() is Question.GENERATE:
            amount = next(it for it in self._legal() if isinstance(it, Number))
            if forgoes(self._table()):
                self.game.play(PASS)
            else:
                generated = amount.value
                self.game.play(amount)
        away: list[int] = []
        if self._asked() is Question.DISCARD:
            away = discards(self._table(), is_limited=generated > 0)
            for number in away:
                self.game.play(Choose(self._table().held[number]))
            if self._asked() is Question.DISCARD:
                self.game.play(DONE)
        return generated, tuple(sorted(away))

    def _main_shot(self) -> tuple[int, int]:
        """Play cards; the resources and the Power there were before. Rules: 22.3."""
        table = self._table()
        for choose in (next_builder, next_character, next_other):
            while (number := choose(self._table())) is not None:
                self._play(number)
        return table.state, table.power

    def _play(self, number: int) -> None:
        """Play a card, reveal a Site that generates more so, and do by hand what the text says."""
        kind, card = self.model.kinds[number], self._table().held[number]
        self._give(Play(card))
        self.played.append(number)
        if kind.is_hitter and not self.hitter:
            self.hitter = self.turn
        if self.state.face_down[card] and kind.income > FACE_DOWN_POWER:
            self._give(Reveal(card))
        for verb, amount in ((Verb.GAIN, kind.effects.gain), (Verb.DRAW, kind.effects.draw)):
            if amount:
                self._give(Change(verb, amount=amount))

    def _give(self, given: Input) -> None:
        """Do something in the Main Shot; places and subjects are the first that are legal."""
        self.game.play(given)
        while self._asked() not in (Question.ACT, None):
            self.game.play(self._legal()[0])

    def _asked(self) -> Question | None:
        asked = self.state.decision
        return None if asked is None or self.game.is_over else asked.kind

    def _legal(self) -> list[Action]:
        return list(legal_actions(self.state))

    def _table(self) -> _RefereeTable:
        state, model = self.state, self.model
        hand = [self._number(card) for card in state.hand[ME]]
        plays = (it.card for it in self._legal() if isinstance(it, Play) and not it.crisis)
        return _RefereeTable(
            model,
            deck=list(range(len(state.deck[ME]))),
            hand=hand,
            costs=[kind.cost for kind in model.kinds],
            turn=self.turn,
            power=state.power[ME],
            state=model.states.after(0, resource_pool(state, ME)),
            sites=sum(1 for _ in sites(state, ME)),
            feng_shui_sites=feng_shui_sites(state, ME),
            characters=sum(1 for _ in characters(state, ME)),
            fighting=sum(fighting(state, card) for card in characters(state, ME)),
            site_played=state.has_played_site,
            hitter=self.hitter,
            played=self.played,
            referee=state,
            held=dict(zip(reversed(hand), reversed(state.hand[ME]), strict=True)),
            offered=frozenset(map(self._number, plays)),
        )

    def _number(self, card: CardId) -> int:
        return self.number[self.state.kinds[card].printing]
