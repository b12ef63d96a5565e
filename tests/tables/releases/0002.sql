INSERT INTO users (id, name, folded_name, password_hash, role, epoch, mail, created_at, used_at, hidden_at)
VALUES (1, 'Ada', 'ada', '-', 'player', 0, NULL, '2026-01-01 00:00:00', '2026-01-01 00:00:00', NULL);
INSERT INTO decks (id, game, public_id, owner_id, edit_key_hash, read_key, visibility, name, notes, format, edition, as_of, unread, version, copied_from_id, credit, created_at, updated_at, used_at, hidden_at)
VALUES (1, 'spoils', 'kept', 1, 'hash', 'key', 'link', 'Kept', '', 'constructed', 'cr3', NULL, '[]', 1, NULL, '', '2026-01-01 00:00:00', '2026-01-01 00:00:00', '2026-01-01 00:00:00', NULL);
INSERT INTO deck_lines (id, deck_id, printing_id, zone, copies, is_starting, position, tags, note)
VALUES (1, 1, '7e9610d4-c06d-437d-a5e6-000000000006', 'faction', 1, FALSE, 0, '[]', '');
INSERT INTO deck_versions (id, deck_id, number, name, reason, snapshot, saved_by_id, saved_at)
VALUES (1, 1, 1, NULL, 'first save', '{"name": "Kept", "notes": "", "format": "constructed", "edition": "cr3", "as_of": null, "unread": [], "lines": []}', 1, '2026-01-01 00:00:00');
INSERT INTO overlays (id, game, kind, key, field, shipped, value, author_id, author, changed_at, reason, held)
VALUES (1, 'spoils', 'printings', '7e9610d4-c06d-437d-a5e6-000000000006', 'rarity', 'staple', 'fixed', 1, 'Ada', '2026-01-01 00:00:00', 'as printed', NULL);
INSERT INTO holdings (user_id, game, pile, printing_id, copies)
VALUES (1, 'spoils', 'owned', '7e9610d4-c06d-437d-a5e6-000000000006', 3);
