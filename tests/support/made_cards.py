"""Made-up cards and lists of cards that many scenarios use.

The name of a constant tells apart cards that share the name on the card.
"""

from app.games.spoils import vocabulary as v
from tests.support.scenario import character, item, location, tactic

ARMED = character("Armed", 2, 5)
BARE = character("Bare", 1, 5)
BIG = character("Big", 3, 8, cost=4)
BOUNCE = tactic("Bounce", [v.Put(v.PICKED, v.HAND)], pays=[v.Pick(v.CHARACTER)])
BOX = item("Box", v.Ability("OPEN", (v.Pay(3),), (v.GainInfluence(1),)), cost=5)
CALL = tactic("Call", [v.AddToParty(v.PICKED)], pays=[v.Pick(v.CHARACTER.you_control())])
DECK_OF_75 = (*["Rage"] * 30, *["Greed"] * 30, *["Foment"] * 15)
CHEAP_GUARD = character("Guard", 2, 3)
CHEAP_TOWER = location("Tower", 3)
COSTLY_WALL = character("Wall", 1, 4, cost=3)
DECEPTION, RAGE = ["Deception"], ["Rage"]
DISCARD = tactic("Discard", [v.Discard()])
DRAW_A_CARD = tactic("Study", [v.Draw(1)], cost=1)
DRESS = tactic(
    "Dress",
    [v.Put(v.top(1), v.PLAY, attached_to=v.PICKED)],
    pays=[v.Pick(v.CHARACTER)],
)
ELITE, GREED = ["Elitism"] * 12, ["Greed"] * 12
FAST = character("Fast", 2, 2, 4)
GAIN = v.GainInfluence(1)
GEAR_HAT = item("Hat", v.AttachTo(), cost=1, subtypes=("gear",))
GIZMO = item("Gizmo", cost=2)
GUARD = character("Guard", 2, 3, cost=2)
HAT = item("Hat", v.AttachTo())
HOUSE = location("House", 9)
HUGE = character("Big", 5, 9, cost=2)
KILL = tactic("Kill", [v.Destroy(v.PICKED)], pays=[v.Pick(v.CARD)])
LAMP = item("Lamp")
LEARN = tactic("Learn", [v.Draw(2)])
LIFE_HAT = item("Hat", v.AttachTo(), v.Conditional(v.HOST, (v.More(v.LIFE, 1),)))
LIFT = tactic("Lift", [v.Put(v.PICKED, v.HAND)], pays=[v.Pick(v.CHARACTER)])
MAJIG = "Micromajig Token"
MILL = tactic("Mill", [v.Put(v.top(1), v.DISCARD_PILE)])
NAP = v.Ability("NAP", (), ())
MONK = character("Monk", 1, 1, 1, NAP)
PAY_WITH_HAND = character(
    "Clerk", 1, 1, 1,
    v.Ability("FILE", (v.Discard(1, cards=v.CHARACTER),), (GAIN,)),
    v.Ability("WORK", (v.Pay(1), v.Deplete(v.THIS)), (v.Draw(),)),
)  # fmt: skip
PEER = character("Peer", 2, 3, cost=2)
PLAIN_BOX = item("Box", cost=3)
PLAIN_HAT = item("Hat")
PLAN = tactic("Plan", [GAIN])
POKE = v.Ability("POKE", (v.Deplete(v.THIS),), (v.Draw(1),))
RECRUIT = v.Ability("RECRUIT", (v.Pay(1),), (v.Draw(1),))
REST = tactic("Rest", [v.Restore(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
RICH = ["Obsession", "Greed", "Elitism", "Deception", "Rage"] * 4
SHOT = tactic("Shot", [v.Inflict(2, v.PICKED)], pays=[v.Pick(v.CHARACTER)])
SLAY = tactic("Kill", [v.Destroy(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
SLOW = character("Slow", 3, 3, 1)
STEAL = tactic("Steal", [v.TakeControl(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
SWITCH = "Emergency Obfuscation"
THIEF = character("Thief", 1, 9, 2, v.COVERT)
COMPANY = (GUARD, COSTLY_WALL, GEAR_HAT, KILL, HUGE, THIEF, HOUSE, BOX, DISCARD, MILL, STEAL, DRESS)
TOWER = location("Tower", 3, cost=2)
WAIT = tactic("Wait")
MADE = (GUARD, PEER, BIG, PLAIN_HAT, GIZMO, WAIT, KILL, SHOT, REST)
WALL = character("Wall", 1, 4)
WEAK_GUARD = character("Guard", 2, 2, cost=2)
