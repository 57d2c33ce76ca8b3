import sql from 'sql-template-tag';
import type { PersonalData } from '../platform/database/personal-data.ts';
import { findSigner, templatesOf } from './prescriber.queries.ts';
import { openWords, type WordsRow } from './words.ts';

type Collected = WordsRow & { [column: string]: unknown };

/** Requests and prescriptions. After account deletion, only their number, dates, status and prescriber stay. */
export const prescriptionData: PersonalData = {
  part: 'prescriptions',
  tables: ['prescription', 'prescription_event', 'prescription_hold'],
  collect: async (session, shopperId, files) => {
    const rows = await session.query<Collected>(sql`
      SELECT id, shopper_id, words, number, origin, status, notes, reason, medicines, products, advice, months, signed_at, valid_until,
        created_at,
        (SELECT jsonb_agg(jsonb_build_object('event', event, 'status', prescription_event.status, 'at', at)
          ORDER BY prescription_event.id) FROM prescription_event WHERE prescription_id = prescription.id) AS events
      FROM prescription WHERE shopper_id = ${shopperId} ORDER BY created_at`);
    return rows.map(({ id, shopper_id, words, ...row }) => ({
      ...row,
      ...openWords(files, { ...row, id, shopper_id, words }),
    }));
  },
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`
      UPDATE prescription_event SET written = '{}', words = NULL
      WHERE prescription_id IN (SELECT id FROM prescription WHERE shopper_id = ${shopperId})`);
    await tx.execute(sql`
      UPDATE prescription SET notes = '', reason = '', medicines = '[]', products = '{}', advice = '', words = NULL
      WHERE shopper_id = ${shopperId}`);
  },
};

/** How a prescriber is printed, and their templates. What they signed keeps their details: patients rely on it. */
export const prescriberData: PersonalData = {
  part: 'prescriber',
  tables: ['prescriber', 'prescription_template'],
  collect: async (session, shopperId) => ({
    signer: (await findSigner(session, shopperId)) ?? null,
    templates: await templatesOf(session, shopperId),
  }),
  erase: async (tx, { shopperId }) => {
    await tx.execute(sql`DELETE FROM prescriber WHERE shopper_id = ${shopperId}`);
    await tx.execute(sql`DELETE FROM prescription_template WHERE prescriber_id = ${shopperId}`);
  },
};
