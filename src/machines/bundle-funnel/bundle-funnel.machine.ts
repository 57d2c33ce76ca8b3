import { assign, setup } from 'xstate';
import type { FunnelFigures } from '../../domain/bundle/funnel.ts';
import { promiseSlot } from '../kit/slot.ts';
import { failureOf, type Failure } from '../kit/tells.ts';

/** What is asked: of how many days up to today, and of one bundle or ('') of all. */
export interface FunnelQuery {
  readonly days: number;
  readonly bundleId: string;
}

export type BundleFunnelEvent =
  | { type: 'period.choose'; days: number }
  | { type: 'bundle.choose'; bundleId: string }
  | { type: 'funnel.retry' };

interface BundleFunnelContext {
  readonly query: FunnelQuery;
  readonly figures: FunnelFigures | null;
  /** All bundles that were seen in the period, to choose one from. */
  readonly bundles: FunnelFigures['bundles'];
  readonly failure: Failure | null;
}

/** How bundles are seen, clicked, applied and bought in a period (ADM-03). */
export const bundleFunnelMachine = setup({
  types: {} as { context: BundleFunnelContext; events: BundleFunnelEvent },
  actors: { loadFigures: promiseSlot<FunnelFigures, { query: FunnelQuery }>() },
  actions: {
    setDays: assign({
      query: ({ context }, params: { days: number }) => ({ ...context.query, days: params.days }),
    }),
    setBundle: assign({
      query: ({ context }, params: { bundleId: string }) => ({ ...context.query, bundleId: params.bundleId }),
    }),
    setFigures: assign({
      figures: (_, params: { figures: FunnelFigures }) => params.figures,
      bundles: ({ context }, { figures }) => (context.query.bundleId === '' ? figures.bundles : context.bundles),
      failure: null,
    }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
  },
}).createMachine({
  id: 'bundle-funnel',
  description: 'How bundles are seen, clicked, applied and bought in a period.',
  context: { query: { days: 30, bundleId: '' }, figures: null, bundles: [], failure: null },
  initial: 'loading',
  on: {
    'period.choose': {
      target: '.loading',
      actions: { type: 'setDays', params: ({ event }) => ({ days: event.days }) },
    },
    'bundle.choose': {
      target: '.loading',
      actions: { type: 'setBundle', params: ({ event }) => ({ bundleId: event.bundleId }) },
    },
  },
  states: {
    loading: {
      description: 'The server counts; figures of before stay meanwhile.',
      invoke: {
        id: 'loadFigures',
        src: 'loadFigures',
        input: ({ context }) => ({ query: context.query }),
        onDone: {
          target: 'shown',
          actions: { type: 'setFigures', params: ({ event }) => ({ figures: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    shown: { description: 'The figures are what was asked for.' },
    failed: {
      description: 'The figures did not come; they can be asked for again.',
      on: { 'funnel.retry': 'loading' },
    },
  },
});
