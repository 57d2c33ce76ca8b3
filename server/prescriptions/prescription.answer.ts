import type { WirePrescription } from '../../src/contract/prescriptions/prescription.calls.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { waitingFor } from '../orders/tables/hold.queries.ts';
import { filesOf, namesOf, type NamedPrescription } from './prescription.queries.ts';
import { openWords } from './words.ts';

/** What a patient sees of a draft. */
const unwritten = {
  patientName: '',
  patientAge: null,
  patientSex: null,
  diagnosis: '',
  medicines: [],
  products: [],
  covers: [],
  advice: '',
};

/** Prescriptions with their files. An unsigned draft is hidden from the patient. */
export async function prescriptionsAnswer(
  { database: session, files: sealed }: Pick<ShopContext, 'database' | 'files'>,
  rows: readonly NamedPrescription[],
  { isForPatient }: { isForPatient: boolean },
): Promise<WirePrescription[]> {
  const ids = rows.map(({ id }) => id);
  const files = Map.groupBy(await filesOf(session, ids), ({ reference }) => reference);
  const names = await namesOf(
    session,
    rows.flatMap(({ products }) => products),
  );
  const orders = Map.groupBy(await waitingFor(session, ids), (order) => order.prescription_id);
  return rows.map((row) => {
    const { notes, reason, ...written } = openWords(sealed, row);
    const { medicines, signer } = written;
    const isHidden = isForPatient && row.signed_at === null;
    return {
      id: row.id,
      number: row.number,
      status: row.status,
      patient: { id: row.shopper_id, name: row.patient_name, phone: row.patient_phone },
      notes,
      files: (files.get(row.id) ?? []).map(({ id, type, size, created_at: at }) => ({
        id,
        type,
        size,
        sentAt: at.toISOString(),
      })),
      orders: (orders.get(row.id) ?? []).map(({ number, lines }) => ({ number, lines: [...lines] })),
      reason,
      prescriber: row.reviewer_id === null ? null : { id: row.reviewer_id, name: row.reviewer_name ?? '' },
      signedAt: row.signed_at?.toISOString() ?? null,
      validUntil: row.valid_until?.toISOString() ?? null,
      createdAt: row.created_at.toISOString(),
      ...(isHidden
        ? unwritten
        : {
            ...written,
            medicines: [...medicines],
            products: row.products,
            covers: row.products.map((sku) => ({ sku, name: names.get(sku) ?? sku })),
          }),
      signer,
      months: row.months,
    };
  });
}

export async function prescriptionAnswer(
  context: Pick<ShopContext, 'database' | 'files'>,
  row: NamedPrescription,
  whom: { isForPatient: boolean },
): Promise<WirePrescription> {
  const [answer] = await prescriptionsAnswer(context, [row], whom);
  if (!answer) throw new Error('One row is one answer');
  return answer;
}
