import * as z from 'zod/mini';
import { type BoxSize, volumetricGrams } from '../../../../../src/domain/catalogue/box.ts';
import type { Business } from '../../../../../src/domain/shell/site/site.ts';
import type { OutgoingService } from '../../../../platform/outgoing/outgoing-service.ts';
import { cityOf, stateOf } from '../../postal-regions.ts';
import {
  type Courier,
  type CourierParcel,
  CourierRefused,
  type CourierOffer,
  CourierUnavailable,
} from '../courier.ts';
import type { CourierKeys } from '../courier-keys.ts';
import { openShiprocket, reasonOf } from './shiprocket-api.ts';
import { newsOf, newsOfTrack, tracked } from './shiprocket-news.ts';

export interface ShiprocketOptions {
  readonly keys: CourierKeys;
  readonly business: () => Pick<Business, 'companyName' | 'addressLines' | 'pincode' | 'phone' | 'email'>;
  readonly clock: () => Date;
  readonly baseUrl?: string | undefined;
  /** Timeout of one call, milliseconds. */
  readonly timeout?: number;
  /** The service with its circuit breaker. */
  readonly service: OutgoingService;
}

const key = z.union([z.string().check(z.minLength(1), z.maxLength(80)), z.int()]);
const price = z.pipe(
  z.union([z.number(), z.string()]),
  z.pipe(z.transform(Number), z.number().check(z.gte(0), z.lte(1_000_000))),
);
const words = z.string().check(z.minLength(1), z.maxLength(200));

const offers = z.object({
  data: z.object({
    available_courier_companies: z.array(
      z.object({
        courier_company_id: key,
        courier_name: words,
        rate: price,
        estimated_delivery_days: z.nullish(z.union([z.string(), z.number()])),
      }),
    ),
  }),
});
const found = z.object({
  data: z.array(
    z.object({
      id: key,
      channel_order_id: z.nullish(z.string()),
      status: z.nullish(z.string()),
      shipments: z.array(z.object({ id: key, awb: z.nullish(z.string()), courier: z.nullish(z.string()) })),
    }),
  ),
});
const made = z.object({ order_id: key, shipment_id: key });
const assigned = z.object({
  message: z.nullish(z.string()),
  response: z.nullish(
    z.object({
      data: z.nullish(
        z.object({
          awb_code: z.nullish(z.string()),
          courier_name: z.nullish(z.string()),
          awb_assign_error: z.nullish(z.string()),
        }),
      ),
    }),
  ),
});
const pickup = z.object({
  pickup_status: z.nullish(z.number()),
  response: z.nullish(z.object({ pickup_scheduled_date: z.nullish(z.string()) })),
});
const label = z.object({ label_created: z.nullish(z.number()), label_url: z.nullish(z.string()) });
const anything = z.unknown();

const ownUrl = 'https://apiv2.shiprocket.in';
type ShiprocketPlace = Pick<ShiprocketOptions, 'clock' | 'baseUrl' | 'timeout' | 'service'>;
type ShiprocketAccount = Pick<CourierKeys, 'email' | 'password'>;

function callAs(
  { email, password }: ShiprocketAccount,
  { clock, baseUrl = ownUrl, timeout = 8_000, service }: ShiprocketPlace,
) {
  return openShiprocket({ email, password, baseUrl, timeout, service, clock });
}

/** Signs in and changes nothing. Throws CourierRefused, or CourierUnavailable. */
export async function tryShiprocket(account: ShiprocketAccount, place: ShiprocketPlace): Promise<void> {
  await callAs(account, place).signIn();
}

