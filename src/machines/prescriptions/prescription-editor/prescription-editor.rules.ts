import {
  type Medicine,
  type Prescription,
  signatureErrors,
  type Signer,
  type WrittenPrescription,
} from '../../../domain/prescriptions/prescription.ts';
import {
  emptyDraft,
  emptyMedicine,
  type OpenedPrescription,
  type Patient,
  type PrescriptionEditorContext,
  type ShopProduct,
  type TemplateChange,
} from './prescription-editor.types.ts';

/** Trims the draft and drops empty medicine rows. */
export function tidiedDraft(draft: WrittenPrescription): WrittenPrescription {
  const medicines = draft.medicines
    .map(({ name, form, dose, timing, anupana, duration, notes }) => ({
      name: name.trim(),
      form: form.trim(),
      dose: dose.trim(),
      timing: timing.trim(),
      anupana: anupana.trim(),
      duration: duration.trim(),
      notes: notes.trim(),
    }))
    .filter((medicine) => !isBlank(medicine));
  return {
    ...draft,
    medicines,
    patientName: draft.patientName.trim(),
    diagnosis: draft.diagnosis.trim(),
    advice: draft.advice.trim(),
  };
}

function isBlank(medicine: Medicine): boolean {
  return Object.values<string>({ ...medicine }).every((text) => text.trim() === '');
}

const signerWords = {
  name: 'Enter your name as it is printed',
  qualification: 'Enter your qualification, such as BAMS',
  registration: 'Enter your registration number',
  council: 'Enter the council that registered you',
} as const satisfies Record<keyof Signer, string>;
export const signerFields = ['name', 'qualification', 'registration', 'council'] as const;

/** What is missing before signing, by field: 'signer.name', 'medicines.0.dose', 'medicines' for the whole list. */
export function draftErrors(draft: WrittenPrescription, signer: Signer): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const field of signerFields) {
    if (signer[field].trim() === '') errors[`signer.${field}`] = signerWords[field];
  }
  return { ...errors, ...inRows(draft, signatureErrors(tidiedDraft(draft))) };
}

/** What is wrong with a tidied draft, at the rows of the one that is written. */
export function inRows(
  draft: WrittenPrescription,
  errors: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const rows = draft.medicines.flatMap((medicine, row) => (isBlank(medicine) ? [] : [row]));
  const inRow = (field: string) =>
    field.replace(/^medicines\.(\d+)/u, (_, place: string) => `medicines.${rows[Number(place)] ?? place}`);
  return Object.fromEntries(Object.entries(errors).map(([field, words]) => [inRow(field), words]));
}

/** What the server refused, as long as nobody has changed what it is about, at the rows as they are written. */
export function stillRefused({
  checked,
  draft,
  signer,
}: Pick<PrescriptionEditorContext, 'checked' | 'draft' | 'signer'>): Readonly<Record<string, string>> {
  if (!checked) return {};
  const before = new Map<string, unknown>(Object.entries({ ...checked.draft, signer: checked.signer }));
  const now = new Map<string, unknown>(Object.entries({ ...draft, signer }));
  const isUnchanged = (field: string) => {
    const [member = field] = field.split('.');
    return before.get(member) === now.get(member);
  };
  return inRows(
    draft,
    Object.fromEntries(Object.entries(checked.refusals).filter(([field]) => isUnchanged(field))),
  );
}

export function withMedicine(
  draft: WrittenPrescription,
  index: number,
  change: Partial<Medicine>,
): WrittenPrescription {
  const medicines = draft.medicines.map((medicine, place) =>
    place === index ? { ...medicine, ...change } : medicine,
  );
  return { ...draft, medicines };
}

export function withoutMedicine(draft: WrittenPrescription, index: number): WrittenPrescription {
  const medicines = draft.medicines.filter((_, place) => place !== index);
  return { ...draft, medicines: medicines.length === 0 ? [emptyMedicine] : medicines };
}

export function toggled(draft: WrittenPrescription, sku: string): WrittenPrescription {
  const products = draft.products.includes(sku)
    ? draft.products.filter((each) => each !== sku)
    : [...draft.products, sku];
  return { ...draft, products };
}

