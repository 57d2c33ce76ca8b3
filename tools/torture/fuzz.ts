import sharp from 'sharp';
import { api } from '../../src/contract/api.ts';
import type { Call } from '../../src/contract/call.ts';
import { startFakeRazorpay } from '../../tests/support/checkout/fake-razorpay.ts';
import { videoOf, pdfOf } from '../../tests/support/files/uploads.ts';
import type { Chance } from './chance.ts';
import { checkAnswer, checkRefusal } from './fuzz/answer-check.ts';
import { type Callers, openCallers, personOf, roleFor } from './fuzz/callers.ts';
import { brokenBody, brokenValue, hostileText } from './fuzz/hostile-json.ts';
import { type Ids, knownValues, readIds } from './fuzz/known-values.ts';
import { sentSchema, valueOf } from './fuzz/schema-values.ts';
import { type Ask, each, openCaller, upTo } from './http-caller.ts';
import { checkLaws, countGoods } from './laws.ts';
import { Load } from './load.ts';
import { memoryWatch } from './memory-watch.ts';
import { multipartOf } from './multipart-body.ts';
import type { Part } from './part.ts';
import { newPeople } from './people.ts';

const calls: readonly (readonly [string, Call])[] = Object.entries(api);
const atOnce = 16;
/** Requests after which callers, goods and settings are set right again: some of them were blocked or taken away. */
const batch = 2500;

/** Requests made from the contract's own schemas, in all shades from good to hostile, by every role (API-04, API-05). */
export const fuzz: Part = async ({ workshop, chance, findings, say }, size) => {
  const razorpay = await startFakeRazorpay();
  workshop.later(async () => razorpay.close());
  const server = await workshop.database('fuzz');
  const shop = await workshop.shop({
    environment: {
      DATABASE_URL: server.url,
      RAZORPAY_KEY_ID: 'rzp_test_key',
      RAZORPAY_KEY_SECRET: 'a-secret-of-the-campaign',
      RAZORPAY_WEBHOOK_SECRET: 'another-secret-of-the-campaign',
      RAZORPAY_URL: razorpay.url,
    },
  });
  const pool = workshop.pool(server.url);
  const caller = openCaller(shop.url);
  const load = new Load(chance.fork('load'), findings);
  await load.prepare(pool, caller);
  for (let step = 0; step < 150; step += 1) await load.step(caller);
  const files = await someFiles();
  const memory = memoryWatch(caller);
  const totals = { requests: 0, accepted: 0 };
  const bare = new Set(calls.map(([name]) => name));
  while (totals.requests < size) {
    await pool.query(`UPDATE product SET removed_at = NULL, published = true WHERE sku IN
      ('sleep-mantra', 'peace-mantra', 'dog-mantra', 'green-mantra', 'bliss-club')`);
    await pool.query('UPDATE stock SET units = 1000000');
    // Admins make coupons by the ten thousand; commands over all of them would soon take the whole time.
    await pool.query(`DELETE FROM coupon WHERE batch IS NOT NULL
      AND NOT EXISTS (SELECT FROM shop_order WHERE coupon_id = coupon.id)`);
    // Those to whom an admin does something are others than those who call.
    const victims = await newPeople(pool, 10, { wallet: 1000 });
    const ids = await readIds(pool, victims);
    const callers = await openCallers(pool, await load.freshPeople(pool));
    const first = totals.requests;
    await each(upTo(Math.min(batch, size - first)), atOnce, async (at) => {
      const own = chance.fork(`request ${first + at}`);
      const [name, call] = own.pick(calls);
      const { ask, role, isElsewhere } = await requestOf({ name, call, callers, ids, files, pool }, own);
      totals.requests += 1;
      try {
        const reply = await caller.send(ask);
        if (isElsewhere) checkRefusal(findings, ask, reply);
        else checkAnswer(findings, call, role, ask, reply);
        if (reply.status < 300) {
          totals.accepted += 1;
          bare.delete(name);
        }
      } catch (error) {
        // A server may close the line on a body that it won't read to its end.
        const isLong = Buffer.isBuffer(ask.body) && ask.body.length > 200_000;
        if (!isLong) findings.add('Every request has an answer', `${ask.method} ${ask.path}: ${String(error)}`);
      }
    });
    await memory.look();
    say(
      `${totals.requests} of ${size} requests, ${totals.accepted} of them accepted, ${calls.length - bare.size} of ${calls.length} calls`,
    );
  }
  memory.judge(findings);
  // Admins have set stock as they liked.
  await countGoods(pool);
  await checkLaws(pool, findings, 'after the fuzzing').catch((error: unknown) => {
    findings.add('The books can be read after the fuzzing', String(error));
  });
  caller.close();
  await shop.stop();
  return {
    ...totals,
    calls: calls.length,
    'calls that accepted some': calls.length - bare.size,
    ...memory.figures(),
  };
};

