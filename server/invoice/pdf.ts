import PdfFile from 'pdfkit';
import { totalsOf, type TaxedRow } from '../../src/domain/invoice/invoice.ts';
import { formatDay } from '../../src/domain/money/dates.ts';
import { documentWords, formatPaise, shownRows, taxColumns, type TaxDocument } from './document.ts';
import { brokenLines, type Pdf, registerFonts, write } from './pdf-text.ts';

const margin = 40;
const right = 595.28 - margin;
const bottom = 841.89 - margin;
const line = '#d8d3c8';
const muted = '#5c574e';

/** A document of tax as a PDF on A4, with its own fonts (MNY-12). */
export async function pdfOf(document: TaxDocument): Promise<Buffer> {
  const { title } = documentWords(document);
  const pdf = new PdfFile({
    size: 'A4',
    margin,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${title} ${document.number ?? document.orderNumber}`,
      Author: document.seller.name,
      CreationDate: new Date(document.issuedAt),
    },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  registerFonts(pdf);
  let y = head(pdf, document);
  y = parties(pdf, document, y);
  y = table(pdf, document, y);
  foot(pdf, document, y);
  pdf.end();
  return whole;
}

function head(pdf: Pdf, document: TaxDocument): number {
  const { title } = documentWords(document);
  write(pdf, title, { x: margin, y: margin }, { size: 20, isBold: true });
  const facts: readonly (readonly [string, string])[] = [
    ...(document.number === null ? [] : [['Number', document.number] as const]),
    ['Date', formatDay(new Date(document.issuedAt))],
    ...(document.invoiceNumber === null ? [] : [['Against invoice', document.invoiceNumber] as const]),
    ['Order', document.orderNumber],
    ['Ordered on', formatDay(new Date(document.orderedAt))],
    ['Place of supply', document.placeOfSupply],
    ['Reverse charge', 'No'],
  ];
  let y = margin;
  for (const [name, value] of facts) {
    write(pdf, name, { x: 350, y }, { color: muted });
    write(pdf, value, { x: right, y, align: 'right' }, { isBold: true });
    y += 14;
  }
  return y + 16;
}

function parties(pdf: Pdf, { seller, buyer }: TaxDocument, top: number): number {
  const gstin = seller.gstin === null ? [] : [`GSTIN ${seller.gstin}`];
  const columns = [
    { x: margin, head: 'Sold by', name: seller.name, lines: [...seller.lines, ...gstin] },
    { x: 310, head: 'Billed and delivered to', name: buyer.name, lines: buyer.lines },
  ];
  const ends = columns.map(({ x, head: label, name, lines }) => {
    write(pdf, label, { x, y: top }, { color: muted });
    let y = top + 14;
    for (const text of brokenLines(pdf, name, 240, { isBold: true })) {
      write(pdf, text, { x, y }, { isBold: true });
      y += 13;
    }
    for (const text of lines.flatMap((each) => brokenLines(pdf, each, 240))) {
      write(pdf, text, { x, y });
      y += 13;
    }
    return y;
  });
  return Math.max(...ends) + 18;
}

interface Column {
  readonly head: string;
  /** Its right end in points; the first column begins at the margin. */
  readonly end: number;
  readonly of: (row: TaxedRow) => string;
}

function columnsOf(document: TaxDocument): readonly Column[] {
  const taxes = taxColumns(document);
  const taxWidth = 132 / taxes.length;
  return [
    { head: 'HSN', end: 240, of: ({ hsn }) => hsn },
    { head: 'Qty', end: 270, of: ({ quantity }) => String(quantity) },
    { head: 'GST', end: 302, of: ({ gstRate }) => `${gstRate}%` },
    { head: 'Taxable ₹', end: 362, of: ({ taxable }) => formatPaise(taxable) },
    ...taxes.map(({ head: name, of }, place) => ({
      head: `${name} ₹`,
      end: 362 + taxWidth * (place + 1),
      of: (row: TaxedRow) => formatPaise(of(row)),
    })),
    { head: 'Amount ₹', end: right, of: ({ paid }) => formatPaise(paid) },
  ];
}

const nameWidth = 160;

function table(pdf: Pdf, document: TaxDocument, top: number): number {
  const columns = columnsOf(document);
  let y = tableHead(pdf, columns, top);
  for (const row of shownRows(document)) {
    const names = brokenLines(pdf, row.name, nameWidth);
    const height = 13 * Math.max(1, names.length) + 9;
    if (y + height > bottom) {
      pdf.addPage();
      y = tableHead(pdf, columns, margin);
    }
    for (const [index, text] of names.entries()) write(pdf, text, { x: margin, y: y + 13 * index });
    for (const { end, of } of columns) write(pdf, of(row), { x: end, y, align: 'right' });
    y += height;
    rule(pdf, y - 4);
  }
  if (y + 90 > bottom) {
    pdf.addPage();
    y = margin;
  }
  const totals = totalsOf(document.rows);
  write(pdf, 'Total', { x: margin, y: y + 2 }, { isBold: true });
  for (const { head: name, end, of } of columns.slice(3)) {
    const value = of({ ...totals, name, hsn: '', quantity: 0, gstRate: 0 });
    write(pdf, value, { x: end, y: y + 2, align: 'right' }, { isBold: true });
  }
  return y + 24;
}

function tableHead(pdf: Pdf, columns: readonly Column[], y: number): number {
  write(pdf, 'Item', { x: margin, y }, { color: muted });
  for (const { head: name, end } of columns) write(pdf, name, { x: end, y, align: 'right' }, { color: muted });
  rule(pdf, y + 14);
  return y + 20;
}

function rule(pdf: Pdf, y: number): void {
  pdf.moveTo(margin, y).lineTo(right, y).lineWidth(0.5).strokeColor(line).stroke();
}

function foot(pdf: Pdf, document: TaxDocument, top: number): void {
  const { total, inWords } = documentWords(document);
  write(pdf, `₹ ${total}`, { x: right, y: top, align: 'right' }, { size: 15, isBold: true });
  write(pdf, inWords, { x: margin, y: top + 4 }, { isBold: true });
  const words =
    document.kind === 'credit-note'
      ? 'This amount was credited for goods or services of the invoice above.'
      : 'All prices include GST. Issued by a computer and valid without a signature.';
  write(pdf, words, { x: margin, y: top + 30 }, { color: muted });
}
