import type { PdfOptions } from '../platform/pdf/open-pdf.ts';
import { frameOf, ink, muted, rule } from '../platform/pdf/document-parts.ts';
import { brokenLines, lineHeight, type Pdf, type TextStyle, widthOf, write } from '../platform/pdf/pdf-text.ts';

/** Content of the signed prescription, as text. */
export interface SignedPrescription {
  readonly shop: string;
  readonly company: string;
  readonly number: string;
  /** ISO 8601. */
  readonly signedAt: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly medicines: readonly { readonly name: string; readonly how: string }[];
  /** Titled sections: covered products, advice. */
  readonly sections: readonly { readonly head: string; readonly text: string }[];
  readonly signature: readonly string[];
}

export function prescriptionOptions({ number, company, signedAt }: SignedPrescription): PdfOptions {
  return { size: 'A4', margin: 56, title: `Prescription ${number}`, author: company, at: new Date(signedAt) };
}

/** Draws a prescription on as many A4 pages as it needs. */
export function drawPrescription(pdf: Pdf, prescription: SignedPrescription): void {
  const { left, right, top, bottom } = frameOf(pdf);
  let y = top;
  const roomFor = (height: number) => {
    if (y + height <= bottom) return;
    pdf.addPage();
    y = top;
  };
  const lines = (text: string, style: TextStyle & { readonly size: number }, x = left) => {
    for (const part of text.split('\n').flatMap((each) => brokenLines(pdf, each, right - x, style))) {
      roomFor(style.size * lineHeight);
      write(pdf, part, { x, y }, style);
      y += style.size * lineHeight;
    }
  };
  lines(prescription.shop, { size: 20, isBold: true, color: ink });
  lines(prescription.company, { size: 9, color: muted });
  rule(pdf, y + 8, 0.5);
  y += 22;
  lines(`Prescription ${prescription.number}`, { size: 15, isBold: true });
  y += 6;
  const labels = Math.max(...prescription.facts.map(([label]) => widthOf(pdf, label, { size: 10 })));
  for (const [label, value] of prescription.facts) {
    roomFor(14);
    write(pdf, label, { x: left, y }, { size: 10, color: muted });
    lines(value, { size: 10 }, left + labels + 14);
    y += 2;
  }
  y += 8;
  for (const [place, { name, how }] of prescription.medicines.entries()) {
    roomFor(38);
    write(pdf, `${place + 1}.`, { x: left, y }, { size: 12, isBold: true });
    lines(name, { size: 12, isBold: true }, left + 22);
    lines(how, { size: 10, color: muted }, left + 22);
    y += 8;
  }
  for (const { head, text } of prescription.sections) {
    y += 8;
    roomFor(34);
    lines(head, { size: 9, color: muted });
    lines(text, { size: 11 });
  }
  roomFor(90);
  y += 22;
  rule(pdf, y, 0.5);
  y += 14;
  for (const [place, text] of prescription.signature.entries()) {
    lines(text, place === 0 ? { size: 12, isBold: true } : { size: 9, color: muted });
  }
}
