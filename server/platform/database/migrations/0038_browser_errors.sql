-- Up Migration

-- Errors of pages in people's browsers: each kind once, with how often. Nothing in it is anybody's.
CREATE TABLE browser_error (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  fingerprint text NOT NULL UNIQUE CHECK (length(fingerprint) <= 64),
  kind text NOT NULL CHECK (kind IN ('error', 'rejection', 'render')),
  message text NOT NULL CHECK (length(message) <= 300),
  stack text NOT NULL CHECK (length(stack) <= 1000),
  page text NOT NULL CHECK (length(page) <= 80),
  build text NOT NULL CHECK (length(build) <= 12),
  browser text NOT NULL CHECK (length(browser) <= 20),
  count bigint NOT NULL CHECK (count > 0),
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL
);
CREATE INDEX browser_error_last_seen ON browser_error (last_seen);

-- Down Migration
