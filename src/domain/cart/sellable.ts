import { maxInBundle, minInBundle } from '../promotions/bundle/bundle.ts';
import { isMembership, isSubscription, type PackageType } from '../catalogue/product/product.ts';
import { addLine, type Cart, type CartLine } from './cart.ts';

/** The part of a line that decides whether the shop sells it. */
export interface ChosenLine {
  readonly sku: string;
  readonly quantity: number;
  readonly packageType: PackageType;
  readonly bundleInfo?: { readonly bundleId: string } | undefined;
}

/** Why a line isn't sold; `lineFaultText` says it in words, which browsers don't load. */
export type FaultReason = 'once' | 'plan' | 'bundled' | 'combo' | 'unit' | 'twice' | 'size';

/** A line that the shop doesn't sell: its index, the field at fault and why. */
export interface LineFault {
  readonly line: number;
  readonly member: 'sku' | 'quantity' | 'packageType' | 'bundleInfo';
  readonly why: FaultReason;
}

/**
 * Finds choices that no screen offers and that would let a client pick its price (SEC-01). The membership is sold
 * once, as 'trial'. The combo price is for bundle lines only, and a bundle that a shopper builds has two to four
 * different products, one unit of each (BND-21, CRT-08, MEM-01). Runs in linear time.
 */
export function lineFaults(lines: readonly ChosenLine[]): LineFault[] {
  const bundles = bundleSkus(lines);
  const seen = new Set<string>();
  let memberships = 0;
  return lines.flatMap(({ sku, quantity, packageType, bundleInfo }, line): LineFault[] => {
    const fault = (member: LineFault['member'], why: FaultReason) => [{ line, member, why }];
    if (isMembership(sku)) {
      memberships += 1;
      if (memberships > 1) return fault('sku', 'once');
      if (packageType !== 'trial') return fault('packageType', 'plan');
      if (quantity !== 1) return fault('quantity', 'once');
      return bundleInfo ? fault('bundleInfo', 'bundled') : [];
    }
    if (!bundleInfo) {
      return packageType === 'comboDiscount' ? fault('packageType', 'combo') : [];
    }
    if (isSubscription(packageType)) return fault('packageType', 'plan');
    if (quantity !== 1) return fault('quantity', 'unit');
    const place = JSON.stringify([bundleInfo.bundleId, sku]);
    if (seen.has(place)) return fault('sku', 'twice');
    seen.add(place);
    const size = bundles.get(bundleInfo.bundleId)?.size ?? 0;
    return size < minInBundle || size > maxInBundle ? fault('bundleInfo', 'size') : [];
  });
}

/**
 * Repairs carts stored before this check existed (SEC-01). A bundle that isn't sold becomes single purchases, and
 * so does a combo price outside a bundle. Returns a valid cart unchanged.
 */
export function mendedCart(cart: Cart): Cart {
  const faults = lineFaults(cart);
  if (faults.length === 0) return cart;
  const single = cart.map(soldOnce).filter(isFirstMembership);
  const left = lineFaults(single);
  const wrong = new Set(left.map(({ line }) => line));
  const broken = new Set(left.flatMap(({ line }) => single[line]?.bundleInfo?.bundleId ?? []));
  return single
    .map((line, place) => {
      const isBroken = line.bundleInfo !== undefined && broken.has(line.bundleInfo.bundleId);
      return isBroken || wrong.has(place) ? asSingle(line) : line;
    })
    .reduce<Cart>(addLine, []);
}

/** Limits the membership and bundle lines to one unit. */
function soldOnce(line: CartLine): CartLine {
  const isOnce = isMembership(line.sku) || line.bundleInfo !== undefined;
  return isOnce && line.quantity !== 1 ? { ...line, quantity: 1 } : line;
}

function isFirstMembership({ sku }: CartLine, place: number, cart: Cart): boolean {
  return !isMembership(sku) || cart.findIndex((line) => isMembership(line.sku)) === place;
}

function asSingle({ bundleInfo: _, ...line }: CartLine): CartLine {
  return { ...line, packageType: 'trial' };
}

function bundleSkus(lines: readonly ChosenLine[]): Map<string, Set<string>> {
  const bundles = new Map<string, Set<string>>();
  for (const { sku, bundleInfo } of lines) {
    if (!bundleInfo) continue;
    const skus = bundles.get(bundleInfo.bundleId);
    if (skus) skus.add(sku);
    else bundles.set(bundleInfo.bundleId, new Set([sku]));
  }
  return bundles;
}
