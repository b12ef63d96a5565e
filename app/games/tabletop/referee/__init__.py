"""Parts that referees of any game share; `docs/referee.md` says how a game builds on them."""
