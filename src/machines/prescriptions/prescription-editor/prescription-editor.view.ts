import type { SnapshotFrom } from 'xstate';
import type { Medicine } from '../../../domain/prescriptions/prescription.ts';
import type { prescriptionEditorMachine } from './prescription-editor.machine.ts';
import { draftErrors } from './prescription-editor.rules.ts';

export interface MedicineView extends Medicine {
  readonly errors: Readonly<Partial<Record<keyof Medicine, string>>>;
}

export type PrescriptionEditorView =
  | { readonly kind: 'opening' }
  | { readonly kind: 'unopened'; readonly text: string }
  | {
      readonly kind: 'identifying';
      readonly phone: string;
      readonly error: string | undefined;
      readonly isFinding: boolean;
    }
  | WritingView
  | ReasoningView
  | { readonly kind: 'done' };

export interface WritingView {
  readonly kind: 'writing';
  readonly patient: string;
  readonly isNew: boolean;
  readonly isSigned: boolean;
  /** The request in progress. */
  readonly busy: 'signing' | 'releasing' | null;
  readonly medicines: readonly MedicineView[];
  readonly canAddMedicine: boolean;
  readonly products: readonly { readonly sku: string; readonly name: string; readonly isChosen: boolean }[];
  readonly advice: string;
  readonly months: number;
  /** Why it can't be signed, if the problem belongs to no field. */
  readonly problem: string | undefined;
}

export interface ReasoningView {
  readonly kind: 'reasoning';
  readonly decision: 'refuse' | 'ask';
  readonly reason: string;
  readonly error: string | undefined;
  readonly isBusy: boolean;
}

type Snapshot = SnapshotFrom<typeof prescriptionEditorMachine>;

/** View model of the editor. */
export function prescriptionEditorView(snapshot: Snapshot): PrescriptionEditorView {
  const { phone, decision, reason } = snapshot.context;
  if (snapshot.matches('opening')) return { kind: 'opening' };
  if (snapshot.matches('unopened')) return { kind: 'unopened', text: saidBy(snapshot) };
  if (snapshot.matches('done')) return { kind: 'done' };
  if (snapshot.matches('identifying') || snapshot.matches('finding')) {
    return { kind: 'identifying', phone, error: phoneError(snapshot), isFinding: snapshot.matches('finding') };
  }
  const isDeciding = snapshot.matches('deciding') && decision !== 'release';
  if (decision !== 'release' && (isDeciding || snapshot.matches('reasoning'))) {
    const error = snapshot.matches({ reasoning: 'refused' }) ? 'Tell the patient why' : undefined;
    return { kind: 'reasoning', decision, reason, error, isBusy: isDeciding };
  }
  return writingOf(snapshot);
}

function writingOf(snapshot: Snapshot): WritingView {
  const { id, isSigned, patient, draft, products, maxMedicines } = snapshot.context;
  const errors = snapshot.matches({ writing: 'refused' }) ? draftErrors(draft) : {};
  return {
    kind: 'writing',
    patient: patient?.name || 'this patient',
    isNew: id === null,
    isSigned,
    busy: snapshot.matches('writing') ? null : snapshot.matches('deciding') ? 'releasing' : 'signing',
    medicines: draft.medicines.map((medicine, index) => ({
      ...medicine,
      errors: {
        ...wanted('name', errors[`medicines.${index}.name`]),
        ...wanted('dose', errors[`medicines.${index}.dose`]),
        ...wanted('duration', errors[`medicines.${index}.duration`]),
      },
    })),
    canAddMedicine: draft.medicines.length < maxMedicines,
    products: products.map(({ sku, name }) => ({ sku, name, isChosen: draft.products.includes(sku) })),
    advice: draft.advice,
    months: draft.months,
    problem: snapshot.matches({ writing: 'unkept' }) ? saidBy(snapshot) : errors['medicines'],
  };
}

function wanted(field: keyof Medicine, error: string | undefined) {
  return error === undefined ? {} : { [field]: error };
}

function phoneError(snapshot: Snapshot): string | undefined {
  if (snapshot.matches({ identifying: 'unwhole' })) return 'Enter a 10 digit mobile number';
  if (snapshot.matches({ identifying: 'unknown' })) return 'No patient has this number';
  if (snapshot.matches({ identifying: 'unasked' })) return 'The shop didn’t answer. Try again.';
  return undefined;
}

function saidBy({ context: { failure } }: Snapshot): string {
  return failure?.kind === 'refused' && failure.message !== ''
    ? failure.message
    : 'The shop didn’t answer. Try again.';
}
