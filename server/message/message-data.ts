import sql from 'sql-template-tag';
import type { PersonalData } from '../account/personal-data.ts';

/** What was sent to a person. The last message, that the account is deleted, still finds its way. */
export const messageData: PersonalData = {
  part: 'messages',
  tables: ['message', 'otp'],
  collect: async (session, shopperId) =>
    session.query(sql`
      SELECT recipient, channel, template, sent_at FROM message
      WHERE recipient IN (SELECT unnest(ARRAY[phone, email]) FROM shopper WHERE id = ${shopperId})
      ORDER BY sent_at`),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`
      DELETE FROM otp WHERE phone IN (SELECT unnest(ARRAY[phone, email]) FROM shopper WHERE id = ${shopperId})`);
    await tx.execute(sql`
      DELETE FROM message WHERE template IS DISTINCT FROM 'account-deleted'
        AND recipient IN (SELECT unnest(ARRAY[phone, email]) FROM shopper WHERE id = ${shopperId})`);
  },
};
