import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import type { PaymentAction } from '../../../../src/contract/orders/order/order.calls.ts';
import { toPaise, type Rupees } from '../../../../src/domain/kit/money/money.ts';
import type { Session } from '../../../platform/database/session.ts';
import {
  currencyCode,
  GatewayUnavailable,
  type Gateway,
  type PaymentNews,
  type PaymentRequest,
  returnPath,
  type WebhookMessage,
} from '../gateway.ts';
import { providerPaymentId, type SandboxBank } from './sandbox-bank.ts';
import { sandboxMandateMessage, sandboxMandates } from './sandbox-mandates.ts';
import { isSignedWith } from '../../../platform/file/signature.ts';

export interface SandboxRow {
  readonly provider_order_id: string;
  readonly amount: Rupees;
  readonly method: string;
  readonly return_url: string;
  readonly state: 'open' | 'paid' | 'failed' | 'stalled';
  readonly provider_payment_id: string | null;
  readonly refunded: Rupees;
  readonly settles_at: Date | null;
}

export interface SandboxOptions extends SandboxBank {
  readonly secret: string;
}

/** Webhook of the sandbox; amounts in paise, as real gateways send them. */
export const sandboxMessage = z.object({
  id: z.string().check(z.minLength(8), z.maxLength(80)),
  event: z.enum(['payment.captured', 'payment.failed']),
  providerOrderId: z.string().check(z.maxLength(80)),
  providerPaymentId: z.string().check(z.maxLength(80)),
  amount: z.int().check(z.gte(0)),
  /** 'INR' if missing. */
  currency: z.optional(z.string().check(z.maxLength(3))),
});

/** UPI ids that the sandbox bank accepts. */
const bank = /^(?!nobody@).+@sandbox$/iu;

/** The embedded sandbox gateway, kept as separate as a real one: its own table, page and webhooks (CHK-05). */
export function createSandbox({ database, clock, jobs, secret }: SandboxOptions): Gateway {
  const rowOf = async (providerOrderId: string): Promise<SandboxRow> => {
    const row = await findSandboxPayment(database, providerOrderId, clock());
    if (!row) throw new GatewayUnavailable('The sandbox knows no such payment');
    return row;
  };
  return {
    id: 'sandbox',
    mandates: sandboxMandates({ database, clock, jobs }),
    async create(request) {
      const providerOrderId = `sbx_${request.paymentId.replaceAll('-', '')}`;
      await database.execute(sql`
        INSERT INTO sandbox_payment (provider_order_id, amount, method, return_url, created_at)
        VALUES (${providerOrderId}, ${request.amount}, ${request.method},
          ${returnPath(request, request.orderId)}, ${clock()})
        ON CONFLICT (provider_order_id) DO NOTHING`);
      return { providerOrderId, action: actionFor(providerOrderId, request) };
    },
    async fetch(providerOrderId) {
      return [newsOf(await rowOf(providerOrderId))];
    },
    async refund({ refundId, providerOrderId, amount }) {
      if (!Number.isInteger(amount)) throw new GatewayUnavailable('The sandbox refunds whole rupees only');
      // One statement, so that the refund and its record commit together and never exceed the payment.
      await database.execute(sql`
        WITH sent AS (
          INSERT INTO sandbox_refund (refund_id, provider_order_id, amount)
          SELECT ${refundId}, provider_order_id, ${amount} FROM sandbox_payment
          WHERE provider_order_id = ${providerOrderId} AND state = 'paid' AND refunded + ${amount} <= amount
          ON CONFLICT (refund_id) DO NOTHING RETURNING amount
        )
        UPDATE sandbox_payment SET refunded = refunded + sent.amount FROM sent
        WHERE provider_order_id = ${providerOrderId}`);
      const sent = await database.maybeOne<{ amount: number }>(
        sql`SELECT amount FROM sandbox_refund WHERE refund_id = ${refundId}`,
      );
      if (sent?.amount !== amount) throw new GatewayUnavailable('The sandbox has no such money');
      return 'refunded';
    },
    parseWebhook: (rawBody, headers) => parseSandboxWebhook(secret, rawBody, headers),
    async check() {},
    retryAfter: () => null,
    async validateVpa(vpa) {
      if (/^slow@/iu.test(vpa)) throw new GatewayUnavailable('The sandbox bank does not answer for this name');
      return bank.test(vpa);
    },
  };
}

/** The payment's current state; settles a 'late' payment once it is due. */
export async function findSandboxPayment(
  database: Session,
  providerOrderId: string,
  now: Date,
): Promise<SandboxRow | undefined> {
  await database.execute(sql`
    UPDATE sandbox_payment SET state = 'paid', provider_payment_id = ${providerPaymentId(providerOrderId)}
    WHERE provider_order_id = ${providerOrderId} AND state = 'stalled' AND settles_at <= ${now}`);
  return database.maybeOne<SandboxRow & { [column: string]: unknown }>(
    sql`SELECT * FROM sandbox_payment WHERE provider_order_id = ${providerOrderId}`,
  );
}

function actionFor(providerOrderId: string, { method, amount, orderNumber }: PaymentRequest): PaymentAction {
  const page = `/sandbox/pay/${providerOrderId}`;
  if (method !== 'upi') return { kind: 'redirect', url: page };
  // Spaces as %20, because UPI apps don't read '+' as a space.
  const fields = Object.entries({
    pa: 'shop@sandbox',
    pn: 'Sandbox',
    am: `${amount}.00`,
    cu: 'INR',
    tr: providerOrderId,
    tn: `Order ${orderNumber}`,
  });
  const uri = `upi://pay?${fields.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&')}`;
  return { kind: 'upi', uri, page };
}

function newsOf(row: SandboxRow): PaymentNews {
  const paymentId = row.provider_payment_id ?? providerPaymentId(row.provider_order_id);
  if (row.refunded > 0 && row.refunded === row.amount) return { kind: 'refunded', providerPaymentId: paymentId };
  if (row.state === 'paid') {
    return { kind: 'paid', amount: row.amount, currency: 'INR', providerPaymentId: paymentId };
  }
  return { kind: row.state === 'stalled' ? 'attempted' : row.state };
}

function parseSandboxWebhook(
  secret: string,
  rawBody: Buffer,
  headers: Readonly<Record<string, unknown>>,
): WebhookMessage | 'other' | null {
  if (!isSignedWith(secret, rawBody, headers['x-signature'])) return null;
  const body: unknown = JSON.parse(rawBody.toString('utf8'));
  const mandate = z.safeParse(sandboxMandateMessage, body);
  if (mandate.success) return { eventId: mandate.data.id, mandate: { providerId: mandate.data.providerId } };
  const message = z.safeParse(sandboxMessage, body);
  if (!message.success) return 'other';
  const { id, event, providerOrderId, amount, currency = 'INR', providerPaymentId: told } = message.data;
  const news: PaymentNews =
    event === 'payment.failed'
      ? { kind: 'failed' }
      : {
          kind: 'paid',
          amount: amount / toPaise(1),
          currency: currencyCode(currency),
          // The sandbox creates its own payment ids; any other id means the only payment of the order.
          providerPaymentId: told.startsWith('sbxpay_') ? told : providerPaymentId(providerOrderId),
        };
  return { eventId: id, providerOrderId, news };
}
