"""Rogue characters."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    COVERT,
    DECK_BOTTOM,
    DECK_TOP,
    DISCARD_PILE,
    DISCARDED,
    EACH,
    FACTION,
    FOUND,
    HAND,
    ITEM,
    LIFE,
    NON_TACTIC,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PICKED_PLAYER,
    PLAY,
    REVEALED,
    SPEED,
    STRENGTH,
    TACTICAL,
    THAT,
    THIS,
    TOKENS,
    YOU,
    Ability,
    Action,
    Alter,
    AsNamed,
    Attacks,
    Cannot,
    Choose,
    ChooseOne,
    CoinFlipped,
    Conditional,
    Count,
    Deplete,
    Destroy,
    Destroyed,
    Discard,
    Done,
    Draw,
    EntersPlay,
    EntersWith,
    Exists,
    FlipCoin,
    FlipFaceDown,
    FlipUp,
    Gains,
    Icons,
    If,
    Inflicts,
    Keyword,
    Kind,
    Less,
    Let,
    Look,
    Loses,
    Matches,
    May,
    More,
    Must,
    Name,
    NoLess,
    NoMore,
    Not,
    Number,
    OfType,
    Only,
    OnResolve,
    Pay,
    Pick,
    PickPlayer,
    PlayResources,
    Put,
    PutFromPlay,
    PutTokens,
    RemoveTokens,
    Reveal,
    Search,
    State,
    TakeControl,
    Total,
    Trigger,
    TurnOf,
    TurnStarts,
    Unique,
    script,
    top,
)

SCRIPTS: Final = (
    script(
        "Adroit Marauder",
        Conditional(
            THIS,
            (More(STRENGTH, 3), More(LIFE, 3)),
            NoLess(Count(CARD.in_discard_pile(OPPONENT)), 10),
        ),
    ),
    script(
        "Affectionate Dollkeeper",
        Trigger(Inflicts(to=CHARACTER), (Destroy(THAT),), threshold="DDD"),
    ),
    script("Agile Highwayman"),
    script(
        "Bipolar Sarcophyle",
        Trigger(EntersPlay(), (FlipCoin((PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Booty Licker",
        Ability(
            "CLAIM",
            cost=(
                Deplete(THIS),
                Pick(ITEM),
                Let("X", Total(NUMERIC_COST, PICKED)),
                Pay(Number("X")),
            ),
            effect=(TakeControl(PICKED),),
        ),
        FlipUp(2, "DDD"),
    ),
    script("Casino Kingpin"),
    script(
        "Clockman Pickpocket",
        Conditional(THIS, (Cannot(Action.BE_BLOCKED),), Exists(ITEM.opponent_controls())),
        Trigger(
            Inflicts(to=FACTION),
            (
                Pick(ITEM.opponent_controls(), who=OPPONENT),
                If(Done(), (TakeControl(PICKED), Destroy(THIS))),
            ),
        ),
    ),
    script("Costly Filcher"),
    script(
        "Cute Cutpurse",
        Conditional(THIS, (Cannot(Action.BE_BLOCKED),), Exists(ITEM.opponent_controls())),
        Trigger(
            Inflicts(to=FACTION), (Pick(ITEM.opponent_controls()), If(Done(), (Destroy(PICKED),)))
        ),
    ),
    script(
        "Dauntless Gambler",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Name(Kind.TYPE),),
                    (
                        Reveal(top(1)),
                        If(Matches(REVEALED, CARD.that(AsNamed(Kind.TYPE))), (PutTokens(),)),
                        Put(top(1), DECK_BOTTOM),
                    ),
                ),
            ),
        ),
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1)), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script(
        "Dazzling Trapezist",
        Ability(
            "INSPIRE",
            cost=(Choose(CARD.in_hand()), Put(CHOSEN, DECK_TOP), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(SPEED, 1),)),),
        ),
    ),
    script(
        "Delusive Strumpet",
        TACTICAL,
        Ability("GRACEFUL EXIT", cost=(Discard(),), effect=(FlipFaceDown(THIS),)),
        FlipUp(4, "DD", (PlayResources(),)),
    ),
    script("Dock Sentinel"),
    script(
        "Elusive Wolf",
        Ability(
            "HOWL",
            cost=(Choose(CARD.named("Deception").owned_by(YOU)), Destroy(CHOSEN)),
            effect=(PutTokens(),),
        ),
        Ability("PROWL", cost=(RemoveTokens(),), effect=(Alter(THIS, (Gains(Keyword.COVERT),)),)),
    ),
    script(
        "Epicureous Mammajamma",
        Ability(
            "SLAP IT UP", cost=(Pay(1),), effect=(Alter(THIS, (Less(STRENGTH, 1), More(LIFE, 1))),)
        ),
        Ability(
            "FLIP IT", cost=(Pay(1),), effect=(Alter(THIS, (Less(LIFE, 1), More(STRENGTH, 1))),)
        ),
        Ability(
            "RUB IT DOWN",
            cost=(Pay(1),),
            effect=(
                ChooseOne(
                    (
                        (Alter(THIS, (Less(STRENGTH, 1),)),),
                        (Alter(THIS, (Less(LIFE, 1), More(SPEED, 1))),),
                    )
                ),
            ),
        ),
    ),
    script(
        "Face in the Crowd",
        Conditional(
            THIS, (Cannot(Action.BE_BLOCKED),), NoLess(Count(CHARACTER.opponent_controls()), 4)
        ),
    ),
    script(
        "Flimflam Man",
        Trigger(
            EntersPlay(),
            (
                May((Name(Kind.TYPE),), (Reveal(top(1)),)),
                If(
                    Matches(REVEALED, CARD.that(AsNamed(Kind.TYPE))),
                    (Put(REVEALED, HAND),),
                    (Put(REVEALED, DECK_BOTTOM),),
                ),
            ),
        ),
    ),
    script(
        "Forcible Depredator",
        Ability(
            "PLUNDER",
            cost=(Pay(2), Discard(), Deplete(THIS)),
            effect=(Put(top(3, OPPONENT), DISCARD_PILE),),
        ),
    ),
    script(
        "Gang Leader", Trigger(EntersPlay(), (Alter(CHARACTER.you_control(), (More(SPEED, 1),)),))
    ),
    script("Gassy Gastornis", TACTICAL),
    script("Guttersnipe", TACTICAL, FlipUp(0, "DD")),
    script(
        "Harbinger of Anguish",
        Ability(
            "DEMOTIVATE",
            cost=(Pay(1), Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Less(LIFE, 1),)),),
        ),
    ),
    script("Hasty Sarcophyle"),
    script("Headlong Purloiner"),
    script(
        "Hyperphagic Sarcophyle",
        Trigger(Inflicts(to=FACTION), (May(then=(PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Impulsive Abductress",
        Ability(
            "KIDNAP",
            cost=(Destroy(THIS), Pick(CHARACTER.being(State.IN_BATTLE))),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "Iohane, the Convex",
        Unique("Iohane"),
        TACTICAL,
        Trigger(TurnStarts(), (FlipCoin((Draw(),)),)),
        Ability("SNEAK", cost=(Pay(1),), effect=(Alter(THIS, (Gains(Keyword.COVERT),)),)),
    ),
    script(
        "Master Scavenger",
        Ability(
            "RECLAIM",
            cost=(Choose(CARD.in_discard_pile(OPPONENT), 3), Put(CHOSEN, OUT_OF_GAME)),
            effect=(Alter(THIS, (More(STRENGTH, 1), More(LIFE, 1))),),
        ),
    ),
    script(
        "Master Thief",
        Trigger(
            Destroyed(), (May((Pick(NON_TACTIC.in_discard_pile(OPPONENT)),), (Put(PICKED, PLAY),)),)
        ),
    ),
    script(
        "Maxwell Cockswagger",
        Unique("Maxwell"),
        Ability(
            "STRUT",
            cost=(Pay(2), Pick(CHARACTER)),
            effect=(
                ChooseOne(
                    ((Alter(PICKED, (More(SPEED, 1),)),), (Alter(PICKED, (Less(LIFE, 1),)),))
                ),
            ),
        ),
    ),
    script(
        "Murderous Kleptomaniac",
        COVERT,
        Trigger(
            PutFromPlay(THIS, DISCARD_PILE),
            (
                May(
                    (
                        Pick(
                            CARD.that(
                                OfType((CardType.CHARACTER, CardType.ITEM, CardType.LOCATION))
                            )
                        ),
                    ),
                    (Put(PICKED, OUT_OF_GAME),),
                ),
            ),
        ),
        Ability(
            "KLEPT",
            cost=(Pay(4), Pick(CARD.that(OfType((CardType.CHARACTER, CardType.ITEM))))),
            effect=(TakeControl(PICKED),),
            threshold="DDDDDDDDDD",
        ),
    ),
    script(
        "Muscle Tribe of Danger and Excellence",
        Trigger(
            EntersPlay(CARD.providing("D").you_control()),
            (Alter(THIS, (More(STRENGTH, 1), Gains(Keyword.COVERT))),),
        ),
    ),
    script(
        "Obtuse Pipesmoker",
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1), More(SPEED, 1)), threshold="DDDDD"),
    ),
    script(
        "Opportune Slotpuller",
        Ability(
            "GAMBLE",
            cost=(Pay(1), Name(Kind.TYPE)),
            effect=(
                Reveal(top(1)),
                If(
                    Matches(REVEALED, CARD.that(AsNamed(Kind.TYPE))),
                    (Alter(THIS, (More(STRENGTH, 2), Less(LIFE, 1))),),
                ),
                Put(top(1), DECK_BOTTOM),
            ),
        ),
    ),
    script("Pillaging Pirate", Trigger(EntersPlay(), (Put(top(2, OPPONENT), DISCARD_PILE),))),
    script("Pit Boss", Conditional(THIS, (More(SPEED, Icons("D")),))),
    script(
        "Pluck",
        Unique("Pluck"),
        Ability(
            "GRIFT",
            cost=(
                Only(TurnOf(YOU)),
                Pay(5),
                Deplete(THIS),
                Pick(NON_TACTIC.in_discard_pile(OPPONENT)),
            ),
            effect=(Put(PICKED, PLAY),),
        ),
    ),
    script(
        "Recondite Hunter", COVERT, Trigger(Attacks(), (Alter(THIS, (Loses(Keyword.COVERT),)),))
    ),
    script(
        "Recreant Cad",
        Ability(
            "SNEAK",
            cost=(
                Only(NoLess(Count(CARD.in_discard_pile(OPPONENT)), 10)),
                Pay(1),
                Choose(CARD.in_discard_pile(OPPONENT), 2),
                Put(CHOSEN, OUT_OF_GAME),
            ),
            effect=(Alter(THIS, (Gains(Keyword.COVERT),)),),
        ),
    ),
    script(
        "Red Raven",
        Trigger(CoinFlipped(), (May(then=(PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Shadowy Mugger",
        COVERT,
        Trigger(EntersPlay(), (May((Search(deck=OPPONENT),), (Put(FOUND, DISCARD_PILE),)),)),
    ),
    script("Sickened Sarcophyle"),
    script(
        "Slinking Bandido",
        COVERT,
        Trigger(Inflicts(to=FACTION), (PutTokens(),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
    ),
    script(
        "Sly Bilker",
        Ability("SIZE UP", cost=(Pay(1),), effect=(PickPlayer(EACH), Look(top(1, PICKED_PLAYER)))),
    ),
    script(
        "Sudden Osprey",
        TACTICAL,
        Trigger(
            EntersPlay(),
            (May((Pick(CHARACTER),), (Alter(PICKED, (More(STRENGTH, 1), More(LIFE, 1))),)),),
        ),
    ),
    script(
        "Swashbuckler",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Choose(CARD.in_discard_pile(OPPONENT), 4), Put(CHOSEN, OUT_OF_GAME)),
                    otherwise=(Destroy(THIS),),
                ),
            ),
        ),
    ),
    script(
        "Swollen Ostrich",
        TACTICAL,
        Trigger(
            EntersPlay(),
            (May((Pick(CHARACTER),), (Alter(PICKED, (More(STRENGTH, 1), More(LIFE, 1))),)),),
        ),
        FlipUp(1, "DD"),
    ),
    script(
        "Thabbashite Assailant",
        Conditional(THIS, (More(LIFE, 1),), threshold="V"),
        Conditional(THIS, (More(STRENGTH, 1),), threshold="VV"),
        Conditional(THIS, (More(SPEED, 1),), threshold="VVV"),
        Conditional(THIS, (More(LIFE, 1), More(STRENGTH, 1), More(SPEED, 1)), threshold="VVVV"),
    ),
    script(
        "Thief Doyen",
        OnResolve(
            cost=(
                Discard(cards=CARD.that(OfType((CardType.CHARACTER, CardType.ITEM)))),
                Let("X", Total(NUMERIC_COST, DISCARDED)),
            )
        ),
        EntersWith(Number("X")),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script("Throatstabber", Trigger(EntersPlay(), (FlipCoin(lose=(Deplete(THIS),)),))),
    script(
        "Titillating Contortionist",
        Trigger(
            Attacks(), (May((Pick(CHARACTER),), (Alter(PICKED, (Must(Action.BLOCK, THIS),)),)),)
        ),
    ),
    script(
        "Transient Smuggler",
        Ability(
            "SMUGGLE",
            cost=(Deplete(THIS), Pick(CHARACTER.at_most(STRENGTH, 2))),
            effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),),
        ),
    ),
    script(
        "Underhanded Gamer",
        Ability(
            "OUTSMART",
            cost=(
                Only(
                    Not(
                        NoMore(Count(CHARACTER.opponent_controls()), Count(CHARACTER.you_control()))
                    )
                ),
                Pay(3),
            ),
            effect=(Alter(THIS, (Cannot(Action.BE_BLOCKED),)),),
        ),
    ),
)
