"""Fields about a deck as a whole: its name, author, tags and notes, its format, edition and day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date

from app.games.tabletop.decklists.limits import MAX_NOTES
from app.games.tabletop.facts import AnyCatalogue
from app.site.decks.edits import ChangeError
from app.site.decks.snapshot import DeckState
from app.site.decks.text_fields import deck_name, tags_in
from app.site.platform.deck_games import game_of


def with_settings(state: DeckState, form: Mapping[str, str], catalogue: AnyCatalogue) -> DeckState:
    """The deck with what a form says of it as a whole. Raises ChangeError."""
    deck = state.decklist
    if "name" in form:
        deck = replace(deck, name=deck_name(form["name"]))
    author = deck_name(form.get("author", deck.author), "The author's name")
    if author != deck.author:
        deck = replace(deck, author=author)
    tags = form.get("tags", "").strip()
    if "tags" in form and tags != ", ".join(deck.tags):
        deck = replace(deck, tags=tags_in(tags))
    if "notes" in form:
        notes = form["notes"].replace("\r\n", "\n")
        if len(notes) > MAX_NOTES:
            raise ChangeError(
                f"The notes have {len(notes):,} characters; at most {MAX_NOTES:,} can be kept. "
                "Shorten them."
            )
        deck = replace(deck, notes=notes)
    edition = form.get("edition", state.edition)
    if edition not in game_of(deck).editions.ids:
        raise ChangeError(f"There is no edition “{edition}”.")
    as_of = _day_in(form["as_of"]) if "as_of" in form else state.as_of
    after = replace(state, decklist=deck, edition=edition, as_of=as_of)
    return with_format(after, form.get("format", state.format), catalogue)


def _day_in(written: str) -> date | None:
    try:
        return date.fromisoformat(written.strip()) if written.strip() else None
    except ValueError:
        raise ChangeError(
            f"“{written[:40]}” is not a date. Use the form 2008-05-17, or leave the field empty."
        ) from None


def with_format(state: DeckState, chosen: str, catalogue: AnyCatalogue) -> DeckState:
    """The deck for another format. Raises ChangeError."""
    if chosen not in catalogue.formats:
        raise ChangeError(f"There is no format “{chosen}”.")
    return replace(state, format=chosen)
