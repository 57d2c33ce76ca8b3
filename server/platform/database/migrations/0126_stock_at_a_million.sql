-- Up Migration

-- What the list of stock leaves out, memberships and deleted products: few rows, so that nobody looks up the product of each row.
CREATE INDEX product_uncounted ON product (sku) WHERE time_period IS NOT NULL OR removed_at IS NOT NULL;

-- Products that run low, each once, counted without looking at any other.
CREATE INDEX stock_low_product ON stock (sku) WHERE units <= low_at AND NOT is_sum;

-- Down Migration
