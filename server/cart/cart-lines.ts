import type { WireLine } from '../../src/contract/cart/cart.calls.ts';
import { bundlePercentage, bundlesOf, type BundleSizes } from '../../src/domain/promotions/bundle/bundle.ts';
import { addLine, lineOf, type Cart, type CartLine } from '../../src/domain/cart/cart.ts';
import { mendedCart } from '../../src/domain/cart/sellable.ts';
import {
  isMembership,
  type PackageDiscounts,
  type PricedProduct,
} from '../../src/domain/catalogue/product/product.ts';

const noDiscounts: PackageDiscounts = { trial: 0, weekly: 0, monthly: 0, comboDiscount: 0 };

/**
 * The cart that the lines on the wire mean, with today's names and percentages. What was sent counts only as
 * the price that the shopper was shown (MNY-10, MNY-11); lines of one key are one (CRT-01). A cart that was stored before
 * the shop refused what it does not sell is mended (SEC-01).
 */
export function cartOf(
  lines: readonly WireLine[],
  products: ReadonlyMap<string, PricedProduct>,
  bundleSizes: BundleSizes,
): readonly CartLine[] {
  const cart = lines.map((line) => cartLine(line, products.get(line.sku))).reduce<Cart>(addLine, []);
  return confirmedBundles(mendedCart(cart), bundleSizes);
}

function cartLine(line: WireLine, product: PricedProduct | undefined): CartLine {
  const { sku, variant, flavour, packageType, bundleInfo } = line;
  const quantity = isMembership(sku) ? 1 : line.quantity;
  const shown = line.price ?? product?.price ?? 0;
  const base: CartLine = product
    ? { ...lineOf(product, { variant, flavour, packageType, quantity }), price: shown }
    : {
        sku,
        name: sku,
        variant,
        flavour,
        packageType,
        quantity,
        price: shown,
        discount: noDiscounts,
        isPremiumMembership: isMembership(sku),
      };
  return bundleInfo && !isMembership(sku) ? { ...base, bundleInfo } : base;
}

/** A bundle's percentage, size and shares are the shop's own, whatever was sent (CRT-08). */
function confirmedBundles(cart: Cart, sizes: BundleSizes): Cart {
  const kinds = new Map(
    bundlesOf(cart).map(({ bundleId, lines }) => [bundleId, new Set(lines.map(({ sku }) => sku)).size]),
  );
  return cart.map((line) => {
    if (!line.bundleInfo) return line;
    const bundleSize = kinds.get(line.bundleInfo.bundleId) ?? 1;
    return {
      ...line,
      bundleInfo: {
        ...line.bundleInfo,
        bundleSize,
        discountPercentage: bundlePercentage(sizes, bundleSize),
        originalPrice: line.price * line.quantity,
      },
    };
  });
}
