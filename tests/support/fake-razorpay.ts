import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';

export interface FakeRazorpay {
  readonly url: string;
  /** Every call: 'POST /v1/orders' with its body. */
  readonly calls: { readonly call: string; readonly authorization: string; readonly body: unknown }[];
  /** Payments by order id, as Razorpay would list them. */
  readonly payments: Map<string, Record<string, unknown>[]>;
  /** How it behaves from now on. */
  mood: 'good' | 'hangs' | 'html' | 'lies';
  close(): Promise<void>;
}

/** The part of Razorpay's API that the shop calls, on loopback, able to misbehave. */
export async function startFakeRazorpay(): Promise<FakeRazorpay> {
  const calls: FakeRazorpay['calls'] = [];
  const payments: FakeRazorpay['payments'] = new Map();
  const refunds: { payment: string; receipt: string; status: string; amount: number }[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  const fake: FakeRazorpay = {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`,
    calls,
    payments,
    mood: 'good',
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString('utf8');
    const body: unknown = text === '' ? null : JSON.parse(text);
    const call = `${request.method ?? ''} ${request.url ?? ''}`;
    calls.push({ call, authorization: request.headers.authorization ?? '', body });
    if (fake.mood === 'hangs') return;
    if (fake.mood === 'html') {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(fake.mood === 'lies' ? '{"ok":true}' : JSON.stringify(found(call, body)));
  }

  function found(call: string, body: unknown): unknown {
    if (call === 'POST /v1/orders') return { id: `order_${calls.length}`, entity: 'order' };
    if (call.startsWith('GET /v1/orders?')) return { entity: 'collection', count: 0, items: [] };
    if (call === 'POST /v1/payments/validate/vpa') return { success: JSON.stringify(body).includes('@ok') };
    const order = /^GET \/v1\/orders\/(\w+)\/payments$/.exec(call)?.[1];
    if (order !== undefined) return { items: payments.get(order) ?? [] };
    const all = [...payments.values()].flat();
    const refunded = /^POST \/v1\/payments\/(\w+)\/refund$/.exec(call)?.[1];
    const listed = /^GET \/v1\/payments\/(\w+)\/refunds/.exec(call)?.[1];
    if (listed !== undefined) return { items: refunds.filter(({ payment }) => payment === listed) };
    const asked = /^GET \/v1\/payments\/(\w+)$/.exec(call)?.[1];
    const payment = all.find(({ id }) => id === refunded || id === asked);
    if (refunded === undefined) return payment;
    const { amount, receipt } = Object(body) as { amount: number; receipt: string };
    refunds.push({ payment: refunded, receipt, status: 'processed', amount });
    const back = refunds.filter((one) => one.payment === refunded).reduce((sum, one) => sum + one.amount, 0);
    if (payment) {
      Object.assign(payment, {
        amount_refunded: back,
        ...(back === payment['amount'] ? { status: 'refunded' } : {}),
      });
    }
    return refunds.at(-1);
  }

  return fake;
}
