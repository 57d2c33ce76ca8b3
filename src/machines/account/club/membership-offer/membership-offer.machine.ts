import { setup } from 'xstate';
import { celebrationConstants } from '../../../../domain/kit/constants.ts';
import { parseLocation, type Location } from '../../../../domain/shell/page/route.ts';
import type { Tells } from '../../../kit/tells.ts';
import type { OverlayRequest } from '../../../promotions/promotions/promotions.types.ts';

export type MembershipOfferEvent =
  | { type: 'offer.open' }
  | { type: 'overlay.granted' }
  | { type: 'offer.close' }
  | { type: 'offer.accept' };

export type MembershipOfferFact = OverlayRequest | { type: 'link.follow'; location: Location };

export interface MembershipOfferInput {
  readonly parent: Tells<MembershipOfferFact>;
}

const kind = 'membership-offer';

/** The club's offer, full screen; joining happens in the checkout (MEM-05). */
export const membershipOfferMachine = setup({
  types: {} as { context: MembershipOfferInput; events: MembershipOfferEvent; input: MembershipOfferInput },
  actions: {
    askForTurn: ({ context }) => context.parent.send({ type: 'overlay.request', kind }),
    giveUpTurn: ({ context }) => context.parent.send({ type: 'overlay.withdraw', kind }),
    takeTurn: ({ context }) => context.parent.send({ type: 'overlay.taken', kind }),
    endTurn: ({ context }) => context.parent.send({ type: 'overlay.done', kind }),
    openCheckout: ({ context }) =>
      context.parent.send({ type: 'link.follow', location: parseLocation('/checkout') }),
  },
  delays: { patience: celebrationConstants.patience },
}).createMachine({
  id: 'membership-offer',
  description: 'What the club offers, full screen. Joining happens in the checkout.',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: {
      description: 'The offer is closed.',
      on: { 'offer.open': { target: 'waiting', actions: 'askForTurn' } },
    },
    waiting: {
      description: 'Something else is over the page. If it takes too long, the offer is dropped.',
      after: { patience: { target: 'closed', actions: 'giveUpTurn' } },
      on: { 'overlay.granted': { target: 'open', actions: 'takeTurn' } },
    },
    open: {
      description: 'The offer is shown.',
      on: {
        'offer.close': { target: 'closed', actions: 'endTurn' },
        'offer.accept': { target: 'closed', actions: ['endTurn', 'openCheckout'] },
      },
    },
  },
});