interface Files {
  readonly pdf: Buffer;
  readonly picture: Buffer;
  readonly film: Buffer;
}

async function someFiles(): Promise<Files> {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a8b5a' } });
  return { pdf: await pdfOf(), picture: await picture.jpeg().toBuffer(), film: videoOf() };
}

interface Asking {
  readonly name: string;
  readonly call: Call;
  readonly callers: Callers;
  readonly ids: Ids;
  readonly files: Files;
  readonly pool: Parameters<typeof openCallers>[0];
}

/** Calls that end a session: each gets one of its own. */
const ending = new Set(['logout', 'endSession', 'endOtherSessions']);

async function requestOf({ name, call, callers, ids, files, pool }: Asking, chance: Chance) {
  const role = roleFor(call, chance);
  const isEnding =
    ending.has(name) && (role === 'customer' || role === 'admin' || role === 'prescriber' || role === 'member');
  const fresh = isEnding ? await openCallers(pool, []) : callers;
  const person = personOf(fresh, role, chance);
  const known = knownValues(ids, call.path);
  const shade = chance.next();
  const make = (schema: Call['body']): unknown => {
    if (!schema) return undefined;
    const value = valueOf(sentSchema(schema), known, chance);
    return shade > 0.5 && shade < 0.8 ? brokenValue(value, chance) : value;
  };
  const params = call.params ? valueOf(sentSchema(call.params), known, chance) : {};
  // An address that is broken may be another call's, or nobody's.
  const isElsewhere = call.params !== undefined && chance.happens(0.05);
  const path = call.path.replaceAll(/\{(\w+)\}/gu, (_, param: string) => {
    const value: unknown = Reflect.get(Object(params), param);
    return encodeURIComponent((isElsewhere ? hostileText(chance) : String(value)).toWellFormed());
  });
  const headers = {
    'x-forwarded-for': `10.${chance.below(256)}.${chance.below(256)}.${chance.below(256)}`,
    ...headersOf(call.headers ? valueOf(sentSchema(call.headers), known, chance) : {}, chance),
  };
  const ask = {
    method: call.method,
    path: `${path}${queryOf(make(call.query), chance)}`,
    token: person?.token,
    headers,
  };
  return {
    role,
    isElsewhere,
    ask: withBody(ask, call, { value: make(call.body), isRaw: shade >= 0.8, files }, chance),
  };
}

function withBody(
  ask: Ask,
  { body, upload, method }: Call,
  { value, isRaw, files }: { readonly value: unknown; readonly isRaw: boolean; readonly files: Files },
  chance: Chance,
): Ask {
  if (upload && !isRaw) {
    const fields = Object.fromEntries(
      Object.entries(Object(value) as Record<string, unknown>).map(([name, field]) => [
        name,
        typeof field === 'string' ? field : (JSON.stringify(field) ?? ''),
      ]),
    );
    const bytes = chance.pick([files.pdf, files.picture, files.film, Buffer.from('sku,price\nsleep-mantra,600\n')]);
    const count = chance.pick([1, 1, 1, 0, 2]);
    const sent = multipartOf(fields, ...Array.from({ length: count }, () => ({ bytes })));
    return { ...ask, headers: { ...ask.headers, ...sent.headers }, body: sent.body };
  }
  if (!body || method === 'GET') return ask;
  const text = JSON.stringify(value) ?? '';
  if (!isRaw) return { ...ask, body: text };
  const broken = brokenBody(text, chance);
  const type = broken.contentType === undefined ? {} : { 'content-type': broken.contentType };
  return { ...ask, headers: { ...ask.headers, ...type }, body: broken.body };
}

function queryOf(query: unknown, chance: Chance): string {
  if (typeof query !== 'object' || query === null) return '';
  const pairs = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  ]);
  if (chance.happens(0.05)) pairs.push([chance.pick(['limit', 'sort', '__proto__', 'x']), hostileText(chance)]);
  if (pairs.length === 0) return '';
  return `?${pairs.map((pair) => pair.map((one) => encodeURIComponent(one.toWellFormed())).join('=')).join('&')}`;
}

/** Only what can stand in a header; node refuses to send anything else. */
function headersOf(headers: unknown, chance: Chance): Record<string, string> {
  if (typeof headers !== 'object' || headers === null || chance.happens(0.05)) return {};
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && /^[\x20-\x7e]*$/u.test(value) && /^[\w-]+$/u.test(name) && name !== 'key0'
        ? [[name, value]]
        : [],
    ),
  );
}
