import sql from 'sql-template-tag';
import type { PersonalData } from '../account/personal-data.ts';

/** What was asked and prescribed. Of who leaves, only that there was something, when, and who decided on it, stays. */
export const prescriptionData: PersonalData = {
  part: 'prescriptions',
  tables: ['prescription', 'prescription_event', 'prescription_hold'],
  collect: async (session, shopperId) =>
    session.query(sql`
      SELECT number, origin, status, notes, reason, medicines, products, advice, months, signed_at, valid_until,
        created_at,
        (SELECT jsonb_agg(jsonb_build_object('event', event, 'status', prescription_event.status, 'at', at)
          ORDER BY prescription_event.id) FROM prescription_event WHERE prescription_id = prescription.id) AS events
      FROM prescription WHERE shopper_id = ${shopperId} ORDER BY created_at`),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`
      UPDATE prescription_event SET written = '{}'
      WHERE prescription_id IN (SELECT id FROM prescription WHERE shopper_id = ${shopperId})`);
    await tx.execute(sql`
      UPDATE prescription SET notes = '', reason = '', medicines = '[]', products = '{}', advice = ''
      WHERE shopper_id = ${shopperId}`);
  },
};
