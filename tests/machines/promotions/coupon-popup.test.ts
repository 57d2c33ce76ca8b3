import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cartTriggers,
  maxShows,
  pageTriggers,
} from '../../../src/machines/promotions/coupon-popup/coupon-popup.rules.ts';
import {
  couponPopupView,
  isInCart,
  isOverPage,
  offerCopy,
  offerCountdown,
  offerTime,
} from '../../../src/machines/promotions/coupon-popup/coupon-popup.view.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import { moment, passed, settled, stopTime } from '../support/held.ts';
import { dog, line, sleep } from '../support/lines.ts';
import { couponPopup, offer, offerOnPage, type OffersPopup } from '../support/popups.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const { id } = offer;

const view = ({ actor }: OffersPopup) => couponPopupView(actor.getSnapshot());

function time({ actor }: OffersPopup) {
  const countdown = offerCountdown(actor.getSnapshot());
  if (!countdown) throw new Error('No time runs');
  return offerTime(countdown.getSnapshot());
}

const request = { type: 'overlay.request', kind: 'coupon-popup' };
const over = { type: 'overlay.done', kind: 'coupon-popup' };

test('CPN-06 when offers may come, page by page', () => {
  const rules = (path: string) => {
    const { delay, scrollPercent, hasExitIntent, idle } = pageTriggers(path);
    return [delay, scrollPercent, hasExitIntent, idle];
  };
  expect(rules('/')).toEqual([10_000, 50, true, 60_000]);
  expect(rules('/shop')).toEqual([10_000, 50, true, 60_000]);
  expect(rules('/shop/green-mantra')).toEqual([5000, 25, true, 30_000]);
  expect(rules('/shop/sleep-mantra')).toEqual([5000, 25, true, 30_000]);
  expect(rules('/checkout')).toEqual([2000, 50, true, null]);
  expect(rules('/checkout/payment')).toEqual([2000, 50, false, null]);
  expect(rules('/dashboard/popup-settings')).toEqual([null, null, false, null]);
  expect(cartTriggers).toEqual({
    delay: 8000,
    scrollPercent: 30,
    hasExitIntent: true,
    idle: 30_000,
    exitRearm: 3000,
  });
  expect(maxShows).toEqual({ page: 2, cart: 1 });
});

test('CPN-05 an offer comes when a trigger fires and it is its turn', async () => {
  const popup = couponPopup([offer]);
  await passed(9999);
  expect([popup.popup(), popup.told]).toEqual([{ hidden: { onPage: 'listening' } }, []]);
  await passed(1);
  expect([popup.popup(), popup.told]).toEqual([{ hidden: { onPage: 'waiting' } }, [request]]);
  popup.actor.send({ type: 'overlay.granted' });
  expect([popup.popup(), popup.memory.moment.shows]).toEqual([{ visible: 'onPage' }, { page: 1, cart: 0 }]);
  expect([isOverPage(popup.actor.getSnapshot()), isInCart(popup.actor.getSnapshot())]).toEqual([true, false]);
});

test('CPN-02 offers are asked for with cart and page; aged ones on the next move, and every 5 min', async () => {
  const popup = couponPopup([], { path: '/shop' });
  await settled();
  expect(popup.asked).toEqual([{ page: '/shop', cartValue: 1499, userId: null }]);
  popup.actor.send({ type: 'session.opened', profile: sampleProfile });
  await popup.arrive('/faq');
  expect(popup.asked).toHaveLength(1);
  await passed(120_000);
  popup.actor.send({ type: 'cart.changed', lines: [line(dog)] });
  await settled();
  expect(popup.asked.slice(1)).toMatchObject([{ page: '/faq', userId: sampleProfile.id }]);
  await passed(299_999);
  expect(popup.asked).toHaveLength(2);
  await passed(1);
  expect(popup.asked.slice(2)).toEqual([{ page: '/faq', cartValue: 899, userId: sampleProfile.id }]);
});

test('CPN-02, ERR-02 without offers nothing comes, and an offer that ended meanwhile does not either', async () => {
  const popup = couponPopup([]);
  await passed(100_000);
  expect([popup.popup(), popup.told]).toEqual([{ hidden: { onPage: 'listening' } }, []]);
  const late = couponPopup([offer]);
  await settled();
  late.memory.offers = [];
  await passed(100_000);
  expect([late.popup(), late.told]).toEqual([{ hidden: { onPage: 'listening' } }, []]);
});

test('CPN-03, CPN-08 below the minimum it says what is missing, and cannot be applied', async () => {
  const near = { ...offer, minOrderValue: 1600 };
  const popup = await offerOnPage({}, [near]);
  expect(view(popup)).toEqual({
    title: 'Evening offer',
    description: '15% off until the evening is over',
    badge: '15% OFF',
    code: 'EVENING15',
    urgency: 'Today only',
    langs: { title: undefined, description: undefined, urgency: undefined },
    endsAt: near.expiresAt,
    saving: null,
    canApply: false,
    hint: 'Add ₹101 more to unlock this offer',
  });
  popup.actor.send({ type: 'coupon.apply' });
  expect(popup.popup()).toEqual({ visible: 'onPage' });
  popup.actor.send({ type: 'cart.changed', lines: [line(sleep, { quantity: 2 })] });
  expect(view(popup)).toMatchObject({ canApply: true, hint: null, saving: 'Saves about ₹400 on this cart' });
  popup.actor.send({ type: 'cart.changed', lines: [line(dog)] });
  expect([popup.popup(), popup.told.at(-1)]).toEqual(['closed', over]);
});

