import { formatDay } from '../../../src/domain/kit/money/dates.ts';
import type { PdfOptions } from '../../platform/pdf/open-pdf.ts';
import { brokenLines, type Pdf, widthOf, write, writeIn } from '../../platform/pdf/pdf-text.ts';
import { kilograms, type DocumentLine, type ParcelDocument, type PrintedDocuments } from './shipping-document.ts';
import { frameOf, ink, muted, rule } from '../../platform/pdf/document-parts.ts';
import { eachParcel } from './each-parcel.ts';

export function slipOptions({ seller, at }: PrintedDocuments): PdfOptions {
  return { size: 'A5', margin: 30, title: 'Packing slips', author: seller.name, at: new Date(at) };
}

/** An A5 packing slip for each parcel, without prices: its items, and those that come separately (ORD-02). */
export async function drawSlips(pdf: Pdf, documents: PrintedDocuments): Promise<void> {
  await eachParcel(pdf, documents, (parcel) => {
    let y = head(pdf, documents.seller.name, parcel, '');
    const next = (height: number): number => {
      if (y + height > frameOf(pdf).bottom - 16) {
        pdf.addPage();
        y = head(pdf, documents.seller.name, parcel, ' (continued)');
      }
      return y;
    };
    y = addressee(pdf, parcel, y);
    for (const line of parcel.lines) y = item(pdf, line, next(heightOf(pdf, line)), true);
    for (const { reason, lines } of parcel.elsewhere) {
      y = next(44) + 12;
      write(pdf, reason, { x: frameOf(pdf).left, y }, { size: 10, isBold: true });
      y += 17;
      for (const line of lines) y = item(pdf, line, next(heightOf(pdf, line)), false);
    }
    foot(pdf, documents.seller.contact);
  });
}

function head(pdf: Pdf, shop: string, parcel: ParcelDocument, more: string): number {
  const { orderNumber, orderedAt, number, of, weight } = parcel;
  const { left, right, top } = frameOf(pdf);
  write(pdf, `Packing slip${more}`, { x: left, y: top }, { size: 15, isBold: true });
  write(pdf, shop, { x: left, y: top + 20 }, { size: 9, color: muted });
  write(pdf, orderNumber, { x: right, y: top, align: 'right' }, { size: 15, isBold: true });
  const facts = [
    ...(of > 1 ? [`Parcel ${number} of ${of}`] : []),
    ...(weight === null ? [] : [`${kilograms(weight)} kg`]),
    `Ordered ${formatDay(new Date(orderedAt))}`,
  ];
  write(pdf, facts.join(' · '), { x: right, y: top + 20, align: 'right' }, { size: 9, color: muted });
  rule(pdf, top + 36);
  return top + 46;
}

function addressee(pdf: Pdf, { to: { name, lines, place, pincode, phone } }: ParcelDocument, top: number): number {
  const { left, right } = frameOf(pdf);
  const width = right - left;
  const under = writeIn(pdf, [name], {
    x: left,
    y: top,
    width,
    height: 26,
    max: 10.5,
    min: 8,
    isBold: true,
  });
  const address = [lines.join(', '), `${place} ${pincode}`, phone];
  const end = writeIn(pdf, address, { x: left, y: under + 1, width, height: 60, max: 9, min: 7 });
  rule(pdf, end + 7);
  return end + 18;
}

const sizes = { name: 10, note: 8.5 };
/** Column positions from the left of the frame, in points. */
const columns = { quantity: 20, name: 52 };

function wordsOf(pdf: Pdf, { name, choice, sku, marks }: DocumentLine) {
  const { left, right } = frameOf(pdf);
  const width = right - left - columns.name;
  const notes = [choice, sku].filter((note) => note !== '').join(' · ');
  return {
    names: brokenLines(pdf, name, width, { size: sizes.name, isBold: true }),
    notes: brokenLines(pdf, notes, width, { size: sizes.note }),
    marks: marks.join(' · '),
  };
}

function heightOf(pdf: Pdf, line: DocumentLine): number {
  const { names, notes, marks } = wordsOf(pdf, line);
  return names.length * 13 + notes.length * 11 + (marks === '' ? 0 : 13) + 9;
}

/** Draws one line; items in the parcel get a box to tick. */
function item(pdf: Pdf, line: DocumentLine, top: number, isHere: boolean): number {
  const { left } = frameOf(pdf);
  const { names, notes, marks } = wordsOf(pdf, line);
  const colour = isHere ? ink : muted;
  if (isHere) {
    pdf
      .rect(left, top + 1, 10, 10)
      .lineWidth(0.8)
      .strokeColor(ink)
      .stroke();
  }
  const count = `${line.quantity} ×`;
  const end = left + columns.name - 8;
  write(pdf, count, { x: end, y: top, align: 'right' }, { size: sizes.name, isBold: true, color: colour });
  let y = top;
  for (const text of names) {
    write(pdf, text, { x: left + columns.name, y }, { size: sizes.name, isBold: true, color: colour });
    y += 13;
  }
  for (const text of notes) {
    write(pdf, text, { x: left + columns.name, y }, { size: sizes.note, color: muted });
    y += 11;
  }
  if (marks !== '') {
    write(pdf, marks, { x: left + columns.name, y: y + 1 }, { size: sizes.note, isBold: true, color: colour });
    y += 13;
  }
  return y + 9;
}

function foot(pdf: Pdf, contact: string): void {
  const { left, right, bottom } = frameOf(pdf);
  const words = `Is something missing or broken? ${contact}`;
  const size = Math.min(8, (8 * (right - left)) / Math.max(1, widthOf(pdf, words, { size: 8 })));
  write(pdf, words, { x: left, y: bottom - 10 }, { size, color: muted });
}
