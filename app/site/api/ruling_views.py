"""Rulings for programs: a bench file answered, as the site and `threshold ruling` answer it."""

from __future__ import annotations

from flask import Response

from app.games.other_games import game_of_bench
from app.site.api import ruling_models as models
from app.site.api.operations import Topic, as_json, operation
from app.site.platform.http.problems import ProblemCode, ProblemError
from app.site.platform.request.access import Access, open_to
from app.site.platform.request.rate_limits import Cost, limited
from app.site.platform.storage.database import served_catalogue


@operation("rulings", Topic.CARDS, models.RulingAnswer, refusals=(413, 415), takes_text=True)
@open_to(Access.ANYONE)
@limited(Cost.SIMULATION)
def rulings(json: models.ToRule) -> Response:
    """Say by rule what is legal in a position, what is not and why, and what steps lead to.

    The body is JSON, or the bench file itself as `text/plain`. The answer has the members that
    `threshold ruling --json` prints. A text that cannot be read is a problem with the code
    `unreadable_bench`; `errors` has its lines and remedies.
    """
    game = game_of_bench(json.text)
    bench, catalogue, editions = (
        game.rulings.needed(), served_catalogue(game.key), game.editions.ids
    )  # fmt: skip
    if json.edition and json.edition not in editions:
        raise ProblemError(422, f"edition: choose one of {', '.join(editions)}.")
    seat = None if json.seat is None else json.seat - 1
    ruling = bench.report(json.text, catalogue, edition=json.edition, seat=seat)
    if ruling.problems:
        errors = [
            {"at": f"line {it.line}" if it.line else "text", "problem": it.words}
            for it in ruling.problems
        ]
        raise ProblemError(
            422, str(ruling.problems[0]), {"errors": errors}, code=ProblemCode.UNREADABLE_BENCH
        )
    answer = dict(ruling.as_json())
    if json.compare:
        answer["editions"] = bench.compared(json.text, catalogue, edition=json.edition).as_json()
    return as_json(answer)
