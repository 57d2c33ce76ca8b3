-- Up Migration

-- Messages on their way. A sandbox keeps what it would have sent; a live shop forgets the words once they have left.
ALTER TABLE message
  ADD COLUMN serial bigint GENERATED ALWAYS AS IDENTITY,
  ADD COLUMN template text,
  ADD COLUMN subject text,
  ADD COLUMN html text,
  ADD COLUMN unsubscribe_url text,
  ADD COLUMN status text NOT NULL DEFAULT 'kept'
    CHECK (status IN ('kept', 'waiting', 'sent', 'refused', 'lapsed')),
  -- Worth nothing from this moment on, such as a code.
  ADD COLUMN expires_at timestamptz,
  -- What the message is about, where it must be told once however often it happens.
  ADD COLUMN once text UNIQUE;
CREATE INDEX message_time ON message (sent_at);

ALTER TABLE shopper
  ADD COLUMN wants_whatsapp boolean NOT NULL DEFAULT false,
  ADD COLUMN wants_reminders boolean NOT NULL DEFAULT true,
  -- The end of the membership that its member was told of before it came.
  ADD COLUMN told_end timestamptz;
CREATE INDEX shopper_premium ON shopper (premium_until) WHERE premium_until IS NOT NULL;

-- The checkout that a signed-in shopper has begun: the newest, until an order comes of it.
CREATE TABLE checkout_draft (
  id uuid PRIMARY KEY,
  shopper_id uuid NOT NULL UNIQUE REFERENCES shopper (id) ON DELETE CASCADE,
  step text NOT NULL CHECK (step IN ('address', 'payment')),
  lines jsonb NOT NULL,
  choices jsonb NOT NULL,
  begun_at timestamptz NOT NULL,
  touched_at timestamptz NOT NULL,
  reminded_at timestamptz
);

-- Down Migration
