"""The results of a gauntlet as text and as a JSON object."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from app.games.tabletop.gauntlet.intervals import Estimate
from app.games.tabletop.gauntlet.results import FEW, GameResult, Gauntlet, Row, difference
from app.games.tabletop.referee.match import Ending

SCHEMA: Final = 1

_OPEN: Final = (Ending.UNFINISHED, Ending.BROKEN)


@dataclass(frozen=True, slots=True)
class Conditions:
    """Everything that the results depend on besides the decks."""

    game: str
    level: str
    level_name: str
    evaluation: str
    rules: str
    edition: str
    seed: int
    catalogue: str


@dataclass(frozen=True, slots=True)
class Results:
    """Gauntlets of a deck and, if asked for, of a changed deck.

    `is_whole` unless somebody stopped it. `ends_decided` where rows end when they are decided, so
    that intervals hold however often one looks.
    """

    deck: str
    conditions: Conditions
    base: Gauntlet
    change: str | None = None
    changed: Gauntlet | None = None
    is_whole: bool = True
    ends_decided: bool = False
    notes: tuple[str, ...] = ()


def as_text(results: Results) -> Iterator[str]:
    """The lines that people read."""
    said = results.conditions
    yield from results.notes
    yield (
        f"Both sides are played by the computer at level {said.level_name} ({said.evaluation}), "
        f"edition {said.edition}, rules {said.rules}, seed {said.seed}."
    )
    if not results.is_whole:
        yield "Stopped early: these are the games that were played."
    if results.ends_decided:
        yield (
            "Playing stops once a question is decided; the intervals are wide enough to hold "
            "however often one looks."
        )
    yield from _table(results.deck, results.base)
    if results.changed is not None and results.change is not None:
        yield from _table(results.change, results.changed)
        yield ""
        yield _difference(difference(results.base, results.changed))
    yield ""
    yield "People may fare differently from the computer."


def _table(deck: str, gauntlet: Gauntlet) -> Iterator[str]:
    width = max((len(row.name) for row in gauntlet.rows), default=0)
    yield ""
    yield f"{deck} against"
    yield f"  {'':{width}}  {'won':>6}  {'95 %':>13}  {'first':>6}  {'second':>6}  turns  games"
    are_all_few = all(row.is_few for row in gauntlet.rows if not row.is_mirror)
    for row in gauntlet.ranked:
        few = "  few games" if row.is_few and not are_all_few else ""
        yield f"  {row.name:{width}}  {_row(row)}{few}"
    if are_all_few and gauntlet.games:
        yield f"Fewer than {FEW} games against each deck: the percentages may still change a lot."
    yield (
        f"Overall {_percent(gauntlet.overall.value)} ({_range(gauntlet.overall)}), every deck "
        f"counting the same, from {gauntlet.games} games."
    )
    for ending, words in zip(_OPEN, ("did not end", "broke off by an error"), strict=True):
        if number := gauntlet.ended(ending):
            yield f"Not counted: {number} {'game' if number == 1 else 'games'} that {words}."
    for row in gauntlet.rows:
        for game in row.games:
            if game.why:
                yield f"  {row.name}, game {game.number}: {game.why}"


def _row(row: Row) -> str:
    if row.is_mirror:
        return "  50 %  the same deck"
    first, second = row.share_when(first=True), row.share_when(first=False)
    turns = "" if row.mean_turns is None else f"{row.mean_turns:.1f}"
    return (
        f"{_percent(row.share.value):>6}  {_range(row.share):>13}  {_percent(first.value):>6}  "
        f"{_percent(second.value):>6}  {turns:>5}  {len(row.finished):>5}"
    )


def _difference(found: Estimate | None) -> str:
    if found is None:
        return "There are too few games to compare the two."
    points = f"{100 * found.value:+.1f} points ({100 * found.low:+.1f} to {100 * found.high:+.1f})"
    if found.low <= 0 <= found.high:
        return f"The change makes {points}: no difference is shown."
    return f"The change makes {points}: it {'helps' if found.low > 0 else 'hurts'}."


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _range(share: Estimate) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f}"


def as_json(results: Results) -> Mapping[str, object]:
    """The object that `--json` prints; shares are numbers from 0 to 1."""
    said = results.conditions
    row: dict[str, object] = {
        "schema": SCHEMA,
        "game": said.game,
        "deck": results.deck,
        "level": said.level,
        "evaluation": said.evaluation,
        "rules": said.rules,
        "edition": said.edition,
        "seed": said.seed,
        "catalogue": said.catalogue,
        "whole": results.is_whole,
        "ends_decided": results.ends_decided,
        "notes": list(results.notes),
        **_gauntlet(results.base),
    }
    if results.changed is not None:
        found = difference(results.base, results.changed)
        row["change"] = {
            "deck": results.change,
            **_gauntlet(results.changed),
            "difference": None if found is None else _estimate(found),
        }
    return row


def _gauntlet(gauntlet: Gauntlet) -> Mapping[str, object]:
    return {
        "games": gauntlet.games,
        "overall": _estimate(gauntlet.overall),
        "unfinished": gauntlet.ended(Ending.UNFINISHED),
        "broken": gauntlet.ended(Ending.BROKEN),
        "against": [_json_row(row) for row in gauntlet.ranked],
    }


def _json_row(row: Row) -> Mapping[str, object]:
    return {
        "name": row.name,
        "mirror": row.is_mirror,
        "games": len(row.games),
        "won": _estimate(row.share),
        "won_first": _estimate(row.share_when(first=True)),
        "won_second": _estimate(row.share_when(first=False)),
        "few": row.is_few,
        "turns": row.mean_turns,
        "endings": {ending.value: row.ended(ending) for ending in Ending},
        "examples": {name: game.number for name, game in row.examples.items()},
        "errors": [_error(game) for game in row.games if game.why],
    }


def _error(game: GameResult) -> Mapping[str, object]:
    return {"game": game.number, "why": game.why}


def _estimate(found: Estimate) -> Mapping[str, float]:
    return {"value": found.value, "low": found.low, "high": found.high}
