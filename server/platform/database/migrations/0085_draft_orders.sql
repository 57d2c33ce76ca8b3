-- Up Migration

CREATE SEQUENCE draft_order_number START 1001;

-- Orders that staff prepare for a customer. What they cost is never stored as a price: it's quoted again whenever it's read.
CREATE TABLE draft_order (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  status text NOT NULL CHECK (status IN ('draft', 'sent', 'opened', 'paid', 'expired', 'cancelled')),
  -- Null once the account is deleted.
  phone text CHECK (phone ~ '^\+91[6-9]\d{9}$'),
  name text NOT NULL DEFAULT '',
  -- Whose order it becomes: known with the first link that is sent.
  shopper_id uuid REFERENCES shopper (id),
  lines jsonb NOT NULL DEFAULT '[]',
  coupon_code text CHECK (coupon_code <> ''),
  address jsonb,
  note text NOT NULL DEFAULT '',
  -- The total as it was last saved or sent, for the list; null if it can't be ordered.
  total integer CHECK (total >= 0),
  -- What the link that works names; null while none does.
  link_id uuid UNIQUE,
  link_expires_at timestamptz,
  -- What the customer was told that it costs: the total and the price of each line.
  offered jsonb,
  sent_at timestamptz,
  opened_at timestamptz,
  created_by uuid REFERENCES shopper (id),
  updated_by uuid REFERENCES shopper (id),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((link_id IS NULL) <= (status NOT IN ('sent', 'opened'))),
  CHECK ((link_id IS NULL) OR (link_expires_at IS NOT NULL AND offered IS NOT NULL AND shopper_id IS NOT NULL))
);
CREATE INDEX draft_order_updated ON draft_order (updated_at, id);
CREATE INDEX draft_order_total ON draft_order (total, id);
CREATE INDEX draft_order_status ON draft_order (status, updated_at, id);
CREATE INDEX draft_order_due ON draft_order (link_expires_at) WHERE status IN ('sent', 'opened');
CREATE INDEX draft_order_shopper ON draft_order (shopper_id);
CREATE INDEX draft_order_phone ON draft_order (phone);
CREATE INDEX draft_order_created_by ON draft_order (created_by);
CREATE INDEX draft_order_updated_by ON draft_order (updated_by);

-- What happened to a draft, and who did it.
CREATE TABLE draft_order_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  draft_id uuid NOT NULL REFERENCES draft_order (id) ON DELETE CASCADE,
  event text NOT NULL,
  status text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('customer', 'admin', 'gateway', 'system')),
  shopper_id uuid REFERENCES shopper (id),
  at timestamptz NOT NULL
);
CREATE INDEX draft_order_event_draft ON draft_order_event (draft_id, id);
CREATE INDEX draft_order_event_shopper ON draft_order_event (shopper_id);

-- The draft that an order was made from: at most one of its orders stands.
ALTER TABLE shop_order ADD COLUMN draft_id uuid REFERENCES draft_order (id);
CREATE INDEX shop_order_draft ON shop_order (draft_id, placed_at) WHERE draft_id IS NOT NULL;
CREATE UNIQUE INDEX shop_order_of_draft ON shop_order (draft_id)
  WHERE draft_id IS NOT NULL AND status NOT IN ('cancelled', 'refunded');

-- Down Migration
