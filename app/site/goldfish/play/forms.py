"""The start of a game against the computer, and the person's settings while it goes on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from wtforms import BooleanField, Form, SelectField

from app.games.capabilities.computer_players import ComputerPlayers
from app.games.capabilities.playing import AnsweredFor, Asking

FIRST: Final[Mapping[str, int]] = {"first": 0, "second": 1}
"""Words for who takes the first turn; of any other the rules decide."""


class BeginForm(Form):
    """The computer's deck by source and key, its level, and who takes the first turn."""

    against = SelectField("The computer plays")
    level = SelectField("Level")
    order = SelectField(
        "You go",
        choices={"": "as the rules decide", "first": "first", "second": "second"},
        default="",
    )

    def __init__(self, arguments: Any, players: ComputerPlayers, decks: Any, usual: str) -> None:
        super().__init__(arguments)
        self.against.choices = decks
        self.level.choices = {it.key: f"{it.name}: {it.words}" for it in players.levels}
        if not self.against.raw_data:
            self.against.data = usual
        if not self.level.raw_data:
            self.level.data = players.usual

    def arguments(self) -> Mapping[str, object]:
        """Return the arguments for the deck's other pages: none."""
        return {}


class AnsweredForm(Form):
    """The times to ask the person, and who chooses the resources to pay with."""

    asking = SelectField(
        "Ask me to respond",
        choices={
            Asking.ALWAYS: "whenever I can",
            Asking.OTHERS: "in battle, and to what the computer does",
            Asking.BATTLE: "in battle only",
            Asking.NEVER: "never",
        },
        default=Asking.OTHERS,
    )
    by_hand = BooleanField("I choose the resources to pay with")

    @property
    def answered(self) -> AnsweredFor:
        """The questions that are answered for the person; the usual ones for a wrong value."""
        is_known = self.asking.data in set(Asking)
        asking = Asking(self.asking.data) if is_known else Asking.OTHERS
        return AnsweredFor(asking, pays=not self.by_hand.data)

    @property
    def arguments(self) -> Mapping[str, str]:
        """The settings as arguments of an address, without the usual ones."""
        answered = self.answered
        asked = {} if answered.asking is Asking.OTHERS else {"asking": answered.asking.value}
        return asked if answered.pays else {**asked, "by_hand": "1"}
