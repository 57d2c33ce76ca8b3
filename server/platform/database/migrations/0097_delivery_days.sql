-- Up Migration

-- Working days from dispatch to the door, fewest and most. Null for what the shop estimates from the place.
ALTER TABLE delivery_zone
  ADD COLUMN days_from smallint CHECK (days_from BETWEEN 1 AND 30),
  ADD COLUMN days_to smallint CHECK (days_to BETWEEN 1 AND 30),
  ADD CONSTRAINT delivery_zone_days CHECK ((days_from IS NULL) = (days_to IS NULL) AND days_from <= days_to);
