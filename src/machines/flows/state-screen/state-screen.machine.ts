import { setup } from 'xstate';
import { watchSlot } from '../../kit/slot.ts';

export type StateScreenEvent = { type: 'screen.stood' } | { type: 'screen.missed' };

/** How long a screen may take until it stands, in milliseconds. */
const screenPatience = 20_000;

/** The shop's own page in a frame of the flow room, brought into a state and standing still in it (FLO-04). */
export const stateScreenMachine = setup({
  types: {} as { events: StateScreenEvent },
  actors: { watchFrame: watchSlot<StateScreenEvent>() },
  delays: { screenPatience },
}).createMachine({
  id: 'state-screen',
  description: 'The shop’s own page in a frame of the room, brought into a state.',
  invoke: { id: 'watchFrame', src: 'watchFrame' },
  initial: 'coming',
  states: {
    coming: {
      description: 'The page is loaded and brought into the state.',
      after: { screenPatience: 'missed' },
      on: { 'screen.stood': 'standing', 'screen.missed': 'missed' },
    },
    standing: { description: 'The page stands in the state and moves no more.' },
    missed: {
      description: 'The page did not come there; it may still, for a slow one is late.',
      on: { 'screen.stood': 'standing' },
    },
  },
});
