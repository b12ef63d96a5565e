"""The report of the command about attacks, in lines and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict

from app.games.capabilities.attacks import AttackReport, AttackStatus, UnreadableAttackError
from app.games.shadowfist import KEY
from app.games.shadowfist.presentation.attacks import links
from app.games.shadowfist.presentation.attacks.page import attack_page
from app.games.shadowfist.presentation.attacks.parts import (
    AttackPage,
    CardPart,
    CombatPart,
    InflictionPart,
    Line,
)

FORM = "shadowfist-attack/1"
"""The version of the JSON."""


def report(content: bytes, *, with_changes: bool) -> AttackReport:
    """Fight the attack of a file, and on request every change of it by one."""
    try:
        page = attack_page(links.read(content))
    except UnreadableAttackError as error:
        status = AttackStatus.UNREADABLE
        plain = {"form": FORM, "status": status.name.lower(), "problems": list(error.lines)}
        return AttackReport(status, error.lines, plain)
    status = AttackStatus.ILLEGAL if page.findings else AttackStatus.DONE
    return AttackReport(
        status, tuple(_lines(page, with_changes=with_changes)), _plain(page, status, with_changes)
    )


def _lines(page: AttackPage, *, with_changes: bool) -> Iterator[str]:
    yield page.title
    for line in (*page.findings, *page.bypassed):
        yield _ruled(line)
    for note in page.notes:
        yield f"Note: {note}"
    for phase in page.phases:
        yield ""
        yield _ruled(Line(phase.title, phase.rule))
        for combat in phase.combats:
            yield from (f"  {line}" for line in _combat(combat))
        yield from map(_ruled, phase.after)
    yield ""
    yield from map(_ruled, page.ending)
    yield ""
    yield page.headline.text
    yield from map(_card, (*(card for lane in page.lanes for card in lane.cards), page.target))
    if page.fates and not any(fate.is_chosen for fate in page.fates):
        yield "Fates to choose from:"
        yield from (_ruled(Line(f"{fate.words}. {fate.about}", fate.rule)) for fate in page.fates)
    if with_changes:
        yield ""
        tried = len(page.changes) + page.unchanged
        yield f"What if: {len(page.changes)} of {tried} changes by one make a difference."
        yield from (f"  {each.words}: {each.result}" for each in page.changes)


def _combat(combat: CombatPart) -> Iterator[str]:
    yield combat.title
    for each in combat.passes:
        yield f"  {_ruled(each.lead)}"
        yield from (f"    {_infliction(infliction)}" for infliction in each.inflictions)
        yield from (f"  {_ruled(line)}" for line in each.results)
    yield from (f"  {_ruled(line)}" for line in combat.notes)


def _infliction(part: InflictionPart) -> str:
    steps = "; ".join(
        f"{step.number}) {step.words} = {step.damage} [{step.rule}]" for step in part.steps
    )
    kinds = f" ({', '.join(part.kinds)})" if part.kinds else ""
    return f"{part.source} on {part.recipient}: {steps}{kinds}"


def _card(card: CardPart) -> str:
    corrupted = f" ({card.corrupted} Corrupted)" if card.corrupted else ""
    damage = f", damage {card.damage}{corrupted}" if card.damage else ""
    state = "".join(f", {line.text} [{line.rule}]" for line in card.state)
    return (
        f"  {card.name}, {card.role}: {card.score} {card.before}, now {card.after}{damage}{state}"
    )


def _ruled(line: Line) -> str:
    return f"{line.rule:<9} {line.text}"


def _plain(page: AttackPage, status: AttackStatus, with_changes: bool) -> dict[str, object]:
    links_only = {"token", "text", "changes", "unchanged", "fates", "title"}
    told = {name: value for name, value in asdict(page).items() if name not in links_only}
    plain: dict[str, object] = {
        "form": FORM,
        "game": KEY,
        "status": status.name.lower(),
        "attack": page.title,
        **told,
        "fates": [
            {"fate": fate.words, "about": fate.about, "rule": fate.rule} for fate in page.fates
        ],
    }
    if with_changes:
        plain["what_if"] = [{"change": each.words, "result": each.result} for each in page.changes]
    return plain
