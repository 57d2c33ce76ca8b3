import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isInCart } from '../../../src/machines/promotions/coupon-popup/coupon-popup.view.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import { passed, settled, stopTime } from '../support/held.ts';
import { couponPopup, offer, offerInCart, offerOnPage } from '../support/popups.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const request = { type: 'overlay.request', kind: 'coupon-popup' };
const over = { type: 'overlay.done', kind: 'coupon-popup' };

test('CPN-06 in the open cart it comes after 8 s or 30 % scroll, once a session, and needs no turn', async () => {
  const popup = await offerInCart();
  expect([popup.popup(), popup.told, isInCart(popup.actor.getSnapshot())]).toEqual([
    { visible: 'inCart' },
    [],
    true,
  ]);
  popup.actor.send({ type: 'popup.close' });
  popup.actor.send({ type: 'drawer.closed' });
  popup.actor.send({ type: 'drawer.opened' });
  popup.drawer.scroll.ring(30);
  await passed(100_000);
  expect([popup.popup(), popup.memory.moment.shows]).toEqual([
    { hidden: { inCart: 'listening' } },
    { page: 0, cart: 1 },
  ]);
});

test('CPN-06 a scroll in the cart counts, one of the page behind it does not', async () => {
  const popup = couponPopup([offer], { isDrawerOpen: true });
  await settled();
  popup.page.scroll.ring(100);
  popup.drawer.scroll.ring(29);
  await settled();
  expect(popup.popup()).toEqual({ hidden: { inCart: 'listening' } });
  popup.drawer.scroll.ring(30);
  await settled();
  expect(popup.popup()).toEqual({ visible: 'inCart' });
});

test('CPN-05 a dismissal holds in the cart as well, and an ended offer does not come there', async () => {
  const popup = await offerInCart({ moment: { isDismissed: true } });
  expect(popup.popup()).toBe('dismissed');
  const ended = couponPopup([offer], { isDrawerOpen: true });
  await settled();
  ended.memory.offers = [];
  await passed(20_000);
  expect(ended.popup()).toEqual({ hidden: { inCart: 'listening' } });
});

test('OVL-01 the cart takes the offer over from the page, and closing the cart closes it', async () => {
  const popup = await offerOnPage();
  popup.actor.send({ type: 'drawer.opened' });
  expect([popup.popup(), popup.told.at(-1)]).toEqual([{ visible: 'inCart' }, over]);
  popup.actor.send({ type: 'drawer.closed' });
  expect(popup.popup()).toBe('closed');
});

test.each(['drawer.opened', 'page.arrived'])('OVL-01 an offer that waits gives its turn up at %s', async (type) => {
  const popup = couponPopup([offer]);
  await passed(10_000);
  if (type === 'page.arrived') await popup.arrive('/faq');
  else popup.actor.send({ type: 'drawer.opened' });
  expect([popup.popup(), popup.told]).toEqual([
    { hidden: { [type === 'page.arrived' ? 'onPage' : 'inCart']: 'listening' } },
    [request, { type: 'overlay.withdraw', kind: 'coupon-popup' }],
  ]);
});

test('CPN-05 another page closes what is shown; leaving the exit open asks again after 3 s', async () => {
  const popup = await offerOnPage();
  await popup.arrive('/faq');
  expect([popup.popup(), popup.told.at(-1)]).toEqual([{ hidden: { onPage: 'listening' } }, over]);
  popup.page.exit.ring();
  await settled();
  expect(popup.popup()).toEqual({ hidden: { onPage: 'waiting' } });
});

test('CPN-05 signing out forgets whose offers they were', async () => {
  const popup = couponPopup([offer]);
  popup.actor.send({ type: 'session.opened', profile: sampleProfile });
  popup.actor.send({ type: 'session.closed' });
  expect(popup.actor.getSnapshot().context.shopperId).toBeNull();
});

test('OVL-01 it makes room for what the shopper asks for', async () => {
  const popup = await offerOnPage();
  popup.actor.send({ type: 'overlay.revoked' });
  expect(popup.popup()).toBe('closed');
});

test('OVL-01 another list on the same page drops the queue, so a waiting offer asks again', async () => {
  const popup = couponPopup([offer]);
  await passed(10_000);
  await popup.arrive('/?q=sleep');
  expect([popup.popup(), popup.told]).toEqual([{ hidden: { onPage: 'waiting' } }, [request, request]]);
});
