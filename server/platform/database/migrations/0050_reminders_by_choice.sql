-- Up Migration

-- Reminders come only to those who said yes. Until now the switch was on for everybody, so nobody's yes is known.
ALTER TABLE shopper
  ALTER COLUMN wants_reminders SET DEFAULT false,
  -- When the person last chose; null for somebody who never did.
  ADD COLUMN reminders_chosen_at timestamptz;
UPDATE shopper SET wants_reminders = false WHERE wants_reminders;

-- Down Migration
