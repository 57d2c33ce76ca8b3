-- Up Migration

CREATE TABLE product (
  sku text PRIMARY KEY CHECK (sku ~ '^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$'),
  name text NOT NULL CHECK (name <> ''),
  native_name text,
  tagline text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  category text NOT NULL DEFAULT '',
  price integer NOT NULL CHECK (price BETWEEN 0 AND 10000000),
  discount jsonb NOT NULL,
  flavours text[] NOT NULL DEFAULT '{}',
  variants text[] NOT NULL DEFAULT '{}',
  time_period integer CHECK (time_period > 0),
  ingredients jsonb NOT NULL DEFAULT '[]',
  benefits jsonb NOT NULL DEFAULT '[]',
  how_to_use jsonb NOT NULL DEFAULT '[]',
  questions jsonb NOT NULL DEFAULT '[]',
  label_facts jsonb NOT NULL DEFAULT '[]',
  images jsonb NOT NULL DEFAULT '[]',
  hsn text NOT NULL DEFAULT '',
  gst_rate numeric(4, 2) NOT NULL DEFAULT 0 CHECK (gst_rate BETWEEN 0 AND 100),
  stock integer NOT NULL DEFAULT 0 CHECK (stock >= 0),
  published boolean NOT NULL DEFAULT true,
  rank integer NOT NULL DEFAULT 1000000,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  search tsvector NOT NULL GENERATED ALWAYS AS (
    setweight(to_tsvector('simple', name), 'A')
    || setweight(to_tsvector('simple', category || ' ' || tagline), 'B')
    || setweight(to_tsvector('simple', description), 'C')
  ) STORED
);
CREATE INDEX product_search ON product USING gin (search);
CREATE INDEX product_flavours ON product USING gin (flavours);
CREATE INDEX product_rank ON product (rank, sku) WHERE published;
CREATE INDEX product_price ON product (price, sku) WHERE published;
CREATE INDEX product_name ON product (name, sku) WHERE published;
CREATE INDEX product_created ON product (created_at DESC, sku) WHERE published;
CREATE INDEX product_category ON product (category, rank, sku) WHERE published;

CREATE TABLE discount_tier (
  threshold integer PRIMARY KEY CHECK (threshold > 0),
  label text NOT NULL,
  description text NOT NULL DEFAULT '',
  discount_percentage numeric(5, 2) NOT NULL CHECK (discount_percentage BETWEEN 0 AND 100)
);

