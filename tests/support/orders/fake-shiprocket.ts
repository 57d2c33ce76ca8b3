import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { serveLoopback } from '../loopback.ts';

export interface FakeOrder {
  readonly id: number;
  readonly reference: string;
  readonly shipmentId: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly isReturn: boolean;
  awb: string | null;
  isCancelled: boolean;
}

export interface FakeShiprocket {
  readonly url: string;
  /** Every call: 'POST /v1/external/orders/create/adhoc' with its body. */
  readonly calls: { readonly call: string; readonly body: unknown }[];
  readonly orders: FakeOrder[];
  readonly password: string;
  /** How its parcels stand, by tracking number, for whoever asks: a status and its words. */
  readonly tracks: Map<string, readonly [status: number, words: string]>;
  /** Forgets every token, as if all had expired. */
  expireTokens(): void;
  /**
   * How it behaves from now on. 'refuses': it creates no order. 'nobody': no courier serves the place. 'broke': its
   * account has no money left, which it says with status 200.
   */
  mood: 'good' | 'hangs' | 'html' | 'garbage' | 'refuses' | 'nobody' | 'broke';
  /** It does what calls with this in their address ask for, and then breaks the line; '' for none. */
  drops: string;
  /** Its search doesn't list returns. */
  hidesReturns: boolean;
  close(): Promise<void>;
}

/** A password that no answer, log line or row may ever hold. */
export const shiprocketKeys = {
  email: 'api@mantra.example',
  password: 'very-secret-shiprocket-words',
  webhookToken: 'token-of-the-courier-news',
  pickupLocation: 'Primary',
  boxLength: 20,
  boxBreadth: 15,
  boxHeight: 10,
};

/** The part of Shiprocket's API that the shop calls, on loopback, able to misbehave. */
export async function startFakeShiprocket(): Promise<FakeShiprocket> {
  const calls: FakeShiprocket['calls'] = [];
  const orders: FakeOrder[] = [];
  const tracks: FakeShiprocket['tracks'] = new Map();
  const tokens = new Set<string>();
  const fake: FakeShiprocket = {
    ...(await serveLoopback(answer)),
    calls,
    orders,
    tracks,
    password: shiprocketKeys.password,
    expireTokens: () => tokens.clear(),
    mood: 'good',
    drops: '',
    hidesReturns: false,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const body: unknown = text === '' ? null : JSON.parse(text);
    const call = `${request.method ?? ''} ${request.url ?? ''}`;
    calls.push({ call, body });
    if (fake.mood === 'hangs') return;
    if (fake.mood === 'html') {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    }
    const isSigningIn = call.endsWith('/auth/login');
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!isSigningIn && !tokens.has(token)) {
      send(response, 401, { message: 'Token has expired', status_code: 401 });
      return;
    }
    if (fake.mood === 'garbage' && !isSigningIn) {
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [[[');
      return;
    }
    const [status, sent] = isSigningIn ? signIn(fieldsOf(body)) : done(call, fieldsOf(body));
    if (fake.drops !== '' && call.includes(fake.drops)) response.destroy();
    else send(response, status, sent);
  }

  function signIn({ email, password }: Fields): Said {
    if (email !== shiprocketKeys.email || password !== shiprocketKeys.password) {
      return [403, { message: 'Invalid email and password combination', status_code: 403 }];
    }
    const token = `token-${calls.length}`;
    tokens.add(token);
    return [200, { token, id: 7, company_id: 9 }];
  }

  function done(call: string, body: Fields): Said {
    if (call.startsWith('GET /v1/external/courier/serviceability/')) return couriersFor();
    if (call.startsWith('GET /v1/external/orders?search=')) {
      const seen = orders.filter(({ isReturn }) => !(fake.hidesReturns && isReturn));
      return [200, { data: seen.map(listed) }];
    }
    const asked = /\/courier\/track\/awb\/(\w+)$/u.exec(call)?.[1];
    if (asked !== undefined) return track(asked);
    if (call.endsWith('/orders/create/adhoc')) return create(body, false);
    if (call.endsWith('/orders/create/return')) return create(body, true);
    if (call.endsWith('/courier/assign/awb')) return assign(body);
    if (call.endsWith('/courier/generate/pickup')) {
      return [200, { pickup_status: 1, response: { pickup_scheduled_date: '2026-11-23 14:00:00' } }];
    }
    if (call.endsWith('/courier/generate/label')) {
      return [200, { label_created: 1, label_url: `https://labels.example/${String(body['shipment_id'])}.pdf` }];
    }
    if (call.endsWith('/orders/cancel')) {
      const ids = Array.isArray(body['ids']) ? body['ids'] : [];
      for (const order of orders) if (ids.includes(order.id)) order.isCancelled = true;
      return [200, { message: 'Order cancelled successfully.' }];
    }
    return [404, { message: 'Not found' }];
  }

  function couriersFor(): Said {
    if (fake.mood === 'nobody') return [404, { status: 404, message: 'No courier serves this pincode' }];
    const one = (id: number, name: string, rate: number, days: string) => ({
      courier_company_id: id,
      courier_name: name,
      rate,
      estimated_delivery_days: days,
    });
    const available = [one(43, 'Delhivery Surface', 54.5, '4'), one(24, 'Xpressbees', 48, '6')];
    return [200, { data: { available_courier_companies: available } }];
  }

  function track(awb: string): Said {
    const [status, words] = tracks.get(awb) ?? [0, ''];
    const data = { track_status: status === 0 ? 0 : 1, shipment_status: status };
    return [200, { tracking_data: { ...data, shipment_track: [{ awb_code: awb, current_status: words }] } }];
  }

  function create(body: Fields, isReturn: boolean): Said {
    if (fake.mood === 'refuses') return [400, { message: 'Wrong pickup location entered', status_code: 400 }];
    const id = 1_000 + orders.length;
    const reference = String(body['order_id']);
    orders.push({ id, reference, shipmentId: id + 5_000, body, isReturn, awb: null, isCancelled: false });
    return [200, { order_id: id, shipment_id: id + 5_000, status: 'NEW' }];
  }

  function assign(body: Fields): Said {
    const order = orders.find(({ shipmentId }) => shipmentId === body['shipment_id']);
    if (!order) return [404, { message: 'No such shipment' }];
    if (fake.mood === 'broke') return [200, { awb_assign_status: 0, message: 'Please recharge your wallet' }];
    // A second number for the same shipment would be a second courier at the door.
    if (order.awb !== null) return [400, { message: 'Oops! Cannot reassign courier for this shipment.' }];
    order.awb = `AWB${order.id}`;
    const data = {
      awb_code: order.awb,
      courier_name: body['courier_id'] === 24 ? 'Xpressbees' : 'Delhivery Surface',
    };
    return [200, { awb_assign_status: 1, response: { data } }];
  }

  return fake;
}

type Fields = Readonly<Record<string, unknown>>;
type Said = readonly [status: number, body: unknown];

function fieldsOf(body: unknown): Fields {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function listed({ id, reference, shipmentId, awb, isCancelled }: FakeOrder) {
  return {
    id,
    channel_order_id: reference,
    status: isCancelled ? 'CANCELED' : 'NEW',
    shipments: [{ id: shipmentId, awb: awb ?? '', courier: awb === null ? '' : 'Delhivery Surface' }],
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
