"""What people read of a game against the computer: the table, the log, a hint."""
