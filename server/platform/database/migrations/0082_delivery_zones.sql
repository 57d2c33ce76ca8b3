-- Up Migration

-- Terms of delivery by place. Without slabs a zone has the shop's fee, so a shop that changes nothing charges the same.
CREATE TABLE delivery_zone (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (name <> ''),
  is_served boolean NOT NULL DEFAULT true,
  cash_on_delivery boolean NOT NULL DEFAULT true,
  -- [{"upTo": 500, "fee": 60}]: grams and rupees, lightest first.
  slabs jsonb NOT NULL DEFAULT '[]',
  per_kg integer NOT NULL DEFAULT 0 CHECK (per_kg >= 0),
  -- Null for the shop's amount.
  free_from integer CHECK (free_from >= 0),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX delivery_zone_name ON delivery_zone (lower(name));

-- A place belongs to one zone.
CREATE TABLE delivery_place (
  place text PRIMARY KEY,
  zone_id uuid NOT NULL REFERENCES delivery_zone (id) ON DELETE CASCADE,
  position integer NOT NULL
);
CREATE INDEX delivery_place_zone ON delivery_place (zone_id, position);

CREATE TRIGGER delivery_zone_changed AFTER INSERT OR UPDATE OR DELETE ON delivery_zone
  FOR EACH STATEMENT EXECUTE FUNCTION announce_catalogue();

-- What the shop did until now: nothing to the islands, and no cash in the hills of the north-east and in Ladakh.
WITH zone AS (
  INSERT INTO delivery_zone (id, name, is_served, cash_on_delivery, created_at, updated_at) VALUES
    ('d0000000-0000-4000-8000-000000000001', 'Islands', false, false, now(), now()),
    ('d0000000-0000-4000-8000-000000000002', 'North-east and Ladakh', true, false, now(), now())
  RETURNING id, is_served
)
INSERT INTO delivery_place (place, zone_id, position)
SELECT place.name, zone.id, place.position
FROM zone JOIN (VALUES
  (false, 'Andaman and Nicobar Islands', 1),
  (false, 'Lakshadweep', 2),
  (true, 'Arunachal Pradesh', 1),
  (true, 'Ladakh', 2),
  (true, 'Manipur', 3),
  (true, 'Meghalaya', 4),
  (true, 'Mizoram', 5),
  (true, 'Nagaland', 6),
  (true, 'Sikkim', 7),
  (true, 'Tripura', 8)
) AS place(is_served, name, position) ON place.is_served = zone.is_served;
