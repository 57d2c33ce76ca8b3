import { lessPercent, percentOf, type Rupees } from '../../kit/money/money.ts';

/** How a line is bought: once, as a weekly or monthly plan, or as part of a fixed combination. */
export const packageTypes = ['trial', 'weekly', 'monthly', 'comboDiscount'] as const;
export type PackageType = (typeof packageTypes)[number];

/** Percentages off the list price, 0 to 100, by package type (MNY-03). */
export type PackageDiscounts = Readonly<Record<PackageType, number>>;

/** What a price needs to know of a product; the rest of it is for the eye. */
export interface PricedProduct {
  readonly sku: string;
  readonly name: string;
  /** List price, whole rupees, GST included. */
  readonly price: Rupees;
  readonly discount: PackageDiscounts;
  readonly flavours: readonly string[];
  readonly variants: readonly string[];
  /** Months that a membership lasts; null on ordinary products. */
  readonly timePeriod: number | null;
  /** Units that can still be sold. */
  readonly stock: number;
  /** Sold on prescription alone (ORD-06). */
  readonly needsPrescription?: boolean | undefined;
}

/** The sku of the Bliss Club membership, which is never listed as a normal product (CAT-03). */
export const membershipSku = 'bliss-club';

export function isMembership(sku: string): boolean {
  return sku === membershipSku;
}

/** List price less the package type's percentage (MNY-03). */
export function unitPrice(product: Pick<PricedProduct, 'price' | 'discount'>, packageType: PackageType): Rupees {
  return lessPercent(product.price, product.discount[packageType]);
}

/** What the package type takes off one unit (MNY-03). */
export function packageSaving(
  product: Pick<PricedProduct, 'price' | 'discount'>,
  packageType: PackageType,
): Rupees {
  return percentOf(product.price, product.discount[packageType]);
}

export function isSubscription(packageType: PackageType): boolean {
  return packageType === 'weekly' || packageType === 'monthly';
}

/** What a card of the product list shows. */
export interface ProductCard extends PricedProduct {
  /** The name in its own script, for the plate. */
  readonly nativeName: string | null;
  readonly tagline: string;
  readonly category: string;
  readonly images: readonly string[];
}

/** A product as its own page shows it (CAT-02). */
export interface Product extends ProductCard {
  readonly description: string;
  readonly ingredients: readonly {
    readonly name: string;
    readonly botanicalName: string;
    readonly amount: string;
  }[];
  readonly benefits: readonly string[];
  readonly howToUse: readonly { readonly title: string; readonly text: string }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly labelFacts: readonly { readonly label: string; readonly value: string }[];
  readonly hsn: string;
  /** Percent. */
  readonly gstRate: number;
  readonly published: boolean;
  /** Sold on prescription alone (ORD-06). */
  readonly needsPrescription?: boolean | undefined;
  /** Of its page in search engines, where they differ from the name and the line below it (RTE-05). */
  readonly seoTitle?: string | undefined;
  readonly seoDescription?: string | undefined;
}
