"""What the form of a kind of facts asks: its columns in words."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FormField:
    """One field of a form: its column, its label, a note, its choices if they are closed."""

    name: str
    label: str
    note: str = ""
    choices: tuple[str, ...] = ()
    is_long: bool = False
    is_required: bool = False
    is_key: bool = False
