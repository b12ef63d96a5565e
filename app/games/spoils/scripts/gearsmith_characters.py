"""Gearsmith characters."""

from typing import Final

from app.games.spoils.terms import CardType
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DISCARD_PILE,
    EACH,
    FACTION,
    FOUND,
    HAND,
    ITEM,
    LIFE,
    MICROMAJIG,
    NON_RESOURCE,
    NON_TACTIC,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PICKED_CARD,
    PLAY,
    PLAY_FACE_DOWN,
    RESOURCE,
    SET_ASIDE,
    SPEED,
    STRENGTH,
    THAT,
    THIS,
    TOKENS,
    YOU,
    Ability,
    Action,
    Alter,
    AmountBecomes,
    AnyOf,
    AtMostEachTurn,
    AttachedTo,
    AttachResources,
    Attacks,
    BlockingPartySize,
    Blocks,
    ByFlipUp,
    Can,
    Cannot,
    ChangeAmount,
    Choose,
    ChooseNumber,
    ChooseOne,
    Conditional,
    Count,
    Deplete,
    Depleted,
    Deploy,
    Deployed,
    Deploys,
    Destroy,
    Destroyed,
    Detach,
    DetachThose,
    Discard,
    EntersPlay,
    EntersWith,
    Establish,
    Exists,
    FlipFaceDown,
    FlippedFaceDown,
    FlipUp,
    GainInfluence,
    GainsText,
    HasUnique,
    Icons,
    Inflicts,
    InPartyWith,
    LeavesPlay,
    Less,
    Let,
    LoseInfluence,
    Matches,
    May,
    Minus,
    More,
    NoLess,
    Not,
    NotOfType,
    Number,
    Only,
    OnResolve,
    Opposing,
    PartyFormed,
    Pay,
    Pick,
    PlayerIsAttacked,
    PlayResources,
    Price,
    Provides,
    Put,
    PutAnywhere,
    PutMicromajigs,
    PutTokens,
    Redirect,
    ReduceNextCost,
    RemoveTokens,
    Replacement,
    Restore,
    Restored,
    Reveal,
    Search,
    State,
    Total,
    Trigger,
    TurnEnds,
    TurnStarts,
    Unique,
    UpTo,
    of_type,
    script,
)