test('CPN-03 far below the minimum it does not come', async () => {
  const popup = couponPopup([{ ...offer, minOrderValue: 1900 }]);
  await passed(20_000);
  expect(popup.told).toEqual([]);
});

test.each([
  ['percentage', 15, '15% OFF'],
  ['amount', 1200, '₹1,200 OFF'],
  ['free_shipping', 0, 'FREE DELIVERY'],
] as const)('CPN-08 the badge of type %s says what comes off', async (type, value, badge) => {
  expect(view(await offerOnPage({}, [{ ...offer, type, value }]))?.badge).toBe(badge);
});

test('CPN-05 closed by hand it may show again on another page, twice a session', async () => {
  const popup = await offerOnPage();
  popup.actor.send({ type: 'popup.close' });
  expect([popup.popup(), popup.told.at(-1)]).toEqual(['closed', over]);
  await passed(100_000);
  expect(popup.popup()).toBe('closed');
  await popup.arrive('/faq');
  await passed(10_000);
  popup.actor.send({ type: 'overlay.granted' });
  popup.actor.send({ type: 'popup.close' });
  await popup.arrive('/about');
  await passed(100_000);
  expect([popup.popup(), popup.memory.moment.shows]).toEqual([
    { hidden: { onPage: 'listening' } },
    { page: 2, cart: 0 },
  ]);
});

test('CPN-05, CPN-09 dismissed it never comes again in this session, also after a reload', async () => {
  const popup = await offerOnPage();
  popup.actor.send({ type: 'popup.dismiss' });
  expect([popup.popup(), popup.told.at(-1), popup.done]).toEqual([
    'dismissed',
    over,
    [`shown ${id} / 1499`, `gone ${id} close_button`],
  ]);
  await popup.arrive('/shop');
  popup.actor.send({ type: 'drawer.opened' });
  popup.actor.send({ type: 'drawer.closed' });
  await passed(100_000);
  expect(popup.popup()).toBe('dismissed');
  const reloaded = couponPopup([offer], { moment: popup.memory.moment });
  await passed(10_000);
  expect([reloaded.popup(), reloaded.told]).toEqual(['dismissed', []]);
});

test('CPN-05, CPN-09 applied, its code is passed on, it closes, and is not offered again', async () => {
  const popup = await offerOnPage();
  popup.actor.send({ type: 'coupon.apply' });
  expect([popup.popup(), popup.told.slice(-2)]).toEqual([
    'closed',
    [over, { type: 'toast.request', toast: { tone: 'success', text: 'We’ll apply EVENING15 at checkout.' } }],
  ]);
  expect(popup.done).toEqual([`shown ${id} / 1499`, 'choose EVENING15', `gone ${id} applied`]);
  popup.memory.moment = { ...popup.memory.moment, taken: ['EVENING15'] };
  await popup.arrive('/shop');
  await passed(100_000);
  expect(popup.popup()).toEqual({ hidden: { onPage: 'listening' } });
});

test('CPN-05 at zero it is expired and says nothing any more', async () => {
  const popup = await offerOnPage({}, [{ ...offer, expiresAt: moment(60) }]);
  await passed(50_000);
  expect([popup.popup(), view(popup), popup.told.at(-1)]).toEqual(['expired', null, over]);
});

test('OVL-02 a tab that slept past the end wakes to nothing', async () => {
  const popup = await offerOnPage();
  vi.setSystemTime(Date.now() + 5 * 3_600_000);
  await passed(1000);
  expect(popup.popup()).toBe('expired');
});

test('CPN-07 its time ticks each second, ever more pressing', async () => {
  const popup = await offerOnPage({}, [{ ...offer, expiresAt: moment(190 * 60 + 10) }]);
  expect(time(popup)).toEqual({ text: '3h 10m left', urgency: 'low', announcement: '' });
  await passed(10 * 60_000);
  expect(time(popup)).toMatchObject({ text: '3h 0m left', urgency: 'medium' });
  await passed(120 * 60_000);
  expect(time(popup)).toMatchObject({ text: '1h 0m left', urgency: 'high' });
  await passed(1000);
  expect(time(popup)).toMatchObject({ text: '59:59 left', urgency: 'high' });
  await passed(45 * 60_000);
  expect(time(popup)).toMatchObject({ text: '14:59 left', urgency: 'critical', announcement: '' });
  await passed(14 * 60_000 + 29_000);
  expect(time(popup)).toMatchObject({ text: '0:30 left', announcement: '30 seconds left' });
});

test.each([
  [2 * 86_400 + 3 * 3600 + 10, '2d 3h left'],
  [30 * 86_400 + 10, 'Until 4 December 2026'],
])('CPN-07 far ends are said in days', async (seconds, text) => {
  const popup = await offerOnPage({}, [{ ...offer, expiresAt: moment(seconds) }]);
  expect(time(popup)?.text).toBe(text);
});

test('CPN-08 the code is copied, the button says so for 2 s, and a failure is said', async () => {
  const popup = await offerOnPage();
  const copy = offerCopy(popup.actor.getSnapshot());
  copy?.send({ type: 'code.copy' });
  await settled();
  expect([copy?.getSnapshot().value, popup.told.at(-1)]).toEqual([
    'copied',
    { type: 'toast.request', toast: { tone: 'success', text: 'Coupon code copied!' } },
  ]);
  await passed(2000);
  expect(copy?.getSnapshot().value).toBe('ready');
  const refused = await offerOnPage({ copies: 'failed' });
  offerCopy(refused.actor.getSnapshot())?.send({ type: 'code.copy' });
  await settled();
  expect(refused.told.at(-1)).toEqual({
    type: 'toast.request',
    toast: { tone: 'error', text: 'Failed to copy code' },
  });
});
