import { formatDay } from '../../../src/domain/kit/money/dates.ts';
import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import type { PdfOptions } from '../../platform/pdf/open-pdf.ts';
import { hasUnwritten, type Pdf, widthOf, write, writeIn } from '../../platform/pdf/pdf-text.ts';
import { drawBarcode } from './barcode.ts';
import { kilograms, type ParcelDocument, type PrintedDocuments } from './shipping-document.ts';
import { frameOf, ink, muted, rule } from '../../platform/pdf/document-parts.ts';
import { eachParcel } from './each-parcel.ts';

export function labelOptions({ seller, at }: PrintedDocuments): PdfOptions {
  return { size: 'A6', margin: 15, title: 'Labels', author: seller.name, at: new Date(at) };
}

/** An A6 label for each parcel: address, cash to collect, and the order as a barcode (ORD-02). */
export async function drawLabels(pdf: Pdf, documents: PrintedDocuments): Promise<void> {
  await eachParcel(pdf, documents, (parcel) => {
    from(pdf, documents.seller, parcel);
    to(pdf, parcel);
    money(pdf, parcel);
    foot(pdf, parcel);
  });
}

function from(
  pdf: Pdf,
  { name, lines, contact }: PrintedDocuments['seller'],
  { number, of }: ParcelDocument,
): void {
  const { left, right, top } = frameOf(pdf);
  write(pdf, `Parcel ${number} of ${of}`, { x: right, y: top, align: 'right' }, { size: 11, isBold: true });
  writeIn(pdf, [`From ${name}`], { x: left, y: top, width: 180, height: 14, max: 11, min: 8, isBold: true });
  const box = { width: right - left, height: 30, max: 8, min: 6 };
  writeIn(pdf, [lines.join(', '), contact], { x: left, y: top + 15, ...box }, { color: muted });
  rule(pdf, top + 49);
}

function to(pdf: Pdf, { to: { name, lines, place, pincode, phone } }: ParcelDocument): void {
  const { left, right, top } = frameOf(pdf);
  const width = right - left;
  const y = top + 55;
  write(pdf, 'Deliver to', { x: left, y }, { size: 8, color: muted });
  const isWhole = [name, ...lines, place].every((text) => !hasUnwritten(text));
  if (!isWhole) {
    const words = 'Some characters can’t be printed. See the order';
    write(pdf, words, { x: right, y, align: 'right' }, { size: 7.5, isBold: true });
  }
  const box = { x: left, width, max: 14, min: 8 };
  const under = writeIn(pdf, [name], { ...box, y: y + 11, height: 36, isBold: true });
  writeIn(pdf, [...lines, place], { ...box, y: under + 2, height: y + 128 - under, max: 11, min: 6.5 });
  write(pdf, pincode, { x: left, y: y + 131 }, { size: 24, isBold: true });
  write(pdf, phone, { x: right, y: y + 138, align: 'right' }, { size: 14, isBold: true });
}

function money(pdf: Pdf, { collect }: ParcelDocument): void {
  const { left, right, top } = frameOf(pdf);
  const box = { x: left, y: top + 220, width: right - left, height: 46 };
  const y = box.y + 10;
  if (collect === null) {
    pdf.rect(box.x, box.y, box.width, box.height).lineWidth(1).strokeColor(ink).stroke();
    write(pdf, 'Prepaid', { x: left + 12, y }, { size: 20, isBold: true });
    write(pdf, 'Collect nothing', { x: right - 12, y: y + 7, align: 'right' }, { size: 12 });
    return;
  }
  pdf.rect(box.x, box.y, box.width, box.height).fillColor(ink).fill();
  const white = { color: '#ffffff', isBold: true };
  write(pdf, 'Cash: collect', { x: left + 12, y: y + 7 }, { size: 12, ...white });
  write(pdf, formatRupees(collect), { x: right - 12, y, align: 'right' }, { size: 22, ...white });
}

function foot(pdf: Pdf, { lines, orderNumber, orderedAt, carrier, weight }: ParcelDocument): void {
  const { left, right, top, bottom } = frameOf(pdf);
  const pieces = lines.reduce((all, { quantity }) => all + quantity, 0);
  const y = top + 274;
  write(pdf, `Pieces ${pieces}`, { x: left, y }, { size: 10, isBold: true });
  const weighed = weight === null ? '________' : kilograms(weight);
  write(pdf, `Weight ${weighed} kg`, { x: right, y, align: 'right' }, { size: 10 });
  const ordered = `Ordered ${formatDay(new Date(orderedAt))}`;
  write(pdf, ordered, { x: right, y: y + 15, align: 'right' }, { size: 8, color: muted });
  if (carrier !== null) {
    const width = right - left - widthOf(pdf, ordered, { size: 8 }) - 10;
    writeIn(pdf, [carrier], { x: left, y: y + 14, width, height: 12, max: 9, min: 6 });
  }
  drawBarcode(pdf, orderNumber, { x: left, y: bottom - 72, width: right - left, height: 54 });
  const size = 12;
  const wide = widthOf(pdf, orderNumber, { size, isBold: true });
  write(pdf, orderNumber, { x: (left + right - wide) / 2, y: bottom - 15 }, { size, isBold: true });
}
