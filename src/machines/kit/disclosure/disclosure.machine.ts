import { setup } from 'xstate';

export type DisclosureEvent = { type: 'disclosure.open' } | { type: 'disclosure.close' };

/** Something that is there or not, and nothing else depends on it. */
export const disclosureMachine = setup({
  types: {} as { events: DisclosureEvent },
}).createMachine({
  id: 'disclosure',
  description: 'A part of a screen that is opened and closed by hand.',
  initial: 'closed',
  states: {
    closed: { description: 'It is put away.', on: { 'disclosure.open': 'open' } },
    open: { description: 'It is there.', on: { 'disclosure.close': 'closed' } },
  },
});
