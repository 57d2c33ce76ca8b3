-- Up Migration

-- What the change of an order asks for while its link works: what the order becomes, what is to be paid first, and the
-- goods that are held for it.
ALTER TABLE draft_order ADD COLUMN asked jsonb;

-- The link that a payment belongs to: it pays the difference of a change, and counts only while that link works.
ALTER TABLE payment ADD COLUMN link_id uuid;
CREATE INDEX payment_link ON payment (link_id) WHERE link_id IS NOT NULL;

-- What a change of the order did: its lines before and after, and whether it goes to another address.
ALTER TABLE order_event ADD COLUMN change jsonb;

-- Down Migration
