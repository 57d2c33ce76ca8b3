import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/database/personal-data.ts';

/** Mandates end with the account: here at once, then at the gateway. */
export const mandateData: PersonalData = {
  part: 'mandates',
  tables: ['mandate', 'mandate_event'],
  collect: async (session, shopperId) =>
    session.query(sql`
      SELECT method, ceiling, status, created_at, changed_at FROM mandate
      WHERE shopper_id = ${shopperId} ORDER BY created_at`),
  erase: async (tx, { shopperId, now }) => {
    await tx.execute(sql`
      UPDATE mandate SET status = 'revoked', changed_at = ${now}, action = '{"kind": "none"}', asked_at = NULL,
        ends_there = provider_id IS NOT NULL
      WHERE shopper_id = ${shopperId} AND status IN ('asked', 'granted', 'paused')`);
    await tx.execute(sql`
      UPDATE mandate SET provider_token = NULL, provider_customer = NULL
      WHERE shopper_id = ${shopperId} AND NOT ends_there`);
  },
};
