import type { Translated } from '../../kit/text/translated.ts';
import type { Rating } from '../../content/review/review.ts';
import type { ProductLabel } from './label.ts';
import { lessPercent, percentOf, type Rupees } from '../../kit/money/money.ts';

/** How a line is bought: once, as a weekly or monthly plan, or as part of a combo. */
export const packageTypes = ['trial', 'weekly', 'monthly', 'comboDiscount'] as const;
export type PackageType = (typeof packageTypes)[number];

/** Percentages off the list price, 0 to 100, by package type (MNY-03). */
export type PackageDiscounts = Readonly<Record<PackageType, number>>;

/** The part of a product that pricing needs. */
export interface PricedProduct {
  readonly sku: string;
  readonly name: string;
  /** List price, whole rupees, including GST. */
  readonly price: Rupees;
  readonly discount: PackageDiscounts;
  readonly flavours: readonly string[];
  readonly variants: readonly string[];
  /** Duration of a membership in months; null for other products. */
  readonly timePeriod: number | null;
  /** Units available for sale. */
  readonly stock: number;
  /** Only sold on prescription (ORD-06). */
  readonly needsPrescription?: boolean | undefined;
  /** Sizes and flavours that are priced and stocked apart; left out where all are alike. */
  readonly options?: readonly ProductOption[] | undefined;
}

/** A size, a flavour, or one of both, with its own price and stock (VAR-01). What has no option isn't sold. */
export interface ProductOption {
  /** '' for every size. */
  readonly variant: string;
  /** '' for every flavour. */
  readonly flavour: string;
  /** Its own code, for warehouse and invoice; '' if it has the product's. */
  readonly sku: string;
  readonly price: Rupees;
  /** Units available for sale. */
  readonly stock: number;
  /** Maximum retail price, printed on the pack; without one, the product's. */
  readonly mrp?: Rupees | null | undefined;
  /** Net quantity in the unit of the product's label; without one, the product's. */
  readonly netAmount?: number | null | undefined;
  /** Packed weight of a unit in whole grams; without one, the product's. */
  readonly grams?: number | null | undefined;
  /** Its own picture; '' if it has the product's. */
  readonly image?: string | undefined;
}

/** The sku of the Bliss Club membership, which is never listed as a product (CAT-03). */
export const membershipSku = 'bliss-club';

export function isMembership(sku: string): boolean {
  return sku === membershipSku;
}

/** List price less the package type's percentage (MNY-03). */
export function unitPrice(product: Pick<PricedProduct, 'price' | 'discount'>, packageType: PackageType): Rupees {
  return lessPercent(product.price, product.discount[packageType]);
}

/** The package discount on one unit, whole rupees (MNY-03). */
export function packageSaving(
  product: Pick<PricedProduct, 'price' | 'discount'>,
  packageType: PackageType,
): Rupees {
  return percentOf(product.price, product.discount[packageType]);
}

export function isSubscription(packageType: PackageType): boolean {
  return packageType === 'weekly' || packageType === 'monthly';
}

/** A product as shown on a card in product lists. */
export interface ProductCard extends PricedProduct, Translated {
  /** The name in its native script. */
  readonly nativeName: string | null;
  readonly tagline: string;
  readonly category: string;
  readonly images: readonly string[];
  /** From its published reviews; absent without one (REV-01). */
  readonly rating?: Rating | undefined;
}

/** A product as shown on its own page (CAT-02). */
export interface Product extends ProductCard {
  /** Its category's name in the reader's language, where it isn't English and has one. */
  readonly categoryName?: string | undefined;
  readonly description: string;
  readonly ingredients: readonly {
    readonly name: string;
    readonly botanicalName: string;
    readonly amount: string;
  }[];
  readonly benefits: readonly string[];
  readonly howToUse: readonly { readonly title: string; readonly text: string }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
  readonly label?: ProductLabel | undefined;
  readonly labelFacts: readonly { readonly label: string; readonly value: string }[];
  /** What of the label is in the reader's language, where it isn't English and is known in it. */
  readonly caution?: string | undefined;
  readonly origin?: string | undefined;
  readonly bestBefore?: string | undefined;
  readonly hsn: string;
  /** Percent. */
  readonly gstRate: number;
  readonly published: boolean;
  readonly needsPrescription?: boolean | undefined;
  /** For search engines, where they differ from name and tagline (RTE-05). */
  readonly seoTitle?: string | undefined;
  readonly seoDescription?: string | undefined;
}
