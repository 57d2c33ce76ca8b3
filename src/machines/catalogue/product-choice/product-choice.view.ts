import type { SnapshotFrom } from 'xstate';
import { formatCount } from '../../../domain/kit/money/money.ts';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import type { productChoiceMachine } from './product-choice.machine.ts';

export interface ProductChoiceView {
  readonly text: string;
  /** All products loaded so far, for names and previews. */
  readonly products: readonly ProductCard[];
  /** The first matches of the search. */
  readonly matches: readonly ProductCard[];
  /**
   * The result of the search: 'Looking...', 'No product matches', '40 of 1,204; type more of the name'; ''
   * otherwise.
   */
  readonly message: string;
  readonly isFailed: boolean;
}

export function productChoiceView(snapshot: SnapshotFrom<typeof productChoiceMachine>): ProductChoiceView {
  const { text, products, matches } = snapshot.context;
  return { text, products, matches, message: messageOf(snapshot), isFailed: snapshot.matches('failed') };
}

function messageOf(snapshot: SnapshotFrom<typeof productChoiceMachine>): string {
  const { matches, total } = snapshot.context;
  if (snapshot.matches('failed')) return 'Couldn’t load the products.';
  if (!snapshot.matches('stocked')) return 'Looking...';
  if (matches.length === 0) return 'No product matches';
  return matches.length < total ? `${matches.length} of ${formatCount(total)}; type more of the name` : '';
}
