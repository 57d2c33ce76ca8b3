import { setup, stateIn } from 'xstate';

export type SplashEvent = { type: 'page.awaited' } | { type: 'page.arrived' };

export interface SplashInput {
  /** The splash stays at least 800 ms times this (CHR-05). */
  readonly factor: number;
}

const baseHold = 800;

/** The loader over a page that is not ready yet; it never covers one that is (CHR-05). */
export const splashMachine = setup({
  types: {} as { context: SplashInput; events: SplashEvent; input: SplashInput; tags: 'shown' },
  guards: { isWanted: ({ context }) => context.factor > 0, isThere: stateIn({ holding: 'there' }) },
  delays: {
    // A shop that sets a time shows the splash at once.
    patience: ({ context }) => (context.factor > 0 ? 0 : 250),
    hold: ({ context }) => baseHold * context.factor,
    fade: 500,
  },
}).createMachine({
  id: 'splash',
  description: 'The loader over a page that is not ready yet.',
  context: ({ input }) => input,
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Nothing is awaited.',
      on: { 'page.awaited': 'patient' },
    },
    patient: {
      description: 'A page is awaited; most arrive before anybody would notice.',
      after: { patience: [{ guard: 'isWanted', target: 'holding' }, { target: 'waiting' }] },
      on: { 'page.arrived': 'hidden' },
    },
    holding: {
      description: 'The splash is shown for at least the time that the shop has set.',
      tags: 'shown',
      after: { hold: [{ guard: 'isThere', target: 'fading' }, { target: 'waiting' }] },
      initial: 'awaiting',
      states: {
        awaiting: { description: 'The page is not there yet.', on: { 'page.arrived': 'there' } },
        there: { description: 'The page is there; the time is not over.', on: { 'page.awaited': 'awaiting' } },
      },
    },
    waiting: {
      description: 'The page takes long; the splash is shown until it comes.',
      tags: 'shown',
      on: { 'page.arrived': 'fading' },
    },
    fading: {
      description: 'The splash fades over the page, which can be used already.',
      after: { fade: 'hidden' },
      on: { 'page.awaited': 'patient' },
    },
  },
});
