import type { FileType } from '../kit/file.ts';

/** Status of a prescription, matching its chart. */
export const prescriptionStatuses = ['waiting', 'inReview', 'asked', 'approved', 'refused', 'expired'] as const;
export type PrescriptionStatus = (typeof prescriptionStatuses)[number];

/**
 * Status of the hold on an order's prescription lines, matching its chart. 'lapsed': no prescription was sent in
 * time (ORD-06).
 */
export const holdStatuses = ['awaited', 'submitted', 'asked', 'released', 'refused', 'lapsed'] as const;
export type HoldStatus = (typeof holdStatuses)[number];

/** Maximum files per prescription. */
export const maxFiles = 5;
/** Months for which an approved prescription is valid, unless the prescriber shortens it. */
export const longestMonths = 6;

export interface Medicine {
  readonly name: string;
  /** Such as '1 tablet, twice a day'. */
  readonly dose: string;
  /** Such as '30 days'. */
  readonly duration: string;
  /** Such as 'after food'; may be empty. */
  readonly notes: string;
}

/** The part that the prescriber writes. */
export interface WrittenPrescription {
  readonly medicines: readonly Medicine[];
  /** Skus of the shop's products that it covers. */
  readonly products: readonly string[];
  readonly advice: string;
  /** Months of validity from signing. */
  readonly months: number;
}

export interface PrescriptionFile {
  readonly id: string;
  readonly type: FileType;
  /** Bytes. */
  readonly size: number;
  /** ISO 8601. */
  readonly sentAt: string;
}

/** A prescription as seen by its patient, prescribers and admins (ACC-03). */
export interface Prescription extends WrittenPrescription {
  readonly id: string;
  /** 'RX-1001'. */
  readonly number: string;
  readonly status: PrescriptionStatus;
  readonly patient: { readonly id: string; readonly name: string; readonly phone: string | null };
  /** The patient's notes. */
  readonly notes: string;
  readonly files: readonly PrescriptionFile[];
  /** The patient's orders that wait for it (ORD-06). */
  readonly orders: readonly {
    readonly number: string;
    readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
  }[];
  /** Why it was refused or sent back to the patient; '' otherwise. */
  readonly reason: string;
  /** Who is reviewing it or has signed it; null if nobody. */
  readonly prescriber: { readonly id: string; readonly name: string } | null;
  /** ISO 8601; null until approved. */
  readonly signedAt: string | null;
  readonly validUntil: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}
