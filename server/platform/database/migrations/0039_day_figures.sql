-- Up Migration

-- Figures of a day in India, counted as things happen. Every change adds a row, so that nobody waits for anybody; the
-- rows are summed up every minute. A figure is the sum of both tables.
CREATE TABLE day_figure (
  name text NOT NULL,
  -- The first day of all for a figure that belongs to no day.
  day date NOT NULL,
  value bigint NOT NULL,
  PRIMARY KEY (name, day) INCLUDE (value)
);
CREATE TABLE day_figure_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  day date NOT NULL,
  value bigint NOT NULL
);

CREATE FUNCTION indian_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT (at AT TIME ZONE 'Asia/Kolkata')::date $$;

-- Whether an order counts as sold: paid or cash on delivery, and neither cancelled nor returned.
CREATE FUNCTION is_sold(status text, payment_method text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT status IN ('paid', 'packed', 'shipped', 'delivered') OR (status = 'placed' AND payment_method = 'cod') $$;

CREATE FUNCTION brought_back(sold_order uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(total), 0) FROM order_return WHERE order_id = sold_order AND status IN ('received', 'refunded') $$;

CREATE FUNCTION order_is_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO day_figure_change (name, day, value)
    SELECT figure.name, indian_day(placed_at), sum(figure.value) FROM new_row, LATERAL (VALUES
      ('orders', 1), (CASE payment_method WHEN 'cod' THEN 'cash' ELSE 'prepaid' END, total)) AS figure (name, value)
    WHERE is_sold(status, payment_method) GROUP BY 1, 2;
  ELSE
    INSERT INTO day_figure_change (name, day, value)
    SELECT figure.name, indian_day(placed_at), sum(sign * figure.value)
    FROM (SELECT -1 AS sign, * FROM old_row UNION ALL SELECT 1, * FROM new_row) AS version, LATERAL (VALUES
      ('orders', 1), (CASE payment_method WHEN 'cod' THEN 'cash' ELSE 'prepaid' END, total - brought_back(id))
    ) AS figure (name, value)
    WHERE is_sold(status, payment_method) GROUP BY 1, 2 HAVING sum(sign * figure.value) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION return_is_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO day_figure_change (name, day, value)
    SELECT CASE payment_method WHEN 'cod' THEN 'cash' ELSE 'prepaid' END, indian_day(placed_at), -sum(new_row.total)
    FROM new_row JOIN shop_order ON shop_order.id = order_id
    WHERE new_row.status IN ('received', 'refunded') AND is_sold(shop_order.status, payment_method) GROUP BY 1, 2;
  ELSE
    INSERT INTO day_figure_change (name, day, value)
    SELECT CASE payment_method WHEN 'cod' THEN 'cash' ELSE 'prepaid' END, indian_day(placed_at), sum(sign * version.total)
    FROM (SELECT 1 AS sign, order_id, status, total FROM old_row
      UNION ALL SELECT -1, order_id, status, total FROM new_row) AS version
      JOIN shop_order ON shop_order.id = order_id
    WHERE version.status IN ('received', 'refunded') AND is_sold(shop_order.status, payment_method)
    GROUP BY 1, 2 HAVING sum(sign * version.total) <> 0;
  END IF;
  RETURN NULL;
END $$;

-- An order that comes back twice on one day counts once.
CREATE FUNCTION order_event_is_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_figure_change (name, day, value)
  SELECT 'returns', indian_day(at), count(*) FROM new_row
  WHERE event = 'order.return' AND NOT EXISTS (SELECT FROM order_event AS earlier WHERE earlier.order_id = new_row.order_id
    AND earlier.id < new_row.id AND earlier.event = 'order.return' AND indian_day(earlier.at) = indian_day(new_row.at))
  GROUP BY 2;
  RETURN NULL;
END $$;

CREATE FUNCTION visit_is_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO day_figure_change (name, day, value)
    SELECT figure.name, day, sum(figure.value) FROM new_row,
      LATERAL (VALUES ('visits', 1), ('carts', has_cart::integer)) AS figure (name, value)
    GROUP BY 1, 2 HAVING sum(figure.value) <> 0;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO day_figure_change (name, day, value)
    SELECT 'carts', day, sum(sign * has_cart::integer)
    FROM (SELECT -1 AS sign, day, has_cart FROM old_row UNION ALL SELECT 1, day, has_cart FROM new_row) AS version
    GROUP BY 2 HAVING sum(sign * has_cart::integer) <> 0;
  ELSE
    INSERT INTO day_figure_change (name, day, value)
    SELECT figure.name, day, -sum(figure.value) FROM old_row,
      LATERAL (VALUES ('visits', 1), ('carts', has_cart::integer)) AS figure (name, value)
    GROUP BY 1, 2 HAVING sum(figure.value) <> 0;
  END IF;
  RETURN NULL;
END $$;

-- Paise; a credit note counts against.
CREATE FUNCTION tax_sums(kind text, document jsonb) RETURNS TABLE (name text, value bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT figure.name, CASE kind WHEN 'invoice' THEN figure.value ELSE -figure.value END
  FROM (SELECT sum(taxable) AS taxable, sum(cgst) AS cgst, sum(sgst) AS sgst, sum(igst) AS igst, sum(paid) AS paid
    FROM jsonb_to_recordset(document -> 'rows') AS (taxable bigint, cgst bigint, sgst bigint, igst bigint, paid bigint)) AS line,
    LATERAL (VALUES ('taxable', taxable::bigint), ('cgst', cgst::bigint), ('sgst', sgst::bigint), ('igst', igst::bigint),
      ('paid', paid::bigint)) AS figure (name, value)
  WHERE figure.value <> 0
  UNION ALL SELECT CASE kind WHEN 'invoice' THEN 'invoices' ELSE 'credit notes' END, 1 $$;

CREATE FUNCTION tax_document_is_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO day_figure_change (name, day, value)
  SELECT figure.name, indian_day(issued_at), sum(figure.value)
  FROM new_row, LATERAL tax_sums(kind, document) AS figure GROUP BY 1, 2;
  RETURN NULL;
END $$;

CREATE FUNCTION wallet_is_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO day_figure_change (name, day, value)
    SELECT 'wallets', '0001-01-01', sum(balance) FROM new_row HAVING sum(balance) <> 0;
  ELSE
    INSERT INTO day_figure_change (name, day, value)
    SELECT 'wallets', '0001-01-01', sum(value)
    FROM (SELECT -balance AS value FROM old_row UNION ALL SELECT balance FROM new_row) AS version HAVING sum(value) <> 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER order_added AFTER INSERT ON shop_order
  REFERENCING NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION order_is_counted();
CREATE TRIGGER order_moved AFTER UPDATE ON shop_order
  REFERENCING OLD TABLE AS old_row NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION order_is_counted();
CREATE TRIGGER return_added AFTER INSERT ON order_return
  REFERENCING NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION return_is_counted();
CREATE TRIGGER return_moved AFTER UPDATE ON order_return
  REFERENCING OLD TABLE AS old_row NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION return_is_counted();
CREATE TRIGGER order_event_added AFTER INSERT ON order_event
  REFERENCING NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION order_event_is_counted();
CREATE TRIGGER visit_added AFTER INSERT ON visit
  REFERENCING NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION visit_is_counted();
CREATE TRIGGER visit_changed AFTER UPDATE ON visit
  REFERENCING OLD TABLE AS old_row NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION visit_is_counted();
CREATE TRIGGER visit_removed AFTER DELETE ON visit
  REFERENCING OLD TABLE AS old_row FOR EACH STATEMENT EXECUTE FUNCTION visit_is_counted();
CREATE TRIGGER tax_document_added AFTER INSERT ON tax_document
  REFERENCING NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION tax_document_is_counted();
CREATE TRIGGER wallet_added AFTER INSERT ON wallet
  REFERENCING NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_counted();
CREATE TRIGGER wallet_changed AFTER UPDATE ON wallet
  REFERENCING OLD TABLE AS old_row NEW TABLE AS new_row FOR EACH STATEMENT EXECUTE FUNCTION wallet_is_counted();

-- What has happened so far.
INSERT INTO day_figure (name, day, value)
SELECT name, day, sum(value) FROM (
  SELECT figure.name, indian_day(placed_at), figure.value
  FROM shop_order
    LEFT JOIN (SELECT order_id, sum(total) AS total FROM order_return WHERE status IN ('received', 'refunded')
      GROUP BY order_id) AS back ON back.order_id = shop_order.id,
    LATERAL (VALUES ('orders', 1), (CASE payment_method WHEN 'cod' THEN 'cash' ELSE 'prepaid' END,
      shop_order.total - coalesce(back.total, 0))) AS figure (name, value)
  WHERE is_sold(status, payment_method)
  UNION ALL
  SELECT 'returns', indian_day(at), count(DISTINCT order_id) FROM order_event WHERE event = 'order.return' GROUP BY 2
  UNION ALL
  SELECT figure.name, day, figure.value FROM (
    SELECT day, count(*) AS visits, count(*) FILTER (WHERE has_cart) AS carts FROM visit GROUP BY day) AS seen,
    LATERAL (VALUES ('visits', visits), ('carts', carts)) AS figure (name, value)
  UNION ALL
  SELECT figure.name, indian_day(issued_at), figure.value
  FROM tax_document, LATERAL tax_sums(kind, document) AS figure
  UNION ALL
  SELECT 'wallets', '0001-01-01', sum(balance) FROM wallet HAVING sum(balance) <> 0
) AS happened (name, day, value) GROUP BY 1, 2 HAVING sum(value) <> 0;

-- Down Migration
