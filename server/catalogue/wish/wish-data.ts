import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/database/personal-data.ts';

/** What a person wants to remember. */
export const wishData: PersonalData = {
  part: 'wishlist',
  tables: ['wish'],
  collect: async (session, shopperId) =>
    session.query(sql`SELECT sku, added_at FROM wish WHERE shopper_id = ${shopperId} ORDER BY added_at`),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`DELETE FROM wish WHERE shopper_id = ${shopperId}`);
  },
};
