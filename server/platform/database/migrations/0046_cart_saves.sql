-- Up Migration

-- The ids of the latest saves, newest first: a device whose answer was lost learns whether its save was stored.
ALTER TABLE cart ADD COLUMN saves text[] NOT NULL DEFAULT '{}';
