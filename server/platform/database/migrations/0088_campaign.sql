-- Up Migration

-- A sale with one time and one switch (CMP-01). What belongs to it has its time and its switch, and the constraints below
-- keep it so: they are checked when a transaction ends, because the sale and its members move in one.
CREATE TABLE campaign (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  is_on boolean NOT NULL,
  -- The rule behind its prices, its popup, and its tiers; null or empty without them.
  prices jsonb,
  popup jsonb,
  tiers jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK (ends_at > starts_at),
  UNIQUE (id, starts_at, ends_at, is_on),
  UNIQUE (id, starts_at, ends_at)
);
CREATE INDEX campaign_time ON campaign (starts_at, ends_at);
CREATE TRIGGER campaign_news AFTER INSERT OR UPDATE OR DELETE ON campaign
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

ALTER TABLE banner ADD COLUMN campaign_id uuid,
  ADD CHECK (campaign_id IS NULL OR (starts_at IS NOT NULL AND ends_at IS NOT NULL)),
  ADD CONSTRAINT banner_campaign FOREIGN KEY (campaign_id, starts_at, ends_at, is_enabled)
    REFERENCES campaign (id, starts_at, ends_at, is_on) DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX banner_of_campaign ON banner (campaign_id) WHERE campaign_id IS NOT NULL;

ALTER TABLE coupon ADD COLUMN campaign_id uuid,
  ADD CHECK (campaign_id IS NULL OR starts_at IS NOT NULL),
  ADD CONSTRAINT coupon_campaign FOREIGN KEY (campaign_id, starts_at, expires_at, is_enabled)
    REFERENCES campaign (id, starts_at, ends_at, is_on) DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX coupon_of_campaign ON coupon (campaign_id) WHERE campaign_id IS NOT NULL;

ALTER TABLE bundle ADD COLUMN campaign_id uuid,
  ADD CHECK (campaign_id IS NULL OR valid_until IS NOT NULL),
  ADD CONSTRAINT bundle_campaign FOREIGN KEY (campaign_id, starts_at, valid_until)
    REFERENCES campaign (id, starts_at, ends_at) DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX bundle_of_campaign ON bundle (campaign_id) WHERE campaign_id IS NOT NULL;

-- A post appears with its sale and stays afterwards, at its address.
ALTER TABLE post ADD COLUMN campaign_id uuid REFERENCES campaign (id);
CREATE INDEX post_of_campaign ON post (campaign_id) WHERE campaign_id IS NOT NULL;

-- A product may have planned prices of its own and of several sales, at different times. A sale's stay after it.
ALTER TABLE price_schedule DROP CONSTRAINT price_schedule_pkey,
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN campaign_id uuid,
  ADD COLUMN is_on boolean NOT NULL DEFAULT true,
  -- The planned prices of its sizes and flavours, and those before while it runs.
  ADD COLUMN options jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN usual_options jsonb,
  ADD PRIMARY KEY (id),
  ADD CONSTRAINT price_schedule_campaign FOREIGN KEY (campaign_id, starts_at, ends_at, is_on)
    REFERENCES campaign (id, starts_at, ends_at, is_on) DEFERRABLE INITIALLY DEFERRED;
CREATE UNIQUE INDEX price_schedule_own ON price_schedule (sku) WHERE campaign_id IS NULL;
CREATE UNIQUE INDEX price_schedule_of_campaign ON price_schedule (campaign_id, sku) WHERE campaign_id IS NOT NULL;
CREATE INDEX price_schedule_sku ON price_schedule (sku);
