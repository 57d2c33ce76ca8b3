-- Up Migration

-- The last minutes of a visit that a person showed to support: names of states and events. One for each person.
CREATE TABLE support_recording (
  shopper_id uuid PRIMARY KEY REFERENCES shopper (id),
  code text NOT NULL UNIQUE,
  shown_at timestamptz NOT NULL,
  recording jsonb NOT NULL
);

CREATE INDEX support_recording_shown_at ON support_recording (shown_at);

-- Down Migration
