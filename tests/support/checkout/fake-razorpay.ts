import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { serveLoopback } from '../loopback.ts';

export interface FakeRazorpay {
  readonly url: string;
  /** Every call: 'POST /v1/orders' with its body. */
  readonly calls: { readonly call: string; readonly authorization: string; readonly body: unknown }[];
  /** Payments by order id, as Razorpay would list them. */
  readonly payments: Map<string, Record<string, unknown>[]>;
  /** Money that it sent back, in the smallest unit of its currency. */
  readonly refunds: { payment: string; receipt: string; status: string; amount: number }[];
  /** Takes money for one of its orders, whatever was asked for and however often; returns the payment. */
  capture(orderId: string, money: { amount: number; currency?: string; id?: string }): Record<string, unknown>;
  /** How the payer's mandate stands, as the status of its token. */
  token: string;
  /** How it behaves from now on. 'drops': it debits and then breaks the line. */
  mood: 'good' | 'hangs' | 'html' | 'lies' | 'drops';
  close(): Promise<void>;
}

/** The part of Razorpay's API that the shop calls, on loopback, able to misbehave. */
export async function startFakeRazorpay(): Promise<FakeRazorpay> {
  const calls: FakeRazorpay['calls'] = [];
  const payments: FakeRazorpay['payments'] = new Map();
  const orders: { readonly id: string; readonly receipt: unknown }[] = [];
  const refunds: FakeRazorpay['refunds'] = [];
  let captures = 0;
  const fake: FakeRazorpay = {
    ...(await serveLoopback(answer)),
    calls,
    payments,
    refunds,
    capture(orderId, { amount, currency = 'INR', id }) {
      captures += 1;
      const taken = { id: id ?? `pay_c${captures}`, order_id: orderId, amount, currency, status: 'captured' };
      payments.set(orderId, [...(payments.get(orderId) ?? []), taken]);
      return taken;
    },
    token: 'initiated',
    mood: 'good',
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await textOf(request);
    const isForm = request.headers['content-type'] === 'application/x-www-form-urlencoded';
    const body: unknown = isForm
      ? Object.fromEntries(new URLSearchParams(text))
      : text === ''
        ? null
        : JSON.parse(text);
    const call = `${request.method ?? ''} ${request.url ?? ''}`;
    calls.push({ call, authorization: request.headers.authorization ?? '', body });
    if (isForm) {
      showPayer(call, new URLSearchParams(text), response);
      return;
    }
    if (fake.mood === 'hangs') return;
    if (fake.mood === 'html') {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    }
    if (call === 'POST /v1/payments/create/recurring' && fake.token !== 'confirmed') {
      response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":{"code":"BAD_REQUEST_ERROR"}}');
      return;
    }
    if (fake.mood === 'drops' && call.endsWith('/recurring')) {
      found(call, body);
      response.destroy();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(fake.mood === 'lies' ? '{"ok":true}' : JSON.stringify(found(call, body)));
  }

  /** The page of its own that a payer is sent to, and what the button there does. */
  function showPayer(call: string, form: URLSearchParams, response: ServerResponse): void {
    const back = form.get('callback_url') ?? '';
    if (call === 'POST /v1/checkout/embedded') {
      const kept = [...form].map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
      );
      const page = `<!doctype html><html lang="en"><title>Bank</title><h1>Bank of the double</h1>
        <form method="post" action="/payer/pays">${kept.join('')}<button>Pay</button></form></html>`;
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
      return;
    }
    const orderId = form.get('order_id') ?? '';
    const amount = Number(form.get('amount'));
    payments.set(orderId, [
      { id: `pay_${calls.length}`, order_id: orderId, amount, currency: 'INR', status: 'captured' },
    ]);
    response.writeHead(303, { location: back }).end();
  }

  function found(call: string, body: unknown): unknown {
    if (call === 'POST /v1/orders') {
      const made = {
        id: `order_${calls.length}`,
        entity: 'order',
        receipt: (Object(body) as { receipt?: unknown }).receipt,
      };
      orders.push(made);
      return made;
    }
    const sought = /^GET \/v1\/orders\?receipt=([\w-]+)/.exec(call)?.[1];
    if (sought !== undefined) return { items: orders.filter((one) => one.receipt === sought) };
    if (call === 'POST /v1/customers') return { id: 'cust_1', entity: 'customer' };
    if (call.startsWith('GET /v1/customers/')) return { recurring_details: { status: fake.token } };
    if (call.startsWith('PUT /v1/customers/')) {
      fake.token = 'cancellation_initiated';
      return { status: 'initiated' };
    }
    if (call === 'POST /v1/payments/create/recurring') {
      const { order_id: orderId, amount } = Object(body) as { order_id: string; amount: number };
      const paid = { id: `pay_${calls.length}`, order_id: orderId, amount, currency: 'INR', status: 'created' };
      payments.set(orderId, [...(payments.get(orderId) ?? []), paid]);
      return { razorpay_payment_id: paid.id };
    }
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

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
