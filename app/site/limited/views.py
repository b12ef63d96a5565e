"""Pages of limited play at home: what can be opened, sealed pools, and drafts."""

from __future__ import annotations

from dataclasses import replace

from flask import Blueprint, abort, redirect, render_template, request
from flask.typing import ResponseReturnValue

from app.games.tabletop import limited as rules
from app.games.tabletop.construction import PoolChecks
from app.games.tabletop.facts import PrintingLike
from app.games.tabletop.limited import Draft, DraftError, DraftSetup, play_draft
from app.site.limited.addresses import DIGITS, DraftAddress, SealedAddress, number_in
from app.site.limited.boosters import AnyBooster, booster_named, sold_boosters
from app.site.limited.cards import ArrangedPool, arranged_pool, grouped, in_order, rows_of
from app.site.limited.decks import open_deck
from app.site.limited.forms import DraftForm, SealedForm
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import PREFIX, current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue


@open_to(Access.ANYONE)
def index() -> str:
    """Show what can be opened and drafted."""
    return begin()


def begin(sealed: SealedForm | None = None, draft: DraftForm | None = None) -> str:
    """Return the page with both forms; one that was sent shows its errors."""
    sold = sold_boosters()
    if not sold:
        abort(404)
    drafting = current_game().drafting.or_none()
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
    checks = current_game().limited.needed()
    address = SealedAddress.read(request.args)
    opened = _opened(address, checks)
    arranged = _arranged(address.path)
    return render_template(
        "limited/sealed.html",
        arranged=arranged,
        address=address,
        packs=[rows_of(cards) for cards in opened],
        groups=grouped((card for cards in opened for card in cards), arranged.order),
        total=sum(map(len, opened)),
        can_build=bool(current_game().drafting),
    )


@open_to(Access.ANYONE)
@limited(Cost.NEW_DECK)
def build_sealed() -> ResponseReturnValue:
    """Start a deck from the pool of the address."""
    checks = current_game().limited.needed()
    address = SealedAddress.read(request.args)
    cards = [card for cards in _opened(address, checks) for card in cards]
    name = f"Sealed, {address.in_words}, seed {address.seed}"
    return open_deck(cards, name, address.path)


def _arranged(address: str) -> ArrangedPool:
    return arranged_pool(address, request.args.get("show", ""), request.args.get("by", ""))


def _opened(address: SealedAddress, checks: PoolChecks) -> tuple[tuple[PrintingLike, ...], ...]:
    packs = {booster.set.code: copies for booster, copies in address.packs}
    return rules.open_sealed(packs, address.seed, checks, current_catalogue())


@open_to(Access.ANYONE)
def begin_draft() -> ResponseReturnValue:
    """Lead to the first booster of the draft that the form asks for."""
    method = current_game().drafting.needed().version
    form = DraftForm.of(request.args, sold_boosters())
    if not form.validate():
        return begin(draft=form), 422
    rounds = tuple(booster_named(code) for code in form.chosen)
    address = DraftAddress(rounds, int(form.seats.data), form.chosen_seed)
    return redirect(address.path(method), 303)


@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def draft() -> ResponseReturnValue:
    """Show the booster to choose from, or what was drafted."""
    drafting = current_game().drafting.needed()
    address = DraftAddress.read(request.args)
    has_changed = bool(address.made) and address.made != address.fingerprint(drafting.version)
    try:
        drafted = _drafted(address)
    except DraftError:
        fresh = replace(address, picks=(), made="")
        again = fresh.path(drafting.version)
        page = render_template("limited/changed.html", address=address, again=again)
        return page, 409 if has_changed else 404
    arranged = _arranged(address.path(drafting.version))
    return render_template(
        "limited/draft.html",
        arranged=arranged,
        address=address,
        arguments={**address.arguments(drafting.version), **arranged.asked},
        draft=drafted,
        groups=grouped(drafted.pools[0], arranged.order),
        pack=in_order(drafted.pack, arranged.order),
        others=[grouped(pool) for pool in drafted.pools[1:]] if drafted.is_over else [],
        digits=DIGITS,
        here=address.path(drafting.version),
        has_changed=has_changed,
        method=drafting.method,
    )


@open_to(Access.ANYONE)
@limited(Cost.NEW_DECK)
def build_draft() -> ResponseReturnValue:
    """Start a deck from what a seat of the draft took; the visitor has seat 0."""
    drafting = current_game().drafting.needed()
    address = DraftAddress.read(request.args)
    seat = number_in(request.form.get("seat", "0"))
    try:
        drafted = _drafted(address)
    except DraftError:
        abort(404)
    if not drafted.is_over or seat is None or seat >= address.seats:
        abort(404)
    name = f"Draft, {address.in_words}, seed {address.seed}"
    if seat:
        name = f"Bot {seat}: {name}"
    return open_deck(drafted.pools[seat], name, address.path(drafting.version))


def _drafted(address: DraftAddress) -> Draft[PrintingLike]:
    """Return the draft. Raises DraftError for picks that were not possible."""
    setup = DraftSetup(address.seats, address.rounds, address.seed)
    bot = current_game().drafting.needed().bot(current_catalogue())
    return play_draft(setup, address.picks, bot)


bp = Blueprint("limited", __name__, url_prefix=f"{PREFIX}/limited")
bp.add_url_rule("", "index", index)
bp.add_url_rule("/sealed/open", "open_sealed", open_sealed)
bp.add_url_rule("/sealed", "sealed", sealed)
bp.add_url_rule("/sealed", "build_sealed", build_sealed, methods=["POST"])
bp.add_url_rule("/draft/begin", "begin_draft", begin_draft)
bp.add_url_rule("/draft", "draft", draft)
bp.add_url_rule("/draft", "build_draft", build_draft, methods=["POST"])