CREATE TABLE coupon (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code <> '' AND code = upper(code) AND code !~ '\s'),
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  type text NOT NULL CHECK (type IN ('percentage', 'amount', 'free_shipping')),
  value numeric(10, 2) NOT NULL CHECK (value >= 0 AND (type <> 'percentage' OR value <= 100)),
  max_discount_value integer CHECK (max_discount_value >= 0),
  min_order_value integer CHECK (min_order_value >= 0),
  total_limit integer CHECK (total_limit > 0),
  per_customer_limit integer CHECK (per_customer_limit > 0),
  used integer NOT NULL DEFAULT 0 CHECK (used >= 0 AND (total_limit IS NULL OR used <= total_limit)),
  starts_at timestamptz,
  expires_at timestamptz NOT NULL,
  is_flash_offer boolean NOT NULL DEFAULT false,
  urgency_message text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE shopper (
  id uuid PRIMARY KEY,
  phone text UNIQUE CHECK (phone ~ '^\+91[6-9][0-9]{9}$'),
  email text,
  first_name text,
  last_name text,
  is_admin boolean NOT NULL DEFAULT false,
  is_doctor boolean NOT NULL DEFAULT false,
  premium_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  shopper_id uuid NOT NULL REFERENCES shopper (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX session_shopper ON session (shopper_id);

CREATE TABLE otp (
  phone text PRIMARY KEY,
  code_hash bytea NOT NULL,
  tries_left integer NOT NULL CHECK (tries_left >= 0),
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE rate_limit (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  resets_at timestamptz NOT NULL
);

CREATE TABLE message (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'email', 'whatsapp')),
  body text NOT NULL,
  code text,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX message_recipient ON message (recipient, sent_at DESC);

CREATE TABLE cart (
  shopper_id uuid PRIMARY KEY REFERENCES shopper (id) ON DELETE CASCADE,
  version integer NOT NULL DEFAULT 1 CHECK (version > 0),
  lines jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE address (
  id uuid PRIMARY KEY,
  shopper_id uuid NOT NULL REFERENCES shopper (id) ON DELETE CASCADE,
  name text NOT NULL,
  phone text NOT NULL,
  line1 text NOT NULL,
  line2 text NOT NULL DEFAULT '',
  city text NOT NULL,
  state text NOT NULL,
  pincode text NOT NULL CHECK (pincode ~ '^[1-9][0-9]{5}$'),
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX address_shopper ON address (shopper_id, created_at);
CREATE UNIQUE INDEX address_default ON address (shopper_id) WHERE is_default;

CREATE SEQUENCE order_number START 1001;

CREATE TABLE shop_order (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  shopper_id uuid NOT NULL REFERENCES shopper (id),
  status text NOT NULL CHECK (status IN ('placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'returned', 'refunded')),
  payment_method text NOT NULL CHECK (payment_method IN ('upi', 'card', 'netbanking', 'cod', 'wallet')),
  total integer NOT NULL CHECK (total >= 0),
  parts jsonb NOT NULL,
  lines jsonb NOT NULL,
  address jsonb NOT NULL,
  coupon_id uuid REFERENCES coupon (id),
  earliest date,
  latest date,
  -- True while its units are taken out of product.stock; given back once, when it turns false.
  holds_stock boolean NOT NULL,
  hold_until timestamptz,
  placed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX shop_order_shopper ON shop_order (shopper_id, placed_at DESC);
CREATE INDEX shop_order_hold ON shop_order (hold_until) WHERE status = 'placed' AND hold_until IS NOT NULL;

CREATE TABLE order_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES shop_order (id),
  event text NOT NULL,
  status text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('customer', 'admin', 'gateway', 'system')),
  shopper_id uuid REFERENCES shopper (id),
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_event_order ON order_event (order_id, id);

CREATE TABLE coupon_use (
  coupon_id uuid NOT NULL REFERENCES coupon (id),
  order_id uuid NOT NULL REFERENCES shop_order (id),
  shopper_id uuid NOT NULL REFERENCES shopper (id),
  PRIMARY KEY (coupon_id, order_id)
);
CREATE INDEX coupon_use_shopper ON coupon_use (coupon_id, shopper_id);

CREATE TABLE payment (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES shop_order (id),
  gateway text NOT NULL,
  method text NOT NULL CHECK (method IN ('upi', 'card', 'netbanking', 'cod', 'wallet')),
  status text NOT NULL CHECK (status IN ('pending', 'checking', 'paid', 'failed', 'refunding', 'refunded')),
  amount integer NOT NULL CHECK (amount >= 0),
  provider_order_id text,
  provider_payment_id text,
  action jsonb NOT NULL DEFAULT '{"kind": "none"}',
  expires_at timestamptz,
  asked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (gateway, provider_order_id)
);
CREATE INDEX payment_order ON payment (order_id, created_at DESC);

CREATE TABLE payment_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment (id),
  event text NOT NULL,
  status text NOT NULL,
  source text NOT NULL CHECK (source IN ('webhook', 'poll', 'return', 'system')),
  at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_event_payment ON payment_event (payment_id, id);

CREATE TABLE webhook_event (
  gateway text NOT NULL,
  event_id text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (gateway, event_id)
);

CREATE TABLE idempotency (
  shopper_id uuid NOT NULL REFERENCES shopper (id) ON DELETE CASCADE,
  route text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  status integer,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (shopper_id, route, key)
);

CREATE TABLE sandbox_payment (
  provider_order_id text PRIMARY KEY,
  amount integer NOT NULL,
  method text NOT NULL,
  return_url text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paid', 'failed', 'stalled')),
  provider_payment_id text,
  refunded integer NOT NULL DEFAULT 0,
  settles_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE setting (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- What a server keeps in memory of the catalogue is dropped on this word.
CREATE FUNCTION announce_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END
$$;
CREATE TRIGGER product_changed AFTER INSERT OR DELETE OR TRUNCATE ON product
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
CREATE TRIGGER product_updated AFTER UPDATE OF name, native_name, tagline, description, category, price, discount,
  flavours, variants, time_period, ingredients, benefits, how_to_use, questions, label_facts, images, published, rank
  ON product FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
CREATE TRIGGER tier_changed AFTER INSERT OR UPDATE OR DELETE ON discount_tier
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
CREATE TRIGGER setting_changed AFTER INSERT OR UPDATE OR DELETE ON setting
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration
