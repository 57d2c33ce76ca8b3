import { maxQuantity, minQuantity, type BundleInfo, type Cart, type CartLine } from '../../domain/cart/cart.ts';
import { mendedCart } from '../../domain/cart/sellable.ts';
import { isMembership, packageTypes, type PackageDiscounts } from '../../domain/catalogue/product/product.ts';
import { fieldsOf, listOf, textOf, wholeOf } from '../platform/storage/shape.ts';

/** The cart as stored on this device. See the cart sync machine. */
export interface KeptCart {
  readonly lines: Cart;
  readonly owner: string | null;
  readonly agreed: Cart | null;
  readonly version: number | null;
  readonly turn: number;
  readonly sent: readonly KeptSave[];
}

interface KeptSave {
  readonly id: string;
  readonly lines: Cart;
  readonly version: number | null;
}

/** Bump when the shape changes; entries with another number are dropped. */
const shape = 1;

export function writtenCart(cart: KeptCart): object {
  return { shape, ...cart };
}

/** Returns null when the entry is corrupt or has an older shape. Removes or fixes lines the shop doesn't sell. */
export function readCart(value: unknown): KeptCart | null {
  const fields = fieldsOf(value);
  if (fields?.['shape'] !== shape) return null;
  const lines = listOf(fields['lines'], readLine);
  const agreed = fields['agreed'] === null ? [] : listOf(fields['agreed'], readLine);
  if (!lines || !agreed) return null;
  return {
    lines: mendedCart(lines),
    owner: textOf(fields['owner']),
    agreed: fields['agreed'] === null ? null : mendedCart(agreed),
    version: wholeOf(fields['version']),
    turn: wholeOf(fields['turn']) ?? 0,
    // Missing in what earlier versions stored.
    sent: listOf(fields['sent'], readSave) ?? [],
  };
}

function readSave(value: unknown): KeptSave | null {
  const fields = fieldsOf(value);
  const [id, lines] = [textOf(fields?.['id']), listOf(fields?.['lines'], readLine)];
  return id === null || lines === null
    ? null
    : { id, lines: mendedCart(lines), version: wholeOf(fields?.['version']) };
}

/** Reads stored lines only. Null when a line is malformed. */
export function readLines(value: unknown): Cart | null {
  const lines = listOf(value, readLine);
  return lines && mendedCart(lines);
}

function readLine(value: unknown): CartLine | null {
  const fields = fieldsOf(value);
  if (!fields) return null;
  const [sku, name, variant, flavour] = [fields['sku'], fields['name'], fields['variant'], fields['flavour']].map(
    textOf,
  );
  const quantity = wholeOf(fields['quantity']);
  const price = wholeOf(fields['price']);
  const packageType = packageTypes.find((type) => type === fields['packageType']);
  const discount = readDiscounts(fields['discount']);
  if (sku == null || name == null || variant == null || flavour == null || !packageType || !discount) return null;
  const isCountable = quantity !== null && quantity >= minQuantity && quantity <= maxQuantity;
  if (!isCountable || price === null || price < 0) return null;
  const line = {
    sku,
    name,
    variant,
    flavour,
    quantity,
    packageType,
    price,
    discount,
    isPremiumMembership: isMembership(sku),
  };
  if (fields['bundleInfo'] === undefined) return line;
  const bundleInfo = readBundle(fields['bundleInfo']);
  return bundleInfo && { ...line, bundleInfo };
}

function readDiscounts(value: unknown): PackageDiscounts | null {
  const fields = fieldsOf(value);
  const [trial, weekly, monthly, comboDiscount] = packageTypes.map((type) => percentOf(fields?.[type]));
  if (trial == null || weekly == null || monthly == null || comboDiscount == null) return null;
  return { trial, weekly, monthly, comboDiscount };
}

function percentOf(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= 100 ? value : null;
}

function readBundle(value: unknown): BundleInfo | null {
  const fields = fieldsOf(value);
  const bundleId = textOf(fields?.['bundleId']);
  const bundleLabel = textOf(fields?.['bundleLabel']);
  const createdAt = textOf(fields?.['createdAt']);
  const originalPrice = wholeOf(fields?.['originalPrice']);
  const bundleSize = wholeOf(fields?.['bundleSize']);
  const percentage = fields?.['discountPercentage'];
  if (!bundleId || bundleLabel === null || createdAt === null) return null;
  if (originalPrice === null || bundleSize === null || typeof percentage !== 'number') return null;
  return {
    bundleId,
    bundleType: 'dynamic',
    discountPercentage: percentage,
    originalPrice,
    bundleSize,
    bundleLabel,
    createdAt,
  };
}
