import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoreBundle } from '../../../src/domain/promotions/bundle/store-bundle.ts';
import { sampleBundle } from '../../../src/machines/promotions/bundle-card/bundle-card.cases.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import { demoBundles } from '../../../src/services/promotions/bundle/bundle.demo.ts';
import { applied, both, keeper, taken } from '../support/cart-bundle.ts';
import { moment, offline, passed, settled, start, stopTime } from '../support/held.ts';
import { dog, line, sleep } from '../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const other: StoreBundle = { ...sampleBundle, id: '0b8f3c52-8a46-4d0e-8a35-6f1c1d2e3f40', name: 'Another' };
const toast = (tone: string, text: string) => ({ type: 'toast.request', toast: { tone, text } });
const success = toast('success', 'Bundle applied successfully!');
const failure = toast('error', 'Failed to apply bundle');
const broken = toast('warning', 'Bundle removed due to cart changes');
const none = { type: 'bundle.taken', taken: null };
test('BND-09 BND-11 BND-12 a bundle is applied on the server’s word: none, applying, applied', async () => {
  const { actor, apply, applyBundle, news, kept, panel } = keeper();
  await settled();
  expect([actor.getSnapshot().value, panel(), news()]).toEqual(['none', null, [none]]);
  apply();
  expect(actor.getSnapshot().hasTag('applying')).toBe(true);
  await settled();
  expect(applyBundle.calls.map(([id, lines]) => [id, lines])).toEqual([[sampleBundle.id, both]]);
  await applyBundle.answer(sampleBundle);
  expect(actor.getSnapshot().value).toEqual({ applied: 'lasting' });
  expect([news(), kept()]).toEqual([[success, taken], sampleBundle.id]);
});

test('BND-13 the panel says what is applied, in full and compact', async () => {
  const { panel } = await applied({ ...sampleBundle, validUntil: '2026-11-08T10:00:00.000Z' });
  expect(panel()).toEqual({
    compact: 'Combo Bundle Applied',
    saving: 'Saving ₹360',
    type: 'Combo Deal',
    name: 'Quiet Evening',
    description: 'Sleep Mantra for one, Dog Mantra for the other.',
    names: 'Sleep Mantra, Dog Mantra',
    originalPrice: '₹2,398',
    bundlePrice: '₹2,038',
    youSave: '₹360',
    validUntil: 'Valid until 8 November 2026',
    note: null,
    isRemoving: false,
  });
});

test('BND-11 BND-12 a refusal, a failure and a bundle that does not hold leave none, with one toast', async () => {
  for (const outcome of [null, other, 'offline'] as const) {
    const { actor, apply, applyBundle, news, kept } = keeper();
    await settled();
    news();
    apply();
    await settled();
    await (outcome === 'offline' ? applyBundle.fail(offline) : applyBundle.answer(outcome));
    expect([actor.getSnapshot().value, news(), kept()]).toEqual(['none', [failure, none], null]);
  }
});

test('BND-12 the demo services fail with their words and make no call', async () => {
  await expect(demoBundles.applyBundle()).rejects.toThrow('Demo mode - bundle application not implemented');
  await expect(demoBundles.removeBundle()).rejects.toThrow('Demo mode - bundle removal not implemented');
});

test('BND-04 BND-09 BND-12 what the cart lacks is put in once the server has said that the bundle holds: learnt, added quietly, in its first flavour and variant', async () => {
  const { apply, change, findProduct, applyBundle, news } = keeper({ lines: [line(sleep)] });
  await settled();
  news();
  apply();
  await findProduct.answer(dog);
  expect(news()).toEqual([]);
  expect(applyBundle.calls.map(([, lines]) => lines)).toEqual([both]);
  await applyBundle.answer(sampleBundle);
  const request = { sku: 'dog-mantra', quantity: 1, flavour: 'Plain', variant: '30 ml', packageType: 'trial' };
  expect(news()).toEqual([
    { type: 'cart.command', command: { type: 'products.learn', products: [dog] } },
    { type: 'cart.command', command: { type: 'item.add', ...request, isQuiet: true } },
  ]);
  change(both);
  expect(news()).toEqual([success, taken]);
});

test('BND-09 a bundle into an empty cart brings its products', async () => {
  const { apply, change, findProduct, applyBundle, actor } = keeper({ lines: [] });
  apply();
  await findProduct.answer(sleep);
  await findProduct.answer(dog);
  await applyBundle.answer(sampleBundle);
  change(both);
  expect(actor.getSnapshot().matches('applied')).toBe(true);
});

test('BND-11 nothing is added of a bundle of which one product is gone or out of stock', async () => {
  for (const [found, bundle] of [
    [null, sampleBundle],
    [{ ...dog, stock: 0 }, sampleBundle],
  ] as const) {
    const { apply, findProduct, news } = keeper({ lines: [line(sleep)] });
    await settled();
    news();
    apply(bundle);
    await findProduct.answer(found);
    expect(news()).toEqual([failure, none]);
  }
});

test('BND-11 a bundle that needs a larger order says how much is missing, and adds nothing', async () => {
  const high = { ...sampleBundle, conditions: { minOrderValue: 5000, excludedProducts: [] } };
  const { apply, findProduct, news } = keeper({ lines: [line(sleep)] });
  await settled();
  news();
  apply(high);
  await findProduct.answer(dog);
  const missing = 5000 - sampleBundle.originalPrice;
  expect(news()).toEqual([
    toast('info', `Add ₹${missing.toLocaleString('en-IN')} more to unlock this offer`),
    none,
  ]);
});

