"""The operator's view: logs without secrets, and metrics."""
