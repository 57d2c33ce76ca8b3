import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/database/personal-data.ts';

/** Reviews with their photos, votes and reports. Deletion takes them off the product's page and out of its figures. */
export const reviewData: PersonalData = {
  part: 'reviews',
  tables: ['review', 'review_invitation', 'review_event', 'review_vote', 'review_report'],
  collect: async (session, shopperId) => ({
    written: await session.query(sql`
      SELECT id, sku, status, stars, words, author, photo_ids, reject_reason, reject_words, answer, written_at
      FROM review WHERE shopper_id = ${shopperId} ORDER BY written_at`),
    invitations: await session.query(sql`
      SELECT order_id, line, sku, created_at FROM review_invitation WHERE shopper_id = ${shopperId} ORDER BY created_at`),
    votes: await session.query(sql`
      SELECT review_id, at FROM review_vote WHERE shopper_id = ${shopperId} ORDER BY at`),
    reports: await session.query(sql`
      SELECT review_id, reason, at FROM review_report WHERE shopper_id = ${shopperId} ORDER BY at`),
  }),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`DELETE FROM review_vote WHERE shopper_id = ${shopperId}`);
    await tx.execute(sql`DELETE FROM review_report WHERE shopper_id = ${shopperId}`);
    await tx.execute(sql`DELETE FROM review WHERE shopper_id = ${shopperId}`);
    await tx.execute(sql`DELETE FROM review_invitation WHERE shopper_id = ${shopperId}`);
    await tx.execute(sql`UPDATE review_event SET shopper_id = NULL WHERE shopper_id = ${shopperId}`);
  },
};
