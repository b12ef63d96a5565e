"""Pages of a collection: completion, checklists, search, wish list and trade list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from flask import Blueprint, abort, flash, jsonify, redirect, render_template, request, session
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from app.games.tabletop.collection import Holdings, any_printing, counted_printing, is_any
from app.games.tabletop.facts import CardSet, PrintingId, PrintingLike
from app.games.text import fold
from app.site.accounts.current import current_account
from app.site.cards.holdings import (
    COLLECTION_KEY,
    COLLECTIONS,
    Collector,
    copies_of,
    current_collector,
    holdings_of,
)
from app.site.collection import deck_comparison, deck_pages, imports, store
from app.site.collection.count_table import Taken, count_rows, take_counts
from app.site.collection.ownership import (
    collection_key,
    copies_without_account,
    keep_collection,
    remember_collector,
    writing_collector,
)
from app.site.collection.progress import STYLES, bars_of, progress_of
from app.site.collection.search import Findings, find_printings
from app.site.decks.blueprint import DECK
from app.site.decks.blueprint import bp as decks
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import PREFIX, current_game, game_path
from app.site.platform.request.incoming import whole_number
from app.site.platform.storage.database import (
    current_catalogue,
    current_database,
    current_indexed_catalogue,
)
from app.site.presentation.formatting import plural
from app.tables import Pile, key_hash

FULL: Final = 4
"""Copies of a printing that count as all one needs, where nothing else is asked."""

SHOWN: Final = (("all", "All"), ("owned", "Owned"), ("missing", "Not owned"))


@open_to(Access.LINK)
def overview() -> str:
    """Show totals and completion, with links to add cards."""
    catalogue = current_catalogue()
    with current_database().reading() as session:
        piles = {
            pile: copies_of(session, current_collector(), current_game().key, pile) for pile in Pile
        }
    holdings = Holdings.of(piles[Pile.OWNED], catalogue)
    full = min(store.MOST_COPIES, max(1, request.args.get("full", FULL, whole_number)))
    sets = progress_of(holdings, catalogue, full)
    return render_template(
        "collection/overview.html",
        totals=(
            (sum(holdings.by_printing.values()), "copies"),
            (len(holdings.by_name), "names"),
            (len(holdings.by_printing), "printings"),
            (sum(piles[Pile.WISH].values()), "on the wish list"),
            (sum(piles[Pile.TRADE].values()), "to trade"),
        ),
        without_account=copies_without_account(),
        collection_key=collection_key(),
        gone=[one for one in holdings.by_printing if one not in catalogue.by_printing],
        sets=sets,
        bars=bars_of(sets),
        styles=STYLES,
        full=full,
    )


@open_to(Access.LINK)
def checklist(code: str) -> ResponseReturnValue:
    """Show all printings of a set with a field for each count."""
    catalogue = current_catalogue()
    card_set = catalogue.by_set.get(code.upper())
    if card_set is None:
        abort(404)
    printings = [printing for printing in catalogue.printings if printing.set == card_set]
    shown = request.args.get("show", "all")
    return _counted(
        "collection/checklist.html",
        Pile.OWNED,
        printings,
        shown=shown if shown in dict(SHOWN) else "all",
        set=card_set,
        neighbours=_neighbours(card_set),
    )


def _neighbours(card_set: CardSet) -> tuple[CardSet | None, CardSet | None]:
    """Return the previous and the next set that have printings."""
    printed = {printing.set.code for printing in current_catalogue().printings}
    sets = [one for one in current_catalogue().sets if one.code in printed]
    place = sets.index(card_set) if card_set in sets else 0
    before = sets[place - 1] if place else None
    return before, sets[place + 1] if place + 1 < len(sets) else None


@open_to(Access.LINK)
def find_cards() -> ResponseReturnValue:
    """Show matching printings with a field for each count."""
    pile = _pile(request.args.get("pile", Pile.OWNED.value))
    query = request.args.get("q", "").strip()
    with current_database().reading() as session:
        holdings = holdings_of(
            session, current_collector(), current_game().key, current_catalogue()
        )
    language = current_game().language.needed()
    found = (
        find_printings(query, current_indexed_catalogue(), language, holdings)
        if query
        else Findings()
    )
    printings = found.printings if pile is Pile.OWNED else _with_any(found.printings)
    return _counted("collection/search.html", pile, printings, found=found, query=query)


def _with_any(printings: Sequence[PrintingLike]) -> list[PrintingLike]:
    """Return printings for the wish list; before a card's first one comes the choice of any."""
    catalogue, seen = current_catalogue(), set[str]()
    rows: list[PrintingLike] = []
    for printing in printings:
        if printing.card.name not in seen:
            rows.append(any_printing(printing.card, catalogue))
            seen.add(printing.card.name)
        rows.append(printing)
    return rows


@open_to(Access.LINK)
def wish() -> ResponseReturnValue:
    """The wish list."""
    return _pile_page(Pile.WISH)


@open_to(Access.LINK)
def trade() -> ResponseReturnValue:
    """The trade list."""
    return _pile_page(Pile.TRADE)


