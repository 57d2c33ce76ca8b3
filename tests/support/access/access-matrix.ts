import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import { api } from '../../../src/contract/api.ts';
import type { Call } from '../../../src/contract/call.ts';
import { type Asking, requests, things } from './access-requests.ts';
import { accounts, type Got, newPhone, problemOf, type TestServer } from '../server.ts';

/** Everybody who calls in the matrix of roles. */
export const callers = [
  'nobody',
  'customer',
  'other customer',
  'prescriber',
  'other prescriber',
  'admin',
  'expired',
  'revoked',
] as const;
export type Caller = (typeof callers)[number];
export type Tokens = Readonly<Record<Caller, string | undefined>>;

const roleOf: Readonly<Record<Caller, string>> = {
  nobody: 'nobody',
  customer: 'customer',
  'other customer': 'customer',
  prescriber: 'prescriber',
  'other prescriber': 'prescriber',
  admin: 'admin',
  expired: 'nobody',
  revoked: 'nobody',
};

/** A token for each of them. */
export async function signInCallers(server: TestServer): Promise<Tokens> {
  const [expired, revoked] = [await server.signIn(newPhone()), await server.signIn(newPhone())];
  await server.database.execute(sql`UPDATE session SET expires_at = '2026-01-01'
    WHERE token_hash = sha256(${expired}::bytea)`);
  await server.call('POST', '/v1/user/logout', { token: revoked });
  return {
    nobody: undefined,
    customer: await server.signIn(accounts.customer),
    'other customer': await server.signIn(newPhone()),
    prescriber: await server.signIn(accounts.prescriber),
    'other prescriber': await anotherPrescriber(server),
    admin: await server.signIn(accounts.admin),
    expired,
    revoked,
  };
}

async function anotherPrescriber(server: TestServer): Promise<string> {
  const phone = newPhone();
  const token = await server.signIn(phone);
  await server.database.execute(sql`UPDATE shopper SET is_doctor = true WHERE phone = ${phone}`);
  return token;
}

/** What the contract says of a caller: the status that refuses, or 'admitted'. */
function expected({ access }: Call, caller: Caller): number | 'admitted' {
  if (access === 'public') return 'admitted';
  if (caller === 'nobody') return 401;
  if (caller === 'expired' || caller === 'revoked') return 426;
  return access === 'signed-in' || access.some((role) => role === roleOf[caller]) ? 'admitted' : 403;
}

const strange = '00000000-0000-4000-8000-000000000000';
const known: Readonly<Record<string, string>> = { sku: 'sleep-mantra', pincode: '560066', gateway: 'sandbox' };

/** The path of a call about something that is there, or that nobody has. */
export function pathOf({ path }: Call): string {
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => known[name] ?? strange);
}

// The token that a logout was called with is worth nothing to the next call.
export const matrixCalls: readonly [string, Call][] = Object.entries(api).filter(([name]) => name !== 'logout');

/** Whom a call admits or refuses other than its contract says, one line each; right calls have none. */
export async function faultsOfAdmission(server: TestServer, tokens: Tokens, call: Call): Promise<string[]> {
  const faults: string[] = [];
  for (const caller of callers) {
    // A broken body: whoever is not admitted must not get as far as hearing of it.
    const body = call.method === 'GET' ? undefined : '{';
    const got = await server.call(call.method, pathOf(call), { token: tokens[caller], body });
    const wanted = expected(call, caller);
    const seen = [401, 403, 426].includes(got.status) ? got.status : 'admitted';
    if (seen !== wanted) faults.push(`${caller} is ${seen}, not ${wanted}`);
    if (got.status >= 400) problemOf(got);
    if (got.status >= 500) faults.push(`${caller} brings a ${got.status}`);
  }
  return faults;
}

/** A call that is about a thing of one person, with how it is asked. */
export type Ownable = readonly [name: string, call: Call, asking: Asking & { readonly thing: keyof typeof things }];

export const ownable: readonly Ownable[] = Object.entries(api).flatMap(([name, call]): Ownable[] => {
  const asking = Object.entries(requests).find(([one]) => one === name)?.[1];
  return asking?.thing === undefined ? [] : [[name, call, { ...asking, thing: asking.thing }]];
});

/** Asks as well as can be asked, about the thing with this id. */
async function ask(server: TestServer, call: Call, asking: Asking, id: string, token?: string): Promise<Got> {
  const path = `${call.path}${asking.query ?? ''}`.replaceAll('{id}', id);
  const body = asking.body?.(id);
  return server.call(call.method, path, {
    token,
    headers: { 'idempotency-key': randomUUID() },
    ...(body === undefined ? {} : { body }),
  });
}

const refusals = new Set([400, 401, 403, 404, 422, 426]);

/**
 * Where somebody else's thing is told from one that isn't there, or is changed, and where its owner is refused; one line
 * each.
 */
export async function faultsOfOwnership(
  server: TestServer,
  tokens: Tokens,
  [, call, asking]: Ownable,
): Promise<string[]> {
  const faults: string[] = [];
  const owner = await server.signIn(newPhone());
  const own = await things[asking.thing](server, owner);
  const before = await kept(server);
  for (const caller of callers) {
    const token = tokens[caller];
    if (asking.alsoFor?.some((role) => role === roleOf[caller])) {
      const { status } = await ask(server, call, asking, own, token);
      if (status !== call.status) faults.push(`${caller} gets ${status}, not ${call.status}`);
      continue;
    }
    const foreign = await ask(server, call, asking, own, token);
    const missing = await ask(server, call, asking, strange, token);
    if (said(foreign) !== said(missing)) faults.push(`${caller} hears ${said(foreign)} and not ${said(missing)}`);
    const wanted = expected(call, caller);
    const status = wanted === 'admitted' ? 404 : wanted;
    if (foreign.status !== status) faults.push(`${caller} gets ${foreign.status}, not ${status}`);
  }
  if ((await kept(server)) !== before) faults.push('Somebody has changed something');
  const got = await ask(server, call, asking, own, owner);
  if (refusals.has(got.status)) faults.push(`The owner is refused: ${got.text}`);
  return faults;
}

function said({ status, body }: Got): string {
  return JSON.stringify({ status, body: typeof body === 'object' ? { ...body, instance: '' } : body });
}

/** What the database holds of people, as it would change by a call that should have done nothing. */
async function kept(server: TestServer): Promise<string> {
  return JSON.stringify(
    await server.database.one(sql`
      SELECT (SELECT json_agg(shop_order ORDER BY id) FROM shop_order)::text AS orders,
        (SELECT json_agg(payment ORDER BY id) FROM payment)::text AS payments,
        (SELECT json_agg(address ORDER BY id) FROM address)::text AS addresses,
        (SELECT json_agg(subscription ORDER BY id) FROM subscription)::text AS subscriptions,
        (SELECT json_agg(prescription ORDER BY id) FROM prescription)::text AS prescriptions`),
  );
}
