"""Warlord characters: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import CardType, Trade
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
    script(
        "Adriel, Defender of Marduun",
        Unique("Adriel"),
        Replacement(
            InflictsBattle(CARD, THIS),
            (AmountBecomes(0),),
            Matches(THIS, CARD.being(State.BLOCKING)),
        ),
    ),
    script("Aroused Stiffbone", OnResolve(cost=(Pay(Minus(7, Icons("R"))),))),
    script(
        "Ascendant Madcap",
        Trigger(EntersPlay(CARD.providing("R").you_control()), (PutTokens(),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
    ),
    script(
        "Athalamund Mangod, The Iron Fist",
        Unique("Athalamund"),
        Ability(
            "PUNCH",
            cost=(
                Pay(1),
                Deplete(THIS),
                Pick(CHARACTER),
                Let("X", Total(STRENGTH, PICKED)),
                Let("Y", Times(2, Total(STRENGTH, THIS))),
            ),
            effect=(Inflict(Number("X"), THIS), Inflict(Number("Y"), PICKED)),
        ),
    ),
    script(
        "Aweless Charger",
        Ability(
            "BORE",
            cost=(Pay(3), Deplete(THIS), Pick(CHARACTER.being(State.BLOCKING))),
            effect=(RemoveFromBattle(PICKED), Deplete(PICKED)),
        ),
    ),
    script(
        "Balking Foecrusher",
        Trigger(LeavesPlay(), (Inflict(1, CHARACTER), Draw())),
        Ability("CRUSH WAVE", cost=(Pay(2), Destroy(THIS)), effect=(Inflict(1, CHARACTER),)),
    ),
    script(
        "Blazing Shriever",
        Ability(
            "INFLAME",
            cost=(
                Pay(2),
                Destroy(THIS),
                Pick(CARD.that(OfType((CardType.CHARACTER, CardType.LOCATION)))),
            ),
            effect=(Inflict(Icons("R"), PICKED),),
        ),
    ),
    script(
        "Colossal Flattener",
        Conditional(THIS, (MayAssignToTarget(),), Matches(THIS, CARD.being(State.ATTACKING))),
    ),
    script(
        "Conscientious Objector",
        TACTICAL,
        OnResolve(cost=(Pick(LOCATION.you_control()),)),
        Conditional(THIS, (Cannot(Action.ATTACK), Cannot(Action.BLOCK)), Exists(PICKED)),
        FlipUp(2, "RR"),
    ),
    script("Courageous Paladin", Conditional(THIS, (AttractsDamage(),))),
    script(
        "Dragon Archer",
        OnResolve(cost=(May(then=(Pick(CHARACTER),)),)),
        Trigger(
            EntersPlay(),
            (
                Let("X", Total(STRENGTH, PICKED)),
                Let("Y", Total(STRENGTH, THIS)),
                Inflict(Number("X"), THIS),
                Inflict(Number("Y"), PICKED),
            ),
            Exists(PICKED),
        ),
    ),
    script(
        "Dying Hero",
        Trigger(TurnEnds(), (If(Matches(THIS, CARD.being(State.DEPLETED)), (Inflict(1, THIS),)),)),
        Conditional(THIS, (More(LIFE, 4),), threshold="RRRRRRRRR"),
    ),
    script(
        "Elzibeth, Military Sorceress",
        Unique("Elzibeth"),
        Ability(
            "REANIMATE",
            cost=(Pay(2), Deplete(THIS), Pick(CHARACTER.in_discard_pile())),
            effect=(Put(PICKED, DECK_TOP),),
        ),
    ),
    script("Embittered Cadet", Provides("R")),
    script(
        "Enduring Swordsman",
        Trigger(LeavesPlay(), (May((Pick(CHARACTER),), (Inflict(1, PICKED),)),)),
    ),
    script("Fervent Beastslayer", Conditional(THIS, (More(LIFE, 3),), threshold="RRRRR")),
    script("Frenzied Shriever", Replacement(InflictsBattle(to=CHARACTER), (ChangeAmount(2),))),
    script(
        "Gallant Commander",
        Ability(
            "CHARGE!",
            cost=(Pay(2), Destroy(THIS)),
            effect=(Inflict(3, FACTION.opponent_controls()),),
        ),
    ),
    script(
        "Giada, the Elegant",
        Unique("Giada"),
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)), Less(LIFE, Total(TOKENS, THIS)))),
        Replacement(
            Destroyed(by=CARD.opponent_controls()),
            (May((PutTokens(),), (Deplete(THIS), RemoveFromBattle(THIS)), (AsUsual(),)),),
        ),
    ),
    script(
        "Gideon, the Ultimate Warrior",
        Unique("Gideon"),
        Replacement(
            InflictsBattle(CARD, THIS),
            (AmountBecomes(0),),
            Matches(THIS, CARD.being(State.ATTACKING)),
        ),
        Replacement(LosesInfluence(OPPONENT), (ChangeAmount(1),)),
    ),
    script(
        "Godwing Thunderhoof",
        Unique("Godwing"),
        Trigger(Attacks(), (May((Pick(CHARACTER),), (Inflict(Icons("R"), PICKED),)),)),
    ),
    script(
        "Idol Smasher",
        OnResolve(cost=(May(then=(Pick(ITEM),)),)),
        Trigger(EntersPlay(), (Destroy(PICKED),), Exists(PICKED)),
    ),
    script(
        "Impressive Hero",
        OnResolve(cost=(May(then=(Pick(CHARACTER),)),)),
        Trigger(EntersPlay(), (Deplete(PICKED),), Exists(PICKED)),
    ),
    script(
        "Necromantic Healer",
        Replacement(InflictsBattle(CARD, CHARACTER.that(InPartyWith(THIS))), (ChangeAmount(-1),)),
    ),
    script("Nimble Conscript"),
    script(
        "Octo-Ba-Ba, the Devourer",
        Unique("Octo-Ba-Ba"),
        Trigger(Destroyed(CHARACTER.opponent_controls()), (PutTokens(),)),
        Ability(
            "DEVOUR",
            cost=(
                Pay(3),
                Deplete(THIS),
                RemoveTokens(),
                Pick(CARD.that(OfType((CardType.CHARACTER, CardType.LOCATION)))),
            ),
            effect=(Inflict(3, PICKED),),
        ),
    ),
    script(
        "Padamose, Emperor of Marduun",
        Unique("Padamose"),
        Conditional(
            CHARACTER.of_subtype("sword of great justice").you_control(),
            (More(STRENGTH, 1), More(LIFE, 1)),
        ),
        Conditional(
            CHARACTER.opponent_controls().that(
                Either((CHARACTER.of_subtype("mau"), CHARACTER.that(OfTrade(Trade.ARCANIST))))
            ),
            (Less(STRENGTH, 1), Less(LIFE, 1)),
        ),
    ),
    script(
        "Plunging Shriever",
        Trigger(EntersPlay(), (May((Pick(ITEM),), (Destroy(PICKED), LoseInfluence(2))),)),
        Ability(
            "FLY AWAY",
            cost=(Choose(ITEM.in_discard_pile(OPPONENT)), Put(CHOSEN, OUT_OF_GAME)),
            effect=(FlipFaceDown(THIS),),
        ),
        FlipUp(3, "RR"),
    ),
    script("Proficient Battler", FlipUp(2, "R")),
    script(
        "Righteous Exemplar",
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1)), threshold="RRRRR"),
    ),
    script(
        "Robustical Badass",
        Trigger(
            TurnStarts(), (May(then=(Inflict(1, FACTION.opponent_controls()),)),), threshold="RRR"
        ),
    ),
    script(
        "Shieldmane Grandchest",
        Unique("Grandchest"),
        Replacement(InflictsBattle(CARD, CHARACTER.you_control()), (ChangeAmount(-2),)),
        Replacement(InflictsBattle(CARD, CHARACTER.opponent_controls()), (ChangeAmount(2),)),
    ),
    script(
        "Spitting Sarume",
        Trigger(EntersPlay(), (Inflict(1, CHARACTER.opponent_controls()),)),
        FlipUp(3, "R"),
    ),
    script(
        "Spry Archer",
        Trigger(Attacks(), (Inflict(1, FACTION.opponent_controls()),)),
        Trigger(Attacks(), (May((Pick(CHARACTER),), (Inflict(1, PICKED),)),), threshold="RRRR"),
    ),
    script("Surplus Soldier", Replacement(Destroyed(), (FlipFaceDown(THIS),))),
    script(
        "The Emperor Barduse",
        Unique("Emperor Barduse"),
        Trigger(
            EntersPlay(),
            (
                May(
                    (Pick(CHARACTER, AnyNumber()),),
                    (
                        InflictDivided(
                            Times(2, Count(CHARACTER.of_subtype("dragon").you_control())), PICKED
                        ),
                    ),
                ),
            ),
        ),
        Conditional(
            CHARACTER.of_subtype("dragon").you_control().others(),
            (More(STRENGTH, 1), More(LIFE, 1)),
        ),
    ),
    script("Tiny Sarume", FlipUp(0, "R")),
    script(
        "Trebuchet Officer",
        Ability("FIRE!", cost=(Pay(1), Pick(LOCATION)), effect=(Inflict(1, PICKED),)),
    ),
    script(
        "Unflinching Bowman",
        Ability(
            "SHOOT", cost=(Pay(1), Pick(CHARACTER)), effect=(Inflict(1, PICKED), Inflict(1, THIS))
        ),
    ),
    script("Unstoppable Asskicker"),
    script(
        "Vigilant Raider",
        Ability("ASSAIL", cost=(Pay(2),), effect=(Alter(THIS, (More(STRENGTH, 1),)),)),
    ),
    script(
        "Virtuous Razer",
        Trigger(InflictsBattle(), (May((Pick(LOCATION),), (Inflict(EventAmount(), PICKED),)),)),
    ),
)
