"""Banker characters."""

from typing import Final

from app.games.spoils.terms import Area
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    COVERT,
    DISCARD_PILE,
    DISCARDED,
    FOUND,
    HAND,
    LIFE,
    LOCATION,
    NON_RESOURCE,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PLAY,
    RESOURCE,
    RESPONDED_TO,
    STRENGTH,
    TACTICAL,
    THAT,
    THIS,
    TOKENS,
    YOU,
    Ability,
    Action,
    Alter,
    AtMostEachTurn,
    Blocks,
    Cannot,
    Choose,
    Conditional,
    Count,
    Deplete,
    Destroy,
    Destroyed,
    Discard,
    Draw,
    EntersPlay,
    EntersWith,
    Exists,
    FlipFaceDown,
    FlipUp,
    GainInfluence,
    Gains,
    GainsText,
    HasUnique,
    If,
    Inflict,
    InflictsBattle,
    InPartyWith,
    Keyword,
    LeavesPlay,
    Less,
    Let,
    LoseInfluence,
    Matches,
    May,
    More,
    Must,
    NoLess,
    Number,
    Only,
    OnResolve,
    Pay,
    Pick,
    Provides,
    Put,
    PutFromPlay,
    PutTokens,
    RemoveFromBattle,
    RemoveTokens,
    Replacement,
    RespondingTo,
    Restore,
    Reveal,
    Search,
    State,
    StateHolds,
    TakeControl,
    Terminate,
    Total,
    Trigger,
    TurnStarts,
    Unique,
    UpTo,
    script,
)

