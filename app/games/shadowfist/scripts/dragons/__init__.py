"""Cards of the faction, or group: Dragons."""
