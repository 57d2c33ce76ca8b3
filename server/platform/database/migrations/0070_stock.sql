-- Up Migration

-- Sizes and flavours with their own price, code, weight and picture; [] where all are alike.
ALTER TABLE product ADD COLUMN options jsonb NOT NULL DEFAULT '[]';

-- What can be sold, apart from the product: a sale writes one narrow row. A product has one row without size and flavour;
-- with options, that row is their sum.
CREATE TABLE stock (
  id bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  sku text COLLATE "C" NOT NULL REFERENCES product (sku) ON DELETE CASCADE,
  variant text COLLATE "C" NOT NULL DEFAULT '',
  flavour text COLLATE "C" NOT NULL DEFAULT '',
  -- The option's own code; '' if it has the product's.
  code text NOT NULL DEFAULT '',
  units integer NOT NULL DEFAULT 0 CHECK (units >= 0),
  is_sum boolean NOT NULL DEFAULT false CHECK (NOT is_sum OR (variant = '' AND flavour = '')),
  -- Low from this many units down.
  low_at integer NOT NULL DEFAULT 10 CHECK (low_at >= 0),
  -- When the admin was told that it is low; until then nobody was.
  low_told_at timestamptz,
  PRIMARY KEY (sku, variant, flavour)
) WITH (fillfactor = 80);

-- Why stock changed, and through whom. The moves of a row that is no sum add up to its units.
CREATE TABLE stock_move (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sku text COLLATE "C" NOT NULL,
  variant text COLLATE "C" NOT NULL,
  flavour text COLLATE "C" NOT NULL,
  units integer NOT NULL CHECK (units <> 0),
  reason text NOT NULL
    CHECK (reason IN ('opening', 'sale', 'cancel', 'return', 'purchase', 'adjustment', 'count')),
  note text NOT NULL DEFAULT '',
  order_id uuid,
  actor_id uuid,
  at timestamptz NOT NULL
);

INSERT INTO stock (sku, units) SELECT sku, stock FROM product ORDER BY sku COLLATE "C";
INSERT INTO stock_move (sku, variant, flavour, units, reason, at)
  SELECT sku, '', '', units, 'opening', now() FROM stock WHERE units > 0;

CREATE INDEX stock_units ON stock (units, sku);
CREATE INDEX stock_low ON stock (units, sku) WHERE units <= low_at;
CREATE INDEX stock_told ON stock (id) WHERE low_told_at IS NOT NULL;
CREATE UNIQUE INDEX stock_code ON stock (code) WHERE code <> '';
CREATE INDEX stock_code_start ON stock (code text_pattern_ops) WHERE code <> '';
CREATE INDEX stock_move_of ON stock_move (sku, id);

-- `product.stock` is what a new product begins with. A server of the version before still sells from it: its sales are
-- passed on, and what isn't there is refused.
CREATE FUNCTION open_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock (sku, units) SELECT sku, stock FROM fresh;
  INSERT INTO stock_move (sku, variant, flavour, units, reason, at)
    SELECT sku, '', '', stock, 'opening', now() FROM fresh WHERE stock > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER product_stock_opened AFTER INSERT ON product
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION open_stock();
CREATE FUNCTION pass_stock_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stock SET units = units + NEW.stock - OLD.stock WHERE sku = NEW.sku AND variant = '' AND flavour = '';
  INSERT INTO stock_move (sku, variant, flavour, units, reason, at)
    VALUES (NEW.sku, '', '', NEW.stock - OLD.stock, 'adjustment', now());
  RETURN NULL;
END $$;
CREATE TRIGGER product_stock_passed_on AFTER UPDATE OF stock ON product
  FOR EACH ROW WHEN (OLD.stock <> NEW.stock) EXECUTE FUNCTION pass_stock_on();

DROP TRIGGER product_updated ON product;
CREATE TRIGGER product_updated AFTER UPDATE OF name, native_name, tagline, description, category, price, discount,
  flavours, variants, options, time_period, ingredients, benefits, how_to_use, questions, label_facts, images, hsn,
  gst_rate, published, rank, seo_title, seo_description
  ON product FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration
