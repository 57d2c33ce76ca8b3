import { setup } from 'xstate';

export type DisclosureEvent = { type: 'disclosure.open' } | { type: 'disclosure.close' };

/** A collapsible part of a screen that nothing else depends on. */
export const disclosureMachine = setup({
  types: {} as { events: DisclosureEvent },
}).createMachine({
  id: 'disclosure',
  description: 'A part of a screen that people open and close.',
  initial: 'closed',
  states: {
    closed: { description: 'The part is hidden.', on: { 'disclosure.open': 'open' } },
    open: { description: 'The part is shown.', on: { 'disclosure.close': 'closed' } },
  },
});
