"""Decks for programs: public ones, and those whose link they have, to read or to change."""

from __future__ import annotations

import json as json_text
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from flask import Response

from app.games.tabletop.search import QueryError
from app.games.text import flaw_in
from app.site.accounts.current import current_account
from app.site.accounts.tokens import Scope
from app.site.api import deck_models as models
from app.site.api.list_views import edition_called, read_sent_list
from app.site.api.models import Since
from app.site.api.operations import Topic, as_json, operation
from app.site.decks import store
from app.site.decks.access import reach
from app.site.decks.builder.changes import change
from app.site.decks.builder.views import save
from app.site.decks.edits import ChangeError, OlderPageError, SaveFields, deck_name
from app.site.decks.files.imports import too_many_open
from app.site.decks.history.versions import version_as_json, versions_after
from app.site.decks.library.searching import asked_in
from app.site.decks.public import store as public
from app.site.decks.snapshot import Cause, DeckState, judge_deck
from app.site.decks.store import StaleDeckError
from app.site.decks.stored_decks import DECKS, find
from app.site.platform.http.addresses import outside
from app.site.platform.http.problems import ProblemCode, ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game, game_of
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database

_OF_PAGES: Final = ("change", "gone")
"""Fields of the builder's form that only a page can fill."""


@operation("public_decks", Topic.DECKS, models.PublicDecks)
@open_to(Access.ANYONE)
@limited(Cost.SEARCH)
def public_decks(query: models.DeckSearch) -> Response:
    """Search the public decks of a game."""
    game = current_game()
    game.editing.needed()
    which = public.listed() & (DECKS.c.game == game.key)
    try:
        asked = asked_in(query.q, game) if query.q else None
    except QueryError as error:
        raise ProblemError(
            422,
            error.message,
            {"query": query.q, "start": error.start, "end": error.end},
            code=ProblemCode.BAD_QUERY,
        ) from None
    after = public.Place.of(query.cursor)
    with current_database().reading() as session:
        found = public.page_of(session, which, game, query.order, after, asked, None)
    return as_json(
        {
            "items": [_public(each) for each in found.decks],
            "next_cursor": None if found.following is None else str(found.following),
        }
    )


def _public(of: public.PublicDeck) -> Mapping[str, object]:
    deck, state = of.deck, of.deck.state
    return {
        "id": deck.public_id,
        "name": state.name,
        "author": of.opinions.author,
        "format": state.format,
        "edition": state.edition,
        "tags": list(state.decklist.tags),
        "likes": of.opinions.likes,
        "copies": of.opinions.copies,
        "published_at": deck.published_at and deck.published_at.isoformat(),
        "updated_at": deck.updated_at.isoformat(),
    }


@operation(
    "make_deck", Topic.DECKS, models.MadeDeck, refusals=(404, 413, 415), scope=Scope.WRITE_DECKS
)
@open_to(Access.ANYONE)
@limited(Cost.NEW_DECK)
def make_deck(json: models.NewDeck) -> Response:
    """Make a deck of a list: one of your account with a token, else one that its link opens.

    Lines that are not understood are kept with the deck, to be settled on its page.
    """
    game, catalogue = current_game(), current_catalogue()
    imported = read_sent_list(json.list)
    deck = imported.decklist
    if deck is None:
        raise ProblemError(422, f"list: {imported.error or 'This is not a list.'}")
    unread = tuple(line.text for line in imported.open_lines)
    if problem := too_many_open(unread):
        raise ProblemError(422, f"list: {problem}")
    construction = game.construction.needed()
    try:
        name = deck_name(json.name) or deck.name
        form = construction.find_format(json.format or construction.default_format, catalogue)
    except (ChangeError, ValueError) as problem:
        raise ProblemError(422, str(problem)) from None
    state = DeckState(
        replace(deck.merged(), name=name), form.id, edition_called(json.edition), unread=unread
    )
    account = current_account()
    with current_database().writing() as session:
        public_id, key = store.create(
            session, state, owner_id=account.id if account else None, reason="Imported"
        )
        made = find(session, DECKS.c.public_id == public_id, lambda _: catalogue)
    assert made is not None
    way, key = ("own", public_id) if account else ("edit", key)
    judged = judge_deck(state, catalogue)
    return as_json(
        {
            "way": way,
            "key": key,
            "page": outside(f"/decks/{way}/{key}"),
            "read": outside(f"/decks/read/{made.read_key}"),
            "version": 1,
            "verdict": judged.view.verdict and judged.view.verdict.value,
            "unread": list(unread),
        }
    )


