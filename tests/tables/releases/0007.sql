INSERT INTO users (id, name, folded_name, password_hash, role, epoch, mail, created_at, used_at, hidden_at)
VALUES (1, 'Ada', 'ada', '-', 'player', 0, NULL, '2026-01-01 00:00:00', '2026-01-01 00:00:00', NULL);
INSERT INTO decks (id, game, public_id, owner_id, edit_key_hash, read_key, visibility, name, author, tags, notes, format, edition, as_of, unread, version, copied_from_id, credit, created_at, updated_at, used_at, hidden_at)
VALUES (1, 'spoils', 'kept', 1, 'hash', 'key', 'link', 'Kept', 'Ada', '["combo"]', '', 'constructed', 'cr3', NULL, '[]', 1, NULL, '', '2026-01-01 00:00:00', '2026-01-01 00:00:00', '2026-01-01 00:00:00', NULL);
INSERT INTO deck_lines (id, deck_id, printing_id, zone, copies, is_starting, position, tags, note)
VALUES (1, 1, '7e9610d4-c06d-437d-a5e6-000000000006', 'faction', 1, FALSE, 0, '[]', '');
INSERT INTO deck_versions (id, deck_id, number, name, step, restores, reason, snapshot, saved_by_id, saved_at)
VALUES (1, 1, 1, NULL, 'change', NULL, 'first save', '{"name": "Kept", "notes": "", "format": "constructed", "edition": "cr3", "as_of": null, "unread": [], "lines": []}', 1, '2026-01-01 00:00:00');
INSERT INTO overlays (id, game, kind, key, field, shipped, value, author_id, author, changed_at, reason, held)
VALUES (1, 'spoils', 'printings', '7e9610d4-c06d-437d-a5e6-000000000006', 'rarity', 'staple', 'fixed', 1, 'Ada', '2026-01-01 00:00:00', 'as printed', NULL);
INSERT INTO holdings (user_id, game, pile, printing_id, copies)
VALUES (1, 'spoils', 'owned', '7e9610d4-c06d-437d-a5e6-000000000006', 3);
INSERT INTO events (id, game, public_id, code, secret, owner_id, name, place, starts_on, ends_on, time_zone, format, format_text, edition, as_of, supplied, pool_kind, packs, draft_cards, is_pool_swapped, deadline, grace_seconds, most_versions, may_be_illegal, opens_lists, state, closed_at, started_at, published_at, purge_on, created_at)
VALUES (1, 'spoils', 'open', 'K7QXM2', 'secret', 1, 'Sealed Open', 'Hall', '2026-01-02', '2026-01-02', 'UTC', 'limited', '', 'cr3', '2026-01-02', 'staples+factions', 'sealed', '{"1ED": 6}', NULL, TRUE, '2026-01-02 09:00:00', 60, 10, TRUE, FALSE, 'open', NULL, NULL, NULL, '2026-02-02', '2026-01-01 00:00:00');
INSERT INTO event_entries (id, event_id, public_id, user_id, name, folded_name, standing, accepted, dropped_at, created_at)
VALUES (1, 1, 'ada', 1, 'Ada', 'ada', 1, 1, NULL, '2026-01-01 00:00:00');
INSERT INTO event_links (id, event_id, entry_id, kind, label, key_hash, created_at, withdrawn_at)
VALUES (1, 1, 1, 'player', 'Ada', 'link hash', '2026-01-01 00:00:00', NULL);
INSERT INTO event_hand_ins (id, event_id, entry_id, number, title, lines, unread, list_text, size, hash, verdict, report, stamp, received_at, stored_at, is_late, by_kind, by_name, reason, source, repeats, revision, revised_at, revised_by_kind, revised_by_name)
VALUES (1, 1, 1, 1, 'Kept', '[]', '[]', '', 0, NULL, 'unreadable', '{}', '{}', '2026-01-01 00:00:00', '2026-01-01 00:00:00', FALSE, 'player', 'Ada', '', 'pasted', NULL, NULL, NULL, NULL, '');
INSERT INTO event_hand_ins (id, event_id, entry_id, number, title, lines, unread, list_text, size, hash, verdict, report, stamp, received_at, stored_at, is_late, by_kind, by_name, reason, source, repeats, revision, revised_at, revised_by_kind, revised_by_name)
VALUES (2, 1, 1, 2, 'Kept', '[]', '[]', '', 0, NULL, 'unreadable', '{}', '{}', '2026-01-01 00:00:00', '2026-01-02 00:00:00', FALSE, 'player', 'Ada', '', 'pasted', 1, 'rechecked', '2026-01-02 00:00:00', 'organizer', 'Org');
INSERT INTO event_pools (id, event_id, code, registered_by_id, played_by_id, version, lines, registered_at, confirmed_at, confirmed_version)
VALUES (1, 1, 'AB12', 1, 1, 1, '[]', '2026-01-01 00:00:00', NULL, NULL);
INSERT INTO event_seats (id, event_id, round, table_name, entry_id)
VALUES (1, 1, 1, '7', 1);
INSERT INTO event_deck_checks (id, event_id, entry_id, hand_in_id, round, table_name, found, strangers, version, category, finding, note, by_kind, by_name, started_at, finished_at)
VALUES (1, 1, 1, 1, 1, '7', '{}', '{}', 1, '', '', '', 'judge', 'Judge 1', '2026-01-01 00:00:00', NULL);
INSERT INTO event_log (id, event_id, entry_id, at, by_kind, by_name, action, details)
VALUES (1, 1, 1, '2026-01-01 00:00:00', 'player', 'Ada', 'handed_in', '{}');
