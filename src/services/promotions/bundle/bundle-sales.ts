import type { BundleCalculation } from '../../../contract/promotions/bundle/suggestion.calls.ts';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { createBundleService } from './bundle.service.ts';

type Calls = Pick<ReturnType<typeof createBundleService>, 'applyBundle'>;

/** The server decides whether a bundle holds for these lines and what it takes off. */
export function createBundleSales(bundles: Calls) {
  return {
    /** Null where it does not hold; rejects with CallFailed. */
    applyBundle: async (id: string, lines: Cart, signal: AbortSignal): Promise<StoreBundle | null> => {
      const { bundleId, appliedBundle }: BundleCalculation = await bundles.applyBundle(
        lines.map(({ sku, quantity }) => ({ sku, quantity })),
        id,
        signal,
      );
      return bundleId === id ? appliedBundle : null;
    },
    /** Nothing on the server remembers a choice before it is ordered. */
    removeBundle: () => Promise.resolve(),
  };
}
