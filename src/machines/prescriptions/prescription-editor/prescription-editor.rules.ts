import type { Medicine, WrittenPrescription } from '../../../domain/prescriptions/prescription.ts';
import { emptyDraft, emptyMedicine } from './prescription-editor.types.ts';

/** Trims the draft and drops empty medicine rows. */
export function tidiedDraft(draft: WrittenPrescription): WrittenPrescription {
  const medicines = draft.medicines
    .map(({ name, dose, duration, notes }) => ({
      name: name.trim(),
      dose: dose.trim(),
      duration: duration.trim(),
      notes: notes.trim(),
    }))
    .filter((medicine) => !isBlank(medicine));
  return { ...draft, medicines, advice: draft.advice.trim() };
}

function isBlank({ name, dose, duration, notes }: Medicine): boolean {
  return [name, dose, duration, notes].every((text) => text.trim() === '');
}

/** What is missing before signing, by field: 'medicines.0.dose', or 'medicines' for the whole list. */
export function draftErrors(draft: WrittenPrescription): Readonly<Record<string, string>> {
  const filled = tidiedDraft(draft).medicines;
  const errors: Record<string, string> = {};
  if (filled.length === 0 && draft.products.length === 0) {
    errors['medicines'] = 'Name a medicine or choose a product';
  }
  for (const [index, medicine] of draft.medicines.entries()) {
    if (isBlank(medicine)) continue;
    if (medicine.name.trim() === '') errors[`medicines.${index}.name`] = 'Which medicine?';
    if (medicine.dose.trim() === '') errors[`medicines.${index}.dose`] = 'How much, and how often?';
    if (medicine.duration.trim() === '') errors[`medicines.${index}.duration`] = 'For how long?';
  }
  return errors;
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

/** The editable part of an earlier version. */
export function draftOf({ medicines, products, advice, months }: WrittenPrescription): WrittenPrescription {
  return {
    ...emptyDraft,
    products,
    advice,
    months,
    medicines: medicines.length === 0 ? [emptyMedicine] : medicines,
  };
}

/** Ten digits in any form as '+919876543210'; null while incomplete. */
export function wholePhone(typed: string): string | null {
  const digits = typed.replaceAll(/\D/gu, '').slice(-10);
  return /^[6-9]\d{9}$/u.test(digits) ? `+91${digits}` : null;
}
