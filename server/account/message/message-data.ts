import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/database/personal-data.ts';

/**
 * Messages sent to a person, and their letters to the shop. Keeps the account-deleted message, so that it still
 * gets delivered.
 */
export const messageData: PersonalData = {
  part: 'messages',
  tables: ['message', 'otp', 'code_challenge'],
  collect: async (session, shopperId) => ({
    received: await session.query(sql`
      SELECT recipient, channel, template, sent_at FROM message
      WHERE recipient IN (SELECT unnest(ARRAY[phone, shopper.email, wish.email]) FROM shopper
        LEFT JOIN email_wish AS wish ON wish.shopper_id = shopper.id WHERE shopper.id = ${shopperId})
      ORDER BY sent_at`),
    written: await session.query(sql`
      SELECT subject, body, sent_at FROM message
      WHERE reply_to IN (SELECT email FROM shopper WHERE id = ${shopperId}) ORDER BY sent_at`),
  }),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`
      DELETE FROM code_challenge WHERE recipient IN (SELECT unnest(ARRAY[phone, shopper.email, wish.email]) FROM shopper
        LEFT JOIN email_wish AS wish ON wish.shopper_id = shopper.id WHERE shopper.id = ${shopperId})`);
    await tx.execute(sql`
      DELETE FROM otp WHERE phone IN (SELECT unnest(ARRAY[phone, shopper.email, wish.email]) FROM shopper
        LEFT JOIN email_wish AS wish ON wish.shopper_id = shopper.id WHERE shopper.id = ${shopperId})`);
    await tx.execute(sql`
      DELETE FROM message WHERE template IS DISTINCT FROM 'account-deleted'
        AND (recipient IN (SELECT unnest(ARRAY[phone, shopper.email, wish.email]) FROM shopper
        LEFT JOIN email_wish AS wish ON wish.shopper_id = shopper.id WHERE shopper.id = ${shopperId})
          OR reply_to IN (SELECT email FROM shopper WHERE id = ${shopperId}))`);
  },
};
