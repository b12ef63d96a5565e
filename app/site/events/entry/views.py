"""Pages for joining an event: its settings, and the players' own pages."""

from __future__ import annotations

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue
from flask_wtf import FlaskForm

from app.site.events import store
from app.site.events.access import ReachedEvent, reach
from app.site.events.entry import policy
from app.site.events.entry import store as entries
from app.site.events.entry.forms import (
    ANSWER,
    EntrySettingsForm,
    answers_in,
    entry_values,
    seen_of,
    with_questions,
)
from app.site.events.entry.questions import MOST_QUESTIONS, read_questions
from app.site.events.players import store as players
from app.site.events.states import Action
from app.site.platform.http.rendering import page
from app.site.platform.request.access import Access, open_to
from app.site.platform.storage.database import current_database
from app.site.presentation.formatting import plural
from app.tables import Entry, EntryMode, utc_now


@open_to(Access.LINK)
def settings(way: str, key: str) -> ResponseReturnValue:
    """Change how players join; changes that somebody else saved are never overwritten unseen."""
    reached = reach(way, key, Action.CHANGE_EVENT)
    form = EntrySettingsForm(**entry_values(reached.event))
    if not form.validate_on_submit():
        return _settings_page(reached, form)
    with current_database().writing() as session:
        event = store.locked(session, reached.event_id)
        is_seen = form.seen.data == seen_of(event)
        if is_seen:
            moved = entries.change_entry(
                session,
                event,
                EntryMode(form.mode.data),
                form.most_players.data,
                form.questions(),
                reached.actor,
                has_check_in=bool(form.has_check_in.data),
            )
        else:
            form.seen.data = seen_of(event)
    if not is_seen:
        shown = render_template(
            "events/entry/settings.html",
            form=form,
            reached=reached,
            numbers=range(MOST_QUESTIONS),
            is_outdated=True,
        )
        return shown, 409
    flash("Saved." + (f" {_promoted(moved)}" if moved else ""), "legal")
    return redirect(reached.base, 303)


def _settings_page(reached: ReachedEvent, form: FlaskForm) -> ResponseReturnValue:
    numbers = range(MOST_QUESTIONS)
    return page("events/entry/settings.html", form, reached=reached, numbers=numbers)


def _promoted(moved: list[Entry]) -> str:
    return f"{plural(len(moved), 'player')} got a place from the waiting list."


@open_to(Access.LINK)
def check_in(way: str, key: str) -> ResponseReturnValue:
    """Note that the player of this link is there."""
    reached = reach(way, key, Action.CHECK_IN)
    player, now = reached.player, utc_now()
    if not player.is_in or not policy.may_check_in_now(reached.event, now):
        flash("You can check in on the day of the event if you have a place.", "warning")
        return redirect(reached.base, 303)
    with current_database().writing() as session:
        entries.check_in(session, [session.get_one(Entry, player.id)], reached.actor, now)
    flash("You are checked in.", "legal")
    return redirect(reached.base, 303)


@open_to(Access.LINK)
def leave(way: str, key: str) -> ResponseReturnValue:
    """Take the player of this link out of the event; the next one who waits gets the place."""
    reached = reach(way, key, Action.LEAVE)
    player = reached.player
    if request.form.get("sure") != "yes":
        flash("Tick the box to leave the event. Nothing was changed.", "warning")
        return redirect(reached.base, 303)
    with current_database().writing() as session:
        event = store.locked(session, reached.event_id)
        there = session.get_one(Entry, player.id)
        players.drop(session, there, reached.actor, is_out=True)
        session.flush()
        entries.promote(session, event, reached.actor)
    flash("You have left the event. To rejoin, ask the organizer or a judge.", "legal")
    return redirect(reached.base, 303)


@open_to(Access.LINK)
def answers(way: str, key: str) -> ResponseReturnValue:
    """Answer the organizer's questions, or change the answers."""
    reached = reach(way, key, Action.ANSWER)
    player = reached.player
    questions = read_questions(reached.event.questions)
    stored = {f"{ANSWER}{one.key}": player.answers.get(one.key, "") for one in questions}
    form = with_questions(FlaskForm, questions)(**stored)
    if not questions or not form.validate_on_submit():
        return page("events/entry/answers.html", form, reached=reached, questions=questions)
    with current_database().writing() as session:
        event = store.locked(session, reached.event_id)
        there = session.get_one(Entry, player.id)
        entries.answer(session, event, there, answers_in(form, questions))
    flash("Your answers were saved.", "legal")
    return redirect(reached.base, 303)
