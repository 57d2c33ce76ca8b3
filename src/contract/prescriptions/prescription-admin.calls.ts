import * as z from 'zod/mini';
import { prescriptionStatuses } from '../../domain/prescriptions/prescription.ts';
import { listAnswer, listQuery, queryChoices } from '../platform/list.ts';
import { defineCall } from '../call.ts';
import { day, id, mobile, text, timestamp } from '../primitives.ts';

/** What a list says of a prescription; nothing of what is in it, which is read one by one and written down. */
const row = z.strictObject({
  id,
  number: text(20),
  status: z.enum(prescriptionStatuses),
  patient: z.strictObject({ id, name: text(130), phone: z.nullable(mobile) }),
  /** Who has it on the dashboard, or signed it. */
  prescriber: z.nullable(text(130)),
  files: z.int(),
  createdAt: timestamp,
  validUntil: z.nullable(timestamp),
});

export const browsePrescriptions = defineCall({
  method: 'GET',
  path: '/v1/admin/prescriptions',
  summary: 'All prescriptions without what is in them, found by number or patient; the newest first',
  tag: 'Prescriptions',
  access: ['admin'],
  query: listQuery({
    sorts: ['created', 'validUntil'],
    filters: { status: z.optional(queryChoices(prescriptionStatuses)), from: z.optional(day), to: z.optional(day) },
  }),
  status: 200,
  answer: listAnswer(row),
  problems: [],
});

export type PrescriptionListRow = z.infer<typeof row>;
export type PrescriptionFilters = Pick<z.output<typeof browsePrescriptions.query>, 'q' | 'status' | 'from' | 'to'>;
