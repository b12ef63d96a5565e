INSERT INTO users (id, name, folded_name, look_alike_key, password_hash, role, mail, created_at, used_at, hidden_at)
VALUES (1, 'Ada', 'ada', 'ada', '-', 'player', NULL, '2026-01-01 00:00:00', '2026-01-01 00:00:00', NULL);
INSERT INTO mail_confirmations (user_id, mail, key_hash, expires_at)
VALUES (1, 'ada@example.org', 'confirmation hash', '2026-01-02 00:00:00');
INSERT INTO account_sessions (id, user_id, key_hash, label, started_at)
VALUES (1, 1, 'session hash', 'Firefox on Linux', '2026-01-01 00:00:00');
INSERT INTO api_tokens (id, user_id, label, key_hash, scopes, created_at, used_at)
VALUES (1, 1, 'league bot', 'token hash', '["decks:read"]', '2026-01-01 00:00:00', NULL);
INSERT INTO decks (id, game, public_id, owner_id, edit_key_hash, read_key, visibility, name, author, tags, notes, format, edition, as_of, unread, pool, pool_address, version, copied_from_id, credit, created_at, updated_at, used_at, hidden_at, published_at)
VALUES (1, 'spoils', 'kept', 1, 'hash', 'key', 'published', 'Kept', 'Ada', '["combo"]', '', 'constructed', 'cr3', NULL, '[]', '[["7e9610d4-c06d-437d-a5e6-000000000006", 1]]', '/spoils/limited/sealed?set=1x1ED&seed=1', 1, NULL, '', '2026-01-01 00:00:00', '2026-01-01 00:00:00', '2026-01-01 00:00:00', NULL, '2026-01-01 00:00:00');
INSERT INTO deck_lines (id, deck_id, printing_id, zone, copies, mark, position, tags, note)
VALUES (1, 1, '7e9610d4-c06d-437d-a5e6-000000000006', 'faction', 1, NULL, 0, '[]', '');
INSERT INTO deck_versions (id, deck_id, number, name, step, restores, reason, request, is_continued, snapshot, saved_by_id, saved_at)
VALUES (1, 1, 1, NULL, 'change', NULL, 'first save', 'lq2x9k', FALSE, '{"name": "Kept", "notes": "", "format": "constructed", "edition": "cr3", "as_of": null, "unread": [], "lines": []}', 1, '2026-01-01 00:00:00');
INSERT INTO deck_likes (deck_id, user_id, liked_at)
VALUES (1, 1, '2026-01-01 00:00:00');
INSERT INTO deck_reports (id, deck_id, reporter_id, text, reported_at, settled_at)
VALUES (1, 1, 1, 'rude', '2026-01-01 00:00:00', NULL);
INSERT INTO deck_moderations (id, deck_id, decision, reason, author_id, author, decided_at)
VALUES (1, 1, 'keep', 'not rude', 1, 'Ada', '2026-01-01 00:00:00');
INSERT INTO overlays (id, game, kind, key, field, shipped, value, author_id, author, changed_at, reason, held)
VALUES (1, 'spoils', 'printings', '7e9610d4-c06d-437d-a5e6-000000000006', 'rarity', 'staple', 'fixed', 1, 'Ada', '2026-01-01 00:00:00', 'as printed', NULL);
INSERT INTO collections (id, user_id, key_hash, used_at)
VALUES (1, 1, NULL, '2026-01-01 00:00:00');
INSERT INTO collections (id, user_id, key_hash, used_at)
VALUES (2, NULL, 'collection hash', '2026-01-01 00:00:00');
INSERT INTO holdings (collection_id, game, pile, printing_id, copies)
VALUES (2, 'spoils', 'wish', '7e9610d4-c06d-437d-a5e6-000000000006', 1);
INSERT INTO holdings (collection_id, game, pile, printing_id, copies)
VALUES (1, 'spoils', 'owned', '7e9610d4-c06d-437d-a5e6-000000000006', 3);
INSERT INTO events (id, game, public_id, code, secret, owner_id, name, place, starts_on, ends_on, time_zone, format, format_text, edition, as_of, options, pool_kind, draft_cards, is_pool_swapped, deadline, grace_seconds, most_versions, may_be_illegal, opens_lists, entry_mode, most_players, has_check_in, questions, needs_second_person, tournament, state, closed_at, started_at, published_at, purge_on, created_at)
VALUES (1, 'spoils', 'open', 'K7QXM2', 'secret', 1, 'Sealed Open', 'Hall', '2026-01-02', '2026-01-02', 'UTC', 'limited', '', 'cr3', '2026-01-02', '{"supplied": "staples+factions", "packs": {"1ED": 6}}', 'sealed', NULL, TRUE, '2026-01-02 09:00:00', 60, 10, TRUE, FALSE, 'approval', 24, TRUE, '[{"key": "mail", "kind": "mail", "text": "Where can we write to you?", "choices": [], "required": false}]', TRUE, '{}', 'open', NULL, NULL, NULL, '2026-02-02', '2026-01-01 00:00:00');
INSERT INTO event_entries (id, event_id, public_id, user_id, name, folded_name, standing, accepted, dropped_at, admission, checked_in_at, list_lock, mail, answers, byes, fixed_table, declines_cut, created_at)
VALUES (1, 1, 'ada', 1, 'Ada', 'ada', 1, 1, NULL, 'admitted', '2026-01-02 08:00:00', 'unlocked', 'ada@example.org', '{"mail": "ada@example.org"}', 1, 7, FALSE, '2026-01-01 00:00:00');
INSERT INTO event_links (id, event_id, entry_id, kind, label, key_hash, created_at, withdrawn_at)
VALUES (1, 1, 1, 'player', 'Ada', 'link hash', '2026-01-01 00:00:00', NULL);
INSERT INTO event_hand_ins (id, event_id, entry_id, number, title, lines, unread, list_text, size, hash, verdict, report, stamp, received_at, stored_at, is_late, by_kind, by_name, reason, source, repeats, revision, revised_at, revised_by_kind, revised_by_name, is_imported)
VALUES (1, 1, 1, 1, 'Kept', '[]', '[]', '', 0, NULL, 'unreadable', '{}', '{}', '2026-01-01 00:00:00', '2026-01-01 00:00:00', FALSE, 'player', 'Ada', '', 'pasted', NULL, NULL, NULL, NULL, '', FALSE);
INSERT INTO event_hand_ins (id, event_id, entry_id, number, title, lines, unread, list_text, size, hash, verdict, report, stamp, received_at, stored_at, is_late, by_kind, by_name, reason, source, repeats, revision, revised_at, revised_by_kind, revised_by_name, is_imported)
VALUES (2, 1, 1, 2, 'Kept', '[]', '[]', '', 0, NULL, 'unreadable', '{}', '{}', '2026-01-01 00:00:00', '2026-01-02 00:00:00', FALSE, 'player', 'Ada', '', 'pasted', 1, 'rechecked', '2026-01-02 00:00:00', 'organizer', 'Org', FALSE);
INSERT INTO event_pools (id, event_id, code, registered_by_id, played_by_id, version, lines, registered_at, confirmed_at, confirmed_version)
VALUES (1, 1, 'AB12', 1, 1, 1, '[]', '2026-01-01 00:00:00', NULL, NULL);
INSERT INTO event_seats (id, event_id, round, table_name, entry_id)
VALUES (1, 1, 1, '7', 1);
INSERT INTO event_deck_checks (id, event_id, entry_id, hand_in_id, round, table_name, found, strangers, version, category, finding, note, by_kind, by_name, started_at, finished_at)
VALUES (1, 1, 1, 1, 1, '7', '{}', '{}', 1, '', '', '', 'judge', 'Judge 1', '2026-01-01 00:00:00', NULL);
INSERT INTO event_log (id, event_id, entry_id, at, by_kind, by_name, action, details)
VALUES (1, 1, 1, '2026-01-01 00:00:00', 'player', 'Ada', 'handed_in', '{}');
INSERT INTO event_late_offers (id, event_id, entry_id, title, lines, unread, list_text, size, hash, verdict, report, stamp, received_at, by_kind, by_name, source, answered_at, answered_by_kind, answered_by_name, taken_as, is_imported)
VALUES (1, 1, 1, 'Late', '[]', '[]', '', 0, NULL, 'unreadable', '{}', '{}', '2026-01-02 09:01:01', 'player', 'Ada', 'pasted', NULL, NULL, '', NULL, FALSE);
INSERT INTO event_rounds (id, event_id, number, kind, seed, minutes, times_paired, made_at, clock_started_at, begins_at)
VALUES (1, 1, 1, 'pods', 'seed', 50, 3, '2026-01-02 10:00:00', '2026-01-02 10:05:00', '2026-01-02 12:30:00');
INSERT INTO event_matches (id, event_id, round_id, number, seats, outcome, reports, extra_minutes, is_by_hand)
VALUES (1, 1, 1, 1, '[1]', '{}', '{}', 5, TRUE);
INSERT INTO gauntlet_results (key, games, updated_at)
VALUES ('0000', '{"seed-1-rogue": [[0, true, "won", 1.0, 17, ""]]}', '2026-01-02 10:00:00');
INSERT INTO fact_changes (id, game, kind, key, field, action, before, after, author_id, author, changed_at, reason, revision, undoes)
VALUES (1, 'spoils', 'cards', 'Air Travel', 'cost', 'change', '2', '9', 1, 'Ada', '2026-01-01 00:00:00', 'as printed', 2, NULL);
INSERT INTO fact_changes (id, game, kind, key, field, action, before, after, author_id, author, changed_at, reason, revision, undoes)
VALUES (2, 'spoils', 'cards', 'Air Travel', 'cost', 'restore', '9', '2', 1, 'Ada', '2026-01-02 00:00:00', 'undone: as printed', 3, 1);
INSERT INTO event_penalties (id, event_id, entry_id, category, reason, round, at, by_kind, by_name, withdrawn_at, withdrawn_by_name)
VALUES (1, 1, 1, 'Warning', 'Late for the round', 1, '2026-01-02 10:10:00', 'judge', 'Judge 1', NULL, '');
INSERT INTO event_messages (id, event_id, entry_id, text, by_kind, by_name, sent_at, mailed_at, read_at)
VALUES (1, 1, 1, 'Your list is missing.', 'judge', 'Judge 1', '2026-01-02 08:30:00', '2026-01-02 08:30:00', NULL);
INSERT INTO event_pool_drafts (id, event_id, counter, lines, saved_at)
VALUES (1, 1, 'link hash', '[["7e9610d4-c06d-437d-a5e6-000000000006", 2]]', '2026-01-02 08:10:00');
INSERT INTO event_versions (event_id, number)
VALUES (1, 12);
INSERT INTO event_pod_seats (id, event_id, entry_id, pod, seat)
VALUES (1, 1, 1, 1, 3);
INSERT INTO event_pod_clocks (id, event_id, kind, steps, seconds, started_at)
VALUES (1, 1, 'picks', 45, 40, '2026-01-02 10:00:00');
INSERT INTO event_links (id, event_id, entry_id, kind, label, key_hash, created_at, withdrawn_at)
VALUES (2, 1, NULL, 'scorekeeper', 'Scorekeeper', 'link hash 2', '2026-01-01 00:00:00', NULL);
INSERT INTO event_failed_mails (id, event_id, entry_id, message_id, failed_at)
VALUES (1, 1, 1, 1, '2026-01-02 08:30:05');
INSERT INTO event_log (id, event_id, entry_id, at, by_kind, by_name, action, details)
VALUES (2, 1, 1, '2026-01-02 00:00:00', 'scorekeeper', 'Scorekeeper', 'dropped', '{}');
INSERT INTO armies (id, game, owner_id, name, text, version, created_at, updated_at)
VALUES (1, 'terrus', 1, 'Hill folk', 'army: Ada, vitae 10
row 1: clade
2 Wolf 2/2
', 2, '2026-01-01 00:00:00', '2026-01-02 00:00:00');
INSERT INTO played_games (id, public_id, is_listed, game, edition, kinds, seed, invitation_hash, state, clock, clock_minutes, answers, changes, asked, back_to, back_by, winner, ending, made_at, last_at, seats, paused_at)
VALUES (1, 'abcdefghijkl', FALSE, 'spoils', 'cr3', 'digest', 9007199254740993, NULL, 'over', 'live', 20, 1, 3, 1, 1, 0, 0, 'Ben gave up', '2026-01-01 00:00:00', '2026-01-01 00:00:00', 2, NULL);
INSERT INTO played_seats (game_id, seat, key_hash, watch_hash, next_hash, name, deck, legal_in, left_ms, seen_at, phrase, phrase_at, refused_at, agreed_to, asking, quiet_turn, quiet_until, has_left)
VALUES (1, 0, 'seat hash', 'watch hash', 'next hash', 'Ada', 'precon/seed-1-rogue', '["Limited"]', 1200000, '2026-01-01 00:00:00', 3, '2026-01-01 00:00:00', 1, NULL, 'always', 3, 'own-turn', false);
INSERT INTO played_answers (game_id, number, seat, text, is_for_them, shown_to, is_withdrawn, at)
VALUES (1, 1, 0, 'done', FALSE, '[0]', FALSE, '2026-01-01 00:00:00');
INSERT INTO played_lines (game_id, number, audience, lines)
VALUES (1, 1, 0, '[["", "You drew Rage."]]');
INSERT INTO played_reports (id, game_id, seat, reason, words, answers, at, handled_at, about, name, about_name)
VALUES (1, 1, 0, 'stalling', 'Waited an hour.', 1, '2026-01-01 00:00:00', NULL, 1, 'Ada', 'Ben');
INSERT INTO jobs (id, key_hash, who, game, kind, state, asked, total, done, kept, made_at, touched_at, place, name, found)
VALUES (1, 'job hash', 'who', 'spoils', 'goldfish', 'running', '{"list": "4 Scout"}', 1000, 500, '[1, 2]', '2026-01-01 00:00:00', '2026-01-02 00:00:00', 'precon/seed-1-rogue', 'Seed 1: Rogue', '[]');
INSERT INTO deliveries (id, uid, lane, state, recipient, subject, sealed, attempts, problem, made_at, due_at, until, user_id, entry_id, message_id)
VALUES (1, 'uid', 'mail', 'waiting', 'ada@example.org', 'A new password', 'sealed', 1, 'no answer', '2026-01-01 00:00:00', '2026-01-01 00:01:00', '2026-01-01 01:00:00', 1, NULL, NULL);
INSERT INTO webhooks (id, uid, user_id, deck_id, of_event_id, address, sealed, seen, attempts, failing_since, due_at, off_at, off_because, made_at)
VALUES (1, 'hook', 1, 1, NULL, 'https://example.org/hook', 'sealed', 1, 0, NULL, '2026-01-01 00:00:00', NULL, '', '2026-01-01 00:00:00');
INSERT INTO webhook_attempts (id, webhook_id, number, at, is_delivered, answer)
VALUES (1, 1, 1, '2026-01-01 00:00:00', TRUE, '200');
INSERT INTO event_games (id, event_id, match_id, round, table_number, number, seats, ready, game_id, called_by, called_at, told, is_void)
VALUES (1, 1, 1, 1, 1, 1, '[1]', '[1]', 1, 0, '2026-01-02 10:10:00', 'The desk has entered a result.', FALSE);
