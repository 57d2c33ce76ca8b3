-- Up Migration

-- MRP, net quantity, maker, licence, origin, caution, batch and best before: what the law wants to be said.
ALTER TABLE product ADD COLUMN label jsonb NOT NULL DEFAULT
  '{"mrp": null, "netAmount": null, "netUnit": "ml", "maker": "", "licence": "", "origin": "", "caution": "", "batch": "", "bestBefore": ""}';

DROP TRIGGER product_updated ON product;
CREATE TRIGGER product_updated AFTER UPDATE OF name, native_name, tagline, description, category, price, discount,
  flavours, variants, options, label, time_period, ingredients, benefits, how_to_use, questions, label_facts, images,
  hsn, gst_rate, published, rank, seo_title, seo_description
  ON product FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration
