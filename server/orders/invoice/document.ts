import { formatRupees } from '../../../src/domain/kit/money/money.ts';
import { t } from '../../../src/domain/kit/text/text.ts';
import { choiceName, type ChoiceNames, measured } from '../../../src/domain/catalogue/product/choice-names.ts';
import { amountInWords } from '../../../src/domain/orders/invoice/amount-in-words.ts';
import { bundleText } from '../../../src/domain/orders/draft/order-bundle.ts';
import { placeOfSupply, stateTaxName } from '../../../src/domain/kit/gst-state.ts';
import {
  type DocumentKind,
  invoiceRows,
  optionName,
  type PackLabel,
  type TaxedRow,
  totalsOf,
} from '../../../src/domain/orders/invoice/invoice.ts';
import type { Business } from '../../../src/domain/shell/site/site.ts';
import { stateOf } from '../../catalogue/delivery/postal-regions.ts';
import type { OrderRow } from '../tables/order.queries.ts';

/** An invoice or credit note, stored in full as it was issued. */
export interface TaxDocument {
  readonly kind: DocumentKind;
  /** Null for a cash order that isn't packed yet, whose document is only a preview. */
  readonly number: string | null;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly orderedAt: string;
  /** Invoice that a credit note belongs to. */
  readonly invoiceNumber: string | null;
  readonly seller: { readonly name: string; readonly lines: readonly string[]; readonly gstin: string | null };
  readonly buyer: { readonly name: string; readonly lines: readonly string[] };
  /** 'Karnataka (29)'. */
  readonly placeOfSupply: string;
  /** Sold within the seller's state. */
  readonly isLocal: boolean;
  /** 'SGST' or 'UTGST' if local. */
  readonly stateTax: string;
  readonly rows: readonly TaxedRow[];
}

/** A party of a document with its heading. */
interface Party {
  readonly head: string;
  readonly name: string;
  readonly lines: readonly string[];
}

export interface Issue {
  /** Null for a preview. */
  readonly number: string | null;
  readonly at: Date;
  /**
   * Indexes of lines cancelled before the invoice. Their rows stay, empty, so that the other indexes still match.
   */
  readonly withheld: ReadonlySet<number>;
  /** By the index of its line. */
  readonly labels: readonly (PackLabel | undefined)[];
}

/** Builds the invoice of an order from the seller's current details. */
export function invoiceOf(order: OrderRow, seller: Business, { number, at, withheld, labels }: Issue): TaxDocument {
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
    rows: invoiceRows({ lines: order.lines, parts: order.parts, isLocal, withheld, labels }),
  };
}

/** Rows with a quantity. */
export function shownRows({ rows }: Pick<TaxDocument, 'rows'>): readonly TaxedRow[] {
  return rows.filter(({ quantity }) => quantity > 0);
}

const paise = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats paise as '1,03,250.00'. */
export function formatPaise(amount: number): string {
  return paise.format(amount / 100);
}

/** Titles of the tax columns, and each row's amount. */
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

/** What stands below the name of a row: its bundle (CRT-08) and its pack (TRU-01), a line each. */
export function rowNotes(row: Pick<TaxedRow, 'label' | 'bundle' | 'bundleUnits'>): string[] {
  const { bundle: name, bundleUnits: units } = row;
  const bundle = name === undefined ? '' : bundleText({ name, ...(units === undefined ? {} : { units }) });
  return [bundle, packText(row)].filter((note) => note !== '');
}

/** 'MRP ₹699 · 30 ml · Batch SM-2411'; '' where nothing is known (TRU-01). */
function packText({ label }: Pick<TaxedRow, 'label'>): string {
  if (!label) return '';
  const mrp = label.mrp === null ? '' : `MRP ${formatRupees(label.mrp)}`;
  return [mrp, measured(label.net), label.batch === '' ? '' : t`Batch ${label.batch}`]
    .filter((part) => part !== '')
    .join(' · ');
}

/**
 * The same document with what flavours and sizes are called in the language that `writtenIn` gives. Documents that were
 * issued before their options were stored stay as they are.
 */
export function withChoiceNames<Document extends Pick<TaxDocument, 'rows'>>(
  document: Document,
  names: ChoiceNames,
): Document {
  const named = (word: string) => (word === '' ? '' : choiceName(word, names));
  return {
    ...document,
    rows: document.rows.map((row) => {
      const { option } = row;
      if (!option) return row;
      const { flavour, variant } = option;
      return { ...row, name: optionName({ ...option, flavour: named(flavour), variant: named(variant) }) };
    }),
  };
}

/** What a row is called; fees are kept by their English names, in the language that `writtenIn` gives (MNY-12). */
export function rowName({ name }: Pick<TaxedRow, 'name'>): string {
  if (name === 'Delivery') return t`Delivery`;
  return name === 'Cash on delivery fee' ? t`Cash on delivery fee` : name;
}

/** Title and totals of a document, in the language that `writtenIn` gives. What the law asks for is in English too. */
export function documentWords(document: TaxDocument): DocumentWords {
  const { paid } = totalsOf(document.rows);
  return {
    title:
      document.kind === 'credit-note'
        ? t`Credit note`
        : document.number === null
          ? t`Order summary`
          : t`Tax invoice`,
    total: formatPaise(paid),
    inWords: amountInWords(Math.round(paid / 100)),
  };
}

/** Seller and buyer as a document names them, in the language that `writtenIn` gives. */
export function partiesOf({ seller, buyer }: TaxDocument): readonly Party[] {
  const gstin = seller.gstin === null ? [] : [`GSTIN ${seller.gstin}`];
  return [
    { head: t`Sold by`, name: seller.name, lines: [...seller.lines, ...gstin] },
    { head: t`Billed and delivered to`, name: buyer.name, lines: buyer.lines },
  ];
}
