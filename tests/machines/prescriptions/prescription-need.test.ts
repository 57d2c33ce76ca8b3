import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Prescription } from '../../../src/domain/prescriptions/prescription.ts';
import { orderAnswer } from '../../../src/machines/orders/order-cases.ts';
import { canCancel, canReturn, isDelivered } from '../../../src/machines/orders/order-rights.ts';
import { orderDetail } from '../../../src/machines/orders/order-view/order-view.detail.view.ts';
import { samplePrescription } from '../../../src/machines/prescriptions/prescription-list/prescription-list.cases.ts';
import { prescriptionNeedLogic } from '../../../src/machines/prescriptions/prescription-need/prescription-need.actors.ts';
import { prescriptionNeedView } from '../../../src/machines/prescriptions/prescription-need/prescription-need.view.ts';

const signed: Prescription = {
  ...samplePrescription,
  number: 'RX-1002',
  status: 'approved',
  products: ['calm-mantra'],
  validUntil: '2027-02-04T00:00:00.000Z',
};

function begin(own: readonly Prescription[], orderId: string | null = null) {
  const told: unknown[] = [];
  const named: unknown[] = [];
  const shelf = [...own];
  const logic = prescriptionNeedLogic({
    fetchOwn: () => Promise.resolve([...shelf]),
    namePrescription: (one) => {
      named.push(one);
      return one.prescriptionId === 'gone' ? Promise.reject(new Error('gone')) : Promise.resolve();
    },
  });
  const parent = { send: (fact: unknown) => told.push(fact) };
  const actor = createActor(logic, { input: { skus: ['calm-mantra'], orderId, parent } }).start();
  return { actor, told, named, shelf, view: () => prescriptionNeedView(actor.getSnapshot()) };
}

test('ORD-06 in the checkout it says what the shopper has: a signed one, one that is looked at, or none yet', async () => {
  for (const [own, kind] of [
    [[signed], 'covered'],
    [[{ ...signed, products: ['sleep-mantra'] }, samplePrescription], 'submitted'],
    [[{ ...signed, status: 'expired' } as const], 'wanted'],
  ] as const) {
    const { actor, view } = begin(own);
    await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
    expect([view().kind, view().choices]).toEqual([kind, []]);
  }
});

test('ORD-06 what is sent there is with the prescribers', async () => {
  const { actor, shelf, view } = begin([]);
  await waitFor(actor, (snapshot) => snapshot.matches('wanted'));
  shelf.push(samplePrescription);
  actor.send({ type: 'prescription.sent' });
  await waitFor(actor, (snapshot) => snapshot.matches('submitted'));
  expect(view().text).toContain('RX-1001');
});

test('ORD-06 a prescription can be pressed only while pressing it does something', async () => {
  const { actor, view } = begin([signed], 'an-order');
  const seen: [unknown, boolean][] = [];
  actor.subscribe((snapshot) => void seen.push([snapshot.value, view().isBusy]));
  await waitFor(actor, (snapshot) => snapshot.matches('covered'));
  actor.send({ type: 'prescription.name', prescriptionId: 'gone' });
  await waitFor(actor, (snapshot) => snapshot.matches('covered'));
  expect(seen).toEqual([
    ['covered', false],
    ['naming', true],
    ['loading', true],
    ['covered', false],
  ]);
});

test('ORD-06 for an order that waits one is named, and what fails can be tried again', async () => {
  const { actor, told, named, view } = begin([signed, samplePrescription], 'an-order');
  await waitFor(actor, (snapshot) => snapshot.matches('covered'));
  expect(view().choices.map(({ label, detail }) => [label, detail])).toEqual([
    ['RX-1002', 'Good until 4 February 2027'],
    ['RX-1001', 'Sent on 4 November 2026, with our prescribers'],
  ]);
  actor.send({ type: 'prescription.name', prescriptionId: 'gone' });
  await waitFor(actor, (snapshot) => snapshot.matches('covered'));
  expect(view().failure).toBe('That didn’t work. Try again.');
  actor.send({ type: 'prescription.name', prescriptionId: signed.id });
  await waitFor(actor, (snapshot) => snapshot.matches('named'));
  expect(named.at(-1)).toEqual({ orderId: 'an-order', prescriptionId: signed.id });
  expect(told).toEqual([{ type: 'prescription.named' }]);
});

const { order: plain } = orderAnswer({}, { status: 'shipped', returnUntil: '2026-11-20T00:00:00.000Z' });
const [line] = plain.lines;
const [parcel] = plain.parcels;
if (!line || !parcel) throw new Error('The sample has a line and a parcel');
const mixed = {
  ...plain,
  lines: [line, { ...line, sku: 'calm-mantra', name: 'Calm Mantra', quantity: 2 }],
  parcels: [
    { ...parcel, status: 'delivered', courier: 'India Post', trackingNumber: 'EU1' },
    { ...parcel, id: 'held', number: 2, status: 'held', lines: [1] },
  ],
  hold: { status: 'awaited', parcelId: 'held', prescriptionId: null, until: '2026-11-11T04:30:00.000Z' },
} as const;

test('ORD-06 an order’s page says what came, what waits and for what, and what can be done', () => {
  const now = Date.parse('2026-11-10T00:00:00.000Z');
  const detail = orderDetail(mixed, now);
  expect(detail.parcels.map(({ title, goods, state }) => [title, goods, state])).toEqual([
    ['Parcel 1', 'Sleep Mantra', 'Delivered'],
    ['Parcel 2', 'Calm Mantra × 2', 'Waiting for a prescription'],
  ]);
  expect(detail.hold).toEqual({
    title: 'Send a prescription by 11 November 2026',
    text: 'Calm Mantra × 2 needs one. Everything else is sent without waiting. Without one, it’s cancelled and refunded.',
    wanted: ['calm-mantra'],
    href: null,
  });
  expect([canCancel(mixed), canReturn(mixed, now), isDelivered(mixed, 0), isDelivered(mixed, 1)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  const refused = { ...mixed, hold: { ...mixed.hold, status: 'refused' }, parcels: [mixed.parcels[0]] } as const;
  expect([orderDetail(refused, now).hold, canCancel(refused)]).toEqual([null, false]);
});

test('ORD-06 until the prescriptions are there it says that they are looked at', () => {
  const { view } = begin([]);
  expect(view()).toMatchObject({
    kind: 'loading',
    title: 'One moment',
    text: 'We’re checking your prescriptions.',
  });
});
