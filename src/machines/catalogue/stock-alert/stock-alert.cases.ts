import { command, done, failed, keyFor, refused, type EventCases } from '../../kit/cases.ts';
import type { StockAlertInput } from './stock-alert.machine.ts';

const rose = { variant: '30 ml', flavour: 'Rose' };
const saffron = { variant: '30 ml', flavour: 'Saffron' };

export const stockAlertInput: StockAlertInput = {
  sku: 'sleep-mantra',
  gone: [saffron, rose],
  asked: rose,
  isSignedIn: false,
};

export const ownStockAlertInput: StockAlertInput = { ...stockAlertInput, isSignedIn: true };

/** Everything is there. */
export const allThereInput: StockAlertInput = { ...stockAlertInput, gone: [] };

export const stockAlertCases: EventCases = {
  'choice.pick': [
    command('choice.pick', { choice: saffron }),
    command('choice.pick', { choice: { variant: '5 l', flavour: '' } }),
  ],
  'contact.type': ['98765 43210', 'asha@example.com', '123'].map((text) => command('contact.type', { text })),
  'xstate.done.actor.readOwn': [
    done('readOwn', { to: '•••• 3210', waiting: [] }),
    done('readOwn', { to: '•••• 3210', waiting: [rose] }),
  ],
  'xstate.error.actor.readOwn': [failed('readOwn')],
  'xstate.done.actor.ask': [done('ask', { to: '•••• 3210' })],
  'xstate.error.actor.ask': [failed('ask'), failed('ask', refused(429))],
  'xstate.done.actor.stop': [done('stop', undefined)],
  'xstate.error.actor.stop': [failed('stop')],
};

/** Tells snapshots apart by who asks, what is chosen, what is waited for and what was typed. */
export function stockAlertKey({
  context: { isSignedIn, choice, waiting, text },
}: {
  readonly context: {
    readonly isSignedIn: boolean;
    readonly choice: object;
    readonly waiting: readonly object[];
    readonly text: string;
  };
}): string {
  return keyFor(isSignedIn, choice, waiting, text);
}
