"""Changes of a deck that the site proposes, shown before they are taken."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from flask import flash, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.capabilities.finishing import finished
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.site.decks.access import ReachedDeck, reach
from app.site.decks.builder.needs import size_of
from app.site.decks.builder.suggesting import asked_wish
from app.site.decks.snapshot import criteria_of
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import difference, game_of, shape_of
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue

_MOST_DIGITS: Final = 3


@open_to(Access.LINK)
@limited(Cost.SEARCH)
def finish(way: str, key: str) -> ResponseReturnValue:
    """Show the deck with suggested cards and fillers for all that it lacks."""
    reached = reach(way, key, to_edit=True)
    state, catalogue = reached.deck.state, current_catalogue()
    game, criteria = game_of(state.decklist), criteria_of(state, catalogue)
    offer, wish = game.suggestions.needed(), asked_wish(state)
    if criteria is None:
        flash("This format is not fully known, so the deck cannot be finished.", "warning")
        return redirect(reached.base, 303)
    size = size_of(game, catalogue, criteria)
    if state.decklist.size >= size:
        flash("The deck is complete.", "warning")
        return redirect(reached.base, 303)
    if not offer.suggest(state.decklist, criteria, wish):
        words = "No card can be suggested yet. Add one, or allow cards that you do not own."
        flash(words, "warning")
        return redirect(reached.base, 303)
    deck = finished(game, state.decklist, criteria, wish, size)
    note = "" if deck.size >= size else f"{size - deck.size} cards are still missing."
    return _preview(reached, deck, "Finish the deck", note)


@open_to(Access.LINK)
def exchange(way: str, key: str) -> ResponseReturnValue:
    """Show the deck with some copies of the card `out` replaced by `into`, usually one."""
    reached = reach(way, key, to_edit=True)
    deck, catalogue = reached.deck.state.decklist, current_catalogue()
    shape = shape_of(deck)
    card = catalogue.find(request.args.get("into", ""))
    name = request.args.get("out", "")
    line = next((it for it in deck.in_zone(shape.main.zone) if it.name == name), None)
    if card is None or line is None:
        flash("The deck is not what this change was proposed for.", "warning")
        return redirect(reached.base, 303)
    asked = request.args.get("copies", "1")
    is_number = asked.isascii() and asked.isdecimal() and len(asked) <= _MOST_DIGITS
    copies = max(1, min(line.copies, int(asked) if is_number else 1))
    left = [replace(line, copies=line.copies - copies)] if copies < line.copies else []
    lines = [kept for it in deck.lines for kept in (left if it is line else [it])]
    printing = catalogue.newest_printing(card)
    lines.append(shape.line(printing, copies, shape.home(printing, shape.main.zone), None))
    return _preview(reached, replace(deck, lines=tuple(lines)).merged(), "Try a change")


def _preview(reached: ReachedDeck, deck: AnyDecklist, heading: str, note: str = "") -> str:
    """Return the page on which the change is looked at and applied."""
    return render_template(
        "decks/files/text.html",
        reached=reached,
        text=game_of(deck).files.needed().write(deck, "txt"),
        imported=None,
        preview=difference(reached.deck.state.decklist, deck),
        heading=heading,
        note=note,
        is_stale=False,
    )
