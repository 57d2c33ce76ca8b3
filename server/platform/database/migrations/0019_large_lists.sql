-- Up Migration

-- What lists of the desk were measured to need with a hundred thousand rows.
CREATE INDEX prescription_ending ON prescription (valid_until, id);
-- The few who are gone, so that a list of wallets leaves them out without looking at everybody.
CREATE INDEX shopper_gone ON shopper (id) WHERE deleted_at IS NOT NULL;

-- A change is found by the words (parted as order_words does it) of its record, of what was done, why, and of its fields; no word is longer than 60.
CREATE FUNCTION audit_words(record_id text, action text, reason text, before jsonb, after jsonb) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(coalesce(array_agg(DISTINCT left(word, 60)), '{}'))
  FROM regexp_split_to_table(
    lower(concat_ws(' ', record_id, action, reason, before::text, after::text) COLLATE "C"),
    '[][\s!-/:-@\\^-`{-~]+') AS word
  WHERE word <> ''
  $$;
CREATE INDEX audit_entry_words ON audit_entry USING gin (audit_words(record_id, action, reason, before, after));

-- Down Migration
