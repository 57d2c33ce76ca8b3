import { formatDay, formatTimestamp } from '../../src/domain/kit/money/dates.ts';
import { anupanaWords, type Medicine } from '../../src/domain/prescriptions/prescription.ts';
import type { Business } from '../../src/domain/shell/site/site.ts';
import { signatureOf } from '../platform/file/signature.ts';
import type { SignedPrescription } from './prescription-pdf.ts';
import type { NamedPrescription } from './prescription.queries.ts';
import type { Words } from './words.ts';

interface DocumentFacts {
  readonly business: Business;
  /** By sku. */
  readonly productNames: ReadonlyMap<string, string>;
  readonly secret: string;
}

/** Content of the signed prescription's PDF: patient, medicines, products, advice and signature (ACC-03). */
export function prescriptionPdf(
  row: SignedRow,
  { business, productNames, secret }: DocumentFacts,
): SignedPrescription {
  const { medicines, products, advice, diagnosis, signer, valid_until: until, signed_at: at } = row;
  const covered = products.map((sku) => productNames.get(sku) ?? sku).join(', ');
  return {
    shop: business.shopName,
    company: [business.companyName, ...business.addressLines].join(', '),
    number: row.number,
    signedAt: at.toISOString(),
    facts: [
      ['Patient', row.patientName || row.patient_name || 'No name'],
      ...(row.patientAge === null ? [] : [['Age and sex', ageAndSex(row)] as const]),
      ...(diagnosis === '' ? [] : [['Diagnosis', diagnosis] as const]),
      ['Signed', formatTimestamp(at)],
      ...(until ? [['Valid until', formatDay(until)] as const] : []),
    ],
    medicines: medicines.map(({ name, form, dose, timing, anupana, duration, notes }) => ({
      name: form === '' ? name : `${name}, ${form}`,
      how: [dose, timing, anupana === '' ? '' : `with ${anupanaWords(anupana)}`, duration, notes]
        .filter((part) => part !== '')
        .join(' · '),
    })),
    sections: [
      { head: 'Covers these shop products', text: covered },
      { head: 'Advice', text: advice },
    ].filter(({ text }) => text !== ''),
    signature: [
      `Signed by ${signer?.name ?? (row.reviewer_name || 'the shop’s prescriber')}`,
      ...(signer ? [signer.qualification, `Registration number ${signer.registration}, ${signer.council}`] : []),
      `Signed electronically on ${formatTimestamp(at)}`,
      `Signature of this text: ${signatureMark(row, secret)}`,
    ],
  };
}

type SignedRow = Omit<NamedPrescription, keyof Words> & Words & { readonly signed_at: Date };

function ageAndSex({ patientAge, patientSex }: SignedRow): string {
  return [patientAge === null ? '' : `${patientAge} years`, patientSex ?? '']
    .filter((part) => part !== '')
    .join(', ');
}

/**
 * Check mark that changes with every signed word. What was signed before signers had details keeps the mark that is
 * printed on it.
 */
export function signatureMark(row: Omit<SignedRow, 'reviewer_name' | 'patient_name'>, secret: string): string {
  const { id, shopper_id: patient, reviewer_id: reviewer, products, advice, signer, signed_at: at } = row;
  const { patientName, patientAge, patientSex, diagnosis, medicines, months } = row;
  const text = JSON.stringify(
    signer === null
      ? [id, patient, reviewer, medicines.map(asBefore), products, advice, at]
      : [
          id,
          patient,
          reviewer,
          [signer.name, signer.qualification, signer.registration, signer.council],
          [patientName, patientAge, patientSex, diagnosis],
          medicines.map((each) => medicineParts.map((part) => each[part])),
          products,
          advice,
          months,
          at,
        ],
  );
  return (signatureOf(secret, `prescription:${text}`).slice(0, 24).match(/.{4}/gu) ?? []).join(' ');
}

const medicineParts = ['name', 'form', 'dose', 'timing', 'anupana', 'duration', 'notes'] as const;

/** A medicine as it was sealed before it had a form, a timing and an anupana. */
function asBefore({ name, dose, duration, notes }: Medicine) {
  return { name, dose, duration, notes };
}
