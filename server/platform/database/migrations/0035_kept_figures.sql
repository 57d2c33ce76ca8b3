-- Up Migration

-- Figures that take long to count: every process answers with the last ones, and one at a time counts anew.
CREATE TABLE kept_figure (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  -- When counting began: what was changed before is in the value.
  counted_at timestamptz NOT NULL
);

-- Down Migration
