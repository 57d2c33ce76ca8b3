import { fromPromise } from 'xstate';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import { bundleCardLogic, type BundleCardPorts } from '../bundle-card/bundle-card.actors.ts';
import { watching } from '../../kit/slot.ts';
import { bundleStripMachine } from './bundle-strip.machine.ts';
import { offersOf } from './bundle-strip.rules.ts';
import type { CartNews, Offers, OffersRequest } from './bundle-strip.types.ts';

export interface BundleStripPorts extends BundleCardPorts {
  /** The bundles that the server suggests; none if it can't be reached. Never rejects. */
  suggest(
    request: OffersRequest,
    signal: AbortSignal,
  ): Promise<{
    readonly primaryBundles: readonly StoreBundle[];
    readonly crossSellBundles: readonly StoreBundle[];
    readonly recommendationId: string | null;
  }>;
  /** Resolves once the bundle is applied to the cart; rejects if it wasn't. */
  applyBundle(bundle: StoreBundle): Promise<void>;
  /** Each reports at once and on every change, and returns a function that stops it. */
  watchLines(listener: (lines: Cart) => void): () => void;
  watchApplied(listener: (bundleId: string | null) => void): () => void;
  logFailure(error: unknown): void;
}

export function bundleStripLogic(ports: BundleStripPorts) {
  return bundleStripMachine.provide({
    actors: {
      watchCart: watching<CartNews>((tell) => {
        const stops = [
          ports.watchLines((lines) => tell({ type: 'cart.changed', lines })),
          ports.watchApplied((bundleId) => tell({ type: 'choice.changed', bundleId })),
        ];
        return () => stops.forEach((stop) => stop());
      }),
      loadOffers: fromPromise<Offers, { request: OffersRequest }>(async ({ input: { request }, signal }) =>
        offersOf(await ports.suggest(request, signal), request.source, request.lines),
      ),
      applyBundle: fromPromise<void, { bundle: StoreBundle | null }>(({ input }) => {
        if (!input.bundle) throw new Error('The bundle is no longer available');
        return ports.applyBundle(input.bundle);
      }),
      card: bundleCardLogic(ports),
    },
    actions: { logFailure: (_, { error }) => ports.logFailure(error) },
  });
}
