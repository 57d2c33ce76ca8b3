-- Up Migration

-- Devices that have signed in to an account. `mark` is a keyed hash over the account and what tells the device apart, so
-- a row says nothing about a device in any other account, and nothing at all without the shop's secret.
CREATE TABLE known_device (
  shopper_id uuid NOT NULL REFERENCES shopper (id) ON DELETE CASCADE,
  mark bytea NOT NULL,
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL,
  PRIMARY KEY (shopper_id, mark)
);
CREATE INDEX known_device_last_seen ON known_device (last_seen);

-- Messages about new devices that were sent, to limit them.
CREATE TABLE device_notice (
  shopper_id uuid NOT NULL REFERENCES shopper (id) ON DELETE CASCADE,
  at timestamptz NOT NULL
);
CREATE INDEX device_notice_shopper ON device_notice (shopper_id, at);

-- Down Migration
