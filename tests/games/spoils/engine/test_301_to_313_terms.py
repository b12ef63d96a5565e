"""The words of the game: attaching, battles, depleting, destroying, drawing. Rules: 301 to 313."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, atoms, battles
from app.games.spoils.engine import events as happened
from app.games.spoils.engine.actions import Attack
from app.games.spoils.engine.observe import may_see, observe
from app.games.spoils.terms import Area
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board, character, item, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4)
TOWER = location("Tower", 3)
GAIN = words.GainInfluence(1)
NAP = words.Ability("NAP", (), ())
MONK = character("Monk", 1, 1, 1, NAP)
KILL = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
STEAL = tactic("Steal", [words.TakeControl(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
CALL = tactic(
    "Call", [words.AddToParty(words.PICKED)], pays=[words.Pick(words.CHARACTER.you_control())]
)


def passes_until_assigned(table: Table) -> None:
    """Both players pass until battle damage was assigned and not yet inflicted."""
    while not table.told(happened.DamageAssigned):
        assert table.asks is DecisionKind.BATTLE_WINDOW
        assert table.asked is not None
        table.asked.passes()


@ALL
def test_301_3_a_card_is_attached_to_one_card_and_may_carry_many(edition: Edition) -> None:
    hat = item("Hat", words.AttachTo(), words.Conditional(words.HOST, (words.More(words.LIFE, 1),)))
    table = board(
        Side(play=["Guard", "Wall"], hand=["Hat", "Hat"], resources=2), Side(), GUARD, WALL, hat,
        edition=edition,
    )  # fmt: skip
    for _ in range(2):
        table.me.deploys("Hat")
        table.me.picks("Guard")
        table.resolves()
    guard = table.card("Guard")
    hats = [card for card in table.state.in_play if table.state.name(card) == "Hat"]
    with shows("301.1"):
        assert [table.state.attached_to[card] for card in hats] == [guard, guard]
    assert (table.life("Guard"), table.life("Wall")) == (5, 4)
    atoms.attach(table.state, hats[0], table.card("Wall"))
    assert [table.state.attached_to[card] for card in hats] == [table.card("Wall"), guard]
    assert (table.life("Guard"), table.life("Wall")) == (4, 5)


@COMPREHENSIVE
@pytest.mark.parametrize("target", [None, "Tower"])
def test_302_2_a_player_is_attacked_whose_faction_or_location_is_the_target(
    edition: Edition, target: str | None
) -> None:
    alarm = item("Alarm", words.Trigger(words.PlayerIsAttacked(words.YOU), (GAIN,)))
    table = board(
        Side(play=["Guard", "Alarm"]), Side(play=["Tower", "Alarm"]), GUARD, TOWER, alarm,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard", target=target)
    attacked = battles.attack_target(table.state)
    with shows("302.1"):
        assert attacked == (table.state.faction[1] if target is None else table.card("Tower"))
    gained = [(event.player, event.amount) for event in table.told(happened.InfluenceGained)]
    assert gained == [(1, 1)]


@COMPREHENSIVE
def test_302_3_the_attacking_player_is_who_attacks_even_in_the_opponents_turn(
    edition: Edition,
) -> None:
    strike = tactic("Strike", [words.Attack()])
    cheer = item("Cheer", words.Trigger(words.PlayerAttacks(words.YOU), (GAIN,)))
    table = board(
        Side(play=["Monk", "Wall", "Cheer"]), Side(play=["Guard", "Cheer"], hand=["Strike"]),
        MONK, WALL, GUARD, cheer, strike, edition=edition,
    )  # fmt: skip
    table.me.uses("Monk", "NAP")
    table.you.deploys("Strike")
    table.me.passes()
    table.you.attacks("Guard")
    assert table.state.active == 0
    assert [event.player for event in table.told(happened.InfluenceGained)] == [1]
    assert (table.asks, table.asked) == (DecisionKind.BATTLE_WINDOW, table.you)
    table.passes_until(DecisionKind.BLOCKERS)
    with shows("302.4"):
        assert table.asked is table.me
    table.me.blocks("Wall")
    table.resolves()
    assert (table.damage("Wall"), table.me.influence) == (2, 20)


@COMPREHENSIVE
def test_302_5_the_characters_that_fight_side_by_side_are_a_party(edition: Edition) -> None:
    lead = words.Conditional(
        words.CHARACTER.that(words.InPartyWith(words.THIS)).others(),
        (words.More(words.STRENGTH, 3),),
    )
    taunt = words.Conditional(
        words.CHARACTER.that(words.Opposing(words.THIS)), (words.More(words.LIFE, 5),)
    )
    table = board(
        Side(play=["Captain", "Guard", "Monk"]), Side(play=["Chief", "Wall", "Page"]),
        character("Captain", 1, 9, 2, lead), character("Chief", 1, 9, 2, lead, taunt), GUARD,
        MONK, WALL, character("Page", 1, 1), edition=edition,
    )  # fmt: skip
    table.me.attacks("Captain", "Guard")
    table.you.blocks("Chief", "Wall")
    battle = table.state.battle
    assert battle is not None
    with shows("302.6"):
        assert table.names(battle.attacking) == ["Captain", "Guard"]
    with shows("302.7"):
        assert table.names(battle.blocking) == ["Chief", "Wall"]
    strengths = {name: table.strength(name) for name in ("Guard", "Monk", "Wall", "Page")}
    assert strengths == {"Guard": 5, "Monk": 1, "Wall": 4, "Page": 1}
    lives = {name: table.life(name) for name in ("Captain", "Guard", "Monk", "Wall")}
    with shows("302.10"):
        assert lives == {"Captain": 14, "Guard": 8, "Monk": 1, "Wall": 4}


@COMPREHENSIVE
def test_302_8_a_battle_lasts_from_its_announcement_until_it_is_resolved(
    edition: Edition,
) -> None:
    drum = item(
        "Drum",
        words.Conditional(words.CHARACTER, (words.More(words.SPEED, 1),), words.InBattle()),
    )
    table = board(
        Side(play=["Guard", "Drum"]), Side(play=["Wall"]), GUARD, WALL, drum, edition=edition
    )
    speeds = [table.stat("Wall", words.SPEED)]
    table.me._does(next(it for it in table.me.legal if isinstance(it, Attack)))
    assert table.asks is DecisionKind.ATTACKERS
    speeds.append(table.stat("Wall", words.SPEED))
    table.me.sets("Guard")
    speeds.append(table.stat("Wall", words.SPEED))
    table.you.blocks("Wall")
    passes_until_assigned(table)
    speeds.append(table.stat("Wall", words.SPEED))
    table.resolves()
    assert table.asks is DecisionKind.ACT
    speeds.append(table.stat("Wall", words.SPEED))
    assert speeds == [2, 3, 3, 3, 2]


@COMPREHENSIVE
def test_302_9_the_members_of_both_parties_are_in_the_battle_and_nobody_else(
    edition: Edition,
) -> None:
    fury = item(
        "Fury",
        words.Conditional(
            words.CHARACTER.being(words.State.IN_BATTLE), (words.More(words.SPEED, 1),)
        ),
    )
    names = ("Guard", "Wall", "Monk", "Page")
    table = board(
        Side(play=["Guard", "Monk", "Fury"]), Side(play=["Wall", "Page"]), GUARD, WALL, MONK,
        character("Page", 1, 1), fury, edition=edition,
    )  # fmt: skip
    before = [table.stat(name, words.SPEED) for name in names]
    table.me.attacks("Guard")
    table.you.blocks("Wall")
    during = [table.stat(name, words.SPEED) for name in names]
    table.resolves()
    assert (before, during) == ([2, 2, 1, 2], [3, 3, 1, 2])
    assert [table.stat(name, words.SPEED) for name in names] == before


@ALL
def test_302_11a_a_party_is_covert_no_longer_once_a_member_is_not(edition: Edition) -> None:
    expose = tactic(
        "Expose",
        [words.Alter(words.PICKED, (words.Loses(words.Keyword.COVERT),))],
        pays=[words.Pick(words.CHARACTER)],
    )
    thief, spy = character("Thief", 1, 1, 2, words.COVERT), character("Spy", 1, 1, 2, words.COVERT)
    for exposed, able in ((False, ["Spy"]), (True, ["Wall"])):
        table = board(
            Side(play=["Thief", "Sneak"]), Side(play=["Spy", "Wall"], hand=["Expose"]), thief, spy,
            character("Sneak", 1, 1, 2, words.COVERT), WALL, expose, edition=edition,
        )  # fmt: skip
        table.me.attacks("Thief", "Sneak")
        table.me.passes()
        if exposed:
            table.you.deploys("Expose")
            table.you.picks("Sneak")
            table.me.passes()
        table.you.passes()
        assert table.asks is DecisionKind.BLOCKERS
        assert table.you.choices() == able


ATTACKING, BLOCKING = words.State.ATTACKING, words.State.BLOCKING


@ALL
@pytest.mark.parametrize("joined", [False, True])
def test_302_12_a_member_of_the_attacking_party_is_attacking_if_it_joined_later_too(
    edition: Edition, joined: bool
) -> None:
    """Who joins later is attacking, but did not attack."""
    horn = item(
        "Horn",
        words.Conditional(words.CHARACTER.being(ATTACKING), (words.More(words.STRENGTH, 1),)),
        words.Trigger(words.Attacks(words.CHARACTER), (GAIN,)),
    )
    table = board(
        Side(play=["Guard", "Monk", "Horn"], hand=["Call"]), Side(play=["Wall"]), GUARD, MONK,
        WALL, horn, CALL, edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    if joined:
        table.me.deploys("Call")
        table.me.picks("Monk")
        table.you.passes()
    strengths = [table.strength(name) for name in ("Guard", "Monk", "Wall")]
    assert strengths == [3, 2 if joined else 1, 1]
    assert table.me.influence == 21, "one attacked"


@ALL
@pytest.mark.parametrize("joined", [False, True])
def test_302_13_a_member_of_the_blocking_party_is_blocking_if_it_joined_later_too(
    edition: Edition, joined: bool
) -> None:
    """Who joins later is blocking, but did not block."""
    horn = item(
        "Horn",
        words.Conditional(words.CHARACTER.being(BLOCKING), (words.More(words.STRENGTH, 1),)),
        words.Trigger(words.Blocks(words.CHARACTER), (GAIN,)),
    )
    table = board(
        Side(play=["Guard"]), Side(play=["Wall", "Monk", "Horn"], hand=["Call"]), GUARD, MONK,
        WALL, horn, CALL, edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.you.blocks("Wall")
    table.me.passes()
    if joined:
        table.you.deploys("Call")
        table.you.picks("Monk")
        table.me.passes()
    strengths = [table.strength(name) for name in ("Guard", "Monk", "Wall")]
    assert strengths == [2, 2 if joined else 1, 2]
    assert table.you.influence == 21, "one blocked"


@COMPREHENSIVE
@pytest.mark.parametrize("removed", [False, True])
def test_302_15_damage_assigned_to_a_character_removed_from_battle_is_not_inflicted(
    edition: Edition, removed: bool
) -> None:
    away = tactic(
        "Away", [words.RemoveFromBattle(words.PICKED)], pays=[words.Pick(words.CHARACTER)]
    )
    table = board(
        Side(play=["Guard"], hand=["Away"]), Side(play=["Wall"]), GUARD, WALL, away,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.you.blocks("Wall")
    passes_until_assigned(table)
    if removed:
        table.me.deploys("Away")
        table.me.picks("Wall")
        table.you.passes()
        assert table.state.battle is not None
        assert table.state.battle.blocking == []
    table.resolves()
    assert (table.damage("Wall"), table.you.influence) == (0 if removed else 2, 20)


@COMPREHENSIVE
def test_407_4a_damage_assigned_to_a_character_that_changes_sides_is_not_inflicted(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Guard"], hand=["Steal"]), Side(play=["Wall"]), GUARD, WALL, STEAL,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.you.blocks("Wall")
    passes_until_assigned(table)
    table.me.deploys("Steal")
    table.me.picks("Wall")
    table.you.passes()
    assert table.state.battle is not None
    assert (table.state.battle.attacking, table.state.battle.blocking) == (
        [table.card("Guard")], [],
    )  # fmt: skip
    table.resolves()
    assert table.controller("Wall") is table.me
    assert (table.damage("Wall"), table.you.influence) == (0, 20)


@ALL
def test_303_2_what_is_depleted_is_not_depleted_again(edition: Edition) -> None:
    poke = words.Ability("POKE", (words.Deplete(words.THIS),), (GAIN,))
    freeze = tactic("Freeze", [words.Deplete(words.CHARACTER)])
    table = board(
        Side(play=["Imp", "Guard"], hand=["Freeze", "Freeze"]), Side(),
        character("Imp", 1, 1, 1, poke), GUARD, freeze, edition=edition,
    )  # fmt: skip
    table.me.uses("Imp", "POKE")
    table.resolves()
    assert not table.me.can_use("Imp", "POKE"), "it cannot pay that cost again"
    for _ in range(2):
        table.me.deploys("Freeze")
        table.resolves()
    depleted = [table.state.name(event.card) for event in table.told(happened.Depleted)]
    assert depleted == ["Imp", "Guard"]


@pytest.mark.parametrize("edition", [Edition.BASIC1E, Edition.CR3])
def test_303_2_only_what_is_depleted_is_restored(edition: Edition) -> None:
    rise = words.Ability("RISE", (words.Restore(words.THIS),), (GAIN,))
    poke = words.Ability("POKE", (words.Deplete(words.THIS),), ())
    wake = tactic("Wake", [words.Restore(words.CHARACTER)])
    table = board(
        Side(play=["Imp", "Guard"], hand=["Wake"]), Side(), character("Imp", 1, 1, 1, rise, poke),
        GUARD, wake, edition=edition,
    )  # fmt: skip
    assert not table.me.can_use("Imp", "RISE"), "it cannot pay that cost"
    table.me.uses("Imp", "POKE")
    table.resolves()
    assert table.me.can_use("Imp", "RISE")
    table.me.deploys("Wake")
    table.resolves()
    restored = [table.state.name(event.card) for event in table.told(happened.Restored)]
    assert restored == ["Imp"], "the Guard was not depleted"


@ALL
def test_303_3_a_restored_card_can_be_used_again(edition: Edition) -> None:
    poke = words.Ability("POKE", (words.Deplete(words.THIS),), (GAIN,))
    wake = tactic("Wake", [words.Restore(words.CHARACTER)])
    table = board(
        Side(play=["Imp"], hand=["Wake"]), Side(), character("Imp", 1, 1, 1, poke), wake,
        edition=edition,
    )  # fmt: skip
    table.me.uses("Imp", "POKE")
    table.resolves()
    with shows("303.1"):
        assert table.is_depleted("Imp")
        assert not table.me.can_use("Imp", "POKE")
        assert not table.me.can_attack()
    table.me.deploys("Wake")
    table.resolves()
    assert not table.is_depleted("Imp")
    assert table.me.can_use("Imp", "POKE")
    assert table.me.can_attack()


@ALL
def test_304_1_a_destroyed_card_goes_from_play_to_its_owners_discard_pile(
    edition: Edition,
) -> None:
    table = board(
        Side(hand=["Steal", "Kill"]), Side(play=["Guard"], hand=["Guard"]), GUARD, STEAL, KILL,
        edition=edition,
    )  # fmt: skip
    for name in ("Steal", "Kill"):
        table.me.deploys(name)
        table.resolves()
    (destroyed,) = table.told(happened.Destroyed)
    assert destroyed.last_controller == 0
    assert (table.you.discard, table.you.hand) == (["Guard"], ["Guard"])
    assert table.me.discard == ["Steal", "Kill"]


@ALL
def test_306_1_the_top_card_of_the_deck_is_drawn(edition: Edition) -> None:
    study = tactic("Study", [words.Draw(1)])
    table = board(
        Side(hand=["Study", "Study"], deck=["Guard", "Wall", "Monk"]), Side(deck=["Monk"]), GUARD,
        WALL, MONK, study, edition=edition,
    )  # fmt: skip
    seen = []
    for _ in range(2):
        table.me.deploys("Study")
        table.resolves()
        seen.append((table.me.hand[-1], table.me.deck))
    assert seen == [("Guard", ["Wall", "Monk"]), ("Wall", ["Monk"])]
    assert table.you.deck == ["Monk"]


@ALL
@pytest.mark.parametrize(("deck", "owner"), [(words.YOU, 0), (words.OPPONENT, 1)])
def test_312_1_a_searched_deck_is_shuffled_by_its_owner(
    edition: Edition, deck: words.Player, owner: int
) -> None:
    seek = tactic("Seek", [words.Search(words.CARD, deck=deck), words.Put(words.FOUND, words.HAND)])
    order = ["Guard", "Wall", "Monk", *["Rage"] * 20]
    orders = set()
    for seed in range(3):
        table = board(
            Side(hand=["Seek"], deck=order), Side(deck=order), GUARD, WALL, MONK, seek,
            edition=edition, seed=seed,
        )  # fmt: skip
        table.me.deploys("Seek")
        table.resolves()
        table.me.picks("Guard")
        assert [event.player for event in table.told(happened.Shuffled)] == [owner]
        searched, other = (table.me, table.you) if owner == 0 else (table.you, table.me)
        assert sorted(searched.deck) == sorted(order[1:])
        assert other.deck == order
        orders.add(tuple(searched.deck))
    assert len(orders) > 1, "the order is left to chance"


@ALL
def test_403_1a_nobody_looks_through_a_deck_unless_told_to(edition: Edition) -> None:
    look = tactic("Look", [words.Look(words.top(1))])
    table = board(
        Side(hand=["Look"], deck=["Guard", "Wall"]), Side(deck=["Monk"]), GUARD, WALL, MONK, look,
        edition=edition,
    )  # fmt: skip
    state = table.state
    cards = [*state.deck[0], *state.deck[1]]
    assert not any(may_see(state, player, card) for card in cards for player in (0, 1))
    assert all(side.known_of_deck == () for side in observe(state, 0).sides)
    table.me.deploys("Look")
    table.resolves()
    (shown,) = table.told(happened.Revealed)
    assert (table.names(shown.cards), shown.to) == (["Guard"], 0)


@ALL
def test_403_5a_discarded_and_destroyed_cards_lie_open_in_the_discard_pile(
    edition: Edition,
) -> None:
    waste = tactic("Waste", [words.Discard(1, words.OPPONENT)])
    table = board(
        Side(hand=["Waste", "Kill"]), Side(hand=["Wall"], play=["Guard"]), GUARD, WALL, waste,
        KILL, edition=edition,
    )  # fmt: skip
    for name in ("Waste", "Kill"):
        table.me.deploys(name)
        table.resolves()
    pile = table.state.discard_pile[1]
    assert table.names(pile) == ["Wall", "Guard"]
    for player in (0, 1):
        assert all(may_see(table.state, player, card) for card in pile)
        shown = observe(table.state, player).sides[1].discard_pile
        assert [name for _, name in shown] == ["Wall", "Guard"]


@ALL
def test_411_1_a_face_down_card_in_play_is_a_resource_and_nothing_else(edition: Edition) -> None:
    count = tactic("Count", [words.GainInfluence(words.Count(words.RESOURCE.you_control()))])
    table = board(
        Side(face_down=["Guard", "Tower"], play=["Wall"], hand=["Count", "Kill"], resources=1),
        Side(), GUARD, WALL, TOWER, count, KILL, edition=edition,
    )  # fmt: skip
    assert table.me.free == 3
    table.me.deploys("Count")
    table.resolves()
    assert table.me.influence == 23
    table.me.deploys("Kill")
    table.resolves()
    assert (table.me.play, table.me.discard) == ([], ["Count", "Wall", "Kill"])
    assert not table.me.can_attack()
    assert table.area("Guard") is Area.IN_PLAY
