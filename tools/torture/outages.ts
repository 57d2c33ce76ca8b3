import { setTimeout as moment } from 'node:timers/promises';
import { type HangingProxy, startHangingDatabase } from '../../tests/support/platform/hanging-proxy.ts';
import { type HttpCaller, openCaller } from './http-caller.ts';
import { checkLaws } from './laws.ts';
import { Load } from './load.ts';
import type { Campaign, Part } from './part.ts';
import { checkPromises } from './promises.ts';

/** Milliseconds in which a request is refused, and in which a shop is there again. */
const longestRefusal = 1000;
const longestRecovery = 5000;
/** What an outage may take to be noticed: calls that were under way when it began. */
const noticing = 1000;
const kinds = ['cut', 'hangs', 'flaps'] as const;

/** A database that goes away or stops answering, under steady load (RUN-03): refused at once, nothing lost, back soon. */
export const outages: Part = async (campaign, size) => {
  const { workshop, chance, findings, say } = campaign;
  const server = await workshop.database('outage');
  const proxy = await startHangingDatabase(server.url);
  workshop.later(async () => proxy.close());
  const dataDir = await workshop.folder('outage-files');
  const shop = await workshop.shop({ dataDir, environment: { DATABASE_URL: proxy.url } });
  const pool = workshop.pool(server.url);
  const caller = openCaller(shop.url, { sockets: 400 });
  const load = new Load(chance.fork('load'), findings);
  await load.prepare(pool, caller);
  for (let step = 0; step < stepsBefore(size); step += 1) await load.step(caller);
  const totals = {
    outages: 0,
    requests: 0,
    refused: 0,
    'sent again': 0,
    'slowest refusal, ms': 0,
    'slowest recovery, ms': 0,
  };
  for (let round = 0; round < size; round += 1) {
    const kind = kinds[round % kinds.length] ?? 'cut';
    const isOpen = () => shop.process.exitCode === null && shop.process.signalCode === null;
    const scene = { campaign, proxy, caller, load, isOpen, pace: paceOf(size) };
    const seen = await outage(scene, kind, outageMs(size));
    totals.outages += 1;
    totals.requests += seen.requests;
    totals.refused += seen.refused;
    totals['slowest refusal, ms'] = Math.max(totals['slowest refusal, ms'], seen.slowest);
    totals['slowest recovery, ms'] = Math.max(totals['slowest recovery, ms'], seen.recovery);
    totals['sent again'] += await load.resend(caller);
    const when = `outage ${round} (${kind})`;
    await checkPromises(pool, load.promised, findings, { when, dataDir });
    await checkLaws(pool, findings, when);
    if (!isOpen()) {
      findings.add('A shop does not end because its database does', `${when}: ${shop.printed().slice(-500)}`);
      break;
    }
    say(`${when}: ${seen.refused} of ${seen.requests} refused, back after ${seen.recovery} ms`);
  }
  caller.close();
  await shop.stop();
  await server.stop();
  return totals;
};

/** What the shop has promised before its first outage; in a small campaign one thing of each kind is enough. */
function stepsBefore(size: number): number {
  return size < kinds.length ? 30 : 100;
}

/** How many requests go on all the while: enough of them to see each kind of answer. */
function paceOf(size: number): number {
  return size < kinds.length ? 25 : 50;
}

/** Milliseconds that one lasts: a small campaign has short ones. */
function outageMs(size: number): number {
  if (size < kinds.length) return 2000;
  return size === kinds.length ? 4000 : 6000;
}

interface Scene {
  readonly campaign: Campaign;
  readonly proxy: HangingProxy;
  readonly caller: HttpCaller;
  readonly load: Load;
  /** Whether the shop's process still lives. */
  readonly isOpen: () => boolean;
  /** Requests a second that go on all the while. */
  readonly pace: number;
}

async function outage(
  { campaign, proxy, caller, load, isOpen, pace }: Scene,
  kind: (typeof kinds)[number],
  lastsMs: number,
) {
  const { findings } = campaign;
  const totals = { requests: 0, refused: 0, slowest: 0, recovery: 0 };
  const under = new Set<Promise<void>>();
  let beganAt = Number.POSITIVE_INFINITY;
  const over = new AbortController();
  const one = async (): Promise<void> => {
    const sentAt = performance.now();
    const reply = await load.step(caller);
    totals.requests += 1;
    if (reply === null) {
      if (isOpen()) findings.add('Every request has an answer while the database is away', kind);
      else over.abort();
      return;
    }
    if (reply.status !== 503) return;
    totals.refused += 1;
    if (sentAt < beganAt + noticing) return;
    totals.slowest = Math.max(totals.slowest, Math.round(reply.ms));
    findings.expect(
      reply.ms <= longestRefusal,
      'Without its database a shop refuses within 1 s',
      () => `${kind}: ${Math.round(reply.ms)} ms`,
    );
  };
  const pacing = (async () => {
    while (!over.signal.aborted) {
      const asked = one().finally(() => under.delete(asked));
      under.add(asked);
      await moment(1000 / pace);
    }
  })();
  await moment(500);
  beganAt = performance.now();
  await breakDown(proxy, kind, lastsMs);
  totals.recovery = await recovered(caller, isOpen);
  findings.expect(
    totals.recovery <= longestRecovery,
    'A shop is there again within 5 s of its database',
    () => `${kind}: ${totals.recovery} ms`,
  );
  over.abort();
  await pacing;
  await Promise.all(under);
  return totals;
}

async function breakDown(proxy: HangingProxy, kind: (typeof kinds)[number], lastsMs: number): Promise<void> {
  const times = kind === 'flaps' ? 6 : 1;
  for (let time = 0; time < times; time += 1) {
    if (kind === 'hangs' || (kind === 'flaps' && time % 2 === 1)) proxy.hang();
    else proxy.cut();
    await moment(lastsMs / times);
    proxy.resume();
    if (time < times - 1) await moment(150);
  }
}

/** Milliseconds until the shop is ready and sells again. */
async function recovered(caller: HttpCaller, isOpen: () => boolean): Promise<number> {
  const began = performance.now();
  for (;;) {
    const reply = await caller.send({ method: 'GET', path: '/readyz' }).catch(() => null);
    const took = Math.round(performance.now() - began);
    if (reply?.status === 200 || took > 60_000 || !isOpen()) return took;
    await moment(25);
  }
}
