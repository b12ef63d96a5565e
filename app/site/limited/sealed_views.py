"""Sealed pools: opening boosters, looking at the pool, and building a deck from it."""

from __future__ import annotations

from flask import redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.capabilities.limited import AnyLimited
from app.games.tabletop import limited as rules
from app.games.tabletop.facts import PrintingLike
from app.site.limited.addresses import SealedAddress
from app.site.limited.boosters import booster_named, sold_boosters
from app.site.limited.cards import grouped, rows_of
from app.site.limited.decks import open_deck
from app.site.limited.forms import SealedForm
from app.site.limited.views import begin
from app.site.platform.access import Access, open_to
from app.site.platform.catalogue import current_catalogue
from app.site.platform.games import current_game
from app.site.platform.rate_limits import Cost, limited


@open_to(Access.ANYONE)
def open_sealed() -> ResponseReturnValue:
    """Lead to the pool that the form asks for."""
    form = SealedForm.of(request.args, sold_boosters())
    if not form.validate():
        return begin(sealed=form), 422
    packs = tuple((booster_named(code), copies) for code, copies in form.chosen)
    return redirect(SealedAddress(packs, form.chosen_seed).path, 303)


@open_to(Access.ANYONE)
def sealed() -> str:
    """Show the boosters of the address, and the pool that they make."""
    checks = current_game().needed_limited()
    address = SealedAddress.read(request.args)
    opened = _opened(address, checks)
    return render_template(
        "limited/sealed.html",
        address=address,
        packs=[rows_of(cards) for cards in opened],
        groups=grouped(card for cards in opened for card in cards),
        total=sum(map(len, opened)),
        can_build=current_game().needed_cards().drafting is not None,
    )


@open_to(Access.ANYONE)
@limited(Cost.NEW_DECK)
def build() -> ResponseReturnValue:
    """Start a deck from the pool of the address."""
    checks = current_game().needed_limited()
    address = SealedAddress.read(request.args)
    cards = [card for cards in _opened(address, checks) for card in cards]
    name = f"Sealed, {address.in_words}, seed {address.seed}"
    return open_deck(cards, name, address.path)


def _opened(address: SealedAddress, checks: AnyLimited) -> tuple[tuple[PrintingLike, ...], ...]:
    packs = {booster.set.code: copies for booster, copies in address.packs}
    return rules.open_sealed(packs, address.seed, checks, current_catalogue())
