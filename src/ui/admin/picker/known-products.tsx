import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { productChoiceMachine } from '../../../machines/catalogue/product-choice/product-choice.machine.ts';
import type { ProductChoiceView } from '../../../machines/catalogue/product-choice/product-choice.view.ts';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';

export type ProductChoiceActor = ActorRefFrom<typeof productChoiceMachine>;

interface KnownProducts extends ProductChoiceView {
  readonly actor: ProductChoiceActor;
}

/** The products that a form can choose from; null in a form without. */
export const ProductsContext = createContext<KnownProducts | null>(null);

/** That the products of the form are missing. A form that couldn't be loaded itself says that instead. */
export function ProductsNotice() {
  const known = use(ProductsContext);
  if (!known?.isFailed) return null;
  return (
    <RetryNotice tone="warning" onRetry={() => known.actor.send({ type: 'picker.retry' })}>
      Couldn’t load the products. Try again.
    </RetryNotice>
  );
}

/** Another try of a form that couldn't be loaded, with its products, should they be missing too. */
export function useRetryWithProducts(retry: () => void): () => void {
  const known = use(ProductsContext);
  return () => {
    retry();
    known?.actor.send({ type: 'picker.retry' });
  };
}
