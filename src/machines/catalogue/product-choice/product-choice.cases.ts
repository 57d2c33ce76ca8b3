import { command, done, failed, keyFor, type EventCases } from '../../kit/cases.ts';
import type { ProductChoiceContext } from './product-choice.machine.ts';

export const productChoiceCases: EventCases = {
  'product.seek': [command('product.seek', { text: 'neem' })],
  'products.want': [command('products.want', { skus: ['neem-oil'] })],
  'xstate.done.actor.loadProducts': [done('loadProducts', { matches: [], total: 0, wanted: [] })],
  'xstate.error.actor.loadProducts': [failed('loadProducts')],
};

/** Tells snapshots apart by the search, which decides what is loaded again. */
export function productChoiceKey({
  context: { text, wanted },
}: {
  readonly context: ProductChoiceContext;
}): string {
  return keyFor(text, wanted);
}
