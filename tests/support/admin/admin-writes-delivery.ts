import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Booking } from '../../../src/contract/orders/order/booking.calls.ts';
import { shiprocketKeys } from '../orders/fake-shiprocket.ts';
import { cashOrder } from './admin-writes-orders.ts';
import { type AuditedShop, changed, created, deleted, each, type PrepareWrite } from './audited-shop.ts';

/** A zone whose place no other zone names. */
function newZone() {
  return {
    name: `Zone ${randomUUID()}`,
    places: [String(900_000 + Math.floor(Math.random() * 99_999))],
    isServed: true,
    cashOnDelivery: true,
    slabs: [{ upTo: 500, fee: 60 }],
    perKg: 0,
    freeFrom: null,
    daysFrom: null,
    daysTo: null,
  };
}

async function zoneOf({ done }: AuditedShop): Promise<{ id: string } & ReturnType<typeof newZone>> {
  return done('POST', '/v1/admin/delivery-zones', newZone());
}

/** An order whose packed parcel waits for a courier, and what the couriers ask for it. */
async function offered(desk: AuditedShop): Promise<Booking> {
  await desk.done('PUT', '/v1/admin/couriers/shiprocket/keys', shiprocketKeys);
  const { id } = await cashOrder(desk, await desk.person());
  await desk.done('POST', `/v1/admin/order/${id}/pack`);
  await desk.done('PUT', `/v1/admin/order/${id}/weight`, { weight: 500 });
  return desk.done('POST', `/v1/admin/order/${id}/couriers`, {});
}

/** A booking of that parcel. */
async function booked(desk: AuditedShop): Promise<Booking & { readonly orderId: string }> {
  const { id } = await offered(desk);
  const booking = await desk.done<Booking>('POST', `/v1/admin/courier-booking/${id}/book`, { offerId: '43' });
  return { ...booking, orderId: await orderOf(desk, id) };
}

async function orderOf({ server }: AuditedShop, bookingId: string): Promise<string> {
  const row = sql`SELECT order_id AS id FROM courier_booking WHERE id = ${bookingId}`;
  return (await server.database.one<{ id: string }>(row)).id;
}

const bookedLine = { action: 'courier booked', resource: 'order', before: null };

/** Where the shop delivers, and who carries it. */
export const deliveryWrites = {
  createZone: async () => {
    const body = newZone();
    return { body, lines: created('delivery zone', { name: body.name, slabs: body.slabs }) };
  },
  updateZone: async (desk) => {
    const { id, name, places } = await zoneOf(desk);
    const body = { ...newZone(), name, places, cashOnDelivery: false };
    const [before, after] = [{ cashOnDelivery: true }, { cashOnDelivery: false }];
    return { params: { id }, body, lines: changed('delivery zone', id, before, after) };
  },
  deleteZone: async (desk) => {
    const { id, name } = await zoneOf(desk);
    return { params: { id }, lines: deleted('delivery zone', id, { name }) };
  },
  saveCourierKeys: async () => ({
    params: { courier: 'shiprocket' },
    body: shiprocketKeys,
    lines: () => [{ action: 'keys written', resource: 'courier', recordId: 'shiprocket', before: null, after: {} }],
  }),
  removeCourierKeys: async (desk) => {
    await desk.done('PUT', '/v1/admin/couriers/shiprocket/keys', shiprocketKeys);
    return {
      params: { courier: 'shiprocket' },
      lines: () => [
        { action: 'keys removed', resource: 'courier', recordId: 'shiprocket', before: {}, after: null },
      ],
    };
  },
  bookCourier: async (desk) => {
    const { id } = await offered(desk);
    const recordId = await orderOf(desk, id);
    const after = { courier: 'Delhivery Surface', price: 54.5 };
    return { params: { id }, body: { offerId: '43' }, lines: each([recordId], { ...bookedLine, after }) };
  },
  bookOrders: async (desk) => {
    const { id } = await offered(desk);
    const ids = [await orderOf(desk, id)];
    return { body: { ids }, lines: each(ids, { ...bookedLine, after: { courier: 'Xpressbees', price: 48 } }) };
  },
  askPickup: async (desk) => {
    const { id, orderId, trackingNumber } = await booked(desk);
    const after = { trackingNumber, pickupOn: '2026-11-23' };
    const line = { action: 'pickup asked', resource: 'order', before: null, after };
    return { params: { id }, body: {}, lines: each([orderId], line) };
  },
  cancelBooking: async (desk) => {
    const { id, orderId, trackingNumber } = await booked(desk);
    const line = { action: 'courier cancelled', resource: 'order', before: { trackingNumber }, after: null };
    return { params: { id }, body: {}, lines: each([orderId], line) };
  },
} satisfies Readonly<Record<string, PrepareWrite>>;
