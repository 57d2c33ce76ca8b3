-- Up Migration

-- Who waits for a row of stock to be there again: an account, or a number or address that was typed. The row goes in the
-- transaction that writes the one message, so nobody gets a second one.
CREATE TABLE stock_alert (
  id uuid PRIMARY KEY,
  sku text COLLATE "C" NOT NULL,
  variant text COLLATE "C" NOT NULL,
  flavour text COLLATE "C" NOT NULL,
  shopper_id uuid REFERENCES shopper (id),
  channel text CHECK (channel IN ('sms', 'email')),
  recipient text,
  -- Names the recipient in links and refusals without saying who it is.
  recipient_key uuid,
  asked_at timestamptz NOT NULL,
  FOREIGN KEY (sku, variant, flavour) REFERENCES stock (sku, variant, flavour) ON DELETE CASCADE,
  CHECK ((shopper_id IS NULL) = (recipient IS NOT NULL)),
  CHECK ((recipient IS NULL) = (channel IS NULL) AND (recipient IS NULL) = (recipient_key IS NULL))
);
CREATE UNIQUE INDEX stock_alert_shopper ON stock_alert (shopper_id, sku, variant, flavour) WHERE shopper_id IS NOT NULL;
CREATE UNIQUE INDEX stock_alert_recipient ON stock_alert (recipient_key, sku, variant, flavour)
  WHERE recipient_key IS NOT NULL;
CREATE INDEX stock_alert_of ON stock_alert (sku, variant, flavour, asked_at);
CREATE INDEX stock_alert_asked ON stock_alert (asked_at);

-- Who doesn't want such messages at a number or address that anybody can type.
CREATE TABLE stock_alert_refusal (
  recipient_key uuid PRIMARY KEY,
  refused_at timestamptz NOT NULL
);

-- Down Migration
