import type { Medicine, Prescription, WrittenPrescription } from '../../../domain/prescriptions/prescription.ts';
import type { Failure, Tells } from '../../kit/tells.ts';

export interface ShopProduct {
  readonly sku: string;
  readonly name: string;
}

export interface Patient {
  readonly id: string;
  readonly name: string;
}

/** What a prescriber needs at the start: the prescription, taken to the desk, and what the shop sells. */
export interface OpenedPrescription {
  /** Null for a new one. */
  readonly prescription: Prescription | null;
  readonly products: readonly ShopProduct[];
}

export type Decision = 'refuse' | 'ask' | 'release';

export type PrescriptionEditorEvent =
  | { type: 'desk.retry' }
  | { type: 'phone.type'; text: string }
  | { type: 'patient.find' }
  | { type: 'patient.change' }
  | { type: 'medicine.add' }
  | { type: 'medicine.remove'; index: number }
  | { type: 'medicine.type'; index: number; field: keyof Medicine; text: string }
  | { type: 'product.toggle'; sku: string }
  | { type: 'advice.type'; text: string }
  | { type: 'months.choose'; months: number }
  | { type: 'prescription.sign' }
  | { type: 'decision.open'; decision: 'refuse' | 'ask' }
  | { type: 'decision.close' }
  | { type: 'reason.type'; text: string }
  | { type: 'decision.submit' }
  | { type: 'prescription.release' };

export interface PrescriptionEditorInput {
  /** The prescription that is reviewed; null writes a new one. */
  readonly id: string | null;
  readonly maxMedicines: number;
  readonly parent: Tells<{ type: 'prescription.sent' }>;
}

export interface PrescriptionEditorContext extends PrescriptionEditorInput {
  readonly products: readonly ShopProduct[];
  readonly isSigned: boolean;
  readonly phone: string;
  readonly patient: Patient | null;
  readonly draft: WrittenPrescription;
  readonly decision: Decision;
  readonly reason: string;
  readonly failure: Failure | null;
}

export const emptyMedicine: Medicine = { name: '', dose: '', duration: '', notes: '' };
export const emptyDraft: WrittenPrescription = { medicines: [emptyMedicine], products: [], advice: '', months: 3 };

/** A sheet before anything is known. */
export const emptySheet: Omit<PrescriptionEditorContext, keyof PrescriptionEditorInput> = {
  products: [],
  isSigned: false,
  phone: '',
  patient: null,
  draft: emptyDraft,
  decision: 'ask',
  reason: '',
  failure: null,
};
