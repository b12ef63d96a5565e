"""Cards of the faction, or group: Four Monarchs."""
