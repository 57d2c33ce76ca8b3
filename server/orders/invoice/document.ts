import { amountInWords } from '../../../src/domain/orders/invoice/amount-in-words.ts';
import { placeOfSupply, stateTaxName } from '../../../src/domain/kit/gst-state.ts';
import {
  type DocumentKind,
  invoiceRows,
  type TaxedRow,
  totalsOf,
} from '../../../src/domain/orders/invoice/invoice.ts';
import type { Business } from '../../../src/domain/shell/site/site.ts';
import { stateOf } from '../../catalogue/delivery/postal-regions.ts';
import type { OrderRow } from '../order/order.queries.ts';

/** An invoice or a credit note, with everything that it says: what the law wants kept as it was (MNY-12). */
export interface TaxDocument {
  readonly kind: DocumentKind;
  /** Null before a cash order is packed: what is shown then is no invoice yet. */
  readonly number: string | null;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly orderedAt: string;
  /** Of the invoice that a credit note belongs to. */
  readonly invoiceNumber: string | null;
  readonly seller: { readonly name: string; readonly lines: readonly string[]; readonly gstin: string | null };
  readonly buyer: { readonly name: string; readonly lines: readonly string[] };
  /** 'Karnataka (29)'. */
  readonly placeOfSupply: string;
  /** Sold inside the seller's state. */
  readonly isLocal: boolean;
  /** 'SGST' or 'UTGST', where it is local. */
  readonly stateTax: string;
  readonly rows: readonly TaxedRow[];
}

export interface Issue {
  /** Without a number it is a sketch of an invoice. */
  readonly number: string | null;
  readonly at: Date;
  /** Places of lines that were called off before: their rows stay, with nothing in them, so that places hold. */
  readonly withheld: ReadonlySet<number>;
}

/** The invoice of an order as the seller issues it at this moment. */
export function invoiceOf(order: OrderRow, seller: Business, { number, at, withheld }: Issue): TaxDocument {
  const { address } = order;
  const sellerState = stateOf(seller.pincode);
  const isLocal = sellerState === address.state;
  return {
    kind: 'invoice',
    number,
    issuedAt: at.toISOString(),
    orderNumber: order.number,
    orderedAt: order.placed_at.toISOString(),
    invoiceNumber: null,
    seller: {
      name: seller.companyName,
      lines: [...seller.addressLines, seller.pincode, `${seller.phone} · ${seller.email}`],
      gstin: seller.gstin,
    },
    buyer: {
      name: address.name,
      lines: [address.line1, address.line2, `${address.city} ${address.pincode}`, address.state].filter(
        (line) => line !== '',
      ),
    },
    placeOfSupply: placeOfSupply(address.state),
    isLocal,
    stateTax: stateTaxName(sellerState ?? ''),
    rows: invoiceRows({ lines: order.lines, parts: order.parts, isLocal, withheld }),
  };
}

/** The rows that say something. */
export function shownRows({ rows }: Pick<TaxDocument, 'rows'>): readonly TaxedRow[] {
  return rows.filter(({ quantity }) => quantity > 0);
}

const paise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '1,03,250.00' of paise. */
export function formatPaise(amount: number): string {
  return paise.format(amount / 100);
}

/** The heads of the tax columns, and what a row has in each. */
export function taxColumns({ isLocal, stateTax }: Pick<TaxDocument, 'isLocal' | 'stateTax'>): readonly {
  readonly head: string;
  readonly of: (row: Pick<TaxedRow, 'cgst' | 'sgst' | 'igst'>) => number;
}[] {
  return isLocal
    ? [
        { head: 'CGST', of: ({ cgst }) => cgst },
        { head: stateTax, of: ({ sgst }) => sgst },
      ]
    : [{ head: 'IGST', of: ({ igst }) => igst }];
}

export interface DocumentWords {
  readonly title: string;
  readonly total: string;
  readonly inWords: string;
}

/** What a document is called and comes to. */
export function documentWords(document: TaxDocument): DocumentWords {
  const { paid } = totalsOf(document.rows);
  return {
    title:
      document.kind === 'credit-note' ? 'Credit note' : document.number === null ? 'Order summary' : 'Tax invoice',
    total: formatPaise(paid),
    inWords: amountInWords(Math.round(paid / 100)),
  };
}
