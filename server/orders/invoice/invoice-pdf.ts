import { type Language, tagOf } from '../../../src/domain/kit/text/language.ts';
import { t } from '../../../src/domain/kit/text/text.ts';
import { totalsOf, type TaxedRow } from '../../../src/domain/orders/invoice/invoice.ts';
import { sum } from '../../../src/domain/kit/money/money.ts';
import { formatDay } from '../../../src/domain/kit/money/dates.ts';
import {
  documentWords,
  formatPaise,
  partiesOf,
  rowName,
  rowNotes,
  shownRows,
  taxColumns,
  type TaxDocument,
} from './document.ts';
import type { PdfOptions } from '../../platform/pdf/open-pdf.ts';
import { brokenLines, type Pdf, write } from '../../platform/pdf/pdf-text.ts';

const margin = 40;
const right = 595.28 - margin;
const bottom = 841.89 - margin;
const line = '#d8d3c8';
const muted = '#5c574e';
const leaf = '#17452f';
/** The drop of the shop's sign, 64 units wide. */
const drop = 'M32 4c12 16 22 26 22 38 0 11.5-9.5 19-22 19s-22-7.5-22-19c0-12 10-22 22-38';

/** PDF metadata, in the language that `writtenIn` gives. */
export function invoiceOptions(document: TaxDocument, language: Language): PdfOptions {
  const { title } = documentWords(document);
  return {
    size: 'A4',
    margin,
    isBuffered: true,
    lang: tagOf(language),
    title: `${title} ${document.number ?? document.orderNumber}`,
    author: document.seller.name,
    at: new Date(document.issuedAt),
  };
}

/**
 * Draws an invoice or credit note on A4 (MNY-12), in the language that `writtenIn` gives. What GST law names stays English.
 */
export function drawInvoice(pdf: Pdf, document: TaxDocument, shopName: string): void {
  brand(pdf, shopName);
  let y = head(pdf, document);
  y = parties(pdf, document, y);
  y = table(pdf, document, y);
  foot(pdf, document, y);
  numberPages(pdf, document.number ?? document.orderNumber);
}

/** Numbers the pages if there are several, so that a lost one is noticed. */
function numberPages(pdf: Pdf, number: string): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const words = `${number} · ${t`Page ${page + 1} of ${count}`}`;
    write(pdf, words, { x: right, y: bottom + 10, align: 'right' }, { color: muted, size: 8 });
  }
}

/** The shop's sign and name. */
function brand(pdf: Pdf, shopName: string): void {
  pdf
    .save()
    .translate(margin, margin - 4)
    .scale(24 / 64)
    .path(drop)
    .fill(leaf)
    .restore();
  write(pdf, shopName, { x: margin + 30, y: margin - 1 }, { size: 15, isBold: true, color: leaf });
}

function head(pdf: Pdf, document: TaxDocument): number {
  const { title } = documentWords(document);
  write(pdf, title, { x: margin, y: margin + 36 }, { size: 20, isBold: true });
  const facts: readonly (readonly [string, string])[] = [
    ...(document.number === null ? [] : [[t`Number`, document.number] as const]),
    [t`Date`, formatDay(new Date(document.issuedAt))],
    ...(document.invoiceNumber === null ? [] : [[t`Against invoice`, document.invoiceNumber] as const]),
    [t`Order`, document.orderNumber],
    [t`Ordered on`, formatDay(new Date(document.orderedAt))],
    [t`Place of supply`, document.placeOfSupply],
    [t`Reverse charge`, t`No`],
  ];
  let y = margin;
  for (const [name, value] of facts) {
    write(pdf, name, { x: 350, y }, { color: muted });
    for (const text of brokenLines(pdf, value, right - 440, { isBold: true })) {
      write(pdf, text, { x: right, y, align: 'right' }, { isBold: true });
      y += 13;
    }
    y += 1;
  }
  return y + 16;
}

function parties(pdf: Pdf, document: TaxDocument, top: number): number {
  const ends = partiesOf(document).map(({ head: label, name, lines }, column) => {
    const x = column === 0 ? margin : 310;
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
  /** Right edge, in points. The name takes the space left of the first column. */
  readonly end: number;
  readonly width: number;
  readonly of: (row: TaxedRow) => string;
}

/** The columns right of the name, aligned to the right edge. */
function columnsOf(document: TaxDocument): readonly Column[] {
  const amount = 68;
  const wanted: readonly (Pick<Column, 'head' | 'of'> & { readonly width: number })[] = [
    { head: 'HSN', width: 48, of: ({ hsn }) => hsn },
    { head: t`Qty`, width: 30, of: ({ quantity }) => String(quantity) },
    { head: 'GST', width: 32, of: ({ gstRate }) => `${gstRate}%` },
    { head: t`Taxable ₹`, width: amount, of: ({ taxable }) => formatPaise(taxable) },
    ...taxColumns(document).map(({ head: name, of }) => ({
      head: `${name} ₹`,
      width: amount,
      of: (row: TaxedRow) => formatPaise(of(row)),
    })),
    { head: t`Amount ₹`, width: amount, of: ({ paid }) => formatPaise(paid) },
  ];
  return wanted.map(({ head: name, width, of }, place) => {
    const after = sum(wanted.slice(place + 1).map((column) => column.width));
    return { head: name, end: right - after, width, of };
  });
}

function table(pdf: Pdf, document: TaxDocument, top: number): number {
  const columns = columnsOf(document);
  const nameWidth = right - margin - sum(columns.map(({ width }) => width));
  let y = tableHead(pdf, columns, top);
  for (const row of shownRows(document)) {
    const names = brokenLines(pdf, rowName(row), nameWidth);
    const notes = rowNotes(row).flatMap((note) => brokenLines(pdf, note, nameWidth, { size: 7.5 }));
    const height = 13 * Math.max(1, names.length) + 10 * notes.length + 9;
    if (y + height > bottom) {
      pdf.addPage();
      y = tableHead(pdf, columns, margin);
    }
    for (const [index, text] of names.entries()) write(pdf, text, { x: margin, y: y + 13 * index });
    for (const [index, text] of notes.entries()) {
      write(pdf, text, { x: margin, y: y + 13 * names.length + 10 * index }, { size: 7.5, color: muted });
    }
    for (const { end, of } of columns) write(pdf, of(row), { x: end, y, align: 'right' });
    y += height;
    rule(pdf, y - 4);
  }
  if (y + 90 > bottom) {
    pdf.addPage();
    y = margin;
  }
  const totals = totalsOf(document.rows);
  write(pdf, t`Total`, { x: margin, y: y + 2 }, { isBold: true });
  for (const { head: name, end, of } of columns.slice(3)) {
    const value = of({ ...totals, name, hsn: '', quantity: 0, gstRate: 0 });
    write(pdf, value, { x: end, y: y + 2, align: 'right' }, { isBold: true });
  }
  return y + 24;
}

function tableHead(pdf: Pdf, columns: readonly Column[], y: number): number {
  write(pdf, t`Item`, { x: margin, y }, { color: muted });
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
      ? t`This amount was credited for goods or services of the invoice above.`
      : t`All prices include GST. Issued by a computer and valid without a signature.`;
  write(pdf, words, { x: margin, y: top + 30 }, { color: muted });
}
