-- Up Migration

-- Who signs, as it is printed. Each signed prescription has its own copy, sealed with its words.
CREATE TABLE prescriber (
  shopper_id uuid PRIMARY KEY REFERENCES shopper (id),
  name text NOT NULL CHECK (name <> ''),
  qualification text NOT NULL CHECK (qualification <> ''),
  registration text NOT NULL CHECK (registration <> ''),
  council text NOT NULL CHECK (council <> ''),
  changed_at timestamptz NOT NULL
);

-- What a prescriber keeps to use again: nothing about a patient.
CREATE TABLE prescription_template (
  id uuid PRIMARY KEY,
  prescriber_id uuid NOT NULL REFERENCES shopper (id),
  name text NOT NULL CHECK (name <> ''),
  written jsonb NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (prescriber_id, name)
);
