"""Obstacles: what keeps an answer from being legal, each with the rule that says so.

The functions that decide what is legal yield them, and an answer is legal when they yield none; so
what is legal and why something is not cannot disagree. docs/reasons.md lists them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from app.games.spoils.engine.model.actions import CardId


class Obstacle(Enum):
    """One way of being illegal: its rule in cr3, and words about it.

    In the words, `{it}` is the card of the answer, `{by}` the cards that forbid it or are in the
    way, and `{more}` what can be counted, such as the icons that are missing.
    """

    # Any question
    GAME_OVER = "102.1", "The game is over."
    NO_ANSWER = "603.2", "That is not an answer of this game."
    NO_CARD = "603.2", "There is no such card in this game."
    ENOUGH_ACTIONS = "414.2b", "After so many actions in a turn, only its end is offered."
    LEADS_NOWHERE = "401.2", "After {it}, the costs could not be met."
    LEADS_ON_UNKNOWN = "401.2", "Unknown: a search took too long for the costs after {it}."

    # Windows
    NO_ATTACK_NOW = "603.2c", "An attack is announced among the actions of one's own turn."
    NO_END_NOW = "603.2d", "Only the player whose turn it is can end it, between two actions."
    NOTHING_TO_CLOSE = "603.2", "In your own turn you act, or end the turn."
    ATTACK_OWED = "505.1", "Before the turn ends, {by} must attack."
    NO_RESPONSES = "402.7", "{by} forbids responses."

    # Deploying
    NO_DEPLOY_FROM_THERE = (
        "604.1a",
        "{it} is not in hand, and no text lets it be deployed.",
    )
    RESOURCE = "604.1a", "{it} is a resource card: it is played as a resource, never deployed."
    FACTION = "202.2", "{it} is a faction: it is in play from the start."
    CHARACTER_TIME = (
        "204.1",
        "{it} is a character without Tactical, for your own turn only.",
    )
    ITEM_TIME = "206.1", "{it} is an item without Tactical, for your own turn only."
    LOCATION_TIME = "207.1", "{it} is a location without Tactical, for your own turn only."
    DEPLOY_FORBIDDEN = "402.7", "{by} forbids deploying {it}."
    DEPLOY_FAILED = "604.1e", "The costs of {it} failed by chance in this turn."
    THRESHOLD = "405.2", "The threshold of {it} is not met: {more}."
    TOO_DEAR = "309.1", "The numeric cost of {it} cannot be paid: {more}."
    COSTS = "604.1e", "No way was found to meet all costs of {it}{more}."
    COSTS_UNKNOWN = "604.1e", "Unknown: a search took too long for the costs of {it}."
    FLIP_UP_UNKNOWN = "507.4", "This edition has no Flip Up."
    FLIP_UP_FORBIDDEN = "402.7", "{by} forbids deploying by Flip Up."
    NOT_FACE_DOWN = "507.4a", "{it} does not lie face-down under its player's control."
    NO_FLIP_UP = "507.4a", "{it} has no Flip Up."
    FLIP_UP_THRESHOLD = "507.4a", "The threshold of the Flip Up of {it} is not met: {more}."
    FLIP_UP_TOO_DEAR = "309.1", "The Flip Up of {it} cannot be paid: {more}."
    FLIP_UP_COSTS = "604.1e", "No way was found to meet all costs of the Flip Up of {it}."
    FLIP_UP_COSTS_UNKNOWN = (
        "604.1e",
        "Unknown: a search took too long for the costs of the Flip Up of {it}.",
    )

    # Abilities
    ABILITY_ELSEWHERE = "201.5b", "The text of {it} does not work where the card is."
    ABILITY_FACE_DOWN = "411.1", "{it} lies face-down: it is a resource without a text."
    NO_ABILITY = "502.1", "{it} has no such ability."
    ABILITY_OF_OTHERS = "606.1a", "{it} is not yours to use."
    ABILITY_THRESHOLD = "405.3", "The threshold of this ability of {it} is not met."
    ABILITY_OFF = "402.7", "An effect keeps this ability of {it} from being used."
    ABILITY_FAILED = (
        "606.1d",
        "The costs of this ability of {it} failed by chance in this turn.",
    )
    ABILITY_USED = "101.1", "This ability of {it} was used as often as it can be in a turn."
    ABILITY_FORBIDDEN = "402.7", "{by} forbids using abilities of {it}."
    ABILITY_TOO_DEAR = "309.1", "The ability of {it} cannot be paid: {more}."
    ABILITY_COSTS = "606.1d", "No way was found to meet all costs of this ability of {it}{more}."
    ABILITY_COSTS_UNKNOWN = (
        "606.1d",
        "Unknown: a search took too long for the costs of this ability of {it}.",
    )

    # Attacking
    NO_TARGET = "608.1a", "{it} is neither a faction nor a location of the opponent."
    OWN_TARGET = "608.1a", "{it} is under your own control."
    ATTACK_FORBIDDEN = "402.7", "{by} forbids attacking."
    ATTACKS_USED_UP = "101.1", "{by} allows no further attack in this turn."
    FACTION_SAFE = "402.7", "{by} forbids attacking this faction."
    NO_ATTACKER = "608.1a", "None of your characters can attack {it}."
    ATTACK_TOO_DEAR = "505.1", "Attacking has a price that cannot be paid: {more}."
    NO_ATTACKING_PARTY = "505.1", "Those who could attack form no party that all texts allow."
    NO_CHARACTER = "608.1b", "{it} is not a character in play."
    ATTACKER_OF_OTHERS = "608.1b", "{it} is not under your control."
    ATTACKER_DEPLETED = "608.1b", "{it} is depleted."
    ATTACKER_NEW = "204.3", "{it} has not been yours since the turn began."
    ATTACKER_FORBIDDEN = "402.7", "{by} forbids {it} to attack."
    ATTACKER_FACTION_SAFE = "402.7", "{by} forbids {it} to attack this faction."
    ATTACKER_USED_UP = "101.1", "{by} allows {it} no further attack in this turn."
    ATTACKER_CHOSEN = "608.1b", "{it} is in the party already."
    PARTY_MISFIT = "505.1", "No party that all texts allow has {it} as a member now."
    PARTY_UNFINISHED = "505.1", "These characters alone are no party that all texts allow."
    PARTY_EMPTY = "608.1b", "An attack needs at least one character."

    # Blocking
    UNBLOCKABLE = "412.1", "No member of the attacking party can be blocked."
    BLOCK_FORBIDDEN = "402.7", "{by} forbids blocking."
    NO_BLOCKER = "608.1d", "{it} is not a character in play."
    BLOCKER_OF_OTHERS = "608.1d", "{it} is not under your control."
    BLOCKER_DEPLETED = "608.1d", "{it} is depleted."
    BLOCKER_FORBIDDEN = "402.7", "{by} forbids {it} to block."
    COVERT_PARTY = "507.3b", "The attacking party is covert, and {it} is not."
    COVERT_BLOCKER = "507.3c", "{it} is covert, and the attacking party is not."
    BLOCKED_BY_OTHERS = "402.7", "The text of {by} does not let {it} block."
    BLOCKER_CHOSEN = "608.1d", "{it} is among the blockers already."
    BLOCK_DEMANDED = "505.2c", "A text demands a block that can be formed."

    # Paying and resources
    NO_RESOURCE = "309.1", "{it} is not a resource under your control."
    RESOURCE_ATTACHED = "309.1a", "{it} is attached already."
    RESOURCE_ALIKE = "309.1", "{it} pays like another resource, which stands for it."
    PAYMENT_DUE = "309.1", "The payment is not complete."
    NOT_IN_HAND = "605.1a", "{it} is not in hand."
    FACE_UP = "605.1b", "{it} is not a resource card, so it is played face-down."
    RESOURCE_DEMANDED = "605.1a", "A resource has to be played."

    # Other questions
    OTHER_QUESTION = "603.2", "Another question is open: {more}."
    CHOSEN_ALREADY = "401.3", "{it} is chosen already."
    NOT_ON_OFFER = "402.3", "{it} is not among the cards that can be chosen: {more}."
    NO_SUCH_OPTION = "410.2", "That is not among the options: {more}."
    CHOICE_DUE = "402.5", "This question cannot be declined: {more}."

    def __init__(self, rule: str, words: str) -> None:
        self.rule = rule
        self.words = words


UNSEARCHED: Final = frozenset(
    {
        Obstacle.LEADS_ON_UNKNOWN,
        Obstacle.COSTS_UNKNOWN,
        Obstacle.FLIP_UP_COSTS_UNKNOWN,
        Obstacle.ABILITY_COSTS_UNKNOWN,
    }
)
"""Obstacles of answers that may be legal: a search for their costs ended before it could tell."""


class Found(NamedTuple):
    """An obstacle that was found, and the cards that are in the way."""

    obstacle: Obstacle
    by: tuple[CardId, ...] = ()


Obstacles: TypeAlias = Iterator[Found]


def is_clear(obstacles: Obstacles) -> bool:
    """True if there is no obstacle; none after the first is looked for."""
    return next(obstacles, None) is None
