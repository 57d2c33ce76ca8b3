import { setup, stateIn } from 'xstate';

export type SplashEvent = { type: 'page.awaited' } | { type: 'page.arrived' };

export interface SplashInput {
  /** Multiplies the splash's minimum time of 800 ms (CHR-05). */
  readonly factor: number;
}

const baseHold = 800;

/** The splash screen over a page that is still loading; it never covers one that is ready (CHR-05). */
export const splashMachine = setup({
  types: {} as { context: SplashInput; events: SplashEvent; input: SplashInput; tags: 'shown' },
  guards: { isWanted: ({ context }) => context.factor > 0, isThere: stateIn({ holding: 'there' }) },
  delays: {
    // A shop with a splash time shows it at once.
    patience: ({ context }) => (context.factor > 0 ? 0 : 250),
    hold: ({ context }) => baseHold * context.factor,
    fade: 500,
  },
}).createMachine({
  id: 'splash',
  description: 'The splash screen over a page that is still loading.',
  context: ({ input }) => input,
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Hidden. No page is loading.',
      on: { 'page.awaited': 'patient' },
    },
    patient: {
      description: 'A page is loading. Most arrive before anybody would notice.',
      after: { patience: [{ guard: 'isWanted', target: 'holding' }, { target: 'waiting' }] },
      on: { 'page.arrived': 'hidden' },
    },
    holding: {
      description: 'The splash screen is shown for at least the time the shop has set.',
      tags: 'shown',
      after: { hold: [{ guard: 'isThere', target: 'fading' }, { target: 'waiting' }] },
      initial: 'awaiting',
      states: {
        awaiting: { description: 'The page hasn’t arrived yet.', on: { 'page.arrived': 'there' } },
        there: {
          description: 'The page has arrived, but the set time isn’t over.',
          on: { 'page.awaited': 'awaiting' },
        },
      },
    },
    waiting: {
      description: 'The page takes long. The splash screen is shown until it arrives.',
      tags: 'shown',
      on: { 'page.arrived': 'fading' },
    },
    fading: {
      description: 'The splash screen fades away. The page can already be used.',
      after: { fade: 'hidden' },
      on: { 'page.awaited': 'patient' },
    },
  },
});
