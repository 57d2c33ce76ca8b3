import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { overlaysLogic } from '../../../src/machines/promotions/overlays/overlays.actors.ts';
import type { OverlaysFact } from '../../../src/machines/promotions/overlays/overlays.machine.ts';
import type { OverlayKind, Surface } from '../../../src/machines/promotions/overlays/overlays.rules.ts';
import { shownOverlay, waitingReasons } from '../../../src/machines/promotions/overlays/overlays.view.ts';
import { bell, parent, passed, stopTime } from '../support/held.ts';

const form = bell<boolean>();

beforeEach(() => {
  stopTime();
  form.listeners.clear();
});
afterEach(() => vi.useRealTimers());

function overlays(busy: readonly Surface[] = []) {
  const owner = parent<OverlaysFact>();
  const actor = createActor(overlaysLogic({ watchForms: form.listen }), { input: { parent: owner, busy } });
  actor.start();
  return {
    told: owner.told,
    ask: (kind: OverlayKind) => actor.send({ type: 'overlay.request', kind }),
    withdraw: (kind: OverlayKind) => actor.send({ type: 'overlay.withdraw', kind }),
    come: (kind: OverlayKind) => actor.send({ type: 'overlay.taken', kind }),
    done: (kind: OverlayKind) => actor.send({ type: 'overlay.done', kind }),
    busy: (surface: Surface) => actor.send({ type: 'surface.busy', surface }),
    free: (surface: Surface) => actor.send({ type: 'surface.free', surface }),
    turnPage: () => actor.send({ type: 'page.arrived' }),
    shown: () => shownOverlay(actor.getSnapshot()),
    reasons: () => waitingReasons(actor.getSnapshot()),
    granted: () => owner.told.filter(({ type }) => type === 'overlay.granted').map(({ kind }) => kind),
  };
}

test('OVL-01 of two that are due one is shown, and the other when that is closed', () => {
  const { ask, done, shown, granted, reasons } = overlays();
  ask('flash-popup');
  ask('coupon-popup');
  expect([shown(), granted(), reasons()]).toEqual([
    'flash-popup',
    ['flash-popup'],
    { 'coupon-popup': 'flash-popup is shown' },
  ]);
  done('coupon-popup');
  expect(shown()).toBe('flash-popup');
  done('flash-popup');
  expect([shown(), granted(), reasons()]).toEqual(['coupon-popup', ['flash-popup', 'coupon-popup'], {}]);
  done('coupon-popup');
  expect(shown()).toBeNull();
});

test('OVL-01 the order of those that wait is their priority, whoever came first', () => {
  const { ask, done, free, granted } = overlays(['payment']);
  const kinds = ['coupon-popup', 'flash-popup', 'tier-celebration', 'welcome', 'membership-offer'] as const;
  kinds.forEach(ask);
  expect(granted()).toEqual([]);
  free('payment');
  for (const kind of kinds.toReversed()) done(kind);
  expect(granted()).toEqual(kinds.toReversed());
});

test.each(['drawer', 'menu', 'form', 'payment'] as const)(
  'OVL-01 nothing unasked comes while the %s is busy, and the reason can be read',
  (surface) => {
    const { ask, busy, free, shown, reasons } = overlays();
    busy(surface);
    ask('flash-popup');
    expect([shown(), reasons()]).toEqual([null, { 'flash-popup': `the ${surface} is busy` }]);
    free(surface);
    expect([shown(), reasons()]).toEqual(['flash-popup', {}]);
  },
);

test('OVL-01 while something has happened that wasn’t heard yet, nothing unasked comes, and what the shopper asks for does', () => {
  const { ask, busy, free, shown, reasons, done, turnPage } = overlays();
  busy('news');
  ask('flash-popup');
  expect([shown(), reasons()]).toEqual([null, { 'flash-popup': 'something has just happened' }]);
  ask('membership-offer');
  expect(shown()).toBe('membership-offer');
  done('membership-offer');
  turnPage();
  free('news');
  expect([shown(), reasons()]).toEqual([null, {}]);
});

