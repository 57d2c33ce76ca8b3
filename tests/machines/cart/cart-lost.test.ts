import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyRecord, type CartRecord } from '../../../src/machines/cart/cart-sync/cart-sync.types.ts';
import { answer, opened, signedIn } from '../support/cart-sync.ts';
import { offline, passed, stopTime } from '../support/held.ts';
import { dog, line, sleep } from '../support/lines.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

test('CRT-09 a save whose answer was lost adds nothing twice', async () => {
  const { change, saveCart, saves, fetchCart, lines, state } = await signedIn();
  change([line(sleep, { quantity: 2 })]);
  await passed(300);
  await saveCart.fail(offline);
  expect(state()).toEqual({ signedIn: 'unreachable' });
  change([line(sleep, { quantity: 2 }), line(dog)]);
  await passed(5000);
  await fetchCart.answer(answer([line(sleep, { quantity: 2 })], 2, ['visit-1']));
  expect(lines()).toEqual(['sleep-mantra trial 2', 'dog-mantra trial 1']);
  expect(saves().at(-1)?.[1]).toBe(2);
});

test('CRT-09 a save whose answer was lost adds nothing twice when another device has saved since', async () => {
  const { change, saveCart, fetchCart, lines, kept } = await signedIn();
  change([line(sleep, { quantity: 2 })]);
  await passed(300);
  expect(kept.at(-1)).toMatchObject({ version: 1, sent: [{ id: 'visit-1', version: 1 }] });
  await saveCart.fail(offline);
  await passed(5000);
  await fetchCart.answer(answer([line(sleep, { quantity: 2 }), line(dog)], 3, ['other-1', 'visit-1']));
  expect(lines()).toEqual(['sleep-mantra trial 2', 'dog-mantra trial 1']);
  expect(kept.at(-1)).toMatchObject({ version: 3, sent: [{ id: 'visit-1', version: 1 }] });
});

test('CRT-09 what another device removed stays removed, although the answer that it was stored was lost', async () => {
  const { change, saveCart, fetchCart, lines } = await signedIn();
  change([line(sleep), line(dog)]);
  await passed(300);
  await saveCart.fail(offline);
  await passed(5000);
  await fetchCart.answer(answer([line(dog)], 3, ['other-1', 'visit-1']));
  expect(lines()).toEqual(['dog-mantra trial 1']);
});

test('CRT-09 a save that never arrived is added to what another device saved meanwhile', async () => {
  const { change, saveCart, fetchCart, lines } = await signedIn([line(dog)]);
  change([line(dog), line(sleep)]);
  await passed(300);
  await saveCart.fail(offline);
  await passed(5000);
  await fetchCart.answer(answer([line(dog, { quantity: 2 })], 2, ['other-1']));
  expect(lines()).toEqual(['dog-mantra trial 2', 'sleep-mantra trial 1']);
});

test('CRT-09 a save that a closed page had under way is recognised at the next visit', async () => {
  const own: Partial<CartRecord> = {
    lines: [line(sleep, { quantity: 3 })],
    owner: 'someone',
    agreed: [],
    version: 1,
    sent: [{ id: 'earlier-4', lines: [line(sleep, { quantity: 2 })], version: 1 }],
  };
  const sync = await opened(own);
  sync.actor.send({ type: 'session.opened', shopperId: 'someone' });
  await sync.fetchCart.answer(answer([line(sleep, { quantity: 2 }), line(dog)], 3, ['other-1', 'earlier-4']));
  expect(sync.lines()).toEqual(['sleep-mantra trial 3', 'dog-mantra trial 1']);
});

test('CRT-09 the same lines on the same version are the same save, sent again', async () => {
  const { actor, change, saveCart, fetchCart, ids } = await signedIn();
  change([line(sleep)]);
  await passed(300);
  await saveCart.fail(offline);
  actor.send({ type: 'connection.restored' });
  await fetchCart.answer(answer([], 1));
  await saveCart.fail(offline);
  change([line(sleep), line(dog)]);
  await passed(5000);
  await fetchCart.answer(answer([], 1));
  expect(ids()).toEqual(['visit-1', 'visit-1', 'visit-3']);
});

test('CRT-10 an answer that another tab has overtaken changes nothing; a server with an older cart is believed', async () => {
  const { change, saveCart, record, kept, lines, saves, actor, fetchCart } = await signedIn();
  change([line(sleep)]);
  await passed(300);
  const theirs = {
    ...(kept.at(-1) ?? emptyRecord),
    lines: [line(dog)],
    agreed: [line(dog)],
    version: 5,
    sent: [],
  };
  record.ring(theirs);
  await saveCart.answer(answer([line(sleep)], 2, ['visit-1']));
  expect([lines(), saves()]).toEqual([['dog-mantra trial 1'], [[['sleep-mantra trial 1'], 1]]]);
  actor.send({ type: 'cart.check' });
  await fetchCart.answer(answer([line(sleep)], 3));
  expect([lines(), kept.at(-1)?.version]).toEqual([['sleep-mantra trial 1'], 3]);
});

test('CRT-09 a tab that is ahead of another one keeps what that one had under way, too', async () => {
  const { change, record, kept } = await signedIn();
  change([line(sleep)]);
  const mine = kept.at(-1) ?? emptyRecord;
  const underWay = { id: 'other-1', lines: [line(dog)], version: 1 };
  record.ring({ ...mine, turn: mine.turn - 1, agreed: [], sent: [underWay] });
  expect(kept.at(-1)?.turn).toBe(mine.turn);
  expect(kept.at(-1)?.sent).toContainEqual(underWay);
});
