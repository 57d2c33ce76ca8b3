import type { SnapshotFrom } from 'xstate';
import type { stateScreenMachine } from './state-screen.machine.ts';

/** The screen of a state: the page to load with its plan, or why there is none. */
export type StateScreen = { readonly src: string; readonly plan: string } | { readonly why: string };

export interface StateScreenView {
  readonly text: string;
  readonly isShown: boolean;
}

/** View model of the screen while it loads, is shown, or fails. */
export function stateScreenView(snapshot: SnapshotFrom<typeof stateScreenMachine>): StateScreenView {
  return { text: texts[snapshot.value], isShown: snapshot.value !== 'missed' };
}

const texts = {
  coming: 'The screen is brought there …',
  standing: 'The shop’s own screen in this state; it stands still.',
  missed: 'The shop did not come to this state: something else of it has to happen first.',
} as const;
