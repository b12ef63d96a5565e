"""The desk's page of how an event is played: rounds and their ending, points, ties, zones, byes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games import game
from app.games.tournament.standings import RULES, TieBreaker, ties_in_words
from app.games.tournament.swiss import rounds_for
from app.site.events.access import ReachedEvent, reach
from app.site.events.players import store as players
from app.site.events.rounds import plan_changes
from app.site.events.rounds.plan import BEST_OF, Ending, Plan, PlanError, plan_of, read_plan
from app.site.events.states import Action
from app.site.events.store import EventError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.incoming import whole_number
from app.site.platform.storage.database import current_database

_ENDINGS = (
    (Ending.NONE, "nothing: the standings decide"),
    (Ending.CUT, "a top cut: who loses is out"),
    (Ending.FINAL, "a final table of three to five"),
)


@dataclass(frozen=True, slots=True)
class PlanForm:
    """The fields of the plan as they are shown, and what is wrong with them."""

    fields: Mapping[str, str]
    ties: tuple[str, ...]
    seen: str
    problems: tuple[str, ...] = ()
    stored: str = ""


@open_to(Access.LINK)
def show(way: str, key: str) -> str:
    """Show how the event is played."""
    reached = reach(way, key, Action.SEE_TABLE)
    plan = plan_of(reached.event)
    return _page(reached, PlanForm(_fields(plan), tuple(plan.ties), plan.seen))


@open_to(Access.LINK)
def store_plan(way: str, key: str) -> ResponseReturnValue:
    """Store how the event is played, unless somebody else changed it in the meantime."""
    reached = reach(way, key, Action.PLAN)
    said = request.form
    ties = tuple(said.getlist("tie"))
    kept = {name: value[:1000] for name, value in said.items()}
    try:
        plan = read_plan(said, ties)
        with current_database().writing() as session:
            plan_changes.change_plan(
                session, reached.event_id, plan, said.get("seen", ""), reached.actor
            )
    except PlanError as problem:
        form = PlanForm(kept, ties, said.get("seen", ""), tuple(str(problem).splitlines()))
        return _page(reached, form), 422
    except plan_changes.StalePlanError as problem:
        stored = problem.stored
        form = PlanForm(kept, ties, stored.seen, (), _in_words(stored))
        return _page(reached, form), 409
    flash("How the event is played was saved.", "legal")
    return redirect(f"{reached.base}/rounds/plan", 303)


@open_to(Access.LINK)
def set_player(way: str, key: str) -> ResponseReturnValue:
    """Store byes of first rounds, a fixed table, or whether somebody declines the top cut."""
    reached = reach(way, key, Action.PLAN)
    back = f"{reached.base}/rounds" if "declines" in request.form else f"{reached.base}/rounds/plan"
    try:
        with current_database().writing() as session:
            name = request.form.get("player", "")[:200]
            if "declines" in request.form:
                declines = request.form["declines"] == "1"
                done = plan_changes.decline_cut(
                    session, reached.event_id, name, reached.actor, declines=declines
                )
            else:
                byes = request.form.get("byes", 0, whole_number)
                table = request.form.get("fixed_table", 0, whole_number)
                done = plan_changes.set_start(
                    session, reached.event_id, name, byes, table, reached.actor
                )
    except EventError as problem:
        flash(f"{problem} Nothing was changed.", "illegal")
    else:
        flash(done, "legal")
    return redirect(back, 303)


def _page(reached: ReachedEvent, form: PlanForm) -> str:
    with current_database().reading() as rows:
        entries = players.entries_of(rows, reached.event_id)
    there = [one for one in entries if one.is_in]
    return render_template(
        "events/rounds/plan.html",
        reached=reached,
        form=form,
        plan=plan_of(reached.event),
        endings=_ENDINGS,
        best_of=[(str(wins), words) for wins, words in BEST_OF.items()],
        ties=[(one.value, _capital(RULES[one])) for one in TieBreaker],
        order=ties_in_words(plan_of(reached.event).ties),
        places=len(TieBreaker),
        suggested=rounds_for(len(there)),
        there=there,
        special=[one for one in there if one.byes or one.fixed_table],
        is_multiplayer=game(reached.event.game).is_multiplayer,
    )


def _fields(plan: Plan) -> dict[str, str]:
    """The fields of the form for a plan."""
    scoring = plan.scoring
    return {
        "rounds": str(plan.rounds or ""),
        "ending": plan.ending.value,
        "size": str(plan.size or ""),
        "last_by_standings": "1" if plan.last_by_standings else "",
        "most_wins": str(plan.most_wins),
        "win": str(scoring.win),
        "draw": str(scoring.draw),
        "loss": str(scoring.loss),
        "bye": str(scoring.bye),
        "places": " ".join(map(str, scoring.places)),
        "zones": "\n".join(f"{it.name} {it.first}-{it.last}" for it in plan.zones),
    }


def _in_words(plan: Plan) -> str:
    """A plan in sentences, for whoever wanted another."""
    zones = ", ".join(f"{it.name} {it.first}–{it.last}" for it in plan.zones)
    return " ".join(
        filter(
            None,
            (
                f"{_capital(plan.in_words) or 'No number of rounds'}.",
                plan.scoring.in_words(),
                ties_in_words(plan.ties),
                f"Zones: {zones}." if zones else "",
            ),
        )
    )


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