/** The products with these added, each once. */
export function offering(products: readonly ShopProduct[], more: readonly ShopProduct[]): readonly ShopProduct[] {
  const known = new Set(products.map(({ sku }) => sku));
  return [...products, ...more.filter(({ sku }) => !known.has(sku))];
}

type Sheet = Pick<
  PrescriptionEditorContext,
  'products' | 'patient' | 'isSigned' | 'draft' | 'templates' | 'savedSigner'
> &
  Partial<Pick<PrescriptionEditorContext, 'signer'>>;

/** The sheet of an opened prescription: what its orders wait for stands first, and ticked until it is signed. */
export function sheetOf({ prescription, earlier, signer, templates }: OpenedPrescription): Sheet {
  const waiting = new Map(
    prescription?.orders.flatMap(({ lines }) => lines.map(({ sku, name }) => [sku, { sku, name }] as const)),
  );
  const isSigned = prescription !== null && prescription.signedAt !== null;
  const patient = prescription ? { ...prescription.patient, earlier } : null;
  const draft = prescription ? draftOf(prescription) : emptyDraft;
  const products = isSigned ? draft.products : [...new Set([...waiting.keys(), ...draft.products])];
  return {
    products: offering([...waiting.values()], prescription?.covers ?? []),
    patient,
    isSigned,
    draft: isSigned || !patient ? { ...draft, products } : aboutPatient({ ...draft, products }, patient),
    templates,
    savedSigner: signer,
    ...(signer ? { signer } : {}),
  };
}

/** The editable part of an earlier version. */
function draftOf({ medicines, ...written }: Prescription): WrittenPrescription {
  const { patientName, patientAge, patientSex, diagnosis, products, advice, months } = written;
  return {
    patientName,
    patientAge,
    patientSex,
    diagnosis,
    products,
    advice,
    months,
    medicines: medicines.length === 0 ? [emptyMedicine] : medicines,
  };
}

/** Fills in what the account and the latest prescription say about the patient. */
export function aboutPatient(draft: WrittenPrescription, { name, earlier }: Patient): WrittenPrescription {
  const last = earlier.find(({ patientSex }) => patientSex !== null);
  return {
    ...draft,
    patientName: draft.patientName || name || last?.patientName || '',
    patientSex: draft.patientSex ?? last?.patientSex ?? null,
  };
}

/** Whole years as typed; null while there are none. */
export function ageOf(text: string): number | null {
  const digits = text.replaceAll(/\D/gu, '').slice(0, 3);
  return digits === '' ? null : Math.min(Number(digits), 120);
}

/** The draft with what a template or an earlier prescription has; who it is for stays. */
export function reused(
  draft: WrittenPrescription,
  {
    diagnosis,
    medicines,
    products,
    advice,
    months,
  }: Omit<WrittenPrescription, 'patientName' | 'patientAge' | 'patientSex'>,
): WrittenPrescription {
  return {
    ...draft,
    diagnosis,
    medicines: medicines.length === 0 ? [emptyMedicine] : medicines,
    products: [...new Set([...draft.products, ...products])],
    advice,
    months,
  };
}

/** Ten digits in any form as '+919876543210'; null while incomplete. */
export function wholePhone(typed: string): string | null {
  const digits = typed.replaceAll(/\D/gu, '').slice(-10);
  return /^[6-9]\d{9}$/u.test(digits) ? `+91${digits}` : null;
}

/** What is saved before the signature. */
export function keptDraft({ id, patient, draft, signer, savedSigner }: PrescriptionEditorContext) {
  const isSame = signerFields.every((field) => signer[field].trim() === savedSigner?.[field]);
  return { id, patientId: patient?.id ?? '', written: tidiedDraft(draft), signer: isSame ? null : signer };
}

/** A template is saved without empty medicine rows. */
export function withTidiedDraft(change: TemplateChange | null): TemplateChange | null {
  return change?.kind === 'save' ? { ...change, written: tidiedDraft(change.written) } : change;
}
