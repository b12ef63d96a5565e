"""Rogue tactics."""

from typing import Final

from app.games.spoils.terms import Area, CardType, Trade
from app.games.spoils.vocabulary import (
    CARD,
    CHARACTER,
    CHOSEN,
    DECK_SHUFFLED,
    DISCARD_PILE,
    DISCARDED,
    EACH,
    FOUND,
    LIFE,
    NON_TACTIC,
    NUMERIC_COST,
    OPPONENT,
    OUT_OF_GAME,
    OUT_OF_GAME_FACE_DOWN,
    PICKED,
    PICKED_CARD,
    PICKED_PLAYER,
    PLAY,
    PLAY_FACE_DOWN,
    RESPONDED_TO,
    REVEALED,
    SET_ASIDE,
    SPEED,
    STRENGTH,
    THAT,
    THEY,
    THIS,
    TOKENS,
    YOU,
    Ability,
    Action,
    AddToParty,
    All,
    Alter,
    Attach,
    Attack,
    Attacking,
    Bespoke,
    Both,
    By,
    Cannot,
    Choose,
    ChooseNumber,
    ChooseOne,
    Conditional,
    Count,
    Deplete,
    Deploy,
    Deploys,
    Destroy,
    Destroyed,
    DiscardAtRandom,
    Done,
    Draw,
    EntersPlay,
    EntersUnder,
    Establish,
    Exists,
    FlipCoin,
    FlipUp,
    Gains,
    GainsSubtype,
    Icons,
    If,
    InBattle,
    InflictDivided,
    Keyword,
    Kind,
    Less,
    Let,
    Look,
    LoseInfluence,
    LosesAbilities,
    Matches,
    May,
    MayDeploy,
    Minus,
    More,
    NoLess,
    Not,
    NotOfTrade,
    Number,
    OfType,
    OneOfTexts,
    Only,
    OnResolve,
    OwnerOf,
    Pay,
    Pick,
    PickPlayer,
    Price,
    Put,
    PutTokens,
    RemoveDamage,
    Replacement,
    Requirement,
    RespondingTo,
    RespondingToPick,
    Reveal,
    RevealUntil,
    SameAs,
    Search,
    State,
    TakeControl,
    Terminate,
    Times,
    Total,
    Trigger,
    TurnOf,
    Until,
    UpTo,
    VisibleToYou,
    picked,
    script,
    top,
)

