"""Made-up cards and lists of cards that many scenarios use.

The name of a constant tells apart cards that share the name on the card.
"""

from app.games.spoils import vocabulary as words
from tests.support.scenario import character, item, location, tactic

ARMED = character("Armed", 2, 5)
BARE = character("Bare", 1, 5)
BIG = character("Big", 3, 8, cost=4)
BOUNCE = tactic("Bounce", [words.Put(words.PICKED, words.HAND)], pays=[words.Pick(words.CHARACTER)])
BOX = item("Box", words.Ability("OPEN", (words.Pay(3),), (words.GainInfluence(1),)), cost=5)
CALL = tactic(
    "Call", [words.AddToParty(words.PICKED)], pays=[words.Pick(words.CHARACTER.you_control())]
)
DECK_OF_75 = (*["Rage"] * 30, *["Greed"] * 30, *["Foment"] * 15)
CHEAP_GUARD = character("Guard", 2, 3)
CHEAP_TOWER = location("Tower", 3)
COSTLY_WALL = character("Wall", 1, 4, cost=3)
DECEPTION, RAGE = ["Deception"], ["Rage"]
DISCARD = tactic("Discard", [words.Discard()])
DRAW_A_CARD = tactic("Study", [words.Draw(1)], cost=1)
DRESS = tactic(
    "Dress",
    [words.Put(words.top(1), words.PLAY, attached_to=words.PICKED)],
    pays=[words.Pick(words.CHARACTER)],
)
ELITE, GREED = ["Elitism"] * 12, ["Greed"] * 12
FAST = character("Fast", 2, 2, 4)
GAIN = words.GainInfluence(1)
GEAR_HAT = item("Hat", words.AttachTo(), cost=1, subtypes=("gear",))
GIZMO = item("Gizmo", cost=2)
GUARD = character("Guard", 2, 3, cost=2)
HAT = item("Hat", words.AttachTo())
HOUSE = location("House", 9)
HUGE = character("Big", 5, 9, cost=2)
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CARD)])
LAMP = item("Lamp")
LEARN = tactic("Learn", [words.Draw(2)])
LIFE_HAT = item(
    "Hat", words.AttachTo(), words.Conditional(words.HOST, (words.More(words.LIFE, 1),))
)
LIFT = tactic("Lift", [words.Put(words.PICKED, words.HAND)], pays=[words.Pick(words.CHARACTER)])
MAJIG = "Micromajig Token"
MILL = tactic("Mill", [words.Put(words.top(1), words.DISCARD_PILE)])
NAP = words.Ability("NAP", (), ())
MONK = character("Monk", 1, 1, 1, NAP)
PAY_WITH_HAND = character(
    "Clerk", 1, 1, 1,
    words.Ability("FILE", (words.Discard(1, cards=words.CHARACTER),), (GAIN,)),
    words.Ability("WORK", (words.Pay(1), words.Deplete(words.THIS)), (words.Draw(),)),
)  # fmt: skip
PEER = character("Peer", 2, 3, cost=2)
PLAIN_BOX = item("Box", cost=3)
PLAIN_HAT = item("Hat")
PLAN = tactic("Plan", [GAIN])
POKE = words.Ability("POKE", (words.Deplete(words.THIS),), (words.Draw(1),))
RECRUIT = words.Ability("RECRUIT", (words.Pay(1),), (words.Draw(1),))
REST = tactic("Rest", [words.Restore(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
RICH = ["Obsession", "Greed", "Elitism", "Deception", "Rage"] * 4
SHOT = tactic("Shot", [words.Inflict(2, words.PICKED)], pays=[words.Pick(words.CHARACTER)])
SLAY = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
SLOW = character("Slow", 3, 3, 1)
STEAL = tactic("Steal", [words.TakeControl(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
SWITCH = "Emergency Obfuscation"
THIEF = character("Thief", 1, 9, 2, words.COVERT)
COMPANY = (GUARD, COSTLY_WALL, GEAR_HAT, KILL, HUGE, THIEF, HOUSE, BOX, DISCARD, MILL, STEAL, DRESS)
TOWER = location("Tower", 3, cost=2)
WAIT = tactic("Wait")
MADE = (GUARD, PEER, BIG, PLAIN_HAT, GIZMO, WAIT, KILL, SHOT, REST)
WALL = character("Wall", 1, 4)
WEAK_GUARD = character("Guard", 2, 2, cost=2)
