import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  flashCopy,
  flashCountdown,
  flashPopupView,
  flashTime,
  whyQuiet,
} from '../../../../src/machines/promotions/flash-popup/flash-popup.view.ts';
import { moment, offline, passed, settled, stopTime } from '../../support/held.ts';
import { line, sleep } from '../../support/lines.ts';
import { flashPopup, sale, unseen } from '../../support/popups.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

type Popup = ReturnType<typeof flashPopup>;

async function shown(start: Parameters<typeof flashPopup>[0] = {}): Promise<Popup> {
  const popup = flashPopup(start);
  await popup.fetchSettings.answer(sale);
  await passed(3000);
  popup.actor.send({ type: 'overlay.granted' });
  await settled();
  return popup;
}

function time({ actor }: Popup) {
  const countdown = flashCountdown(actor.getSnapshot());
  if (!countdown) throw new Error('No time runs');
  return flashTime(countdown.getSnapshot(), sale.timerDuration);
}

const claim = { type: 'offer.claim' } as const;
const view = ({ actor }: Popup) => flashPopupView(actor.getSnapshot());
const request = { type: 'overlay.request', kind: 'flash-popup' };
const over = { type: 'overlay.done', kind: 'flash-popup' };

test('FLS-01, ERR-02 without an answer the defaults hold: after 3 s, FLASH50, 50 % off, not on the dashboard', async () => {
  const popup = flashPopup();
  await popup.fetchSettings.fail(offline);
  expect(popup.state()).toBe('watching');
  await passed(2999);
  expect(popup.told).toEqual([]);
  await passed(1);
  expect([popup.state(), popup.told]).toEqual(['waiting', [request]]);
  expect(view(popup)).toMatchObject({ code: 'FLASH50', claimLabel: 'Claim 50% off', canClaim: true });
  await popup.arrive('/dashboard/orders');
  expect([popup.state(), whyQuiet(popup.actor.getSnapshot())]).toEqual([
    'resting',
    'the sale isn’t allowed on this page',
  ]);
});

test('FLS-03 the delay, a scroll past the share, and leaving at the top each make it due', async () => {
  const popup = flashPopup();
  await popup.fetchSettings.answer({ ...sale, showAfterSeconds: 60, scrollTriggerPercent: 10 });
  popup.page.scroll.ring(9);
  expect(popup.state()).toBe('watching');
  popup.page.scroll.ring(10);
  expect(popup.state()).toBe('waiting');
  await popup.arrive('/shop');
  popup.page.exit.ring();
  expect(popup.state()).toBe('waiting');
  await popup.arrive('/faq');
  await passed(60_000);
  expect(popup.state()).toBe('waiting');
});

test('FLS-03 triggers that are switched off do nothing', async () => {
  const popup = flashPopup();
  await popup.fetchSettings.answer({
    ...sale,
    showAfterSeconds: 60,
    exitIntentEnabled: false,
    scrollTriggerEnabled: false,
  });
  popup.page.exit.ring();
  popup.page.scroll.ring(100);
  expect(popup.state()).toBe('watching');
});

test.each([
  ['inactive', { settings: { isActive: false } }, 'the sale is turned off'],
  ['the page', { settings: { disabledPages: ['/'] } }, 'the sale isn’t allowed on this page'],
  ['the session', { past: { counters: { session: 99, day: 0 } } }, 'it has reached its display limit'],
  ['the day', { past: { counters: { session: 0, day: 99 } } }, 'it has reached its display limit'],
  ['a claim', { past: { isClaimed: true } }, 'its code was claimed in this session'],
  ['its end', { past: { isOver: true } }, 'its countdown ended in this session'],
  ['a Maybe Later', { past: { isDismissed: true } }, 'it was put off in this session'],
])('FLS-03, FLS-04, OVL-01 it stays away because of %s, and says so', async (_, start, words) => {
  const { settings = {}, past = {} } = start as { settings?: object; past?: object };
  const popup = flashPopup({ past: { ...unseen, ...past } });
  await popup.fetchSettings.answer({ ...sale, ...settings });
  await passed(60_000);
  expect([popup.state(), popup.told, whyQuiet(popup.actor.getSnapshot())]).toEqual(['resting', [], words]);
});

