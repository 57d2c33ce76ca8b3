import { plural, t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatTotal } from '../../../domain/kit/money/counted.ts';
import { formatTimestamp } from '../../../domain/kit/money/dates.ts';
import type { Prescription, PrescriptionStatus } from '../../../domain/prescriptions/prescription.ts';
import type { prescriptionListMachine } from './prescription-list.machine.ts';

export type StatusTone = 'info' | 'warning' | 'good' | 'bad' | 'neutral';

export interface StatusWords {
  readonly label: string;
  readonly tone: StatusTone;
}

/** Texts of a status, for the patient and for the dashboard. */
export const statusWords: Readonly<Record<PrescriptionStatus, StatusWords>> = {
  waiting: { label: t`Waiting`, tone: 'info' },
  inReview: { label: t`In review`, tone: 'info' },
  asked: { label: t`Send again`, tone: 'warning' },
  approved: { label: t`Approved`, tone: 'good' },
  refused: { label: t`Not approved`, tone: 'bad' },
  expired: { label: t`Expired`, tone: 'neutral' },
};

export interface PrescriptionRow extends StatusWords {
  readonly id: string;
  readonly number: string;
  readonly patient: string;
  readonly at: string;
  readonly files: string;
  readonly href: string;
}

export interface PrescriptionListView {
  /** Whether there is nothing to show yet. A list that is loaded again stays on screen, also an empty one. */
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly rows: readonly PrescriptionRow[];
  /** The orders that need a prescription; null if none does. */
  readonly waiting: string | null;
  readonly hasMore: boolean;
  readonly isExtending: boolean;
  /** Whether more of them couldn’t be loaded. */
  readonly isUnadded: boolean;
  readonly status: PrescriptionStatus | null;
  readonly q: string;
  /** '3 prescriptions are waiting'; null while unknown. */
  readonly queue: string | null;
}

/** View model of the list. */
export function prescriptionListView(snapshot: SnapshotFrom<typeof prescriptionListMachine>): PrescriptionListView {
  const { prescriptions, total, status, waitingOrders, q, waiting } = snapshot.context;
  return {
    isLoading: snapshot.matches('loading') && total === null && prescriptions.length === 0,
    isFailed: snapshot.matches('failed'),
    rows: prescriptions.map(rowOf),
    waiting: waitingText(waitingOrders),
    hasMore: prescriptions.length < (total ?? 0),
    isExtending: snapshot.matches('extending'),
    isUnadded: snapshot.matches('unadded'),
    status,
    q,
    queue: waiting === null ? null : queueText(waiting),
  };
}

function waitingText(orders: readonly string[]): string | null {
  if (orders.length === 0) return null;
  return orders.length === 1
    ? t`Order ${orders.join('')} is waiting for a prescription. We’ll send it as soon as one is approved.`
    : t`Orders ${orders.join(', ')} are waiting for a prescription. We’ll send them as soon as one is approved.`;
}

function rowOf({
  id,
  number,
  status,
  patient,
  patientName,
  signedAt,
  files,
  createdAt,
}: Prescription): PrescriptionRow {
  return {
    ...statusWords[status],
    id,
    number,
    // A signed paper names its own patient, who may not be the one with the account.
    patient: (signedAt === null ? '' : patientName) || patient.name || patient.phone || t`No name`,
    at: formatTimestamp(new Date(createdAt)),
    files: files.length === 0 ? t`Written here` : plural(files.length, { one: '# file', other: '# files' }),
    href: `/dashboard/prescriptions/${id}`,
  };
}

function queueText(waiting: number): string {
  if (waiting === 0) return 'No prescriptions are waiting';
  return `${formatTotal(waiting)} ${waiting === 1 ? 'prescription is' : 'prescriptions are'} waiting`;
}
