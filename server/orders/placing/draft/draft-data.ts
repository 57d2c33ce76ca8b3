import sql from 'sql-template-tag';
import type { PersonalData } from '../../../platform/database/personal-data.ts';

/** Drafts by the customer's account or number. Those that became an order stay for the books, without who it was. */
export const draftData: PersonalData = {
  part: 'draft orders',
  tables: ['draft_order', 'draft_order_event'],
  collect: async (session, shopperId) =>
    session.query(sql`
      SELECT number, status, phone, name, lines, bundles, coupon_code, address, total, sent_at, opened_at, created_at
      FROM draft_order WHERE shopper_id = ${shopperId} ORDER BY created_at`),
  erase: async (tx, { shopperId }) => {
    const own = sql`(shopper_id = ${shopperId} OR phone = (SELECT phone FROM shopper WHERE id = ${shopperId}))`;
    await tx.execute(sql`
      DELETE FROM draft_order WHERE ${own} AND NOT EXISTS (SELECT FROM shop_order WHERE draft_id = draft_order.id)`);
    await tx.execute(sql`
      UPDATE draft_order SET phone = NULL, name = '', address = NULL, note = '', link_id = NULL,
        status = CASE WHEN status = 'paid' THEN 'paid' ELSE 'cancelled' END, version = version + 1
      WHERE ${own}`);
    await tx.execute(sql`UPDATE draft_order_event SET shopper_id = NULL WHERE shopper_id = ${shopperId}`);
    await tx.execute(sql`UPDATE draft_order SET created_by = NULL WHERE created_by = ${shopperId}`);
    await tx.execute(sql`UPDATE draft_order SET updated_by = NULL WHERE updated_by = ${shopperId}`);
  },
};
