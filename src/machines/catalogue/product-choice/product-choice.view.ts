import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatCount } from '../../../domain/kit/money/money.ts';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import type { Choosable, productChoiceMachine, recordChoiceMachine } from './product-choice.machine.ts';

export interface ProductChoiceView<Item extends Choosable = ProductCard> {
  readonly text: string;
  /** All products loaded so far, for names and previews. */
  readonly products: readonly Item[];
  /** The first matches of the search; until they are here, those of the one before that have these words. */
  readonly matches: readonly Item[];
  /**
   * The result of the search: 'Looking...', 'No product matches', '40 of 1,204; type more of the name'; ''
   * otherwise.
   */
  readonly message: string;
  readonly isFailed: boolean;
}

export function productChoiceView(snapshot: SnapshotFrom<typeof productChoiceMachine>): ProductChoiceView {
  const { text, products } = snapshot.context;
  const matches = matchesOf(snapshot.value, snapshot.context);
  const message = messageOf(snapshot, { failed: t`Couldn’t load the products.`, none: t`No product matches` });
  return { text, products, matches, message, isFailed: snapshot.matches('failed') };
}

/** View model of the search for a record of another section. */
export function recordChoiceView(snapshot: SnapshotFrom<typeof recordChoiceMachine>): ProductChoiceView<Choosable> {
  const { text, products } = snapshot.context;
  const matches = matchesOf(snapshot.value, snapshot.context);
  const message = messageOf(snapshot, { failed: 'Couldn’t load the list.', none: 'Nothing matches' });
  return { text, products, matches, message, isFailed: snapshot.matches('failed') };
}

/** What the last search found isn't what is looked for now: nobody shall choose it by mistake. */
function matchesOf<Item extends Choosable>(
  value: string,
  { text, matches }: { readonly text: string; readonly matches: readonly Item[] },
): readonly Item[] {
  if (value === 'stocked') return matches;
  const words = text.trim().toLowerCase();
  return matches.filter(({ name }) => name.toLowerCase().includes(words));
}

interface Words {
  readonly failed: string;
  readonly none: string;
}

function messageOf(
  snapshot: SnapshotFrom<typeof productChoiceMachine> | SnapshotFrom<typeof recordChoiceMachine>,
  words: Words,
): string {
  const { matches, total } = snapshot.context;
  if (snapshot.value === 'failed') return words.failed;
  if (snapshot.value !== 'stocked') return t`Looking...`;
  if (matches.length === 0) return words.none;
  return matches.length < total ? t`${matches.length} of ${formatCount(total)}; type more of the name` : '';
}
