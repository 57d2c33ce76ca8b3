-- Up Migration

-- A person's orders, the newest first, with a number to tell two of one moment apart.
DROP INDEX shop_order_shopper;
CREATE INDEX shop_order_shopper ON shop_order (shopper_id, placed_at DESC, number DESC);
CREATE INDEX shop_order_open ON shop_order (shopper_id, placed_at DESC, number DESC)
  WHERE status IN ('placed', 'paid', 'packed', 'shipped');

ALTER TABLE shop_order
  ADD COLUMN courier text CHECK (courier <> ''),
  ADD COLUMN tracking_number text CHECK (tracking_number <> ''),
  ADD COLUMN tracking_url text CHECK (tracking_url ~ '^https://');

-- The last number of each series of documents in a financial year; its row lock makes numbers without gaps.
CREATE TABLE document_series (
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
  -- In which the year began: 2026 is April 2026 to March 2027.
  year integer NOT NULL,
  last integer NOT NULL CHECK (last > 0),
  PRIMARY KEY (kind, year)
);

CREATE TABLE order_return (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES shop_order (id),
  shopper_id uuid NOT NULL REFERENCES shopper (id),
  status text NOT NULL CHECK (status IN ('requested', 'approved', 'refused', 'received', 'refunded')),
  reason text NOT NULL CHECK (reason IN ('not-wanted', 'damaged', 'wrong-item', 'expired')),
  note text NOT NULL DEFAULT '',
  refund_to text NOT NULL CHECK (refund_to IN ('source', 'wallet')),
  -- Where the money of a cash order goes.
  upi_id text,
  -- [{line, quantity, amount}], as it was previewed.
  lines jsonb NOT NULL,
  fees integer NOT NULL CHECK (fees >= 0),
  total integer NOT NULL CHECK (total >= 0),
  is_everything boolean NOT NULL,
  -- What the shop said to it.
  answer text NOT NULL DEFAULT '',
  requested_at timestamptz NOT NULL
);
CREATE INDEX order_return_order ON order_return (order_id, requested_at);
CREATE INDEX order_return_shopper ON order_return (shopper_id);
CREATE INDEX order_return_status ON order_return (status, requested_at);
-- One at a time, so that no unit goes back twice.
CREATE UNIQUE INDEX order_return_under_way ON order_return (order_id)
  WHERE status IN ('requested', 'approved', 'received');

CREATE TABLE order_return_photo (
  return_id uuid NOT NULL REFERENCES order_return (id),
  file_id uuid NOT NULL UNIQUE,
  place integer NOT NULL CHECK (place BETWEEN 0 AND 3),
  PRIMARY KEY (return_id, place)
);

CREATE TABLE order_return_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  return_id uuid NOT NULL REFERENCES order_return (id),
  event text NOT NULL,
  status text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('customer', 'admin', 'gateway', 'system')),
  shopper_id uuid REFERENCES shopper (id),
  at timestamptz NOT NULL
);
CREATE INDEX order_return_event_return ON order_return_event (return_id, id);

-- Money of returns, which goes back in parts; what goes back of a payment as a whole is told by the payment.
CREATE TABLE refund (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment (id),
  return_id uuid NOT NULL REFERENCES order_return (id),
  amount integer NOT NULL CHECK (amount > 0),
  -- 'hand': a person sends it, for the courier was paid in cash.
  way text NOT NULL CHECK (way IN ('gateway', 'wallet', 'hand')),
  status text NOT NULL CHECK (status IN ('ordered', 'done')),
  ordered_at timestamptz NOT NULL,
  done_at timestamptz,
  UNIQUE (return_id, payment_id)
);
CREATE INDEX refund_payment ON refund (payment_id);

-- Invoices and credit notes as they were issued; never changed.
CREATE TABLE tax_document (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('invoice', 'credit-note')),
  number text NOT NULL UNIQUE CHECK (length(number) <= 16),
  order_id uuid NOT NULL REFERENCES shop_order (id),
  return_id uuid UNIQUE REFERENCES order_return (id),
  document jsonb NOT NULL,
  issued_at timestamptz NOT NULL
);
CREATE INDEX tax_document_order ON tax_document (order_id, issued_at);
CREATE UNIQUE INDEX tax_document_invoice ON tax_document (order_id) WHERE kind = 'invoice';

-- What the sandbox's bank sent back, by the shop's own id of it.
CREATE TABLE sandbox_refund (
  refund_id text PRIMARY KEY,
  provider_order_id text NOT NULL REFERENCES sandbox_payment (provider_order_id),
  amount integer NOT NULL CHECK (amount > 0)
);
CREATE INDEX sandbox_refund_order ON sandbox_refund (provider_order_id);

-- Down Migration
