import { command, done, failed, keyFor, type EventCases } from '../../../kit/cases.ts';
import type { SimulatorContext, SimulatorInput } from './simulator.types.ts';

const line = { sku: 'sleep-mantra', quantity: '1', packageType: 'trial', flavour: '', variant: '' };

export const simulatorInput: SimulatorInput = { question: { lines: [] } };
export const simulatorStarts: readonly SimulatorInput[] = [simulatorInput, { question: { lines: [line] } }];

export const simulatorCases: EventCases = {
  'field.change': [
    command('field.change', { field: 'lines', value: [line] }),
    command('field.change', { field: 'lines', value: [] }),
  ],
  'xstate.done.actor.findBundles': [done('findBundles', [])],
  'xstate.error.actor.findBundles': [failed('findBundles')],
  'xstate.done.actor.simulate': [done('simulate', [])],
  'xstate.error.actor.simulate': [failed('simulate')],
};

export function simulatorKey({ context }: { readonly context: SimulatorContext }): string {
  return keyFor(context.question['lines']);
}
