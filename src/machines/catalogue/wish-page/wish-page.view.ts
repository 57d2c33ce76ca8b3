import { plural, t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { shownPrice } from '../../../domain/catalogue/product/option.ts';
import type { wishPageMachine } from './wish-page.machine.ts';

export interface WishRow {
  readonly sku: string;
  readonly name: string;
  /** '₹1,499' or 'from ₹799'; null if it isn’t known or no longer sold. */
  readonly price: string | null;
  /** 'Out of stock', 'No longer sold'; null if it can be bought, or isn’t known yet. */
  readonly note: string | null;
  readonly image: string | null;
  /** Where its page is; null once the shop no longer shows it. */
  readonly href: string | null;
  readonly canMove: boolean;
  /** Whether somebody can ask on its page to be told when it is back. */
  readonly canAsk: boolean;
}

export interface WishPageView {
  readonly kind: 'reading' | 'empty' | 'shown' | 'failed';
  readonly rows: readonly WishRow[];
  /** '3 products'. */
  readonly count: string;
}

/** View model of the wishlist’s page. */
export function wishPageView(snapshot: SnapshotFrom<typeof wishPageMachine>): WishPageView {
  const { wishes, products, asked } = snapshot.context;
  const isAnswered = snapshot.matches('shown');
  const rows = wishes.map(({ sku, name }): WishRow => {
    const product = products.find((each) => each.sku === sku);
    const isGone = !product && isAnswered && asked.includes(sku);
    return {
      sku,
      name: product?.name ?? name,
      price: product ? shownPrice(product) : null,
      note: isGone ? t`No longer sold` : product?.stock === 0 ? t`Out of stock` : null,
      image: product?.images[0] ?? null,
      href: isGone ? null : `/shop/${sku}`,
      canAsk: product?.stock === 0,
      canMove: snapshot.can({ type: 'wish.move', sku }),
    };
  });
  const kind = snapshot.matches('empty')
    ? 'empty'
    : snapshot.matches('failed')
      ? 'failed'
      : wishes.length > 0
        ? 'shown'
        : 'reading';
  return { kind, rows, count: plural(wishes.length, { one: '# product', other: '# products' }) };
}
