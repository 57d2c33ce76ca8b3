-- Up Migration

-- The box that the couriers were asked with, in centimetres; null for the usual one of the courier's account.
ALTER TABLE courier_booking ADD COLUMN box jsonb;

-- Down Migration
