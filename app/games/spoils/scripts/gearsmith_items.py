"""Gearsmith items."""

from typing import Final

from app.games.spoils.terms import CardType, Trade
from app.games.spoils.vocabulary import (
    AFFECTED,
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_SHUFFLED,
    EACH,
    FOUND,
    HAND,
    HOST,
    ITEM,
    ITSELF,
    LIFE,
    LOCATION,
    MICROMAJIG,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PICKED_PLAYER,
    PLAY,
    RESOURCE,
    SPEED,
    STRENGTH,
    TACTICAL,
    THAT,
    THIS,
    TOKENS,
    YOU,
    Ability,
    Action,
    All,
    Alter,
    AmountBecomes,
    AsUsual,
    Attach,
    AttachTo,
    AttackingPartySize,
    Bearing,
    Becomes,
    Cannot,
    Cheaper,
    Choose,
    ChooseNumber,
    Conditional,
    Count,
    Deplete,
    Deploy,
    Deployed,
    Deploys,
    Destroy,
    Destroyed,
    DestroyedByBattle,
    Detach,
    Done,
    Draw,
    Either,
    EntersPlay,
    EntersWith,
    Establish,
    Exactly,
    Exists,
    FlipFaceDown,
    FlipUp,
    Gains,
    GainsSubtype,
    GainsType,
    HasUnique,
    Icons,
    If,
    Inflict,
    Inflicts,
    InflictsBattle,
    IsBlocked,
    Keyword,
    Later,
    LeavesPlay,
    Less,
    Let,
    LosesText,
    LosesType,
    Matches,
    May,
    More,
    NoLess,
    Not,
    Number,
    OfTrade,
    Only,
    Opposing,
    Pay,
    Pick,
    PickPlayer,
    PlayerAttacks,
    PlayResources,
    Price,
    Put,
    PutMicromajigs,
    PutTokens,
    ReduceNextCost,
    RemoveDamage,
    RemoveTokens,
    Replacement,
    Restore,
    Reveal,
    Search,
    State,
    StateHolds,
    TakeControl,
    Total,
    Trigger,
    TurnEnds,
    TurnOf,
    TurnStarts,
    Unique,
    Until,
    UpTo,
    When,
    of_type,
    script,
)

