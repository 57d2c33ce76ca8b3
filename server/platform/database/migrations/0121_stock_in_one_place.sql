-- Up Migration

-- Stock stands in `stock` alone: no version that still runs sells from `product.stock`, or lists by it. The column is what
-- a new product begins with, until no running version inserts it.
DROP TRIGGER product_stock_passed_on ON product;
DROP FUNCTION pass_stock_on();
DROP INDEX product_low_stock;
ALTER TABLE product DROP COLUMN low_stock;

-- Down Migration
