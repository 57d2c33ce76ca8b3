import { totalsOf, type TaxedRow } from '../../../src/domain/orders/invoice/invoice.ts';
import { formatDay } from '../../../src/domain/kit/money/dates.ts';
import { escaped, linkPage } from '../../platform/http/html.ts';
import { documentWords, formatPaise, shownRows, taxColumns, type TaxDocument } from './document.ts';

/** An invoice or credit note as a printable page; `pdfUrl` links to the PDF. */
export function documentPage(document: TaxDocument, note: string, pdfUrl: string | null): string {
  const { title, total, inWords } = documentWords(document);
  const { seller, buyer } = document;
  const taxes = taxColumns(document);
  const heads = ['Item', 'HSN', 'Quantity', 'GST', 'Taxable value', ...taxes.map(({ head }) => head), 'Paid'];
  const gstin = seller.gstin === null ? [] : [`GSTIN ${seller.gstin}`];
  return linkPage({
    shopName: seller.name,
    heading: `${title} ${document.number ?? document.orderNumber}`,
    isWide: true,
    body: `<p>${[formatDay(new Date(document.issuedAt)), `Order ${document.orderNumber}`, note].map(escaped).join(' · ')}${
      pdfUrl === null ? '' : ` · <a href="${escaped(pdfUrl)}">Download the PDF</a>`
    }</p>
<table><tbody><tr><td><strong>Sold by</strong><br>${lines([seller.name, ...seller.lines, ...gstin])}</td>
<td><strong>Delivered to</strong><br>${lines([buyer.name, ...buyer.lines])}</td></tr></tbody></table>
<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${shownRows(document)
      .map((row) => tableRow(row, document))
      .join('')}</tbody>
<tfoot>${tableRow({ ...totalsOf(document.rows), name: 'Total', hsn: '', quantity: 0, gstRate: 0 }, document)}</tfoot></table>
<p><strong>Total ₹${escaped(total)}</strong> (${escaped(inWords)}), GST included. Place of supply: ${escaped(document.placeOfSupply)}. Reverse charge: no.</p>`,
  });
}

function lines(texts: readonly string[]): string {
  return texts.map(escaped).join('<br>');
}

function tableRow(row: TaxedRow, document: TaxDocument): string {
  const cells = [
    escaped(row.name),
    escaped(row.hsn),
    row.quantity === 0 ? '' : String(row.quantity),
    row.quantity === 0 ? '' : `${row.gstRate}%`,
    ...[row.taxable, ...taxColumns(document).map(({ of }) => of(row)), row.paid].map(
      (amount) => `₹${escaped(formatPaise(amount))}`,
    ),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
