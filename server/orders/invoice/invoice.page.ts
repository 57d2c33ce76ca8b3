import type { Language } from '../../../src/domain/kit/text/language.ts';
import { t } from '../../../src/domain/kit/text/text.ts';
import { totalsOf, type TaxedRow } from '../../../src/domain/orders/invoice/invoice.ts';
import { formatDay } from '../../../src/domain/kit/money/dates.ts';
import { escaped, linkPage } from '../../platform/http/html.ts';
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

interface PageFacts {
  readonly note: string;
  /** Of the PDF; null before the document is issued. */
  readonly pdfUrl: string | null;
  readonly language: Language;
}

/** An invoice or credit note as a printable page, in the language that `writtenIn` gives. */
export function documentPage(document: TaxDocument, { note, pdfUrl, language }: PageFacts): string {
  const { title, total, inWords } = documentWords(document);
  const taxes = taxColumns(document);
  const taxHeads = ['GST', t`Taxable value`, ...taxes.map(({ head }) => head)];
  const heads = [t`Item`, 'HSN', t`Quantity`, ...taxHeads, t`Paid`];
  return linkPage({
    shopName: document.seller.name,
    heading: `${title} ${document.number ?? document.orderNumber}`,
    isWide: true,
    language,
    body: `<p>${[formatDay(new Date(document.issuedAt)), t`Order ${document.orderNumber}`, note].map(escaped).join(' · ')}${
      pdfUrl === null ? '' : ` · <a href="${escaped(pdfUrl)}">${escaped(t`Download the PDF`)}</a>`
    }</p>
<table><tbody><tr>${partiesOf(document)
      .map(({ head, name, lines }) => `<td><strong>${escaped(head)}</strong><br>${joined([name, ...lines])}</td>`)
      .join('')}</tr></tbody></table>
<table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead>
<tbody>${shownRows(document)
      .map((row) => tableRow(row, document))
      .join('')}</tbody>
<tfoot>${tableRow({ ...totalsOf(document.rows), name: t`Total`, hsn: '', quantity: 0, gstRate: 0 }, document)}</tfoot></table>
<p><strong>${escaped(t`Total`)} ₹${escaped(total)}</strong> (${escaped(inWords)}), ${escaped(t`GST included`)}. ${escaped(t`Place of supply: ${document.placeOfSupply}`)}. ${escaped(t`Reverse charge: no`)}.</p>`,
  });
}

function joined(texts: readonly string[]): string {
  return texts.map(escaped).join('<br>');
}

function tableRow(row: TaxedRow, document: TaxDocument): string {
  const cells = [
    escaped(rowName(row)) +
      rowNotes(row)
        .map((note) => `<br><small>${escaped(note)}</small>`)
        .join(''),
    escaped(row.hsn),
    row.quantity === 0 ? '' : String(row.quantity),
    row.quantity === 0 ? '' : `${row.gstRate}%`,
    ...[row.taxable, ...taxColumns(document).map(({ of }) => of(row)), row.paid].map(
      (amount) => `₹${escaped(formatPaise(amount))}`,
    ),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
