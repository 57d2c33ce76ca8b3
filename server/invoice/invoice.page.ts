import type { Business } from '../../src/domain/site/site.ts';
import { formatTimestamp } from '../../src/domain/money/dates.ts';
import { formatRupees } from '../../src/domain/money/money.ts';
import { taxedRows, type TaxedRow } from '../../src/domain/order/gst.ts';
import { stateOf } from '../delivery/postal-regions.ts';
import { escaped, plainPage } from '../http/html.ts';
import type { OrderRow } from '../order/order.queries.ts';

const paise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** An order's invoice for reading and printing, with its GST line by line (CHK-07, MNY-12). */
export function invoicePage(order: OrderRow, seller: Business): string {
  const isLocal = stateOf(seller.pincode) === order.address.state;
  const rows = taxedRows({ ...order, isLocal });
  const taxHeads = isLocal ? ['CGST', 'SGST'] : ['IGST'];
  const heads = ['Item', 'HSN', 'Quantity', 'GST', 'Taxable value', ...taxHeads, 'Paid'];
  const paid = order.payment_method === 'cod' && order.status !== 'delivered' ? 'To be paid in cash' : 'Paid';
  const { address } = order;
  return plainPage(
    `Invoice ${order.number}`,
    `<p>${escaped(formatTimestamp(order.placed_at))} · ${paid} · Status: ${escaped(order.status)}</p>
<table><tbody><tr><td><strong>Sold by</strong><br>${[seller.companyName, ...seller.addressLines, seller.pincode].map(escaped).join('<br>')}</td>
<td><strong>Delivered to</strong><br>${[
      address.name,
      address.line1,
      address.line2,
      `${address.city} ${address.pincode}`,
      address.state,
    ]
      .filter((line) => line !== '')
      .map(escaped)
      .join('<br>')}</td></tr></tbody></table>
<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => tableRow(row, isLocal)).join('')}</tbody></table>
<p><strong>Total ${escaped(formatRupees(order.total))}</strong>, GST included. Place of supply: ${escaped(address.state)}.</p>`,
  );
}

function tableRow(row: TaxedRow, isLocal: boolean): string {
  const taxes = isLocal ? [row.cgst, row.sgst] : [row.igst];
  const cells = [
    escaped(row.name),
    escaped(row.hsn),
    String(row.quantity),
    `${row.gstRate}%`,
    ...[row.taxable, ...taxes, row.paid].map((amount) => escaped(paise.format(amount / 100))),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
