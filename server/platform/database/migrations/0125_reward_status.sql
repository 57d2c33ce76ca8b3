-- Up Migration

-- The state of a referral's reward, which its chart moves. Until now three columns said it together, and a reward that was
-- spent before its order was undone looked like any other.
ALTER TABLE referral
  ADD COLUMN status text NOT NULL DEFAULT 'waiting'
    CHECK (status IN ('waiting', 'held', 'rewarded', 'refused', 'spent'));

-- A version that is still running writes the three columns alone.
CREATE FUNCTION say_reward_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.reward > 0 THEN
    IF NEW.status <> 'spent' THEN NEW.status := 'rewarded'; END IF;
  ELSIF NEW.refused_at IS NOT NULL THEN NEW.status := 'refused';
  ELSIF NEW.held_at IS NOT NULL THEN NEW.status := 'held';
  ELSE NEW.status := 'waiting';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER referral_status_said BEFORE INSERT OR UPDATE ON referral
  FOR EACH ROW EXECUTE FUNCTION say_reward_status();

UPDATE referral SET status = CASE
  WHEN reward > 0 AND EXISTS (
    SELECT FROM wallet_entry
    WHERE shopper_id = referrer_id AND reason = 'referral-returned' AND reference = order_id::text
  ) THEN 'spent'
  WHEN reward > 0 THEN 'rewarded'
  WHEN refused_at IS NOT NULL THEN 'refused'
  WHEN held_at IS NOT NULL THEN 'held'
  ELSE 'waiting' END;

DROP INDEX referral_held;
CREATE INDEX referral_held ON referral (joined_at, friend_id) WHERE status = 'held';

-- Down Migration
DROP INDEX referral_held;
CREATE INDEX referral_held ON referral (joined_at, friend_id) WHERE held_at IS NOT NULL;
DROP TRIGGER referral_status_said ON referral;
DROP FUNCTION say_reward_status();
ALTER TABLE referral DROP COLUMN status;
