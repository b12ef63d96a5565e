"""What referees of any game share: random numbers, letting agents play, records and replays."""
