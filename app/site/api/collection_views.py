"""The collection of a token's account: read, and changed printing by printing."""

from __future__ import annotations

from collections.abc import Mapping

from flask import Response

from app.games.tabletop.collection import counted_printing, is_any
from app.games.tabletop.facts import AnyCatalogue, PrintingId
from app.site.accounts.current import me
from app.site.accounts.tokens import Scope
from app.site.api import account_models as models
from app.site.api.operations import Topic, as_json, operation
from app.site.cards.holdings import Collector, copies_of
from app.site.collection import store
from app.site.collection.count_table import is_counted
from app.site.platform.http.problems import ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.current_game import current_game
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import current_catalogue, current_database
from app.tables import Pile


@operation("collection", Topic.ACCOUNT, models.CollectionList, scope=Scope.READ_COLLECTION)
@open_to(Access.SIGNED_IN)
@limited(Cost.PROGRAM)
def collection(pile: str) -> Response:
    """One list of your collection: `owned`, `wish` or `trade`."""
    which, catalogue = _pile(pile), current_catalogue()
    with current_database().reading() as session:
        copies = copies_of(session, Collector(me().id), current_game().key, which)
    return as_json(
        {
            "game": current_game().key,
            "pile": which.value,
            "digest": store.digest(copies),
            "copies": [_held(one, copies[one], catalogue) for one in sorted(copies)],
        }
    )


def _held(identity: PrintingId, copies: int, catalogue: AnyCatalogue) -> Mapping[str, object]:
    printing = counted_printing(identity, catalogue)
    known = None if printing is None or is_any(identity) else printing
    return {
        "printing": identity,
        "copies": copies,
        "name": printing and printing.card.name,
        "set": known and known.set.code,
        "number": known and known.number,
    }


@operation(
    "change_collection",
    Topic.ACCOUNT,
    models.CountsStored,
    refusals=(404, 409, 413, 415),
    scope=Scope.WRITE_COLLECTION,
)
@open_to(Access.SIGNED_IN)
@limited(Cost.PROGRAM)
def change_collection(pile: str, json: models.CountChange) -> Response:
    """Change counts of one list of your collection, all of them or none.

    If `digest` is given and the list has another one by now, nothing is changed: the answer is 409
    with the digest of the list as it is.
    """
    which, game = _pile(pile), current_game().key
    _require_counted((*json.set, *json.add), which)
    if low := next((it for it, copies in json.set.items() if copies < 0), None):
        raise ProblemError(422, f"set: {low!r} cannot have fewer than 0 copies.")
    collector = Collector(me().id)
    with current_database().writing() as session:
        stored = copies_of(session, collector, game, which)
        seen = store.digest(stored)
        wanted = _changed(stored, json)
        if (json.digest or seen) != seen or not store.replace(
            session, collector, game, which, seen, wanted
        ):
            raise _other_by_now(store.digest(copies_of(session, collector, game, which)))
    changed = sum(stored.get(one, 0) != wanted.get(one, 0) for one in {*stored, *wanted})
    return as_json({"digest": store.digest(wanted), "changed": changed})


def _changed(
    stored: Mapping[PrintingId, int], asked: models.CountChange
) -> Mapping[PrintingId, int]:
    wanted = {**stored, **{PrintingId(one): copies for one, copies in asked.set.items()}}
    for one, more in asked.add.items():
        there = wanted.get(PrintingId(one), 0)
        wanted[PrintingId(one)] = min(store.MOST_COPIES, max(0, there + more))
    return wanted


def _require_counted(printings: tuple[str, ...], pile: Pile) -> None:
    catalogue = current_catalogue()
    unknown = [it for it in printings if not is_counted(PrintingId(it), pile, catalogue)]
    if unknown:
        raise ProblemError(
            422,
            f"There is no printing {unknown[0]!r} in {current_game().title}. Nothing was changed.",
            {"unknown": unknown[:_MOST_NAMED]},
        )


_MOST_NAMED = 100


def _other_by_now(digest: str) -> ProblemError:
    return ProblemError(
        409, "The list has changed since it was read. Read it again.", {"digest": digest}
    )


def _pile(word: str) -> Pile:
    if word not in set(Pile):
        raise ProblemError(404, f"There is no list {word!r}: choose {', '.join(Pile)}.")
    return Pile(word)
