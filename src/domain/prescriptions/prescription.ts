import type { FileType } from '../kit/file.ts';

/** Where a prescription stands; the states of its chart. */
export const prescriptionStatuses = ['waiting', 'inReview', 'asked', 'approved', 'refused', 'expired'] as const;
export type PrescriptionStatus = (typeof prescriptionStatuses)[number];

/** What an order's lines on prescription wait for; the states of their chart. 'lapsed': none was sent in time (ORD-06). */
export const holdStatuses = ['awaited', 'submitted', 'asked', 'released', 'refused', 'lapsed'] as const;
export type HoldStatus = (typeof holdStatuses)[number];

/** Most files of one prescription. */
export const maxFiles = 5;
/** Months for which an approved prescription holds, unless the prescriber says less. */
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

/** What a prescriber writes. */
export interface WrittenPrescription {
  readonly medicines: readonly Medicine[];
  /** Products of the shop that it covers, by sku. */
  readonly products: readonly string[];
  readonly advice: string;
  /** Months from the signature for which it holds. */
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

/** A prescription as its patient, the prescribers and the admins see it (ACC-03). */
export interface Prescription extends WrittenPrescription {
  readonly id: string;
  /** 'RX-1001'. */
  readonly number: string;
  readonly status: PrescriptionStatus;
  readonly patient: { readonly id: string; readonly name: string; readonly phone: string | null };
  /** The patient's own words. */
  readonly notes: string;
  readonly files: readonly PrescriptionFile[];
  /** What of the patient's orders waits for it (ORD-06). */
  readonly orders: readonly {
    readonly number: string;
    readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
  }[];
  /** Why it was refused or asked for again; '' else. */
  readonly reason: string;
  /** Who reviews or has signed; null while nobody does. */
  readonly prescriber: { readonly id: string; readonly name: string } | null;
  /** ISO 8601; null until it is approved. */
  readonly signedAt: string | null;
  readonly validUntil: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}
