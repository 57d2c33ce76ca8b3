-- Up Migration

-- What lists were measured to need with a million rows. No index has the stock: a sale would write all of them.
DROP INDEX product_category;
CREATE INDEX product_category ON product (category, rank, sku) INCLUDE (flavours, price) WHERE published;
DROP INDEX product_rank;
CREATE INDEX product_rank ON product (rank, sku) INCLUDE (category, flavours, price) WHERE published;
-- The sitemap and the feed go from one sku to the next.
CREATE INDEX product_listed ON product (sku) WHERE published;
CREATE INDEX product_desk_draft ON product (rank, sku) WHERE NOT published AND removed_at IS NULL;
CREATE INDEX product_desk_prescription ON product (rank, sku) WHERE needs_prescription AND removed_at IS NULL;
-- Enough of its words that common ones are told from rare ones.
ALTER TABLE product ALTER COLUMN search SET STATISTICS 300;

CREATE INDEX shopper_premium_name ON shopper (lower(first_name || ' ' || coalesce(last_name, '')), id)
  WHERE premium_until IS NOT NULL;
CREATE INDEX wallet_entry_at ON wallet_entry (at);
CREATE INDEX wallet_filled ON wallet (balance) WHERE balance > 0;
CREATE INDEX referral_held ON referral (joined_at, friend_id) WHERE held_at IS NOT NULL;

CREATE INDEX order_return_asked ON order_return (requested_at, id);
CREATE INDEX prescription_number_part ON prescription USING gin (number gin_trgm_ops);
CREATE INDEX parcel_to_do ON parcel (status, order_id) WHERE status IN ('ready', 'packed', 'held');

-- Down Migration