/** Shiprocket's public API: weights in kilograms, sizes in centimetres, amounts in rupees (SHP-01). */
export function createShiprocket(options: ShiprocketOptions): Courier {
  const { keys, business, baseUrl = ownUrl, service } = options;
  const call = callAs(keys, options);
  service.breaker.probeWith(async () => call.signIn());
  const usual = { length: keys.boxLength, width: keys.boxBreadth, height: keys.boxHeight };
  const ofShipment = (shipmentId: string) => ({ shipment_id: [numberOr(shipmentId)] });

  return {
    id: 'shiprocket',
    async offers({ customer, value, collect, grams, isReturn, box }) {
      const shop = business().pincode;
      const size = box ?? usual;
      const { length, breadth, height } = sidesOf(size);
      const query = new URLSearchParams({
        pickup_postcode: isReturn ? customer.pincode : shop,
        delivery_postcode: isReturn ? shop : customer.pincode,
        // What couriers bill: a big and light parcel by its size.
        weight: kilograms(Math.max(grams, volumetricGrams(size))),
        length: String(length),
        breadth: String(breadth),
        height: String(height),
        cod: collect > 0 ? '1' : '0',
        declared_value: String(Math.max(1, value)),
        ...(isReturn ? { is_return: '1' } : {}),
      });
      // It answers 404 if nobody serves the place.
      const answer = await call(offers, `/v1/external/courier/serviceability/?${query.toString()}`, {
        nothing: 404,
      });
      return (answer?.data.available_courier_companies ?? [])
        .map((one) => ({
          id: String(one.courier_company_id),
          courier: one.courier_name.slice(0, 60),
          price: one.rate,
          days: daysOf(one.estimated_delivery_days),
        }))
        .toSorted((one, other) => one.price - other.price)
        .slice(0, maxOffers) satisfies readonly CourierOffer[];
    },
    async find(reference) {
      const answer = await call(found, `/v1/external/orders?search=${encodeURIComponent(reference)}`);
      const order = answer?.data.find(
        (one) => one.channel_order_id === reference && !/cancel/iu.test(one.status ?? ''),
      );
      const shipment = order?.shipments[0];
      if (!order || !shipment) return null;
      const { awb, courier } = shipment;
      return {
        shipment: { providerOrderId: String(order.id), shipmentId: String(shipment.id) },
        waybill: awb ? { trackingNumber: awb, courier: courier ?? 'Shiprocket' } : null,
      };
    },
    async create(parcel) {
      const path = parcel.isReturn ? '/v1/external/orders/create/return' : '/v1/external/orders/create/adhoc';
      const addresses = parcel.isReturn ? returnOf(parcel) : deliveryOf(parcel);
      const answer = await call(made, path, {
        body: {
          order_id: parcel.reference,
          order_date: indianMinute(parcel.orderedAt),
          ...addresses,
          order_items: parcel.items.map(({ name, sku, units, price: selling }) => ({
            name,
            sku,
            units,
            selling_price: selling,
          })),
          payment_method: parcel.collect > 0 ? 'COD' : 'Prepaid',
          sub_total: parcel.collect > 0 ? parcel.collect : parcel.value,
          ...sidesOf(parcel.box ?? usual),
          weight: Number(kilograms(parcel.grams)),
        },
      });
      if (!answer) throw new CourierUnavailable('The courier service’s answer is empty');
      return { providerOrderId: String(answer.order_id), shipmentId: String(answer.shipment_id) };
    },
    async assign({ shipmentId }, offerId, isReturn) {
      const answer = await call(assigned, '/v1/external/courier/assign/awb', {
        body: {
          shipment_id: numberOr(shipmentId),
          courier_id: numberOr(offerId),
          ...(isReturn ? { is_return: 1 } : {}),
        },
      });
      const {
        awb_code: trackingNumber,
        courier_name: courier,
        awb_assign_error: error,
      } = answer?.response?.data ?? {};
      // A refusal comes with status 200, such as an empty wallet.
      if (!trackingNumber) throw new CourierRefused(reasonOf({ message: error ?? answer?.message ?? '' }));
      return { trackingNumber: trackingNumber.slice(0, 60), courier: (courier ?? 'Shiprocket').slice(0, 60) };
    },
    async askPickup({ shipmentId }) {
      const answer = await call(pickup, '/v1/external/courier/generate/pickup', { body: ofShipment(shipmentId) });
      return /^\d{4}-\d{2}-\d{2}/u.exec(answer?.response?.pickup_scheduled_date ?? '')?.[0] ?? null;
    },
    async label({ shipmentId }) {
      const answer = await call(label, '/v1/external/courier/generate/label', { body: ofShipment(shipmentId) });
      const url = answer?.label_url ?? '';
      if (!isFileUrl(url, baseUrl)) throw new CourierUnavailable('The courier service sent no label');
      return url;
    },
    async cancel({ providerOrderId }) {
      await call(anything, '/v1/external/orders/cancel', { body: { ids: [numberOr(providerOrderId)] } });
    },
    async track(trackingNumber) {
      const path = `/v1/external/courier/track/awb/${encodeURIComponent(trackingNumber)}`;
      const answer = await call(tracked, path, { nothing: 404 });
      return answer && newsOfTrack(trackingNumber, answer);
    },
    parseWebhook: (body, headers) => newsOf(body, headers, keys.webhookToken),
  };

  function deliveryOf({ customer }: CourierParcel) {
    return {
      pickup_location: keys.pickupLocation,
      billing_customer_name: customer.name,
      billing_last_name: '',
      billing_address: customer.line1,
      billing_address_2: customer.line2,
      billing_city: customer.city,
      billing_pincode: customer.pincode,
      billing_state: customer.state,
      billing_country: 'India',
      // Required. The customer's own is nobody's business there.
      billing_email: business().email,
      billing_phone: tenDigits(customer.phone),
      shipping_is_billing: true,
    };
  }

  function returnOf({ customer }: CourierParcel) {
    const { companyName, addressLines, pincode, phone, email } = business();
    return {
      pickup_customer_name: customer.name,
      pickup_address: customer.line1,
      pickup_address_2: customer.line2,
      pickup_city: customer.city,
      pickup_state: customer.state,
      pickup_country: 'India',
      pickup_pincode: customer.pincode,
      pickup_email: email,
      pickup_phone: tenDigits(customer.phone),
      shipping_customer_name: companyName,
      shipping_address: addressLines.join(', '),
      shipping_city: cityOf(pincode) ?? '',
      shipping_state: stateOf(pincode) ?? '',
      shipping_country: 'India',
      shipping_pincode: pincode,
      shipping_email: email,
      shipping_phone: tenDigits(phone),
    };
  }
}

/** The service calls the width of a box its breadth. */
function sidesOf({ length, width, height }: BoxSize) {
  return { length, breadth: width, height };
}

const maxOffers = 12;
const indianOffset = 330 * 60_000;

function kilograms(grams: number): string {
  return (Math.max(1, grams) / 1_000).toFixed(3);
}

function numberOr(id: string): number | string {
  return /^\d{1,15}$/u.test(id) ? Number(id) : id;
}

function tenDigits(phone: string): string {
  return phone.replaceAll(/\D/gu, '').slice(-10);
}

function daysOf(days: string | number | null | undefined): number | null {
  const value = Number(days ?? Number.NaN);
  return Number.isInteger(value) && value > 0 && value < 100 ? value : null;
}

function indianMinute(at: Date): string {
  return new Date(at.getTime() + indianOffset).toISOString().slice(0, 16).replace('T', ' ');
}

/** A link to a file, encrypted or on the service's own address. */
function isFileUrl(url: string, baseUrl: string): boolean {
  return url.length <= 500 && URL.canParse(url) && (url.startsWith('https://') || url.startsWith(`${baseUrl}/`));
}
