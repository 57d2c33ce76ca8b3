import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Cart } from '../../../src/domain/cart/cart.ts';
import { motionConstants } from '../../../src/domain/kit/constants.ts';
import { fallbackTiers, type Tier } from '../../../src/domain/promotions/tier/tier.ts';
import type { CartCause } from '../../../src/machines/cart/cart/cart.types.ts';
import { shopInput } from '../../../src/machines/shell/shop/shop.cases.ts';
import { tierProgressLogic } from '../../../src/machines/promotions/tier-progress/tier-progress.actors.ts';
import type { TierProgressFact } from '../../../src/machines/promotions/tier-progress/tier-progress.machine.ts';
import { tierBarView } from '../../../src/machines/promotions/tier-progress/tier-progress.view.ts';
import { held, offline, parent, passed, settled, stopTime } from '../support/held.ts';
import { bundleOf, club, dog, line, sleep } from '../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function climber(lines: Cart = []) {
  const told = parent<TierProgressFact>();
  const loadTiers = held<[readonly Tier[]], readonly Tier[]>();
  const actor = createActor(tierProgressLogic({ loadTiers }), {
    input: { parent: told, rules: shopInput.rules, lines },
  });
  actor.start();
  const change = (next: Cart, cause: CartCause = 'shopper') =>
    actor.send({ type: 'cart.changed', lines: next, cause });
  return {
    actor,
    change,
    loadTiers,
    told: told.told,
    standing: () => actor.getSnapshot().value.standing,
    ladder: () => actor.getSnapshot().value.ladder,
    bar: () => tierBarView(actor.getSnapshot()),
  };
}

const sleeps = (quantity: number): Cart => [line(sleep, { quantity })];
const fill = motionConstants.smooth;

test('TIR-02 the cart stands below the first tier, on the way, or at the top, and comes back down', () => {
  const { change, standing } = climber();
  expect(standing()).toBe('none');
  change(sleeps(2));
  expect(standing()).toBe('climbing');
  change(sleeps(10));
  expect(standing()).toBe('top');
  change(sleeps(2));
  expect(standing()).toBe('climbing');
  change(sleeps(1));
  expect(standing()).toBe('none');
  change(sleeps(10));
  expect(standing()).toBe('top');
  change([]);
  expect(standing()).toBe('none');
});

test('TIR-02 a restored cart stands where it belongs from the first moment', () => {
  expect([climber(sleeps(2)).standing(), climber(sleeps(10)).standing()]).toEqual(['climbing', 'top']);
});

test('TIR-03 the bar says what holds, what is missing and what comes next, each in its exact words', () => {
  const { change, bar } = climber(sleeps(1));
  expect(bar()).toEqual({
    current: null,
    next: 'Next 5% OFF',
    sentence: 'Add ₹901 to unlock 5% OFF',
    percentage: 62,
    label: '62%',
    name: '62% of the way to 5% OFF',
  });
  change([...sleeps(2), line(dog)]);
  expect(bar()).toEqual({
    current: 'Current 5% OFF',
    next: 'Next 10% OFF',
    sentence: 'Add ₹803 to unlock 10% OFF',
    percentage: 65,
    label: '65%',
    name: '65% of the way to 10% OFF',
  });
  change(sleeps(10));
  expect(bar()).toEqual({
    current: 'Current 25% OFF',
    next: null,
    sentence: 'Maximum 25% discount unlocked!',
    percentage: 100,
    label: '100%',
    name: 'Maximum 25% discount unlocked!',
  });
});

test('TIR-03 the label stands inside the bar from 20 % on', () => {
  const { change, bar } = climber();
  change([line({ ...sleep, price: 479 })]);
  expect([bar()?.percentage, bar()?.label]).toEqual([19, null]);
  change([line({ ...sleep, price: 480 })]);
  expect([bar()?.percentage, bar()?.label]).toEqual([20, '20%']);
});

