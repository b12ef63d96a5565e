"""Warlord characters."""

from typing import Final

from app.games.spoils.terms import CardType, Trade
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_TOP,
    FACTION,
    ITEM,
    LIFE,
    LOCATION,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    SPEED,
    STRENGTH,
    TACTICAL,
    THIS,
    TOKENS,
    Ability,
    Action,
    Alter,
    AnyNumber,
    AtMostEachTurn,
    Attacks,
    Cannot,
    Choose,
    ChooseNumber,
    Conditional,
    Count,
    Deplete,
    Destroy,
    Destroyed,
    Discard,
    Draw,
    EntersPlay,
    EventAmount,
    Exists,
    FlipFaceDown,
    FlipUp,
    GainsText,
    Icons,
    If,
    InBattle,
    Inflict,
    InflictDivided,
    Inflicts,
    InflictsBattle,
    Influence,
    IsBlocked,
    LeavesPlay,
    Less,
    Let,
    LoseInfluence,
    LosesOtherText,
    Matches,
    May,
    Minus,
    More,
    NoMore,
    Not,
    Number,
    OfTrade,
    OfType,
    Only,
    OnResolve,
    Pay,
    Pick,
    Provides,
    Put,
    PutTokens,
    RemoveFromBattle,
    RemoveTokens,
    Replacement,
    Restore,
    State,
    Times,
    Total,
    Trigger,
    TurnEnds,
    TurnStarts,
    Unique,
    Until,
    UpTo,
    script,
)