test('FLS-03 debug mode ignores the counters, and nothing of page or activity', async () => {
  const popup = flashPopup({
    past: { counters: { session: 99, day: 99 }, isOver: true, isClaimed: true, isDismissed: true },
  });
  await popup.fetchSettings.answer({ ...sale, debugMode: true });
  expect(popup.state()).toBe('watching');
  await popup.arrive('/dashboard/profile');
  expect(popup.state()).toBe('resting');
});

test('FLS-03 it comes once in a view of a page, and again on another page', async () => {
  const popup = await shown();
  expect([popup.state(), popup.done]).toEqual([{ open: { counting: 'offering' } }, ['count']]);
  popup.actor.send({ type: 'popup.close' });
  expect([popup.state(), popup.told.at(-1)]).toEqual(['resting', over]);
  await popup.arrive('/?again');
  popup.page.scroll.ring(100);
  await passed(60_000);
  expect(popup.state()).toBe('resting');
  await popup.arrive('/shop');
  await passed(3000);
  expect([popup.state(), popup.told.at(-1)]).toEqual(['waiting', request]);
});

test('FLS-03 who leaves the page while it waits is not followed', async () => {
  const popup = flashPopup();
  await popup.fetchSettings.answer(sale);
  await passed(3000);
  await popup.arrive('/shop');
  expect([popup.state(), popup.told]).toEqual([
    'watching',
    [request, { type: 'overlay.withdraw', kind: 'flash-popup' }],
  ]);
});

test('OVL-01 another list on the same page drops the queue, so it asks again', async () => {
  const popup = flashPopup();
  await popup.fetchSettings.answer(sale);
  await passed(3000);
  await popup.arrive('/?q=sleep');
  expect([popup.state(), popup.told]).toEqual(['waiting', [request, request]]);
});

test('OVL-01 a page that changes under it takes it away and frees the place', async () => {
  const popup = await shown();
  await popup.arrive('/shop');
  expect([popup.state(), popup.told.at(-1)]).toEqual(['watching', over]);
});

test('FLS-03 a page that arrives before the settings is the one that counts', async () => {
  const popup = flashPopup();
  await popup.arrive('/dashboard/orders');
  await popup.fetchSettings.answer(sale);
  expect(popup.state()).toBe('resting');
});

test('FLS-05, FLS-06 it says what it gives and counts down, ever more pressing', async () => {
  const popup = await shown();
  expect(view(popup)).toEqual({
    title: 'Flash sale',
    badge: sale.urgencyBadgeText,
    description: sale.couponDescription,
    code: 'FLASH50',
    trust: sale.trustIndicators,
    claimLabel: 'Claim 50% off',
    canClaim: true,
    isClaiming: false,
    expired: null,
    whole: 300,
    langs: {},
  });
  expect(time(popup)).toEqual({ text: '5:00', urgency: 'low', share: 1, announcement: '' });
  await passed(120_000);
  expect(time(popup)).toMatchObject({ text: '3:00', urgency: 'medium' });
  await passed(119_000);
  expect(time(popup)).toMatchObject({ text: '1:01', urgency: 'medium', announcement: '' });
  await passed(1000);
  expect(time(popup)).toMatchObject({ text: '1:00', urgency: 'high', announcement: '60 seconds left' });
  await passed(30_000);
  expect(time(popup)).toMatchObject({ text: '0:30', urgency: 'critical', announcement: '30 seconds left' });
  await passed(20_000);
  expect(time(popup)).toMatchObject({ text: '0:10', urgency: 'critical', announcement: '10 seconds left' });
});

test('FLS-05 at 0 the offer is expired and cannot be claimed', async () => {
  const popup = await shown();
  await passed(300_000);
  expect(popup.state()).toEqual({ open: 'expired' });
  expect(view(popup)).toMatchObject({ claimLabel: 'EXPIRED', canClaim: false, expired: 'Offer Expired!' });
  popup.actor.send(claim);
  expect([popup.state(), popup.done]).toEqual([{ open: 'expired' }, ['count']]);
  popup.actor.send({ type: 'popup.close' });
  expect(popup.state()).toBe('resting');
});

