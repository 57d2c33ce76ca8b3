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

/** Any cart against everything that the shop has on offer, at one moment or at two beside each other (ADM-11). */
export const simulatorMachine = setup({
  types: {} as { context: SimulatorContext; events: SimulatorEvent; input: SimulatorInput },
  actors: {
    findBundles: promiseSlot<readonly SimulatorBundle[]>(),
    /** One price for each moment that is asked about. */
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
    /** So that the address can be shared. */
    writeAddress: (_, _params: { question: Draft }) => {},
  },
  guards: {
    hasLines: ({ context }) => Array.isArray(context.question['lines']) && context.question['lines'].length > 0,
  },
}).createMachine({
  id: 'simulator',
  description: 'Any cart against everything that the shop has on offer, at one moment or at two.',
  context: ({ input }) => ({ ...input, bundles: [], prices: [], failure: null }),
  initial: 'opening',
  states: {
    opening: {
      description: 'The bundles that a cart can ask for are read.',
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
      description: 'Did the address bring a question?',
      always: [{ guard: 'hasLines', target: 'simulating' }, { target: 'asking' }],
    },
    failed: {
      description: 'The bundles did not come; they can be asked for again.',
      on: { 'simulator.retry': 'opening' },
    },
    asking: {
      description: 'The question is being made; what is shown is of the question before.',
      on: {
        'field.change': { actions: { type: 'setField', params: ({ event }) => event } },
        'simulation.run': { guard: 'hasLines', target: 'simulating' },
      },
    },
    simulating: {
      description: 'The shop prices the cart.',
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
      description: 'The price and what every offer gives stand beside the question.',
      on: {
        'field.change': { target: 'asking', actions: { type: 'setField', params: ({ event }) => event } },
        'simulation.run': 'simulating',
      },
    },
  },
});