test('BND-11 goods that never reach the cart are given up', async () => {
  const { apply, findProduct, applyBundle, news } = keeper({ lines: [line(sleep)] });
  await settled();
  apply();
  await findProduct.answer(dog);
  await applyBundle.answer(sampleBundle);
  news();
  await passed(5000);
  expect(news()).toEqual([failure, none]);
});

test('BND-09 an emptied cart ends the bundle silently', async () => {
  const { change, news, kept, actor } = await applied();
  change([]);
  expect([actor.getSnapshot().value, kept()]).toEqual(['none', null]);
  expect(news().filter(({ type }) => type !== 'bundle.taken')).toEqual([]);
});

test('BND-09 a product missing, an excluded one, or too small an order ends it with the warning', async () => {
  const strict = { ...sampleBundle, conditions: { minOrderValue: 3000, excludedProducts: ['green-mantra'] } };
  const full = [line(sleep, { quantity: 2 }), line(dog)];
  const green = { ...dog, sku: 'green-mantra', name: 'Green Mantra' };
  for (const next of [[line(sleep, { quantity: 3 })], [...full, line(green)], both]) {
    const { change, news, actor, kept } = await applied(strict, { lines: full });
    change(next);
    expect([actor.getSnapshot().value, kept()]).toEqual(['none', null]);
    expect(news().filter(({ type }) => type === 'toast.request')).toEqual([broken]);
  }
});

test('BND-09 a change that leaves the bundle whole keeps it and tells its units again', async () => {
  const { change, news } = await applied();
  change([line(sleep, { quantity: 2 }), line(dog)]);
  expect(news()).toEqual([taken]);
});

test('BND-06 BND-09 a bundle whose time is over leaves the cart with the warning', async () => {
  const { clock, news, actor } = await applied({ ...sampleBundle, endsAt: moment(60) });
  expect(actor.getSnapshot().value).toEqual({ applied: 'timed' });
  clock.ring(start.getTime() + 59_000);
  expect(actor.getSnapshot().matches('applied')).toBe(true);
  clock.ring(start.getTime() + 61_000);
  expect([actor.getSnapshot().value, news()]).toEqual(['none', [broken, none]]);
});

test('BND-09 BND-11 removing: said and tracked; a failure leaves it applied', async () => {
  const { actor, removeBundle, news, panel, kept } = await applied();
  actor.send({ type: 'bundle.remove' });
  expect(panel()?.isRemoving).toBe(true);
  await removeBundle.fail(offline);
  expect(news()).toEqual([toast('error', 'Failed to remove bundle'), taken]);
  actor.send({ type: 'bundle.remove' });
  await removeBundle.answer();
  expect(news().map((fact) => (fact.type === 'analytics.track' ? fact.event.action : fact))).toEqual([
    'remove',
    toast('success', 'Bundle removed successfully!'),
    none,
  ]);
  expect(kept()).toBe(null);
});

test('BND-09 another bundle takes the place of the first; where it fails, the first stays', async () => {
  const { apply, applyBundle, news, actor } = await applied();
  apply(sampleBundle);
  expect(actor.getSnapshot().hasTag('applying')).toBe(false);
  apply(other);
  await settled();
  await applyBundle.answer(null);
  expect(news()).toEqual([failure, taken]);
  apply(other);
  await settled();
  await applyBundle.answer(other);
  expect(actor.getSnapshot().context.bundle?.id).toBe(other.id);
});

test('BND-09 BND-12 a kept choice is asked about before it counts: it holds, or is gone, or waits for the server', async () => {
  const held1 = keeper({ kept: sampleBundle.id });
  await held1.applyBundle.answer(sampleBundle);
  expect(held1.news()).toEqual([taken]);

  const gone = keeper({ kept: sampleBundle.id });
  await gone.applyBundle.answer(null);
  expect([gone.news(), gone.kept()]).toEqual([[broken, none], null]);

  const unsure = keeper({ kept: sampleBundle.id });
  await unsure.applyBundle.fail(offline);
  expect([unsure.news(), unsure.kept()]).toEqual([[], sampleBundle.id]);
  unsure.actor.send({ type: 'drawer.opened' });
  await unsure.applyBundle.answer(sampleBundle);
  expect(unsure.news()).toEqual([taken]);
});

test('BND-09 another tab’s choice is followed, and its end as well', async () => {
  const { chooseElsewhere, applyBundle, actor, news } = keeper();
  await settled();
  news();
  chooseElsewhere(null);
  expect(actor.getSnapshot().value).toBe('none');
  chooseElsewhere(sampleBundle.id);
  await applyBundle.answer(sampleBundle);
  expect(news()).toEqual([taken]);
  chooseElsewhere(sampleBundle.id);
  expect(actor.getSnapshot().matches('applied')).toBe(true);
  chooseElsewhere(null);
  await settled();
  expect([actor.getSnapshot().value, news()]).toEqual(['none', [none]]);
});

test('MNY-08 BND-09 a bundle beside better discounts takes nothing off and says so; without them it does', async () => {
  const { actor, news, panel } = await applied({ ...sampleBundle, savingsPercentage: 5 });
  actor.send({
    type: 'session.opened',
    profile: { ...sampleProfile, premiumMembership: { isActive: true, expiresAt: moment(3600) } },
  });
  expect([news(), panel()?.saving, panel()?.note]).toEqual([
    [none],
    'Saving ₹0',
    'Your other discounts now save more, so this bundle isn’t used.',
  ]);
  actor.send({ type: 'session.closed' });
  expect(panel()?.note).toBe(null);
});
