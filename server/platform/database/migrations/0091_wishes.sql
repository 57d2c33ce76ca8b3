-- Up Migration

-- What a person wants to remember: each product once, so that merging the lists of two devices can't double anything.
CREATE TABLE wish (
  shopper_id uuid NOT NULL REFERENCES shopper (id),
  sku text NOT NULL REFERENCES product (sku) ON DELETE CASCADE,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (shopper_id, sku)
);
CREATE INDEX wish_sku ON wish (sku);

-- Down Migration
