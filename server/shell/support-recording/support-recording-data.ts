import sql from 'sql-template-tag';
import type { PersonalData } from '../../platform/database/personal-data.ts';

/** What a person showed to support. */
export const supportRecordingData: PersonalData = {
  part: 'supportRecordings',
  tables: ['support_recording'],
  collect: async (session, shopperId) =>
    session.query(sql`SELECT code, shown_at, recording FROM support_recording WHERE shopper_id = ${shopperId}`),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`DELETE FROM support_recording WHERE shopper_id = ${shopperId}`);
  },
};
