import type { SnapshotFrom } from 'xstate';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import type { Medicine, PatientSex, Prescription, Signer } from '../../../domain/prescriptions/prescription.ts';
import type { prescriptionEditorMachine } from './prescription-editor.machine.ts';
import { draftErrors, inRows, stillRefused } from './prescription-editor.rules.ts';

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
  /** Whose account it is: 'Asha Rao, +919876543210'. */
  readonly patient: string;
  readonly patientName: string;
  /** '' while unknown. */
  readonly age: string;
  readonly sex: PatientSex | null;
  readonly diagnosis: string;
  /** How the prescriber signs: 'Dr Meera Nair, BAMS, registration KA-1'; null until it is saved. */
  readonly signsAs: string | null;
  readonly signer: Signer;
  /** By field: 'patientName', 'signer.registration'. */
  readonly errors: Readonly<Record<string, string>>;
  readonly templates: readonly { readonly id: string; readonly name: string }[];
  readonly templateName: string;
  readonly isTemplating: boolean;
  readonly earlier: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  readonly isNew: boolean;
  readonly isSigned: boolean;
  /** The request in progress. */
  readonly busy: 'signing' | 'releasing' | null;
  readonly medicines: readonly MedicineView[];
  readonly canAddMedicine: boolean;
  /** Without a name if it was just found: the search knows it. */
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
  const { id, isSigned, patient, draft, products, maxMedicines, signer, savedSigner } = snapshot.context;
  const { templates, templateName } = snapshot.context;
  const errors = errorsOf(snapshot);
  return {
    kind: 'writing',
    patient:
      [patient?.name ?? '', patient?.phone ?? ''].filter((part) => part !== '').join(', ') ||
      'a patient without a name',
    patientName: draft.patientName,
    age: draft.patientAge === null ? '' : String(draft.patientAge),
    sex: draft.patientSex,
    diagnosis: draft.diagnosis,
    signsAs:
      savedSigner && `${savedSigner.name}, ${savedSigner.qualification}, registration ${savedSigner.registration}`,
    signer,
    errors,
    templates,
    templateName,
    isTemplating: snapshot.matches({ writing: 'templating' }),
    earlier: patient?.earlier.map(earlierOf) ?? [],
    isNew: id === null,
    isSigned,
    busy: snapshot.matches('writing') ? null : snapshot.matches('deciding') ? 'releasing' : 'signing',
    medicines: draft.medicines.map((medicine, index) => ({
      ...medicine,
      errors: Object.fromEntries(
        Object.keys(medicine).flatMap((field) => {
          const error = errors[`medicines.${index}.${field}`];
          return error === undefined ? [] : [[field, error]];
        }),
      ),
    })),
    canAddMedicine: draft.medicines.length < maxMedicines,
    products: products.map(({ sku, name }) => ({ sku, name, isChosen: draft.products.includes(sku) })),
    advice: draft.advice,
    months: draft.months,
    problem: snapshot.matches({ writing: 'unkept' })
      ? unkeptProblem(snapshot, errors)
      : problemOf(snapshot, errors),
  };
}

/** What is said beside the signature: of the list, or what is to be done about the fields above. */
function problemOf({ context }: Snapshot, errors: Readonly<Record<string, string>>): string | undefined {
  if (errors['medicines'] !== undefined) return errors['medicines'];
  const count = Object.keys(errors).length;
  if (count > Object.keys(draftErrors(context.draft, context.signer)).length) return 'Check the marked fields';
  return count === 0 ? undefined : count === 1 ? '1 field is missing' : `${count} fields are missing`;
}

/** The same of what the server refused: the only reason, or that the fields above say theirs. */
function unkeptProblem(snapshot: Snapshot, errors: Readonly<Record<string, string>>): string {
  return Object.keys(errors).length > 1 ? 'Check the marked fields' : saidBy(snapshot);
}

function earlierOf({ id, number, signedAt, diagnosis, medicines, covers }: Prescription) {
  const items = [...medicines.map(({ name, dose }) => `${name}, ${dose}`), ...covers.map(({ name }) => name)];
  return {
    id,
    title: `${signedAt === null ? '' : formatDay(new Date(signedAt))} · ${number}`,
    text: [diagnosis, ...items].filter((part) => part !== '').join(' · '),
  };
}

/** What is missing for the signature, or what the server refused, by field. */
function errorsOf(snapshot: Snapshot): Readonly<Record<string, string>> {
  const { draft, signer, failure } = snapshot.context;
  if (snapshot.matches({ writing: 'refused' })) {
    return { ...stillRefused(snapshot.context), ...draftErrors(draft, signer) };
  }
  const isUnkept = snapshot.matches({ writing: 'unkept' }) && failure?.kind === 'refused';
  return isUnkept ? inRows(draft, failure.fields) : {};
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
