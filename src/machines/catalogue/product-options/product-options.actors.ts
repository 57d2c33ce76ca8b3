import type { Choice } from '../../../domain/catalogue/product/option.ts';
import { productOptionsMachine } from './product-options.machine.ts';

export interface ProductOptionsPorts {
  /** Puts what is chosen into the page's address, so that a link to it opens the same (VAR-01). */
  writeAddress(choice: Choice): void;
}

export function productOptionsLogic(ports: ProductOptionsPorts) {
  return productOptionsMachine.provide({
    actions: { writeAddress: (_, { flavour, variant }) => ports.writeAddress({ flavour, variant }) },
  });
}
