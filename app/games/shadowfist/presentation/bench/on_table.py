"""The table of a bench after its steps: all sides, what is legal, and what is not and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from app.games.capabilities.bench_answering import BenchTable
from app.games.capabilities.bench_answers import (
    BenchCard,
    BenchPile,
    BenchSide,
    Choice,
    Cited,
    Refused,
)
from app.games.shadowfist.engine import Action, Question, State, legal_actions
from app.games.shadowfist.engine.legality.why_not import why_not
from app.games.shadowfist.engine.model.actions import Attack, Choose, Intercept, Play
from app.games.shadowfist.engine.model.position import UNKNOWN
from app.games.shadowfist.engine.read.scores import body, fighting
from app.games.shadowfist.engine.read.structure import progress
from app.games.shadowfist.presentation.bench.moves import Moves, looks
from app.games.shadowfist.presentation.bench.reading import Pile
from app.games.shadowfist.presentation.referee.answers import QUESTIONS, RULES, answer_words

MOST_CHOICES: Final = 60
MOST_REFUSED: Final = 40


def told_against(state: State, player: int, answer: Action) -> tuple[Cited, ...]:
    """Return the reasons against an answer; none for a legal one.

    One without a rule of its own names the question that is open, and bears its rule.
    """
    decision, found = state.decision, why_not(state, player, answer)
    if decision is None:
        return tuple(Cited(it.words, it.rule) for it in found)
    question = QUESTIONS[decision.kind].rstrip(".?")
    asked = f"Player {decision.player + 1} is asked: {question}."
    rule = RULES[decision.kind]
    return tuple(
        Cited(it.words if it.rule else f"{it.words} {asked}", it.rule or rule) for it in found
    )


class OnTable(BenchTable):
    """The state after the steps, as seen from a seat; without one everything lies open."""

    def __init__(self, state: State, moves: Moves, seat: int | None) -> None:
        self.state, self.moves, self.seat = state, moves, seat
        decision = state.decision
        self.player = None if decision is None else decision.player
        self.is_shown = seat is None or seat == self.player

    def choices(self) -> tuple[Choice, ...]:
        """The legal answers; alike ones are one. Empty where somebody else is asked."""
        decision = self.state.decision
        if decision is None or not self.is_shown:
            return ()
        found: dict[str, Choice] = {}
        for answer in legal_actions(self.state)[: 4 * MOST_CHOICES]:
            step = self.moves.step_of(self.state, decision.player, answer)
            words = answer_words(self.state, answer)
            found.setdefault(
                step, Choice(words, f"{decision.player + 1} {step}", RULES[decision.kind])
            )
        return tuple(found.values())[:MOST_CHOICES]

    def refused(self) -> tuple[Refused, ...]:
        """The cards of the player who is asked that can do nothing now, each with the reasons."""
        decision = self.state.decision
        if decision is None or not self.is_shown:
            return ()
        found: dict[Refused, None] = {}
        tried: set[object] = set()
        for card, answers in self._tried(decision.player, decision.kind):
            like = looks(self.state, card)
            reasons = [told_against(self.state, decision.player, it) for it in answers]
            if like in tried or not all(reasons) or len(found) >= MOST_REFUSED:
                continue
            tried.add(like)
            told = dict.fromkeys(it for each in reasons for it in each)
            if told:
                found[Refused(self.state.kinds[card].title, tuple(told))] = None
        return tuple(found)

    def _tried(self, player: int, question: Question) -> Iterator[tuple[int, tuple[Action, ...]]]:
        """The cards of a player, and what somebody might try to do with each."""
        state = self.state
        mine = [it for it in state.in_play[player] if state.kinds[it].is_character]
        if question in (Question.ATTACKERS, Question.JOIN):
            yield from ((it, (Choose(it),)) for it in mine)
        if question is Question.INTERCEPT and state.attack is not None:
            attackers = state.attack.attacking
            yield from ((it, tuple(Intercept(it, a) for a in attackers)) for it in mine)
        if question is not Question.ACT:
            return
        yield from ((it, (Play(it),)) for it in state.hand[player] if not self._is_unknown(it))
        for opponent in state.players:
            if opponent != player:
                for card in state.in_play[opponent]:
                    if state.kinds[card].is_site or state.kinds[card].is_character:
                        yield card, (Attack(card),)

    def _is_unknown(self, card: int) -> bool:
        return self.state.kinds[card].title == UNKNOWN

    def sides(self) -> tuple[BenchSide, ...]:
        """All sides: what they have in play, and their piles as far as they are to be seen."""
        return tuple(self._side(player) for player in self.state.players)

    def _side(self, player: int) -> BenchSide:
        state = self.state
        hand = state.hand[player]
        is_open = self.seat in (None, player)
        piles = (
            *self._locations(player),
            (Pile.OTHERS, "Elsewhere in play", self._lying(player, self._elsewhere(player))),
            (Pile.HAND, "Hand", self._named(hand) if is_open else _hidden(len(hand))),
            (Pile.SMOKED, "Smoked", self._named(state.smoked[player])),
            (Pile.TOASTED, "Toasted", self._named(state.toasted[player])),
            (Pile.BURNED, "Burned for victory", self._named(state.burned[player])),
        )
        count = progress(state, player)
        return BenchSide(
            f"Player {player + 1}",
            f"{count} of {state.game.goal} Feng Shui Sites",
            state.power[player],
            "Power",
            (f"deck of {len(state.deck[player])}",),
            self.player == player,
            tuple(BenchPile(part, title, cards) for part, title, cards in piles if cards),
        )

    def _locations(self, player: int) -> Iterator[tuple[str, str, tuple[BenchCard, ...]]]:
        state = self.state
        for number, location in enumerate(state.columns[player], 1):
            front, back = state.rows[location]
            sites = [it for it in (front, back) if it >= 0]
            there = [
                it
                for seat in state.players
                for it in state.in_play[seat]
                if state.at[it] == location and state.kinds[it].is_character
            ]
            title = f"Location {number}"
            yield Pile.STRUCTURE, title, self._lying(player, [*sites, *there])

    def _elsewhere(self, player: int) -> list[int]:
        state = self.state
        known = {location for seat in state.players for location in state.columns[seat]}
        return [
            it
            for it in state.in_play[player]
            if not state.kinds[it].is_state and state.at[it] not in known
        ]

    def _lying(self, player: int, cards: Sequence[int]) -> tuple[BenchCard, ...]:
        return tuple(self._card(player, it) for it in cards)

    def _card(self, player: int, card: int) -> BenchCard:
        state = self.state
        kind, controller = state.kinds[card], state.controller[card]
        is_hidden = state.face_down[card] and (
            self.seat not in (None, controller) or self._is_unknown(card)
        )
        score = body(state, card) if kind.is_site else fighting(state, card)
        attack = state.attack
        marks = (
            "face-down" if state.face_down[card] else "",
            "turned" if state.turned[card] else "",
            f"damage {state.damage[card]}" if state.damage[card] else "",
            "behind" if kind.is_site and state.rows[state.at[card]][1] == card else "",
            f"of player {controller + 1}" if controller != player else "",
            "attacks" if attack is not None and card in attack.attacking else "",
            "target" if attack is not None and card == attack.target else "",
            "intercepts" if attack is not None and attack.interceptor_of(card) is not None else "",
        )
        on_it = (state.kinds[it].title for it in state.states_on.get(card, ()))
        return BenchCard(
            "" if is_hidden else kind.title,
            "" if is_hidden or not (kind.is_site or kind.is_character) else str(score),
            tuple(filter(None, marks)),
            tuple(on_it),
        )

    def _named(self, cards: Sequence[int]) -> tuple[BenchCard, ...]:
        counts = Counter(self.state.kinds[it].title for it in cards)
        return tuple(BenchCard(title, copies=count) for title, count in counts.items())


def _hidden(count: int) -> tuple[BenchCard, ...]:
    return (BenchCard("", copies=count),) if count else ()
