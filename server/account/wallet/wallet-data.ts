import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/database/personal-data.ts';

/** The ledger is append-only; its entries are anonymous once the account has no name. */
export const walletData: PersonalData = {
  part: 'wallet',
  tables: ['wallet', 'wallet_entry'],
  collect: async (session, shopperId) =>
    session.query(sql`
      SELECT amount, balance_after, reason, reference, note, at FROM wallet_entry
      WHERE shopper_id = ${shopperId} ORDER BY id`),
  erase: async () => {},
};
