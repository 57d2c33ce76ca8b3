-- Up Migration

-- A bank's consent to later debits, for one subscription and up to a ceiling.
CREATE TABLE mandate (
  id uuid PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES subscription (id),
  shopper_id uuid NOT NULL REFERENCES shopper (id),
  gateway text NOT NULL,
  method text NOT NULL CHECK (method IN ('upi', 'card')),
  -- The most that one debit may be, whole rupees; above 15,000 a payer has to confirm each.
  ceiling integer NOT NULL CHECK (ceiling BETWEEN 1 AND 15000),
  status text NOT NULL CHECK (status IN ('asked', 'granted', 'paused', 'refused', 'revoked')),
  -- The gateway's own ids of the asking, of the payer, and of what debits are made with.
  provider_id text,
  provider_customer text,
  provider_token text,
  action jsonb NOT NULL DEFAULT '{"kind": "none"}',
  -- The gateway has still to be told that it is over.
  ends_there boolean NOT NULL DEFAULT false,
  asked_at timestamptz,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (gateway, provider_id)
);
CREATE UNIQUE INDEX mandate_open ON mandate (subscription_id) WHERE status IN ('asked', 'granted', 'paused');
CREATE INDEX mandate_subscription ON mandate (subscription_id, created_at DESC);
CREATE INDEX mandate_shopper ON mandate (shopper_id);
CREATE INDEX mandate_token ON mandate (gateway, provider_token);
CREATE INDEX mandate_unsettled ON mandate (created_at) WHERE status = 'asked' OR ends_there;

CREATE TABLE mandate_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  mandate_id uuid NOT NULL REFERENCES mandate (id),
  event text NOT NULL,
  status text NOT NULL,
  source text NOT NULL CHECK (source IN ('customer', 'gateway', 'system')),
  at timestamptz NOT NULL
);
CREATE INDEX mandate_event_mandate ON mandate_event (mandate_id, id);

ALTER TABLE subscription
  DROP CONSTRAINT subscription_pays_by_check,
  ADD CONSTRAINT subscription_pays_by_check CHECK (pays_by IN ('link', 'wallet', 'mandate')),
  -- When its owner was told of the next charge, and how much: a debit wants a day between, and no more than was told.
  ADD COLUMN noticed_at timestamptz,
  ADD COLUMN noticed_total integer;

-- The consent that a payment is debited by; null where its payer does something.
ALTER TABLE payment ADD COLUMN mandate_id uuid REFERENCES mandate (id);
CREATE INDEX payment_mandate ON payment (mandate_id) WHERE mandate_id IS NOT NULL;

CREATE TABLE sandbox_mandate (
  provider_id text PRIMARY KEY,
  ceiling integer NOT NULL,
  plan text NOT NULL,
  method text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'stalled', 'granted', 'refused', 'paused', 'revoked')),
  -- What the bank says to debits.
  debits text NOT NULL DEFAULT 'pay' CHECK (debits IN ('pay', 'fail', 'stall', 'late')),
  created_at timestamptz NOT NULL
);

-- A shopper can take a return back before the shop has the goods.
ALTER TABLE order_return
  DROP CONSTRAINT order_return_status_check,
  ADD CONSTRAINT order_return_status_check
    CHECK (status IN ('requested', 'approved', 'refused', 'withdrawn', 'received', 'refunded'));

-- An address that came with a new account and is not proven yet; nothing is sent there but the one message that asks.
CREATE TABLE email_wish (
  id uuid PRIMARY KEY,
  shopper_id uuid NOT NULL UNIQUE REFERENCES shopper (id) ON DELETE CASCADE,
  email text NOT NULL,
  asked_at timestamptz NOT NULL
);

-- Down Migration