test('OVL-01 what answers the shopper waits for a payment alone', () => {
  const { ask, done, busy, shown } = overlays(['drawer', 'menu', 'form']);
  ask('tier-celebration');
  expect(shown()).toBe('tier-celebration');
  done('tier-celebration');
  busy('payment');
  ask('welcome');
  expect(shown()).toBeNull();
});

test('OVL-01 it is still quiet while one of several is busy', () => {
  const { ask, free, busy, shown } = overlays(['drawer']);
  busy('menu');
  busy('drawer');
  ask('flash-popup');
  free('drawer');
  expect(shown()).toBeNull();
  free('menu');
  expect(shown()).toBe('flash-popup');
});

test('OVL-01 a field that is typed into keeps popups away', () => {
  const { ask, shown } = overlays();
  form.ring(true);
  ask('coupon-popup');
  expect(shown()).toBeNull();
  form.ring(false);
  expect(shown()).toBe('coupon-popup');
});

test('OVL-01 one asks twice and waits once; withdrawn, it does not come', () => {
  const { ask, withdraw, done, shown, granted } = overlays();
  ask('flash-popup');
  ask('flash-popup');
  ask('coupon-popup');
  ask('coupon-popup');
  withdraw('coupon-popup');
  done('flash-popup');
  expect([shown(), granted()]).toEqual([null, ['flash-popup']]);
});

test('OVL-01 withdrawn before its turn, or while it is shown, it frees the place', () => {
  const { ask, withdraw, busy, free, shown } = overlays(['menu']);
  ask('flash-popup');
  withdraw('flash-popup');
  free('menu');
  expect(shown()).toBeNull();
  ask('flash-popup');
  busy('menu');
  withdraw('flash-popup');
  expect(shown()).toBeNull();
});

test('OVL-01 a new page drops what nobody asked for and what waits of it, but no celebration', () => {
  const { ask, free, turnPage, shown, granted } = overlays(['payment']);
  ask('flash-popup');
  ask('coupon-popup');
  ask('tier-celebration');
  turnPage();
  free('payment');
  expect([shown(), granted()]).toEqual(['tier-celebration', ['tier-celebration']]);
});

test('OVL-01 an offer beside the page makes room for what the shopper asks for, and for nothing else', () => {
  const { ask, done, shown, told } = overlays();
  ask('coupon-popup');
  ask('flash-popup');
  expect(shown()).toBe('coupon-popup');
  ask('membership-offer');
  expect(told.slice(1)).toEqual([{ type: 'overlay.revoked', kind: 'coupon-popup' }]);
  done('coupon-popup');
  expect(shown()).toBe('membership-offer');
  done('membership-offer');
  expect(shown()).toBe('flash-popup');
});

test('OVL-01 ANA-06 the consent question makes room for everything, also for what nobody asked for, and comes back', () => {
  for (const kind of ['flash-popup', 'coupon-popup', 'membership-offer'] as const) {
    const { ask, come, done, shown, told } = overlays();
    ask('consent');
    come('consent');
    ask(kind);
    expect(told.slice(1)).toEqual([{ type: 'overlay.revoked', kind: 'consent' }]);
    done('consent');
    ask('consent');
    expect(shown()).toBe(kind);
    done(kind);
    expect(shown()).toBe('consent');
  }
});

test('OVL-01 nobody waits for ever behind an overlay that never comes', async () => {
  const { ask, come, shown, granted } = overlays();
  ask('flash-popup');
  ask('coupon-popup');
  await passed(1999);
  expect(shown()).toBe('flash-popup');
  await passed(1);
  expect([shown(), granted()]).toEqual(['coupon-popup', ['flash-popup', 'coupon-popup']]);
  come('flash-popup');
  come('coupon-popup');
  await passed(60_000);
  expect(shown()).toBe('coupon-popup');
});

test('OVL-01 nobody waits for ever for an overlay that doesn’t make room', async () => {
  const { ask, come, shown, granted } = overlays();
  ask('coupon-popup');
  come('coupon-popup');
  await passed(60_000);
  ask('membership-offer');
  await passed(1999);
  expect(shown()).toBe('coupon-popup');
  await passed(1);
  expect([shown(), granted()]).toEqual(['membership-offer', ['coupon-popup', 'membership-offer']]);
});
