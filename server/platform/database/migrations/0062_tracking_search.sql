-- Up Migration

-- Orders are found by their courier's number.
CREATE INDEX parcel_tracking ON parcel (upper(tracking_number)) WHERE tracking_number IS NOT NULL;
