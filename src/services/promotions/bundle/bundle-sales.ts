import type { BundleCalculation } from '../../../contract/promotions/bundle/suggestion.calls.ts';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { createBundleService } from './bundle.service.ts';

type Calls = Pick<ReturnType<typeof createBundleService>, 'applyBundle'>;

/** Applies bundles. The server decides whether a bundle fits these lines and how much it saves. */
export function createBundleSales(bundles: Calls) {
  return {
    /** Resolves with null when the bundle doesn't fit. Rejects with CallFailed. */
    applyBundle: async (id: string, lines: Cart, signal: AbortSignal): Promise<StoreBundle | null> => {
      const { bundleId, appliedBundle }: BundleCalculation = await bundles.applyBundle(
        lines.map(({ sku, quantity }) => ({ sku, quantity })),
        id,
        signal,
      );
      return bundleId === id ? appliedBundle : null;
    },
    /** The server doesn't store the choice before the order, so there is nothing to undo. */
    removeBundle: () => Promise.resolve(),
  };
}
