import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { orderAdminLogic } from '../../../src/machines/admin/sections/order-admin/order-admin.actors.ts';
import {
  orderAdminInput,
  sampleDetail,
} from '../../../src/machines/admin/sections/order-admin/order-admin.cases.ts';
import type {
  OrderAdmin,
  StaffStep,
} from '../../../src/machines/admin/sections/order-admin/order-admin.machine.ts';
import { orderAdminView } from '../../../src/machines/admin/sections/order-admin/order-admin.view.ts';
import { settled, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

/** What is asked before a step of an order that is paid so. */
async function asked(paymentMethod: OrderAdmin['order']['paymentMethod'], step: StaffStep) {
  const detail = { ...sampleDetail, order: { ...sampleDetail.order, paymentMethod } };
  const ports = { fetchDetail: async () => detail, takeStep: async () => detail, tellDone: () => {} };
  const actor = createActor(orderAdminLogic(ports), { input: orderAdminInput }).start();
  await settled();
  actor.send({ type: 'step.ask', step });
  const { question } = orderAdminView(actor.getSnapshot());
  actor.stop();
  return question;
}

test('ORD-02 only an order that is paid at the door says that cash is collected', async () => {
  const told = [];
  for (const method of ['upi', 'card', 'netbanking', 'wallet', 'cod'] as const) {
    told.push([method, (await asked(method, { kind: 'move', move: 'deliver' }))?.text]);
  }
  const prepaid = 'The days for a return begin.';
  expect(told).toEqual([
    ['upi', prepaid],
    ['card', prepaid],
    ['netbanking', prepaid],
    ['wallet', prepaid],
    ['cod', 'The cash counts as collected, and the days for a return begin.'],
  ]);
});

test('ORD-04 approving a return says whether the items come back, and receiving them that they did', async () => {
  const approve = await asked('upi', { kind: 'return', returnId: 'r1', does: 'approve' });
  expect(approve?.fields[0]?.options?.map(({ label }) => label)).toEqual([
    'Must come back first',
    'Customer keeps them, refund now',
  ]);
  const receive = await asked('upi', { kind: 'return', returnId: 'r1', does: 'receive' });
  expect([receive?.title, receive?.verb]).toEqual(['Are the items back and in order?', 'Mark received']);
});
