import sql from 'sql-template-tag';
import { nobody } from '../../account/account/nobody.ts';
import type { PersonalData } from '../../platform/database/personal-data.ts';

/** Subscriptions end with the account, and their addresses are anonymised. */
export const subscriptionData: PersonalData = {
  part: 'subscriptions',
  tables: ['subscription', 'subscription_event'],
  collect: async (session, shopperId) =>
    session.query(sql`
      SELECT sku, name, variant, flavour, quantity, plan, agreed_price, address, pays_by, status, next_on
      FROM subscription WHERE shopper_id = ${shopperId} ORDER BY next_on`),
  erase: async (tx, { shopperId, now }) => {
    await tx.execute(sql`
      UPDATE subscription SET status = 'cancelled', retry_at = NULL, ended_at = coalesce(ended_at, ${now}::timestamptz),
        pays_by = 'link',
        address = address || ${JSON.stringify(nobody)}::jsonb
      WHERE shopper_id = ${shopperId}`);
  },
};
