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

/** What the editor starts with: the prescription, now assigned to the prescriber, and the shop's products. */
export interface OpenedPrescription {
  /** Null for a new prescription. */
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
  /** Id of the prescription under review; null for a new one. */
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

/** The initial state of the editor. */
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
