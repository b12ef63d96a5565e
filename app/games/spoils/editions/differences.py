"""What differs between the editions, one field each. `ED-nn` numbers are ours."""

from dataclasses import dataclass
from typing import Final

from app.games.spoils.editions.edition import Edition


@dataclass(frozen=True, slots=True, kw_only=True)
class EditionRules:
    """The values of one edition for everything on which editions differ."""

    constructed_minimum: int
    """Fewest cards of a constructed deck, faction not counted. ED-01; rules: 103.1b."""

    limited_minimum: int
    """Fewest cards of a limited deck, faction not counted. ED-01; rules: 103.2b."""

    copies: int
    """Most copies of a name in a constructed deck. ED-03; rules: 103.1c."""

    staple_cards_exempt: bool
    """Whether the staple supertype on any card lifts the copy limit. ED-02; rules: 103.1c."""

    has_banned_lists: bool
    """Whether the edition knows banned lists. ED-04; rules: 103.1d, 103.2d."""

    face_down_provides_volition: bool
    """Whether a face-down card in play provides Volition. ED-18; rules: 405.5."""

    any_card_provides_icons: bool
    """Whether icons on cards other than resources count. ED-19; rules: 311.1, 405.1."""

    has_flip_up: bool
    """Whether a face-down resource can be deployed for Flip Up. ED-26; rules: 406.7, 507.4."""


EDITIONS: Final = {
    Edition.BASIC1E: EditionRules(
        constructed_minimum=75,
        limited_minimum=45,
        copies=4,
        staple_cards_exempt=False,
        has_banned_lists=False,
        face_down_provides_volition=False,
        any_card_provides_icons=False,
        has_flip_up=False,
    ),
    Edition.CR2010: EditionRules(
        constructed_minimum=75,
        limited_minimum=45,
        copies=4,
        staple_cards_exempt=False,
        has_banned_lists=True,
        face_down_provides_volition=False,
        any_card_provides_icons=True,
        has_flip_up=True,
    ),
    Edition.CR3: EditionRules(
        constructed_minimum=75,
        limited_minimum=40,
        copies=4,
        staple_cards_exempt=True,
        has_banned_lists=True,
        face_down_provides_volition=True,
        any_card_provides_icons=True,
        has_flip_up=True,
    ),
}
