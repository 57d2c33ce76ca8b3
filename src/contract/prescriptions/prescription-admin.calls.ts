import * as z from 'zod/mini';
import { prescriptionStatuses } from '../../domain/prescriptions/prescription.ts';
import { listAnswer, listQuery, queryChoices } from '../platform/list.ts';
import { defineCall } from '../call.ts';
import { day, id, mobile, text, timestamp } from '../primitives.ts';

/**
 * A prescription as a row of a list, without its contents: those are read one at a time, and each access is logged.
 */
const row = z.strictObject({
  id,
  number: text(20),
  status: z.enum(prescriptionStatuses),
  patient: z.strictObject({ id, name: text(130), phone: z.nullable(mobile) }),
  /** The prescriber who is reviewing it or has signed it. */
  prescriber: z.nullable(text(130)),
  files: z.int(),
  createdAt: timestamp,
  validUntil: z.nullable(timestamp),
});

export const browsePrescriptions = defineCall({
  method: 'GET',
  path: '/v1/admin/prescriptions',
  summary: 'All prescriptions without their contents, searched by number or patient; newest first',
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
