import { fromPromise } from 'xstate';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import { watching } from '../../kit/slot.ts';
import {
  type Choosable,
  productChoiceMachine,
  type ProductAnswer,
  type ProductChoiceEvent,
  type ProductQuery,
  recordChoiceMachine,
} from './product-choice.machine.ts';

export interface ProductChoicePorts<Item extends Choosable = ProductCard> {
  /** Finds published products, or records. Rejects with CallFailed. */
  loadProducts(query: ProductQuery, signal: AbortSignal): Promise<ProductAnswer<Item>>;
  /** Tells what the form names, now and whenever it changes. Returns how to stop. */
  watchWanted(tell: (skus: readonly string[]) => void): () => void;
}

export function productChoiceLogic(ports: ProductChoicePorts) {
  return productChoiceMachine.provide({ actors: { loadProducts: loading(ports), watchWanted: wanting(ports) } });
}

/** The same for records of another section. */
export function recordChoiceLogic(ports: ProductChoicePorts<Choosable>) {
  return recordChoiceMachine.provide({ actors: { loadProducts: loading(ports), watchWanted: wanting(ports) } });
}

function loading<Item extends Choosable>(ports: ProductChoicePorts<Item>) {
  return fromPromise<ProductAnswer<Item>, ProductQuery>(({ input, signal }) => ports.loadProducts(input, signal));
}

function wanting({ watchWanted }: Pick<ProductChoicePorts, 'watchWanted'>) {
  return watching<Extract<ProductChoiceEvent, { type: 'products.want' }>>((tell) =>
    watchWanted((skus) => tell({ type: 'products.want', skus })),
  );
}
