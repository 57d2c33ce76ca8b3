-- Up Migration

-- The version of the cart that an order was made of, while the order stands: one version places one order (SEC-05). Null where
-- the caller names none, and once the order is cancelled, so that the same cart can be ordered again.
ALTER TABLE shop_order
  ADD COLUMN cart_version integer CHECK (cart_version > 0),
  -- A keyed hash of the network that an unpaid order came from, to count unpaid orders; gone once it is paid or cancelled.
  ADD COLUMN placed_from text;
CREATE UNIQUE INDEX shop_order_cart_version ON shop_order (shopper_id, cart_version)
  WHERE cart_version IS NOT NULL AND status NOT IN ('cancelled', 'refunded');
CREATE INDEX shop_order_placed_from ON shop_order (placed_from)
  WHERE status = 'placed' AND placed_from IS NOT NULL;

-- Down Migration
