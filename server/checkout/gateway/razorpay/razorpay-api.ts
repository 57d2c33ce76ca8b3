import * as z from 'zod/mini';
import type { OutgoingService } from '../../../platform/outgoing/outgoing-service.ts';
import { ServiceUnavailable } from '../../../platform/outgoing/service-unavailable.ts';
import { GatewayRefused, GatewayUnavailable } from '../gateway.ts';

export interface RazorpayAccess {
  readonly keyId: string;
  readonly keySecret: string;
  readonly baseUrl: string;
  /** Timeout of one call, milliseconds. */
  readonly timeout: number;
  readonly service: OutgoingService;
}

export interface RazorpayRequest {
  readonly method?: 'PUT' | 'DELETE';
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Calls Razorpay's API. Throws GatewayUnavailable, or GatewayRefused if a retry is pointless. */
export type RazorpayCall = <Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  request?: RazorpayRequest,
) => Promise<z.output<Schema>>;

/** Razorpay's API client, with a timeout, a size limit and a circuit breaker. */
export function openRazorpay({ keyId, keySecret, baseUrl, timeout, service }: RazorpayAccess): RazorpayCall {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (schema, path, { method, body } = {}) => {
    const request = {
      url: `${baseUrl}${path}`,
      method: method ?? (body ? 'POST' : 'GET'),
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeoutMs: timeout,
    } as const;
    try {
      return await service.ask(request, ({ status, bytes }) => {
        const said = `Razorpay answered ${path} with ${status}`;
        if (status === 400) throw new GatewayRefused(said);
        if (status >= 400) throw new GatewayUnavailable(said);
        try {
          return z.parse(schema, JSON.parse(bytes.toString('utf8')));
        } catch (error) {
          throw service.unreadable(error);
        }
      });
    } catch (error) {
      if (error instanceof ServiceUnavailable) {
        throw new GatewayUnavailable(`Razorpay gave no usable answer to ${path}`, { cause: error });
      }
      throw error;
    }
  };
}

export const razorpayPayment = z.object({
  id: z.string(),
  order_id: z.nullish(z.string()),
  amount: z.int().check(z.gte(0)),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: z.nullish(z.int()),
  token_id: z.nullish(z.string()),
});
export type RazorpayPayment = z.infer<typeof razorpayPayment>;

export const razorpayPayments = z.object({ items: z.array(razorpayPayment) });
export const razorpayOrder = z.object({ id: z.string().check(z.minLength(1), z.maxLength(80)) });
