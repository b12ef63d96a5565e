"""Cards of the faction, or group: Unaligned."""
