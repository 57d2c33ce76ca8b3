-- Up Migration

-- What of an order is sent together: what needs a prescription is a parcel of its own, so that the rest is sent at once.
CREATE TABLE parcel (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES shop_order (id),
  number integer NOT NULL CHECK (number > 0),
  -- Places of the order's lines, counted from 0.
  lines integer[] NOT NULL CHECK (cardinality(lines) > 0),
  status text NOT NULL
    CHECK (status IN ('held', 'ready', 'packed', 'shipped', 'delivered', 'returned', 'cancelled')),
  courier text CHECK (courier <> ''),
  tracking_number text CHECK (tracking_number <> ''),
  tracking_url text CHECK (tracking_url ~ '^https://'),
  packed_at timestamptz,
  shipped_at timestamptz,
  delivered_at timestamptz,
  UNIQUE (order_id, number)
);
INSERT INTO parcel (id, order_id, number, lines, status, courier, tracking_number, tracking_url, delivered_at)
SELECT gen_random_uuid(), id, 1, ARRAY(SELECT generate_series(0, jsonb_array_length(lines) - 1)),
  CASE
    WHEN status IN ('placed', 'paid', 'cancelled') THEN
      CASE WHEN EXISTS (SELECT FROM prescription_hold AS hold WHERE order_id = shop_order.id AND hold.status <> 'released')
        THEN 'held' ELSE 'ready' END
    WHEN status = 'refunded' THEN 'cancelled'
    ELSE status
  END,
  courier, tracking_number, tracking_url,
  (SELECT min(at) FROM order_event WHERE order_id = shop_order.id AND event = 'order.deliver')
FROM shop_order WHERE jsonb_array_length(lines) > 0;

-- What waits for a prescription is a parcel; 'lapsed': nobody sent one in time.
ALTER TABLE prescription_hold ADD COLUMN parcel_id uuid REFERENCES parcel (id);
UPDATE prescription_hold AS hold SET parcel_id = parcel.id FROM parcel WHERE parcel.order_id = hold.order_id;
ALTER TABLE prescription_hold
  ALTER COLUMN parcel_id SET NOT NULL,
  DROP CONSTRAINT prescription_hold_status_check,
  DROP CONSTRAINT prescription_hold_check,
  ADD CONSTRAINT prescription_hold_status_check
    CHECK (status IN ('awaited', 'submitted', 'asked', 'released', 'refused', 'lapsed')),
  ADD CONSTRAINT prescription_hold_named CHECK (status IN ('awaited', 'lapsed') OR prescription_id IS NOT NULL);
CREATE INDEX prescription_hold_due ON prescription_hold (status, changed_at) WHERE status <> 'released';

-- Lines that are called off before they are sent give their money back as a return does, but nobody asked for one.
ALTER TABLE order_return
  DROP CONSTRAINT order_return_reason_check,
  ADD CONSTRAINT order_return_reason_check
    CHECK (reason IN ('not-wanted', 'damaged', 'wrong-item', 'expired', 'not-prescribed', 'called-off'));
DROP INDEX order_return_under_way;
CREATE UNIQUE INDEX order_return_under_way ON order_return (order_id)
  WHERE status IN ('requested', 'approved', 'received') AND reason NOT IN ('not-prescribed', 'called-off');

-- Down Migration
