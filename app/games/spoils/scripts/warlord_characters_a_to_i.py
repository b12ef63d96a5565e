"""Warlord characters, A to I."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    DECK_TOP,
    EACH,
    FACTION,
    ITEM,
    LIFE,
    LOCATION,
    OPPONENT,
    PICKED,
    SOURCE,
    SPEED,
    STRENGTH,
    TACTICAL,
    THAT,
    THIS,
    TOKENS,
    Ability,
    Action,
    Alter,
    AmountBecomes,
    AsUsual,
    Attacks,
    AttractsDamage,
    Bespoke,
    Cannot,
    ChangeAmount,
    ChooseNumber,
    ChooseOne,
    Conditional,
    Count,
    Deplete,
    Destroy,
    Destroyed,
    Done,
    Draw,
    EntersPlay,
    EventAmount,
    Exists,
    FlipUp,
    GainsText,
    Icons,
    If,
    InBattle,
    Inflict,
    InflictDivided,
    Inflicts,
    InflictsBattle,
    InPartyWith,
    IsBlocked,
    Later,
    LeavesPlay,
    Less,
    Let,
    LoseInfluence,
    LosesInfluence,
    Matches,
    May,
    MayAssignToTarget,
    Minus,
    More,
    Must,
    NoLess,
    Not,
    Number,
    OfType,
    Only,
    OnResolve,
    Opposing,
    PartySize,
    Pay,
    Pick,
    Provides,
    Put,
    PutTokens,
    RemoveFromBattle,
    RemoveTokens,
    Replacement,
    State,
    Times,
    Total,
    Trigger,
    TurnEnds,
    TurnStarts,
    Unique,
    UpTo,
    script,
)

SCRIPTS: Final = (
    script(
        "6r4wny 60dy9u4rd5",
        OnResolve(cost=(Pick(CHARACTER.you_control()),)),
        Replacement(Inflicts(CARD, PICKED), (Inflict(EventAmount(), THIS, SOURCE),)),
        Replacement(
            LeavesPlay(PICKED),
            (Bespoke("leave_play_in_its_place", "this card leaves play in that way"),),
        ),
    ),
    script(
        "Adriel, Defender of Marduun",
        Unique("Adriel"),
        Replacement(
            InflictsBattle(CARD, THIS),
            (AmountBecomes(0),),
            Matches(THIS, CARD.being(State.BLOCKING)),
        ),
    ),
    script("Anxious Oaf", Conditional(THIS, (PartySize(2),))),
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
        "Berserker Corps",
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
        Trigger(
            TurnStarts(),
            (
                May(
                    (Pick(CHARACTER.you_control()),),
                    (
                        Let("X", Total(STRENGTH, PICKED)),
                        Destroy(PICKED),
                        If(Done(), (PutTokens(amount=Number("X")),)),
                    ),
                    (Destroy(THIS),),
                ),
            ),
        ),
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
        "Callow Liegeman",
        Trigger(
            Attacks(),
            (Alter(THIS, (More(STRENGTH, 1), More(LIFE, 1))),),
            NoLess(Count(CHARACTER.that(InPartyWith(THIS))), 2),
        ),
    ),
    script(
        "Cannon Squadron",
        Ability(
            "FIRE!",
            cost=(Deplete(THIS), Pick(CHARACTER, UpTo(2))),
            effect=(InflictDivided(UpTo(2), PICKED),),
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
        "Drill Instructor",
        TACTICAL,
        OnResolve(cost=(Only(Not(InBattle())),)),
        Trigger(
            EntersPlay(),
            (
                Pick(CHARACTER.others()),
                Later(TurnStarts(EACH), (Alter(PICKED, (More(STRENGTH, 3),)),)),
            ),
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
        Trigger(
            EntersPlay(),
            (May((Pick(LOCATION),), (Inflict(2, PICKED.that(OfType((CardType.LOCATION,)))),)),),
            threshold="RRRRRR",
        ),
    ),
    script("Fervent Beastslayer", Conditional(THIS, (More(LIFE, 3),), threshold="RRRRR")),
    script(
        "Flaming Barduse",
        OnResolve(cost=(May(then=(Pick(CHARACTER, UpTo(2)),)),)),
        Trigger(EntersPlay(), (InflictDivided(UpTo(2), PICKED),), Exists(PICKED)),
    ),
    script(
        "Fleshripping Scenepuller",
        Trigger(
            IsBlocked(),
            (Alter(THIS, (More(STRENGTH, Times(4, Count(CHARACTER.that(Opposing(THIS))))),)),),
        ),
    ),
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
        "Gore Engine",
        Trigger(
            Destroyed(CHARACTER.being(State.DAMAGED_BY_THIS)),
            (PutTokens(amount=Total(STRENGTH, THAT)),),
        ),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
        Ability(
            "IMPALE",
            cost=(ChooseOne(((Pay(2),), (RemoveTokens(count=2),))), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Must(Action.BLOCK, THIS),)),),
        ),
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
)
