"""Rows, lines and JSON for the choices for an opening hand, measured in turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.hand_in_turns import HandInTurns, InTurns
from app.games.spoils.presentation.goldfish.opening_hand import places_of
from app.games.tabletop.chance.figures import DIGITS
from app.games.tabletop.charts import margin_words, signed

PLACES = 2


@dataclass(frozen=True)
class InTurnsRow:
    """One choice: in words, by its marks from 1, and what it costs against the best."""

    choice: InTurns
    words: str
    values: tuple[int, ...]
    lost: str
    margin: str
    share: float


@dataclass(frozen=True)
class InTurnsSheet:
    """The choices for a hand; `gain` is how much sooner the best one wins than keeping all does."""

    advice: HandInTurns
    rows: tuple[InTurnsRow, ...]
    gain: str

    @property
    def best(self) -> InTurnsRow:
        """The choice that wins soonest."""
        return self.rows[0]

    @property
    def is_clear(self) -> bool:
        """True if keeping all is slower by more than two standard errors."""
        lost = self.advice.keep_all.lost
        return lost.value > lost.margin


def in_turns_sheet(advice: HandInTurns, hand: Sequence[Card]) -> InTurnsSheet:
    """The choices for a hand in the order it was dealt."""
    most = max(each.lost.value for each in advice.choices) or 1.0
    return InTurnsSheet(
        advice,
        tuple(
            InTurnsRow(
                each,
                choice_words(each, advice.policy),
                tuple(place + 1 for place in places_of(each.put_back, hand)),
                signed(each.lost.value, PLACES),
                margin_words(each.lost.margin, PLACES),
                max(0.0, each.lost.value / most),
            )
            for each in advice.choices
        ),
        f"{advice.keep_all.lost.value:.{PLACES}f}",
    )


def choice_words(choice: InTurns, policy: str) -> str:
    """The choice as an instruction, with a note if the policy would make the same one."""
    copies = Counter(card.name for card in choice.put_back)
    names = ", ".join(name if n == 1 else f"{n} {name}" for name, n in copies.items())
    words = "Keep all cards"
    if not choice.keep:
        words = f"Put back all {len(choice.put_back)} cards"
    elif choice.put_back:
        words = f"Put back {names}"
    return f"{words} ({policy} does this)" if choice.is_policys else words


def in_turns_lines(advice: HandInTurns) -> Iterator[str]:
    """The choices, the best first."""
    yield (
        f"{advice.tried} ways to put cards back; the best of them and two others on "
        f"{advice.games} games each, up to turn {advice.turns}, policy {advice.policy}."
    )
    yield f"{'kill turn':>16}{'turns lost':>18}  choice"
    for each in advice.choices:
        yield (
            f"{each.kill.value:9.3f} ±{each.kill.stderr:.3f}{each.lost.value:+11.3f} "
            f"±{each.lost.stderr:.3f}  {choice_words(each, advice.policy)}"
        )


def in_turns_object(advice: HandInTurns) -> dict[str, object]:
    """The choices as JSON."""
    return {
        "tried": advice.tried,
        "games": advice.games,
        "turns": advice.turns,
        "policy": advice.policy,
        "choices": [
            {
                "put_back": [card.name for card in each.put_back],
                "keep": [card.name for card in each.keep],
                "is_of_policy": each.is_policys,
                "kill": {
                    "value": round(each.kill.value, DIGITS),
                    "stderr": round(each.kill.stderr, DIGITS),
                },
                "lost": {
                    "value": round(each.lost.value, DIGITS),
                    "stderr": round(each.lost.stderr, DIGITS),
                },
            }
            for each in advice.choices
        ],
    }
