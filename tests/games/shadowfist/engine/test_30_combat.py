"""Combat in the game: scenes, damage, reveals, auctions, clean-up. Rules: 29, 30, 50.1."""

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS, Choose, Number, Play
from app.games.shadowfist.engine.model.card_text import text_of
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.lasting import Lasting
from app.games.shadowfist.engine.write import marks
from app.games.shadowfist.terms import Keyword, Restriction
from tests.support.rules import shows
from tests.support.shadowfist_scenes import fate, on
from tests.support.shadowfist_table import Table, character, event, plain_site, site, table


def duel(attacker: int, defender: int, *keywords: Keyword) -> tuple[Table, int, int]:
    """A Character attacks another."""
    game = table()
    hero = game.play(0, character("Hero", attacker, *keywords))
    prey = game.play(1, character("Prey", defender))
    game.to_act()
    game.declares(prey, hero)
    return game, hero, prey


def test_30_0_characters_fight_characters_or_sites() -> None:
    game, hero, prey = duel(3, 2)
    game.settle()
    assert game.state.area[prey] is Area.SMOKED
    assert game.state.damage[hero] == 2
    with shows("30.3.3.1"):
        assert events.Smoked(prey, True, (events.By(0, hero),), True) in game.told
    with shows("29.1"):
        assert events.Damaged(hero, prey, 3, True) in game.told
    with shows("30.3"):
        assert events.Damaged(prey, hero, 2, True) in game.told, "both strike at once"


def test_30_1_an_open_scene_comes_before_the_combat() -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=9))
    flash = game.hand(1, event())
    game.to_act()
    game.declares(target, hero)
    while not game.has_told(events.CombatBegan):
        last = game.options
        game.do(PASS)
    assert Play(flash) in last


def test_30_2_what_entering_combat_triggers_comes_next() -> None:
    game = table()
    hero = game.play(0, character("Hero", 3, text=on(v.CombatBegins())))
    target = game.play(1, site(body=9))
    game.power(0, 0)
    game.to_act()
    game.attacks(target, hero)
    gained = game.told.index(events.PowerGained(0, 1))
    assert game.told.index(events.CombatBegan((hero,), target)) < gained
    assert gained < game.told.index(events.Damaged(hero, target, 3, True))


def test_30_3_1_a_target_divides_its_damage_among_attackers() -> None:
    game = table()
    one, two = game.play(0, character("One", 1)), game.play(0, character("Two", 4))
    prey = game.play(1, character("Prey", 5))
    game.to_act()
    game.declares(prey, one, two)
    game.until(Question.DIVIDE, 1)
    assert game.options == tuple(Number(it) for it in range(6)), "more than Fighting is allowed"
    game.do(Number(2))
    game.settle()
    assert events.Damaged(prey, one, 2, True) in game.told
    assert events.Damaged(prey, two, 3, True) in game.told


def test_30_3_2_a_damaged_feng_shui_site_is_revealed() -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=9), face_down=True)
    game.to_act()
    game.attacks(target, hero)
    assert not game.state.face_down[target]
    assert events.Revealed(1, target, 0) in game.told
    with shows("29.3"):
        assert game.state.damage[target] == 3


def test_30_3_3_the_declarer_chooses_when_a_joiner_brings_the_site_down() -> None:
    game = table(3)
    hero = game.play(0, character("Hero", 1))
    joiner = game.play(2, character("Joiner", 9))
    target = game.play(1, site(body=9))
    game.to_act()
    game.declares(target, hero)
    game.until(Question.JOIN, 2)
    game.choose(Question.JOIN, joiner)
    game.settle()
    assert game.asked == (0, Question.FATE)


def test_30_3_3_1_a_beaten_site_may_be_smoked() -> None:
    game = table()
    hero = game.play(0, character("Hero", 9))
    target = game.play(1, site(body=5))
    game.play(1, character("Resident"))
    game.to_act()
    game.attacks(target, hero)
    game.do(fate(Fate.SMOKED))
    assert game.state.smoked[1] == [target]
    collapsed = game.told.index(game.has_told(events.Collapsed)[0])
    with shows("28.8"):
        assert collapsed > game.told.index(events.CombatEnded())