@operation("deck", Topic.DECKS, models.Deck, scope=Scope.READ_DECKS)
@open_to(Access.LINK)
@limited(Cost.PROGRAM)
def deck(way: str, key: str) -> Response:
    """One deck by its link.

    `way` and `key` are those of its address on the site: `read` or `edit` with the key of a link,
    `view` with the id of a public deck, or `own` with the id of a deck of your account.
    """
    reached = reach(way, key)
    state, catalogue = reached.deck.state, current_catalogue()
    game = game_of(state.decklist)
    judged = judge_deck(state, catalogue)
    return as_json(
        {
            "game": game.key,
            "version": reached.deck.version,
            "format": state.format,
            "edition": state.edition,
            "verdict": judged.view.verdict and judged.view.verdict.value,
            "updated_at": reached.deck.updated_at.isoformat(),
            "unread": list(state.unread),
            "deck": json_text.loads(game.files.needed().write(state.decklist, "json")),
        }
    )


@operation("deck_changes", Topic.DECKS, models.DeckChanges, scope=Scope.READ_DECKS)
@open_to(Access.LINK)
@limited(Cost.PROGRAM)
def deck_changes(way: str, key: str, query: Since) -> Response:
    """Return what has been changed in a deck since a program asked last.

    For whoever may change the deck, as its history. Ask every few seconds with `last` of the
    answer before as `since`. Presses on one row within seconds are one change, whose number is
    that of the last of them.
    """
    reached = reach(way, key, to_edit=True)
    with current_database().reading() as session:
        there = versions_after(session, reached.deck.id, query.since, query.limit + 1)
    shown = there[: query.limit]
    return as_json(
        {
            "items": [version_as_json(one) for one in shown],
            "last": shown[-1].number if shown else query.since,
            "more": len(there) > len(shown),
        }
    )


@operation(
    "change_deck",
    Topic.DECKS,
    models.Saved,
    refusals=(404, 409, 413, 415),
    scope=Scope.WRITE_DECKS,
)
@open_to(Access.LINK)
@limited(Cost.PROGRAM)
def change_deck(way: str, key: str, json: models.Change) -> Response:
    """Change a deck by its edit link, or one of your account.

    The edits are those of the builder. If the deck has another version by now, nothing is
    changed: the answer is 409 with that version, so read the deck again.
    """
    reached = reach(way, key, to_edit=True)
    if json.version != reached.deck.version:
        raise _outdated(reached.deck.version)
    state = reached.deck.state
    try:
        changed = change(state, _form(json), current_catalogue(), reached.version)
    except ChangeError as problem:
        raise ProblemError(422, _words(problem)) from None
    if changed.state == state:
        return as_json({"version": reached.deck.version, "change": ""})
    try:
        save(reached, changed.state, Cause(changed.reason))
    except StaleDeckError as stale:
        raise _outdated(stale.stored.version) from None
    return as_json({"version": reached.deck.version + 1, "change": changed.reason})


def _form(asked: models.Change) -> Mapping[str, str]:
    """Return the form of the builder that makes the same change."""
    for name, value in (*asked.fields.items(), *(("edits", edit) for edit in asked.edits)):
        if name in _OF_PAGES:
            raise ProblemError(422, f"fields: {name!r} belongs to pages.")
        flaw = flaw_in(name) or flaw_in(value)
        if flaw:
            raise ProblemError(422, f"{name}: the text contains {flaw.message}.")
    if any(len(edit.splitlines()) != 1 for edit in asked.edits):
        raise ProblemError(422, "edits: each has to be one line of text.")
    return {**asked.fields, "change": "\n".join(asked.edits) or str(SaveFields())}


def _words(problem: ChangeError) -> str:
    if isinstance(problem, OlderPageError):
        return "An edit is unknown, or names a zone, printing or finding that this deck lacks."
    return str(problem)


def _outdated(version: int) -> ProblemError:
    return ProblemError(
        409, f"The deck has version {version} by now. Read it again.", {"version": version}
    )
