-- Up Migration

-- Pictures that admins sent. Their files lie in the store under names made of the id, and never change.
CREATE TABLE image (
  id uuid PRIMARY KEY,
  -- Pixels, upright.
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  sent_at timestamptz NOT NULL
);

ALTER TABLE product
  -- Goes up with what an admin changes, not with what is sold.
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN seo_title text NOT NULL DEFAULT '',
  ADD COLUMN seo_description text NOT NULL DEFAULT '',
  -- Taken away by an admin: what was ordered of it can still come back.
  ADD COLUMN removed_at timestamptz CHECK (removed_at IS NULL OR NOT published);

-- The admin's lists: drafts are in them, what was taken away is not.
CREATE INDEX product_desk_name ON product (name, sku) WHERE removed_at IS NULL;
CREATE INDEX product_desk_price ON product (price, sku) WHERE removed_at IS NULL;
CREATE INDEX product_desk_stock ON product (stock, sku) WHERE removed_at IS NULL;
CREATE INDEX product_desk_rank ON product (rank, sku) WHERE removed_at IS NULL;
CREATE INDEX product_desk_updated ON product (updated_at, sku) WHERE removed_at IS NULL;
CREATE INDEX product_desk_sku ON product (sku text_pattern_ops) WHERE removed_at IS NULL;
CREATE INDEX product_desk_category ON product (category, sku) WHERE removed_at IS NULL;

DROP TRIGGER product_updated ON product;
CREATE TRIGGER product_updated AFTER UPDATE OF name, native_name, tagline, description, category, price, discount,
  flavours, variants, time_period, ingredients, benefits, how_to_use, questions, label_facts, images, hsn, gst_rate,
  published, rank, seo_title, seo_description
  ON product FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

ALTER TABLE bundle ADD COLUMN version integer NOT NULL DEFAULT 1;
CREATE INDEX bundle_event_bundle ON bundle_event (bundle_id, at);

-- Down Migration
