import { assign, setup } from 'xstate';
import type { Cart } from '../../../domain/cart/cart.ts';
import { motionConstants } from '../../../domain/kit/constants.ts';
import type { Rupees } from '../../../domain/kit/money/money.ts';
import type { PricingRules, TakenUnits } from '../../../domain/cart/pricing/pricing.ts';
import type { Tier } from '../../../domain/promotions/tier/tier.ts';
import type { CartCause } from '../../cart/cart/cart.types.ts';
import { promiseSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';
import { isReached, percentageOf, progressOf, subtotalOf } from './tier-progress.rules.ts';

export type TierProgressEvent =
  | { type: 'cart.changed'; lines: Cart; cause: CartCause }
  | { type: 'bundle.taken'; taken: TakenUnits | null }
  | { type: 'drawer.opened' };

/** A tier was reached for the first time (TIR-04). */
export type TierProgressFact = { type: 'tier.unlocked'; percentage: number };

export interface TierProgressInput {
  readonly parent: Tells<TierProgressFact>;
  readonly rules: PricingRules;
  readonly lines: Cart;
}

export interface TierProgressContext extends TierProgressInput {
  /** The page's tiers until the server's are loaded. */
  readonly tiers: readonly Tier[];
  readonly taken: TakenUnits | null;
  /** The plain subtotal before the change that may have unlocked a tier. */
  readonly before: Rupees;
}

/** How far the cart is towards the next discount tier (TIR-02 to TIR-04). */
export const tierProgressMachine = setup({
  types: {} as { context: TierProgressContext; events: TierProgressEvent; input: TierProgressInput },
  actors: { loadTiers: promiseSlot<readonly Tier[], { pageTiers: readonly Tier[] }>() },
  actions: {
    setLines: assign((_, params: { lines: Cart }) => params),
    setTaken: assign((_, params: { taken: TakenUnits | null }) => params),
    setTiers: assign((_, params: { tiers: readonly Tier[] }) => params),
    keepBefore: assign({ before: ({ context }) => subtotalOf(context) }),
    tellUnlocked: ({ context }) =>
      context.parent.send({ type: 'tier.unlocked', percentage: percentageOf(context) }),
  },
  guards: {
    isTop: ({ context }) => progressOf(context).next === null && progressOf(context).current !== null,
    isClimbing: ({ context }) => progressOf(context).next !== null && progressOf(context).current !== null,
    isBelow: ({ context }) => progressOf(context).current === null,
    isUnlocking: ({ context }, params: { lines: Cart; cause: CartCause }) =>
      params.cause === 'shopper' && isReached(context, subtotalOf(context), params.lines),
    isStillReached: ({ context }) => isReached(context, context.before, context.lines),
  },
  delays: { barFill: motionConstants.smooth },
}).createMachine({
  id: 'tier-progress',
  description: 'How far the cart has got on the discount tiers.',
  context: ({ input }) => ({ ...input, tiers: input.rules.tiers, taken: null, before: 0 }),
  type: 'parallel',
  on: { 'bundle.taken': { actions: { type: 'setTaken', params: ({ event }) => ({ taken: event.taken }) } } },
  states: {
    ladder: {
      description: 'Which tiers apply.',
      initial: 'given',
      states: {
        given: {
          description: 'The tiers that came with the page apply until the cart is opened.',
          on: { 'drawer.opened': 'asking' },
        },
        asking: {
          description: 'Loading the tiers from the server, unless they are still fresh.',
          invoke: {
            id: 'loadTiers',
            src: 'loadTiers',
            input: ({ context }) => ({ pageTiers: context.rules.tiers }),
            onDone: {
              target: 'read',
              actions: { type: 'setTiers', params: ({ event }) => ({ tiers: event.output }) },
            },
            onError: 'read',
          },
        },
        read: {
          description: 'The server’s tiers are loaded. If that failed, the earlier ones apply.',
          on: { 'drawer.opened': 'asking' },
        },
      },
    },
    standing: {
      description: 'Which tier the cart has reached.',
      initial: 'none',
      states: {
        none: {
          description: 'No tier is reached yet.',
          always: [
            { guard: 'isClimbing', target: 'climbing' },
            { guard: 'isTop', target: 'top' },
          ],
        },
        climbing: {
          description: 'A tier is reached, and there is a next one.',
          always: [
            { guard: 'isBelow', target: 'none' },
            { guard: 'isTop', target: 'top' },
          ],
        },
        top: {
          description: 'The highest tier is reached.',
          always: [
            { guard: 'isBelow', target: 'none' },
            { guard: 'isClimbing', target: 'climbing' },
          ],
        },
      },
    },
    news: {
      description: 'Whether there is something to celebrate.',
      initial: 'quiet',
      states: {
        quiet: {
          description: 'No tier was unlocked just now.',
          on: {
            'cart.changed': [
              {
                guard: {
                  type: 'isUnlocking',
                  params: ({ event }) => ({ lines: event.lines, cause: event.cause }),
                },
                target: 'unlocking',
                actions: ['keepBefore', { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) }],
              },
              { actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) } },
            ],
          },
        },
        unlocking: {
          description:
            'A tier was reached. The bar fills first; if the cart drops back meanwhile, nothing is celebrated.',
          after: {
            barFill: [{ guard: 'isStillReached', target: 'quiet', actions: 'tellUnlocked' }, { target: 'quiet' }],
          },
          on: {
            'cart.changed': { actions: { type: 'setLines', params: ({ event }) => ({ lines: event.lines }) } },
          },
        },
      },
    },
  },
});
