-- Up Migration

-- What of an order its wallet pays while the rest is paid another way; 0 for an order with one way to pay.
ALTER TABLE shop_order ADD COLUMN from_wallet integer NOT NULL DEFAULT 0 CHECK (from_wallet >= 0);

-- The wallet's part is taken when the order is placed and held until the rest is there.
ALTER TABLE payment
  DROP CONSTRAINT payment_status_check,
  ADD CONSTRAINT payment_status_check
    CHECK (status IN ('pending', 'held', 'checking', 'unmatched', 'paid', 'failed', 'refunding', 'refunded')),
  ADD COLUMN is_part boolean NOT NULL DEFAULT false,
  ADD CHECK (NOT is_part OR method = 'wallet'),
  ADD CHECK (status <> 'held' OR is_part);
-- An order holds one part at a time, so that it is taken and given back once.
CREATE UNIQUE INDEX payment_part ON payment (order_id) WHERE is_part AND status IN ('pending', 'held', 'paid');

-- Down Migration
