import type { SnapshotFrom } from 'xstate';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import type { recentProductsMachine } from './recent-products.machine.ts';

/** At most so many stand in the row. */
const most = 4;

const none: readonly ProductCard[] = [];

/** The products of the row, the latest first; empty if there's none. */
export function recentProducts(snapshot: SnapshotFrom<typeof recentProductsMachine>): readonly ProductCard[] {
  return snapshot.matches('shown') ? snapshot.context.products : none;
}

/** Those that the row has room for. */
export function shownProducts(products: readonly ProductCard[]): readonly ProductCard[] {
  return products.slice(0, most);
}
