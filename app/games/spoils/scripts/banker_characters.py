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
    FACTION,
    FOUND,
    HAND,
    ITEM,
    LIFE,
    LOCATION,
    NON_RESOURCE,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PICKED_CARD,
    PLAY,
    RESOURCE,
    RESPONDED_TO,
    REVEALED,
    SOURCE,
    SPEED,
    STAPLE_RESOURCE,
    STRENGTH,
    STRUCTURE,
    TACTIC,
    TACTICAL,
    THAT,
    THEY,
    THIS,
    TOKENS,
    YOU,
    Ability,
    Action,
    AllAlike,
    Alter,
    AmountBecomes,
    AnyOf,
    AtMostEachTurn,
    AttachResources,
    Attacks,
    BattleEnds,
    Bearing,
    Blocks,
    By,
    Cannot,
    ChangeAmount,
    Choose,
    ChooseAtRandom,
    ChooseOne,
    Conditional,
    Count,
    Deplete,
    Destroy,
    Destroyed,
    Discard,
    Draw,
    Draws,
    Either,
    EntersPlay,
    EntersWith,
    Equal,
    Establish,
    EventAmount,
    Exists,
    FlipFaceDown,
    FlipUp,
    GainInfluence,
    Gains,
    GainsText,
    HasUnique,
    Icons,
    If,
    InBattle,
    Inflict,
    Inflicts,
    InflictsBattle,
    InPartyWith,
    IsBlocked,
    Keyword,
    Kind,
    Later,
    LeavesPlay,
    Less,
    Let,
    LoseInfluence,
    LosesInfluence,
    Matches,
    May,
    More,
    Must,
    MustPay,
    NoLess,
    Number,
    Only,
    OnResolve,
    Opposing,
    Pay,
    Pick,
    PlayerIsAttacked,
    PlayFaceDown,
    PlaysResource,
    Provides,
    Put,
    PutFromPlay,
    PutTokens,
    Redirect,
    RemoveFromBattle,
    RemoveTokens,
    Replacement,
    Requirement,
    RespondingTo,
    Restore,
    Reveal,
    SameAs,
    Search,
    State,
    StateHolds,
    TakeControl,
    Terminate,
    Total,
    Trigger,
    TurnEnds,
    TurnOf,
    TurnStarts,
    Unique,
    UpTo,
    script,
    top,
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
            PutFromPlay(CHARACTER.you_control().owned_by(YOU), DISCARD_PILE),
            (May((Pay(1), RemoveTokens()), (Put(THAT, PLAY), Deplete(THAT))),),
        ),
    ),
    script(
        "Balthassar Gristwalter",
        Unique("Balthassar"),
        Ability("SCHMOOZE", cost=(Deplete(THIS),), effect=(Draw(),)),
    ),
    script(
        "Beatrix Winterbottom",
        Unique("Beatrix"),
        Replacement(Draws(YOU), (ChangeAmount(1),)),
        Requirement(YOU, Cannot(Action.DRAW), NoLess(Count(CARD.in_hand()), 10)),
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
        "Chancellor of Reinstatement",
        Ability(
            "REINSTATE",
            cost=(Pay(4), Destroy(THIS), Pick(CHARACTER.in_discard_pile())),
            effect=(
                If(Matches(PICKED, CARD.at_most(NUMERIC_COST, Icons("G"))), (Put(PICKED, PLAY),)),
            ),
        ),
    ),
    script(
        "Circumspect Hijacker",
        Trigger(EntersPlay(), (Draw(),), threshold="GGG"),
        Ability("RETREAT", cost=(Pay(2), Destroy(THIS)), effect=(Draw(),)),
    ),
    script(
        "Class Action Defender",
        Replacement(Inflicts(CARD, THIS), (AmountBecomes(0),), NoLess(EventAmount(), 5)),
        Trigger(PlayerIsAttacked(YOU), (May((Pay(2),), (Restore(THIS),)),)),
    ),
    script("Club Mau Bouncer", Trigger(Inflicts(CHARACTER, THIS), (Inflict(1, SOURCE),))),
    script("Concealed Goon", COVERT, Trigger(EntersPlay(), (LoseInfluence(5),))),
    script(
        "Crooked Appraiser",
        Ability("INSPECT", cost=(Deplete(THIS), Pick(LOCATION)), effect=(Inflict(2, PICKED),)),
    ),
    script("D3ck W4rd3n", Trigger(EntersPlay(), (LoseInfluence(2),))),
    script("Dandy Day-Trader"),
    script("Defense Attorney", Conditional(THIS, (Must(Action.BLOCK),))),
    script(
        "Derelict Seafarer",
        Trigger(
            EntersPlay(),
            (LoseInfluence(3), ChooseAtRandom(CARD.in_discard_pile()), Put(CHOSEN, HAND)),
        ),
        Ability(
            "RETIRE",
            cost=(Only(Matches(THIS, CARD.being(State.NOT_IN_BATTLE))), Pay(2)),
            effect=(FlipFaceDown(THIS),),
            threshold="GGG",
        ),
        FlipUp(3, "G"),
    ),
    script(
        "Dowsing Cleric",
        Trigger(
            AnyOf((EntersPlay(), LeavesPlay())),
            (May((Search(STAPLE_RESOURCE), Reveal(FOUND)), (Put(FOUND, HAND),)),),
        ),
    ),
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
        "Enlightened Mau",
        Replacement(InflictsBattle(CHARACTER.that(Bearing(ITEM)), THIS), (AmountBecomes(0),)),
        Ability("TRANSCEND", cost=(Pay(5),), effect=(Alter(THIS, (Gains(Keyword.COVERT),)),)),
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
        Unique("Eustace"),
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
        "Fiscal Intercessor",
        Ability(
            "PLEAD",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(Establish(Replacement(Inflicts(CARD, PICKED), (ChangeAmount(-1),))),),
        ),
    ),
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
        "Ghostly Auditor",
        Conditional(THIS, (Gains(Keyword.COVERT),), Equal(Count(CHARACTER.you_control()), 1)),
        Trigger(Inflicts(to=FACTION), (Draw(2),)),
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
        "Hassan-i of Thabbash",
        Trigger(
            Destroyed(),
            (By(OPPONENT, (Choose(CHARACTER.controlled_by(THEY), who=THEY), Destroy(CHOSEN))),),
        ),
        Ability(
            "HARASH",
            cost=(
                Only(TurnOf(YOU)),
                Pay(1),
                Choose(RESOURCE.being(State.FACE_DOWN).you_control()),
                Destroy(CHOSEN),
            ),
            effect=(Put(THIS, PLAY),),
            threshold="VVV",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Hired Goons",
        COVERT,
        Trigger(TurnStarts(), (May((Pay(2),), otherwise=(TakeControl(THIS, OPPONENT),)),)),
    ),
    script(
        "Homewrecker",
        OnResolve(
            cost=(ChooseOne(((Choose(LOCATION.owned_by(YOU)), Inflict(2, CHOSEN)), (Pay(3),))),)
        ),
        Conditional(LOCATION.you_control(), (More(STRUCTURE, 1),)),
        Ability(
            "PROSTRATE",
            cost=(
                Choose(LOCATION.you_control().being(State.RESTORED)),
                Deplete(CHOSEN),
                Pick(CHARACTER),
            ),
            effect=(Deplete(PICKED_CARD),),
        ),
    ),
    script(
        "Intermittently Sneaky Lawyer",
        Conditional(
            THIS, (More(STRENGTH, 1), Gains(Keyword.COVERT)), NoLess(Count(CARD.in_hand()), 6)
        ),
    ),
    script("Key Man", Trigger(LeavesPlay(), (Draw(),))),
    script(
        "Mafia Lawyer",
        Trigger(EntersPlay(), (LoseInfluence(2),)),
        Trigger(
            Destroyed(),
            (GainInfluence(Total(STRENGTH, CHARACTER.being(State.IN_BATTLE).opponent_controls())),),
            InBattle(),
        ),
    ),
    script(
        "Market Oracle",
        Ability(
            "INVEST",
            cost=(Deplete(THIS), Pick(NON_RESOURCE.you_control())),
            effect=(RemoveTokens(PICKED),),
        ),
    ),
    script("Mau Consultant", Trigger(EntersPlay(), (Draw(), LoseInfluence(2)))),
    script(
        "Mau Strategist",
        Trigger(
            EntersPlay(), (May((Search(STAPLE_RESOURCE), Reveal(FOUND)), (Put(FOUND, HAND),)),)
        ),
        Trigger(Destroyed(), (May(then=(Draw(),)),)),
    ),
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
        Trigger(
            Blocks(), (Alter(CHARACTER.being(State.BLOCKING), (More(STRENGTH, 2), More(LIFE, 2))),)
        ),
    ),
    script(
        "Mr. Fetch",
        Unique("Pluck"),
        Trigger(
            EntersPlay(),
            (May((Choose(CARD.in_discard_pile()), Put(CHOSEN, OUT_OF_GAME)), (Draw(),)),),
        ),
        Ability(
            "GOOD DEAL",
            cost=(
                Deplete(THIS),
                Pick(CARD.in_discard_pile().that(AllAlike(Kind.TYPE)), 2),
                Put(PICKED, OUT_OF_GAME),
            ),
            effect=(Search(CARD.that(SameAs(Kind.TYPE, PICKED))), Reveal(FOUND), Put(FOUND, HAND)),
        ),
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
        "Pettifogger",
        Trigger(Blocks(), (Destroy(CARD.that(Either((THIS, CHARACTER.being(State.ATTACKING))))),)),
    ),
    script(
        "Pilgrimage Auditor",
        Ability("IMPEDE", cost=(Deplete(THIS), Pick(CHARACTER)), effect=(Deplete(PICKED),)),
    ),
    script(
        "Pinguid Bodyguard",
        Trigger(Attacks(), (Later(BattleEnds(), (Restore(THIS),)),)),
        Conditional(THIS, (AtMostEachTurn(1, Action.ATTACK),)),
        Ability(
            "PROTECT",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(LIFE, 2),)),),
        ),
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
    script(
        "Prophetic Assistant",
        Trigger(
            TurnEnds(),
            (
                May(
                    (Reveal(top(1)),),
                    (If(Matches(REVEALED, STAPLE_RESOURCE), (Put(REVEALED, HAND),)),),
                ),
            ),
        ),
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
        "Purifying Priest",
        Ability(
            "BANISH",
            cost=(Pick(LOCATION),),
            effect=(Establish(Redirect(FACTION.you_control(), PICKED, 1)),),
        ),
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
        "Randolph von Macovawitz Spitoon III, Ltd.",
        Unique("Randolph"),
        Trigger(EntersPlay(), (Draw(),)),
        Ability(
            "PAYDAY LOAN",
            cost=(
                Pay(1),
                ChooseOne(
                    ((Discard(cards=RESOURCE),), (Choose(RESOURCE.you_control()), Destroy(CHOSEN)))
                ),
            ),
            effect=(Draw(),),
        ),
    ),
    script(
        "Real Estate Auctioneer",
        Ability("LIQUIDATE", cost=(Pay(2), Discard(), Deplete(THIS)), effect=(Draw(2),)),
    ),
    script(
        "Recapitulating Apparition",
        Trigger(
            PutFromPlay(THIS.owned_by(YOU), DISCARD_PILE),
            (May((Pay(1),), (Put(THIS, PLAY), Deplete(THIS))),),
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
        "Samuel Gristwalter",
        Unique("Samuel"),
        Replacement(Inflicts(CARD, FACTION.you_control()), (AmountBecomes(0),)),
    ),
    script(
        "Siluriformes Flaxenscale",
        Unique("Siluriformes"),
        Conditional(CARD.that(HasUnique("Eustace")), (More(STRENGTH, 3), More(LIFE, 3))),
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
        "Swinish Elder",
        Trigger(PlaysResource(OPPONENT), (May((Pay(1),), (AttachResources(THAT),)),)),
    ),
    script(
        "Tad Disingenuous",
        Ability(
            "UNDERHANDED DEAL", cost=(Discard(),), effect=(Alter(THIS, (Gains(Keyword.COVERT),)),)
        ),
    ),
    script("Tax Attorney", Replacement(LosesInfluence(YOU), (ChangeAmount(-1),))),
    script(
        "Temple Guardian",
        Ability(
            "DEFLECT",
            cost=(Pay(3), Deplete(THIS), Pick(CHARACTER.being(State.ATTACKING))),
            effect=(RemoveFromBattle(PICKED),),
        ),
    ),
    script(
        "Thabbashite Financier",
        Ability(
            "BLOOD GOLD",
            cost=(Pay(2), LoseInfluence(1)),
            effect=(May((Choose(CARD.in_hand()),), (PlayFaceDown(CHOSEN),)),),
            threshold="VV",
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
        "Timid Mau",
        Trigger(
            IsBlocked(),
            (Alter(THIS, (Less(SPEED, 1),)),),
            NoLess(Count(CHARACTER.that(Opposing(THIS))), 2),
        ),
    ),
    script(
        "Underpaid Ancestor",
        Trigger(
            PutFromPlay(THIS.owned_by(YOU), DISCARD_PILE),
            (May((Pay(3),), (Put(THIS, PLAY), Deplete(THIS))),),
        ),
    ),
    script("Union Leader"),
    script(
        "Unscrupulous Attendant",
        Trigger(Blocks(CHARACTER.you_control()), (Alter(THAT, (More(LIFE, 1),)),)),
    ),
    script(
        "Vilghame Manewaft",
        Unique("Vilghame"),
        Requirement(OPPONENT, MustPay(1, Action.DEPLOY, TACTIC)),
        Trigger(PlaysResource(OPPONENT), (AttachResources(THAT),), per_turn=1),
    ),
)
