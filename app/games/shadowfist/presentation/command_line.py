"""Shadowfist's output on the command line: lines of text and JSON objects."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from app.games.shadowfist.goldfish.exact.asking import Answer, Question, fraction_words
from app.games.shadowfist.goldfish.exact.details import Details, Forgoing
from app.games.shadowfist.goldfish.report import Comparison, Report
from app.games.shadowfist.goldfish.setup import Prepared
from app.games.tabletop.chance.figures import Figure


def report_lines(report: Report, notes: Sequence[str]) -> list[str]:
    """The report for people: the first hand, then turn by turn, then card by card."""
    lines = [
        f"{report.games} games, seed {report.seed}, edition {report.edition}, policy "
        f"{report.policy}.",
        f"{report.coverage.words}.",
        *(f"Assumed: {words}." for words in report.assumptions),
        *notes,
        "",
    ]
    by_turn = {(figure.id, figure.turn): figure for figure in report.figures if figure.card is None}
    lines += [
        f"{figure.id:<24}{figure.value:8.3f} ±{figure.stderr:.3f}"
        for figure in report.figures
        if figure.turn is None
    ]
    turns = sorted({turn for _, turn in by_turn if turn is not None})
    lines += ["", f"{'turn':<24}" + "".join(f"{turn:>16}" for turn in turns)]
    for name in dict.fromkeys(name for name, turn in by_turn if turn is not None):
        cells = (_cell(by_turn[name, turn]) for turn in turns)
        lines.append(f"{name:<24}" + "".join(cells))
    return [*lines, "", *_cards(report, turns)]


def _cell(figure: Figure) -> str:
    return f"{figure.value:9.3f} ±{figure.stderr:.3f}"


def _cards(report: Report, turns: Sequence[int]) -> Iterator[str]:
    yield "resources and Power are there, %" + "".join(f"{turn:>8}" for turn in turns)
    shares = {
        (figure.card, figure.turn): figure.value
        for figure in report.figures
        if figure.id == "on_time"
    }
    for name in dict.fromkeys(card for card, _ in shares):
        cells = "".join(f"{100 * shares[name, turn]:8.1f}" for turn in turns)
        yield f"{(name or '')[:32]:<32}{cells}"


def comparison_lines(found: Comparison) -> Iterator[str]:
    """Two decks side by side: how much of both is known, and every figure of the decks."""
    yield f"{found.first.games} games each on the same shuffles, seed {found.first.seed}."
    for name, report in (("First", found.first), ("Second", found.second)):
        yield f"{name}: {report.coverage.words}."
        for words in report.assumptions:
            yield f"  Assumed: {words}."
    yield f"{'':<24}{'turn':>5}{'first':>10}{'second':>10}{'second minus first':>26}"
    for each in found.differences:
        if each.card is None:
            yield (
                f"{each.id:<24}{each.turn or '':>5}{each.first:10.3f}{each.second:10.3f}"
                f"{each.gain:16.4f} ±{each.stderr:.4f}"
            )


HANDS_SHOWN: Final = 12


def odds_as_json(question: Question, prepared: Prepared, answer: Answer) -> dict[str, object]:
    """The answer as fields of a JSON object; all keys are always there."""
    return {
        "edition": prepared.setup.edition.value,
        "cards": len(prepared.setup.cards),
        "mulligan": question.discard.value,
        "seen": question.seen,
        "by_turn": None if question.seen is not None else question.turn or 1,
        "needs": [
            {"count": need.count, "query": need.query, "words": need.words}
            for need in question.needs
        ],
        "kind": "exact",
        "limited_to": answer.limited_to,
        **_chance(answer.chance),
        "opening": _optional(answer.opening),
        "after_discard": _optional(answer.after_discard),
        "bound": _optional(answer.bound, kind="upper-bound"),
        "assumptions": [*answer.assumptions, *prepared.notes],
    }


def _chance(chance: Fraction) -> dict[str, object]:
    return {"fraction": fraction_words(chance), "decimal": float(chance)}


def _optional(chance: Fraction | None, kind: str = "exact") -> dict[str, object] | None:
    return None if chance is None else {"kind": kind, **_chance(chance)}


def odds_lines(question: Question, prepared: Prepared, answer: Answer) -> list[str]:
    """The answer in words."""
    lines = [f"At least {need.count}: {need.words}" for need in question.needs]
    lines.append("")
    if question.seen is not None:
        lines.append(f"{_told(answer.chance)} in {question.seen} cards seen")
    else:
        assert answer.opening is not None
        assert answer.after_discard is not None
        lines.append(f"{_told(answer.opening)} in the opening hand")
        lines.append(f"{_told(answer.after_discard)} after the best first discard")
        if answer.limited_to:
            lines.append(f"{_told(answer.chance)} by your turn {question.turn} {answer.limited_to}")
        if answer.bound is not None:
            lines.append(f"{_told(answer.bound)} at most by your turn {question.turn}")
    lines.append("")
    return lines + [f"- {words}" for words in (*answer.assumptions, *prepared.notes)]


def _told(chance: Fraction) -> str:
    return f"{float(chance):.4f} (exact: {fraction_words(chance)})"


def details_object(details: Details) -> dict[str, object]:
    """The details as JSON."""
    forgoing = details.forgoing
    return {
        "classes": [list(names) for names in details.classes],
        "hands": [
            {
                "hand": list(kind.hand),
                "keep": list(kind.keep),
                "discard": kind.discarded,
                "share": float(kind.share),
                "fraction": fraction_words(kind.chance),
            }
            for kind in details.hands
        ],
        "forgoing": None
        if forgoing is None
        else {
            "one_discard": fraction_words(forgoing.one),
            "any_discards": fraction_words(forgoing.many),
            "gain": float(forgoing.gain),
        },
        "sites": details.sites,
        "foundations": details.foundations,
        "counts": [
            {
                "copies": row.copies,
                "opening": fraction_words(row.opening),
                "after_discard": fraction_words(row.after_discard),
                "sites_with_foundations": fraction_words(row.with_foundations),
                "foundations_with_sites": fraction_words(row.with_sites),
            }
            for row in details.counts
        ],
    }


def details_lines(details: Details) -> Iterator[str]:
    """The details in words; of the hands the commonest."""
    yield ""
    yield f"The {HANDS_SHOWN} most common opening hands; cards by kind, kept/held:"
    for number, names in enumerate(details.classes, 1):
        yield f"  kind {number}: {', '.join(names)}"
    for kind in details.hands[:HANDS_SHOWN]:
        kept = "  ".join(f"{k}/{h}" for k, h in zip(kind.keep, kind.hand, strict=True))
        yield (
            f"  {float(kind.share):.4f} of hands: keep {kept}, discard {kind.discarded}: "
            f"{float(kind.chance):.4f}"
        )
    if details.forgoing is not None:
        yield from _forgoing_lines(details.forgoing)
    yield ""
    yield (
        "Copies of a kind, chances of one; then of a Feng Shui Site and a Foundation after the "
        "first discard,"
    )
    yield (
        f"as Sites with {details.foundations} Foundations, and as Foundations with "
        f"{details.sites} Sites:"
    )
    yield "copies   opening  after discard   as Sites  as Foundations"
    for row in details.counts:
        yield (
            f"{row.copies:>6}{float(row.opening):>10.4f}{float(row.after_discard):>15.4f}"
            f"{float(row.with_foundations):>11.4f}{float(row.with_sites):>16.4f}"
        )


def _forgoing_lines(forgoing: Forgoing) -> Iterator[str]:
    yield ""
    yield (
        "With six cards as dealt, on a turn with Sites in play: "
        f"{float(forgoing.one):.4f} with the one discard of a turn that generates Power, "
        f"{float(forgoing.many):.4f} if you forgo it ({float(forgoing.gain):+.4f})."
    )
