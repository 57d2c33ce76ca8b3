import { t } from '../../kit/text/text.ts';
import { formatRupees, type Rupees } from '../../kit/money/money.ts';
import { measured } from './choice-names.ts';

/** What net quantities are measured in; pieces are capsules, tablets, bars. */
export const netUnits = ['ml', 'g', 'pieces'] as const;
export type NetUnit = (typeof netUnits)[number];

/** What the law wants to be said of a packed product before it is bought; empty where it isn't known (TRU-01). */
export interface ProductLabel {
  /** Maximum retail price, whole rupees with all taxes. */
  readonly mrp: Rupees | null;
  /** Net quantity in `netUnit`. */
  readonly netAmount: number | null;
  readonly netUnit: NetUnit;
  /** Name and address. */
  readonly maker: string;
  /** Number of the AYUSH licence. */
  readonly licence: string;
  readonly origin: string;
  readonly caution: string;
  readonly batch: string;
  /** As printed: '18 months from packing', '06/2028'. */
  readonly bestBefore: string;
}

export const emptyLabel: ProductLabel = {
  mrp: null,
  netAmount: null,
  netUnit: 'ml',
  maker: '',
  licence: '',
  origin: '',
  caution: '',
  batch: '',
  bestBefore: '',
};

/** '₹499.67 per 100 ml', rounded half up to the paisa; null without a net quantity. */
export function unitPriceText(price: Rupees, { netAmount, netUnit }: Pick<ProductLabel, 'netAmount' | 'netUnit'>) {
  if (netAmount === null || netAmount <= 0) return null;
  const base = netUnit === 'pieces' ? 1 : 100;
  const paise = Math.floor((price * 100 * base) / netAmount + 0.5);
  const cents = String(paise % 100).padStart(2, '0');
  const each = base === 1 ? t`piece` : measured(`100\u00a0${netUnit}`);
  return t`${formatRupees(Math.floor(paise / 100))}.${cents} per ${each}`;
}

/** A net quantity on one line: '30 ml', '60 pieces'. */
export function netText(amount: number, unit: NetUnit): string {
  return unit === 'pieces' ? t`${amount}\u00a0pieces` : measured(`${amount}\u00a0${unit}`);
}

/** What of a label is said in the reader's language, where it is known in it (LNG-01). */
export type SpokenLabel = { readonly [Each in 'origin' | 'bestBefore' | 'caution']?: string | undefined };

export interface LabelRow {
  readonly label: string;
  readonly value: string;
  /** Whether it is in the reader's language; the rest is as it is printed on the pack. */
  readonly isSpoken: boolean;
}

/** The facts of a label in the order in which a page shows them, without those that aren't known. */
export function labelRows(known: ProductLabel, spoken: SpokenLabel = {}): readonly LabelRow[] {
  const { netAmount, netUnit, maker, licence, batch } = known;
  const net = netAmount === null ? '' : netText(netAmount, netUnit);
  const rows = [
    [t`Net quantity`, net, net],
    [t`Made by`, maker],
    [t`AYUSH licence`, licence],
    [t`Country of origin`, known.origin, spoken.origin],
    [t`Batch`, batch],
    [t`Best before`, known.bestBefore, spoken.bestBefore],
    [t`Caution`, known.caution, spoken.caution],
  ] as const;
  return rows.flatMap(([label, printed, own]) =>
    printed === '' ? [] : { label, value: own ?? printed, isSpoken: own !== undefined },
  );
}
