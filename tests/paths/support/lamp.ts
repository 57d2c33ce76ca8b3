import { assign, setup } from 'xstate';
import type { CatalogueEntry } from '../../../src/machines/flows/registry/chart-registry.ts';
import { command, done, failed, keyFor } from '../../../src/machines/kit/cases.ts';
import { promiseSlot } from '../../../src/machines/kit/slot.ts';

interface LampContext {
  readonly level: number;
}

interface LampTypes {
  readonly context: LampContext;
  readonly events: { type: 'lamp.press' } | { type: 'lamp.dim' } | { type: 'fan.start' } | { type: 'fan.stop' };
}

const types: Partial<LampTypes> = {};

/** A lamp that asks for power, goes out by itself, and can be dimmed twice; its fan turns whatever it does. */
export const lampMachine = setup({
  types,
  actors: { readMeter: promiseSlot<number>() },
  actions: {
    setFull: assign({ level: 2 }),
    lower: assign({ level: ({ context }) => context.level - 1 }),
  },
  guards: {
    hasPower: (_, params: { watts: number }) => params.watts > 0,
    canDim: ({ context }) => context.level > 0,
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'lamp',
  description: 'A lamp with a fan.',
  context: { level: 0 },
  type: 'parallel',
  states: {
    light: {
      description: 'The bulb.',
      initial: 'dark',
      states: {
        dark: { description: 'No light.', on: { 'lamp.press': 'asking', 'lamp.dim': {} } },
        asking: {
          description: 'Is there power?',
          invoke: {
            id: 'readMeter',
            src: 'readMeter',
            onDone: [
              {
                guard: { type: 'hasPower', params: ({ event }) => ({ watts: event.output }) },
                target: 'bright',
                actions: 'setFull',
              },
              { target: 'dark' },
            ],
            onError: 'dark',
          },
        },
        bright: {
          description: 'Light.',
          after: { patience: 'dark' },
          on: { 'lamp.press': 'dark', 'lamp.dim': { guard: 'canDim', actions: 'lower' } },
        },
      },
    },
    fan: {
      description: 'The fan.',
      initial: 'still',
      states: {
        still: { description: 'It’s off.', on: { 'fan.start': 'turning' } },
        turning: { description: 'It turns.', on: { 'fan.stop': 'still' } },
      },
    },
  },
});

export const lamp: CatalogueEntry = {
  slug: 'lamp',
  group: 'shopper',
  title: 'Lamp',
  machine: lampMachine,
  input: undefined,
  cases: {
    'xstate.done.actor.readMeter': [done('readMeter', 60), done('readMeter', 0)],
    'xstate.error.actor.readMeter': [failed('readMeter')],
    'fan.start': [command('fan.start')],
  },
  labels: {
    'lamp.press': 'Press the button',
    'lamp.dim': 'Dim',
    'fan.start': 'Start the fan',
    'fan.stop': 'Stop the fan',
  },
  key: ({ context }: { readonly context: LampContext }) => keyFor(context.level),
};
