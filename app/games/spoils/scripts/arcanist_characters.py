"""Arcanist characters."""

from typing import Final

from app.games.spoils.terms import Area, CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    COVERT,
    DECK_BOTTOM,
    DECK_TOP,
    DISCARDED,
    EACH,
    FACTION,
    FOUND,
    HAND,
    LIFE,
    LOCATION,
    LOOKED_AT,
    NON_RESOURCE,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PICKED_CARD,
    PICKED_PLAYER,
    PLAY_FACE_DOWN,
    RESOURCE,
    SPEED,
    STRENGTH,
    STRUCTURE,
    TACTIC,
    THAT,
    THEY,
    THIS,
    TOKENS,
    YOU,
    Ability,
    Action,
    All,
    Alter,
    AnyOf,
    Arrange,
    AsNamed,
    AsUsual,
    Attacks,
    Bespoke,
    By,
    ByFlipUp,
    Cannot,
    Cheaper,
    Choose,
    ChooseOne,
    Conditional,
    ControllerOf,
    Count,
    Deplete,
    Deploy,
    Destroy,
    Destroyed,
    DestroyedByBattle,
    Detach,
    Discard,
    DiscardThose,
    Done,
    Draw,
    Either,
    EntersPlay,
    EntersWith,
    Establish,
    Even,
    EvenParty,
    Exists,
    FlipFaceDown,
    FlipUp,
    Gains,
    GainsFlipUpAtItsCost,
    GainsNamedIcon,
    GainsText,
    Icons,
    If,
    Inflict,
    Inflicts,
    InflictsBattle,
    InPartyWith,
    Keyword,
    Kind,
    Least,
    LeavesPlay,
    Less,
    Let,
    Look,
    Loses,
    LosesOtherText,
    Matches,
    May,
    Meets,
    More,
    Name,
    NoLess,
    NoMore,
    Not,
    Number,
    OfType,
    OnResolve,
    Opposing,
    Pay,
    Pick,
    PickPlayer,
    PlayResources,
    PlaysResource,
    Price,
    Provides,
    Put,
    PutFromPlay,
    PutTokens,
    PutTokensDivided,
    RemoveTokens,
    Replacement,
    Requirement,
    Restored,
    Reveal,
    Revealed,
    SameAs,
    Search,
    SkipsRestoreRule,
    State,
    Terminate,
    Total,
    Trigger,
    TurnStarts,
    Unique,
    Until,
    UpTo,
    script,
    top,
)

