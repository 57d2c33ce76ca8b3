-- Up Migration

-- The hours of a session are its end less its length; what it runs on is told in the words of a person.
ALTER TABLE session
  ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  ADD COLUMN device text NOT NULL DEFAULT 'Unknown device';

-- An address is here only once a code has proven it, so it can sign in and is nobody else's.
ALTER TABLE shopper
  ADD COLUMN deleted_at timestamptz,
  ADD CHECK (deleted_at IS NULL OR (phone IS NULL AND email IS NULL AND first_name IS NULL AND last_name IS NULL));
CREATE UNIQUE INDEX shopper_email ON shopper (lower(email));

-- What OPAQUE keeps of a password (RFC 9807): neither the password nor anything that it could be guessed from
-- without the shop's own key.
CREATE TABLE password (
  shopper_id uuid PRIMARY KEY REFERENCES shopper (id) ON DELETE CASCADE,
  credential text NOT NULL,
  record text NOT NULL,
  set_at timestamptz NOT NULL
);

-- A sign-in between its two steps; used once, soon over. Kept for unknown people as well.
CREATE TABLE password_login (
  id uuid PRIMARY KEY,
  shopper_id uuid REFERENCES shopper (id) ON DELETE CASCADE,
  identifier text NOT NULL,
  state text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_login_end ON password_login (expires_at);

-- Down Migration
