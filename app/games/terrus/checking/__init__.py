"""Whether a battle may start, and whether what a file assigns is legal: findings with rules."""
