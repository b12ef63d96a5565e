"""Lists published after the event, with a summary of what was played."""
