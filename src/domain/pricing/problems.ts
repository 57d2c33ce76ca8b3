import type { Cart, CartLine } from '../cart/cart.ts';
import { isMembership, unitPrice, type PricedProduct } from '../product/product.ts';
import type { LineProblem } from './quote.ts';

/** What stands against a line today, with the demand for its sku summed over the whole cart (CRT-16, MNY-11, ORD-03). */
export function lineProblems(
  line: CartLine,
  cart: Cart,
  product: PricedProduct | undefined,
): readonly LineProblem[] {
  if (!product || !isOffered(line, product)) return [{ kind: 'unavailable' }];
  return [...stockProblem(line, cart, product), ...priceProblem(line, product)];
}

function isOffered(line: CartLine, product: PricedProduct): boolean {
  if (isMembership(product.sku)) return true;
  return isIn(product.flavours, line.flavour) && isIn(product.variants, line.variant);
}

/** A product without choices takes any; an admin may list none. */
function isIn(choices: readonly string[], choice: string): boolean {
  return choices.length === 0 || choices.includes(choice);
}

function stockProblem(line: CartLine, cart: Cart, product: PricedProduct): readonly LineProblem[] {
  if (isMembership(product.sku)) return [];
  if (product.stock <= 0) return [{ kind: 'out-of-stock' }];
  const demand = cart.reduce((total, each) => (each.sku === line.sku ? total + each.quantity : total), 0);
  return demand > product.stock ? [{ kind: 'less-available', available: product.stock }] : [];
}

function priceProblem(line: CartLine, product: PricedProduct): readonly LineProblem[] {
  if (line.bundleInfo) {
    return line.price === product.price ? [] : [{ kind: 'price-changed', from: line.price, to: product.price }];
  }
  const from = unitPrice(line, line.packageType);
  const to = unitPrice(product, line.packageType);
  return from === to ? [] : [{ kind: 'price-changed', from, to }];
}
