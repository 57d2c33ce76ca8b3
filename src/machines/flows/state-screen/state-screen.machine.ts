import { setup } from 'xstate';
import { watchSlot } from '../../kit/slot.ts';

export type StateScreenEvent = { type: 'screen.stood' } | { type: 'screen.missed' };

/** How long a screen may take to reach its state, in milliseconds. */
const screenPatience = 20_000;

/** A page of the shop in a frame of the flow room, brought into a state and held there (FLO-04). */
export const stateScreenMachine = setup({
  types: {} as { events: StateScreenEvent },
  actors: { watchFrame: watchSlot<StateScreenEvent>() },
  delays: { screenPatience },
}).createMachine({
  id: 'state-screen',
  description: 'A page of the shop in a frame of the flow room, brought into a state.',
  invoke: { id: 'watchFrame', src: 'watchFrame' },
  initial: 'coming',
  states: {
    coming: {
      description: 'Loading the page and bringing it into the state.',
      after: { screenPatience: 'missed' },
      on: { 'screen.stood': 'standing', 'screen.missed': 'missed' },
    },
    standing: { description: 'The page has reached the state and is held there.' },
    missed: {
      description: 'The page hasn’t reached the state in time. It may still do so.',
      on: { 'screen.stood': 'standing' },
    },
  },
});
