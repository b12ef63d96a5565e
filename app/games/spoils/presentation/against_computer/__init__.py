"""Pages of a game against the computer as values: the table, the log, a hint."""