SCRIPTS: Final = (
    script(
        "Ambuscade",
        OnResolve(
            effect=(InflictDivided(Number("X"), CHARACTER.being(State.ATTACKING)),),
            cost=(
                Only(Attacking(OPPONENT)),
                Choose(CHARACTER.you_control()),
                Let("X", Times(2, Total(STRENGTH, CHOSEN))),
                Destroy(CHOSEN),
            ),
        ),
    ),
    script(
        "Bug Bite",
        OnResolve(
            effect=(
                PutTokens(PICKED),
                If(NoLess(Total(TOKENS, PICKED), Total(NUMERIC_COST, PICKED)), (Destroy(PICKED),)),
            ),
            cost=(Pick(CHARACTER),),
        ),
        Ability(
            "RECUR",
            cost=(Pay(4), Put(THIS, OUT_OF_GAME), Pick(CHARACTER)),
            effect=(
                PutTokens(PICKED, 2),
                If(NoLess(Total(TOKENS, PICKED), Total(NUMERIC_COST, PICKED)), (Destroy(PICKED),)),
            ),
            threshold="DD",
            area=Area.DISCARD_PILE,
        ),
    ),
    script(
        "Burly Assailment",
        OnResolve(
            effect=(May(then=(Deploy(CHOSEN),)), Draw()),
            cost=(Choose(CHARACTER.being(State.FACE_DOWN).you_control()), Reveal(CHOSEN)),
        ),
        Trigger(
            EntersPlay(CARD.you_control().providing("D")),
            (May((Pay(2),), (Put(THIS, PLAY_FACE_DOWN),)),),
            area=Area.DISCARD_PILE,
        ),
        FlipUp(1, "D"),
    ),
    script(
        "Catastrophic Betrayal",
        OnResolve(
            effect=(Put(PICKED, PLAY), AddToParty(PICKED), Deplete(PICKED)),
            cost=(Only(Attacking(YOU)), Pick(CHARACTER.in_discard_pile(OPPONENT))),
        ),
    ),
    script(
        "Clockman City Shuffle",
        OnResolve(
            effect=(
                Alter(CHARACTER.you_control(), (More(STRENGTH, 1), More(LIFE, 1))),
                Alter(CHARACTER.opponent_controls(), (Less(STRENGTH, 1), Less(LIFE, 1))),
            )
        ),
    ),
    script(
        "Counter Attack",
        OnResolve(effect=(Attack(), Draw()), cost=(Only(Both(TurnOf(OPPONENT), Not(InBattle()))),)),
    ),
    script("Defenestrate", OnResolve(effect=(Put(top(2, OPPONENT), DISCARD_PILE), Draw()))),
    script(
        "Delicious Strawberry Flavored Death",
        OnResolve(effect=(Deplete(CHARACTER.that(NotOfTrade(Trade.ROGUE))), Draw())),
        FlipUp(1, "D", (LoseInfluence(5),)),
    ),
    script(
        "Drive By Boobing",
        OnResolve(
            effect=(Put(PICKED, OUT_OF_GAME),),
            cost=(Pick(CHARACTER.being(State.HAS_DAMAGED_YOUR_FACTION)),),
        ),
    ),
    script(
        "Drygulch",
        OnResolve(
            effect=(
                If(Matches(PICKED, CARD.at_most(LIFE, Icons("D"))), (Put(PICKED, OUT_OF_GAME),)),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Early Retirement",
        OnResolve(
            effect=(Draw(Number("X")),),
            cost=(
                Pick(CHARACTER.you_control()),
                Let("X", Total(STRENGTH, PICKED)),
                Destroy(PICKED),
            ),
        ),
    ),
    script(
        "Epic Turncoat Maneuver",
        OnResolve(
            effect=(TakeControl(PICKED),),
            cost=(Choose(CHARACTER.you_control(), 2), Destroy(CHOSEN), Pick(CHARACTER, UpTo(4))),
        ),
    ),
    script(
        "Essence of Deception",
        OneOfTexts(
            (
                OnResolve(effect=(Search(deck=OPPONENT), Put(FOUND, DISCARD_PILE))),
                OnResolve(effect=(Alter(PICKED, (More(SPEED, 1),)),), cost=(Pick(CHARACTER),)),
                OnResolve(
                    effect=(
                        If(
                            Matches(PICKED, CARD.being(State.HAS_RECEIVED_DAMAGE)),
                            (Destroy(PICKED),),
                        ),
                    ),
                    cost=(Pick(CHARACTER),),
                ),
            )
        ),
    ),
    script(
        "Forced Recruitment",
        OnResolve(
            effect=(EntersUnder(RESPONDED_TO),),
            cost=(Only(RespondingTo(CHARACTER)), Pay(Total(NUMERIC_COST, RESPONDED_TO))),
        ),
    ),
    script(
        "Fwing!",
        OnResolve(
            effect=(
                Alter(PICKED, (More(SPEED, 1),)),
                FlipCoin((Alter(PICKED, (More(STRENGTH, 1),)),)),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Grand Theft All",
        OnResolve(
            effect=(Choose(NON_TACTIC.in_discard_pile(OPPONENT), UpTo(4)), Put(CHOSEN, PLAY))
        ),
    ),
    script(
        "Guileful Astucion",
        OnResolve(
            effect=(
                ChooseOne(
                    (
                        (Alter(PICKED, (Less(NUMERIC_COST, 1),)),),
                        (Alter(PICKED, (More(NUMERIC_COST, 1),)),),
                        (Alter(PICKED, (More(SPEED, 1),)),),
                    )
                ),
                Draw(),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Headhunting",
        OnResolve(
            effect=(EntersUnder(RESPONDED_TO),),
            cost=(Only(RespondingTo(CHARACTER.at_most(NUMERIC_COST, Icons("D")))),),
        ),
    ),
    script(
        "Hustler's Comeuppance",
        OnResolve(effect=(Destroy(CHARACTER.being(State.HAS_DAMAGED_YOUR_FACTION)),)),
        FlipUp(3, "DD"),
    ),
    script(
        "I Drink Your Milkshake!",
        OnResolve(
            effect=(
                May(
                    (Search(deck=OPPONENT),),
                    (
                        Put(FOUND, OUT_OF_GAME_FACE_DOWN),
                        Establish(
                            Trigger(
                                Deploys(OPPONENT, CARD.that(SameAs(Kind.NAME, SET_ASIDE))),
                                (
                                    May(
                                        (Reveal(SET_ASIDE),),
                                        (
                                            May(
                                                then=(
                                                    Deploy(SET_ASIDE, Price.FREE_NO_THRESHOLD),
                                                    If(Done(), (Terminate(THAT),)),
                                                )
                                            ),
                                        ),
                                    ),
                                ),
                            ),
                            Until.END_OF_GAME,
                        ),
                    ),
                ),
            )
        ),
    ),
    script(
        "Impeccable Timing",
        OnResolve(
            effect=(If(Matches(PICKED, CARD.at_most(LIFE, 4)), (Destroy(PICKED),)),),
            cost=(Pick(CHARACTER.being(State.DEPLETED)),),
        ),
    ),
    script(
        "Jackmove",
        OnResolve(
            effect=(
                ChooseNumber("Y", at_most=Number("X")),
                Reveal(top(Number("Y"), OPPONENT)),
                Put(REVEALED.that(OfType((CardType.CHARACTER, CardType.ITEM))), PLAY),
                Put(REVEALED.in_deck(OPPONENT), DISCARD_PILE),
            ),
            cost=(ChooseNumber(), Pay(Times(2, Number("X")))),
        ),
    ),
    script("Late Addition", OnResolve(effect=(May(then=(Deploy(CHARACTER.in_hand()),)), Draw()))),
    script(
        "Mistaken Identity",
        OnResolve(
            effect=(
                Bespoke(
                    "change_the_pick",
                    (
                        "When that card or ability resolves, its effect takes the newly "
                        "picked character for the one your opponent picked"
                    ),
                ),
            ),
            cost=(
                Only(RespondingToPick(CHARACTER)),
                Bespoke(
                    "pick_what_it_could_have_picked",
                    "Pick another character that the card or ability could have picked",
                ),
            ),
        ),
    ),
    script(
        "Orgy Den Smoke Out",
        OnResolve(effect=(DiscardAtRandom(who=OPPONENT), Put(top(2, OPPONENT), DISCARD_PILE))),
    ),
    script(
        "Overindulge",
        OneOfTexts(
            (
                OnResolve(effect=(Alter(PICKED, (Less(LIFE, 2),)),), cost=(Pick(CHARACTER),)),
                OnResolve(
                    effect=(Alter(PICKED, (Less(LIFE, 1),)), Draw()), cost=(Pick(CHARACTER),)
                ),
            )
        ),
    ),
    script(
        "Palm Glom",
        OnResolve(
            effect=(TakeControl(PICKED), Draw()),
            cost=(Pick(CARD.that(OfType((CardType.CHARACTER, CardType.ITEM)))),),
        ),
    ),
    script(
        "Pant Swipe",
        OnResolve(
            effect=(
                Put(top(4, OPPONENT), OUT_OF_GAME_FACE_DOWN),
                Establish(Conditional(SET_ASIDE, (VisibleToYou(),)), Until.END_OF_GAME),
                Establish(
                    Requirement(YOU, MayDeploy(SET_ASIDE, Price.NO_THRESHOLD)), Until.END_OF_GAME
                ),
            )
        ),
        FlipUp(5, "DDD"),
    ),
    script(
        "Peculate",
        OnResolve(
            effect=(Put(PICKED_CARD, PLAY),),
            cost=(
                Pick(
                    CARD.that(
                        OfType((CardType.CHARACTER, CardType.ITEM, CardType.LOCATION))
                    ).in_discard_pile(OPPONENT)
                ),
                Pay(Total(NUMERIC_COST, PICKED)),
            ),
        ),
    ),
    script(
        "Rapine",
        OnResolve(
            effect=(TakeControl(PICKED),),
            cost=(
                Choose(CARD.that(OfType((CardType.CHARACTER, CardType.ITEM))).you_control()),
                Destroy(CHOSEN),
                Pick(CHARACTER),
            ),
        ),
    ),
    script(
        "Roulette Wheel of DOOM!",
        OnResolve(
            effect=(
                Reveal(top(1)),
                May(
                    (Pick(CHARACTER.at_most(LIFE, Total(NUMERIC_COST, REVEALED))),),
                    (Destroy(PICKED),),
                    (Draw(2),),
                ),
            )
        ),
    ),
    script(
        "Rumply Ruse",
        OnResolve(
            effect=(Alter(CHARACTER.you_control().being(State.IN_BATTLE), (More(SPEED, 1),)),),
            cost=(Only(InBattle()),),
        ),
        FlipUp(4, "DD"),
    ),
    script(
        "Sarcophyle Matriculation",
        OnResolve(
            effect=(
                Establish(
                    Replacement(
                        Destroyed(PICKED),
                        (
                            TakeControl(THAT),
                            RemoveDamage(THAT, All()),
                            Alter(THAT, (GainsSubtype("sarcophyle"),), Until.FOR_GOOD),
                        ),
                        next_only=True,
                    ),
                    Until.END_OF_BATTLE,
                ),
            ),
            cost=(Only(Attacking(OPPONENT)), Pick(CHARACTER.opponent_controls())),
        ),
    ),
    script(
        "Scrag",
        OnResolve(
            effect=(
                If(NoLess(Count(CARD.in_discard_pile(OPPONENT)), Number("X")), (Destroy(PICKED),)),
            ),
            cost=(Pick(CHARACTER), Let("X", Total(LIFE, PICKED))),
        ),
    ),
    script(
        "Smothering Corpulence",
        OnResolve(
            effect=(Alter(PICKED, (Less(LIFE, Number("X")),)), Draw()),
            cost=(
                Pick(CHARACTER),
                Let("X", Minus(Total(NUMERIC_COST, top(1, OPPONENT)), Total(NUMERIC_COST, top(1)))),
                By(EACH, (Put(top(1, THEY), OUT_OF_GAME),)),
            ),
        ),
    ),
    script(
        "Snake Eyes",
        OnResolve(
            effect=(
                If(Matches(PICKED, CARD.being(State.HAS_RECEIVED_DAMAGE)), (Destroy(PICKED),)),
                Draw(),
            ),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Sneaker Attack!",
        OnResolve(
            effect=(AddToParty(CHOSEN), Alter(CHOSEN, (More(SPEED, 1),))),
            cost=(
                Only(InBattle()),
                Choose(CHARACTER.you_control().being(State.NOT_IN_BATTLE).being(State.RESTORED)),
                Deplete(CHOSEN),
            ),
        ),
        FlipUp(2, "DD"),
    ),
    script(
        "Sprint",
        OnResolve(
            effect=(Alter(PICKED, (More(SPEED, 1),)), Put(THIS, PLAY_FACE_DOWN, OwnerOf(THIS))),
            cost=(Pick(CHARACTER),),
        ),
    ),
    script(
        "Strangulate",
        OnResolve(
            effect=(If(Matches(PICKED, CARD.at_most(LIFE, 4)), (Destroy(PICKED),)),),
            cost=(Pick(CHARACTER),),
        ),
        FlipUp(2, "D"),
    ),
    script(
        "Surprise!",
        OnResolve(
            effect=(
                RevealUntil(CHARACTER.at_most(NUMERIC_COST, Number("X"))),
                If(Exists(FOUND), (Put(FOUND, PLAY), AddToParty(FOUND))),
                Put(REVEALED.in_deck(), DECK_SHUFFLED),
            ),
            cost=(
                Pick(CHARACTER.opponent_controls().being(State.ATTACKING)),
                Let("X", Total(NUMERIC_COST, PICKED)),
            ),
        ),
    ),
    script(
        "Surreptitious Larceny",
        OneOfTexts(
            (
                OnResolve(
                    effect=(PickPlayer(EACH), Look(top(1, PICKED_PLAYER))),
                    cost=(
                        PickPlayer(EACH),
                        Establish(Requirement(PICKED_PLAYER, Cannot(Action.DEPLOY_FACE_UP))),
                    ),
                ),
                OnResolve(
                    effect=(Alter(PICKED, (Gains(Keyword.COVERT),)), Draw()),
                    cost=(Pick(CHARACTER),),
                ),
                OnResolve(
                    effect=(Attach(picked(1), picked(2)), Alter(picked(1), (LosesAbilities(),))),
                    cost=(Pick(CARD.of_subtype("gear")), Pick(CHARACTER)),
                ),
            )
        ),
    ),
    script(
        "Warehouse Raid",
        OnResolve(
            effect=(
                DiscardAtRandom(Number("X"), OPPONENT),
                Put(DISCARDED.that(OfType((CardType.ITEM,))), PLAY),
            ),
            cost=(FlipCoin((Let("X", 2),), (Let("X", 1),)),),
        ),
    ),
    script(
        "Yoink!",
        OnResolve(
            effect=(TakeControl(picked(1)), Attach(picked(1), picked(2))),
            cost=(Pick(CARD.of_subtype("gear")), Pick(CHARACTER)),
        ),
    ),
)
