import * as z from 'zod/mini';
import { GatewayRefused, GatewayUnavailable } from './gateway.ts';

export interface RazorpayAccess {
  readonly keyId: string;
  readonly keySecret: string;
  readonly baseUrl: string;
  /** Milliseconds after which a call is given up. */
  readonly timeout: number;
}

export interface RazorpayRequest {
  readonly method?: 'PUT' | 'DELETE';
  readonly body?: Readonly<Record<string, unknown>>;
}

/** One call of Razorpay's API; throws GatewayUnavailable, and GatewayRefused where it said no for good. */
export type RazorpayCall = <Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  request?: RazorpayRequest,
) => Promise<z.output<Schema>>;

/** Razorpay's API over fetch. */
export function openRazorpay({ keyId, keySecret, baseUrl, timeout }: RazorpayAccess): RazorpayCall {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (schema, path, { method, body } = {}) => {
    try {
      const response = await fetch(`${baseUrl}${path}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(timeout),
        redirect: 'error',
      });
      const text = await response.text();
      const said = `Razorpay answered ${path} with ${response.status}`;
      if (response.status === 400) throw new GatewayRefused(said);
      if (!response.ok) throw new GatewayUnavailable(said);
      return z.parse(schema, JSON.parse(text));
    } catch (error) {
      if (error instanceof GatewayUnavailable) throw error;
      throw new GatewayUnavailable(`Razorpay gave no usable answer to ${path}`, { cause: error });
    }
  };
}

export const razorpayPayment = z.object({
  id: z.string(),
  order_id: z.nullish(z.string()),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.nullish(z.int()),
  token_id: z.nullish(z.string()),
});
export type RazorpayPayment = z.infer<typeof razorpayPayment>;

export const razorpayPayments = z.object({ items: z.array(razorpayPayment) });
export const razorpayOrder = z.object({ id: z.string().check(z.minLength(1), z.maxLength(80)) });
