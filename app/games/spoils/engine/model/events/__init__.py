"""Events, one frozen value for each change: log, triggers, replay and tests read these.

`observe` masks each field that holds the identity of a card which some player may not see.
"""

from typing import TypeAlias

from app.games.spoils.engine.model.events.action import (
    AbilityUsed,
    Chosen,
    CoinFlipped,
    Deployed,
    Paid,
    Picked,
    Resolved,
    ResourcePlayed,
    Terminated,
    Undone,
)
from app.games.spoils.engine.model.events.battle import (
    AttackAnnounced,
    Attacked,
    BattleEnded,
    Blocked,
    DamageAssigned,
    JoinedBattle,
    LeftBattle,
)
from app.games.spoils.engine.model.events.card import (
    Attached,
    CardMoved,
    ControlChanged,
    Depleted,
    Destroyed,
    Detached,
    Discarded,
    Drew,
    EnteredPlay,
    Flipped,
    LeftPlay,
    Restored,
    Revealed,
    Searched,
    Shuffled,
    TextGained,
    TokensPut,
    TypeChanged,
)
from app.games.spoils.engine.model.events.damage import (
    DamageCleared,
    DamageInflicted,
    DamageRemoved,
    InfluenceGained,
    InfluenceLost,
)
from app.games.spoils.engine.model.events.turn import (
    GameEnded,
    LoopStopped,
    Mulliganed,
    ResourcesFlipped,
    SeatsSwitched,
    TurnEndAnnounced,
    TurnEnded,
    TurnStarted,
)

Event: TypeAlias = (
    CardMoved
    | LeftPlay
    | EnteredPlay
    | Destroyed
    | Flipped
    | Discarded
    | Drew
    | Shuffled
    | Searched
    | Revealed
    | DamageInflicted
    | InfluenceLost
    | InfluenceGained
    | Depleted
    | Restored
    | Attached
    | Detached
    | Paid
    | Deployed
    | AbilityUsed
    | ResourcePlayed
    | Resolved
    | Terminated
    | AttackAnnounced
    | Attacked
    | Blocked
    | JoinedBattle
    | LeftBattle
    | DamageAssigned
    | BattleEnded
    | ControlChanged
    | TokensPut
    | TextGained
    | TypeChanged
    | DamageRemoved
    | DamageCleared
    | Picked
    | CoinFlipped
    | Chosen
    | ResourcesFlipped
    | Mulliganed
    | TurnStarted
    | TurnEnded
    | TurnEndAnnounced
    | Undone
    | LoopStopped
    | SeatsSwitched
    | GameEnded
)

__all__ = [
    "AbilityUsed",
    "Attached",
    "AttackAnnounced",
    "Attacked",
    "BattleEnded",
    "Blocked",
    "CardMoved",
    "Chosen",
    "CoinFlipped",
    "ControlChanged",
    "DamageAssigned",
    "DamageCleared",
    "DamageInflicted",
    "DamageRemoved",
    "Depleted",
    "Deployed",
    "Destroyed",
    "Detached",
    "Discarded",
    "Drew",
    "EnteredPlay",
    "Event",
    "Flipped",
    "GameEnded",
    "InfluenceGained",
    "InfluenceLost",
    "JoinedBattle",
    "LeftBattle",
    "LeftPlay",
    "LoopStopped",
    "Mulliganed",
    "Paid",
    "Picked",
    "Resolved",
    "ResourcePlayed",
    "ResourcesFlipped",
    "Restored",
    "Revealed",
    "Searched",
    "SeatsSwitched",
    "Shuffled",
    "Terminated",
    "TextGained",
    "TokensPut",
    "TurnEndAnnounced",
    "TurnEnded",
    "TurnStarted",
    "TypeChanged",
    "Undone",
]
