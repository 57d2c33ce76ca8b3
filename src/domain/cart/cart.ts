import { cartConstants } from '../kit/constants.ts';
import type { Rupees } from '../kit/money/money.ts';
import { optionOf } from '../catalogue/product/option.ts';
import {
  isMembership,
  isSubscription,
  type PackageDiscounts,
  type PackageType,
  type PricedProduct,
} from '../catalogue/product/product.ts';

export const { maxQuantity, minQuantity } = cartConstants;

/** Marks the lines of one dynamic bundle (CRT-08). The server confirms the percentage. */
export interface BundleInfo {
  readonly bundleId: string;
  readonly bundleType: 'dynamic';
  readonly discountPercentage: number;
  /** This line's share of the bundle's original total, whole rupees (MNY-05). */
  readonly originalPrice: Rupees;
  readonly bundleSize: number;
  readonly bundleLabel: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A cart line, with the price that the shopper saw when adding it. */
export interface CartLine {
  readonly sku: string;
  readonly name: string;
  readonly variant: string;
  readonly flavour: string;
  readonly quantity: number;
  readonly packageType: PackageType;
  /** List price as shown, whole rupees; the server decides what is charged (MNY-10). */
  readonly price: Rupees;
  readonly discount: PackageDiscounts;
  readonly isPremiumMembership: boolean;
  readonly bundleInfo?: BundleInfo;
}

export type Cart = readonly CartLine[];

/** The key of a line: two lines with the same key are merged (CRT-01). */
export interface LineKey {
  readonly sku: string;
  readonly variant: string;
  readonly flavour: string;
  readonly packageType: PackageType;
  readonly bundleId?: string | undefined;
}

export interface LineChoice {
  readonly variant: string;
  readonly flavour: string;
  readonly packageType: PackageType;
  readonly quantity: number;
}

export function keyOf(line: CartLine): LineKey {
  const { sku, variant, flavour, packageType, bundleInfo } = line;
  return bundleInfo
    ? { sku, variant, flavour, packageType, bundleId: bundleInfo.bundleId }
    : { sku, variant, flavour, packageType };
}

/** A line key as a stable string, for React keys and look-ups. */
export function lineId(key: LineKey): string {
  return [key.sku, key.variant, key.flavour, key.packageType, key.bundleId ?? ''].join('|');
}

function isSameLine(line: CartLine, key: LineKey): boolean {
  return (
    line.sku === key.sku &&
    line.variant === key.variant &&
    line.flavour === key.flavour &&
    line.packageType === key.packageType &&
    line.bundleInfo?.bundleId === key.bundleId
  );
}

export function cappedQuantity(quantity: number): number {
  return Math.min(maxQuantity, Math.max(minQuantity, Math.trunc(quantity)));
}

/** A cart line for a product at its current price. */
export function lineOf(product: PricedProduct, choice: LineChoice): CartLine {
  return {
    sku: product.sku,
    name: product.name,
    variant: choice.variant,
    flavour: choice.flavour,
    quantity: cappedQuantity(choice.quantity),
    packageType: choice.packageType,
    price: (optionOf(product, choice) ?? product).price,
    discount: product.discount,
    isPremiumMembership: isMembership(product.sku),
  };
}

/** Adds to the existing line, up to 10, or appends a new one (CRT-01, CRT-03). At most one membership (MEM-01). */
export function addLine(cart: Cart, line: CartLine): Cart {
  const key = keyOf(line);
  if (!cart.some((there) => isSameLine(there, key))) return [...cart, line];
  return cart.map((there) => (isSameLine(there, key) ? raised(there, line) : there));
}

function raised(there: CartLine, added: CartLine): CartLine {
  if (there.isPremiumMembership) return there;
  return { ...added, quantity: cappedQuantity(there.quantity + added.quantity) };
}

/** Whether the quantity of this line can't be changed (CRT-04). */
export function hasFixedQuantity(line: CartLine): boolean {
  return line.packageType === 'comboDiscount' || line.isPremiumMembership || line.bundleInfo !== undefined;
}

export function canRaise(line: CartLine): boolean {
  return !hasFixedQuantity(line) && line.quantity < maxQuantity;
}

export function canLower(line: CartLine): boolean {
  return !hasFixedQuantity(line) && line.quantity > minQuantity;
}

/** Sets a quantity, clamped to 1–10; a fixed line stays as it is (CRT-03, CRT-04). */
export function withQuantity(cart: Cart, key: LineKey, quantity: number): Cart {
  return cart.map((line) =>
    isSameLine(line, key) && !hasFixedQuantity(line) ? { ...line, quantity: cappedQuantity(quantity) } : line,
  );
}

/** Removes the line with that key; a subscription to the same product stays (CRT-06). */
export function removeLine(cart: Cart, key: LineKey): Cart {
  return cart.filter((line) => !isSameLine(line, key));
}

/** Turns a subscription back into 'trial', merging it with an existing trial line, up to 10 (CRT-06). */
export function cancelSubscription(cart: Cart, key: LineKey): Cart {
  const plan = cart.find((line) => isSameLine(line, key));
  if (!plan || !isSubscription(plan.packageType)) return cart;
  const once: CartLine = { ...plan, packageType: 'trial' };
  if (cart.some((line) => isSameLine(line, keyOf(once)))) return addLine(removeLine(cart, key), once);
  return cart.map((line) => (line === plan ? once : line));
}

/** Removes all lines of a bundle (CRT-07). */
export function removeBundle(cart: Cart, bundleId: string): Cart {
  return cart.filter((line) => line.bundleInfo?.bundleId !== bundleId);
}

/**
 * Merges the visitor's cart into the stored one. Quantities add up, to at most 10 per line; no line is lost
 * (CRT-11).
 */
export function mergeCarts(stored: Cart, visitor: Cart): Cart {
  return visitor.reduce(addLine, stored);
}

/** The total quantity, for the badge on the cart button (CHR-01). */
export function totalQuantity(cart: Cart): number {
  return cart.reduce((total, line) => total + line.quantity, 0);
}

/** The lines shown in the list; the membership has its own row (CRT-05). */
export function listedLines(cart: Cart): Cart {
  return cart.filter((line) => !line.isPremiumMembership);
}

/** Whether there is anything to deliver: a membership isn't (CHK-01). */
export function needsDelivery(lines: readonly Pick<CartLine, 'sku'>[]): boolean {
  return lines.some(({ sku }) => !isMembership(sku));
}

export function hasMembership(cart: Cart): boolean {
  return cart.some((line) => line.isPremiumMembership);
}
