-- Up Migration

-- Films that the shop shows to everybody; their bytes lie in the store of files, as they are.
CREATE TABLE film (
  id uuid PRIMARY KEY,
  type text NOT NULL CHECK (type IN ('video/mp4', 'video/webm')),
  size integer NOT NULL CHECK (size BETWEEN 1 AND 52428800),
  -- Swept away in an hour unless something takes it.
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'kept', 'removed')),
  sent_at timestamptz NOT NULL
);
CREATE INDEX film_unclaimed ON film (sent_at) WHERE state <> 'kept';

-- Reels and Instagram videos: two shelves of one kind.
ALTER TABLE reel
  ADD COLUMN shelf text NOT NULL DEFAULT 'reel' CHECK (shelf IN ('reel', 'instagram')),
  ADD COLUMN film_id uuid UNIQUE REFERENCES film (id) ON DELETE SET NULL,
  ADD COLUMN is_published boolean NOT NULL DEFAULT true,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now(),
  ADD CHECK (film_id IS NULL OR url IS NULL);
-- One place for one film; a new order is checked when it is complete.
WITH placed AS (
  SELECT id, row_number() OVER (PARTITION BY shelf ORDER BY position, created_at, id) - 1 AS place FROM reel
)
UPDATE reel SET position = placed.place FROM placed WHERE placed.id = reel.id;
ALTER TABLE reel ADD CONSTRAINT reel_place UNIQUE (shelf, position) DEFERRABLE INITIALLY DEFERRED;
DROP INDEX reel_position;

ALTER TABLE setting ADD COLUMN IF NOT EXISTS version integer NOT NULL DEFAULT 1;

-- Down Migration
