import { fromPromise } from 'xstate';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import {
  type Choosable,
  productChoiceMachine,
  type ProductAnswer,
  type ProductQuery,
  recordChoiceMachine,
} from './product-choice.machine.ts';

export interface ProductChoicePorts<Item extends Choosable = ProductCard> {
  /** Finds published products, or records. Rejects with CallFailed. */
  loadProducts(query: ProductQuery, signal: AbortSignal): Promise<ProductAnswer<Item>>;
}

export function productChoiceLogic(ports: ProductChoicePorts) {
  return productChoiceMachine.provide({ actors: { loadProducts: loading(ports) } });
}

/** The same for records of another section. */
export function recordChoiceLogic(ports: ProductChoicePorts<Choosable>) {
  return recordChoiceMachine.provide({ actors: { loadProducts: loading(ports) } });
}

function loading<Item extends Choosable>(ports: ProductChoicePorts<Item>) {
  return fromPromise<ProductAnswer<Item>, ProductQuery>(({ input, signal }) => ports.loadProducts(input, signal));
}
