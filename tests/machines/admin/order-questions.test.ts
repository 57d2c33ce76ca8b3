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
import { CallFailed } from '../../../src/domain/kit/failure.ts';
import { sampleReturn } from '../../../src/machines/orders/order-view/order-view.cases.ts';
import { settled, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const portsOf = (detail: OrderAdmin) => ({
  fetchDetail: async () => detail,
  takeStep: async () => detail,
  tellDone: () => {},
  watchMoney: () => () => undefined,
});

/** What is asked before a step of an order that is paid so. */
async function asked(
  paymentMethod: OrderAdmin['order']['paymentMethod'],
  step: StaffStep,
  order: Partial<OrderAdmin['order']> = {},
) {
  const detail = { ...sampleDetail, order: { ...sampleDetail.order, ...order, paymentMethod } };
  const actor = createActor(orderAdminLogic(portsOf(detail)), { input: orderAdminInput }).start();
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

test('ORD-02 cancelling says that money goes back only where some came', async () => {
  const ask = async (status: 'pending' | 'paid', order: Partial<OrderAdmin['order']> = {}) => {
    const detail = {
      ...sampleDetail,
      order: { ...sampleDetail.order, ...order },
      payment: { ...sampleDetail.payment, status },
    };
    const actor = createActor(orderAdminLogic(portsOf(detail)), { input: orderAdminInput }).start();
    await settled();
    actor.send({ type: 'step.ask', step: { kind: 'move', move: 'cancel' } });
    const { question } = orderAdminView(actor.getSnapshot());
    actor.stop();
    return question?.text;
  };
  const refunded = 'Items that aren’t packed go back into stock, and their payment is refunded.';
  expect(await ask('paid')).toBe(refunded);
  expect(await ask('pending', { fromWallet: 100 })).toBe(refunded);
  expect(await ask('pending')).toBe('Items that aren’t packed go back into stock. Nothing has been paid yet.');
});

test('ORD-02 a parcel is offered the courier of the one before it; its number is its own', async () => {
  const ship = await asked('cod', { kind: 'move', move: 'ship' });
  expect(ship?.fields.map(({ name, value }) => [name, value])).toEqual([
    ['trackingNumber', ''],
    ['courier', 'India Post'],
    ['trackingUrl', ''],
  ]);
});

test('ORD-04 approving a return says whether the items come back', async () => {
  const approve = await asked('upi', { kind: 'return', returnId: 'r1', does: 'approve' });
  expect(approve?.fields[0]?.options?.map(({ label }) => label)).toEqual([
    'Must come back first',
    'Customer keeps them, refund now',
  ]);
});

test('ORD-04 receiving the items of a return says where its money goes, and that cash is sent by hand', async () => {
  const told = [];
  for (const [method, refundTo] of [
    ['upi', 'source'],
    ['upi', 'wallet'],
    ['cod', 'source'],
    ['cod', 'wallet'],
  ] as const) {
    const returns = [{ ...sampleReturn, refundTo }];
    const receive = { kind: 'return', returnId: sampleReturn.id, does: 'receive' } as const;
    const question = await asked(method, receive, { returns });
    expect(question?.title).toBe('Are the items back and in order?');
    told.push([method, refundTo, question?.text]);
  }
  expect(told).toEqual([
    ['upi', 'source', 'The refund is sent to the original payment method.'],
    ['upi', 'wallet', 'The refund is in the wallet right away.'],
    ['cod', 'source', 'Then send the refund by UPI.'],
    ['cod', 'wallet', 'The refund is in the wallet right away.'],
  ]);
});

test('ORD-02 where no step brings an order forward, its page says what is waited for', async () => {
  const shown = async (order: Partial<OrderAdmin['order']>, more: Partial<OrderAdmin> = {}) => {
    const detail = { ...sampleDetail, ...more, moves: [], order: { ...sampleDetail.order, ...order } };
    const actor = createActor(orderAdminLogic(portsOf(detail)), { input: orderAdminInput }).start();
    await settled();
    const { next, idle } = orderAdminView(actor.getSnapshot());
    actor.stop();
    return [next, idle];
  };
  const returned = (status: OrderAdmin['order']['returns'][number]['status']) => ({
    status: 'delivered' as const,
    returns: [{ ...sampleReturn, status, refundTo: 'source' as const }],
  });
  const cash = { payment: { ...sampleDetail.payment, method: 'cod' as const } };
  const told = [
    shown({ status: 'placed', paymentMethod: 'upi' }),
    shown({ status: 'paid' }, { isHeld: true }),
    shown(returned('requested')),
    shown(returned('approved')),
    shown(returned('received'), cash),
    shown(returned('received')),
    shown(returned('refunded')),
    shown({ status: 'delivered' }),
  ];
  expect(await Promise.all(told)).toEqual([
    [null, 'Waiting for the payment.'],
    [null, 'Waiting for a prescription.'],
    [null, 'A return waits for your decision.'],
    [null, 'A return is on its way back.'],
    [null, 'A refund waits to be sent.'],
    [null, 'Nothing to do for now.'],
    [null, 'Nothing to do for now.'],
    [null, 'Nothing to do for now.'],
  ]);
});

test('ADM-01, ORD-02 a dialog says every wrong field where it was typed, a side of the box at the box, and stays open', async () => {
  const fields = { grams: 'Enter the weight', 'box.width': 'Enter all three sides' };
  const failure = { kind: 'refused', status: 422, slug: 'invalid-input', message: '2 fields have errors' } as const;
  const takeStep = async () => {
    throw new CallFailed({ ...failure, fields, retryAfter: null, body: null });
  };
  const ports = { ...portsOf(sampleDetail), takeStep };
  const actor = createActor(orderAdminLogic(ports), { input: orderAdminInput }).start();
  await settled();
  actor.send({ type: 'step.ask', step: { kind: 'courier', does: 'ask', returnId: null } });
  for (const [words, place] of [
    [{ grams: 'x', box: '30', measures: '' }, 'box'],
    [{ grams: 'x', box: '30', measures: '30 × 20' }, 'measures'],
  ] as const) {
    actor.send({ type: 'step.confirm', words });
    await settled();
    const { question } = orderAdminView(actor.getSnapshot());
    expect(question?.fields.flatMap(({ name, error }) => (error === undefined ? [] : [[name, error]]))).toEqual([
      ['grams', 'Enter the weight'],
      [place, 'Enter all three sides'],
    ]);
    expect(question).toMatchObject({ isBusy: false, trouble: 'Check the marked fields.' });
  }
  actor.stop();
});
