-- Up Migration

-- What a person is found by: their names, the parts of their address, the number, and its last four digits.
ALTER TABLE shopper
  ADD COLUMN blocked_at timestamptz,
  ADD COLUMN blocked_reason text CHECK (length(blocked_reason) BETWEEN 1 AND 300),
  ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (
    to_tsvector('simple',
      coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' '
      || translate(coalesce(email, ''), '@.+-_', '     ') || ' '
      || coalesce(right(phone, 10), '') || ' ' || coalesce(right(phone, 4), ''))
  ) STORED,
  ADD CHECK ((blocked_at IS NULL) = (blocked_reason IS NULL));
CREATE INDEX shopper_search ON shopper USING gin (search);
CREATE INDEX shopper_joined ON shopper (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX shopper_name ON shopper (lower(first_name || ' ' || coalesce(last_name, '')), id) WHERE deleted_at IS NULL;
CREATE INDEX shopper_staff ON shopper (created_at, id) WHERE is_admin OR is_doctor;
CREATE INDEX shopper_blocked ON shopper (created_at, id) WHERE blocked_at IS NOT NULL;

-- What admins note of a person for each other.
CREATE TABLE account_note (
  id uuid PRIMARY KEY,
  shopper_id uuid NOT NULL REFERENCES shopper (id) ON DELETE CASCADE,
  author_id uuid NOT NULL REFERENCES shopper (id),
  words text NOT NULL CHECK (length(words) BETWEEN 1 AND 1000),
  at timestamptz NOT NULL
);
CREATE INDEX account_note_shopper ON account_note (shopper_id, at DESC);

DROP INDEX shopper_premium;
CREATE INDEX shopper_premium ON shopper (premium_until, id) WHERE premium_until IS NOT NULL;
CREATE INDEX wallet_balance ON wallet (balance, shopper_id);

-- A reward that looks wrong waits for an admin; the order that brought it is known until it is given or refused.
ALTER TABLE referral
  ADD COLUMN claim_order_id uuid REFERENCES shop_order (id),
  ADD COLUMN suspicion text CHECK (suspicion IN ('same-household', 'friends-share-door', 'many-at-once')),
  ADD COLUMN held_at timestamptz,
  ADD CHECK (held_at IS NULL OR (reward = 0 AND refused_at IS NULL AND claim_order_id IS NOT NULL));
CREATE INDEX referral_joined ON referral (joined_at, friend_id);
CREATE INDEX referral_claim ON referral (claim_order_id) WHERE claim_order_id IS NOT NULL;

CREATE INDEX prescription_created ON prescription (created_at, id);

-- What an admin wrote of a payment service, sealed as people's files are; of the key's id its end is shown.
CREATE TABLE gateway_key (
  gateway text PRIMARY KEY,
  bytes bytea NOT NULL,
  wrapped_key bytea NOT NULL,
  key_end text NOT NULL CHECK (length(key_end) <= 4),
  stored_at timestamptz NOT NULL
);
CREATE INDEX payment_open ON payment (gateway) WHERE status IN ('pending', 'checking', 'refunding');

-- Down Migration
