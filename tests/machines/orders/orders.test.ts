import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import { ordersLogic } from '../../../src/machines/orders/orders/orders.actors.ts';
import type { OrdersPage, OrdersQuery } from '../../../src/machines/orders/orders/orders.machine.ts';
import { ordersHref, ordersQueryOf, ordersView } from '../../../src/machines/orders/orders/orders.view.ts';
import { held, offline, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened(query: OrdersQuery) {
  const fetchOrders = held<[OrdersQuery, AbortSignal], OrdersPage>();
  const actor = createActor(ordersLogic({ fetchOrders }), { input: query }).start();
  return { actor, fetchOrders, view: () => ordersView(actor.getSnapshot()) };
}

test('ORD-02 a row says what, when, how much and where it stands', async () => {
  const { fetchOrders, view } = opened({ show: 'all', page: 1 });
  expect(view().kind).toBe('loading');
  const [line] = sampleOrder.lines;
  await fetchOrders.answer({
    total: 1,
    orders: [{ ...sampleOrder, status: 'shipped', lines: line ? [line, line, line] : [] }],
  });
  expect(view()).toMatchObject({
    kind: 'listed',
    rows: [
      {
        href: `/dashboard/orders/${sampleOrder.id}`,
        status: 'On its way',
        goods: 'Sleep Mantra and 2 more',
        placed: '4 November 2026',
        total: '₹1,499',
      },
    ],
    place: null,
    before: null,
    after: null,
  });
});

test('ORD-02 filter and page are in the address, and anything strange in it is the first page', () => {
  const query = { show: 'open', page: 3 } as const;
  expect(ordersQueryOf(ordersHref(query).slice('/dashboard/orders'.length))).toEqual(query);
  expect(ordersHref({ show: 'all', page: 1 })).toBe('/dashboard/orders');
  for (const strange of ['?page=0', '?page=-1', '?page=x&show=none', '?page=9999999']) {
    expect(ordersQueryOf(strange)).toEqual({ show: 'all', page: 1 });
  }
});

test('ORD-02 a page in the middle leads to both sides, the last one only back', async () => {
  const middle = opened({ show: 'all', page: 2 });
  await middle.fetchOrders.answer({ total: 25, orders: Array.from({ length: 10 }, () => sampleOrder) });
  expect(middle.view()).toMatchObject({
    place: '11 to 20 of 25',
    before: '/dashboard/orders',
    after: '/dashboard/orders?page=3',
  });
  const last = opened({ show: 'all', page: 3 });
  await last.fetchOrders.answer({ total: 25, orders: Array.from({ length: 5 }, () => sampleOrder) });
  expect(last.view()).toMatchObject({ place: '21 to 25 of 25', after: null });
});

test('ORD-02 no orders are said so; what could not be read is asked for again', async () => {
  const { actor, fetchOrders, view } = opened({ show: 'open', page: 1 });
  await fetchOrders.fail(offline);
  expect(view().kind).toBe('failed');
  actor.send({ type: 'orders.retry' });
  await fetchOrders.answer({ total: 0, orders: [] });
  expect([view().kind, view().emptyTitle]).toEqual(['empty', 'No orders in progress']);
});
