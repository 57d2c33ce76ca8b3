import type {
  Medicine,
  PatientSex,
  Prescription,
  PrescriptionTemplate,
  Signer,
  WrittenPrescription,
} from '../../../domain/prescriptions/prescription.ts';
import type { Failure, Tells } from '../../kit/tells.ts';

export interface ShopProduct {
  readonly sku: string;
  /** '' if it was just found: the search knows it. */
  readonly name: string;
}

export interface Patient {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  /** Their latest signed prescriptions. */
  readonly earlier: readonly Prescription[];
}

/** What the editor starts with. */
export interface OpenedPrescription {
  /** Now assigned to the prescriber; null for a new one. */
  readonly prescription: Prescription | null;
  readonly earlier: readonly Prescription[];
  /** How the prescriber signs; null until they have entered it. */
  readonly signer: Signer | null;
  readonly templates: readonly PrescriptionTemplate[];
}

export type Decision = 'refuse' | 'ask' | 'release';

/** A template to save or to delete. */
export type TemplateChange =
  | { readonly kind: 'save'; readonly name: string; readonly written: WrittenPrescription }
  | { readonly kind: 'delete'; readonly id: string };

export type WordsField = 'patientName' | 'diagnosis' | 'advice';

export type PrescriptionEditorEvent =
  | { type: 'desk.retry' }
  | { type: 'phone.type'; text: string }
  | { type: 'patient.find' }
  | { type: 'patient.change' }
  | { type: 'words.type'; field: WordsField; text: string }
  | { type: 'age.type'; text: string }
  | { type: 'sex.choose'; sex: PatientSex }
  | { type: 'medicine.add' }
  | { type: 'medicine.remove'; index: number }
  | { type: 'medicine.type'; index: number; field: keyof Medicine; text: string }
  | { type: 'product.toggle'; sku: string }
  | { type: 'months.choose'; months: number }
  | { type: 'signer.type'; field: keyof Signer; text: string }
  | { type: 'template.use'; id: string }
  | { type: 'template.type'; text: string }
  | { type: 'template.save' }
  | { type: 'template.delete'; id: string }
  | { type: 'earlier.use'; id: string }
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
  /** What can be ticked: what the patient's orders wait for first, then what was covered or found. */
  readonly products: readonly ShopProduct[];
  readonly isSigned: boolean;
  readonly phone: string;
  readonly patient: Patient | null;
  readonly draft: WrittenPrescription;
  readonly signer: Signer;
  /** As saved on the server; null if nothing is. */
  readonly savedSigner: Signer | null;
  readonly templates: readonly PrescriptionTemplate[];
  readonly templateName: string;
  readonly templateChange: TemplateChange | null;
  readonly decision: Decision;
  readonly reason: string;
  readonly failure: Failure | null;
  /** What the server refuses of a draft that isn't complete either; null until it was asked. */
  readonly checked: CheckedDraft | null;
}

/** What the server refuses of these, by field. */
export interface CheckedDraft {
  readonly draft: WrittenPrescription;
  readonly signer: Signer;
  readonly refusals: Readonly<Record<string, string>>;
}

export const emptyMedicine: Medicine = {
  name: '',
  form: '',
  dose: '',
  timing: '',
  anupana: '',
  duration: '',
  notes: '',
};
export const emptyDraft: WrittenPrescription = {
  patientName: '',
  patientAge: null,
  patientSex: null,
  diagnosis: '',
  medicines: [emptyMedicine],
  products: [],
  advice: '',
  months: 3,
};
const emptySigner: Signer = { name: '', qualification: '', registration: '', council: '' };

/** The initial state of the editor. */
export const emptySheet: Omit<PrescriptionEditorContext, keyof PrescriptionEditorInput> = {
  products: [],
  isSigned: false,
  phone: '',
  patient: null,
  draft: emptyDraft,
  signer: emptySigner,
  savedSigner: null,
  templates: [],
  templateName: '',
  templateChange: null,
  decision: 'ask',
  reason: '',
  failure: null,
  checked: null,
};
