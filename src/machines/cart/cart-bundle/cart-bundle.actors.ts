import { fromPromise } from 'xstate';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import { countdownLogic, type ClockPorts } from '../../kit/countdown/countdown.actors.ts';
import { watching } from '../../kit/slot.ts';
import { cartBundleMachine } from './cart-bundle.machine.ts';
import { missingGoods, shortfall } from './cart-bundle.rules.ts';
import type { BelowMinimum, ChoiceChanged, MissingGoods, Restored } from './cart-bundle.types.ts';

export interface CartBundlePorts extends ClockPorts {
  /** The bundle id stored on this device; null without one. */
  readChoice(): string | null;
  keepChoice(bundleId: string): void;
  forgetChoice(): void;
  /** Reports when the choice changes, in this tab or another. */
  watchChoice(listener: (bundleId: string | null) => void): () => void;
  /** The published product with that sku, or null. */
  findProduct(sku: string, signal: AbortSignal): Promise<PricedProduct | null>;
  /** The bundle at today's terms if it applies to these lines, else null. The server decides. */
  applyBundle(bundleId: string, lines: Cart, signal: AbortSignal): Promise<StoreBundle | null>;
  removeBundle(): Promise<void>;
}

export function cartBundleLogic(ports: CartBundlePorts) {
  return cartBundleMachine.provide({
    actors: {
      watchChoice: watching<ChoiceChanged>((tell) =>
        ports.watchChoice((bundleId) => tell({ type: 'choice.changed', bundleId })),
      ),
      restoreChoice: fromPromise<Restored, { lines: Cart }>(async ({ input, signal }) => {
        const kept = ports.readChoice();
        if (kept === null) return { kind: 'none' };
        const bundle = await ports.applyBundle(kept, input.lines, signal);
        return bundle ? { kind: 'held', bundle } : { kind: 'lost' };
      }),
      findMissing: fromPromise<MissingGoods | BelowMinimum, Wanted>(async ({ input, signal }) => {
        const bundle = wantedOf(input);
        const short = shortfall(bundle, input.lines);
        const products = await Promise.all(short.map(({ sku }) => ports.findProduct(sku, signal)));
        const goods = missingGoods(bundle, input.lines, products);
        if (!goods) throw new Error('A product in the bundle is unavailable');
        return goods;
      }),
      applyBundle: fromPromise<StoreBundle | null, Wanted>(({ input, signal }) =>
        ports.applyBundle(wantedOf(input).id, input.lines, signal),
      ),
      removeBundle: fromPromise<void>(() => ports.removeBundle()),
      countdown: countdownLogic(ports),
    },
    actions: {
      keepChoice: (_, { bundleId }) => ports.keepChoice(bundleId),
      forgetChoice: () => {
        if (ports.readChoice() !== null) ports.forgetChoice();
      },
    },
  });
}

interface Wanted {
  readonly bundle: StoreBundle | null;
  readonly lines: Cart;
}

function wantedOf({ bundle }: Wanted): StoreBundle {
  if (!bundle) throw new Error('No bundle to apply');
  return bundle;
}
