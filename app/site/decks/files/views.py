"""A deck as text, as files and on paper."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from flask import Response, abort, render_template, request
from flask.typing import ResponseReturnValue

from app.games import Game
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.decklists.edited_text import (
    with_printings_of,
    with_remarks_of,
    without_bare_printings,
)
from app.games.tabletop.facts import AnyCatalogue
from app.games.text import file_stem
from app.site.decks.access import ReachedDeck, reach, reach_to_show
from app.site.decks.builder.arranging import Arrangement
from app.site.decks.builder.editor import editor_of
from app.site.decks.builder.views import answer, save
from app.site.decks.snapshot import Cause
from app.site.decks.store import StaleDeckError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import difference, game_of, shape_of
from app.site.platform.storage.database import current_catalogue, current_indexed_catalogue

_TYPES: Final = {"json": "application/json", "csv": "text/csv", "txt": "text/plain"}


@open_to(Access.LINK)
def files(way: str, key: str) -> str:
    """All formats the deck can be written in, and what each would lose."""
    reached = reach_to_show(way, key)
    whole = reached.deck.state.decklist
    deck, files = without_considering(whole), _game(reached).files.needed()
    return render_template(
        "decks/files/files.html",
        reached=reached,
        formats=[
            (form, files.lost(deck, form.id)) for form in files.formats.values() if form.write
        ],
        has_considering=len(deck.lines) < len(whole.lines),
    )


@open_to(Access.LINK)
def download(way: str, key: str, form: str) -> Response:
    """The deck as a file; cards under consideration only when asked for."""
    reached = reach_to_show(way, key)
    files = _game(reached).files.needed()
    known = files.formats.get(form)
    if known is None or known.write is None:
        abort(404)
    deck = reached.deck.state.decklist
    if "considering" not in request.args:
        deck = without_considering(deck)
    stem = file_stem(reached.deck.state.name)
    return Response(
        files.write(deck, form),
        mimetype=_TYPES.get(known.extension, "application/octet-stream"),
        headers={"Content-Disposition": f'attachment; filename="{stem}.{known.extension}"'},
    )


@open_to(Access.LINK)
def printed(way: str, key: str) -> str:
    """The deck as a sheet to print; by set and number it is the list to pull cards by."""
    reached = reach_to_show(way, key)
    arrangement = Arrangement.of(request.args, _game(reached).rows.needed())
    return render_template(
        "decks/files/printed.html",
        reached=reached,
        arrangement=arrangement,
        editor=editor_of(reached.deck.state, current_indexed_catalogue(), arrangement),
        header=_game(reached).header.or_none(),
    )


@open_to(Access.LINK)
def as_text(way: str, key: str) -> ResponseReturnValue:
    """The whole deck as text; changes are shown before they are taken."""
    reached = reach(way, key, to_edit=True)
    stored = reached.deck.state
    files = _game(reached).files.needed()
    written = files.write(stored.decklist, "txt")
    if request.method == "GET":
        return render_template("decks/files/text.html", reached=reached, text=written)
    text = request.form.get("list", "").replace("\r\n", "\n")
    catalogue = current_catalogue()
    imported = files.read(text, without_bare_printings(catalogue))
    read = imported.decklist
    if read is None or imported.open_lines:
        page = render_template(
            "decks/files/text.html", reached=reached, text=text, imported=imported
        )
        return page, 422
    is_sure = request.form.get("sure") == "yes"
    if is_sure and request.form.get("version") == str(reached.deck.version):
        deck = _edited(read, stored.decklist, catalogue)
        if not difference(stored.decklist, deck):
            return answer(reached, "")
        try:
            save(reached, replace(stored, decklist=deck), Cause("Edited as text"))
        except StaleDeckError as stale:
            reached = replace(reached, deck=stale.stored)
        else:
            return answer(reach(way, key, to_edit=True), "")
    now = reached.deck.state.decklist
    page = render_template(
        "decks/files/text.html",
        reached=reached,
        text=text,
        imported=imported,
        preview=difference(now, _edited(read, now, catalogue)),
        is_stale=is_sure,
    )
    return page, 409 if is_sure else 200


def _edited(read: AnyDecklist, stored: AnyDecklist, catalogue: AnyCatalogue) -> AnyDecklist:
    """Return the deck that a text read means, with what only the stored one knows."""
    return with_remarks_of(with_printings_of(read, stored, catalogue), stored)


def without_considering(deck: AnyDecklist) -> AnyDecklist:
    """The deck without the cards under consideration."""
    sleeved = shape_of(deck).sleeved
    return replace(deck, lines=tuple(line for line in deck.lines if line.zone in sleeved))


def _game(reached: ReachedDeck) -> Game:
    return game_of(reached.deck.state.decklist)
