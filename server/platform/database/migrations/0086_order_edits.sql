-- Up Migration

-- A draft may change an order that isn't packed yet, one at a time. It doesn't refer to the order's row: orders refer to
-- their drafts, and a backup copies each table after those that it refers to.
ALTER TABLE draft_order ADD COLUMN edits_order uuid;
CREATE UNIQUE INDEX draft_order_edit ON draft_order (edits_order)
  WHERE edits_order IS NOT NULL AND status NOT IN ('paid', 'cancelled');
CREATE INDEX draft_order_edits ON draft_order (edits_order) WHERE edits_order IS NOT NULL;

-- An order that was changed has another invoice, after the first one was credited as a whole.
DROP INDEX tax_document_invoice;
CREATE INDEX tax_document_invoice ON tax_document (order_id) WHERE kind = 'invoice';

-- Down Migration
