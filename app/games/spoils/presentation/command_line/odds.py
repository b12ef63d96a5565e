"""The exact odds of a deck as lines of text and as a JSON object."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from app.games.spoils.goldfish.exact.asking import Answer, Question, fraction_words
from app.games.spoils.goldfish.exact.details import Details, HandTable
from app.games.spoils.goldfish.exact.needs import Need
from app.games.spoils.goldfish.exact.plans import DIGITS, BestPlay, Odds
from app.games.spoils.goldfish.from_decklist import Prepared

HANDS_SHOWN: Final = 12

Asked: TypeAlias = tuple[str, tuple[Need, ...]]
"""A query as written, and the needs it was read as."""


def details_object(details: Details) -> dict[str, object]:
    """The details as JSON."""
    hands = details.hands
    return {
        "classes": [] if hands is None else [list(each) for each in hands.classes],
        "hands": [
            {
                "hand": list(kind.hand),
                "keep": list(kind.keep),
                "put_back": kind.put_back,
                "share": float(kind.share),
                "fraction": fraction_words(kind.chance),
            }
            for kind in (() if hands is None else hands.kinds)
        ],
        "starts": [
            {"starting": list(start.names), **odds_object(start.answer.odds)}
            for start in details.starts
        ],
        "staples": [
            {
                "add": each.staple.name,
                "instead_of": each.instead_of.name,
                "fraction": fraction_words(each.chance),
                "gain": float(each.gain),
            }
            for each in details.staples
        ],
    }


def details_lines(details: Details) -> Iterator[str]:
    """The details in words, of the commonest hands only."""
    yield ""
    yield "Starting resources:"
    for start in details.starts:
        yield f"  {float(start.answer.chance):.4f}  {', '.join(start.names)}"
    if details.staples:
        yield "One more staple instead of a card that meets no need:"
    for each in details.staples:
        yield (
            f"  {float(each.chance):.4f}  {each.staple.name} for {each.instead_of.name} "
            f"({float(each.gain):+.4f})"
        )
    if details.hands is not None:
        yield from _hand_lines(details.hands)


def _hand_lines(hands: HandTable) -> Iterator[str]:
    yield f"The {HANDS_SHOWN} most common hands; cards by kind, kept/held:"
    for number, names in enumerate(hands.classes, 1):
        yield f"  kind {number}: {', '.join(names)}"
    for kind in hands.kinds[:HANDS_SHOWN]:
        kept = "  ".join(f"{k}/{h}" for k, h in zip(kind.keep, kind.hand, strict=True))
        yield (
            f"  {float(kind.share):.4f} of hands: keep {kept}, put back {kind.put_back}: "
            f"{float(kind.chance):.4f}"
        )


def odds_as_json(
    asked: Sequence[Asked], question: Question, prepared: Prepared, answer: Answer
) -> dict[str, object]:
    """The answer as fields of a JSON object; all keys are always there."""
    setup = prepared.setup
    return {
        "edition": setup.edition.value,
        "first": setup.goes_first,
        "starting": [card.name for card in setup.starting],
        "mulligan": question.mulligan.value,
        "seen": question.seen,
        "by_turn": question.turn,
        "needs": [
            {"count": need.count, "query": query, "words": need.words}
            for query, needs in asked
            for need in needs
        ],
        **odds_object(answer.odds),
        "bound": None if answer.bound is None else odds_object(answer.bound),
        "best_play": None if answer.best_play is None else best_play_object(answer.best_play),
        "assumptions": [*answer.assumptions, *prepared.notes],
    }


def odds_object(odds: Odds) -> dict[str, object]:
    """A chance as fraction and decimal, its kind, what limits it, and its plan."""
    return {
        "kind": odds.kind.value,
        "limited_to": odds.limited_to,
        "plan": None if odds.plan is None else odds.plan.words,
        "cards_seen": None if odds.plan is None else odds.plan.seen,
        "resources_played": None if odds.plan is None else odds.plan.plays,
        "fraction": fraction_words(odds.chance),
        "decimal": float(odds.chance),
    }


def best_play_object(found: BestPlay) -> dict[str, object]:
    """The true optimum, or why there is none."""
    if found.chance is None:
        return {"kind": "unknown", "decimal": None, "reason": found.reason}
    return {"kind": "exact", "decimal": round(found.chance, DIGITS), "reason": ""}


def as_lines(question: Question, prepared: Prepared, answer: Answer) -> list[str]:
    """The answer in words."""
    lines = [f"At least {need.count}: {need.words}" for need in question.needs]
    when = f"by your turn {question.turn}" if question.turn else f"in {question.seen} cards seen"
    if answer.odds.limited_to:
        when += f" {answer.odds.limited_to}"
    lines.append("")
    lines.append(f"{float(answer.chance):.4f} {when} (exact: {fraction_words(answer.chance)})")
    if answer.odds.plan is not None:
        lines.append(f"Best plan: {answer.odds.plan.words}.")
    if answer.bound is not None and answer.bound.plan is not None:
        lines.append(
            f"Upper bound: {float(answer.bound.chance):.4f} "
            f"({fraction_words(answer.bound.chance)}): {answer.bound.plan.words}."
        )
    if answer.best_play is not None:
        lines.append(_best_play_line(answer.best_play))
    lines.append("")
    lines += [f"- {words}" for words in (*answer.assumptions, *prepared.notes)]
    return lines


def _best_play_line(found: BestPlay) -> str:
    if found.chance is None:
        return (
            f"The true optimum lies between the two. It was not calculated, because {found.reason}."
        )
    return (
        f"True optimum: {found.chance:.4f} ({found.chance:.{DIGITS}f}): the best "
        "choice at every step, given all cards seen so far; paying is included."
    )
