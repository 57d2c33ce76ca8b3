import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { parseLocation } from '../../../../src/domain/shell/page/route.ts';
import { celebrationConstants } from '../../../../src/domain/kit/constants.ts';
import {
  membershipOfferMachine,
  type MembershipOfferFact,
} from '../../../../src/machines/account/club/membership-offer/membership-offer.machine.ts';
import {
  isOfferOpen,
  membershipOfferView,
} from '../../../../src/machines/account/club/membership-offer/membership-offer.view.ts';
import { parent, passed, stopTime } from '../../support/held.ts';
import { club } from '../../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const kind = 'membership-offer';

function offer() {
  const told = parent<MembershipOfferFact>();
  const actor = createActor(membershipOfferMachine, { input: { parent: told } });
  actor.start();
  return { actor, told: told.told, state: () => actor.getSnapshot().value };
}

test('MEM-05 OVL-01 it opens when it is its turn, and its button closes it and goes to the checkout', () => {
  const { actor, told, state } = offer();
  actor.send({ type: 'offer.open' });
  expect([state(), isOfferOpen(actor.getSnapshot())]).toEqual(['waiting', false]);
  actor.send({ type: 'overlay.granted' });
  expect([state(), isOfferOpen(actor.getSnapshot())]).toEqual(['open', true]);
  actor.send({ type: 'offer.accept' });
  expect([state(), told]).toEqual([
    'closed',
    [
      { type: 'overlay.request', kind },
      { type: 'overlay.taken', kind },
      { type: 'overlay.done', kind },
      { type: 'link.follow', location: parseLocation('/checkout') },
    ],
  ]);
});

test('MEM-05 closing leads nowhere', () => {
  const { actor, told, state } = offer();
  actor.send({ type: 'offer.open' });
  actor.send({ type: 'overlay.granted' });
  actor.send({ type: 'offer.close' });
  expect([state(), told.at(-1)]).toEqual(['closed', { type: 'overlay.done', kind }]);
});

test('MEM-05 OVL-01 an offer that would come more than 10 s late is dropped', async () => {
  const { actor, told, state } = offer();
  actor.send({ type: 'offer.open' });
  await passed(celebrationConstants.patience);
  expect([state(), told.at(-1)]).toEqual(['closed', { type: 'overlay.withdraw', kind }]);
});

test('MEM-05 five benefits, the tagline, and a button with months and price', () => {
  expect(membershipOfferView(club)).toEqual({
    title: 'The Bliss Club',
    tagline: "It's more than a membership.",
    benefits: [
      { picture: 'delivery', text: 'Free delivery on every order' },
      { picture: 'early', text: 'Early access to new drops' },
      { picture: 'discount', text: 'An extra 20% off your favourites' },
      { picture: 'retreat', text: 'The invite-only Bliss Retreat' },
      { picture: 'green', text: 'The Green Scene features' },
    ],
    action: '12 months at ₹999',
  });
});

test('MEM-05 without months, price or product the button is the plain offer', () => {
  const actionOf = (product: typeof club | null) => membershipOfferView(product).action;
  expect([actionOf({ ...club, timePeriod: null }), actionOf({ ...club, price: 0 }), actionOf(null)]).toEqual([
    'Membership Offer',
    'Membership Offer',
    'Membership Offer',
  ]);
});
