"""The short closed lists of the vocabulary: players, places, roles, durations, actions."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from app.games.spoils.terms import Area

__all__ = [
    "DECK_BOTTOM",
    "DECK_SHUFFLED",
    "DECK_TOP",
    "DISCARD_PILE",
    "EACH",
    "HAND",
    "LIFE",
    "NUMERIC_COST",
    "OPPONENT",
    "OUT_OF_GAME",
    "OUT_OF_GAME_FACE_DOWN",
    "PICKED_PLAYER",
    "PLAY",
    "PLAY_FACE_DOWN",
    "SPEED",
    "STRENGTH",
    "STRUCTURE",
    "THEY",
    "TOKENS",
    "VOID",
    "VOID_FACE_DOWN",
    "YOU",
    "Action",
    "Keyword",
    "Kind",
    "Measure",
    "Place",
    "Player",
    "Price",
    "Role",
    "State",
    "Until",
]


class Player(StrEnum):
    """The players a text refers to, from the point of view of the card's controller. Rules: 407.2.

    THEY is the player that a trigger's event or a `By` refers to, PICKED the one picked by
    `PickPlayer`. OPPONENT is every opponent, EACH every player in turn order (402.2).
    """

    YOU = "you"
    OPPONENT = "opponent"
    EACH = "each player"
    THEY = "they"
    PICKED = "picked player"


class Place(StrEnum):
    """The places that `Put` puts cards into. Rules: 403, 411.

    Face-down in play means as a resource. Only cr3 has the Void (403.7).
    """

    HAND = "hand"
    DECK_TOP = "top of deck"
    DECK_BOTTOM = "bottom of deck"
    DECK_SHUFFLED = "shuffled into deck"
    DISCARD_PILE = "discard pile"
    PLAY = "play"
    PLAY_FACE_DOWN = "play face-down"
    OUT_OF_GAME = "out of the game"
    OUT_OF_GAME_FACE_DOWN = "out of the game face-down"
    VOID = "the Void"
    VOID_FACE_DOWN = "the Void face-down"


class Role(StrEnum):
    """Cards that a text refers to by what happened to them while it was followed.

    THIS: the card with the text. PICKED: all cards picked so far that still have a type they
    were picked as (208.2); PICKED_CARD: the same, whatever their types are, where a text says
    card. CHOSEN, FOUND, REVEALED, LOOKED_AT, DISCARDED: by the latest such step. AFFECTED: the
    cards the latest step did change. THAT: the card a trigger's or replacement's event happened
    to, wherever the event put it; SOURCE: the card that did it. HOST: the card this one is
    attached to. RESPONDED_TO: the card, or the source of the ability, that was responded to.
    SET_ASIDE: cards that this card removed from the game. LAST_TACTIC: the latest tactic
    deployed this turn. ITSELF: each card that a change is made to, one by one.
    """

    THIS = "this"
    PICKED = "picked"
    PICKED_CARD = "picked card"
    CHOSEN = "chosen"
    FOUND = "found"
    REVEALED = "revealed"
    LOOKED_AT = "looked at"
    DISCARDED = "discarded"
    AFFECTED = "affected"
    THAT = "that"
    SOURCE = "source"
    HOST = "host"
    RESPONDED_TO = "responded to"
    SET_ASIDE = "set aside"
    LAST_TACTIC = "last tactic"
    ITSELF = "itself"


class State(StrEnum):
    """Conditions a card in play can be in."""

    DEPLETED = "depleted"
    RESTORED = "restored"
    COVERT = "covert"
    FACE_DOWN = "face-down"
    ATTACKING = "attacking"
    BLOCKING = "blocking"
    IN_BATTLE = "in a battle"
    NOT_IN_BATTLE = "not in a battle"
    ATTACHED_TO_FACTION = "attached to a faction"
    WITH_ABILITY = "with an ability"
    WITH_UNIQUE = "with Unique"
    ATTACKED_THIS_TURN = "attacked this turn"
    HAS_ASSIGNED_DAMAGE = "assigned damage this turn"
    HAS_RECEIVED_DAMAGE = "received damage this turn"
    HAS_DAMAGED_YOUR_FACTION = "damaged your faction this turn"
    DAMAGED_BY_THIS = "damaged by this card this turn"
    SINCE_TURN_STARTED = "in play under your control since the turn started"
    IN_PLAY_SINCE_TURN_STARTED = "in play since the turn started"
    TARGET_OF_ATTACK = "target of the attack"
    IN_COVERT_PARTY = "in a Covert party"
    ATTACKING_ALONE = "attacking alone"


class Kind(StrEnum):
    """The kinds of words that `Name` names, and that two cards can have in common."""

    NAME = "name"
    TYPE = "type"
    SUBTYPE = "subtype"
    ICON = "icon"


class Measure(StrEnum):
    """A stat of a card. PRINTED_LIFE ignores every change."""

    STRENGTH = "strength"
    LIFE = "life"
    SPEED = "speed"
    STRUCTURE = "structure"
    NUMERIC_COST = "numeric cost"
    TOKENS = "tokens"
    PRINTED_LIFE = "printed life"
    THRESHOLD_ICONS = "threshold icons"


class Until(StrEnum):
    """The end of a change. FOR_GOOD ends when the card changes area (508.1).

    WHILE_DEPLETED ends when the card is restored, or this card leaves play. NEXT_OWN_TURN is the
    next turn of the changed card's controller, or of the player that an established paragraph
    speaks of.
    """

    END_OF_TURN = "this turn"
    END_OF_BATTLE = "this battle"
    YOUR_NEXT_TURN = "until your next turn"
    NEXT_OWN_TURN = "your next turn"
    END_OF_GAME = "this game"
    FOR_GOOD = "for good"
    WHILE_DEPLETED = "while depleted"


class Action(StrEnum):
    """The actions that a rule forbids, demands, allows, limits or prices."""

    ATTACK = "attack"
    ATTACK_FACTION = "attack your faction"
    ATTACK_AT_ONCE = "attack at once"
    BLOCK = "block"
    BLOCK_COVERT = "block Covert parties"
    BE_BLOCKED = "be blocked"
    BE_PICKED = "be picked"
    BE_DESTROYED = "be destroyed"
    BE_RESTORED = "be restored"
    BE_RESTORED_BY_RULE = "be restored by a Restore Rule"
    BE_TAKEN = "be taken control of"
    BE_DEPLOYED = "be deployed"
    RESPOND = "respond"
    DEPLOY = "deploy"
    DEPLOY_FACE_UP = "deploy by Flip Up"
    DRAW = "draw"
    SEARCH = "search"
    USE_ABILITY = "use an ability"
    PICK = "pick"
    LOSE_AT_ZERO = "lose by having 0 influence"


class Price(StrEnum):
    """The terms on which an effect lets a player deploy a card. Rules: 402.8."""

    AS_USUAL = "as usual"
    FREE = "for free"
    NO_THRESHOLD = "without its threshold"
    FREE_NO_THRESHOLD = "for free, without its threshold"


class Keyword(StrEnum):
    """Keywords without a parameter. Rules: 507.3, 507.6; ANY_NUMBER: 103.1c."""

    COVERT = "Covert"
    TACTICAL = "Tactical"
    ANY_NUMBER = "any number in a deck"


YOU = Player.YOU
OPPONENT = Player.OPPONENT
EACH = Player.EACH
THEY = Player.THEY
PICKED_PLAYER = Player.PICKED

HAND = Place.HAND
DECK_TOP = Place.DECK_TOP
DECK_BOTTOM = Place.DECK_BOTTOM
DECK_SHUFFLED = Place.DECK_SHUFFLED
DISCARD_PILE = Place.DISCARD_PILE
PLAY = Place.PLAY
PLAY_FACE_DOWN = Place.PLAY_FACE_DOWN
OUT_OF_GAME = Place.OUT_OF_GAME
OUT_OF_GAME_FACE_DOWN = Place.OUT_OF_GAME_FACE_DOWN
VOID = Place.VOID
VOID_FACE_DOWN = Place.VOID_FACE_DOWN

STRENGTH = Measure.STRENGTH
LIFE = Measure.LIFE
SPEED = Measure.SPEED
STRUCTURE = Measure.STRUCTURE
NUMERIC_COST = Measure.NUMERIC_COST
TOKENS = Measure.TOKENS


AREA_OF: Final = MappingProxyType(
    {
        Place.HAND: Area.HAND,
        Place.DECK_TOP: Area.DECK,
        Place.DECK_BOTTOM: Area.DECK,
        Place.DECK_SHUFFLED: Area.DECK,
        Place.DISCARD_PILE: Area.DISCARD_PILE,
        Place.PLAY: Area.IN_PLAY,
        Place.PLAY_FACE_DOWN: Area.IN_PLAY,
        Place.OUT_OF_GAME: Area.OUT_OF_GAME,
        Place.OUT_OF_GAME_FACE_DOWN: Area.OUT_OF_GAME,
        Place.VOID: Area.VOID,
        Place.VOID_FACE_DOWN: Area.VOID,
    }
)
"""The area of each place. Rules: 403."""
