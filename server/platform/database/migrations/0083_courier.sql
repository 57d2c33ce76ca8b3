-- Up Migration

-- The credentials of a courier service, encrypted.
CREATE TABLE courier_key (
  courier text PRIMARY KEY CHECK (courier IN ('shiprocket')),
  bytes bytea NOT NULL,
  wrapped_key bytea NOT NULL,
  key_end text NOT NULL,
  stored_at timestamptz NOT NULL
);

-- A parcel, or a return, and the courier who carries it. One row each, so that nothing is booked twice.
CREATE TABLE courier_booking (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES shop_order (id),
  parcel_id uuid UNIQUE REFERENCES parcel (id),
  return_id uuid UNIQUE REFERENCES order_return (id),
  courier text NOT NULL,
  status text NOT NULL CHECK (status IN ('unbooked', 'booking', 'booked', 'collecting', 'collected', 'failed', 'cancelled')),
  -- What the service knows it by; another one after a cancellation.
  reference text NOT NULL UNIQUE,
  round integer NOT NULL DEFAULT 1,
  grams integer NOT NULL CHECK (grams > 0),
  -- [{"id": "43", "courier": "…", "price": 54, "days": 4}], as the couriers offered it last.
  offers jsonb NOT NULL DEFAULT '[]',
  chosen jsonb,
  provider_order_id text,
  shipment_id text,
  carrier text,
  tracking_number text,
  label_url text,
  -- The day in India, as the courier said it.
  pickup_on text,
  failure text,
  -- The last news of the courier.
  news text,
  news_kind text,
  -- Who carries the booking out has it until then.
  claimed_until timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((parcel_id IS NULL) <> (return_id IS NULL))
);
CREATE INDEX courier_booking_order ON courier_booking (order_id);
CREATE INDEX courier_booking_tracking ON courier_booking (tracking_number) WHERE tracking_number IS NOT NULL;
CREATE INDEX courier_booking_waiting ON courier_booking (updated_at) WHERE status = 'booking';
