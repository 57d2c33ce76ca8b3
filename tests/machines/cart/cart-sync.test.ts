import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { keyOf } from '../../../src/domain/cart/cart.ts';
import type { CheckedLine } from '../../../src/machines/cart/cart/cart.types.ts';
import { emptyRecord, type CartSyncFact } from '../../../src/machines/cart/cart-sync/cart-sync.types.ts';
import { answer, opened, signedIn } from '../support/cart-sync.ts';
import { offline, parent, passed, refusal, settled, stopTime } from '../support/held.ts';
import { amounts, dog, line, sleep } from '../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

test('CRT-10 the kept cart comes back and its prices are asked for', async () => {
  const { told, state, checkCart } = await opened({ lines: [line(sleep)] });
  expect(told).toEqual([{ type: 'cart.restored', lines: [line(sleep)], cause: 'restored' }]);
  expect(state()).toEqual({ visiting: 'checking' });
  const checked = [{ key: keyOf(line(sleep)), product: sleep, problems: [] }];
  await checkCart.answer(checked);
  expect(told.at(-1)).toEqual({ type: 'cart.checked', lines: checked });
  expect(state()).toEqual({ visiting: 'checked' });
});

test('CRT-09, CRT-10 a visitor’s changes are kept at once, priced together, and never sent', async () => {
  const { change, kept, checkCart, saveCart } = await opened();
  change([line(sleep)]);
  await passed(200);
  change([line(sleep, { quantity: 2 })]);
  await passed(300);
  expect(kept.map(({ lines }) => amounts(lines))).toEqual([['sleep-mantra trial 1'], ['sleep-mantra trial 2']]);
  expect(checkCart.calls.map(([lines]) => amounts(lines))).toEqual([['sleep-mantra trial 2']]);
  expect(saveCart.calls).toEqual([]);
});

test('CRT-09 a failed look at the prices is only logged', async () => {
  const { checkCart, failures, state } = await opened({ lines: [line(sleep)] });
  await checkCart.fail(offline);
  expect([failures, state()]).toEqual([[offline], { visiting: 'checked' }]);
});

test('CRT-09 changes made within a moment go as one call with the version they are based on', async () => {
  const { change, saves, saveCart, state } = await signedIn();
  change([line(sleep)]);
  await passed(299);
  change([line(sleep), line(dog)]);
  await passed(300);
  expect(saves()).toEqual([[['sleep-mantra trial 1', 'dog-mantra trial 1'], 1]]);
  await saveCart.answer(answer([line(sleep), line(dog)], 2, ['visit-1']));
  expect(state()).toEqual({ signedIn: 'saved' });
});

test('CRT-09 a change during a call goes right after it, on the new version', async () => {
  const { change, saves, saveCart, state } = await signedIn();
  change([line(sleep)]);
  await passed(300);
  change([line(sleep, { quantity: 3 })]);
  await saveCart.answer(answer([line(sleep)], 2, ['visit-1']));
  expect(saves()).toEqual([
    [['sleep-mantra trial 1'], 1],
    [['sleep-mantra trial 3'], 2],
  ]);
  await saveCart.answer(answer([line(sleep, { quantity: 3 })], 3, ['visit-2', 'visit-1']));
  expect(state()).toEqual({ signedIn: 'saved' });
});

test('CRT-09 a conflict brings both changes together and sends the result on the server’s version', async () => {
  const { change, saves, saveCart, told } = await signedIn([line(sleep)]);
  change([line(sleep, { quantity: 2 })]);
  await passed(300);
  await saveCart.fail(refusal(412, { body: { cart: answer([line(sleep), line(dog)], 7) } }));
  expect(saves().at(-1)).toEqual([['sleep-mantra trial 2', 'dog-mantra trial 1'], 7]);
  expect(told.at(-1)).toMatchObject({ type: 'cart.restored', cause: 'server' });
});

test('CRT-09 unsent changes wait for the connection and nothing goes out before the stored cart was read', async () => {
  const { actor, change, fetchCart, saveCart, state, lines } = await opened();
  actor.send({ type: 'session.opened', shopperId: 'someone' });
  change([line(sleep)]);
  await passed(2000);
  expect(saveCart.calls).toEqual([]);
  await fetchCart.fail(offline);
  change([line(sleep, { quantity: 2 })]);
  await passed(1000);
  expect([saveCart.calls, state()]).toEqual([[], { signedIn: 'unreachable' }]);
  actor.send({ type: 'connection.restored' });
  await fetchCart.answer(answer([line(dog)], 4));
  expect(lines()).toEqual(['dog-mantra trial 1', 'sleep-mantra trial 2']);
  expect(saveCart.calls.map(([{ version }]) => version)).toEqual([4]);
});

test('CRT-09 a server in trouble is asked again, lines that it refuses are not', async () => {
  const troubled = await signedIn();
  troubled.change([line(sleep)]);
  await passed(300);
  await troubled.saveCart.fail(refusal(503));
  expect(troubled.state()).toEqual({ signedIn: 'unreachable' });
  await passed(5000);
  await troubled.fetchCart.answer(answer([], 1));
  expect(troubled.saves()).toHaveLength(2);

  const unwanted = await signedIn();
  unwanted.change([line(sleep)]);
  await passed(300);
  await unwanted.saveCart.fail(refusal(422));
  expect(unwanted.state()).toEqual({ signedIn: 'refused' });
  const checked: CheckedLine[] = [{ key: keyOf(line(sleep)), product: null, problems: [{ kind: 'unavailable' }] }];
  await unwanted.checkCart.answer(checked);
  expect(unwanted.told.at(-1)).toEqual({ type: 'cart.checked', lines: checked });
  await passed(60_000);
  expect(unwanted.saves()).toHaveLength(1);
  unwanted.change([]);
  await passed(300);
  expect(unwanted.saves().at(-1)).toEqual([[], 1]);
});