def _pile_page(pile: Pile) -> ResponseReturnValue:
    with current_database().reading() as session:
        held = copies_of(session, current_collector(), current_game().key, pile)
    catalogue = current_catalogue()
    posted = {name.partition(".")[2] for name in request.form if name.startswith("copies.")}
    wanted = {PrintingId(one) for one in (*held, *posted)}
    known = (counted_printing(one, catalogue) for one in wanted)
    printings = sorted(filter(None, known), key=_by_name)
    return _counted("collection/pile.html", pile, printings)


def _by_name(printing: PrintingLike) -> tuple[str, bool, int, int]:
    number = printing.number or 0
    return fold(printing.card.name), not is_any(printing.id), printing.set.order, number


@open_to(Access.LINK)
def count() -> ResponseReturnValue:
    """Store one count for a script; answers 409 or 422 with the reason if it was not stored."""
    pile = _pile(request.form.get("pile", ""))
    catalogue = current_catalogue()
    with current_database().writing() as session:
        taken = take_counts(
            session, writing_collector(), current_game().key, pile, request.form, catalogue
        )
        if taken.stored:
            remember_collector()
        fields = [name for name in request.form if name.startswith("copies.")]
        known = [PrintingId(name.removeprefix("copies.")) for name in fields]
        printings = [one for one in (counted_printing(id_, catalogue) for id_ in known) if one]
        rows = count_rows(
            session, current_collector(), current_game().key, pile, printings, catalogue, taken
        )
    answer = [
        {
            "printing": row.printing.id,
            "copies": row.copies,
            "of_name": row.of_name,
            "problem": row.problem,
        }
        for row in rows
    ]
    return jsonify(answer), _status(taken)


def _counted(
    template: str,
    pile: Pile,
    printings: Sequence[PrintingLike],
    *,
    shown: str = "all",
    **values: Any,
) -> ResponseReturnValue:
    """Show a page with a table of counts, after storing a submitted one."""
    catalogue, taken = current_catalogue(), Taken()
    if request.method == "POST":
        with current_database().writing() as session:
            taken = take_counts(
                session, writing_collector(), current_game().key, pile, request.form, catalogue
            )
        if taken.stored:
            remember_collector()
            flash(f"{plural(taken.stored, 'count')} saved.", "legal")
        if not taken.problems:
            return redirect(request.full_path.rstrip("?"), 303)
    with current_database().reading() as session:
        rows = count_rows(
            session, current_collector(), current_game().key, pile, printings, catalogue, taken
        )
    if shown != "all":
        rows = tuple(row for row in rows if row.problem or bool(row.copies) == (shown == "owned"))
    page = render_template(template, rows=rows, pile=pile, taken=taken, shown=shown, **values)
    return page, _status(taken)


def _status(taken: Taken) -> int:
    if taken.is_clash:
        return 409
    return 422 if taken.problems else 200


def _pile(word: str) -> Pile:
    if word not in set(Pile):
        abort(404)
    return Pile(word)


@open_to(Access.LINK)
def open_link(key: str) -> ResponseReturnValue:
    """Ask whether to use the collection with this key on this device; a form says yes."""
    known = Collector(key_hash=key_hash(key))
    with current_database().reading() as rows:
        if rows.connection().execute(select(COLLECTIONS.c.id).where(known.owns)).first() is None:
            abort(404)
    if request.method == "GET":
        is_other = session.get(COLLECTION_KEY) not in (None, key)
        return render_template(
            "collection/link.html",
            replaced=copies_without_account() if is_other else 0,
            replaced_key=session.get(COLLECTION_KEY),
        )
    session[COLLECTION_KEY] = key
    flash("This device now uses the collection.", "legal")
    return redirect(f"{game_path()}/collection", 303)


@open_to(Access.SIGNED_IN)
def take() -> ResponseReturnValue:
    """Put the collection that was made on this device without an account into the account's."""
    account = current_account()
    assert account is not None
    keep_collection(account.id)
    flash("The copies are now in your account's collection.", "legal")
    return redirect(f"{game_path()}/collection", 303)


bp = Blueprint("collection", __name__, url_prefix=f"{PREFIX}/collection")
bp.add_url_rule("", "overview", overview)
bp.add_url_rule("/search", "search", find_cards, methods=["GET", "POST"])
bp.add_url_rule("/count", "count", count, methods=["POST"])
bp.add_url_rule("/import", "import", imports.import_cards, methods=["GET", "POST"])
bp.add_url_rule("/export/<pile>.<form>", "export", imports.export)
bp.add_url_rule("/take", "take", take, methods=["POST"])
bp.add_url_rule("/link/<key>", "link", open_link, methods=["GET", "POST"])
bp.add_url_rule("/together", "together", deck_comparison.decks_together)
bp.add_url_rule("/wish", "wish", wish, methods=["GET", "POST"])
bp.add_url_rule("/trade", "trade", trade, methods=["GET", "POST"])
bp.add_url_rule("/<code>", "checklist", checklist, methods=["GET", "POST"])

decks.add_url_rule(f"{DECK}/missing", "missing", deck_pages.missing)
decks.add_url_rule(f"{DECK}/missing.csv", "missing_as_csv", deck_pages.missing_as_csv)
decks.add_url_rule(f"{DECK}/missing", "wish_for", deck_pages.wish_for, methods=["POST"])
decks.add_url_rule(f"{DECK}/pull", "pull", deck_pages.pulled)
