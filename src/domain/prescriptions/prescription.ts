import { t } from '../kit/text/text.ts';
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
  /** Such as 'tablet' or 'churna'; may be empty, like timing, anupana and notes. */
  readonly form: string;
  /** Such as '1 tablet, twice a day'. */
  readonly dose: string;
  /** Such as 'after food'. */
  readonly timing: string;
  /** What it is taken with, such as 'warm water' or 'honey'. */
  readonly anupana: string;
  /** Such as '30 days'. */
  readonly duration: string;
  readonly notes: string;
}

/** What a medicine is taken with, inside of a sentence: 'Warm milk' as 'warm milk'; 'A2 ghee' stays. */
export function anupanaWords(anupana: string): string {
  return /^\p{Lu}\p{Ll}/u.test(anupana) ? `${anupana.charAt(0).toLowerCase()}${anupana.slice(1)}` : anupana;
}

export const patientSexes = ['female', 'male', 'other'] as const;
export type PatientSex = (typeof patientSexes)[number];
export const oldestAge = 120;

/** Who signs: as it is printed and sealed (PRE-01). */
export interface Signer {
  readonly name: string;
  /** Such as 'BAMS, MD (Ayurveda)'. */
  readonly qualification: string;
  /** The number in the register of the council. */
  readonly registration: string;
  readonly council: string;
}

/** Templates per prescriber. */
export const maxTemplates = 100;

/** What a prescriber keeps to use again. */
export interface PrescriptionTemplate {
  readonly id: string;
  readonly name: string;
  readonly diagnosis: string;
  readonly medicines: readonly Medicine[];
  readonly products: readonly string[];
  /** Its products with the names of the shop. */
  readonly covers: readonly { readonly sku: string; readonly name: string }[];
  readonly advice: string;
  readonly months: number;
}

/** The part that the prescriber writes. */
export interface WrittenPrescription {
  /** As it is printed: the account may belong to somebody else in the family, or have no name. */
  readonly patientName: string;
  /** Whole years; null while unknown. */
  readonly patientAge: number | null;
  readonly patientSex: PatientSex | null;
  /** May be empty. */
  readonly diagnosis: string;
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
  /** What it covers, with the names of the shop. */
  readonly covers: readonly { readonly sku: string; readonly name: string }[];
  /** The patient's orders that wait for it (ORD-06). */
  readonly orders: readonly {
    readonly number: string;
    readonly lines: readonly { readonly sku: string; readonly name: string; readonly quantity: number }[];
  }[];
  /** Why it was refused or sent back to the patient; '' otherwise. */
  readonly reason: string;
  /** Who is reviewing it or has signed it; null if nobody. */
  readonly prescriber: { readonly id: string; readonly name: string } | null;
  /** Who signed, as printed; null until signed, and for what was signed before these details were asked for. */
  readonly signer: Signer | null;
  /** ISO 8601; null until approved. */
  readonly signedAt: string | null;
  readonly validUntil: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** What is missing before a prescription can be signed, by field: 'patientName', 'medicines.0.dose' (PRE-01). */
export function signatureErrors(written: WrittenPrescription): Readonly<Record<string, string>> {
  const { patientName, patientAge, patientSex, medicines, products } = written;
  const errors: Record<string, string> = {};
  if (patientName.trim() === '') errors['patientName'] = t`Enter the patient’s name`;
  if (patientAge === null) errors['patientAge'] = t`Enter the age in years`;
  if (patientSex === null) errors['patientSex'] = t`Choose one`;
  if (medicines.length === 0 && products.length === 0) errors['medicines'] = t`Name a medicine or choose a product`;
  for (const [index, { name, dose, duration }] of medicines.entries()) {
    if (name.trim() === '') errors[`medicines.${index}.name`] = t`Enter the medicine`;
    if (dose.trim() === '') errors[`medicines.${index}.dose`] = t`Enter how much and how often`;
    if (duration.trim() === '') errors[`medicines.${index}.duration`] = t`Enter for how long`;
  }
  return errors;
}
