import { assign, not, setup, stateIn } from 'xstate';
import type { BundleMetrics } from '../../../domain/promotions/bundle/metrics.ts';
import type { StoreBundle } from '../../../domain/promotions/bundle/store-bundle.ts';
import { bundleConstants } from '../../../domain/kit/constants.ts';
import { countdownMachine, type CountdownFact } from '../../kit/countdown/countdown.machine.ts';
import { momentAfter } from '../../kit/deadline.ts';
import { promiseSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';

/** The button, and news from the strip about the cart's bundle. */
export type BundleCardEvent =
  | { type: 'bundle.apply' }
  | { type: 'bundle.applied' }
  | { type: 'bundle.refused' }
  | { type: 'bundle.removed' }
  | CountdownFact;

/** The shopper wants this bundle; the strip answers. */
export type BundleCardFact = { type: 'bundle.wanted'; bundleId: string };

export interface BundleCardInput {
  readonly parent: Tells<BundleCardFact>;
  readonly bundle: StoreBundle;
}

interface BundleCardContext extends BundleCardInput {
  /** Null until loaded. */
  readonly metrics: BundleMetrics | null;
}

/** One bundle offer: its button, countdown and metrics (BND-05 to BND-07). */
export const bundleCardMachine = setup({
  types: {} as {
    context: BundleCardContext;
    events: BundleCardEvent;
    input: BundleCardInput;
    children: { countdown: 'countdown'; loadMetrics: 'loadMetrics' };
  },
  actors: {
    loadMetrics: promiseSlot<BundleMetrics, { bundleId: string }>(),
    countdown: countdownMachine,
  },
  actions: {
    tellWanted: ({ context }) => context.parent.send({ type: 'bundle.wanted', bundleId: context.bundle.id }),
    setMetrics: assign((_, params: { metrics: BundleMetrics }) => params),
  },
  guards: {
    isTimed: ({ context }) => context.bundle.isTimeLimited && context.bundle.endsAt !== null,
    canApply: not(stateIn({ clock: 'over' })),
  },
}).createMachine({
  id: 'bundle-card',
  description: 'One bundle offer: its button, its countdown and its figures.',
  context: ({ input }) => ({ ...input, metrics: null }),
  type: 'parallel',
  states: {
    life: {
      description: 'Whether this bundle is applied to the cart.',
      initial: 'idle',
      states: {
        idle: {
          description: 'The bundle can be applied.',
          on: {
            'bundle.apply': { guard: 'canApply', target: 'loading', actions: 'tellWanted' },
            'bundle.applied': 'applied',
          },
        },
        loading: {
          description: 'The bundle is being applied. Pressing again does nothing.',
          on: { 'bundle.applied': 'applied', 'bundle.refused': 'idle' },
        },
        applied: {
          description: 'The bundle is applied to the cart. Pressing again does nothing.',
          on: { 'bundle.removed': 'idle' },
        },
      },
    },
    clock: {
      description: 'How long the offer lasts.',
      initial: 'untimed',
      states: {
        untimed: {
          description: 'The offer has no end.',
          always: { guard: 'isTimed', target: 'running' },
        },
        running: {
          description: 'More than a minute is left.',
          invoke: {
            id: 'countdown',
            src: 'countdown',
            input: ({ context, self }) => ({
              parent: self,
              id: 'last-minute',
              endsAt: lastMinuteOf(context.bundle),
            }),
          },
          on: { 'countdown.over': 'urgent' },
        },
        urgent: {
          description: 'The last minute. The button shows that time is short.',
          invoke: {
            id: 'countdown',
            src: 'countdown',
            input: ({ context, self }) => ({ parent: self, id: 'offer', endsAt: context.bundle.endsAt ?? '' }),
          },
          on: { 'countdown.over': 'over' },
        },
        over: { description: 'The offer has ended. Its badge pulses, and it can no longer be applied.' },
      },
    },
    figures: {
      description: 'The figures about this bundle.',
      initial: 'asking',
      states: {
        asking: {
          description: 'Loading the figures.',
          invoke: {
            id: 'loadMetrics',
            src: 'loadMetrics',
            input: ({ context }) => ({ bundleId: context.bundle.id }),
            onDone: {
              target: 'told',
              actions: { type: 'setMetrics', params: ({ event }) => ({ metrics: event.output }) },
            },
            onError: 'told',
          },
        },
        told: { description: 'The figures are shown, or stand-ins if there are none.' },
      },
    },
  },
});

function lastMinuteOf({ endsAt }: StoreBundle): string {
  return endsAt === null ? '' : momentAfter(-bundleConstants.urgentSeconds, Date.parse(endsAt));
}
