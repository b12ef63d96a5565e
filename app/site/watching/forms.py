"""The form for a game to watch: which decks, and how they are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from wtforms import Form, IntegerField, SelectField
from wtforms.fields.choices import SelectChoice
from wtforms.validators import NumberRange, Optional

from app.games.capabilities.watching import AnyWatching

LARGEST_SEED: Final = 999_999_999
_WRONG_SEED: Final = f"Enter a whole number from 0 to {LARGEST_SEED:,}, or leave it empty."


class WatchForm(Form):
    """The decks by source and key in `deck1` and so on, the seed, and the program."""

    seed = IntegerField(
        "Seed",
        [Optional(), NumberRange(0, LARGEST_SEED, _WRONG_SEED)],
        render_kw={"inputmode": "numeric"},
    )
    player = SelectField("Played by")
    seats: range

    @classmethod
    def of(cls, arguments: Any, watching: AnyWatching, decks: Sequence[SelectChoice]) -> WatchForm:
        """Return the form with a field for each seat; `decks` are the choices."""
        fields: dict[str, object] = {"seats": watching.seats}
        least = watching.seats[0]
        for seat in range(1, watching.seats[-1] + 1):
            is_needed = seat <= least
            choices = list(decks) if is_needed else [SelectChoice("", "nobody"), *decks]
            usual = choices[(seat - 1) % len(choices)].value if is_needed else ""
            fields[f"deck{seat}"] = SelectField(f"Deck {seat}", choices=choices, default=usual)
        made: type[WatchForm] = type(cls.__name__, (cls,), fields)
        form = made(arguments)
        form.player.choices = {name: f"{name}, {does}" for name, does in watching.players.items()}
        if not form.player.raw_data:
            form.player.data = next(iter(watching.players))
        return form

    @property
    def deck_fields(self) -> Iterator[Any]:
        """The fields of the decks."""
        return (field for field in self if field.name.startswith("deck"))

    @property
    def decks(self) -> tuple[str, ...]:
        """Source and key of each deck that plays."""
        return tuple(field.data for field in self.deck_fields if field.data)
