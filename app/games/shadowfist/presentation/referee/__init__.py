"""Pages of a game on the referee: the mat, answers in words, and the log."""