def test_30_3_4_a_revealed_unique_site_may_cause_an_auction_the_seizer_opens() -> None:
    game = table()
    game.play(1, site("Gate", restrictions=[Restriction.UNIQUE]))
    hero = game.play(0, character("Hero", 9))
    target = game.play(1, site("Gate", 5, restrictions=[Restriction.UNIQUE]), face_down=True)
    game.power(0, 2)
    game.power(1, 2)
    game.to_act()
    game.attacks(target, hero)
    game.do(fate(Fate.SEIZED))
    assert game.asked == (0, Question.BID)
    with shows("31.2"):
        assert game.has_told(events.AuctionOpened)


def test_30_3_4_a_burned_site_causes_no_auction() -> None:
    game = table()
    game.play(1, site("Gate", restrictions=[Restriction.UNIQUE]))
    hero = game.play(0, character("Hero", 9))
    target = game.play(1, site("Gate", 5, restrictions=[Restriction.UNIQUE]), face_down=True)
    game.to_act()
    game.attacks(target, hero)
    game.do(fate(Fate.BURNED_FOR_POWER))
    assert not game.has_told(events.AuctionOpened)


def test_30_4_triggers_of_damage_come_in_a_closed_scene_after_it() -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=9))
    game.play(1, character("Watcher", text=on(v.IsDamaged())), at=1)
    game.hand(1, event())
    game.hand(0, event())
    game.power(1, 0)
    game.to_act()
    game.attacks(target, hero)
    assert game.state.power[1] == 1
    gained = game.told.index(events.PowerGained(1, 1))
    assert gained > game.told.index(events.CombatEnded())


def test_50_1_ambush_strikes_a_character_first() -> None:
    game, hero, prey = duel(3, 3, Keyword.AMBUSH)
    game.settle()
    assert game.state.area[prey] is Area.SMOKED
    assert game.state.damage[hero] == 0


def test_29_3_damage_stays_across_turns() -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    game.hand(1, event())
    game.state.damage[hero] = 2
    game.until(Question.DISCARD, 1)
    game.until(Question.DISCARD, 0)
    assert game.state.damage[hero] == 2


def test_29_6_2_reductions_gained_later_take_nothing_back() -> None:
    game = table()
    hero = game.play(0, character("Hero", 5))
    marks.put_damage(game.state, hero, hero, 3, 0, in_combat=False)
    tough = (v.Gains(v.TOUGHNESS, 2),)
    marks.give(game.state, Lasting(hero, game.state.mark[hero], tough))
    assert game.state.damage[hero] == 3


def test_29_0_corrupted_damage_stays_on_a_seized_site() -> None:
    game = table()
    evil = game.play(0, character("Evil", 4, Keyword.CORRUPTED))
    good = game.play(0, character("Good", 2))
    target = game.play(1, site("Whirlpool", 5))
    game.to_act()
    game.attacks(target, evil, good)
    game.do(fate(Fate.SEIZED))
    assert (game.state.damage[target], game.state.corrupted[target]) == (0, 4)
    with shows("50.3"):
        assert game.state.corrupted[target] == 4


def test_30_3_2_damage_that_reaches_a_plain_site_reveals_nothing() -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, plain_site(body=9))
    game.to_act()
    game.attacks(target, hero)
    assert not game.has_told(events.Revealed)


def test_28_6_6_an_interceptor_ceases_when_its_attacker_is_smoked_outside_combat() -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=9))
    guard = game.play(1, character("Guard", 3))
    killing = v.Effect((), (v.Inflict(9, v.CARD.that(v.Titled("Hero"))),))
    kill = game.hand(1, event("Kill", text=text_of((killing,))))
    game.to_act()
    game.declares(target, hero)
    game.intercepts((guard, hero))
    game.until(Question.START, 1)
    game.do(Play(kill))
    game.settle()
    assert events.CeasedIntercepting(guard) in game.told
    assert not game.has_told(events.CombatBegan)
    assert Choose(guard) not in game.options


def test_30_3_3_a_site_beaten_by_ambush_waits_for_its_fate() -> None:
    game = table()
    hero = game.play(0, character("Hero", 9, Keyword.AMBUSH))
    target = game.play(1, site(body=5))
    game.play(1, site())
    game.hand(0, event("Idle"))
    game.to_act()
    game.attacks(target, hero)
    assert game.asked == (0, Question.FATE)
    assert game.state.area[target] is Area.IN_PLAY
