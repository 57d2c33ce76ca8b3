import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOf } from '../../../src/domain/cart/cart.ts';
import { hasPriceNotes } from '../../../src/machines/cart/cart/cart.notes.view.ts';
import { cartView } from '../../../src/machines/cart/cart/cart.view.ts';
import { stopTime } from '../support/held.ts';
import { dog, line, sleep } from '../support/lines.ts';
import { openedCart, terms } from '../support/opened-cart.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

test('MNY-11 a changed price is shown from the first to the last until it is seen', () => {
  const { actor, lines, told } = openedCart([line(sleep)]);
  const key = keyOf(line(sleep));
  actor.send({ type: 'cart.checked', lines: [{ key, product: { ...sleep, price: 1599 }, problems: [] }] });
  actor.send({ type: 'cart.checked', lines: [{ key, product: { ...sleep, price: 1699 }, problems: [] }] });
  expect(lines()[0]?.price).toBe(1699);
  expect(cartView(actor.getSnapshot(), terms).lines[0]?.priceNote).toContain('₹1,499');
  expect(cartView(actor.getSnapshot(), terms).lines[0]?.priceNote).toContain('₹1,699');
  actor.send({ type: 'prices.acknowledge' });
  expect(cartView(actor.getSnapshot(), terms).lines[0]?.priceNote).toBeNull();
  expect(told.at(-1)).toEqual({ type: 'cart.changed', lines: lines(), cause: 'server' });
});

test('MNY-11 a price that came back to what was shown is no change', () => {
  const { actor } = openedCart([line(sleep)]);
  const key = keyOf(line(sleep));
  actor.send({ type: 'cart.checked', lines: [{ key, product: { ...sleep, price: 1599 }, problems: [] }] });
  actor.send({ type: 'cart.checked', lines: [{ key, product: sleep, problems: [] }] });
  expect(actor.getSnapshot().context.marks).toEqual({});
});

test('MNY-11 a line that is removed and added again says nothing of an earlier price', () => {
  const { actor } = openedCart([line(sleep)]);
  const key = keyOf(line(sleep));
  actor.send({ type: 'cart.checked', lines: [{ key, product: { ...sleep, price: 1599 }, problems: [] }] });
  actor.send({ type: 'item.remove', key });
  actor.send({ type: 'item.restore' });
  expect(cartView(actor.getSnapshot(), terms).lines[0]?.priceNote).toContain('₹1,599');
  actor.send({ type: 'item.remove', key });
  actor.send({ type: 'item.add', ...key, quantity: 1 });
  expect(cartView(actor.getSnapshot(), terms).lines[0]?.priceNote).toBeNull();
  expect(hasPriceNotes(actor.getSnapshot())).toBe(false);
});

test('CRT-16 an answer about one line leaves what is said about the others', () => {
  const { actor } = openedCart([line(sleep), line(dog)]);
  const unavailable = { key: keyOf(line(sleep)), product: null, problems: [{ kind: 'unavailable' as const }] };
  actor.send({ type: 'cart.checked', lines: [unavailable] });
  actor.send({ type: 'cart.checked', lines: [{ key: keyOf(line(dog)), product: dog, problems: [] }] });
  const problems = cartView(actor.getSnapshot(), terms).lines.map(({ problem }) => problem !== null);
  expect(problems.filter(Boolean).length).toBe(1);
});

test('ORD-06 that a line needs a prescription is still said once new prices were confirmed', () => {
  const { actor } = openedCart([line(sleep)]);
  const checked = {
    key: keyOf(line(sleep)),
    product: { ...sleep, price: 1599 },
    problems: [],
    needsPrescription: true,
  };
  actor.send({ type: 'cart.checked', lines: [checked] });
  actor.send({ type: 'prices.acknowledge' });
  expect(cartView(actor.getSnapshot(), terms).lines[0]).toMatchObject({ priceNote: null, needsPrescription: true });
});
