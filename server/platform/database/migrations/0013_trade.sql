-- Up Migration

-- One row for each line of an order, with what was paid for it, so that what sells is counted without reading orders whole.
CREATE TABLE order_line (
  order_id uuid NOT NULL REFERENCES shop_order (id),
  line integer NOT NULL CHECK (line >= 0),
  sku text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  amount integer NOT NULL CHECK (amount >= 0),
  placed_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, line)
);
CREATE INDEX order_line_placed ON order_line (placed_at) INCLUDE (order_id, sku, quantity, amount);

-- The figures of days, the list of the desk and its views.
CREATE INDEX shop_order_placed ON shop_order (placed_at, id) INCLUDE (status, payment_method, total);
CREATE INDEX shop_order_status ON shop_order (status, placed_at, id) INCLUDE (payment_method);
CREATE INDEX shop_order_total ON shop_order (total, id);
CREATE INDEX payment_status ON payment (status, order_id);
CREATE INDEX order_event_return ON order_event (at) INCLUDE (order_id) WHERE event = 'order.return';

-- Browsers that were seen on a day in India, from the events that they send; no address, no person.
CREATE TABLE visit (
  day date NOT NULL,
  caller text NOT NULL,
  session_id text NOT NULL,
  has_cart boolean NOT NULL,
  PRIMARY KEY (day, caller, session_id) INCLUDE (has_cart)
);

-- What a search of the desk finds an order by: its words, parted at ASCII punctuation and in small ASCII letters, so
-- that every script and every locale of the database is told apart in the same way.
CREATE FUNCTION order_words(number text, address jsonb) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array_remove(regexp_split_to_array(
    lower(concat_ws(' ', number, address ->> 'name', address ->> 'phone', right(address ->> 'phone', 10),
      address ->> 'pincode', address ->> 'city') COLLATE "C"),
    '[][\s!-/:-@\\^-`{-~]+'), ''))
$$;
CREATE INDEX shop_order_words ON shop_order USING gin (order_words(number, address));

CREATE INDEX tax_document_issued ON tax_document (issued_at, id);

-- What admins write down of an order; shoppers do not see it.
CREATE TABLE order_note (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES shop_order (id),
  author_id uuid NOT NULL REFERENCES shopper (id),
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  at timestamptz NOT NULL
);
CREATE INDEX order_note_order ON order_note (order_id, at);
CREATE INDEX order_note_author ON order_note (author_id);

-- Down Migration
