-- Up Migration

-- Not 'used': a sale is no change of the catalogue.
CREATE TRIGGER coupon_changed AFTER INSERT OR DELETE OR TRUNCATE ON coupon
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
CREATE TRIGGER coupon_updated AFTER UPDATE OF code, name, description, type, value, max_discount_value, min_order_value,
  total_limit, per_customer_limit, starts_at, expires_at, is_flash_offer, urgency_message
  ON coupon FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();
CREATE INDEX coupon_flash ON coupon (expires_at) WHERE is_flash_offer;
CREATE INDEX coupon_expires ON coupon (expires_at);
CREATE INDEX coupon_created ON coupon (created_at DESC, id);

-- What browsers tell of offers on their screens; one line a minute for a session, a coupon and a kind.
CREATE TABLE coupon_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  coupon_id uuid NOT NULL REFERENCES coupon (id) ON DELETE CASCADE,
  event text NOT NULL CHECK (event IN ('display', 'dismissal')),
  -- The browser's word, or a keyed hash of whom the server saw, of that day only.
  session text NOT NULL CHECK (length(session) BETWEEN 1 AND 64),
  minute timestamptz NOT NULL,
  shopper_id uuid,
  page text NOT NULL CHECK (length(page) <= 200),
  cart_value integer NOT NULL CHECK (cart_value >= 0),
  device text CHECK (device IN ('tablet', 'mobile', 'desktop')),
  reason text CHECK (reason IN ('close_button', 'applied')),
  -- Milliseconds.
  time_displayed integer CHECK (time_displayed >= 0),
  at timestamptz NOT NULL,
  UNIQUE (coupon_id, session, event, minute)
);
CREATE INDEX coupon_event_at ON coupon_event (at);

CREATE TABLE banner (
  id uuid PRIMARY KEY,
  text text NOT NULL CHECK (text <> ''),
  is_enabled boolean NOT NULL DEFAULT true,
  background_color text CHECK (background_color ~ '^#[0-9a-fA-F]{6}$'),
  text_color text CHECK (text_color ~ '^#[0-9a-fA-F]{6}$'),
  icon text NOT NULL CHECK (icon IN ('diya', 'sparkle', 'firecracker', 'shipping', 'gift', 'medical', 'verified', 'health', 'leaf')),
  priority integer NOT NULL DEFAULT 0 CHECK (priority >= 0),
  link text CHECK (link ~ '^(/|https://)'),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER banner_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banner
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

CREATE TABLE reel (
  id uuid PRIMARY KEY,
  title text NOT NULL CHECK (title <> ''),
  product_sku text REFERENCES product (sku) ON DELETE SET NULL,
  -- The film; none where there is only its poster.
  url text,
  poster text NOT NULL CHECK (poster ~ '^(/|https://)'),
  position integer NOT NULL DEFAULT 0 CHECK (position >= 0),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX reel_position ON reel (position, created_at, id);

-- Whole rupees that the club took off an order, delivery counted in, as they were on the day of the sale (MEM-08).
ALTER TABLE shop_order ADD COLUMN club_saving integer NOT NULL DEFAULT 0 CHECK (club_saving >= 0);

-- Down Migration
