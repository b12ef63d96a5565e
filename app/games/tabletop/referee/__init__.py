"""What referees of any game share: reading records and playing them again."""
