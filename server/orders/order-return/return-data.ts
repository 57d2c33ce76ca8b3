import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/database/personal-data.ts';

/** Returns and their refunds. Deletion clears the texts and the UPI id. */
export const returnData: PersonalData = {
  part: 'returns',
  tables: ['order_return', 'order_return_event'],
  collect: async (session, shopperId) =>
    session.query(sql`
      SELECT order_id, status, reason, note, refund_to, upi_id, lines, fees, total, answer, requested_at
      FROM order_return WHERE shopper_id = ${shopperId} ORDER BY requested_at`),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`
      UPDATE order_return SET note = '', upi_id = NULL, answer = '' WHERE shopper_id = ${shopperId}`);
  },
};
