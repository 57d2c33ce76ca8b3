-- Up Migration

-- Who changed what on the admin's desk, with the fields before and after; nothing of it is ever changed (ADM-10).
CREATE TABLE audit_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  -- No reference: what somebody did stays known when their account is gone.
  actor_id uuid NOT NULL,
  action text NOT NULL CHECK (action <> ''),
  resource text NOT NULL CHECK (resource <> ''),
  record_id text NOT NULL,
  before jsonb,
  after jsonb,
  reason text
);
CREATE INDEX audit_entry_at ON audit_entry (at, id);
CREATE INDEX audit_entry_record ON audit_entry (resource, record_id, at);
CREATE INDEX audit_entry_actor ON audit_entry (actor_id, at);

ALTER TABLE coupon
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN is_enabled boolean NOT NULL DEFAULT true,
  -- The name of the batch that a code was made with.
  ADD COLUMN batch text CHECK (batch <> '');
DROP INDEX coupon_created;
CREATE INDEX coupon_created ON coupon (created_at, id);
CREATE INDEX coupon_ending ON coupon (expires_at, id);
DROP INDEX coupon_expires;
CREATE INDEX coupon_used ON coupon (used, id);
-- Finds a part of a word among a hundred thousand.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE INDEX coupon_words ON coupon USING gin (code gin_trgm_ops, name gin_trgm_ops);
CREATE INDEX coupon_batch ON coupon (batch) WHERE batch IS NOT NULL;

DROP TRIGGER coupon_updated ON coupon;
CREATE TRIGGER coupon_updated AFTER UPDATE OF code, name, description, type, value, max_discount_value, min_order_value,
  total_limit, per_customer_limit, starts_at, expires_at, is_flash_offer, urgency_message, is_enabled
  ON coupon FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

ALTER TABLE banner ADD COLUMN version integer NOT NULL DEFAULT 1;

-- Down Migration
