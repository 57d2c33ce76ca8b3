import { expect, test } from 'vitest';
import { orderDetail } from '../../../src/machines/orders/order-view/order-view.detail.view.ts';
import { sampleReturn } from '../../../src/machines/orders/order-view/order-view.cases.ts';
import { sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import { timelineOf } from '../../../src/machines/orders/order-view/order-view.timeline.view.ts';

test('ORD-02 the timeline has what happened with when, and what comes next', () => {
  const at = '2026-11-04T04:30:00.000Z';
  const moment = (event: string, status: 'placed' | 'packed') => ({ event, status, by: 'admin', at }) as const;
  const order = {
    ...sampleOrder,
    status: 'packed',
    paymentMethod: 'cod',
    timeline: [moment('order.placed', 'placed'), moment('order.pack', 'packed')],
  } as const;
  expect(timelineOf(order)).toEqual([
    { label: 'Order placed', detail: '04 Nov 26, 10:00 AM', state: 'done' },
    { label: 'Packed', detail: '04 Nov 26, 10:00 AM', state: 'current' },
    { label: 'On its way', state: 'next' },
    { label: 'Delivered', state: 'next' },
  ]);
});

test('CHK-07 MEM-01 nothing of a membership alone is packed or sent: once it is paid, nothing comes next', () => {
  const lines = sampleOrder.lines.map((each) => ({ ...each, sku: 'bliss-club', isPremiumMembership: true }));
  const steps = (status: 'placed' | 'paid') =>
    timelineOf({ ...sampleOrder, lines, status }).map(({ label, state }) => [label, state]);
  expect([steps('placed'), steps('paid')]).toEqual([
    [
      ['Order placed', 'current'],
      ['Payment received', 'next'],
    ],
    [['Order placed', 'done']],
  ]);
});

test('ORD-02 the timeline of an order that came back ends with that, and a part that came back is no step', () => {
  const at = '2026-11-04T04:30:00.000Z';
  const moment = (event: string, status: 'delivered' | 'returned') => ({ event, status, by: 'admin', at }) as const;
  const labels = (status: 'delivered' | 'returned', ...timeline: readonly ReturnType<typeof moment>[]) =>
    timelineOf({ ...sampleOrder, status, timeline }).map(({ label, state }) => [label, state]);
  const arrived = moment('order.deliver', 'delivered');
  expect(labels('returned', arrived, moment('order.return', 'returned'))).toEqual([
    ['Delivered', 'done'],
    ['Returned', 'current'],
  ]);
  expect(labels('delivered', arrived, moment('order.return', 'delivered'))).toEqual([['Delivered', 'done']]);
});

test('CHK-07 an order paid in cash waits for no payment on its way', () => {
  const coming = (paymentMethod: 'upi' | 'cod') =>
    timelineOf({ ...sampleOrder, paymentMethod })
      .filter(({ state }) => state === 'next')
      .map(({ label }) => label);
  expect([coming('upi').length, coming('cod').length]).toEqual([4, 3]);
  expect(coming('cod')).toEqual(coming('upi').slice(1));
});

test('ORD-04 a return is named by where it stands', () => {
  const statuses = ['requested', 'approved', 'refused', 'withdrawn', 'received', 'refunded'] as const;
  const returns = statuses.map((status) => ({ ...sampleReturn, id: status, status }));
  expect(
    orderDetail({ ...sampleOrder, status: 'delivered', returns }, 0).returns.map(({ title }) => title),
  ).toEqual([
    'Return requested',
    'Return approved',
    'Return refused',
    'Return withdrawn',
    'Return received',
    'Return refunded',
  ]);
});

test('DRF-01 ORD-02 a change of an order says what it took out, and what goes back or was paid for it', () => {
  const at = '2026-11-04T04:30:00.000Z';
  const edited = (change: object) => ({
    ...sampleOrder,
    timeline: [
      {
        event: 'order.edit',
        status: 'paid',
        by: 'admin',
        at,
        change: { lines: [], isMoved: false, ...change },
      } as const,
    ],
  });
  const details = [
    edited({ lines: [{ name: 'Peace Mantra', from: 1, to: 0 }], refund: 1234 }),
    edited({ lines: [{ name: 'Dog Mantra', from: 0, to: 1 }], received: 899 }),
    edited({ isMoved: true }),
  ].map((order) => timelineOf(order)[0]?.detail);
  expect(details).toEqual([
    '04 Nov 26, 10:00 AM, Taken out: 1 × Peace Mantra, Refund: ₹1,234',
    '04 Nov 26, 10:00 AM, Added: 1 × Dog Mantra, Paid: ₹899',
    '04 Nov 26, 10:00 AM, It goes to another address',
  ]);
});
