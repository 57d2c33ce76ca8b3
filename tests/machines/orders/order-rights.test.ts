import { expect, test } from 'vitest';
import { sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import { canReturn, isDelivered } from '../../../src/machines/orders/order-rights.ts';
import { orderDetail } from '../../../src/machines/orders/order-view/order-view.detail.view.ts';
import { sampleReturn } from '../../../src/machines/orders/order-view/order-view.cases.ts';

const returnUntil = '2026-11-15T04:30:00.000Z';
const end = Date.parse(returnUntil);
const delivered = { ...sampleOrder, status: 'delivered', returnUntil } as const;

test('ORD-04 a return is offered until its time is over, and never beside another that is open', () => {
  const offered = [
    canReturn(delivered, end - 1),
    canReturn(delivered, end),
    ...(['requested', 'approved', 'received', 'refused', 'withdrawn', 'refunded'] as const).map((status) =>
      canReturn({ ...delivered, returns: [{ ...sampleReturn, status }] }, end - 1),
    ),
  ];
  expect(offered).toEqual([true, false, false, false, false, true, true, true]);
});

test('ORD-06 what has its own parcel is there once that is delivered, what has none with its order', () => {
  const [parcel] = sampleOrder.parcels;
  if (!parcel) throw new Error('The sample order has no parcel');
  const shipped = { ...sampleOrder, status: 'shipped' } as const;
  expect([
    isDelivered({ ...shipped, parcels: [{ ...parcel, status: 'delivered' }] }, 0),
    isDelivered({ ...shipped, parcels: [{ ...parcel, status: 'shipped' }] }, 0),
    isDelivered({ ...delivered, parcels: [] }, 0),
  ]).toEqual([true, false, true]);
});

test('ORD-06 an order tells of its prescription until its parcel is packed', () => {
  const [parcel] = sampleOrder.parcels;
  if (!parcel) throw new Error('The sample order has no parcel');
  const hold = { parcelId: parcel.id, status: 'released', until: null, prescriptionId: null } as const;
  const shown = (['held', 'ready', 'packed'] as const).map(
    (status) => orderDetail({ ...sampleOrder, hold, parcels: [{ ...parcel, status }] }, 0).hold?.title ?? null,
  );
  expect(shown).toEqual(['Your prescription is signed', 'Your prescription is signed', null]);
});
