import { assign, sendTo, setup } from 'xstate';
import { hasMembership, type Cart } from '../../../../domain/cart/cart.ts';
import { celebrationConstants } from '../../../../domain/kit/constants.ts';
import { matchRoute, type Location } from '../../../../domain/shell/page/route.ts';
import { watchSlot } from '../../../kit/slot.ts';
import type { Tells } from '../../../kit/tells.ts';
import type { OverlayRequest } from '../../../promotions/promotions/promotions.types.ts';
import { timedRevealMachine, type TimedRevealFact } from '../../../kit/timed-reveal/timed-reveal.machine.ts';

export type WelcomeEvent =
  | { type: 'membership.joined' }
  /** A tester opens the overlay on any page (RTE-06). */
  | { type: 'welcome.preview' }
  | { type: 'cart.changed'; lines: Cart }
  | { type: 'page.arrived'; location: Location }
  | { type: 'drawer.opened' }
  | { type: 'drawer.closed' }
  | { type: 'overlay.granted' }
  | { type: 'celebration.close' }
  | TimedRevealFact;

/** What the shopper is looking at. */
export interface WelcomePlace {
  readonly location: Location;
  readonly isDrawerOpen: boolean;
}

export interface WelcomeInput extends WelcomePlace {
  readonly parent: Tells<OverlayRequest>;
}

const kind = 'welcome';

/** The membership was added to the cart: an overlay at checkout, a card in the cart's list (MEM-03, MEM-06). */
export const welcomeMachine = setup({
  types: {} as {
    context: WelcomeInput;
    events: WelcomeEvent;
    input: WelcomeInput;
    children: { reveal: 'timedReveal'; confetti: 'timedReveal' };
  },
  actors: {
    timedReveal: timedRevealMachine,
    watchEscape: watchSlot<Extract<WelcomeEvent, { type: 'celebration.close' }>>(),
  },
  actions: {
    keepPlace: assign((_, params: Partial<WelcomePlace>) => params),
    askForTurn: ({ context }) => context.parent.send({ type: 'overlay.request', kind }),
    giveUpTurn: ({ context }) => context.parent.send({ type: 'overlay.withdraw', kind }),
    takeTurn: ({ context }) => context.parent.send({ type: 'overlay.taken', kind }),
    endTurn: ({ context }) => context.parent.send({ type: 'overlay.done', kind }),
    closeReveal: sendTo('reveal', { type: 'reveal.close' }),
  },
  guards: {
    isAtCheckout: ({ context }) =>
      !context.isDrawerOpen && ['checkout', 'payment'].includes(matchRoute(context.location.path).route),
    hasLeft: (_, params: { lines: Cart }) => !hasMembership(params.lines),
  },
  delays: { patience: celebrationConstants.patience },
}).createMachine({
  id: 'welcome',
  description: 'The membership was added to the cart. Shows an overlay at checkout, and a card in the cart.',
  context: ({ input }) => input,
  initial: 'resting',
  on: {
    'page.arrived': {
      actions: { type: 'keepPlace', params: ({ event }) => ({ location: event.location }) },
    },
    'drawer.opened': { actions: { type: 'keepPlace', params: { isDrawerOpen: true } } },
    'drawer.closed': { actions: { type: 'keepPlace', params: { isDrawerOpen: false } } },
  },
  states: {
    resting: {
      description: 'Nobody has just joined.',
      on: {
        'membership.joined': [
          { guard: 'isAtCheckout', target: 'waiting', actions: 'askForTurn' },
          { target: 'carded' },
        ],
        'welcome.preview': { target: 'waiting', actions: 'askForTurn' },
      },
    },
    waiting: {
      description: 'The overlay waits for its turn. If that takes too long, it is dropped.',
      after: { patience: { target: 'resting', actions: 'giveUpTurn' } },
      on: {
        'overlay.granted': { target: 'shown', actions: 'takeTurn' },
        'cart.changed': {
          guard: { type: 'hasLeft', params: ({ event }) => ({ lines: event.lines }) },
          target: 'resting',
          actions: 'giveUpTurn',
        },
      },
    },
    shown: {
      description:
        'The overlay welcomes the shopper, then closes automatically. Escape closes it before any message on it.',
      invoke: [
        {
          id: 'reveal',
          src: 'timedReveal',
          input: ({ self }) => ({ parent: self, time: celebrationConstants.welcomeTime }),
        },
        { id: 'watchEscape', src: 'watchEscape' },
      ],
      on: {
        'celebration.close': { actions: 'closeReveal' },
        'reveal.gone': { target: 'resting', actions: 'endTurn' },
      },
    },
    carded: {
      description: 'The cart shows a card. It stays as long as the cart is open, so that nothing jumps.',
      initial: 'celebrating',
      states: {
        celebrating: {
          description: 'Confetti falls over the card.',
          invoke: {
            id: 'confetti',
            src: 'timedReveal',
            input: ({ self }) => ({ parent: self, time: celebrationConstants.confettiTime }),
          },
          on: { 'reveal.gone': 'calm' },
        },
        calm: { description: 'The confetti is over. The card stays.' },
      },
      on: {
        'drawer.closed': {
          target: 'resting',
          actions: { type: 'keepPlace', params: { isDrawerOpen: false } },
        },
        'cart.changed': {
          guard: { type: 'hasLeft', params: ({ event }) => ({ lines: event.lines }) },
          target: 'resting',
        },
      },
    },
  },
});
