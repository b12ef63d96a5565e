"""What a game is made of: the state, frames, decisions, actions and events. Values, no rules."""
