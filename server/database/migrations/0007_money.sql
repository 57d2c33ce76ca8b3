-- Up Migration

CREATE TABLE wallet (
  shopper_id uuid PRIMARY KEY REFERENCES shopper (id),
  balance integer NOT NULL DEFAULT 0 CHECK (balance BETWEEN 0 AND 10000000)
);

-- Every movement of a balance, never changed and never removed. One reason and one reference move it once.
CREATE TABLE wallet_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  shopper_id uuid NOT NULL REFERENCES wallet (shopper_id),
  amount integer NOT NULL CHECK (amount <> 0),
  balance_after integer NOT NULL CHECK (balance_after >= 0),
  reason text NOT NULL CHECK (reason IN ('order', 'order-returned', 'refund', 'referral', 'credit', 'debit')),
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 120),
  note text CHECK (length(note) BETWEEN 1 AND 200),
  -- The admin whose doing it is; null where the shop's own rules did it.
  actor_id uuid REFERENCES shopper (id),
  at timestamptz NOT NULL,
  UNIQUE (shopper_id, reason, reference),
  CHECK ((amount < 0) = (reason IN ('order', 'debit'))),
  CHECK (reason NOT IN ('credit', 'debit') OR (actor_id IS NOT NULL AND note IS NOT NULL))
);
CREATE INDEX wallet_entry_shopper ON wallet_entry (shopper_id, id DESC);

-- Down Migration