test('CRT-09 what the server made of a save is taken over, and not sent back for ever', async () => {
  const { change, saveCart, lines, state, told } = await signedIn();
  change([line(sleep, { quantity: 2 }), line(dog)]);
  await passed(300);
  await saveCart.answer(answer([line(sleep, { quantity: 2 })], 2, ['visit-1']));
  expect([lines(), state()]).toEqual([['sleep-mantra trial 2'], { signedIn: 'saved' }]);
  expect(told.some((fact) => fact.type === 'cart.restored' && fact.cause === 'server')).toBe(true);
});

test('CRT-11 signing in adds the visitor’s cart to the stored one, at most ten a line', async () => {
  const mine = { lines: [line(sleep, { quantity: 4 }), line(dog)] };
  const { lines, saves } = await signedIn([line(sleep, { quantity: 8 })], mine);
  expect(lines()).toEqual(['sleep-mantra trial 10', 'dog-mantra trial 1']);
  expect(saves()).toEqual([[['sleep-mantra trial 10', 'dog-mantra trial 1'], 1]]);
});

test('CRT-11 equal carts of a visitor and of the account add up too', async () => {
  const { lines } = await signedIn([line(sleep)], { lines: [line(sleep)] });
  expect(lines()).toEqual(['sleep-mantra trial 2']);
});

test('CRT-11 the own cart that was kept here is not added to itself at the next visit', async () => {
  const own = {
    lines: [line(sleep, { quantity: 3 })],
    owner: 'someone',
    agreed: [line(sleep, { quantity: 3 })],
    version: 1,
  };
  const { lines, saveCart, state } = await signedIn([line(sleep, { quantity: 3 })], own);
  expect([lines(), saveCart.calls, state()]).toEqual([['sleep-mantra trial 3'], [], { signedIn: 'saved' }]);
});

test('CRT-11 what another person left here brings only what was added since', async () => {
  const left = { lines: [line(sleep), line(dog)], owner: 'another', agreed: [line(sleep)], version: 9 };
  const { lines } = await signedIn([], left);
  expect(lines()).toEqual(['dog-mantra trial 1']);
});

test('CRT-11 a session that was there before the cart was read leads to the same merge', async () => {
  const sync = await opened({ lines: [line(sleep)] });
  const early = createActor(sync.actor.logic, { input: { parent: parent<CartSyncFact>() } });
  early.start();
  early.send({ type: 'session.opened', shopperId: 'someone' });
  await settled();
  expect(early.getSnapshot().value).toEqual({ signedIn: 'fetching' });
});

test('CRT-10 what another tab kept before it heard of a change here does not bring the old cart back', async () => {
  const { change, record, kept, told, lines } = await signedIn([line(sleep)]);
  const before = kept.at(-1) ?? emptyRecord;
  change([]);
  told.length = 0;
  record.ring(before);
  expect([lines(), told]).toEqual([[], []]);
  expect(kept.at(-1)).toEqual({ ...before, lines: [], turn: before.turn + 1 });
  record.ring({ ...before, lines: [line(dog)], turn: before.turn + 2 });
  expect(lines()).toEqual(['dog-mantra trial 1']);
  expect(kept).toHaveLength(3);
  // The device was cleared.
  record.ring(emptyRecord);
  expect(lines()).toEqual([]);
});

test('SES-03 a lost session keeps the cart on the device, a logout forgets it and sends nothing', async () => {
  const { actor, lines, kept, saveCart, change } = await signedIn([line(sleep)]);
  actor.send({ type: 'session.closed' });
  expect(lines()).toEqual(['sleep-mantra trial 1']);
  actor.send({ type: 'session.opened', shopperId: 'someone' });
  actor.send({ type: 'session.ended' });
  change([], 'logout');
  await passed(10_000);
  expect(kept.at(-1)).toEqual({ ...emptyRecord, turn: 2 });
  expect(saveCart.calls).toEqual([]);
});

test('CRT-10 another tab’s cart is shown here, and its echo is not kept over a newer one', async () => {
  const { record, told, kept, change, lines } = await opened();
  const theirs = { ...emptyRecord, lines: [line(dog)] };
  record.ring(theirs);
  expect(told.at(-1)).toEqual({ type: 'cart.restored', lines: [line(dog)], cause: 'other-tab' });
  change([line(dog)], 'other-tab');
  expect([lines(), kept]).toEqual([['dog-mantra trial 1'], []]);
});

test('CRT-10 the cart is asked about again when the drawer wants it', async () => {
  const visitor = await opened({ lines: [line(sleep)] });
  await visitor.checkCart.answer([]);
  visitor.actor.send({ type: 'cart.check' });
  expect(visitor.state()).toEqual({ visiting: 'checking' });
  const shopper = await signedIn([line(sleep)]);
  shopper.actor.send({ type: 'cart.check' });
  expect(shopper.state()).toEqual({ signedIn: 'fetching' });
  await shopper.fetchCart.answer(answer([line(sleep)], 1));
  expect(shopper.state()).toEqual({ signedIn: 'saved' });
});

test('MNY-11 prices that were seen are kept with the cart', async () => {
  const { change, kept } = await signedIn([line(sleep)]);
  change([line({ ...sleep, price: 1599 })], 'server');
  expect(kept.at(-1)?.lines[0]?.price).toBe(1599);
});
