import { formatDay, formatTimestamp } from '../../src/domain/kit/money/dates.ts';
import type { Business } from '../../src/domain/shell/site/site.ts';
import { signatureOf } from '../platform/file/signature.ts';
import type { SignedPrescription } from './prescription-pdf.ts';
import type { NamedPrescription } from './prescription.queries.ts';

interface DocumentFacts {
  readonly business: Business;
  /** By sku. */
  readonly productNames: ReadonlyMap<string, string>;
  readonly secret: string;
}

/** Content of the signed prescription's PDF: patient, medicines, products, advice and signature (ACC-03). */
export function prescriptionPdf(
  row: NamedPrescription & { readonly signed_at: Date },
  { business, productNames, secret }: DocumentFacts,
): SignedPrescription {
  const { medicines, products, advice, valid_until: until, signed_at: at } = row;
  const covered = products.map((sku) => productNames.get(sku) ?? sku).join(', ');
  return {
    shop: business.shopName,
    company: [business.companyName, ...business.addressLines].join(', '),
    number: row.number,
    signedAt: at.toISOString(),
    facts: [
      ['Patient', row.patient_name || 'No name'],
      ['Signed', formatTimestamp(at)],
      ...(until ? [['Valid until', formatDay(until)] as const] : []),
    ],
    medicines: medicines.map(({ name, dose, duration, notes }) => ({
      name,
      how: [dose, duration, notes].filter((part) => part !== '').join(' · '),
    })),
    sections: [
      { head: 'Covers these shop products', text: covered },
      { head: 'Advice', text: advice },
    ].filter(({ text }) => text !== ''),
    signature: [
      `Signed by ${row.reviewer_name || 'the shop’s prescriber'}`,
      `Signed electronically on ${formatTimestamp(at)}`,
      `Signature of this text: ${markOf(row, secret)}`,
    ],
  };
}

/** Check mark that changes with every signed word. */
function markOf(row: NamedPrescription, secret: string): string {
  const { id, shopper_id: patient, reviewer_id: signer, medicines, products, advice, signed_at: at } = row;
  const text = JSON.stringify([id, patient, signer, medicines, products, advice, at]);
  return (signatureOf(secret, `prescription:${text}`).slice(0, 24).match(/.{4}/gu) ?? []).join(' ');
}
