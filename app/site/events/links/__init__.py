"""Links of the desk and of players: made, withdrawn, replaced."""
