-- Sign-in codes bound to the request that asked for them. The table otp stays for a version that still runs.
CREATE TABLE code_challenge (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  -- Keyed hashes: who may use the code, and whom its sending is counted against ('' once a sign-in cleared the count).
  binding text NOT NULL,
  caller text NOT NULL,
  -- Asked for on a device of the recipient: counted apart from what strangers ask for.
  is_known boolean NOT NULL,
  digits smallint NOT NULL,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL CHECK (tries > 0),
  tries_left smallint NOT NULL CHECK (tries_left BETWEEN 0 AND tries),
  sent_at timestamptz NOT NULL,
  -- When the message with this code left; long codes are shared by several challenges.
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX code_challenge_recipient ON code_challenge (recipient, sent_at);
CREATE INDEX code_challenge_sent ON code_challenge (sent_at);

-- Text messages that left in this minute and on this day in India.
CREATE TABLE sms_budget (
  period text PRIMARY KEY CHECK (period IN ('minute', 'day')),
  starts_at timestamptz NOT NULL,
  sent integer NOT NULL CHECK (sent >= 0)
);

-- Whether the budget of text messages has counted it.
ALTER TABLE message ADD COLUMN is_counted boolean NOT NULL DEFAULT false;
