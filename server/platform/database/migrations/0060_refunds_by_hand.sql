-- Up Migration

-- Where a returned cash order's refund is sent by hand. Personal: erased with the account.
ALTER TABLE shop_order ADD COLUMN refund_upi_id text CHECK (refund_upi_id <> '');

CREATE INDEX refund_by_hand ON refund (payment_id) WHERE way = 'hand' AND status = 'ordered';
CREATE INDEX payment_by_hand ON payment (order_id) WHERE gateway = 'cash' AND status = 'refunding';
