import type { SnapshotFrom } from 'xstate';
import { formatDay, formatTimestamp } from '../../../domain/kit/money/dates.ts';
import type { Medicine } from '../../../domain/prescriptions/prescription.ts';
import { statusWords, type StatusWords } from '../prescription-list/prescription-list.view.ts';
import { formatSize } from '../prescription-upload/prescription-upload.view.ts';
import type { OpenedPrescription, prescriptionViewMachine } from './prescription-view.machine.ts';

export interface FileView {
  readonly id: string;
  readonly title: string;
  readonly isPicture: boolean;
  readonly open: string;
  readonly download: string;
}

export interface OpenedView extends StatusWords {
  readonly kind: 'shown';
  /** Reloading failed: the links have expired, and the contents may be outdated. */
  readonly isStale: boolean;
  readonly id: string;
  readonly number: string;
  readonly status: OpenedPrescription['status'];
  readonly patient: string;
  readonly phone: string | null;
  readonly sentAt: string;
  readonly notes: string;
  /** The orders that wait for it; '' if none. */
  readonly orders: string;
  readonly reason: string;
  readonly prescriber: string | null;
  readonly prescriberId: string | null;
  readonly signed: string | null;
  readonly validUntil: string | null;
  readonly documents: readonly FileView[];
  readonly signedPrescription: { readonly open: string; readonly download: string } | null;
  readonly medicines: readonly Medicine[];
  readonly products: readonly { readonly sku: string; readonly name: string }[];
  readonly advice: string;
}

export type PrescriptionViewView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }
  | OpenedView;

const kinds = { 'application/pdf': 'PDF', 'image/jpeg': 'Photo', 'image/png': 'Picture' } as const;

/** View model of the prescription page. */
export function prescriptionViewView(snapshot: SnapshotFrom<typeof prescriptionViewMachine>): PrescriptionViewView {
  const { prescription } = snapshot.context;
  if (snapshot.matches('missing')) return { kind: 'missing' };
  const isFailed = snapshot.matches('failed');
  if (prescription) return openedOf(prescription, isFailed);
  return { kind: isFailed ? 'failed' : 'loading' };
}

function openedOf(prescription: OpenedPrescription, isStale: boolean): OpenedView {
  const { id, number, status, patient, notes, reason, prescriber, signedAt, validUntil, links } = prescription;
  const linkOf = (fileId: string | null) => links.find((each) => each.fileId === fileId) ?? null;
  return {
    ...statusWords[status],
    kind: 'shown',
    isStale,
    id,
    number,
    status,
    patient: patient.name || 'No name',
    phone: patient.phone,
    sentAt: formatTimestamp(new Date(prescription.createdAt)),
    notes,
    orders: prescription.orders.map(orderText).join('; '),
    reason,
    prescriber: prescriber && (prescriber.name || 'The shop’s prescriber'),
    prescriberId: prescriber?.id ?? null,
    signed: signedAt && formatTimestamp(new Date(signedAt)),
    validUntil: validUntil && formatDay(new Date(validUntil)),
    documents: prescription.files.flatMap((file, index) => {
      const link = linkOf(file.id);
      if (!link) return [];
      const title = `${kinds[file.type]} ${index + 1}, ${formatSize(file.size)}`;
      return [{ id: file.id, title, isPicture: file.type !== 'application/pdf', ...pathsOf(link) }];
    }),
    signedPrescription: signedAt === null ? null : linkOf(null),
    medicines: prescription.medicines,
    products: prescription.products.map((sku) => ({ sku, name: wordsOf(sku) })),
    advice: prescription.advice,
  };
}

/** 'Sleep Mantra × 2, Calm Mantra of order M26-001001'. */
function orderText({ number, lines }: OpenedPrescription['orders'][number]): string {
  const goods = lines.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`));
  return `${goods.join(', ')} of order ${number}`;
}

/** 'sleep-mantra' as 'Sleep Mantra'. */
function wordsOf(sku: string): string {
  return sku
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');
}

function pathsOf({ open, download }: { readonly open: string; readonly download: string }) {
  return { open, download };
}
