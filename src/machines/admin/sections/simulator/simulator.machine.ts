import { assign, setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';
import { failureOf } from '../../../kit/tells.ts';
import type { Draft, FieldValue } from '../../frame/record-editor/record-editor.types.ts';
import type {
  SimulatedPrice,
  SimulatorBundle,
  SimulatorContext,
  SimulatorEvent,
  SimulatorInput,
} from './simulator.types.ts';

/** Prices any cart against everything on offer, at one moment or at two side by side (ADM-11). */
export const simulatorMachine = setup({
  types: {} as { context: SimulatorContext; events: SimulatorEvent; input: SimulatorInput },
  actors: {
    findBundles: promiseSlot<readonly SimulatorBundle[]>(),
    /** One price per moment. */
    simulate: promiseSlot<readonly SimulatedPrice[], { question: Draft }>(),
  },
  actions: {
    setBundles: assign((_, params: { bundles: readonly SimulatorBundle[] }) => params),
    setField: assign({
      question: ({ context }, params: { field: string; value: FieldValue }) => ({
        ...context.question,
        [params.field]: params.value,
      }),
      failure: null,
    }),
    setPrices: assign((_, params: { prices: readonly SimulatedPrice[] }) => ({ ...params, failure: null })),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    /** Keeps the URL shareable. */
    writeAddress: (_, _params: { question: Draft }) => {},
  },
  guards: {
    hasLines: ({ context }) => Array.isArray(context.question['lines']) && context.question['lines'].length > 0,
  },
}).createMachine({
  id: 'simulator',
  description: 'Prices any cart against everything on offer, at one moment or at two.',
  context: ({ input }) => ({ ...input, bundles: [], prices: [], failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Loading the bundles that a cart can use.',
      invoke: {
        id: 'findBundles',
        src: 'findBundles',
        onDone: {
          target: 'opened',
          actions: { type: 'setBundles', params: ({ event }) => ({ bundles: event.output }) },
        },
        onError: 'failed',
      },
    },
    opened: {
      description: 'Does the address describe a cart?',
      always: [{ guard: 'hasLines', target: 'simulating' }, { target: 'asking' }],
    },
    failed: {
      description: 'Couldn’t load the bundles. It can be retried.',
      on: { 'simulator.retry': 'opening' },
    },
    asking: {
      description: 'The admin describes a cart. Any result shown belongs to the previous one.',
      on: {
        'field.change': { actions: { type: 'setField', params: ({ event }) => event } },
        'simulation.run': { guard: 'hasLines', target: 'simulating' },
      },
    },
    simulating: {
      description: 'Pricing the cart.',
      entry: { type: 'writeAddress', params: ({ context }) => ({ question: context.question }) },
      invoke: {
        id: 'simulate',
        src: 'simulate',
        input: ({ context: { question } }) => ({ question }),
        onDone: {
          target: 'shown',
          actions: { type: 'setPrices', params: ({ event }) => ({ prices: event.output }) },
        },
        onError: {
          target: 'asking',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { 'field.change': { target: 'asking', actions: { type: 'setField', params: ({ event }) => event } } },
    },
    shown: {
      description: 'The price and the effect of every offer are shown beside the cart.',
      on: {
        'field.change': { target: 'asking', actions: { type: 'setField', params: ({ event }) => event } },
        'simulation.run': 'simulating',
      },
    },
  },
});
