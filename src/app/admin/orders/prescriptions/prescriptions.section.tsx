import * as prescriptionAdminCalls from '../../../../contract/prescriptions/prescription-admin.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { dayWords, moment, number, personCell, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { statusBadges } from './prescription-words.ts';
import { prescriptionList } from './prescriptions.list.ts';

/** /dashboard/prescriptions for admins: read-only, and every access is logged. */
export const AdminPrescriptionsSection = adminSection({
  list: prescriptionList,
  calls: (http) => ({
    list: listOf(
      async (query, signal) => http.send(prescriptionAdminCalls.browsePrescriptions, { query, signal }),
      'items',
      rowOf,
    ),
  }),
  forms: {},
});

function rowOf(listed: AnswerOf<Api['browsePrescriptions']>['items'][number]) {
  const { id, patient, status, prescriber, files, createdAt, validUntil } = listed;
  return {
    id,
    name: listed.number,
    cells: {
      number: text(listed.number),
      patient: personCell(patient),
      status: { kind: 'badge', ...statusBadges[status] } as const,
      prescriber: text(prescriber ?? '–'),
      files: number(files),
      created: moment(createdAt),
      validUntil: text(dayWords(validUntil)),
    },
    commands: [],
  };
}
