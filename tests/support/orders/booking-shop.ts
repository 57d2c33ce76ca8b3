import sql from 'sql-template-tag';
import { courierNewsPath } from '../../../server/catalogue/delivery/courier/courier-admin.routes.ts';
import type { Booking } from '../../../src/contract/orders/order/booking.calls.ts';
import type { OrderAdmin } from '../../../src/contract/orders/order/order-list.calls.ts';
import { cashOrder } from '../admin/admin-writes-orders.ts';
import { type AuditedShop, openAuditedShop } from '../admin/audited-shop.ts';
import { type Got, startTestServer, type TestServer } from '../server.ts';
import { type FakeShiprocket, shiprocketKeys, startFakeShiprocket } from './fake-shiprocket.ts';

export const courierKeysPath = '/v1/admin/couriers/shiprocket/keys';

/** A shop whose courier service is a fake on loopback. */
export interface BookingShop {
  readonly fake: FakeShiprocket;
  readonly server: TestServer;
  readonly desk: AuditedShop;
  readonly detail: (orderId: string) => Promise<OrderAdmin>;
  readonly bookingIn: (orderId: string) => Promise<Booking | undefined>;
  /** The status of the order, and of each of its parcels. */
  readonly standing: (orderId: string) => Promise<readonly string[]>;
  /** A packed order paid in cash, in a shop with credentials. */
  readonly packedOrder: () => Promise<string>;
  readonly offered: (orderId: string) => Promise<Booking>;
  readonly bookedOrder: () => Promise<{ orderId: string; id: string; awb: string }>;
  /** What the service tells of a parcel. */
  readonly news: (awb: string, status: number, change?: { token?: string; more?: object }) => Promise<Got>;
  readonly close: () => Promise<void>;
}

export async function openBookingShop(): Promise<BookingShop> {
  const fake = await startFakeShiprocket();
  const server = await startTestServer({ environment: { SHIPROCKET_URL: fake.url } });
  await server.database.execute(sql`UPDATE stock SET units = 1000`);
  const desk = await openAuditedShop(server);
  const detail = async (id: string): Promise<OrderAdmin> => desk.done('GET', `/v1/admin/order/${id}/desk`);
  const packedOrder = async () => {
    await desk.done('PUT', courierKeysPath, shiprocketKeys);
    const { id } = await cashOrder(desk, await desk.person());
    await desk.done('POST', `/v1/admin/order/${id}/pack`);
    return id;
  };
  const offered = async (orderId: string): Promise<Booking> =>
    desk.done('POST', `/v1/admin/order/${orderId}/couriers`, { grams: 500 });
  return {
    fake,
    server,
    desk,
    detail,
    packedOrder,
    offered,
    bookingIn: async (id) => (await detail(id)).courier?.bookings[0],
    async standing(id) {
      const { order } = await detail(id);
      return [order.status, ...order.parcels.map(({ status }) => status)];
    },
    async bookedOrder() {
      const orderId = await packedOrder();
      const { id } = await offered(orderId);
      const path = `/v1/admin/courier-booking/${id}/book`;
      const { trackingNumber } = await desk.done<Booking>('POST', path, { offerId: '43' });
      return { orderId, id, awb: trackingNumber ?? '' };
    },
    news: async (awb, status, { token = shiprocketKeys.webhookToken, more = {} } = {}) =>
      server.call('POST', courierNewsPath, {
        headers: { 'x-api-key': token },
        body: {
          awb,
          shipment_status_id: status,
          shipment_status: `STATUS ${status}`,
          current_status: 'x',
          ...more,
        },
      }),
    async close() {
      await server.close();
      await fake.close();
    },
  };
}
