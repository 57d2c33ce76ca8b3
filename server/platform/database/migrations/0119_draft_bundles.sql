-- Up Migration

-- How many of each of its bundles a changed order is to have; a bundle that isn't named stays as it is.
ALTER TABLE draft_order ADD COLUMN bundles jsonb NOT NULL DEFAULT '[]';

-- Down Migration
