import type { CartLine } from '../../../src/domain/cart/cart.ts';
import { addLine, lineOf } from '../../../src/domain/cart/cart.ts';
import { firstChoice } from '../../../src/domain/catalogue/product/option.ts';
import type { Rupees } from '../../../src/domain/kit/money/money.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';

const maxUnits = 10;

/** A cart worth at least so much: one of each product in the shop's order, then another of each; [] for 0. */
export async function cartWorth(catalogue: Pick<Catalogue, 'list'>, wanted: Rupees): Promise<readonly CartLine[]> {
  if (wanted === 0) return [];
  const { products } = await catalogue.list({ limit: 24 });
  const sold = products.filter(({ stock }) => stock > 0);
  let cart: readonly CartLine[] = [];
  let total = 0;
  for (let unit = 0; unit < maxUnits; unit += 1) {
    for (const product of sold) {
      if (total >= wanted) return cart;
      if (product.stock <= unit) continue;
      const line = lineOf(product, { ...firstChoice(product), packageType: 'trial', quantity: 1 });
      cart = addLine(cart, line);
      total += line.price;
    }
  }
  return cart;
}
