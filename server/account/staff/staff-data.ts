import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/database/personal-data.ts';

/** Invitations that a person sent or accepted. After deletion, only that there was one stays. */
export const staffData: PersonalData = {
  part: 'staff',
  tables: ['staff_invitation'],
  collect: async (session, shopperId) => ({
    accepted: await session.query(sql`
      SELECT email, invited_at, accepted_at FROM staff_invitation WHERE accepted_by = ${shopperId}`),
    sent: await session.query(sql`
      SELECT invited_at, expires_at FROM staff_invitation WHERE invited_by = ${shopperId}`),
  }),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`
      UPDATE staff_invitation SET accepted_by = NULL, email = '(deleted)' WHERE accepted_by = ${shopperId}`);
    await tx.execute(sql`UPDATE staff_invitation SET invited_by = NULL WHERE invited_by = ${shopperId}`);
  },
};
