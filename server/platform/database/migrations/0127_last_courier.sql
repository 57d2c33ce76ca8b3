-- Up Migration

-- The courier of the last parcel, which the next one is offered.
CREATE INDEX parcel_last_courier ON parcel (shipped_at) WHERE courier IS NOT NULL AND shipped_at IS NOT NULL;

-- Down Migration

DROP INDEX parcel_last_courier;
