import * as z from 'zod/mini';
import type { OutgoingService } from '../../../../platform/outgoing/outgoing-service.ts';
import { ServiceUnavailable } from '../../../../platform/outgoing/service-unavailable.ts';
import { CourierRefused, CourierUnavailable } from '../courier.ts';

export interface ShiprocketAccess {
  readonly email: string;
  readonly password: string;
  readonly baseUrl: string;
  /** Timeout of one call, milliseconds. */
  readonly timeout: number;
  readonly service: OutgoingService;
  readonly clock: () => Date;
}

interface Asked {
  readonly body?: Readonly<Record<string, unknown>>;
  /** The answer is null instead of an error with this status. */
  readonly nothing?: number;
}

/** Calls Shiprocket's API with a token that is renewed when needed. */
export interface ShiprocketCall {
  <Schema extends z.ZodMiniType>(schema: Schema, path: string, asked?: Asked): Promise<z.output<Schema> | null>;
  /** Signs in again, whatever token there is. */
  signIn(): Promise<void>;
}

/** A token is valid for ten days. */
const tokenLife = 9 * 86_400_000;
const maxReason = 200;
const expired = Symbol('expired');

const signedIn = z.object({ token: z.string().check(z.minLength(1), z.maxLength(4_000)) });
const complaint = z.object({ message: z.string() });

/** Shiprocket's API client, with a timeout, a size limit and a circuit breaker. */
export function openShiprocket(access: ShiprocketAccess): ShiprocketCall {
  const { service, clock } = access;
  let token: { readonly value: Promise<string>; readonly until: number } | null = null;

  const ask = async <Result>(
    path: string,
    body: Asked['body'],
    authorization: string | null,
    read: (status: number, text: string) => Result,
  ) =>
    service.ask(
      {
        url: `${access.baseUrl}${path}`,
        method: body ? 'POST' : 'GET',
        headers: {
          ...(authorization === null ? {} : { authorization }),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        timeoutMs: access.timeout,
      },
      ({ status, bytes }) => read(status, bytes.toString('utf8')),
    );

  const login = async (): Promise<string> => {
    const { email, password } = access;
    const { token: given } = await ask('/v1/external/auth/login', { email, password }, null, (status, text) => {
      const isRefused = status >= 400 && status !== 429;
      if (isRefused) throw new CourierRefused('Shiprocket doesn’t accept this e-mail and password');
      return parsed(service, signedIn, status, text);
    });
    return given;
  };
  const signIn = async (): Promise<string> => {
    const value = login();
    const mine = { value, until: clock().getTime() + tokenLife };
    token = mine;
    try {
      return await value;
    } catch (error) {
      if (token === mine) token = null;
      throw error;
    }
  };
  const tokenNow = async () => (token && clock().getTime() < token.until ? token.value : signIn());

  const call = async <Schema extends z.ZodMiniType>(schema: Schema, path: string, { body, nothing }: Asked = {}) =>
    asCourier(async () => {
      const read = (status: number, text: string) => {
        if (status === 401) return expired;
        return status === nothing ? null : parsed(service, schema, status, text);
      };
      const known = await tokenNow();
      const answer = await ask(path, body, `Bearer ${known}`, read);
      if (answer !== expired) return answer;
      // Somebody else may have renewed it meanwhile.
      const renewed = token && (await token.value) !== known ? await token.value : await signIn();
      const again = await ask(path, body, `Bearer ${renewed}`, read);
      if (again === expired) throw new CourierRefused('Shiprocket doesn’t accept the shop’s account any more');
      return again;
    });
  return Object.assign(call, { signIn: async () => asCourier(async () => void (await signIn())) });
}

function parsed<Schema extends z.ZodMiniType>(
  service: OutgoingService,
  schema: Schema,
  status: number,
  text: string,
): z.output<Schema> {
  if (status === 429) throw new CourierUnavailable('The courier service is asked too often');
  const value = jsonOf(text);
  if (status >= 400) throw new CourierRefused(reasonOf(value));
  const read = z.safeParse(schema, value);
  if (!read.success) throw service.unreadable(read.error);
  return read.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Shiprocket's own words about a refusal, short and plain. */
export function reasonOf(value: unknown): string {
  const said = z.safeParse(complaint, value);
  const words = said.success ? said.data.message.replaceAll(/\s+/gu, ' ').trim() : '';
  return words === '' ? 'Shiprocket gave no reason' : words.slice(0, maxReason);
}

async function asCourier<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error;
    throw new CourierUnavailable('The courier service gave no usable answer', { cause: error });
  }
}
