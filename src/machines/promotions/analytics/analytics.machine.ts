import { assign, setup } from 'xstate';
import {
  bundleEvent,
  type BundleEvent,
  type BundleMoment,
  type Whereabouts,
} from '../../../domain/promotions/bundle-event.ts';
import { analyticsConstants } from '../../../domain/kit/constants.ts';
import { promiseSlot, watchSlot } from '../../kit/slot.ts';
import { failureOf } from '../../kit/tells.ts';

/** A bundle event and where it happened. */
export interface TrackedMoment {
  readonly moment: BundleMoment;
  readonly where: Whereabouts;
}

export type AnalyticsEvent = ({ type: 'event.track' } & TrackedMoment) | { type: 'page.hidden' };
/** Sent by cards, strips and panels to their parents; the promotions add page, cart and user. */
export type AnalyticsRequest = { type: 'analytics.track'; event: BundleMoment };

/** Batch size, queue limit, and how many events to queue again after a failure (ANA-02). */
export interface AnalyticsInput {
  readonly batchSize: number;
  readonly queueCap: number;
  readonly requeued: number;
}

export interface AnalyticsContext extends AnalyticsInput {
  readonly waiting: readonly BundleEvent[];
  /** The events being sent. */
  readonly batch: readonly BundleEvent[];
}

/** Collects bundle events and sends them in batches. Nothing on the page waits for it (ANA-01 to ANA-05). */
export const analyticsMachine = setup({
  types: {} as { context: AnalyticsContext; events: AnalyticsEvent; input: AnalyticsInput },
  actors: {
    watchLeaving: watchSlot<Extract<AnalyticsEvent, { type: 'page.hidden' }>>(),
    sendBatch: promiseSlot<void, { events: readonly BundleEvent[] }>(),
  },
  actions: {
    /** The composition root adds session, device and time to each event. */
    collect: assign({
      waiting: ({ context }, { moment, where }: TrackedMoment) => [
        ...context.waiting,
        bundleEvent(moment, where, { sessionId: 'still', deviceType: 'desktop', timestamp: '' }),
      ],
    }),
    touchRecommendation: (_, _params: TrackedMoment) => {},
    takeBatch: assign(({ context: { waiting, batchSize } }) => ({
      batch: waiting.slice(0, batchSize),
      waiting: waiting.slice(batchSize),
    })),
    clearBatch: assign({ batch: [] }),
    requeue: assign(({ context: { waiting, batch, requeued } }) => ({
      waiting: [...batch.slice(0, requeued), ...waiting],
      batch: [],
    })),
    sendBeacon: (_, _params: { events: readonly BundleEvent[] }) => {},
    clearWaiting: assign({ waiting: [] }),
    logFailure: (_, _params: { error: unknown }) => {},
  },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isBatchFull: ({ context }) => context.waiting.length >= context.batchSize,
    canRequeue: ({ context }, params: { error: unknown }) =>
      context.waiting.length < context.queueCap && isWorthAnotherTry(params.error),
  },
  delays: {
    startPause: analyticsConstants.startDelayMin,
    batchPause: analyticsConstants.batchDelay,
    recovery: 10_000,
  },
}).createMachine({
  id: 'analytics',
  description: 'Collects what shoppers do with bundles and sends it in batches. Nothing on the page waits for it.',
  context: ({ input }) => ({ ...input, waiting: [], batch: [] }),
  invoke: { id: 'watchLeaving', src: 'watchLeaving' },
  on: {
    'event.track': {
      actions: [
        { type: 'collect', params: ({ event }) => event },
        { type: 'touchRecommendation', params: ({ event }) => event },
      ],
    },
    'page.hidden': {
      guard: 'hasWaiting',
      actions: [{ type: 'sendBeacon', params: ({ context }) => ({ events: context.waiting }) }, 'clearWaiting'],
    },
  },
  initial: 'delayed',
  states: {
    delayed: {
      description: 'The page has only just opened. Events are collected, but not sent yet.',
      after: { startPause: 'resting' },
    },
    resting: {
      description: 'Nothing to send.',
      always: { guard: 'hasWaiting', target: 'gathering' },
    },
    gathering: {
      description: 'Collecting events, until a batch is full or a short time has passed.',
      always: { guard: 'isBatchFull', target: 'sending' },
      after: { batchPause: 'sending' },
      on: {
        'page.hidden': {
          target: 'resting',
          actions: [{ type: 'sendBeacon', params: ({ context }) => ({ events: context.waiting }) }, 'clearWaiting'],
        },
      },
    },
    sending: {
      description: 'One batch is being sent. New events wait for the next one.',
      entry: 'takeBatch',
      invoke: {
        id: 'sendBatch',
        src: 'sendBatch',
        input: ({ context }) => ({ events: context.batch }),
        onDone: { target: 'resting', actions: 'clearBatch' },
        onError: [
          {
            guard: { type: 'canRequeue', params: ({ event }) => ({ error: event.error }) },
            target: 'recovering',
            actions: [{ type: 'logFailure', params: ({ event }) => ({ error: event.error }) }, 'requeue'],
          },
          {
            target: 'recovering',
            actions: [{ type: 'logFailure', params: ({ event }) => ({ error: event.error }) }, 'clearBatch'],
          },
        ],
      },
      on: {
        'page.hidden': {
          target: 'resting',
          actions: [
            { type: 'sendBeacon', params: ({ context }) => ({ events: context.waiting }) },
            'clearWaiting',
            'clearBatch',
          ],
        },
      },
    },
    recovering: {
      description: 'Couldn’t send a batch. Waits a while before the next try.',
      after: { recovery: 'resting' },
    },
  },
});

/** Without this check, a batch that the server never accepts would be retried forever. */
function isWorthAnotherTry(error: unknown): boolean {
  const failure = failureOf(error);
  return failure.kind !== 'refused' || failure.status >= 500 || failure.status === 429;
}
