import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { defaultPopupSettings, type PopupSettings } from '../../../../src/domain/promotions/popup.ts';
import { popupTestLogic } from '../../../../src/machines/admin/sections/popup-test/popup-test.actors.ts';
import { popupKinds, type StageNews } from '../../../../src/machines/admin/sections/popup-test/popup-test.types.ts';
import { popupTestView } from '../../../../src/machines/admin/sections/popup-test/popup-test.view.ts';
import { start, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

type Heard = StageNews | 'forgotten';

function page() {
  const heard: Heard[] = [];
  const listener = (to: string) => ({ send: (event: unknown) => void heard.push({ to, event } as StageNews) });
  const actor = createActor(
    popupTestLogic({ forgetPopups: () => void heard.push('forgotten'), watchPreview: () => () => {} }),
    {
      input: {
        now: () => start.getTime(),
        flashPopup: listener('flashPopup'),
        couponPopup: listener('couponPopup'),
        tierCelebration: listener('tierCelebration'),
        membershipOffer: listener('membershipOffer'),
        welcome: listener('welcome'),
        bannerCarousel: listener('bannerCarousel'),
        shop: listener('shop'),
      },
    },
  );
  actor.start();
  return {
    actor,
    heard,
    fill: (name: string, value: string) => actor.send({ type: 'field.fill', name, value }),
    view: () => popupTestView(actor.getSnapshot()),
  };
}

test('RTE-06 every popup and celebration can be fired as the page stands, in a session that forgets the ones before', () => {
  const { actor, heard, view } = page();
  for (const kind of popupKinds) actor.send({ type: 'popup.fire', kind });
  expect(heard.flatMap((each) => (each === 'forgotten' ? [] : [[each.to, each.event.type]]))).toEqual([
    ['flashPopup', 'popup.preview'],
    ['couponPopup', 'cart.changed'],
    ['couponPopup', 'popup.preview'],
    ['tierCelebration', 'tier.unlocked'],
    ['membershipOffer', 'offer.open'],
    ['welcome', 'welcome.preview'],
    ['welcome', 'membership.joined'],
    ['shop', 'toast.request'],
    ['bannerCarousel', 'banner.preview'],
  ]);
  expect(heard.filter((each) => each === 'forgotten').length).toBe(popupKinds.length);
  expect(heard[0]).toBe('forgotten');
  expect(view().sections.flatMap(({ status }) => (status === '' ? [] : [status]))).toEqual(['Bundle card: shown.']);
});

test('ADM-04 in a frame the sale is shown as the page around it has it, nothing is forgotten, and another offer closes the old one', () => {
  const { actor, heard } = page();
  const retitled = { ...defaultPopupSettings, popupTitle: 'Diwali sale' };
  const shorter = { ...retitled, timerDuration: 30 };
  for (const settings of [defaultPopupSettings, retitled, shorter]) {
    actor.send({ type: 'settings.shown', settings });
  }
  const closed = { to: 'flashPopup', event: { type: 'popup.close' } };
  const shown = (settings: PopupSettings) => ({ to: 'flashPopup', event: { type: 'popup.preview', settings } });
  expect(heard).toEqual([closed, shown(defaultPopupSettings), shown(retitled), closed, shown(shorter)]);
});

test('RTE-06 FLS-02 every setting of the flash sale is a field, and reaches the popup as it was chosen', () => {
  const { actor, heard, fill, view } = page();
  const fields = view().sections.find(({ kind }) => kind === 'flash-popup')?.fields ?? [];
  expect(fields.map(({ name }) => name.slice('flash-popup.'.length)).toSorted()).toEqual(
    Object.keys(defaultPopupSettings).toSorted(),
  );
  fill('flash-popup.timerDuration', '45');
  fill('flash-popup.couponCode', 'DIYA30');
  fill('flash-popup.exitIntentEnabled', '');
  fill('flash-popup.enabledPages', '/shop/*\n\n/about');
  actor.send({ type: 'popup.fire', kind: 'flash-popup' });
  const settings = {
    ...defaultPopupSettings,
    timerDuration: 45,
    couponCode: 'DIYA30',
    exitIntentEnabled: false,
    enabledPages: ['/shop/*', '/about'],
    debugMode: true,
    showsAgain: false,
    trackingEnabled: false,
    conversionTracking: false,
  };
  expect(heard[1]).toEqual({ to: 'flashPopup', event: { type: 'popup.preview', settings } });
});

test('RTE-06 CPN-01 a coupon has the fields that were typed, ends by the shop’s clock, and meets a cart of the chosen value', () => {
  const { actor, heard, fill } = page();
  fill('coupon-popup.minutes', '10');
  fill('coupon-popup.type', 'amount');
  fill('coupon-popup.maxDiscountValue', '');
  fill('coupon-popup.urgencyMessage', '');
  fill('coupon-popup.cartValue', '700');
  actor.send({ type: 'popup.fire', kind: 'coupon-popup' });
  expect(heard.slice(1)).toMatchObject([
    { to: 'couponPopup', event: { type: 'cart.changed', lines: [{ quantity: 1, price: 700 }] } },
    {
      to: 'couponPopup',
      event: {
        type: 'popup.preview',
        coupon: {
          code: 'EVENING15',
          type: 'amount',
          value: 15,
          maxDiscountValue: null,
          minOrderValue: 999,
          expiresAt: '2026-11-04T04:40:00.000Z',
          isFlashOffer: true,
          urgencyMessage: null,
        },
      },
    },
  ]);
  fill('coupon-popup.cartValue', '0');
  actor.send({ type: 'popup.fire', kind: 'coupon-popup' });
  expect(heard[4]).toEqual({ to: 'couponPopup', event: { type: 'cart.changed', lines: [] } });
});

test('RTE-06 what cannot be is marked and not fired, and can be mended', () => {
  const { actor, heard, fill, view } = page();
  const errors = () =>
    view().sections.flatMap(({ fields }) => fields.flatMap(({ name, error }) => (error ? [[name, error]] : [])));
  fill('tier-celebration.percentage', '0');
  actor.send({ type: 'popup.fire', kind: 'tier-celebration' });
  const statuses = () => view().sections.flatMap(({ status }) => (status === '' ? [] : [status]));
  expect([heard, statuses(), errors()]).toEqual([
    [],
    ['Tier celebration: check the marked fields.'],
    [['tier-celebration.percentage', 'A whole number from 1 to 100']],
  ]);
  fill('banner.backgroundColor', 'maroon');
  actor.send({ type: 'popup.fire', kind: 'banner' });
  expect(errors()).toEqual([['banner.backgroundColor', 'A colour such as #3a0b24']]);
  fill('tier-celebration.percentage', '25');
  actor.send({ type: 'popup.fire', kind: 'tier-celebration' });
  expect([heard, errors()]).toEqual([
    ['forgotten', { to: 'tierCelebration', event: { type: 'tier.unlocked', percentage: 25 } }],
    [],
  ]);
});

test('RTE-06 a banner, a message and the club’s parts carry their words', () => {
  const { actor, heard, fill } = page();
  fill('banner.text', 'Own line');
  fill('banner.backgroundColor', '#3A0B24');
  fill('banner.textColor', '#FBE3A8');
  fill('banner.link', '');
  fill('toast.tone', 'warning');
  for (const kind of ['banner', 'toast', 'membership-offer'] as const) actor.send({ type: 'popup.fire', kind });
  expect(heard.filter((each) => each !== 'forgotten')).toEqual([
    {
      to: 'bannerCarousel',
      event: {
        type: 'banner.preview',
        banners: [
          {
            id: 'popup-test',
            text: 'Own line',
            isEnabled: true,
            backgroundColor: '#3A0B24',
            textColor: '#FBE3A8',
            icon: 'sparkle',
            priority: 1,
            link: null,
          },
        ],
      },
    },
    { to: 'shop', event: { type: 'toast.request', toast: { tone: 'warning', text: 'A message for a moment' } } },
    { to: 'membershipOffer', event: { type: 'offer.open' } },
  ]);
});

test('RTE-06 a bundle card comes with its clock and figures, anew with every press, and without a cart', () => {
  const { actor, heard, fill } = page();
  const card = () => actor.getSnapshot().context.sample;
  fill('bundle-card.seconds', '50');
  fill('bundle-card.answer', 'fails');
  actor.send({ type: 'popup.fire', kind: 'bundle-card' });
  expect(heard).toEqual(['forgotten']);
  expect(card()).toMatchObject({
    number: 1,
    order: {
      answer: 'bundle.refused',
      bundle: { isTimeLimited: true, endsAt: '2026-11-04T04:30:50.000Z', savings: 360, discountedPrice: 2038 },
      metrics: { viewCount: 12, recentPurchases: 3, stockLevel: 4, popularityScore: 0 },
    },
  });
  fill('bundle-card.seconds', '');
  actor.send({ type: 'popup.fire', kind: 'toast' });
  expect(card()?.number).toBe(1);
  actor.send({ type: 'popup.fire', kind: 'bundle-card' });
  expect(card()).toMatchObject({ number: 2, order: { bundle: { isTimeLimited: false, endsAt: null } } });
});
