"""Cards of the faction, or group: Talents."""
