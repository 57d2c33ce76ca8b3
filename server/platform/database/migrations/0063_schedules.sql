-- Up Migration

ALTER TABLE banner
  ADD COLUMN starts_at timestamptz,
  ADD COLUMN ends_at timestamptz,
  ADD CHECK (ends_at > starts_at);

-- A product's price for a time. While it runs, the product has it, and the price before is here.
CREATE TABLE price_schedule (
  sku text PRIMARY KEY REFERENCES product (sku) ON DELETE CASCADE,
  price integer NOT NULL CHECK (price > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  usual_price integer CHECK (usual_price > 0),
  CHECK (ends_at > starts_at)
);
