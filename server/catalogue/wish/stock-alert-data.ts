import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/database/personal-data.ts';

/** What a person waits for, through their account or their number or address. */
export const stockAlertData: PersonalData = {
  part: 'stockAlerts',
  tables: ['stock_alert'],
  collect: async (session, shopperId) =>
    session.query(sql`
      SELECT sku, variant, flavour, asked_at FROM stock_alert
      WHERE shopper_id = ${shopperId} OR recipient IN
        (SELECT unnest(ARRAY[phone, lower(email)]) FROM shopper WHERE id = ${shopperId})
      ORDER BY asked_at`),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`
      DELETE FROM stock_alert WHERE shopper_id = ${shopperId} OR recipient IN
        (SELECT unnest(ARRAY[phone, lower(email)]) FROM shopper WHERE id = ${shopperId})`);
  },
};
