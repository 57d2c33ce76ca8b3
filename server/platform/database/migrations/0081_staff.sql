-- Up Migration

-- What an admin may do. Admins without a role are owners and may do everything.
CREATE TABLE staff_role (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  permissions text[] NOT NULL CHECK (
    cardinality(permissions) > 0
    AND permissions <@ ARRAY['orders', 'catalogue', 'promotions', 'content', 'money', 'people', 'settings', 'prescriptions']
  ),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX staff_role_name ON staff_role (lower(name));

ALTER TABLE shopper ADD COLUMN staff_role_id uuid REFERENCES staff_role (id);
CREATE INDEX shopper_staff_role ON shopper (staff_role_id) WHERE staff_role_id IS NOT NULL;

-- Whoever opens the link and is signed in becomes an admin, once. Without a role: an owner.
CREATE TABLE staff_invitation (
  id uuid PRIMARY KEY,
  email text NOT NULL CHECK (email <> ''),
  role_id uuid REFERENCES staff_role (id),
  token_hash bytea NOT NULL UNIQUE,
  invited_by uuid REFERENCES shopper (id),
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_by uuid REFERENCES shopper (id),
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  CHECK (accepted_at IS NULL OR withdrawn_at IS NULL)
);
CREATE INDEX staff_invitation_invited ON staff_invitation (invited_at, id);
CREATE INDEX staff_invitation_role ON staff_invitation (role_id);
CREATE INDEX staff_invitation_by ON staff_invitation (invited_by);
CREATE INDEX staff_invitation_accepted ON staff_invitation (accepted_by);
