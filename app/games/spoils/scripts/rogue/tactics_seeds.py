"""Rogue tactics: Seeds 1 to 3."""

from typing import Final

from app.games.spoils.terms import Area, CardType, Trade
from app.games.spoils.vocabulary import *

SCRIPTS: Final = (
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
        "Delicious Strawberry Flavored Death",
        OnResolve(effect=(Deplete(CHARACTER.that(NotOfTrade(Trade.ROGUE))), Draw())),
        FlipUp(1, "D", (LoseInfluence(5),)),
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
                        Establish(Conditional(SET_ASIDE, (VisibleToYou(),)), Until.END_OF_GAME),
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
                    Requirement(YOU, MayPlay(SET_ASIDE, Price.NO_THRESHOLD)), Until.END_OF_GAME
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
)
