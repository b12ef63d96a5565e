"""Parts of a game: the state, frames, decisions, actions and events. Values, no rules."""
