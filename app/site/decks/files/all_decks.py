"""All decks of an account as files in one archive, which can be imported again."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from typing import Final

from flask import Response
from sqlmodel import Session

from app.games import games
from app.games.text import file_stem
from app.site.accounts.current import me
from app.site.decks.stored_decks import DECKS, find_all
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_database, indexed_catalogue_of

_FORM: Final = "txt"


@open_to(Access.SIGNED_IN)
@limited(Cost.CHECK)
def export_decks() -> Response:
    """Return a text file for each deck, in a folder for each game."""
    kept = io.BytesIO()
    with (
        zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as archive,
        current_database().reading() as session,
    ):
        for path, text in _files(session, me().id):
            archive.writestr(path, text)
    headers = {"Content-Disposition": 'attachment; filename="threshold-decks.zip"'}
    return Response(kept.getvalue(), mimetype="application/zip", headers=headers)


def _files(session: Session, owner_id: int) -> Iterator[tuple[str, str | bytes]]:
    taken: set[str] = set()
    for game in games():
        if not game.files:
            continue
        catalogue = indexed_catalogue_of(game).catalogue
        which = (DECKS.c.owner_id == owner_id) & (DECKS.c.game == game.key)
        for deck in find_all(session, which, catalogue):
            state = deck.state
            stem = f"{game.key}/{file_stem(state.name)}"
            path, number = f"{stem}.{_FORM}", 1
            while path in taken:
                number += 1
                path = f"{stem}-{number}.{_FORM}"
            taken.add(path)
            written = game.files.needed().write(state.decklist, _FORM)
            unread = "".join(f"{line}\n" for line in state.unread)
            yield path, f"{written}{unread}" if isinstance(written, str) else written
