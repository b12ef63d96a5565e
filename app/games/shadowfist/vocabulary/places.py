"""Closed lists of scripts: players, roles, scores, states of cards, piles, durations, and acts.

Resources, keywords, restrictions and types of cards are those of the rulebook (`terms`), here
under short names.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from app.games.shadowfist.terms import CardType, Keyword, Resource, Restriction

__all__ = [
    "AMBUSH",
    "ARCHITECTS",
    "ARRIVED",
    "ASCENDED",
    "ASSASSINATE",
    "ATTACK",
    "ATTACKING",
    "ATTACKING_ALONE",
    "BE_BURNED",
    "BE_HEALED",
    "BE_HEALED_UNSEIZED",
    "BE_INTERCEPTED",
    "BE_JOINED",
    "BE_PLAYED_ON",
    "BE_REMOVED",
    "BE_SUBJECT",
    "BE_TAKEN",
    "BE_TARGETED",
    "BODY",
    "BURNED",
    "BURNING_FOR_POWER",
    "BURNING_FOR_VICTORY",
    "CHI",
    "CORRUPTED",
    "COST",
    "DAMAGE",
    "DAMAGED",
    "DECLARER",
    "DISCARD",
    "DRAGONS",
    "EACH",
    "END_OF_ATTACK",
    "END_OF_SCENE",
    "END_OF_TURN",
    "EXPOSED",
    "FACE_DOWN",
    "FIGHTING",
    "GUTS",
    "HAND",
    "HAS_ATTACKED",
    "HIGH_TECH",
    "INDEPENDENT",
    "INTERCEPT",
    "INTERCEPTING",
    "IN_BACK",
    "IN_FRONT",
    "IN_HAND",
    "JAMMERS",
    "LEAVES_PLAY",
    "LEFT",
    "LETHAL",
    "LOTUS",
    "LOYALTY",
    "MAGIC",
    "MAINTAINED",
    "MASTERS",
    "MOBILITY",
    "MONARCHS",
    "OF_TOASTING",
    "OPPONENTS",
    "OWNER",
    "POOREST",
    "PURISTS",
    "REGENERATE",
    "RICHEST",
    "SEIZURE",
    "SENTINEL",
    "SMOKED",
    "STEALTH",
    "STUN",
    "SUPERLEAP",
    "SYNDICATE",
    "TACTICS",
    "TARGET_OF_ATTACK",
    "THEY",
    "TOUGHNESS",
    "TO_HAND_CARDS",
    "TO_POWER",
    "TURNED",
    "TURN_TO_ATTACK",
    "TURN_TO_MOVE",
    "UNDAMAGED",
    "UNSTOPPABLE",
    "UNTURN",
    "UNTURNED",
    "USE_AMBUSH",
    "USE_STEALTH",
    "USE_SUPERLEAP",
    "USE_TACTICS",
    "VICTIM",
    "VICTORIOUS",
    "WHILE_HERE",
    "WOULD_DAMAGE",
    "WOULD_REMOVE",
    "WOULD_SMOKE",
    "WOULD_TARGET",
    "YIELD_TO_STEALTH",
    "YIELD_TO_SUPERLEAP",
    "YOU",
    "Act",
    "Being",
    "CardType",
    "Fate",
    "Harm",
    "Keyword",
    "Pile",
    "Player",
    "Resource",
    "Restriction",
    "Role",
    "Score",
    "Threat",
    "Until",
]  # fmt: skip


class Player(Enum):
    """Players as a text names them; `THEY` is the player chosen, or of the event."""

    YOU = "you"
    EACH = "each player"
    OPPONENTS = "opponents"
    THEY = "that player"
    LEFT = "the player to your left"
    DECLARER = "the player who declared the attack"
    OWNER = "the owner of this card"
    RICHEST = "the players with the most Power"
    POOREST = "the players with the least Power"
    VICTIM = "the player chosen first"


class Role(Enum):
    """Cards as a text names them.

    `THAT` is the card of the event, `PRICE` what was paid, `SOURCE` the source of damage chosen,
    `ITSELF` the card that a continuous text works on, `ATTACK_TARGET` the target of the attack.
    """

    THIS = "this card"
    SUBJECT = "subject"
    TARGET = "target"
    CHOSEN = "chosen"
    THAT = "that card"
    PRICE = "what was paid"
    SOURCE = "source"
    ITSELF = "itself"
    ATTACK_TARGET = "target of the attack"


class Score(Enum):
    """Numbers of a card; `DAMAGE` is its damage counters."""

    FIGHTING = "Fighting"
    BODY = "Body"
    COST = "cost"
    DAMAGE = "damage"


class Being(Enum):
    """States that a card may be in."""

    DAMAGED = "damaged"
    UNDAMAGED = "undamaged"
    TURNED = "turned"
    UNTURNED = "unturned"
    ATTACKING = "attacking"
    ATTACKING_ALONE = "attacking alone"
    INTERCEPTING = "intercepting"
    FACE_DOWN = "face-down"
    IN_FRONT = "in a front row"
    IN_BACK = "in a back row"
    TARGET_OF_ATTACK = "the target of the attack"
    ARRIVED = "in play since this turn"
    HAS_ATTACKED = "an attacker of this turn"
    EXPOSED = "revealed this turn"
    VICTORIOUS = "in play since it, or the card it is on, smoked a Character in combat this turn"


class Fate(Enum):
    """Fates of a Site whose Body an attack reduces to zero. Rules: 30.3.3."""

    SEIZURE = "seized"
    BURNING_FOR_VICTORY = "burned for victory"
    BURNING_FOR_POWER = "burned for Power"


class Threat(Enum):
    """Effects of opponents that a text answers, by what they would do."""

    TO_HAND_CARDS = "looks at your hand or makes you discard"
    TO_POWER = "steals Power from you"
    OF_TOASTING = "toasts cards"


class Harm(Enum):
    """Deeds that an effect which has not resolved would do to a card; amounts are not looked at."""

    TARGET = "targets"
    DAMAGE = "would damage"
    SMOKE = "would smoke"
    REMOVE = "would remove from play"


class Pile(Enum):
    """Places of cards that are not in play."""

    IN_HAND = "hand"
    SMOKED = "smoked pile"
    BURNED = "burned-for-victory pile"


class Until(Enum):
    """Durations of changes. Rules: 10.4, 26.5."""

    END_OF_TURN = "end of the turn"
    END_OF_ATTACK = "end of the attack"
    END_OF_SCENE = "end of the scene"
    LEAVES_PLAY = "leaves play"
    MAINTAINED = "while maintained"
    WHILE_HERE = "as long as this card is in play"


class Act(Enum):
    """Acts that a text forbids; of an attack the card concerned is its target."""

    ATTACK = "attack"
    BE_BURNED = "be burned"
    BE_HEALED = "be healed"
    BE_REMOVED = "be removed from play"
    BE_JOINED = "have another Site at its location"
    BE_HEALED_UNSEIZED = "be healed unless it is seized"
    BE_INTERCEPTED = "be intercepted"
    BE_PLAYED_ON = "have States played on it"
    BE_SUBJECT = "be the subject of States"
    BE_TAKEN = "be taken control of"
    BE_TARGETED = "be targeted"
    DISCARD = "have its controller discard in the Establishing Shot after generating Power"
    INTERCEPT = "intercept"
    TURN_TO_ATTACK = "turn to attack"
    TURN_TO_MOVE = "turn to change location"
    YIELD_TO_STEALTH = "be made to cease intercepting by Stealth"
    YIELD_TO_SUPERLEAP = "be evaded by Superleap"
    UNTURN = "unturn in the Establishing Shot"
    USE_AMBUSH = "use Ambush"
    USE_STEALTH = "use Stealth"
    USE_SUPERLEAP = "use Superleap"
    USE_TACTICS = "use Tactics"


YOU, EACH, OPPONENTS, THEY, LEFT, DECLARER, OWNER, RICHEST, POOREST, VICTIM = Player
FIGHTING, BODY, COST, DAMAGE = Score
(
    DAMAGED, UNDAMAGED, TURNED, UNTURNED, ATTACKING, ATTACKING_ALONE, INTERCEPTING, FACE_DOWN,
    IN_FRONT, IN_BACK, TARGET_OF_ATTACK, ARRIVED, HAS_ATTACKED, EXPOSED, VICTORIOUS,
) = Being  # fmt: skip
SEIZURE, BURNING_FOR_VICTORY, BURNING_FOR_POWER = Fate
TO_HAND_CARDS, TO_POWER, OF_TOASTING = Threat
WOULD_TARGET, WOULD_DAMAGE, WOULD_SMOKE, WOULD_REMOVE = Harm
IN_HAND, SMOKED, BURNED = Pile
END_OF_TURN, END_OF_ATTACK, END_OF_SCENE, LEAVES_PLAY, MAINTAINED, WHILE_HERE = Until
(
    ATTACK, BE_BURNED, BE_HEALED, BE_REMOVED, BE_JOINED, BE_HEALED_UNSEIZED, BE_INTERCEPTED,
    BE_PLAYED_ON, BE_SUBJECT, BE_TAKEN, BE_TARGETED, DISCARD, INTERCEPT, TURN_TO_ATTACK,
    TURN_TO_MOVE, YIELD_TO_STEALTH, YIELD_TO_SUPERLEAP, UNTURN, USE_AMBUSH, USE_STEALTH,
    USE_SUPERLEAP, USE_TACTICS,
) = Act  # fmt: skip

ASCENDED: Final = Resource.ASCENDED
DRAGONS: Final = Resource.DRAGONS
LOTUS: Final = Resource.LOTUS
ARCHITECTS: Final = Resource.ARCHITECTS
HAND: Final = Resource.HAND
JAMMERS: Final = Resource.JAMMERS
MONARCHS: Final = Resource.MONARCHS
PURISTS: Final = Resource.PURISTS
MASTERS: Final = Resource.MASTERS
SYNDICATE: Final = Resource.SYNDICATE
CHI: Final = Resource.CHI
HIGH_TECH: Final = Resource.HIGH_TECH
MAGIC: Final = Resource.MAGIC

AMBUSH: Final = Keyword.AMBUSH
ASSASSINATE: Final = Keyword.ASSASSINATE
CORRUPTED: Final = Keyword.CORRUPTED
GUTS: Final = Keyword.GUTS
INDEPENDENT: Final = Keyword.INDEPENDENT
LETHAL: Final = Keyword.LETHAL
LOYALTY: Final = Keyword.LOYALTY
MOBILITY: Final = Keyword.MOBILITY
REGENERATE: Final = Keyword.REGENERATE
SENTINEL: Final = Keyword.SENTINEL
STEALTH: Final = Keyword.STEALTH
STUN: Final = Keyword.STUN
SUPERLEAP: Final = Keyword.SUPERLEAP
TACTICS: Final = Keyword.TACTICS
TOUGHNESS: Final = Keyword.TOUGHNESS
UNSTOPPABLE: Final = Keyword.UNSTOPPABLE
