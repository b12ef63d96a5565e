"""Changes that somebody has to decide: a page shows what stands and what was sent, and asks.

Forms of the desk carry the version that they were made on in a field `made_on`. Where something
else stands by now, the second judge sees both; nothing is overwritten unseen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from flask import render_template, request
from flask.typing import ResponseReturnValue

MADE_ON: Final = "made_on"
_NOT_SENT_AGAIN: Final = frozenset({"csrf_token"})


class DecisionNeededError(Exception):
    """A change that is not made before somebody has seen `facts`, pairs of a title and a text.

    `answer` are the words of the button that sends the form again, with `fields` besides; `keep`
    are those of the link that changes nothing, to the address `back`.
    """

    def __init__(
        self,
        title: str,
        facts: tuple[tuple[str, str], ...],
        answer: str,
        keep: str,
        back: str,
        fields: Mapping[str, str],
    ) -> None:
        """Keep what the page says."""
        super().__init__(title)
        self.title, self.facts, self.answer = title, facts, answer
        self.keep, self.back, self.fields = keep, back, fields


def require_seen(now: str, *, what: str, stands: str, sent: str, back: str, who: str = "") -> None:
    """Raise DecisionNeededError if the form was made on another version than `now`.

    `stands` and `sent` say what is stored by now and what the form would store, `who` by whom
    it was changed. A request without the field, as scripts send it, is not checked.
    """
    if request.form.get(MADE_ON, now) == now:
        return
    raise DecisionNeededError(
        f"Somebody else has changed {what}",
        ((f"Stands now{f', from {who}' if who else ''}", stands), ("You sent", sent)),
        "Save mine instead",
        "Keep what stands",
        back,
        {MADE_ON: now},
    )


def decision_page(question: DecisionNeededError) -> ResponseReturnValue:
    """Ask; the answer is the same request with the fields that the question adds."""
    fields = [
        (name, value)
        for name, value in request.form.items(multi=True)
        if name not in _NOT_SENT_AGAIN and name not in question.fields
    ]
    page = render_template(
        "events/decision.html",
        question=question,
        address=request.full_path.removesuffix("?"),
        fields=[*fields, *question.fields.items()],
    )
    return page, 409