SCRIPTS: Final = (
    script("Arena Quarter-Finalist"),
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
    script("Barbaric Rifleman", Trigger(EntersPlay(), (Inflict(1, FACTION.opponent_controls()),))),
    script(
        "Battle-Ready Back-Breaker",
        Trigger(EntersPlay(), (May((Pick(CHARACTER),), (Deplete(PICKED),)),)),
    ),
    script(
        "Bladefist Doomwing",
        Unique("Bladefist"),
        Ability(
            "FIREBREATHING",
            cost=(ChooseNumber(), Pay(Times(2, Number("X"))), Deplete(THIS), Pick(CHARACTER)),
            effect=(Inflict(Number("X"), PICKED),),
        ),
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
        "Bloating Bask",
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1), More(SPEED, 1)), threshold="RRRRRR"),
    ),
    script(
        "Bloodcurdling Bulldozer",
        Trigger(Attacks(), (May((Pick(CHARACTER),), (Deplete(PICKED),)),)),
    ),
    script("Bloody Fisted Fanatic"),
    script("Brash Basher"),
    script(
        "Cannon Squadron",
        Ability(
            "FIRE!",
            cost=(Deplete(THIS), Pick(CHARACTER, UpTo(2))),
            effect=(InflictDivided(UpTo(2), PICKED),),
        ),
    ),
    script(
        "Crazed Deputy", Trigger(IsBlocked(), (Alter(THIS, (More(STRENGTH, 2), More(LIFE, 2))),))
    ),
    script("Creaky Old Swordsman"),
    script("Deadly Striker", Trigger(Destroyed(), (LoseInfluence(4, OPPONENT),))),
    script(
        "Discordant Cadencer",
        Ability(
            "AGITATE",
            cost=(Pay(1), LoseInfluence(2)),
            effect=(Alter(THIS, (GainsText(Provides("RRR")),)),),
        ),
        Conditional(THIS, (More(STRENGTH, 2),), threshold="RRRRRR"),
    ),
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
        "Dragon Rider",
        Conditional(
            THIS,
            (
                More(STRENGTH, Count(CARD.of_subtype("dragon").you_control())),
                More(LIFE, Count(CARD.of_subtype("dragon").you_control())),
            ),
        ),
    ),
    script(
        "Dragon Tank",
        Trigger(
            TurnStarts(),
            (May((Pick(CHARACTER.opponent_controls()),), (Destroy(PICKED),), (Destroy(THIS),)),),
        ),
    ),
    script(
        "Duelist of Surfeit",
        Trigger(EntersPlay(CARD.providing("R").you_control()), (May(then=(PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Dying Hero",
        Trigger(TurnEnds(), (If(Matches(THIS, CARD.being(State.DEPLETED)), (Inflict(1, THIS),)),)),
        Conditional(THIS, (More(LIFE, 4),), threshold="RRRRRRRRR"),
    ),
    script(
        "Elbow Dropper",
        Ability(
            "OFF THE TOP ROPE",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Cannot(Action.BLOCK),)),),
        ),
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
    script(
        "Fanatical Shriever",
        TACTICAL,
        OnResolve(cost=(Only(Not(InBattle())), May(then=(Pick(ITEM),)))),
        Trigger(EntersPlay(), (Destroy(PICKED),), Exists(PICKED)),
        Trigger(EntersPlay(), (May((Pick(LOCATION),), (Inflict(2, PICKED),)),), threshold="RRRRRR"),
    ),
    script("Fervent Beastslayer", Conditional(THIS, (More(LIFE, 3),), threshold="RRRRR")),
    script(
        "Flaming Barduse",
        OnResolve(cost=(May(then=(Pick(CHARACTER, UpTo(2)),)),)),
        Trigger(EntersPlay(), (InflictDivided(UpTo(2), PICKED),), Exists(PICKED)),
    ),
    script(
        "Gallant Commander",
        Ability(
            "CHARGE!",
            cost=(Pay(2), Destroy(THIS)),
            effect=(Inflict(3, FACTION.opponent_controls()),),
        ),
    ),
    script(
        "Godwing Thunderhoof",
        Unique("Godwing"),
        Trigger(Attacks(), (May((Pick(CHARACTER),), (Inflict(Icons("R"), PICKED),)),)),
    ),
    script(
        "Heirloom Incinerator",
        Trigger(Inflicts(to=FACTION), (May((Pick(ITEM),), (Destroy(PICKED),)),)),
    ),
    script(
        "Hidden Sniper",
        Ability(
            "SHARPSHOOT",
            cost=(Pay(1), Deplete(THIS), Pick(CHARACTER)),
            effect=(Inflict(1, PICKED),),
        ),
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
        "Infuriator", Trigger(EntersPlay(), (Alter(CHARACTER.you_control(), (More(STRENGTH, 1),)),))
    ),
    script("Menacing Mauler", Trigger(IsBlocked(), (Inflict(1, CARD.being(State.BLOCKING)),))),
    script(
        "Morale Officer",
        Ability(
            "CONVINCE",
            cost=(Deplete(THIS),),
            effect=(Alter(CHARACTER.of_subtype("soldier").you_control(), (More(STRENGTH, 1),)),),
        ),
    ),
    script(
        "Murderous Commander",
        Ability(
            "CUNNING PLAN",
            cost=(Pay(2), Discard(), Deplete(THIS)),
            effect=(Inflict(2, FACTION.opponent_controls()),),
        ),
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
    script("Oversoon Lightfoot"),
    script("Plodding Brute"),
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
    script("Rabid Sarume", Trigger(EntersPlay(), (Inflict(1, CHARACTER.opponent_controls()),))),
    script(
        "Really Big Barduse",
        OnResolve(cost=(May(then=(Pick(CHARACTER, UpTo(2)),)),)),
        Trigger(EntersPlay(), (InflictDivided(UpTo(5), PICKED),), Exists(PICKED)),
    ),
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
        "Rudo Mangod",
        Unique("Rudolphus"),
        Ability(
            "PUNCH",
            cost=(
                Pay(2),
                Deplete(THIS),
                Pick(CHARACTER),
                Let("X", Total(STRENGTH, PICKED)),
                Let("Y", Total(STRENGTH, THIS)),
            ),
            effect=(Inflict(Number("X"), THIS), Inflict(Number("Y"), PICKED)),
        ),
    ),
    script(
        "Rudo Mangod, Dragonweight Champion",
        Unique("RUDOLPHUS"),
        Trigger(
            EntersPlay(),
            (
                Deplete(CHARACTER.others().you_control()),
                Alter(
                    CHARACTER.others().you_control(),
                    (Cannot(Action.BE_RESTORED_BY_RULE),),
                    Until.FOR_GOOD,
                ),
            ),
        ),
        Conditional(
            THIS,
            (
                More(
                    STRENGTH,
                    Count(
                        CHARACTER.being(State.DEPLETED).that(OfTrade(Trade.WARLORD)).you_control()
                    ),
                ),
            ),
        ),
    ),
    script(
        "Rushing Crushing Blockhead",
        Trigger(Inflicts(to=FACTION), (Destroy(THIS), Inflict(2, FACTION.you_control()))),
        Conditional(THIS, (Cannot(Action.BLOCK),)),
        Conditional(THIS, (LosesOtherText(), Less(SPEED, 1)), threshold="RRRRRR"),
    ),
    script(
        "Ruthless Platoon",
        Ability(
            "CANNIBALIZE",
            cost=(Choose(CHARACTER.you_control()), Destroy(CHOSEN)),
            effect=(Alter(THIS, (More(STRENGTH, 2),)),),
        ),
    ),
    script("Scout"),
    script(
        "Skullcrush Steamroller",
        Conditional(THIS, (Cannot(Action.BE_RESTORED_BY_RULE),)),
        Conditional(THIS, (AtMostEachTurn(1, Action.ATTACK),)),
        Ability(
            "ASSIST",
            cost=(Pay(2), Choose(CHARACTER.you_control().being(State.RESTORED)), Deplete(CHOSEN)),
            effect=(Restore(THIS),),
        ),
    ),
    script(
        "Sleeping Guard",
        Conditional(
            THIS, (More(STRENGTH, 1), More(LIFE, 1)), Exists(CHARACTER.opponent_controls())
        ),
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
    script("Stalwart Soldier"),
    script(
        "Suicide Squad",
        Ability(
            "ULTIMATE SACRIFICE",
            cost=(Let("X", Total(STRENGTH, THIS)), Destroy(THIS), Pick(CHARACTER)),
            effect=(Inflict(Number("X"), PICKED),),
        ),
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
    script("Torrential Bleeder", Trigger(TurnStarts(), (Inflict(1, CHARACTER),))),
    script(
        "Trebuchet Officer",
        Ability("FIRE!", cost=(Pay(1), Pick(LOCATION)), effect=(Inflict(1, PICKED),)),
    ),
    script("Trophy Collector", OnResolve(cost=(Only(NoMore(Influence(OPPONENT), 10)),))),
    script(
        "Unflinching Bowman",
        Ability(
            "SHOOT", cost=(Pay(1), Pick(CHARACTER)), effect=(Inflict(1, PICKED), Inflict(1, THIS))
        ),
    ),
    script("Unstoppable Asskicker"),
    script(
        "Ursine Assassin",
        Ability(
            "TO BEAR ARMS",
            cost=(
                Pay(1),
                Pick(CHARACTER),
                Choose(CHARACTER.being(State.RESTORED).you_control()),
                Destroy(CHOSEN),
            ),
            effect=(Inflict(2, PICKED),),
        ),
        Ability(
            "JUST UNBEARABLE",
            cost=(
                Pay(2),
                Pick(CHARACTER),
                Choose(CHARACTER.being(State.RESTORED).you_control()),
                Destroy(CHOSEN),
            ),
            effect=(Inflict(5, PICKED),),
            threshold="RRRRRR",
        ),
    ),
    script(
        "Vigilant Raider",
        Ability("ASSAIL", cost=(Pay(2),), effect=(Alter(THIS, (More(STRENGTH, 1),)),)),
    ),
    script(
        "Virtuous Razer",
        Trigger(InflictsBattle(), (May((Pick(LOCATION),), (Inflict(EventAmount(), PICKED),)),)),
    ),
    script(
        "Warbeast of Thabbash",
        Conditional(THIS, (More(STRENGTH, Icons("V")), More(LIFE, Icons("V")))),
    ),
    script("Warrior Prodigy"),
)
