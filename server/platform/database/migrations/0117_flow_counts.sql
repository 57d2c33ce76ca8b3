-- Up Migration

-- How often visitors took the steps of the shop's flows, only as counts: nothing in it is anybody's.
CREATE TABLE flow_count (
  chart text NOT NULL,
  day date NOT NULL,
  device text NOT NULL CHECK (device IN ('phone', 'desktop')),
  kind text NOT NULL CHECK (kind IN ('taken', 'reached', 'left')),
  name text NOT NULL CHECK (length(name) <= 200),
  times bigint NOT NULL CHECK (times > 0),
  visits bigint NOT NULL CHECK (visits >= 0),
  PRIMARY KEY (chart, day, device, kind, name)
);

CREATE INDEX flow_count_day ON flow_count (day);

-- Down Migration
