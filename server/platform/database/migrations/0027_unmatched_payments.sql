-- Up Migration

-- Money that is not what was asked for is a state of its payment, until an admin accepts or refunds it.
ALTER TABLE payment
  DROP CONSTRAINT payment_status_check,
  ADD CONSTRAINT payment_status_check
    CHECK (status IN ('pending', 'checking', 'unmatched', 'paid', 'failed', 'refunding', 'refunded')),
  -- What the payment service says it took, in the smallest unit of its currency; null before, and where none was asked.
  ADD COLUMN received_units bigint CHECK (received_units >= 0),
  ADD COLUMN received_currency text CHECK (received_currency ~ '^[A-Z]{3}$'),
  ADD COLUMN received_at timestamptz,
  ADD COLUMN mismatch text CHECK (mismatch IN ('amount', 'currency', 'late', 'double')),
  -- The payment whose provider order brought this money a second time.
  ADD COLUMN duplicate_of uuid REFERENCES payment (id),
  ADD COLUMN settlement text CHECK (settlement IN ('accepted', 'refunded')),
  ADD COLUMN settled_at timestamptz,
  ADD COLUMN settled_reason text CHECK (length(settled_reason) BETWEEN 1 AND 500),
  ADD CHECK ((received_units IS NULL) = (received_currency IS NULL) AND (received_units IS NULL) = (received_at IS NULL)),
  ADD CHECK ((settlement IS NULL) = (settled_at IS NULL) AND (settlement IS NULL) = (settled_reason IS NULL)),
  ADD CHECK (status <> 'unmatched' OR (received_units IS NOT NULL AND mismatch IS NOT NULL)),
  ADD CHECK (duplicate_of IS NULL OR provider_payment_id IS NOT NULL);
-- One row for each capture of a provider order, whoever tells of it how often.
CREATE UNIQUE INDEX payment_duplicate ON payment (duplicate_of, provider_payment_id) WHERE duplicate_of IS NOT NULL;
CREATE INDEX payment_unmatched ON payment (order_id) WHERE status = 'unmatched';
CREATE INDEX payment_mismatch ON payment (mismatch, order_id) WHERE mismatch IS NOT NULL;
-- Payments that are asked about once more after they were paid.
CREATE INDEX payment_recent ON payment (created_at) WHERE provider_order_id IS NOT NULL;

-- What came beyond an order's total goes back without a return.
ALTER TABLE refund ALTER COLUMN return_id DROP NOT NULL;

ALTER TABLE referral
  DROP CONSTRAINT referral_suspicion_check,
  ADD CONSTRAINT referral_suspicion_check
    CHECK (suspicion IN ('same-household', 'friends-share-door', 'many-at-once', 'wallet-full'));

-- What failed after the money of an order had moved, and is done again by a job: a failure never takes the money's step back.
CREATE TABLE order_follow_up (
  order_id uuid NOT NULL REFERENCES shop_order (id),
  step text NOT NULL CHECK (length(step) BETWEEN 1 AND 60),
  failed_at timestamptz NOT NULL,
  done_at timestamptz,
  PRIMARY KEY (order_id, step)
);
CREATE INDEX order_follow_up_open ON order_follow_up (order_id) WHERE done_at IS NULL;

-- Down Migration
