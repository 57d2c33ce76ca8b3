import type { SnapshotFrom } from 'xstate';
import type { ProductCard } from '../../domain/product/product.ts';
import type { deskShelfMachine } from './desk-shelf.machine.ts';

export interface DeskShelfView {
  readonly products: readonly ProductCard[];
  readonly isFailed: boolean;
}

export function deskShelfView(snapshot: SnapshotFrom<typeof deskShelfMachine>): DeskShelfView {
  return { products: snapshot.context.products, isFailed: snapshot.matches('failed') };
}
