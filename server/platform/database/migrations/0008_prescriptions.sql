-- Up Migration

-- What people have sent us. The bytes lie sealed in a folder or a bucket, under the id; each has a key of its own,
-- wrapped by the master key. A row comes before its bytes: whatever is cut off in between is found and swept away.
CREATE TABLE stored_file (
  id uuid PRIMARY KEY,
  -- The order in which files came; two may come at one moment.
  place bigint GENERATED ALWAYS AS IDENTITY,
  owner_id uuid NOT NULL REFERENCES shopper (id),
  purpose text NOT NULL CHECK (purpose IN ('prescription', 'return-photo')),
  -- What it belongs to, once something does: the prescription's or the order's id.
  reference uuid,
  type text NOT NULL CHECK (type IN ('application/pdf', 'image/jpeg', 'image/png')),
  size integer NOT NULL CHECK (size BETWEEN 1 AND 31457280),
  wrapped_key bytea NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'kept', 'removed')),
  created_at timestamptz NOT NULL,
  CHECK ((state = 'kept') <= (reference IS NOT NULL))
);
CREATE INDEX stored_file_owner ON stored_file (owner_id, created_at);
CREATE INDEX stored_file_unclaimed ON stored_file (created_at) WHERE state <> 'kept';
CREATE INDEX stored_file_reference ON stored_file (reference) WHERE state = 'kept';

-- Who has looked at what, and what for; kept for a year, also after the file is gone.
CREATE TABLE file_access (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  file_id uuid,
  reference uuid,
  -- Whose it is, and who looked.
  owner_id uuid NOT NULL,
  reader_id uuid NOT NULL,
  reason text NOT NULL CHECK (reason IN ('read', 'open', 'download', 'look-up')),
  at timestamptz NOT NULL
);
CREATE INDEX file_access_reference ON file_access (reference, id DESC);
CREATE INDEX file_access_owner ON file_access (owner_id, id DESC);
CREATE INDEX file_access_at ON file_access (at);

CREATE SEQUENCE prescription_number START 1001;

CREATE TABLE prescription (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  shopper_id uuid NOT NULL REFERENCES shopper (id),
  -- Sent by the patient, or written by a prescriber of their own accord.
  origin text NOT NULL CHECK (origin IN ('patient', 'prescriber')),
  status text NOT NULL CHECK (status IN ('waiting', 'inReview', 'asked', 'approved', 'refused', 'expired')),
  notes text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  medicines jsonb NOT NULL DEFAULT '[]',
  products text[] NOT NULL DEFAULT '{}',
  advice text NOT NULL DEFAULT '',
  months integer NOT NULL DEFAULT 3 CHECK (months BETWEEN 1 AND 6),
  reviewer_id uuid REFERENCES shopper (id),
  touched_at timestamptz NOT NULL,
  signed_at timestamptz,
  valid_until timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((status IN ('approved', 'expired')) = (signed_at IS NOT NULL AND valid_until IS NOT NULL)),
  CHECK (status NOT IN ('inReview', 'approved', 'refused') OR reviewer_id IS NOT NULL)
);
CREATE INDEX prescription_shopper ON prescription (shopper_id, created_at DESC);
CREATE INDEX prescription_queue ON prescription (status, created_at);
CREATE INDEX prescription_valid ON prescription (valid_until) WHERE status = 'approved';

CREATE TABLE prescription_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  prescription_id uuid NOT NULL REFERENCES prescription (id),
  event text NOT NULL,
  status text NOT NULL,
  -- Null where time did it.
  shopper_id uuid REFERENCES shopper (id),
  -- What was written at that moment, so that a signed text never changes unseen.
  written jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX prescription_event_prescription ON prescription_event (prescription_id, id);

-- Sold on prescription alone (ORD-06).
ALTER TABLE product ADD COLUMN needs_prescription boolean NOT NULL DEFAULT false;
CREATE TRIGGER product_on_prescription AFTER UPDATE OF needs_prescription ON product
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- An order that is not packed before a signed prescription covers it.
CREATE TABLE prescription_hold (
  order_id uuid PRIMARY KEY REFERENCES shop_order (id),
  shopper_id uuid NOT NULL REFERENCES shopper (id),
  status text NOT NULL CHECK (status IN ('awaited', 'submitted', 'asked', 'released', 'refused')),
  prescription_id uuid REFERENCES prescription (id),
  skus text[] NOT NULL CHECK (cardinality(skus) > 0),
  changed_at timestamptz NOT NULL,
  CHECK (status = 'awaited' OR prescription_id IS NOT NULL)
);
CREATE INDEX prescription_hold_prescription ON prescription_hold (prescription_id);
CREATE INDEX prescription_hold_shopper ON prescription_hold (shopper_id) WHERE status IN ('awaited', 'asked');

-- Down Migration