SCRIPTS: Final = (
    script(
        "3p1c D00dm4k3r",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, Icons("E")), More(LIFE, Icons("E")))),
    ),
    script(
        "B14nd P3pp3r",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), More(LIFE, 1))),
        Ability(
            "SPIT OUT",
            cost=(Destroy(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(STRENGTH, 1), More(LIFE, 1))),),
        ),
    ),
    script(
        "Claywork Compendium",
        Ability("RESEARCH", cost=(Deplete(THIS),), effect=(ReduceNextCost(2),)),
        FlipUp(5, "EE"),
    ),
    script(
        "Contrabulous Fabtraption",
        Ability(
            "RUNE OF ENHANCEMENT",
            cost=(Destroy(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(STRENGTH, 2), More(LIFE, 2))),),
        ),
        Ability("RUNE OF SUMMONING", cost=(Destroy(THIS),), effect=(PutMicromajigs(2),)),
        Ability(
            "RUNE OF ANIMATION",
            cost=(Destroy(THIS), Pick(ITEM)),
            effect=(
                Alter(
                    PICKED,
                    (
                        GainsType(CardType.CHARACTER),
                        GainsSubtype("golem"),
                        Becomes(STRENGTH, Total(NUMERIC_COST, ITSELF)),
                        Becomes(LIFE, Total(NUMERIC_COST, ITSELF)),
                        Becomes(SPEED, 3),
                    ),
                ),
            ),
        ),
        Ability(
            "RUNE OF ACCELERATION",
            cost=(Destroy(THIS),),
            effect=(
                Search(CARD.named("Elitism")),
                Put(FOUND, PLAY),
                If(
                    Done(),
                    (
                        Later(
                            TurnEnds(EACH),
                            (Choose(CARD.named("Elitism").you_control()), Destroy(CHOSEN)),
                        ),
                    ),
                ),
            ),
        ),
        Ability(
            "RUNE OF OVERCLOCKING",
            cost=(Destroy(THIS), Pick(CARD.that(OfTrade(Trade.GEARSMITH)).you_control())),
            effect=(PutTokens(PICKED),),
        ),
        Ability(
            "RUNE OF DESTRUCTION",
            cost=(Destroy(THIS), Pick(ITEM)),
            effect=(Put(PICKED, OUT_OF_GAME),),
        ),
    ),
    script(
        "Draconic Luteoderm Suit",
        Unique("Draconic Lutedoderm Suit"),
        Conditional(HOST, (More(STRENGTH, 2), More(LIFE, 2))),
        Trigger(Deploys(EACH, CARD.of_subtype("gear").others()), (May(then=(Draw(),)),)),
        Ability(
            "SERAPHIM FUSION",
            cost=(Only(Matches(HOST, CARD.that(HasUnique("Jo")))), Pay(3), Destroy(THIS)),
            effect=(Search(CARD.named("Testudine Autoframe")), Put(FOUND, PLAY)),
        ),
        Ability(
            "EQUIP",
            cost=(Pick(CHARACTER), Pay(When(Matches(PICKED, CARD.that(HasUnique("Jo"))), 0, 2))),
            effect=(Attach(THIS, PICKED),),
        ),
    ),
    script(
        "Ensmallment Ray",
        Trigger(EntersPlay(), (Draw(),)),
        Conditional(CHARACTER.being_deployed(YOU), (Cheaper(2, 1),)),
        Conditional(CHARACTER.you_control(), (Less(STRENGTH, 1), Less(LIFE, 1))),
    ),
    script(
        "Epiphany Ball",
        Ability(
            "SUDDEN INSIGHT",
            cost=(Deplete(THIS),),
            effect=(Search(), Put(FOUND, HAND), TakeControl(THIS, OPPONENT)),
        ),
    ),
    script(
        "Frickin' Sweet Pogo-Bunny",
        Ability(
            "RAAR!",
            cost=(Only(Not(Matches(THIS, CHARACTER))), Pay(1)),
            effect=(
                Alter(
                    THIS,
                    (
                        GainsType(CardType.CHARACTER),
                        More(STRENGTH, 2),
                        More(LIFE, 2),
                        More(SPEED, 3),
                    ),
                ),
            ),
            per_turn=1,
        ),
        Ability(
            "HIDE!",
            cost=(Pay(1),),
            effect=(
                If(
                    Matches(THIS, CHARACTER),
                    (Alter(THIS, (LosesType(CardType.CHARACTER),), Until.FOR_GOOD),),
                ),
                Deplete(THIS),
            ),
        ),
        Ability("INTO THE RABBIT HOLE...", cost=(Pay(3),), effect=(FlipFaceDown(THIS),)),
    ),
    script(
        "G14n7 5p0rk D3f3n53",
        TACTICAL,
        Ability(
            "IMPALE",
            cost=(Destroy(THIS), Pick(CHARACTER.being(State.ATTACKING))),
            effect=(Destroy(PICKED),),
        ),
        FlipUp(1, "EE"),
    ),
    script(
        "Gewgawed Gimcrack",
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),)),
        Trigger(TurnStarts(), (May(then=(PutTokens(),)),), threshold="EEE"),
        Ability(
            "DO...SOMETHING!",
            cost=(Let("X", Total(TOKENS, THIS)), Destroy(THIS)),
            effect=(Destroy(CHARACTER.that(Exactly(NUMERIC_COST, Number("X")))),),
        ),
    ),
    script(
        "Golemizer",
        AttachTo(),
        Conditional(HOST, (Less(SPEED, Total(TOKENS, HOST)),)),
        Trigger(
            TurnEnds(),
            (
                May(then=(PutTokens(HOST),)),
                If(Matches(HOST, CARD.at_most(SPEED, 0)), (Destroy(HOST),)),
            ),
        ),
        Replacement(Destroyed(), (May((FlipFaceDown(THIS),), otherwise=(AsUsual(),)),)),
        FlipUp(4, "EEE"),
    ),
    script(
        "H07 P3pp3r",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 2), More(LIFE, 2))),
        Ability(
            "SPIT OUT", cost=(Destroy(THIS), Pick(CHARACTER, UpTo(2))), effect=(Restore(PICKED),)
        ),
    ),
    script(
        "Heavy Plating",
        AttachTo(),
        Trigger(EntersPlay(), (May(then=(Detach(UpTo(2)),)),)),
        Conditional(HOST, (More(STRENGTH, 4), More(LIFE, 4), Less(SPEED, 1))),
        Ability(
            "HANDOFF",
            cost=(
                Pay(5),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Hidden Sandwich",
        AttachTo(),
        TACTICAL,
        Replacement(Destroyed(HOST), (Destroy(THIS), RemoveDamage(THAT, All()))),
    ),
    script(
        "Jacque's Trap",
        Ability(
            "IT'S A TRAP!",
            cost=(Destroy(THIS), Pick(CHARACTER.being(State.ATTACKING))),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "Lugubrious Node",
        Conditional(THIS, (Cannot(Action.BE_DESTROYED, CARD.of_subtype("node")),)),
        Ability(
            "RECONSTRUCT",
            cost=(Pay(1), Deplete(THIS), Pick(CARD.of_subtype("node").in_discard_pile())),
            effect=(Put(PICKED, DECK_SHUFFLED),),
        ),
    ),
    script(
        "Luteoderm Armor",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 2), More(LIFE, 2))),
        Ability(
            "HANDOFF",
            cost=(
                Pay(3),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Luteoderm Goliath",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 11), More(LIFE, 11))),
        Ability(
            "HANDOFF",
            cost=(
                Pay(6),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
            effect=(Attach(THIS, CHOSEN),),
        ),
    ),
    script(
        "Luteoderm Prototype",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), More(LIFE, 1))),
        Trigger(LeavesPlay(HOST), (May((Search(),), (Put(FOUND, HAND),)),)),
    ),
    script(
        "Makeshift Contrivance",
        Ability("DEPLOY", cost=(Pay(1), Deplete(THIS)), effect=(PlayResources(),)),
    ),
    script(
        "Micromajigmakermachinemajig",
        Ability(
            "RELEASE THE MAJIGS!",
            cost=(
                Deplete(THIS),
                PickPlayer(),
                May(
                    (PutMicromajigs(under=PICKED_PLAYER),),
                    (Establish(Replacement(Inflicts(CARD, AFFECTED), (AmountBecomes(0),))),),
                    who=PICKED_PLAYER,
                ),
            ),
            effect=(PutMicromajigs(),),
        ),
        Ability("PREPARE", cost=(Pay(2),), effect=(Restore(THIS),)),
    ),
    script(
        "Mysterious Invasion",
        Ability(
            "OVERWHELM",
            cost=(
                Deplete(THIS),
                Choose(CHARACTER.you_control(), 2),
                Destroy(CHOSEN),
                Pick(CHARACTER),
            ),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "One-Legged Hopping Pogo-Bear",
        Ability(
            "RAAR!",
            cost=(Pay(2),),
            effect=(
                Alter(
                    THIS,
                    (
                        GainsType(CardType.CHARACTER),
                        Becomes(STRENGTH, 3),
                        Becomes(LIFE, 3),
                        Becomes(SPEED, 3),
                    ),
                ),
            ),
        ),
        Ability(
            "SCHPROING!",
            cost=(Only(TurnOf(YOU)), Pay(2)),
            effect=(
                If(
                    Matches(THIS, CHARACTER),
                    (Alter(THIS, (Gains(Keyword.COVERT),), Until.FOR_GOOD),),
                ),
            ),
        ),
        Ability(
            "HIDE!",
            cost=(Pay(1),),
            effect=(
                If(
                    Matches(THIS, CHARACTER),
                    (Alter(THIS, (LosesType(CardType.CHARACTER),), Until.FOR_GOOD),),
                ),
                Deplete(THIS),
            ),
        ),
    ),
    script(
        "P3pp3r 0f 1n54n17y",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 3), More(LIFE, 3))),
        Trigger(TurnStarts(OPPONENT), (Restore(HOST),)),
        Ability(
            "SPIT OUT",
            cost=(Destroy(THIS), Pick(CHARACTER)),
            effect=(Alter(PICKED, (More(STRENGTH, 3), More(LIFE, 3))), Restore(PICKED)),
        ),
    ),
    script(
        "Pwny Bomb",
        Conditional(HOST, (More(STRENGTH, 1), More(LIFE, 1))),
        Trigger(
            EntersPlay(
                CARD.that(Either((MICROMAJIG, CHARACTER.of_subtype("horsemajig")))).you_control()
            ),
            (May(then=(Attach(THIS, THAT),)),),
        ),
        Ability(
            "PWNED",
            cost=(
                Pick(
                    CARD.that(Either((MICROMAJIG, CHARACTER.of_subtype("horsemajig")))).that(
                        Bearing(THIS)
                    )
                ),
                Pick(CHARACTER),
                Destroy(THIS),
            ),
            effect=(Inflict(7, PICKED),),
        ),
        Ability(
            "MOVE", cost=(Pick(CHARACTER.you_control()), Pay(3)), effect=(Attach(THIS, PICKED),)
        ),
    ),
    script(
        "Rocket Lawnchair",
        TACTICAL,
        Ability(
            "NO EJECT!",
            cost=(
                Pick(CHARACTER.owned_by(YOU)),
                Pick(CHARACTER.opponent_controls()),
                Destroy(THIS),
            ),
            effect=(
                If(
                    Exists(PICKED.opponent_controls().being(State.ATTACKING)),
                    (Destroy(CARD.that(Either((PICKED, CHARACTER.being(State.ATTACKING))))),),
                    (Destroy(PICKED),),
                ),
            ),
        ),
        FlipUp(4, "EE"),
    ),
    script("Rudimentary Lathe", Conditional(ITEM.being_deployed(YOU), (Cheaper(1, 1),))),
    script(
        "Rune of Concealment",
        Ability(
            "PROTECT",
            cost=(Pay(2), Deplete(THIS), Pick(CHARACTER)),
            effect=(
                Establish(
                    Replacement(
                        DestroyedByBattle(PICKED),
                        (May((Destroy(THIS),), (RemoveDamage(PICKED, All()),), (AsUsual(),)),),
                        next_only=True,
                    )
                ),
            ),
        ),
        FlipUp(0, "EE"),
    ),
    script(
        "Runic Armor",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), More(LIFE, 2))),
        Conditional(HOST, (More(STRENGTH, 2), More(LIFE, 1)), threshold="EEEEE"),
    ),
    script(
        "Runic Battery",
        Trigger(EntersPlay(), (May((Pay(3),), (PutTokens(),)),)),
        Ability(
            "DISCHARGE",
            cost=(Let("X", When(NoLess(Total(TOKENS, THIS), 1), 5, 2)), Destroy(THIS)),
            effect=(Detach(UpTo(Number("X"))), Draw()),
        ),
    ),
    script(
        "Runic Cannon",
        Ability("LOAD", cost=(Pay(3),), effect=(PutTokens(),)),
        Ability(
            "FIRE",
            cost=(Deplete(THIS), Pick(CHARACTER)),
            effect=(Inflict(Total(TOKENS, THIS), PICKED), RemoveTokens(count=All())),
        ),
    ),
    script(
        "Runic Circuitry",
        EntersWith(2),
        Ability("CONSTRUCT", cost=(Pay(3), Deplete(THIS)), effect=(RemoveTokens(),)),
        Ability(
            "POWER-UP",
            cost=(Only(Not(NoLess(Total(TOKENS, THIS), 1))), Deplete(THIS)),
            effect=(ReduceNextCost(3),),
        ),
    ),
    script(
        "Runic Field Enhancer",
        Unique("Runic Field Enhancer"),
        Conditional(
            CHARACTER.you_control(),
            (
                More(STRENGTH, Count(CARD.of_subtype("gear").you_control())),
                More(LIFE, Count(CARD.of_subtype("gear").you_control())),
            ),
        ),
    ),
    script(
        "Runic Junker",
        Trigger(
            TurnStarts(),
            (
                May(
                    (Pay(4),),
                    (
                        If(
                            NoLess(Count(RESOURCE.being(State.FACE_DOWN).you_control()), 2),
                            (
                                PickPlayer(),
                                Pick(
                                    RESOURCE.being(State.FACE_DOWN).you_control(), who=PICKED_PLAYER
                                ),
                                If(
                                    Matches(
                                        PICKED,
                                        of_type(CardType.CHARACTER, CardType.ITEM).being(
                                            State.FACE_DOWN
                                        ),
                                    ),
                                    (May(then=(Deploy(PICKED, Price.FREE),)),),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    script(
        "Runic Map",
        EntersWith(2),
        Trigger(StateHolds(), (Destroy(THIS),), Not(NoLess(Total(TOKENS, THIS), 1))),
        Ability(
            "PLAN",
            cost=(Pay(1), RemoveTokens()),
            effect=(Search(CARD.named("Elitism")), Reveal(FOUND), Put(FOUND, HAND)),
        ),
        Ability(
            "FOLLOW PLAN", cost=(Pay(2), RemoveTokens()), effect=(May(then=(PlayResources(),)),)
        ),
        Ability(
            "NEW PLAN",
            cost=(Choose(RESOURCE.being(State.FACE_DOWN).you_control()), Destroy(CHOSEN)),
            effect=(PutTokens(),),
        ),
    ),
    script(
        "Runivoltaic Accumulator",
        Trigger(PlayerAttacks(OPPONENT), (May(then=(PutTokens(),)),)),
        Ability("ENERGIZE", cost=(Pay(2),), effect=(PutTokens(),)),
        Ability(
            "DISCHARGE",
            cost=(Pick(CHARACTER.at_most(NUMERIC_COST, Total(TOKENS, THIS))), Destroy(THIS)),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "Slingerang",
        EntersWith(3),
        Trigger(Deploys(OPPONENT, CHARACTER), (May(then=(RemoveTokens(),)),)),
        Ability(
            "CHEAP SHOT",
            cost=(
                Only(Not(NoLess(Total(TOKENS, THIS), 1))),
                Only(Deployed(CHARACTER, who=OPPONENT)),
                Destroy(THIS),
                Pick(CHARACTER),
            ),
            effect=(Destroy(PICKED),),
        ),
    ),
    script(
        "Spackle",
        Ability("REPAIR", cost=(Deplete(THIS), Pick(LOCATION)), effect=(RemoveDamage(PICKED, 2),)),
    ),
    script(
        "Spiky Atlasphere",
        AttachTo(),
        Conditional(HOST, (More(STRENGTH, 1), AttackingPartySize(1))),
        Trigger(
            IsBlocked(HOST),
            (
                Destroy(CHARACTER.that(Opposing(HOST))),
                Establish(
                    Replacement(InflictsBattle(HOST), (AmountBecomes(0),)), Until.END_OF_BATTLE
                ),
            ),
        ),
    ),
    script(
        "Subversion Matrix",
        AttachTo(),
        Conditional(HOST, (LosesText(),)),
        Ability("MOVE", cost=(Pay(2), Pick(CHARACTER)), effect=(Attach(THIS, PICKED),)),
    ),
    script(
        "The Whatever Device",
        Ability(
            "THANK GOD WE INVENTED THE...",
            cost=(ChooseNumber(), Pay(Number("X")), Destroy(THIS)),
            effect=(
                Search(ITEM.at_most(NUMERIC_COST, Number("X"))),
                Reveal(FOUND),
                May((Deploy(FOUND, Price.FREE),), otherwise=(Put(FOUND, HAND),)),
            ),
        ),
    ),
    script(
        "Tri-Pole Magnet",
        AttachTo(),
        Ability(
            "GRAPPLE",
            cost=(Pick(CARD.of_subtype("gear").in_discard_pile()), Destroy(THIS)),
            effect=(Put(PICKED, PLAY, attached_to=HOST),),
        ),
    ),
    script(
        "Unbearably Heavy Shoes of Teleportation",
        AttachTo(),
        Conditional(HOST, (Less(STRENGTH, 2), Cannot(Action.BE_BLOCKED))),
        FlipUp(5, "EEE"),
    ),
)
