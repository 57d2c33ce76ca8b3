-- Up Migration

-- How well products have sold lately, for the order of suggestions: a sale counts half after a week. It's kept by a job from
-- what stock_move says, so that no order writes it and no search counts sales.
CREATE TABLE product_sales (
  sku text PRIMARY KEY REFERENCES product (sku) ON DELETE CASCADE,
  units real NOT NULL
);
-- How far the moves have been counted, and when the figures were last halved towards nothing.
CREATE TABLE product_sales_state (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  last_move bigint NOT NULL,
  faded_at timestamptz NOT NULL
);
INSERT INTO product_sales_state (last_move, faded_at) VALUES (0, now());

-- Down Migration
