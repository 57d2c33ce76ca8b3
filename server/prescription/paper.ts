import { formatDay, formatTimestamp } from '../../src/domain/money/dates.ts';
import type { Business } from '../../src/domain/site/site.ts';
import { signatureOf } from '../gateway/signature.ts';
import { inItsScript, type Paper, paperOf } from '../pdf/pdf.ts';
import type { NamedPrescription } from './prescription.queries.ts';

const ink = '#22301f';
const quiet = '#5b6657';

/** What a prescriber signed, on paper: patient, medicines, products, advice and the signature (ACC-03). */
export async function prescriptionPaper(
  row: NamedPrescription & { readonly signed_at: Date },
  { business, productNames, secret }: PaperFacts,
): Promise<Buffer> {
  return paperOf({ title: `Prescription ${row.number}`, at: row.signed_at }, (paper) => {
    paper.fillColor(ink).fontSize(20).text(business.shopName);
    paper
      .fillColor(quiet)
      .fontSize(9)
      .text([business.companyName, ...business.addressLines].join(', '));
    rule(paper);
    paper.fillColor(ink).fontSize(15).text(`Prescription ${row.number}`).moveDown(0.4);
    fact(paper, 'Patient', row.patient_name || 'Name not given');
    fact(paper, 'Signed', formatTimestamp(row.signed_at));
    if (row.valid_until) fact(paper, 'Valid until', formatDay(row.valid_until));
    for (const [index, { name, dose, duration, notes }] of row.medicines.entries()) {
      paper
        .moveDown(0.7)
        .fillColor(ink)
        .fontSize(12)
        .text(`${index + 1}. ${name}`);
      paper
        .fontSize(10)
        .fillColor(quiet)
        .text(`${dose} · ${duration}${notes === '' ? '' : ` · ${notes}`}`);
    }
    if (row.products.length > 0) {
      heading(paper, 'Covers these products of the shop');
      paper.fontSize(11).text(row.products.map((sku) => productNames.get(sku) ?? sku).join(', '));
    }
    if (row.advice !== '') {
      heading(paper, 'Advice');
      inItsScript(paper, row.advice).fontSize(11).text(row.advice).font('regular');
    }
    paper.moveDown(2);
    rule(paper);
    paper
      .fillColor(ink)
      .fontSize(12)
      .text(`Signed by ${row.reviewer_name || 'the prescriber of the shop'}`);
    paper
      .fillColor(quiet)
      .fontSize(9)
      .text(`Signed electronically on ${formatTimestamp(row.signed_at)}`);
    paper.text(`Signature of this text: ${markOf(row, secret)}`);
  });
}

interface PaperFacts {
  readonly business: Business;
  /** By sku. */
  readonly productNames: ReadonlyMap<string, string>;
  readonly secret: string;
}

/** Changes with every word that was signed. */
function markOf(row: NamedPrescription, secret: string): string {
  const { id, shopper_id: patient, reviewer_id: signer, medicines, products, advice, signed_at: at } = row;
  const text = JSON.stringify([id, patient, signer, medicines, products, advice, at]);
  return (signatureOf(secret, `prescription:${text}`).slice(0, 24).match(/.{4}/gu) ?? []).join(' ');
}

function fact(paper: Paper, label: string, value: string): void {
  paper.font('regular').fontSize(10).fillColor(quiet).text(`${label}: `, { continued: true });
  inItsScript(paper, value).fillColor(ink).text(value).font('regular');
}

function heading(paper: Paper, text: string): void {
  paper.moveDown(1).fillColor(quiet).fontSize(9).text(text).fillColor(ink);
}

function rule(paper: Paper): void {
  const { left, right } = paper.page.margins;
  paper
    .moveDown(0.6)
    .strokeColor('#c9d0c3')
    .moveTo(left, paper.y)
    .lineTo(paper.page.width - right, paper.y)
    .stroke()
    .moveDown(0.6);
}
