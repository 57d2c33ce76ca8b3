import type { SnapshotFrom } from 'xstate';
import type { stateScreenMachine } from './state-screen.machine.ts';

/** A state's screen: a page of the shop that is brought there, or why there is none. */
export type StateScreen = { readonly src: string; readonly plan: string } | { readonly why: string };

export interface StateScreenView {
  readonly text: string;
  readonly isShown: boolean;
}

/** What is said under the name of the state while its screen comes, stands, or does not come. */
export function stateScreenView(snapshot: SnapshotFrom<typeof stateScreenMachine>): StateScreenView {
  return { text: texts[snapshot.value], isShown: snapshot.value !== 'missed' };
}

const texts = {
  coming: 'The screen is brought there …',
  standing: 'The shop’s own screen in this state; it stands still.',
  missed: 'The shop did not come to this state: something else of it has to happen first.',
} as const;
