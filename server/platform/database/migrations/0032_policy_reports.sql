-- Up Migration

-- What browsers refused by a page's content policy: each kind once, with how often. Nothing in it is anybody's.
CREATE TABLE csp_report (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  directive text NOT NULL CHECK (length(directive) <= 40),
  blocked text NOT NULL CHECK (length(blocked) <= 120),
  page text NOT NULL CHECK (length(page) <= 80),
  count bigint NOT NULL CHECK (count > 0),
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL,
  UNIQUE (directive, blocked, page)
);
CREATE INDEX csp_report_last_seen ON csp_report (last_seen);

-- Down Migration