SCRIPTS: Final = (
    script(
        "Amortized Straw Man",
        EntersWith(3),
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)), Less(LIFE, Total(TOKENS, THIS)))),
        Ability("INSTALLMENT PLAN", cost=(Pay(3),), effect=(RemoveTokens(),)),
    ),
    script(
        "Avuncular Merlion",
        EntersWith(2),
        Trigger(
            PutFromPlay(CHARACTER.you_control(), DISCARD_PILE),
            (May((Pay(1), RemoveTokens()), (Put(THAT, PLAY), Deplete(THAT))),),
        ),
    ),
    script(
        "Balthassar Gristwalter",
        Unique("Balthassar"),
        Ability("SCHMOOZE", cost=(Deplete(THIS),), effect=(Draw(),)),
    ),
    script(
        "Black Scourge of the Brine",
        Ability(
            "ENCROACH",
            cost=(Pay(1),),
            effect=(Alter(THIS, (Gains(Keyword.COVERT),)),),
            threshold="GGGGG",
        ),
    ),
    script(
        "Blanching Butcher",
        Trigger(EntersPlay(), (LoseInfluence(3),)),
        Trigger(Blocks(), (Alter(THIS, (More(STRENGTH, 4), More(LIFE, 4))),)),
    ),
    script(
        "Caboodling Gladhander",
        OnResolve(cost=(May(then=(Pick(CHARACTER),)),)),
        Trigger(
            EntersPlay(),
            (
                Let("X", Total(STRENGTH, PICKED)),
                Destroy(PICKED),
                GainInfluence(Number("X"), OPPONENT),
            ),
            Exists(PICKED),
        ),
    ),
    script("Ceremonious Groomer", Replacement(Destroyed(), (FlipFaceDown(THIS),))),
    script(
        "Circumspect Hijacker",
        Trigger(EntersPlay(), (Draw(),), threshold="GGG"),
        Ability("RETREAT", cost=(Pay(2), Destroy(THIS)), effect=(Draw(),)),
    ),
    script("Concealed Goon", COVERT, Trigger(EntersPlay(), (LoseInfluence(5),))),
    script(
        "Crooked Appraiser",
        Ability("INSPECT", cost=(Deplete(THIS), Pick(LOCATION)), effect=(Inflict(2, PICKED),)),
    ),
    script("D3ck W4rd3n", Trigger(EntersPlay(), (LoseInfluence(2),))),
    script("Dandy Day-Trader"),
    script("Defense Attorney", Conditional(THIS, (Must(Action.BLOCK),))),
    script(
        "Dwarvish Grimalkin",
        Trigger(EntersPlay(), (Draw(),), threshold="GG"),
        Trigger(EntersPlay(), (Draw(),), threshold="GGGGG"),
        Trigger(EntersPlay(), (Draw(),), threshold="GGGGGGGGG"),
        FlipUp(2, "G"),
    ),
    script("Embezzling Bookkeeper", Trigger(EntersPlay(), (Draw(who=OPPONENT),))),
    script(
        "Emissary of Loot",
        Trigger(EntersPlay(CARD.providing("G").you_control()), (May(then=(PutTokens(),)),)),
        Ability(
            "DELIVER",
            cost=(Pay(1), RemoveTokens(), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(LIFE, 2),)),),
        ),
        Ability(
            "SHORTCUT",
            cost=(Pay(1), RemoveTokens()),
            effect=(Alter(THIS, (Gains(Keyword.COVERT),)),),
        ),
    ),
    script(
        "Entry-Level Employee",
        EntersWith(2),
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)), Less(LIFE, Total(TOKENS, THIS)))),
        Ability("INVEST", cost=(Pay(2),), effect=(RemoveTokens(),)),
    ),
    script(
        "Erotic Assassin",
        Conditional(THIS, (Cannot(Action.BE_RESTORED_BY_RULE),)),
        Conditional(THIS, (AtMostEachTurn(1, Action.ATTACK),)),
        Ability("RESTORE", cost=(Pay(2),), effect=(Restore(THIS),)),
    ),
    script(
        "Eustace Padamose-Gristwalter",
        Unique("EUSTACE"),
        Ability("FUTURE IMPLICATIONS", cost=(Pay(2), LoseInfluence(1)), effect=(Draw(),)),
        Ability(
            "PAST TREPIDATIONS",
            cost=(Discard(),),
            effect=(
                Alter(THIS, (More(LIFE, 1),)),
                If(Matches(DISCARDED, RESOURCE), (Alter(THIS, (More(STRENGTH, 1),)),)),
            ),
        ),
    ),
    script("Fallen Quarter-Finalist"),
    script(
        "Flabbergasting Philosopher",
        TACTICAL,
        Trigger(EntersPlay(), (GainInfluence(4),)),
        FlipUp(4, "GG"),
    ),
    script("Foolhardy Desperado", COVERT, Trigger(InflictsBattle(), (LoseInfluence(2),))),
    script(
        "Fountain Diver",
        Ability(
            "RECUR",
            cost=(Pay(1), Put(THIS, OUT_OF_GAME), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(LIFE, 3),)),),
            threshold="G",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Framptle Tromwibbler, Lord of Bling",
        Unique("Framptle"),
        Conditional(CHARACTER, (Cannot(Action.ATTACK), Cannot(Action.BE_RESTORED))),
        Trigger(TurnStarts(), (PutTokens(),)),
        Trigger(StateHolds(), (Destroy(THIS),), NoLess(Total(TOKENS, THIS), 2)),
    ),
    script(
        "Frisky Fortunehunter",
        Trigger(EntersPlay(), (LoseInfluence(2),)),
        Trigger(LeavesPlay(), (GainInfluence(4),)),
    ),
    script(
        "Furtive Investor",
        COVERT,
        EntersWith(2),
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)), Less(LIFE, Total(TOKENS, THIS)))),
        Trigger(TurnStarts(), (May((Pick(NON_RESOURCE.you_control()),), (RemoveTokens(PICKED),)),)),
    ),
    script(
        "Goldmau Sacks Representative",
        Ability(
            "RAISE CAPITAL",
            cost=(Pay(1), Discard()),
            effect=(Alter(THIS, (GainsText(Provides("GGG")),)),),
        ),
        Ability(
            "INVEST",
            cost=(Pay(2),),
            effect=(Search(RESOURCE), Reveal(FOUND), Put(FOUND, HAND)),
            threshold="GGGGGG",
        ),
    ),
    script(
        "Grandiose Resurrector",
        Ability(
            "RECUR",
            cost=(Pay(5), Put(THIS, OUT_OF_GAME), Pick(CHARACTER.in_discard_pile(), UpTo(4))),
            effect=(Put(PICKED, HAND),),
            threshold="GG",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Gus VanBaymaven",
        Unique("Gus"),
        Ability(
            "ALL YOUR BAYS ARE BELONG TO GUS",
            cost=(Pay(2), Deplete(THIS), Pick(LOCATION)),
            effect=(TakeControl(PICKED),),
        ),
        FlipUp(2, "GGG"),
    ),
    script(
        "Hired Goons",
        COVERT,
        Trigger(TurnStarts(), (May((Pay(2),), otherwise=(TakeControl(THIS, OPPONENT),)),)),
    ),
    script(
        "Intermittently Sneaky Lawyer",
        Conditional(
            THIS, (More(STRENGTH, 1), Gains(Keyword.COVERT)), NoLess(Count(CARD.in_hand()), 6)
        ),
    ),
    script("Key Man", Trigger(LeavesPlay(), (Draw(),))),
    script(
        "Market Oracle",
        Ability(
            "INVEST",
            cost=(Deplete(THIS), Pick(NON_RESOURCE.you_control())),
            effect=(RemoveTokens(PICKED),),
        ),
    ),
    script("Mau Consultant", Trigger(EntersPlay(), (Draw(), LoseInfluence(2)))),
    script("Mau Tough", Trigger(EntersPlay(), (LoseInfluence(4),))),
    script(
        "Moneychanger",
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)), Less(LIFE, Total(TOKENS, THIS)))),
        Ability("EXCHANGE", cost=(Deplete(THIS), PutTokens()), effect=(Draw(),)),
    ),
    script(
        "Montgomery Blatherscythe",
        Unique("Montgomery"),
        Ability(
            "RESURRECT",
            cost=(
                Pay(1),
                Deplete(THIS),
                Pick(CHARACTER.in_discard_pile().at_most(NUMERIC_COST, 2)),
            ),
            effect=(Put(PICKED, PLAY),),
        ),
    ),
    script(
        "Motivational Speaker",
        Trigger(Blocks(), (Alter(CARD.being(State.BLOCKING), (More(STRENGTH, 2), More(LIFE, 2))),)),
    ),
    script(
        "Mushroom Merchant",
        Trigger(EntersPlay(), (May((Pick(CHARACTER),), (Alter(PICKED, (More(LIFE, 2),)),)),)),
    ),
    script("Nasty Butler", Trigger(EntersPlay(), (GainInfluence(4),))),
    script(
        "Necromorph Bureaucrat",
        Ability(
            "SUBJUGATE", cost=(Deplete(THIS), Pick(CHARACTER, UpTo(2))), effect=(Deplete(PICKED),)
        ),
    ),
    script(
        "Officious Obstructionist",
        Ability("STUBBORNNESS", cost=(Pay(1),), effect=(Alter(THIS, (More(LIFE, 1),)),)),
    ),
    script("Overinsured Figurehead", Trigger(LeavesPlay(), (Draw(2),))),
    script(
        "Paralegal Prodigy",
        Conditional(
            CHARACTER.of_subtype("lawyer").you_control().others(),
            (More(STRENGTH, 1), More(LIFE, 1)),
        ),
    ),
    script(
        "Pervasive Bodyguard",
        Ability(
            "PROTECT",
            cost=(Pay(1), Pick(CHARACTER.that(InPartyWith(THIS)))),
            effect=(Alter(PICKED, (More(LIFE, 1),)),),
        ),
    ),
    script(
        "Pilgrimage Auditor",
        Ability("IMPEDE", cost=(Deplete(THIS), Pick(CHARACTER)), effect=(Deplete(PICKED),)),
    ),
    script("Portly Tradesmau", Trigger(Blocks(), (Draw(Count(CHARACTER.being(State.ATTACKING))),))),
    script(
        "Prehensile Pirate",
        OnResolve(cost=(Choose(CARD.in_discard_pile(), 4), Put(CHOSEN, OUT_OF_GAME))),
    ),
    script(
        "Property Condemner",
        Trigger(EntersPlay(), (May((Pick(LOCATION),), (Destroy(PICKED),)),)),
        FlipUp(2, "GG"),
    ),
    script("Prostitution Lobbyist", FlipUp(0, "G")),
    script(
        "Prudent Thug",
        Trigger(EntersPlay(), (LoseInfluence(3),)),
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)), Less(LIFE, Total(TOKENS, THIS)))),
        Conditional(THIS, (AtMostEachTurn(1, Action.ATTACK),)),
        Ability("RESTORE", cost=(Pay(1), PutTokens()), effect=(Restore(THIS),)),
    ),
    script(
        "Pugnacious Publicist",
        Trigger(EntersPlay(), (Alter(CHARACTER.you_control(), (More(LIFE, 1),)),)),
    ),
    script(
        "Purloinering Pirate",
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
        Ability(
            "PUSH OVERBOARD AND LOOT",
            cost=(Pay(1), Choose(CHARACTER.owned_by(YOU)), Destroy(CHOSEN)),
            effect=(PutTokens(),),
        ),
    ),
    script(
        "Real Estate Auctioneer",
        Ability("LIQUIDATE", cost=(Pay(2), Discard(), Deplete(THIS)), effect=(Draw(2),)),
    ),
    script(
        "Recapitulating Apparition",
        Trigger(
            PutFromPlay(THIS, DISCARD_PILE), (May((Pay(1),), (Put(THIS, PLAY), Deplete(THIS))),)
        ),
    ),
    script(
        "Reluctant Hiree",
        EntersWith(3),
        Conditional(THIS, (Less(STRENGTH, Total(TOKENS, THIS)),)),
        Ability("INVEST", cost=(Pay(Total(TOKENS, THIS)),), effect=(RemoveTokens(),)),
    ),
    script("Repo Man", Trigger(EntersPlay(), (May((Pick(LOCATION),), (Destroy(PICKED),)),))),
    script(
        "Resurrection Technician",
        Trigger(EntersPlay(), (May((Pick(CHARACTER.in_discard_pile()),), (Put(PICKED, HAND),)),)),
    ),
    script(
        "Siluriformes Flaxenscale",
        Unique("SILURIFORMES"),
        Conditional(CARD.that(HasUnique("eustace")), (More(STRENGTH, 3), More(LIFE, 3))),
        Ability("NUMISMATIC EMISSION", cost=(Pay(5),), effect=(Draw(2), GainInfluence(2))),
        Ability(
            "AURIFEROUS AUGMENTAION",
            cost=(Discard(2),),
            effect=(Alter(THIS, (More(STRENGTH, 2), More(LIFE, 2))),),
        ),
    ),
    script(
        "Skilled Negotiator",
        Ability(
            "HAGGLE",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Less(STRENGTH, 2),)),),
        ),
    ),
    script(
        "Slick Orator",
        Ability(
            "RECUR",
            cost=(Put(THIS, OUT_OF_GAME),),
            effect=(Draw(),),
            threshold="GG",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Snooty Doorman",
        Ability(
            "DENIED!",
            cost=(Only(RespondingTo(CHARACTER)), Destroy(THIS)),
            effect=(Terminate(RESPONDED_TO),),
        ),
    ),
    script(
        "Tad Disingenuous",
        Ability(
            "UNDERHANDED DEAL", cost=(Discard(),), effect=(Alter(THIS, (Gains(Keyword.COVERT),)),)
        ),
    ),
    script(
        "Temple Guardian",
        Ability(
            "DEFLECT",
            cost=(Pay(3), Deplete(THIS), Pick(CHARACTER.being(State.ATTACKING))),
            effect=(RemoveFromBattle(PICKED),),
        ),
    ),
    script(
        "The Garbageman",
        Conditional(THIS, (AtMostEachTurn(1, Action.ATTACK),)),
        Ability("SIFT", cost=(Deplete(THIS),), effect=(Draw(), Discard())),
        Ability(
            "RUMMAGE",
            cost=(Pay(2), Choose(CARD.in_discard_pile(), 3), Put(CHOSEN, OUT_OF_GAME)),
            effect=(Restore(THIS),),
        ),
    ),
    script(
        "Underpaid Ancestor",
        Trigger(
            PutFromPlay(THIS, DISCARD_PILE), (May((Pay(3),), (Put(THIS, PLAY), Deplete(THIS))),)
        ),
    ),
    script("Union Leader"),
    script(
        "Unscrupulous Attendant",
        Trigger(Blocks(CHARACTER.you_control()), (Alter(THAT, (More(LIFE, 1),)),)),
    ),
)