test('TIR-03 bundles, the membership and what a bundle of the shop takes do not count', () => {
  const { actor, change, bar } = climber();
  change([...sleeps(2), line(club), ...bundleOf(dog, sleep)]);
  expect(bar()?.sentence).toBe('Add ₹1,702 to unlock 10% OFF');
  const units = { 'sleep-mantra|30 ml|Saffron|trial|': 1 };
  actor.send({ type: 'bundle.taken', taken: { bundleId: 'a', name: 'Night', percentage: 10, units } });
  expect(bar()?.sentence).toBe('Add ₹901 to unlock 5% OFF');
  actor.send({ type: 'bundle.taken', taken: null });
  expect(bar()?.sentence).toBe('Add ₹1,702 to unlock 10% OFF');
});

test('TIR-04 the next tier that is reached is told once, after the bar has filled', async () => {
  const { change, told } = climber(sleeps(1));
  change(sleeps(2));
  expect(told).toEqual([]);
  await passed(fill);
  expect(told).toEqual([{ type: 'tier.unlocked', percentage: 5 }]);
  change([...sleeps(2), line(dog)]);
  await passed(fill);
  expect(told).toHaveLength(1);
});

test('TIR-04 two tiers at once are told as the one that holds', async () => {
  const { change, told } = climber(sleeps(1));
  change(sleeps(2));
  change(sleeps(5));
  await passed(fill);
  expect(told).toEqual([{ type: 'tier.unlocked', percentage: 15 }]);
});

test.for(['restored', 'other-tab', 'server', 'logout'] as const)(
  'TIR-04 nothing is told of a cart that changed because of: %s',
  async (cause) => {
    const { change, told } = climber(sleeps(1));
    change(sleeps(5), cause);
    await passed(fill);
    expect(told).toEqual([]);
  },
);

test('TIR-04 nothing is told from an empty cart, when a tier is lost, or on load', async () => {
  const { change, told } = climber();
  change(sleeps(5));
  await passed(fill);
  change(sleeps(1));
  await passed(fill);
  climber(sleeps(5));
  await passed(fill);
  expect(told).toEqual([]);
});

test('TIR-04 a tier that is gone before the bar has filled is not told', async () => {
  const { actor, change, told } = climber(sleeps(1));
  change(sleeps(2));
  await passed(fill - 1);
  change(sleeps(1));
  await passed(fill);
  change(sleeps(2));
  const units = { 'sleep-mantra|30 ml|Saffron|trial|': 1 };
  actor.send({ type: 'bundle.taken', taken: { bundleId: 'a', name: 'Night', percentage: 10, units } });
  await passed(fill);
  expect(told).toEqual([]);
});

test('TIR-01 the server’s ladder is asked for when the cart is looked at, and takes the place of the page’s', async () => {
  const { actor, bar, ladder, loadTiers } = climber(sleeps(2));
  expect([ladder(), loadTiers.calls.length]).toEqual(['given', 0]);
  actor.send({ type: 'drawer.opened' });
  expect([ladder(), loadTiers.calls[0]?.[0]]).toEqual(['asking', fallbackTiers]);
  await loadTiers.answer([{ threshold: 2000, discountPercentage: 7, label: 'Clay' }]);
  expect([ladder(), bar()?.sentence]).toEqual(['read', 'Maximum 7% discount unlocked!']);
  actor.send({ type: 'drawer.opened' });
  await loadTiers.fail(offline);
  expect([ladder(), bar()?.sentence]).toEqual(['read', 'Maximum 7% discount unlocked!']);
});

test('TIR-04 another ladder unlocks nothing', async () => {
  const { actor, loadTiers, told } = climber(sleeps(1));
  actor.send({ type: 'drawer.opened' });
  await loadTiers.answer([{ threshold: 1000, discountPercentage: 7, label: 'Clay' }]);
  await passed(fill);
  await settled();
  expect(told).toEqual([]);
});

test('TIR-03 a shop without a ladder has no bar', async () => {
  const { actor, bar, loadTiers } = climber(sleeps(1));
  actor.send({ type: 'drawer.opened' });
  await loadTiers.answer([]);
  expect(bar()).toBeNull();
});
