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
  reason text NOT NULL CHECK (reason IN ('order', 'refund', 'referral', 'referral-returned', 'credit', 'debit')),
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 120),
  note text CHECK (length(note) BETWEEN 1 AND 200),
  -- The admin whose doing it is; null where the shop's own rules did it.
  actor_id uuid REFERENCES shopper (id),
  at timestamptz NOT NULL,
  UNIQUE (shopper_id, reason, reference),
  CHECK ((amount < 0) = (reason IN ('order', 'referral-returned', 'debit'))),
  CHECK (reason NOT IN ('credit', 'debit') OR (actor_id IS NOT NULL AND note IS NOT NULL))
);
CREATE INDEX wallet_entry_shopper ON wallet_entry (shopper_id, id DESC);

CREATE TABLE referral_code (
  shopper_id uuid PRIMARY KEY REFERENCES shopper (id) ON DELETE CASCADE,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z2-9]{8}$')
);

-- Who was brought by whom: once for each person, and never by themselves.
CREATE TABLE referral (
  friend_id uuid PRIMARY KEY REFERENCES shopper (id) ON DELETE CASCADE,
  referrer_id uuid NOT NULL REFERENCES shopper (id) ON DELETE CASCADE,
  joined_at timestamptz NOT NULL,
  -- Whole rupees; 0 until the first paid order.
  reward integer NOT NULL DEFAULT 0 CHECK (reward >= 0),
  order_id uuid UNIQUE REFERENCES shop_order (id),
  refused_at timestamptz,
  CHECK (friend_id <> referrer_id),
  CHECK ((reward > 0) = (order_id IS NOT NULL)),
  CHECK (refused_at IS NULL OR reward = 0)
);
CREATE INDEX referral_referrer ON referral (referrer_id, joined_at DESC);

-- A plan that a paid order began: one for each weekly or monthly line of it.
CREATE TABLE subscription (
  id uuid PRIMARY KEY,
  shopper_id uuid NOT NULL REFERENCES shopper (id),
  order_id uuid NOT NULL REFERENCES shop_order (id),
  line integer NOT NULL CHECK (line >= 0),
  sku text NOT NULL,
  name text NOT NULL,
  variant text NOT NULL,
  flavour text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 10),
  plan text NOT NULL CHECK (plan IN ('weekly', 'monthly')),
  -- What one unit costs by agreement; more is asked for first.
  agreed_price integer NOT NULL CHECK (agreed_price >= 0),
  offered_price integer CHECK (offered_price >= 0),
  address jsonb NOT NULL,
  pays_by text NOT NULL DEFAULT 'link' CHECK (pays_by IN ('link', 'wallet')),
  status text NOT NULL CHECK (status IN ('active', 'asking', 'renewing', 'pastDue', 'paused', 'cancelled')),
  -- The number of the next delivery and its day; the order that began it was number 0.
  period integer NOT NULL DEFAULT 1 CHECK (period > 0),
  next_on date NOT NULL,
  anchor integer NOT NULL CHECK (anchor BETWEEN 1 AND 31),
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  retry_at timestamptz,
  -- The period whose notice was sent last.
  noticed integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  UNIQUE (order_id, line),
  CHECK ((status = 'cancelled') = (ended_at IS NOT NULL)),
  CHECK ((status = 'pastDue') = (retry_at IS NOT NULL)),
  CHECK ((status = 'asking') <= (offered_price IS NOT NULL))
);
CREATE INDEX subscription_shopper ON subscription (shopper_id, created_at DESC);
CREATE INDEX subscription_next ON subscription (next_on) WHERE status IN ('active', 'asking');
CREATE INDEX subscription_open ON subscription (status) WHERE status IN ('renewing', 'pastDue');

-- One row for each period, so that a period is charged once whoever runs the job. The order is that of the last try.
CREATE TABLE subscription_renewal (
  subscription_id uuid NOT NULL REFERENCES subscription (id),
  period integer NOT NULL CHECK (period > 0),
  attempt integer NOT NULL CHECK (attempt >= 0),
  order_id uuid UNIQUE REFERENCES shop_order (id) DEFERRABLE INITIALLY DEFERRED,
  claimed_at timestamptz NOT NULL,
  paid_at timestamptz,
  PRIMARY KEY (subscription_id, period)
);

CREATE TABLE subscription_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subscription_id uuid NOT NULL REFERENCES subscription (id),
  event text NOT NULL,
  status text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('customer', 'system')),
  at timestamptz NOT NULL
);
CREATE INDEX subscription_event_subscription ON subscription_event (subscription_id, id);

-- Down Migration
