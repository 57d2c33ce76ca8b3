-- Up Migration

-- Searches that found nothing, counted. Nothing says who searched.
CREATE TABLE empty_search (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  words text NOT NULL UNIQUE CHECK (length(words) <= 80),
  count integer NOT NULL DEFAULT 1,
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL
);
CREATE INDEX empty_search_count ON empty_search (count, id);
CREATE INDEX empty_search_last_seen ON empty_search (last_seen, id);

-- Down Migration
