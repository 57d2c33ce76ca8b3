import type { Cart, CartLine } from '../cart.ts';
import { isSameStock, soldAs } from '../../catalogue/product/option.ts';
import { isMembership, unitPrice, type PricedProduct } from '../../catalogue/product/product.ts';
import type { LineProblem } from './quote.ts';

/** Why a line can't be sold today. Demand for its sku is summed over the whole cart (CRT-16, MNY-11, ORD-03). */
export function lineProblems(
  line: CartLine,
  cart: Cart,
  listed: PricedProduct | undefined,
): readonly LineProblem[] {
  const product = soldAs(listed, line);
  if (!product || !isOffered(line, product)) return [{ kind: 'unavailable' }];
  const stock = stockProblem(line, cart, product);
  const price = priceProblem(line, product);
  if (!stock && !price) return none;
  return [stock, price].filter((problem) => problem !== null);
}

/** Shared, as most lines have no problems. */
const none: readonly LineProblem[] = [];

function isOffered(line: CartLine, product: PricedProduct): boolean {
  if (isMembership(product.sku)) return true;
  return isIn(product.flavours, line.flavour) && isIn(product.variants, line.variant);
}

/** A product without listed choices accepts any. */
function isIn(choices: readonly string[], choice: string): boolean {
  return choices.length === 0 || choices.includes(choice);
}

function stockProblem(line: CartLine, cart: Cart, product: PricedProduct): LineProblem | null {
  if (isMembership(product.sku)) return null;
  if (product.stock <= 0) return { kind: 'out-of-stock' };
  let demand = 0;
  for (const each of cart) if (each.sku === line.sku && isSameStock(product, each, line)) demand += each.quantity;
  return demand > product.stock ? { kind: 'less-available', available: product.stock } : null;
}

function priceProblem(line: CartLine, product: PricedProduct): LineProblem | null {
  const from = line.bundleInfo ? line.price : unitPrice(line, line.packageType);
  const to = line.bundleInfo ? product.price : unitPrice(product, line.packageType);
  return from === to ? null : { kind: 'price-changed', from, to };
}
