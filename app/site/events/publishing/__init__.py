"""Lists opened to everybody after the event, with a summary of what was played."""