SCRIPTS: Final = (
    script(
        "313373 M3ch4n1c",
        Ability(
            "REPAIR",
            cost=(
                ChooseNumber(at_most=Icons("E")),
                Pay(Number("X")),
                Destroy(THIS),
                Pick(ITEM.in_discard_pile().at_most(NUMERIC_COST, Number("X"))),
            ),
            effect=(Put(PICKED, PLAY),),
        ),
    ),
    script(
        "3cc3n7r1c 73chn1c14n",
        Conditional(THIS, (AtMostEachTurn(1, Action.ATTACK),)),
        Ability(
            "ASSIST",
            cost=(Deplete(THIS), Pick(CHARACTER.you_control().others())),
            effect=(Restore(PICKED), Alter(PICKED, (Cannot(Action.ATTACK),))),
        ),
        Ability("RESTORE", cost=(Pay(3),), effect=(Restore(THIS),), threshold="EEE"),
    ),
    script(
        "3p1ph4ny 31f",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Deploy(NON_TACTIC.in_hand(), Price.FREE),),
                    (
                        May(
                            then=(Deploy(NON_TACTIC.in_hand(OPPONENT), Price.FREE, OPPONENT),),
                            who=OPPONENT,
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "4p7 31f",
        Trigger(
            Deploys(YOU, CARD.of_subtype("gear").that(AttachedTo(THIS))),
            (May(then=(Detach(1),)),),
        ),
        Conditional(
            THIS,
            (More(STRENGTH, 1), More(LIFE, 1)),
            Exists(CARD.of_subtype("gear").that(AttachedTo(THIS))),
        ),
    ),
    script(
        "4rm0r3d 31f",
        Conditional(THIS, (Less(LIFE, Total(TOKENS, THIS)),)),
        Ability("FALL APART", cost=(Pay(1), PutTokens()), effect=(PutMicromajigs(),)),
    ),
    script("5n4p", Trigger(Restored(), (PutMicromajigs(),))),
    script("633fy 31f", OnResolve(cost=(Only(Deployed(NON_RESOURCE, 2, YOU)),))),
    script(
        "700160x 31f",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Search(CARD.of_subtype("gear").at_most(NUMERIC_COST, 5)), Reveal(FOUND)),
                    (Put(FOUND, PLAY, attached_to=THIS),),
                ),
            ),
        ),
    ),
    script(
        "A Series of Tubes",
        Unique("Series of Tubes"),
        Ability(
            "REDIRECT",
            cost=(Pick(CHARACTER.of_subtype("node")),),
            effect=(Establish(Redirect(PICKED, THIS, 1)),),
        ),
        Conditional(CHARACTER.of_subtype("node").others(), (More(STRENGTH, 1), More(LIFE, 1))),
        Trigger(
            EntersPlay(),
            (May((Search(CARD.of_subtype("node")), Reveal(FOUND)), (Put(FOUND, HAND),)),),
        ),
        Trigger(Destroyed(), (Destroy(CARD.of_subtype("node").others()),)),
    ),
    script(
        "Accumulation Majig",
        Trigger(TurnStarts(), (May((Pay(Total(TOKENS, THIS)),), otherwise=(Destroy(THIS),)),)),
        Trigger(TurnEnds(), (PutTokens(),)),
        Ability("FEED", cost=(Pay(3),), effect=(RemoveTokens(),)),
    ),
    script(
        "Acuminous Gigantitect",
        Ability(
            "GRAND DESIGN", cost=(Pay(2), Discard(), Deplete(THIS)), effect=(ReduceNextCost(6),)
        ),
    ),
    script(
        "Adjunct Artisan",
        Ability("FABRICATE", cost=(Deplete(THIS),), effect=(ReduceNextCost(2, ITEM),)),
    ),
    script(
        "Aristocratic Artificer",
        Ability(
            "SNUB",
            cost=(Pay(1), Deplete(THIS)),
            effect=(Search(CARD.named("Elitism")), Reveal(FOUND), Put(FOUND, HAND)),
        ),
    ),
    script(
        "Assistant Mud Whisperer",
        Trigger(TurnStarts(OPPONENT), (May((Pick(CHARACTER),), (Restore(PICKED),)),)),
    ),
    script(
        "Basic Node",
        Trigger(
            EntersPlay(),
            (May((Search(CARD.of_subtype("node")), Reveal(FOUND)), (Put(FOUND, HAND),)),),
        ),
        Trigger(Destroyed(), (Destroy(CARD.of_subtype("node").others()),)),
    ),
    script(
        "Braggadocian Aide",
        Provides("E"),
        Trigger(
            TurnStarts(OPPONENT),
            (
                May(
                    (Pick(RESOURCE.that(AttachedTo(FACTION.you_control()))),),
                    (DetachThose(PICKED),),
                ),
            ),
        ),
    ),
    script(
        "Cantankerous Claywork",
        Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),)),
        Trigger(
            Attacks(),
            (Alter(CHARACTER.you_control().others(), (More(STRENGTH, 1), More(LIFE, 1))),),
        ),
    ),
    script(
        "Clay Node",
        Trigger(
            EntersPlay(),
            (May((Search(CARD.of_subtype("node")), Reveal(FOUND)), (Put(FOUND, HAND),)),),
        ),
        Trigger(LeavesPlay(), (Destroy(CARD.of_subtype("node").others()),)),
        Ability("DISSOLVE", cost=(Pay(2),), effect=(FlipFaceDown(THIS),)),
        FlipUp(1, "EEE"),
    ),
    script(
        "Clockman Junk Picker",
        Trigger(EntersPlay(), (May((Search(ITEM), Reveal(FOUND)), (Put(FOUND, PLAY_FACE_DOWN),)),)),
        Ability(
            "TRASH",
            cost=(Pay(1), Pick(ITEM), Destroy(THIS)),
            effect=(Destroy(PICKED_CARD),),
            threshold="EEEEEE",
        ),
    ),
    script(
        "Contriving Engineer",
        Trigger(
            EntersPlay(),
            (
                May(
                    (Search(CARD.named("Elitism")), Reveal(FOUND)),
                    (Put(FOUND, PLAY), AttachResources(FOUND)),
                ),
            ),
        ),
    ),
    script(
        "Cowering Golem",
        Conditional(
            THIS,
            (
                Less(STRENGTH, Count(CHARACTER.that(Opposing(THIS)))),
                Less(LIFE, Count(CHARACTER.that(Opposing(THIS)))),
            ),
            Matches(THIS, CARD.being(State.IN_BATTLE)),
        ),
    ),
    script(
        "Drivey Car",
        Trigger(
            LeavesPlay(),
            (
                PutMicromajigs(
                    Minus(Count(CHARACTER.opponent_controls()), Count(CHARACTER.you_control()))
                ),
            ),
        ),
    ),
    script(
        "Elitistmajig",
        Ability(
            "CRUNCH",
            cost=(Choose(MICROMAJIG.you_control()), Destroy(CHOSEN)),
            effect=(Alter(THIS, (GainsText(Provides("EEE")),)),),
        ),
        Conditional(THIS, (More(STRENGTH, 2), More(LIFE, 2)), threshold="EEEEEE"),
    ),
    script(
        "Enormous and Uncooperative Golem",
        OnResolve(cost=(ChooseNumber(), Pay(Number("X")))),
        EntersWith(Number("X")),
        Trigger(TurnStarts(), (RemoveTokens(),)),
        Conditional(THIS, (More(STRENGTH, 5), More(LIFE, 5)), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script(
        "Epiphanal Mechanic",
        Ability(
            "DEVELOPMENT",
            cost=(Deplete(THIS),),
            effect=(Search(ITEM), Reveal(FOUND), Put(FOUND, HAND)),
        ),
        Ability(
            "DEPLOYMENT",
            cost=(Deplete(THIS),),
            effect=(May(then=(Deploy(ITEM.in_hand(), Price.FREE),)),),
        ),
    ),
    script(
        "Fleet Golem",
        Trigger(EntersPlay(), (May((Pay(5),), (PutTokens(),)),)),
        Conditional(THIS, (Cannot(Action.BE_BLOCKED),), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script("Gigamajig"),
    script(
        "Gigantitect's Giant Giant",
        Conditional(
            THIS,
            (
                Cannot(Action.BE_PICKED, CARD.that(NotOfType((CardType.ITEM,)))),
                Cannot(Action.BE_TAKEN),
            ),
        ),
    ),
    script(
        "Goloam",
        Unique("Goloam"),
        Conditional(THIS, (More(STRENGTH, Count(ITEM)), More(LIFE, Count(ITEM)))),
    ),
    script("Guardforce Alpha Prime 31f", Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),))),
    script(
        "Guardforce Alpha Prime H4x0r",
        Unique("Guardforce Alpha Prime H4x0r"),
        Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),)),
        Trigger(Inflicts(to=FACTION), (May(then=(PlayResources(),)),)),
    ),
    script(
        "Guardforce Morphmajig",
        Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),)),
        Trigger(Deploys(YOU), (PutTokens(),)),
        Trigger(Deploys(OPPONENT), (RemoveTokens(),)),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
    ),
    script(
        "Horsemajig of the Apocalypse - Death",
        Conditional(
            CHARACTER.of_subtype("horsemajig").others(),
            (More(STRENGTH, 1), More(LIFE, 1), More(SPEED, 1)),
        ),
    ),
    script(
        "Horsemajig of the Apocalypse - Famine",
        Conditional(CHARACTER.of_subtype("horsemajig").others(), (More(SPEED, 1),)),
    ),
    script(
        "Horsemajig of the Apocalypse - Pestilence",
        Conditional(CHARACTER.of_subtype("horsemajig").others(), (More(LIFE, 1),)),
    ),
    script(
        "Horsemajig of the Apocalypse - War",
        Conditional(CHARACTER.of_subtype("horsemajig").others(), (More(STRENGTH, 1),)),
    ),
    script(
        "Hub Node",
        Trigger(
            EntersPlay(),
            (May((Search(CARD.of_subtype("node")), Reveal(FOUND)), (Put(FOUND, HAND),)),),
        ),
        Trigger(Destroyed(), (Destroy(CARD.of_subtype("node").others()),)),
        Conditional(
            THIS,
            (
                More(STRENGTH, Count(CARD.of_subtype("node").others())),
                More(LIFE, Count(CARD.of_subtype("node").others())),
            ),
        ),
    ),
    script(
        "Inconspicuous Golem",
        Trigger(EntersPlay(), (May((Pay(1),), (PutTokens(),)),)),
        Conditional(THIS, (Can(Action.BLOCK_COVERT),), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script("Ingenious Tinker", Trigger(EntersPlay(), (ReduceNextCost(3),))),
    script(
        "Jo Ciendeilio",
        Unique("Jo"),
        Ability("RESEARCH", cost=(Deplete(THIS),), effect=(ReduceNextCost(3),)),
    ),
    script(
        "Jo Ciendeilio, M07h3r 0f 1337",
        Unique("Jo"),
        Conditional(
            CHARACTER.you_control(),
            (
                GainsText(
                    Ability(
                        "RESEARCH",
                        cost=(
                            Only(Matches(THIS, CARD.being(State.IN_PLAY_SINCE_TURN_STARTED))),
                            Deplete(THIS),
                        ),
                        effect=(ReduceNextCost(1),),
                    )
                ),
            ),
        ),
    ),
    script("Legacy Warmachine"),
    script(
        "LeoKaiser",
        Ability(
            "GO MEGA-NEKO-KAISER!",
            cost=(
                Choose(CARD.named("PantherKaiser").you_control().being(State.RESTORED)),
                Deplete(CHOSEN),
                Choose(CARD.named("TigerKaiser").you_control().being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(
                Alter(THIS, (More(STRENGTH, 8), More(LIFE, 8), More(SPEED, 2))),
                Establish(
                    Conditional(
                        THIS,
                        (BlockingPartySize(3),),
                        Matches(THIS, CARD.being(State.ATTACKING_ALONE)),
                    )
                ),
            ),
        ),
    ),
    script(
        "M3CHm4n1c 31f",
        Trigger(
            EntersPlay(),
            (May((Pay(2),), (Choose(NON_RESOURCE, UpTo(2)), PutTokens(CHOSEN))),),
        ),
        Conditional(THIS, (More(STRENGTH, 2), More(LIFE, 2)), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script("Manifold Quasi-Modal Steamwork"),
    script("Massive Erecting Golem"),
    script(
        "Master Mud Whisperer",
        Trigger(TurnStarts(OPPONENT), (May(then=(Restore(CHARACTER.you_control()),)),)),
    ),
    script(
        "Merbegon, the Insatiable Taxidermist",
        Unique("Merbegon"),
        Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),)),
        Trigger(
            EntersPlay(CHARACTER.you_control()),
            (
                Let("X", Total(STRENGTH, THAT)),
                Let("Y", Total(LIFE, THAT)),
                May(
                    (Destroy(THAT),),
                    (
                        May(
                            (Pick(CHARACTER),),
                            (
                                Alter(
                                    PICKED, (More(STRENGTH, Number("X")), More(LIFE, Number("Y")))
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    script("Micromajig Maker", Trigger(EntersPlay(), (May(then=(PutMicromajigs(),)),))),
    script(
        "Micromajig Master",
        Trigger(EntersPlay(), (May(then=(PutMicromajigs(2),)),)),
        Ability(
            "TINY SACRIFICES",
            cost=(Choose(MICROMAJIG.you_control(), 3), Destroy(CHOSEN)),
            effect=(Search(), Put(FOUND, HAND)),
        ),
    ),
    script("Micromajig Shipping Container", Trigger(Destroyed(), (PutMicromajigs(5),))),
    script("Micromajig Token"),
    script(
        "Mountainous Golem",
        Conditional(THIS, (Cannot(Action.BE_TAKEN),)),
        Trigger(PutAnywhere(THIS.owned_by(YOU), DISCARD_PILE), (Put(THIS, OUT_OF_GAME),)),
        FlipUp(13, "EE"),
    ),
    script(
        "Mud Whisperer Wannabe", Trigger(Blocks(), (May((Pick(CHARACTER),), (Restore(PICKED),)),))
    ),
    script(
        "Multi-Attachment Man",
        Trigger(Destroyed(), (May((Search(ITEM), Reveal(FOUND)), (Put(FOUND, HAND),)),)),
    ),
    script(
        "Mundane Pupil",
        Trigger(EntersPlay(), (May((Pay(3),), (PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1)), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script(
        "Oddment Collector",
        EntersWith(5),
        Conditional(THIS, (More(STRENGTH, Total(TOKENS, THIS)), More(LIFE, Total(TOKENS, THIS)))),
        Trigger(Depleted(), (RemoveTokens(),)),
        Ability(
            "GATHER",
            cost=(
                Pay(1),
                ChooseOne(
                    (
                        (Choose(ITEM.in_discard_pile()), Put(CHOSEN, OUT_OF_GAME)),
                        (Choose(CARD.in_discard_pile(), 2), Put(CHOSEN, OUT_OF_GAME)),
                    )
                ),
            ),
            effect=(PutTokens(),),
        ),
    ),
    script(
        "Omnidirectional Patrolmajig", Trigger(PlayerIsAttacked(YOU), (May(then=(Restore(THIS),)),))
    ),
    script(
        "PantherKaiser",
        Ability(
            "PANTHER SHIELD",
            cost=(Pay(2), Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(LIFE, 3),)),),
        ),
    ),
    script(
        "Preponderant Craftsman",
        Ability(
            "CREATE",
            cost=(Pay(5), Deplete(THIS)),
            effect=(May(then=(Deploy(CHARACTER.in_hand(), Price.FREE),)),),
        ),
    ),
    script(
        "Protractive Golem",
        Conditional(THIS, (More(STRENGTH, 3), More(LIFE, 3), Less(SPEED, 1)), threshold="EEEEEE"),
    ),
    script(
        "Quipmajig",
        Ability(
            "INSULT",
            cost=(Deplete(THIS), Pick(CHARACTER.being(State.COVERT))),
            effect=(Deplete(PICKED), Establish(Replacement(Inflicts(PICKED), (AmountBecomes(0),)))),
        ),
    ),
    script(
        "R3p347 0ff3nd3r",
        Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),)),
        Trigger(EntersPlay(), (May((Pay(2),), (PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, 1), More(LIFE, 1)), NoLess(Total(TOKENS, THIS), 1)),
        Ability(
            "P3PP3R 61457",
            cost=(RemoveTokens(),),
            effect=(Alter(THIS, (More(STRENGTH, 1), More(LIFE, 1))), Restore(THIS)),
            per_turn=1,
        ),
    ),
    script(
        "Recyclable Golem",
        EntersWith(1, ByFlipUp()),
        Conditional(
            THIS,
            (Less(STRENGTH, 2), Less(LIFE, 2), Can(Action.BLOCK_COVERT)),
            NoLess(Total(TOKENS, THIS), 1),
        ),
        Replacement(Destroyed(), (FlipFaceDown(THIS),), Not(NoLess(Total(TOKENS, THIS), 1))),
        FlipUp(4, "E"),
    ),
    script(
        "Research Assistant",
        Ability("RESEARCH", cost=(Deplete(THIS),), effect=(ReduceNextCost(1),)),
    ),
    script(
        "Research Intern",
        Ability("RESEARCH", cost=(Deplete(THIS),), effect=(ReduceNextCost(1),)),
        Ability(
            "RESEARCH HARDER", cost=(Deplete(THIS),), effect=(ReduceNextCost(2),), threshold="EEEEE"
        ),
    ),
    script(
        "Runic Tattoo Artist",
        Ability(
            "MARK",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(STRENGTH, 1), More(LIFE, 1))),),
        ),
    ),
    script(
        "Runic Whale",
        Trigger(EntersPlay(), (May((Pay(3),), (PutTokens(),)),)),
        Conditional(THIS, (More(STRENGTH, 4), More(LIFE, 4)), NoLess(Total(TOKENS, THIS), 1)),
    ),
    script(
        "Sagacious 31f",
        Trigger(
            PartyFormed(),
            (May((Search(),), (Put(FOUND, HAND),)),),
            NoLess(Count(CHARACTER.that(InPartyWith(THIS)).others()), 2),
        ),
    ),
    script(
        "Scavengemajig",
        Trigger(
            AnyOf((EntersPlay(), LeavesPlay())),
            (May((Pick(ITEM.in_discard_pile()),), (Put(PICKED, HAND),)),),
        ),
    ),
    script(
        "Schproingmajig",
        Ability(
            "PUMP-UP",
            cost=(Choose(CHARACTER.you_control().others().being(State.RESTORED)), Deplete(CHOSEN)),
            effect=(Alter(THIS, (More(STRENGTH, 2), More(LIFE, 2))),),
        ),
        Ability(
            "SCHPROING!",
            cost=(Choose(CHARACTER.you_control()), Destroy(CHOSEN)),
            effect=(Alter(THIS, (Cannot(Action.BE_BLOCKED),)),),
        ),
    ),
    script(
        "Securitymajig",
        Conditional(THIS, (Can(Action.BLOCK_COVERT),)),
        Trigger(
            Blocks(),
            (Alter(THIS, (More(STRENGTH, 3),)),),
            Matches(CHARACTER.being(State.ATTACKING), CARD.being(State.COVERT)),
        ),
    ),
    script(
        "Senior Research Assistant",
        Ability("RESEARCH", cost=(Deplete(THIS),), effect=(ReduceNextCost(2),)),
    ),
    script(
        "Sockem Bot",
        Ability(
            "PAY OFF",
            cost=(Pay(1),),
            effect=(
                Establish(
                    Replacement(
                        Inflicts(to=of_type(CardType.CHARACTER, CardType.FACTION)),
                        (ChangeAmount(-1),),
                    )
                ),
            ),
            users=EACH,
        ),
    ),
    script(
        "Stuttershy",
        Replacement(Destroyed(), (FlipFaceDown(THIS),)),
        Trigger(FlippedFaceDown(), (GainInfluence(1, OPPONENT), May(then=(PutMicromajigs(),)))),
    ),
    script("T Force 5 Megabrutemajig", Trigger(EntersPlay(), (May(then=(Detach(UpTo(2)),)),))),
    script("T Force 5 Megadudemajig", Trigger(EntersPlay(), (May(then=(Detach(UpTo(2)),)),))),
    script("T Force 5 Megascoutmajig", Trigger(EntersPlay(), (May(then=(Detach(UpTo(2)),)),))),
    script("Terra Cotta Flagellator"),
    script(
        "Testudine Autoframe",
        Unique("Testudine"),
        Trigger(
            EntersPlay(),
            (
                May(
                    (
                        Choose(CHARACTER.you_control().that(HasUnique("Jo"))),
                        Put(CHOSEN, OUT_OF_GAME),
                    ),
                    (Alter(CHARACTER.you_control().others(), (More(STRENGTH, 1), More(LIFE, 1))),),
                ),
            ),
        ),
        Conditional(CHARACTER.you_control(), (Can(Action.ATTACK_AT_ONCE),)),
        Trigger(LeavesPlay(), (Put(SET_ASIDE.that(HasUnique("Jo")), PLAY),)),
    ),
    script(
        "Thabbashite Armorer",
        Ability(
            "FOR THABBASH",
            cost=(Pay(2),),
            effect=(Alter(THIS, (More(STRENGTH, 1), More(LIFE, 1))),),
            threshold="VVV",
        ),
        Ability(
            "TAMESHIGIRI",
            cost=(Pay(2), LoseInfluence(2)),
            effect=(Alter(THIS, (More(STRENGTH, 2), More(LIFE, 2))),),
            threshold="VVVVVV",
        ),
    ),
    script(
        "TigerKaiser",
        Ability(
            "TIGER ROAR",
            cost=(Pay(2), Deplete(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(STRENGTH, 3),)),),
        ),
    ),
    script(
        "Topplemajig",
        Conditional(
            CHARACTER.that(Opposing(THIS)),
            (Less(SPEED, 1),),
            Matches(THIS, CARD.being(State.IN_BATTLE)),
        ),
    ),
    script(
        "Towering Researchmajig",
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Ability("RESEARCH", cost=(RemoveTokens(),), effect=(ReduceNextCost(1),)),
    ),
    script("Velocious Golem", Conditional(THIS, (Can(Action.ATTACK_AT_ONCE),), threshold="EEE")),
)
