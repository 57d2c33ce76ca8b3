import { expect, test } from 'vitest';
import { bookingStatuses } from '../../../src/domain/orders/order/booking.ts';
import { sampleDetail } from '../../../src/machines/admin/sections/order-admin/order-admin.cases.ts';
import {
  bookedShipment,
  courierCard,
  courierQuestion,
} from '../../../src/machines/admin/sections/order-admin/order-admin.courier.view.ts';
import type { OrderAdmin } from '../../../src/machines/admin/sections/order-admin/order-admin.machine.ts';
import { bookingStep } from '../../../src/machines/orders/parcel/booking/booking.transition.ts';

type Booking = NonNullable<OrderAdmin['courier']>['bookings'][number];

const id = '5f0c3b5a-7d90-4b8f-9c6e-6a3f4a519d7e';
const offer = { id: '43', courier: 'Delhivery Surface', price: 54.5, days: 4 };
const booking: Booking = {
  id,
  parcelId: id,
  returnId: null,
  status: 'unbooked',
  grams: 500,
  box: null,
  offers: [offer, { id: '24', courier: 'Xpressbees', price: 48, days: null }],
  chosen: null,
  courier: null,
  trackingNumber: null,
  labelUrl: null,
  pickupOn: null,
  failure: null,
  news: null,
};
const booked = { status: 'booked', courier: 'Delhivery Surface', trackingNumber: 'AWB1' } as const;

function cardOf(change: Partial<Booking>, more: Partial<NonNullable<OrderAdmin['courier']>> = {}) {
  const courier = {
    isReady: true,
    canAsk: false,
    grams: null,
    boxes: [],
    box: null,
    returnIds: [],
    bookings: [{ ...booking, ...change }],
  };
  return courierCard({ ...sampleDetail, courier: { ...courier, ...more } });
}
const partOf = (change: Partial<Booking>) => cardOf(change)?.parts[0];
const labelsOf = (change: Partial<Booking>) => partOf(change)?.steps.map(({ label }) => label);

test('SHP-01 without a courier service there is no card', () => {
  expect(courierCard({ ...sampleDetail, courier: null })).toBeNull();
});

test('SHP-01 offers are booked by their price and days, dearest or cheapest as the couriers are listed', () => {
  expect(labelsOf({})).toEqual(['Book Delhivery Surface, ₹54.50, 4 days', 'Book Xpressbees, ₹48']);
  expect(partOf({ offers: [] })?.trouble).toBe('No courier serves this pincode. Send it by hand.');
  const step = { kind: 'courier', does: 'book', bookingId: id, offerId: '43' } as const;
  const detail = {
    ...sampleDetail,
    courier: {
      isReady: true,
      canAsk: false,
      grams: null,
      boxes: [],
      box: null,
      returnIds: [],
      bookings: [booking],
    },
  };
  expect(courierQuestion(step, detail).title).toBe('Book Delhivery Surface, ₹54.50, 4 days?');
});

test('SHP-01 a booked parcel shows number, label and page, and can be collected or cancelled', () => {
  const part = partOf({ ...booked, labelUrl: 'https://labels.example/1.pdf', news: 'IN TRANSIT' });
  expect(part?.facts).toEqual(['Delhivery Surface AWB1', 'Courier says: in transit']);
  expect(part?.links).toEqual([
    { label: 'Courier’s label (PDF)', href: 'https://labels.example/1.pdf' },
    { label: 'Track it', href: 'https://shiprocket.co/tracking/AWB1' },
  ]);
  expect(labelsOf({ ...booked, labelUrl: 'https://labels.example/1.pdf' })).toEqual([
    'Ask for pickup',
    'Cancel booking',
  ]);
  expect(labelsOf(booked)).toEqual(['Ask for pickup', 'Get the label', 'Cancel booking']);
  expect(labelsOf({ ...booked, status: 'collected' })).toEqual([]);
  const courier = {
    isReady: true,
    canAsk: false,
    grams: null,
    boxes: [],
    box: null,
    returnIds: [],
    bookings: [{ ...booking, ...booked }],
  };
  expect(bookedShipment({ ...sampleDetail, courier })).toEqual({
    courier: 'Delhivery Surface',
    trackingNumber: 'AWB1',
    trackingUrl: 'https://shiprocket.co/tracking/AWB1',
  });
});

test('SHP-01 what failed says why and what to do; what waits says that it is asked again', () => {
  const failed = partOf({ status: 'failed', failure: 'Please recharge your wallet' });
  expect(failed?.trouble).toBe(
    'The courier service says: Please recharge your wallet. Choose another courier. You can always enter a tracking number yourself.',
  );
  expect(failed?.steps.length).toBe(2);
  expect(partOf({ status: 'booking' })).toMatchObject({ title: 'Parcel 1: asking the courier', steps: [] });
  expect(partOf({ status: 'booking' })?.trouble).toContain('booked only once');
});

test('SHP-01 prices are asked for a packed parcel and for each approved return without a booking', () => {
  const card = cardOf({ parcelId: null, returnId: 'one' }, { canAsk: true, returnIds: ['one', 'two'] });
  expect(card?.asks).toEqual([
    { label: 'Compare couriers', step: { kind: 'courier', does: 'ask', returnId: null }, isAgain: false },
    {
      label: 'Compare couriers for the return',
      step: { kind: 'courier', does: 'ask', returnId: 'two' },
      isAgain: false,
    },
  ]);
  expect(cardOf({}, { canAsk: true })?.asks.map(({ label }) => label)).toEqual(['Ask for prices again']);
  expect(card?.parts[0]?.title).toBe('Return: choose a courier');
});

test('SHP-01 nobody books while a courier is asked or has the parcel', () => {
  const open = bookingStatuses.filter((status) => bookingStep(status, 'courier.choose') !== null);
  expect(open).toEqual(['unbooked', 'failed', 'cancelled']);
});

test('SHP-01 before prices are asked for, the box that fits is chosen, and another one or other measures can be', () => {
  const small = { name: 'Small', length: 15, width: 10, height: 6, grams: 50 };
  const large = { name: 'Large', length: 30, width: 20, height: 15, grams: 200 };
  const courier = {
    isReady: true,
    canAsk: true,
    grams: 170,
    boxes: [small, large],
    box: 'Large',
    returnIds: [],
    bookings: [],
  };
  const fieldsOf = (change: Partial<typeof courier>, returnId: string | null = null) =>
    courierQuestion(
      { kind: 'courier', does: 'ask', returnId },
      { ...sampleDetail, courier: { ...courier, ...change } },
    )
      .fields.filter(({ name }) => name === 'box')
      .map(({ value, options = [] }) => [value, ...options.map(({ label }) => label)]);
  const both = ['Small, 15 × 10 × 6 cm', 'Large, 30 × 20 × 15 cm'];
  expect(fieldsOf({})).toEqual([['30 × 20 × 15', ...both]]);
  expect(fieldsOf({}, id)).toEqual([['', 'Whichever fits', ...both]]);
  expect(fieldsOf({ boxes: [] })).toEqual([['', 'The usual box']]);
  expect(partOf({ box: small })?.facts).toEqual(['Prices for 500 g in 15 × 10 × 6 cm']);
});
