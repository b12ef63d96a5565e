"""What leaves an event as files or on paper."""
