import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatDay, formatTimestamp } from '../../../domain/kit/money/dates.ts';
import { anupanaWords, type Medicine, type Signer } from '../../../domain/prescriptions/prescription.ts';
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
  /** 'Asha Rao, 34 years, female'; '' if it isn't known. */
  readonly writtenFor: string;
  readonly diagnosis: string;
  readonly prescriberId: string | null;
  readonly signed: string | null;
  readonly validUntil: string | null;
  readonly documents: readonly FileView[];
  readonly signedPrescription: { readonly open: string; readonly download: string } | null;
  readonly medicines: readonly { readonly name: string; readonly how: string }[];
  readonly products: readonly { readonly sku: string; readonly name: string }[];
  readonly advice: string;
}

export type PrescriptionViewView =
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }
  | OpenedView;

const kinds = { 'application/pdf': 'PDF', 'image/jpeg': t`Photo`, 'image/png': t`Picture` } as const;

/** View model of the prescription page. */
export function prescriptionViewView(snapshot: SnapshotFrom<typeof prescriptionViewMachine>): PrescriptionViewView {
  const { prescription } = snapshot.context;
  if (snapshot.matches('missing')) return { kind: 'missing' };
  const isFailed = snapshot.matches('failed');
  if (prescription) return openedOf(prescription, isFailed);
  return { kind: isFailed ? 'failed' : 'loading' };
}

function openedOf(prescription: OpenedPrescription, isStale: boolean): OpenedView {
  const { id, number, status, patient, notes, reason, prescriber, signer, signedAt, validUntil, links } =
    prescription;
  const linkOf = (fileId: string | null) => links.find((each) => each.fileId === fileId) ?? null;
  return {
    ...statusWords[status],
    kind: 'shown',
    isStale,
    id,
    number,
    status,
    patient: patient.name || t`No name`,
    phone: patient.phone,
    sentAt: formatTimestamp(new Date(prescription.createdAt)),
    notes,
    orders: prescription.orders.map(orderText).join('; '),
    reason,
    prescriber: signer ? signerText(signer) : prescriber && (prescriber.name || t`The shop’s prescriber`),
    writtenFor: writtenFor(prescription),
    diagnosis: prescription.diagnosis,
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
    medicines: prescription.medicines.map(medicineOf),
    products: prescription.covers,
    advice: prescription.advice,
  };
}

function signerText({ name, qualification, registration, council }: Signer): string {
  return `${name}, ${qualification}, registration ${registration} (${council})`;
}

function writtenFor({ patientName, patientAge, patientSex }: OpenedPrescription): string {
  return [patientName, patientAge === null ? '' : t`${patientAge} years`, patientSex ?? '']
    .filter((part) => part !== '')
    .join(', ');
}

function medicineOf({ name, form, dose, timing, duration, notes, ...medicine }: Medicine) {
  const anupana = anupanaWords(medicine.anupana);
  const how = [dose, timing, anupana === '' ? '' : t`with ${anupana}`, duration, notes];
  return { name: form === '' ? name : `${name}, ${form}`, how: how.filter((part) => part !== '').join(' · ') };
}

/** 'Sleep Mantra × 2, Calm Mantra of order M26-001001'. */
function orderText({ number, lines }: OpenedPrescription['orders'][number]): string {
  const goods = lines.map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`));
  return t`${goods.join(', ')} of order ${number}`;
}

function pathsOf({ open, download }: { readonly open: string; readonly download: string }) {
  return { open, download };
}
