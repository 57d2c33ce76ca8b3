-- Up Migration

-- When this session last showed a second factor, and which; null until it has.
ALTER TABLE session
  ADD COLUMN proven_at timestamptz,
  ADD COLUMN proven_with text CHECK (proven_with IN ('passkey', 'totp', 'recovery')),
  ADD CHECK ((proven_at IS NULL) = (proven_with IS NULL));

-- What a member of staff signs in with beside a code or a password: passkeys, and one authenticator app at most.
CREATE TABLE second_factor (
  id uuid PRIMARY KEY,
  shopper_id uuid NOT NULL REFERENCES shopper (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('passkey', 'totp')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- Of a passkey (WebAuthn).
  credential_id text UNIQUE,
  public_key bytea,
  sign_count bigint,
  transports text[],
  -- Of an authenticator app (RFC 6238): its secret, sealed as people's files are, and the last time step that was used.
  secret bytea,
  wrapped_key bytea,
  last_step bigint,
  added_at timestamptz NOT NULL,
  last_used_at timestamptz,
  CHECK ((kind = 'passkey') = (credential_id IS NOT NULL AND public_key IS NOT NULL AND sign_count IS NOT NULL
    AND transports IS NOT NULL)),
  CHECK ((kind = 'totp') = (secret IS NOT NULL AND wrapped_key IS NOT NULL AND last_step IS NOT NULL))
);
CREATE INDEX second_factor_shopper ON second_factor (shopper_id, added_at);
CREATE UNIQUE INDEX second_factor_totp ON second_factor (shopper_id) WHERE kind = 'totp';

-- Whether a person has a second factor is part of what servers remember of their sessions.
CREATE TRIGGER second_factor_changed AFTER INSERT OR DELETE ON second_factor
  FOR EACH STATEMENT EXECUTE FUNCTION announce_session();

-- Single-use codes for who has lost everything else; only their keyed hashes are kept.
CREATE TABLE recovery_code (
  shopper_id uuid NOT NULL REFERENCES shopper (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  PRIMARY KEY (shopper_id, code_hash)
);

-- What lets a member of staff set up their first second factor, once.
CREATE TABLE enrolment_code (
  shopper_id uuid PRIMARY KEY REFERENCES shopper (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

-- What a session was asked to answer, one for each purpose: used once, soon over.
CREATE TABLE second_factor_challenge (
  token_hash bytea NOT NULL REFERENCES session (token_hash) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('add-passkey', 'add-totp', 'prove-passkey')),
  id uuid NOT NULL,
  challenge text,
  secret bytea,
  wrapped_key bytea,
  -- Whether an enrolment code was shown for it.
  is_enrolling boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (token_hash, purpose),
  CHECK ((purpose = 'add-totp') = (secret IS NOT NULL AND wrapped_key IS NOT NULL)),
  CHECK ((purpose = 'add-totp') = (challenge IS NULL))
);
CREATE INDEX second_factor_challenge_end ON second_factor_challenge (expires_at);

-- Down Migration
