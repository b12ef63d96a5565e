"""Questions that players answer when they join."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from app.games.text import plain_line
from app.site.accounts import AccountError
from app.site.accounts.mail_addresses import LONGEST_ADDRESS, check_address

MOST_QUESTIONS: Final = 8
LONGEST_QUESTION: Final = 200
LONGEST_ANSWER: Final = 300
MOST_CHOICES: Final = 20
LONGEST_CHOICE: Final = 80

YES: Final = "yes"
NO: Final = "no"


class QuestionKind(StrEnum):
    """Kinds of answers to a question."""

    TEXT = "text"
    CHOICE = "choice"
    YES_NO = "yes_no"
    MAIL = "mail"


@dataclass(frozen=True)
class EntryQuestion:
    """One question. `key` stays the same when its words change; answers are stored by it."""

    key: str
    kind: QuestionKind
    text: str
    choices: tuple[str, ...] = ()
    is_required: bool = False

    @property
    def answers(self) -> tuple[str, ...]:
        """The possible answers, if they are given."""
        return (YES, NO) if self.kind is QuestionKind.YES_NO else self.choices

    def plain(self) -> dict[str, Any]:
        """Return the question as it is stored."""
        return {
            "key": self.key,
            "kind": self.kind.value,
            "text": self.text,
            "choices": list(self.choices),
            "required": self.is_required,
        }


def read_questions(stored: Iterable[Mapping[str, Any]]) -> tuple[EntryQuestion, ...]:
    """Return the questions of an event from its column."""
    return tuple(
        EntryQuestion(
            one["key"],
            QuestionKind(one["kind"]),
            one["text"],
            tuple(one["choices"]),
            one["required"],
        )
        for one in stored
    )


def read_choices(text: str) -> tuple[str, ...]:
    """Return the different choices of a text with one per line or separated by semicolons."""
    parts = (plain_line(one, LONGEST_CHOICE) for one in text.replace(";", "\n").splitlines())
    return tuple(dict.fromkeys(one for one in parts if one))


def check_answer(question: EntryQuestion, text: str) -> str:
    """Return an answer as it is stored, empty for none. Raises ValueError if it does not fit."""
    answer = plain_line(text, max(LONGEST_ANSWER, LONGEST_ADDRESS) + 1)
    if not answer:
        if question.is_required:
            raise ValueError("This question needs an answer.")
        return ""
    if question.kind is QuestionKind.MAIL:
        try:
            return check_address(answer)
        except AccountError as problem:
            raise ValueError(str(problem)) from None
    if question.answers and answer not in question.answers:
        raise ValueError("Choose one of the options.")
    if len(answer) > LONGEST_ANSWER:
        raise ValueError(f"An answer can have up to {LONGEST_ANSWER} characters.")
    return answer


def mail_in(questions: Sequence[EntryQuestion], answers: Mapping[str, str]) -> str:
    """Return the first mail address that was given as an answer, or nothing."""
    mails = (one.key for one in questions if one.kind is QuestionKind.MAIL)
    return next((answers[key] for key in mails if answers.get(key)), "")
