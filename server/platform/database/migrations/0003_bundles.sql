-- Up Migration

CREATE TABLE bundle (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL DEFAULT '',
  type text NOT NULL CHECK (type IN ('combo', 'bulk', 'tier', 'category')),
  -- [{sku, quantity}]; what they cost is asked of the products, every time.
  products jsonb NOT NULL CHECK (jsonb_typeof(products) = 'array' AND jsonb_array_length(products) BETWEEN 1 AND 12),
  percentage integer NOT NULL CHECK (percentage BETWEEN 1 AND 90),
  badge text CHECK (badge <> ''),
  is_popular boolean NOT NULL DEFAULT false,
  is_time_limited boolean NOT NULL DEFAULT false,
  starts_at timestamptz NOT NULL DEFAULT now(),
  expires_in integer NOT NULL DEFAULT 3600 CHECK (expires_in > 0),
  valid_until timestamptz,
  min_order_value integer CHECK (min_order_value > 0),
  excluded_products text[] NOT NULL DEFAULT '{}',
  stock_level integer NOT NULL DEFAULT 10 CHECK (stock_level >= 0),
  position integer NOT NULL DEFAULT 0 CHECK (position >= 0),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
  -- Taken away by an admin: orders that hold one still give it back.
  removed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK (type <> 'tier' OR min_order_value IS NOT NULL),
  CHECK (type <> 'bulk' OR jsonb_array_length(products) = 1),
  CHECK (type NOT IN ('combo', 'category') OR jsonb_array_length(products) > 1)
);
CREATE INDEX bundle_position ON bundle (position, created_at, id) WHERE removed_at IS NULL;

-- What an order took of a bundle it gives back with its goods (shop_order.holds_stock).
ALTER TABLE shop_order ADD COLUMN bundle_id uuid REFERENCES bundle (id);
CREATE INDEX shop_order_bundle ON shop_order (bundle_id, placed_at) WHERE bundle_id IS NOT NULL;

CREATE TABLE bundle_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bundle_id uuid NOT NULL,
  action text NOT NULL CHECK (action IN ('view', 'click', 'apply', 'remove', 'details_view')),
  page text NOT NULL CHECK (page IN ('pdp', 'cart', 'checkout', 'dashboard', 'category', 'home', 'unknown')),
  device text NOT NULL CHECK (device IN ('tablet', 'mobile', 'desktop')),
  session_id text NOT NULL CHECK (length(session_id) BETWEEN 1 AND 64),
  -- A keyed hash of whom the server saw, of that day only: one caller with many sessions is told from many callers.
  caller text NOT NULL,
  shopper_id uuid,
  at timestamptz NOT NULL,
  metadata jsonb NOT NULL DEFAULT '{}' CHECK (octet_length(metadata::text) <= 4000)
);
CREATE INDEX bundle_event_views ON bundle_event (bundle_id, at) INCLUDE (caller, session_id) WHERE action = 'view';
CREATE INDEX bundle_event_at ON bundle_event (at);

-- A batch that comes twice counts once.
CREATE TABLE bundle_event_batch (
  batch_id text PRIMARY KEY CHECK (length(batch_id) BETWEEN 8 AND 64),
  at timestamptz NOT NULL
);
CREATE INDEX bundle_event_batch_at ON bundle_event_batch (at);

CREATE TABLE recommendation_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recommendation_id uuid NOT NULL,
  action text NOT NULL CHECK (length(action) BETWEEN 1 AND 40),
  shopper_id uuid,
  at timestamptz NOT NULL,
  data jsonb NOT NULL DEFAULT '{}' CHECK (octet_length(data::text) <= 40000)
);
CREATE UNIQUE INDEX recommendation_view ON recommendation_event (recommendation_id) WHERE action = 'view';
CREATE INDEX recommendation_event_at ON recommendation_event (at);

CREATE TRIGGER bundle_changed AFTER INSERT OR DELETE OR TRUNCATE ON bundle
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
-- Not stock_level: a sale is no change of the catalogue.
CREATE TRIGGER bundle_updated AFTER UPDATE OF name, description, type, products, percentage, badge, is_popular,
  is_time_limited, starts_at, expires_in, valid_until, min_order_value, excluded_products, position, status, removed_at
  ON bundle FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- Down Migration