SCRIPTS: Final = (
    script(
        "Anxious Imp",
        Ability("OBSESS", cost=(Pay(2),), effect=(Alter(THIS, (GainsText(Provides("OOO")),)),)),
        Conditional(THIS, (Gains(Keyword.COVERT),), threshold="OOOOOO"),
    ),
    script(
        "Arcanology Recruitment Officer",
        Trigger(
            TurnStarts(),
            (
                Pick(CHARACTER.opponent_controls()),
                Alter(PICKED, (Gains(Keyword.COVERT),), Until.YOUR_NEXT_TURN),
            ),
        ),
    ),
    script(
        "Cloaked Creeper",
        COVERT,
        Conditional(
            CHARACTER.that(InPartyWith(THIS)),
            (Gains(Keyword.COVERT),),
            Matches(THIS, CARD.being(State.ATTACKING)),
        ),
    ),
    script(
        "Compulsive Creeper",
        Conditional(
            THIS, (More(STRENGTH, 1), More(LIFE, 1), More(SPEED, 1)), Even(Count(CARD.in_hand()))
        ),
    ),
    script(
        "Confounding Conjurer",
        OnResolve(cost=(May(then=(Pick(CHARACTER),)),)),
        Trigger(EntersPlay(), (Put(PICKED, HAND),), Exists(PICKED)),
    ),
    script(
        "Deceptive Muddler",
        COVERT,
        Trigger(
            Inflicts(to=FACTION),
            (Choose(CARD.in_hand(OPPONENT), who=OPPONENT), Put(CHOSEN, DECK_TOP)),
        ),
    ),
    script(
        "Defiler of Innocence",
        Ability(
            "CORRUPT",
            cost=(Pay(2), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),),
        ),
        Ability(
            "DEFILE",
            cost=(Deplete(THIS),),
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(CHARACTER.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
            ),
        ),
    ),
    script(
        "Devilfang Thunderhoof",
        Unique("Thunderhoof"),
        Trigger(EntersPlay(), (PutTokens(amount=Icons("O")),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)),)),
        Ability(
            "DISRUPT",
            cost=(Pay(2), RemoveTokens(), PickPlayer()),
            effect=(Discard(who=PICKED_PLAYER),),
        ),
    ),
    script(
        "Eldridge Gosche",
        Unique("Eldridge"),
        Trigger(
            TurnStarts(),
            (
                May(
                    (Pick(NON_RESOURCE.you_control(), UpTo(2)),),
                    (PutTokensDivided(PICKED, UpTo(2)),),
                ),
            ),
        ),
        Ability(
            "EJECT", cost=(RemoveTokens(count=3), Pick(NON_RESOURCE)), effect=(Put(PICKED, HAND),)
        ),
        Ability(
            "DISRUPT",
            cost=(RemoveTokens(count=3),),
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(CARD.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
            ),
        ),
    ),
    script("Elementary Elemental", Trigger(Destroyed(), (Put(THIS, HAND), Discard()))),
    script(
        "Emphatic Ecto-Manipulator",
        OnResolve(cost=(May(then=(Pick(CHARACTER.you_control()),)),)),
        Trigger(EntersPlay(), (PutTokens(PICKED, 2),), Exists(PICKED)),
    ),
    script(
        "Ensorcelled Familiar",
        Trigger(EntersPlay(), (May((Search(TACTIC), Reveal(FOUND)), (Put(FOUND, HAND),)),)),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME), Pick(TACTIC.in_discard_pile())),
            effect=(Put(PICKED, HAND),),
            threshold="OOO",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Flagitious Denunciator",
        COVERT,
        Ability(
            "DENOUNCE",
            cost=(Pay(2), Pick(CHARACTER), Destroy(THIS)),
            effect=(
                Put(PICKED, HAND),
                Look(CARD.in_hand(OPPONENT)),
                Choose(CHARACTER.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
            ),
        ),
    ),
    script(
        "Foul Diviner", OnResolve(cost=(Choose(TACTIC.in_discard_pile()), Put(CHOSEN, OUT_OF_GAME)))
    ),
    script(
        "Gargantuan Garbler",
        COVERT,
        Trigger(Attacks(), (May((Pick(CHARACTER),), (Put(PICKED, HAND),)),)),
    ),
    script(
        "Geiseric, the Souleater",
        Unique("Geiseric"),
        Replacement(
            PutFromPlay(CHARACTER.owned_by(OPPONENT), HAND),
            (May((Pay(1),), (Put(THAT, OUT_OF_GAME), PutTokens()), (AsUsual(),)),),
        ),
        Ability(
            "SOUL CONSUMPTION",
            cost=(Pay(2), RemoveTokens()),
            effect=(
                Look(top(2)),
                Choose(LOOKED_AT),
                Put(CHOSEN, HAND),
                Put(LOOKED_AT.other_than(CHOSEN), DECK_BOTTOM),
            ),
        ),
    ),
    script("Gnat", Trigger(LeavesPlay(), (Discard(who=OPPONENT),))),
    script(
        "Hextilda, the Exiled Crone",
        Unique("Hextilda"),
        Ability(
            "TOIL AND TROUBLE",
            cost=(Pay(4), Deplete(THIS), Pick(CARD.you_control().at_least(TOKENS, 1))),
            effect=(PutTokens(PICKED, Total(TOKENS, PICKED)),),
        ),
    ),
    script(
        "Hideous Hexapede of Horror",
        Ability(
            "HIDEOUSLY HORRENDOUS HEX OF HELLISHLY HORRIFYING HATRED",
            cost=(Pay(6), Destroy(THIS), Pick(CHARACTER, 6)),
            effect=(
                Inflict(6, PICKED),
                Inflict(6, FACTION),
                By(EACH, (Choose(CARD.in_hand(THEY), 6, THEY), Put(CHOSEN, OUT_OF_GAME))),
                By(EACH, (Choose(CARD.in_discard_pile(THEY), 6, THEY), Put(CHOSEN, OUT_OF_GAME))),
                By(EACH, (Put(top(6, THEY), OUT_OF_GAME),)),
            ),
        ),
    ),
    script(
        "High-Priest of Thabbash",
        Unique("Gloamspike"),
        Ability(
            "NEGATE",
            cost=(
                Pay(2),
                Deplete(THIS),
                Discard(),
                Pick(CARD.being_deployed().that(SameAs(Kind.TYPE, DISCARDED))),
            ),
            effect=(Terminate(PICKED),),
        ),
    ),
    script(
        "Horrendous Behemoth",
        Conditional(
            CHARACTER.that(Opposing(THIS)),
            (Less(STRENGTH, 1), Less(SPEED, 1)),
            Matches(THIS, CARD.being(State.IN_BATTLE)),
        ),
    ),
    script(
        "Horrifying Brain-Monkey",
        Ability(
            "SLOBBER",
            cost=(Pay(4), Destroy(THIS), Pick(CHARACTER)),
            effect=(If(Matches(PICKED, CARD.at_most(STRENGTH, Icons("O"))), (Destroy(PICKED),)),),
        ),
    ),
    script(
        "Imperial Thaumaturge",
        Ability("TICKLE", cost=(Pay(1), Deplete(THIS)), effect=(Discard(who=OPPONENT),)),
    ),
    script(
        "Infatuated Armchair",
        Trigger(
            LeavesPlay(),
            (
                May(
                    (PickPlayer(EACH), Look(top(2, PICKED_PLAYER))),
                    (
                        Choose(LOOKED_AT),
                        Put(CHOSEN, DECK_BOTTOM),
                        Put(LOOKED_AT.other_than(CHOSEN), DECK_TOP),
                    ),
                ),
                Draw(),
            ),
        ),
    ),
    script("Insect Appreciator", Conditional(THIS, (EvenParty(),))),
    script(
        "Insidious Ecto-Manipulator",
        COVERT,
        Trigger(TurnStarts(), (May((Pick(NON_RESOURCE.you_control()),), (PutTokens(PICKED),)),)),
    ),
    script("Kinky Asp", COVERT),
    script(
        "Land Shark",
        COVERT,
        Conditional(
            THIS,
            (
                More(STRENGTH, Count(RESOURCE.being(State.FACE_DOWN).opponent_controls())),
                More(LIFE, Count(RESOURCE.being(State.FACE_DOWN).opponent_controls())),
            ),
        ),
    ),
    script(
        "Lingamite Torture Monk",
        Ability(
            "TORTURE",
            cost=(Pick(CHARACTER.owned_by(YOU)), Destroy(THIS)),
            effect=(Put(PICKED, HAND),),
        ),
        Ability(
            "RECUR",
            cost=(Pay(2), Put(THIS, OUT_OF_GAME), Pick(CHARACTER.owned_by(YOU))),
            effect=(Put(PICKED, HAND),),
            threshold="OO",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Living God of Thabbash",
        Trigger(LeavesPlay(CHARACTER.you_control()), (Discard(who=OPPONENT),)),
        Ability(
            "HIGHER CALLING",
            cost=(Pay(2), Pick(CHARACTER.you_control())),
            effect=(Put(PICKED, HAND),),
        ),
    ),
    script("Lugubrian Octopod", COVERT, Trigger(Inflicts(to=FACTION), (Discard(2, OPPONENT),))),
    script("Lugubrian Poacher", Trigger(Restored(), (Alter(THIS, (Gains(Keyword.COVERT),)),))),
    script(
        "Man Shark",
        Conditional(
            THIS,
            (
                More(STRENGTH, Count(RESOURCE.being(State.FACE_DOWN).opponent_controls())),
                More(LIFE, Count(RESOURCE.being(State.FACE_DOWN).opponent_controls())),
            ),
        ),
        Ability(
            "FOLLOW SUIT",
            cost=(Pay(3), PickPlayer()),
            effect=(
                By(
                    PICKED_PLAYER,
                    (Choose(CARD.in_hand(THEY), who=THEY), Put(CHOSEN, PLAY_FACE_DOWN, THEY)),
                ),
            ),
        ),
    ),
    script(
        "Master Ritualist",
        Ability(
            "QUOTIDIAN INSTRUCTION",
            cost=(Deplete(THIS),),
            effect=(Search(TACTIC), Reveal(FOUND), Put(FOUND, HAND)),
        ),
    ),
    script(
        "Mephitic Nullifier",
        Ability(
            "FLASH-BANG",
            cost=(Destroy(THIS), Pick(CHARACTER.you_control())),
            effect=(Put(PICKED, HAND),),
        ),
    ),
    script(
        "Mesmerizing Enchantress",
        OnResolve(cost=(May(then=(Pick(CHARACTER, UpTo(4)),)),)),
        Trigger(
            EntersPlay(),
            (Alter(PICKED, (Cannot(Action.ATTACK),), Until.YOUR_NEXT_TURN),),
            Exists(PICKED),
        ),
    ),
    script("Minion of Thabbash", COVERT, Provides("O")),
    script(
        "Monstrous Lassitude",
        Trigger(
            EntersPlay(), (Establish(Requirement(YOU, SkipsRestoreRule()), Until.NEXT_OWN_TURN),)
        ),
        Conditional(THIS, (LosesOtherText(),), threshold="VVVV"),
    ),
    script(
        "Nattering Stoopswaggler",
        COVERT,
        EntersWith(1, ByFlipUp()),
        Conditional(
            THIS,
            (Loses(Keyword.COVERT), More(STRENGTH, 1), More(LIFE, 1)),
            NoLess(Total(TOKENS, THIS), 1),
        ),
        Replacement(Destroyed(), (FlipFaceDown(THIS),), Not(NoLess(Total(TOKENS, THIS), 1))),
        FlipUp(3, "OO"),
    ),
    script(
        "Nearby Serpent",
        COVERT,
        Trigger(EntersPlay(), (PickPlayer(EACH), Look(top(5, PICKED_PLAYER)), Arrange(LOOKED_AT))),
    ),
    script(
        "Nefarious Horror",
        COVERT,
        Conditional(
            THIS,
            (More(STRENGTH, 2), More(LIFE, 2), Loses(Keyword.COVERT)),
            Not(NoMore(Count(CHARACTER.opponent_controls()), Count(CHARACTER.you_control()))),
        ),
    ),
    script(
        "Neuralyzer Agent",
        Trigger(Attacks(), (PickPlayer(), Discard(who=PICKED_PLAYER))),
        Trigger(
            InflictsBattle(to=FACTION.opponent_controls()),
            (Discard(who=OPPONENT),),
            threshold="OOOOOO",
        ),
    ),
    script(
        "Obscene Astrologer",
        Ability(
            'GAZE UPON THE "STARS"',
            cost=(Deplete(THIS),),
            effect=(
                Let("X", Least(5, Icons("O"))),
                May(
                    then=(Deploy(TACTIC.in_hand().at_most(NUMERIC_COST, Number("X")), Price.FREE),)
                ),
            ),
        ),
    ),
    script(
        "Odious Diva",
        Conditional(CARD.in_hand(OPPONENT), (Revealed(),)),
        Ability(
            "DISAPPROVE",
            cost=(Pay(2), Name(Kind.NAME)),
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(CARD.in_hand(OPPONENT).that(AsNamed(Kind.NAME)), who=OPPONENT),
                Put(CHOSEN, DECK_BOTTOM),
                If(Done(), (Draw(who=OPPONENT),)),
            ),
        ),
    ),
    script(
        "Officially Offensive Overseer",
        OnResolve(
            cost=(
                If(
                    Meets("OOO"),
                    (
                        May(
                            then=(Pick(CARD.that(OfType((CardType.CHARACTER, CardType.LOCATION)))),)
                        ),
                    ),
                ),
            )
        ),
        Trigger(
            EntersPlay(),
            (Put(PICKED_CARD, HAND),),
            Matches(
                PICKED,
                CARD.that(Either((CHARACTER.at_most(STRENGTH, 3), LOCATION.at_most(STRUCTURE, 3)))),
            ),
        ),
    ),
    script("Ominous Oozling", COVERT),
    script(
        "Perturbatious Warlock",
        Trigger(
            EntersPlay(), (Choose(CARD.in_hand(OPPONENT), who=OPPONENT), Put(CHOSEN, DECK_TOP))
        ),
    ),
    script("Ping Konk"),
    script("Puddle of Goo", COVERT),
    script(
        "Quotidian Concealer",
        EntersWith(1),
        Ability(
            "OBSCURE",
            cost=(RemoveTokens(), Pick(CHARACTER)),
            effect=(Alter(PICKED, (Gains(Keyword.COVERT),)),),
        ),
    ),
    script(
        "Quotidian Ejector",
        EntersWith(2),
        Ability(
            "EJECT", cost=(RemoveTokens(count=2), Pick(NON_RESOURCE)), effect=(Put(PICKED, HAND),)
        ),
    ),
    script(
        "Quotidian Virtuoso",
        Ability(
            "DISRUPT",
            cost=(Pay(2), Discard(), Deplete(THIS)),
            effect=(
                Look(CARD.in_hand(OPPONENT)),
                Choose(CARD.in_hand(OPPONENT)),
                DiscardThose(CHOSEN),
            ),
        ),
    ),
    script(
        "Rummaging Millipede",
        COVERT,
        Trigger(EntersPlay(), (May((Pick(TACTIC.in_discard_pile()),), (Put(PICKED, HAND),)),)),
    ),
    script("Sequestered Hellion", COVERT, FlipUp(7, "OO")),
    script(
        "Servile Centipede",
        Trigger(EntersPlay(), (May((Search(TACTIC), Reveal(FOUND)), (Put(FOUND, HAND),)),)),
    ),
    script("Shrouded Demon", COVERT, Conditional(THIS, (More(LIFE, 2),), threshold="OOO")),
    script(
        "Sin Against Nature",
        Trigger(EntersPlay(), (Pick(RESOURCE.you_control()), Put(PICKED, HAND))),
    ),
    script(
        "Skimping Ecto-Manipulator",
        Ability(
            "ENERGIZE",
            cost=(Deplete(THIS), Pick(NON_RESOURCE.you_control())),
            effect=(PutTokens(PICKED),),
        ),
    ),
    script("Sneaking Spitspider", COVERT),
    script("Sneaky Mansion", COVERT),
    script(
        "Spastic Tentacles",
        Trigger(
            EntersPlay(),
            (By(EACH, (Choose(RESOURCE.controlled_by(THEY), who=THEY), Put(CHOSEN, HAND))),),
        ),
    ),
    script(
        "Swarm of Gnats", Trigger(AnyOf((EntersPlay(), LeavesPlay())), (Discard(who=OPPONENT),))
    ),
    script(
        "Thabbashite Chemist",
        Ability(
            "DELINIATE",
            cost=(Pay(2), Deplete(THIS), Name(Kind.ICON)),
            effect=(Alter(RESOURCE.being(State.FACE_DOWN), (GainsNamedIcon(),)),),
            threshold="VV",
        ),
    ),
    script(
        "Thabbashite Haruspex",
        Trigger(
            AnyOf((EntersPlay(), LeavesPlay())),
            (May((Draw(),), (Choose(CARD.in_hand()), Put(CHOSEN, DECK_BOTTOM))),),
        ),
    ),
    script(
        "Thabbashite Wizard",
        Trigger(EntersPlay(), (By(EACH, (May(then=(Draw(UpTo(2), THEY),), who=THEY),)),)),
    ),
    script(
        "The Abominable Hamster", COVERT, Conditional(THIS, (More(STRENGTH, 2),), threshold="OOOOO")
    ),
    script(
        "The Lugubrian Council of Quotidian Affairs",
        Unique("Council"),
        Ability("CONVENE", cost=(Pay(2), Discard(2)), effect=(PutTokens(amount=2),)),
        Ability(
            "CAST VOTE",
            cost=(Pay(2), RemoveTokens(count=2)),
            effect=(Search(TACTIC), Reveal(FOUND), Put(FOUND, HAND)),
        ),
        Ability(
            "PASS",
            cost=(
                Pay(2),
                Discard(cards=TACTIC),
                Let("X", Total(NUMERIC_COST, DISCARDED)),
                Pick(CHARACTER.opponent_controls().at_most(STRENGTH, Number("X"))),
            ),
            effect=(
                By(
                    ControllerOf(PICKED),
                    (Put(PICKED, HAND), May(then=(Detach(UpTo(Number("X")), THEY),), who=THEY)),
                ),
            ),
        ),
    ),
    script(
        "Titillated Mooncalf",
        Trigger(
            EntersPlay(CARD.providing("O").you_control()),
            (May((Pick(CHARACTER),), (Alter(PICKED, (Gains(Keyword.COVERT),)),)),),
        ),
    ),
    script(
        "Toxic Cultivator",
        Conditional(
            TACTIC.being_deployed(YOU), (Cheaper(1, 1),), Even(Count(CHARACTER.you_control()))
        ),
    ),
    script(
        "Undevoted Gargantuan",
        COVERT,
        Trigger(EntersPlay(), (May(then=(Detach(UpTo(3), OPPONENT),), who=OPPONENT),)),
    ),
    script("Unimportant Wizard", FlipUp(0, "O")),
    script("Venomous Sacspider", Trigger(DestroyedByBattle(), (Discard(All(), OPPONENT),))),
    script(
        "Violating Anomaly",
        Trigger(
            EntersPlay(),
            (Look(CARD.in_hand(OPPONENT)), Choose(CARD.in_hand(OPPONENT)), DiscardThose(CHOSEN)),
        ),
        Trigger(LeavesPlay(), (May((Pick(NON_RESOURCE),), (Put(PICKED, HAND),)), Draw())),
    ),
    script(
        "Virulent Dogmatist",
        Ability(
            "BERATE",
            cost=(Pay(2), Deplete(THIS), Pick(CHARACTER)),
            effect=(
                ChooseOne(
                    ((Alter(PICKED, (Less(STRENGTH, 2),)),), (Alter(PICKED, (Less(SPEED, 1),)),))
                ),
            ),
        ),
    ),
    script(
        "Wanton Wizard",
        Trigger(
            EntersPlay(), (May((Pick(TACTIC.in_discard_pile()),), (Put(PICKED, PLAY_FACE_DOWN),)),)
        ),
    ),
    script(
        "Witty Worm",
        Trigger(
            PlaysResource(YOU),
            (
                May(
                    (Reveal(THIS),),
                    (
                        Bespoke(
                            "deploy_this_for_1", "you may deploy this card for a numeric cost of 1"
                        ),
                    ),
                ),
            ),
            area=Area.HAND,
        ),
        Trigger(
            EntersPlay(),
            (
                May(
                    (Choose(RESOURCE.you_control()), Put(CHOSEN, HAND)),
                    (May(then=(PlayResources(),)),),
                ),
            ),
        ),
    ),
    script(
        "Woadenworm Gloamspike, Thabbashite Prince",
        Unique("Gloamspike"),
        Conditional(TACTIC.being(State.FACE_DOWN).you_control(), (GainsFlipUpAtItsCost(),)),
    ),
    script(
        "Wrinkly Rabbit",
        COVERT,
        Conditional(THIS, (More(STRENGTH, Icons("O")), More(LIFE, Icons("O")))),
    ),
)
