import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { celebrationConstants, motionConstants } from '../../../../src/domain/kit/constants.ts';
import { parseLocation } from '../../../../src/domain/shell/page/route.ts';
import type { OverlayRequest } from '../../../../src/machines/promotions/promotions/promotions.types.ts';
import { revealState } from '../../../../src/machines/kit/timed-reveal/timed-reveal.view.ts';
import { welcomeLogic } from '../../../../src/machines/account/club/welcome/welcome.actors.ts';
import {
  welcomeCard,
  welcomeCardTexts,
  welcomeReveal,
  welcomeTerms,
  welcomeTexts,
} from '../../../../src/machines/account/club/welcome/welcome.view.ts';
import { bell, parent, passed, stopTime } from '../../support/held.ts';
import { club, line } from '../../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const kind = 'welcome';
const { welcomeTime, confettiTime, patience } = celebrationConstants;
const farewell = motionConstants.quick;

function welcome(path: string, isDrawerOpen = false) {
  const told = parent<OverlayRequest>();
  const escape = bell<void>();
  const logic = welcomeLogic({ watchEscape: (listener) => escape.listen(() => listener()) });
  const actor = createActor(logic, {
    input: { parent: told, location: parseLocation(path), isDrawerOpen },
  });
  actor.start();
  return {
    actor,
    escape,
    told: told.told,
    state: () => actor.getSnapshot().value,
    card: () => welcomeCard(actor.getSnapshot()),
    reveal: () => {
      const reveal = welcomeReveal(actor.getSnapshot());
      return reveal && revealState(reveal.getSnapshot());
    },
  };
}

test('MEM-06 OVL-01 on checkout an overlay is shown for 4 s, once it is its turn', async () => {
  const { actor, told, state, reveal, card } = welcome('/checkout');
  actor.send({ type: 'membership.joined' });
  expect([state(), told]).toEqual(['waiting', [{ type: 'overlay.request', kind }]]);
  actor.send({ type: 'overlay.granted' });
  await passed(welcomeTime - 1);
  expect([reveal(), card()]).toEqual(['open', null]);
  await passed(1);
  expect(reveal()).toBe('closed');
  await passed(farewell);
  expect([state(), told.at(-1)]).toEqual(['resting', { type: 'overlay.done', kind }]);
});

test('MEM-06 the overlay is closed by hand, or by Escape, which is listened to only while it is shown', async () => {
  const { actor, escape, state, reveal } = welcome('/checkout');
  actor.send({ type: 'membership.joined' });
  actor.send({ type: 'overlay.granted' });
  actor.send({ type: 'celebration.close' });
  expect(reveal()).toBe('closed');
  await passed(farewell);
  expect([state(), escape.listeners.size]).toEqual(['resting', 0]);
  actor.send({ type: 'membership.joined' });
  actor.send({ type: 'overlay.granted' });
  escape.ring();
  expect(reveal()).toBe('closed');
});

test('MEM-06 OVL-01 a welcome that comes too late, or after the membership is out again, is dropped', async () => {
  const late = welcome('/checkout/payment');
  late.actor.send({ type: 'membership.joined' });
  late.actor.send({ type: 'cart.changed', lines: [line(club)] });
  expect(late.state()).toBe('waiting');
  await passed(patience);
  expect([late.state(), late.told.at(-1)]).toEqual(['resting', { type: 'overlay.withdraw', kind }]);
  const gone = welcome('/checkout');
  gone.actor.send({ type: 'membership.joined' });
  gone.actor.send({ type: 'cart.changed', lines: [] });
  expect([gone.state(), gone.told.at(-1)]).toEqual(['resting', { type: 'overlay.withdraw', kind }]);
});

test('MEM-06 in the cart’s list a card is shown, with confetti for 4 s, as long as the cart is open', async () => {
  const { actor, told, card } = welcome('/', true);
  actor.send({ type: 'membership.joined' });
  expect(card()).toBe('celebrating');
  await passed(confettiTime + farewell);
  expect(card()).toBe('calm');
  actor.send({ type: 'cart.changed', lines: [line(club)] });
  expect(card()).toBe('calm');
  actor.send({ type: 'drawer.closed' });
  expect([card(), told]).toEqual([null, []]);
});

test('MEM-06 the card goes with the membership', () => {
  const { actor, card } = welcome('/shop');
  actor.send({ type: 'membership.joined' });
  actor.send({ type: 'drawer.opened' });
  expect(card()).toBe('celebrating');
  actor.send({ type: 'cart.changed', lines: [] });
  expect(card()).toBeNull();
});

test('MEM-06 where the shopper looks decides: the cart over the checkout has its card', () => {
  const { actor, state } = welcome('/');
  actor.send({ type: 'page.arrived', location: parseLocation('/checkout') });
  actor.send({ type: 'drawer.opened' });
  actor.send({ type: 'membership.joined' });
  expect(state()).toEqual({ carded: 'celebrating' });
  actor.send({ type: 'drawer.closed' });
  actor.send({ type: 'membership.joined' });
  expect(state()).toBe('waiting');
});

test('MEM-06 the texts of overlay and card', () => {
  expect([welcomeTexts, welcomeTerms(club), welcomeTerms(null), welcomeCardTexts]).toEqual([
    {
      title: 'Welcome to the Club! 🎉',
      perks: ['Free delivery on every order', 'Extra discounts on all products', 'Early access to new products'],
    },
    '12 months at ₹999',
    null,
    { title: 'Welcome to Bliss Club', line: 'YOUR EXCLUSIVE WELLNESS PASS TO HAPPIER DAYS' },
  ]);
});
