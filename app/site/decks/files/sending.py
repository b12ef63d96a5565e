"""Forms in which a deck is sent to others: a link, its QR code, a message, and a picture."""

from __future__ import annotations

from dataclasses import dataclass

from flask import Response, abort, render_template
from flask.typing import ResponseReturnValue

from app.games.capabilities.sheets import SheetGroup
from app.site.decks.access import ReachedDeck, reach_to_show
from app.site.decks.files.views import without_considering
from app.site.platform.http.addresses import outside, qr_code
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import format_called, game_of
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue
from app.site.presentation.formatting import plural

_PICTURE_SECONDS = 300


@dataclass(frozen=True)
class Message:
    """A deck in words: title, a line about it, its list, and the URL that shows it to others.

    The URL is empty for a private deck.
    """

    title: str
    about: str
    groups: tuple[SheetGroup, ...]
    address: str

    @property
    def markdown(self) -> str:
        """Return it as Markdown."""
        from app.sheets.messages import as_markdown

        return as_markdown(self.title, self.about, self.groups, self.address)

    @property
    def discord(self) -> str:
        """Return it as a message for Discord."""
        from app.sheets.messages import for_discord

        return for_discord(self.title, self.about, self.groups, self.address)


def message_of(reached: ReachedDeck) -> Message:
    """Return a deck in words."""
    from app.sheets.lists import groups_of

    state = reached.deck.state
    deck, game = without_considering(state.decklist), game_of(state.decklist)
    form = format_called(state.format, current_catalogue(), game)
    about = [game.title, form.name, plural(state.decklist.size, "card")]
    about += [f"by {deck.author}"] if deck.author else []
    path = reached.public_address
    return Message(
        title=state.name,
        about=", ".join(about),
        groups=groups_of(deck, game.sheets.needed(), state.unread),
        address=outside(path) if path else "",
    )


@open_to(Access.LINK)
def send(way: str, key: str) -> str:
    """Show the link, its QR code and the list as messages to copy."""
    reached = reach_to_show(way, key)
    return render_template("decks/files/send.html", reached=reached, message=message_of(reached))


@open_to(Access.LINK)
def qr(way: str, key: str) -> Response:
    """Return the URL that shows the deck to others as a QR code."""
    address = reach_to_show(way, key).public_address
    if address is None:
        abort(404)
    return qr_code(outside(address))


@open_to(Access.LINK)
@limited(Cost.SEARCH)
def drawn(way: str, key: str) -> ResponseReturnValue:
    """Return the deck as a picture."""
    from app.sheets.picture import PictureText, picture

    message = message_of(reach_to_show(way, key))
    text = PictureText(message.title, message.about, "Threshold")
    answer = Response(picture(text, message.groups), mimetype="image/png")
    answer.cache_control.private = True
    answer.cache_control.max_age = _PICTURE_SECONDS
    return answer
