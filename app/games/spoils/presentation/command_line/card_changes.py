"""One more and one fewer of each card, and the changes to try, as lines and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.games.spoils.goldfish.card_changes import CardChanges, Exchange
from app.games.spoils.goldfish.proposal import Copies, Proposal, Subject
from app.games.spoils.goldfish.report import SCHEMA
from app.games.spoils.presentation.goldfish.card_changes import (
    CONFIRMING_GAMES,
    Verdict,
)
from app.games.spoils.solo.trials import SHUFFLES, Trial, Trials
from app.games.tabletop.chance.figures import DIGITS, Estimate


def changes_lines(
    changes: CardChanges, measured: Mapping[Exchange, Estimate], trials: Trials
) -> Iterator[str]:
    """The cards in a table, and the exchanges that promise most."""
    setup, model = changes.model.setup, changes.model
    kill, found = changes.unchanged, changes.changes(measured)
    order = "first" if setup.goes_first else "second"
    yield (
        f"{changes.games_of_a_card} games for each change going {order}, seed {changes.seed}, "
        f"policy {model.policy.name}, up to turn {model.turns}; {model.coverage.words}."
    )
    yield f"Kill turn of the deck as it is: {kill.value:.3f} ±{kill.stderr:.3f}."
    yield "Change of the kill turn; less than 0 is faster; ± is one standard error."
    yield ""
    yield f"{'card':<28}{'copies':>6}{'one more':>18}{'one fewer':>18}"
    for each in found:
        yield f"{each.card.name[:27]:<28}{each.copies:>6}{_cell(each.more)}{_cell(each.fewer)}"
    yield ""
    yield from _trial_lines(trials)


def _trial_lines(trials: Trials) -> Iterator[str]:
    if not trials.proposals:
        yield "No exchange of cards and no other starting resources look faster."
        return
    yield (
        f"The most promising changes, on {CONFIRMING_GAMES} new games of the model and on the "
        f"referee, where up to {SHUFFLES} shuffles are looked at:"
    )
    for proposal in trials.proposals:
        yield (
            f"{_change_words(proposal)}: {_cell(proposal.gain).strip()} turns; "
            f"{_referee_words(trials.trial_of(proposal))}"
        )
    for offered in trials.offered:
        yield f"Try this: {_change_words(offered)}."
    if trials.offered:
        return
    if trials.is_done:
        yield "Nothing to try: none of these is faster on the referee."
    else:
        yield "These are figures of the fast model. Add --on referee to try them with every text."


def _referee_words(trial: Trial | None) -> str:
    verdict = Verdict.of(trial)
    if trial is None or trial.gain is None or not trial.is_done:
        return f"referee: {verdict}."
    if verdict is Verdict.EQUAL:
        return f"referee: {verdict} ({trial.pairs} pairs of games)."
    return f"referee: {_cell(trial.gain).strip()}, {verdict} ({trial.pairs} pairs of games)."


def _change_words(proposal: Proposal) -> str:
    into, out = _copies_words(proposal.into), _copies_words(proposal.out)
    if proposal.subject is Subject.STARTING:
        return f"start with {into} instead of {out}"
    return f"{into} for {out}"


def _copies_words(copies: Copies) -> str:
    return " and ".join(f"{'one' if n == 1 else n} {card.name}" for card, n in copies)


def _cell(change: Estimate | None) -> str:
    if change is None:
        return f"{'not allowed':>18}"
    return f"{change.value:+11.3f} ±{change.stderr:.3f}"


def changes_object(
    changes: CardChanges, measured: Mapping[Exchange, Estimate], trials: Trials
) -> dict[str, object]:
    """The cards and the best exchanges as JSON."""
    found = changes.changes(measured)
    exchanges = [each for each in trials.proposals if each.subject is Subject.CARDS]
    return {
        "schema": SCHEMA,
        "seed": changes.seed,
        "games": changes.games_of_a_card,
        "turns": changes.model.turns,
        "policy": changes.model.policy.name,
        "kill": _estimate(changes.unchanged),
        "cards": [
            {
                "card": each.card.name,
                "copies": each.copies,
                "one_more": _estimate(each.more),
                "one_fewer": _estimate(each.fewer),
            }
            for each in found
        ],
        "best_exchange": None
        if not exchanges
        else {
            "out": exchanges[0].out[0][0].name,
            "into": exchanges[0].into[0][0].name,
            "games": CONFIRMING_GAMES,
            **(_estimate(exchanges[0].gain) or {}),
        },
        "exchanges": [
            {
                "out": each.out[0][0].name,
                "into": each.into[0][0].name,
                **_tried_object(each, trials),
            }
            for each in exchanges
        ],
        "staples": _copies_objects(trials, Subject.STAPLES),
        "starting": _copies_objects(trials, Subject.STARTING),
    }


def _copies_objects(trials: Trials, subject: Subject) -> list[dict[str, object]]:
    return [
        {
            "out": {card.name: copies for card, copies in each.out},
            "into": {card.name: copies for card, copies in each.into},
            **_tried_object(each, trials),
        }
        for each in trials.proposals
        if each.subject is subject
    ]


def _tried_object(proposal: Proposal, trials: Trials) -> dict[str, object]:
    trial = trials.trial_of(proposal)
    return {
        "games": CONFIRMING_GAMES,
        "model": _estimate(proposal.gain),
        "referee": None if trial is None else _estimate(trial.gain),
        "pairs": 0 if trial is None else trial.pairs,
        "holds": trial is not None and trial.is_faster,
    }


def _estimate(each: Estimate | None) -> dict[str, float] | None:
    if each is None:
        return None
    return {"value": round(each.value, DIGITS), "stderr": round(each.stderr, DIGITS)}
