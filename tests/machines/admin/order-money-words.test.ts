import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { orderAdminLogic } from '../../../src/machines/admin/sections/order-admin/order-admin.actors.ts';
import { sampleDetail as some } from '../../../src/machines/admin/sections/order-admin/order-admin.cases.ts';
import type { OrderAdmin } from '../../../src/machines/admin/sections/order-admin/order-admin.machine.ts';
import { orderAdminView } from '../../../src/machines/admin/sections/order-admin/order-admin.view.ts';
import { held, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened() {
  const fetchDetail = held<[string, AbortSignal], OrderAdmin | null>();
  const takeStep = async () => some;
  const actor = createActor(orderAdminLogic({ fetchDetail, takeStep, tellDone: () => undefined }), {
    input: { id: some.order.id },
  }).start();
  return { fetchDetail, view: () => orderAdminView(actor.getSnapshot()) };
}

test('ORD-02 an order that came back says that its refund waits, until it is sent', async () => {
  const { fetchDetail, view } = opened();
  const order = { ...some.order, status: 'returned' } as const;
  await fetchDetail.answer({ ...some, order, moves: [{ move: 'refund', refusal: null }] });
  expect([view().next, view().idle]).toEqual([null, 'It came back; its refund waits under More actions.']);
});

test('ORD-04 a refund tells its reason once, and a wallet is not called its own gateway', async () => {
  const { fetchDetail, view } = opened();
  const words = 'One bottle was broken';
  const refunded = {
    id: 'r1',
    status: 'refunded',
    reason: 'damaged',
    note: words,
    answer: words,
    refundTo: 'source',
    lines: [{ line: 0, quantity: 1, amount: 300 }],
    fees: 0,
    total: 300,
    requestedAt: '2026-11-21T06:30:00.000Z',
    photos: [],
    timeline: [],
  } as const;
  const attempt = {
    id: 'a',
    gateway: 'wallet',
    method: 'wallet',
    status: 'paid',
    amount: 300,
    providerPaymentId: null,
    createdAt: '2026-11-20T06:30:00.000Z',
    refunded: 0,
    mismatch: null,
  } as const;
  await fetchDetail.answer({ ...some, order: { ...some.order, returns: [refunded] }, attempts: [attempt] });
  expect(view().returns[0]?.facts.filter((fact) => fact === words)).toHaveLength(1);
  expect(view().attempts[0]?.text).toBe('₹300 by Wallet: paid');
});
