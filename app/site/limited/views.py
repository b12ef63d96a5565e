"""The page that begins limited play."""

from __future__ import annotations

from flask import abort, render_template

from app.games import offered
from app.site.limited.boosters import AnyBooster, sold_boosters
from app.site.limited.forms import DraftForm, SealedForm
from app.site.platform.access import Access, open_to
from app.site.platform.games import current_game


@open_to(Access.ANYONE)
def index() -> str:
    """Show what can be opened and drafted."""
    return begin()


def begin(sealed: SealedForm | None = None, draft: DraftForm | None = None) -> str:
    """Return the page with both forms; one that was sent shows its errors."""
    sold = sold_boosters()
    if not sold:
        abort(404)
    drafting = offered(current_game().needed_cards().drafting)
    return render_template(
        "limited/index.html",
        sealed=sealed or SealedForm.of(None, sold),
        draft=draft or DraftForm.of(None, sold),
        drafting=drafting,
        contents=[contents_in_words(booster) for booster in sold],
    )


def contents_in_words(booster: AnyBooster) -> str:
    """Return what a booster holds, as in `1 rare, 3 uncommon, 9 common`."""
    return ", ".join(f"{slot.cards} {slot.rarity.value}" for slot in booster.slots)
