"""Warlord characters, L to W."""

from typing import Final

from app.games.spoils.terms import CardType, Trade
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_SHUFFLED,
    DISCARD_PILE,
    EACH,
    FACTION,
    FOUND,
    ITEM,
    LIFE,
    LOCATION,
    OPPONENT,
    OUT_OF_GAME,
    PICKED,
    PICKED_PLAYER,
    PLAY,
    SOURCE,
    SPEED,
    STRENGTH,
    TACTIC,
    THIS,
    YOU,
    Ability,
    Action,
    Alter,
    AnyNumber,
    AtMostEachTurn,
    Attacks,
    Both,
    Cannot,
    ChangeAmount,
    Choose,
    Conditional,
    ControllerOf,
    Count,
    Deplete,
    Deploys,
    Destroy,
    Destroyed,
    Discard,
    Either,
    EntersPlay,
    Establish,
    EventAmount,
    Exists,
    FlipFaceDown,
    FlipUp,
    HasUnique,
    Icons,
    Inflict,
    InflictDivided,
    Inflicts,
    InflictsBattle,
    Influence,
    InPartyWith,
    IsBlocked,
    Less,
    Let,
    LoseInfluence,
    LosesOtherText,
    Matches,
    May,
    MayAssignToTarget,
    Measure,
    More,
    Must,
    NoMore,
    Not,
    Number,
    OfTrade,
    OfType,
    Only,
    OnResolve,
    PartyFormed,
    Pay,
    Pick,
    PickPlayer,
    PlayerAttacks,
    Put,
    PutAnywhere,
    PutTokens,
    RemoveTokens,
    Replacement,
    Restore,
    Reveal,
    Search,
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
    script(
        "Lieutenant General",
        Trigger(
            PartyFormed(),
            (
                Alter(
                    CHARACTER.of_subtype("soldier").that(InPartyWith(THIS)).others(),
                    (More(LIFE, 1),),
                ),
            ),
        ),
    ),
    script(
        "Marauding Madster",
        OnResolve(cost=(Pick(CHARACTER.you_control()),)),
        Trigger(EntersPlay(), (Destroy(PICKED),)),
        Replacement(PutAnywhere(THIS.owned_by(YOU), DISCARD_PILE), (Put(THIS, DECK_SHUFFLED),)),
    ),
    script("Menacing Mauler", Trigger(IsBlocked(), (Inflict(1, CHARACTER.being(State.BLOCKING)),))),
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
    script("Oversoon Lightfoot"),
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
        "Raging Bask",
        Conditional(THIS, (MayAssignToTarget(),), Matches(THIS, CARD.being(State.ATTACKING))),
    ),
    script(
        "Really Big Barduse",
        OnResolve(cost=(May(then=(Pick(CHARACTER, UpTo(2)),)),)),
        Trigger(EntersPlay(), (InflictDivided(UpTo(5), PICKED),), Exists(PICKED)),
    ),
    script(
        "Reckless Challenger",
        Trigger(
            TurnEnds(),
            (Destroy(THIS),),
            Both(
                Matches(THIS, CARD.being(State.SINCE_TURN_STARTED)),
                Not(Matches(THIS, CARD.being(State.ATTACKED_THIS_TURN))),
            ),
        ),
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
        Unique("Rudolphus"),
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
    script(
        "Sadistic Colonel",
        Trigger(Deploys(OPPONENT, TACTIC), (Inflict(2, FACTION.opponent_controls()),)),
    ),
    script("Scout"),
    script(
        "Shade of the Devoured Emperor",
        Unique("Padamose"),
        Trigger(
            TurnEnds(OPPONENT),
            (
                May(
                    (Put(THIS, OUT_OF_GAME),),
                    (
                        PickPlayer(EACH),
                        May(
                            (
                                Search(
                                    CARD.that(
                                        Either(
                                            (
                                                CARD.that(HasUnique("Jo")),
                                                CARD.that(HasUnique("Eustace")),
                                                CARD.that(HasUnique("Pluck")),
                                                CARD.that(HasUnique("Rudolphus")),
                                                CARD.that(HasUnique("Ignatious")),
                                            )
                                        )
                                    ),
                                    deck=PICKED_PLAYER,
                                ),
                                Reveal(FOUND),
                            ),
                            (Put(FOUND, PLAY),),
                        ),
                    ),
                ),
            ),
        ),
        FlipUp(2, "VVVV"),
    ),
    script(
        "Shieldmane Grandchest",
        Unique("Grandchest"),
        Replacement(InflictsBattle(CARD, CHARACTER.you_control()), (ChangeAmount(-2),)),
        Replacement(InflictsBattle(CARD, CHARACTER.opponent_controls()), (ChangeAmount(2),)),
    ),
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
        "Thabbashite Warmonger",
        Trigger(
            InflictsBattle(CHARACTER, FACTION),
            (
                Inflict(
                    Total(Measure.THRESHOLD_ICONS, SOURCE),
                    FACTION.controlled_by(ControllerOf(SOURCE)),
                ),
            ),
            threshold="V",
        ),
    ),
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
    script(
        "Thundering Nilpha",
        Conditional(
            THIS,
            (More(STRENGTH, 1), Cannot(Action.BE_BLOCKED)),
            Both(
                Matches(THIS, CARD.being(State.ATTACKING)),
                Exists(LOCATION.being(State.TARGET_OF_ATTACK)),
            ),
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
    script(
        "Wyrmfang Deathskull",
        Unique("Wyrmfang"),
        Trigger(
            PlayerAttacks(YOU),
            (
                Pick(CHARACTER.opponent_controls(), AnyNumber(), OPPONENT),
                Alter(PICKED, (Must(Action.BLOCK),), Until.END_OF_BATTLE),
                Establish(
                    Conditional(
                        CHARACTER.opponent_controls().other_than(PICKED), (Cannot(Action.BLOCK),)
                    ),
                    Until.END_OF_BATTLE,
                ),
            ),
        ),
    ),
)