test('OVL-02 a tab that slept past the deadline wakes to an expired offer', async () => {
  const popup = await shown();
  vi.setSystemTime(Date.now() + 3_600_000);
  await passed(1000);
  expect(popup.state()).toEqual({ open: 'expired' });
});

test('OVL-02 on the next page the time goes on where it was', async () => {
  const popup = await shown();
  await passed(100_000);
  await popup.arrive('/shop');
  await passed(3000);
  popup.actor.send({ type: 'overlay.granted' });
  await settled();
  expect([time(popup).text, popup.memory.endsAt]).toEqual(['3:17', moment(303)]);
});

test('FLS-07 a claim copies, is kept and announced, is said with the exact words, and closes', async () => {
  const popup = await shown({ lines: [line(sleep)] });
  popup.actor.send(claim);
  expect(view(popup)).toMatchObject({ claimLabel: 'Claiming...', isClaiming: true });
  await settled();
  expect(popup.done).toEqual(['count', 'copy FLASH50', 'keep FLASH50 50', 'announce FLASH50 50']);
  expect(popup.verifyOffer.calls[0]?.slice(0, 2)).toEqual(['FLASH50', [line(sleep)]]);
  await popup.verifyOffer.answer(true);
  expect(popup.state()).toBe('resting');
  expect(popup.told.slice(-2)).toEqual([
    over,
    {
      type: 'toast.request',
      toast: { tone: 'success', text: '🎉 Coupon FLASH50 claimed! 50% off your order!' },
    },
  ]);
});

const paste = {
  type: 'toast.request',
  toast: { tone: 'info', text: 'Coupon code "FLASH50" copied to clipboard! Paste it at checkout.' },
};

test('FLS-07 where the server does not take the code for this cart, only the copy is promised', async () => {
  const popup = await shown();
  popup.actor.send({ type: 'cart.changed', lines: [line(sleep)] });
  popup.actor.send(claim);
  await settled();
  expect(popup.verifyOffer.calls[0]?.[1]).toEqual([line(sleep)]);
  await popup.verifyOffer.answer(false);
  expect([popup.state(), popup.told.at(-1)]).toEqual(['resting', paste]);
});

test('FLS-07 with an empty cart nothing is called claimed: the code is copied and kept for the checkout', async () => {
  const popup = await shown();
  popup.actor.send(claim);
  await settled();
  expect([popup.verifyOffer.calls, popup.state(), popup.told.at(-1)]).toEqual([[], 'resting', paste]);
  expect(popup.done).toEqual(['count', 'copy FLASH50', 'keep FLASH50 50', 'announce FLASH50 50']);
});

test.each(['fails', 'stays away'])('FLS-07 where the server’s word %s, only the copy is promised', async (how) => {
  const popup = await shown({ lines: [line(sleep)] });
  popup.actor.send(claim);
  await settled();
  if (how === 'fails') await popup.verifyOffer.fail(offline);
  else await passed(3000);
  expect([popup.state(), popup.told.at(-1)]).toEqual(['resting', paste]);
});

test('FLS-07, ERR-02 where nothing could be copied and nothing is taken, that is said; the claim is kept', async () => {
  const popup = await shown({ copies: 'failed', lines: [line(sleep)] });
  popup.actor.send(claim);
  await settled();
  await popup.verifyOffer.answer(false);
  expect([popup.done.includes('keep FLASH50 50'), popup.told.at(-1)]).toEqual([
    true,
    { type: 'toast.request', toast: { tone: 'error', text: 'Failed to copy code' } },
  ]);
});

test('FLS-06 the code can be copied without a claim', async () => {
  const popup = await shown();
  flashCopy(popup.actor.getSnapshot())?.send({ type: 'code.copy' });
  await settled();
  expect([popup.done, popup.told.at(-1)]).toEqual([
    ['count', 'copy FLASH50'],
    { type: 'toast.request', toast: { tone: 'success', text: 'Coupon code copied!' } },
  ]);
});

test('ERR-02 a code that cannot be copied is said to be so', async () => {
  const popup = await shown({ copies: 'failed' });
  flashCopy(popup.actor.getSnapshot())?.send({ type: 'code.copy' });
  await settled();
  expect(popup.told.at(-1)).toEqual({
    type: 'toast.request',
    toast: { tone: 'error', text: 'Failed to copy code' },
  });
});
