import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/database/personal-data.ts';

/** Referrals of a person. Only the code is deleted; the rest is anonymous once the account has no name. */
export const referralData: PersonalData = {
  part: 'referrals',
  tables: ['referral_code', 'referral'],
  collect: async (session, shopperId) => ({
    code: (await session.maybeOne(sql`SELECT code FROM referral_code WHERE shopper_id = ${shopperId}`)) ?? null,
    joined: await session.query(sql`
      SELECT joined_at, reward FROM referral WHERE referrer_id = ${shopperId} ORDER BY joined_at`),
  }),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`DELETE FROM referral_code WHERE shopper_id = ${shopperId}`);
  },
};
