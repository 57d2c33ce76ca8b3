-- Up Migration

-- When the courier last told of a parcel, or was asked about it.
ALTER TABLE courier_booking ADD COLUMN tracked_at timestamptz;
CREATE INDEX courier_booking_under_way ON courier_booking (coalesce(tracked_at, created_at))
  WHERE status IN ('booked', 'collecting', 'collected');
