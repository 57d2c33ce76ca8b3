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
 * Builds the cart from request lines, with current names and percentages. The client's price only says what the
 * shopper was shown (MNY-10, MNY-11). Lines with the same key are merged (CRT-01), and invalid lines of older carts
 * are repaired (SEC-01).
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
  const shown = line.price ?? (product && lineOf(product, line).price) ?? 0;
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

/** Bundle percentage, size and shares always come from the shop, never from the request (CRT-08). */
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
