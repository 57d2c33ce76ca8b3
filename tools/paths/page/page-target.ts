import type { Page, Route } from '@playwright/test';
import type { EventObject } from 'xstate';
import type { CatalogueEntry } from '../../../src/machines/flows/registry/chart-registry.ts';
import type { Adapter, Gesture, Seen, Served } from '../../../tests/walks/kit/page-adapter.qa.ts';
import type { Chart, Edge, Offer } from '../chart.ts';
import { activeStates } from '../graph.ts';
import { answerOf, exactOf, type Moment } from '../moment.ts';
import type { Target } from '../target.ts';
import { type Agreement, stateOf } from './agreement.ts';
import { bringTo } from './bring-to.ts';
import { openWalkedPage } from './walked-page.ts';
import { delaysOf, wired } from './wire.ts';

/** When every walk begins: shortly before the deadlines in the charts' cases. */
const walkedAt = '2026-11-04T04:30:00.000Z';
const patienceMs = 8000;
const openMs = 20_000;
const promptMs = 1000;
const lateCodeMs = 300;
const retryPauseMs = 1000;

export interface PageOptions {
  readonly entry: CatalogueEntry;
  readonly chart: Chart;
  readonly adapter: Adapter;
  readonly agreement: Agreement;
  /** Takes a picture of a transition that has none yet. */
  readonly shoot?: (page: Page, edge: Edge) => Promise<void>;
}

/**
 * A chart's live flow on a page of the real shop (QAP-03). A person's events are done as a person does them, answers
 * of the server are held until the walk wants them, and the page's clock stands still between steps.
 */
export function pageTarget(page: Page, { entry, chart, adapter, agreement, shoot }: PageOptions): Target {
  const { slug } = entry;
  const delays = delaysOf(entry.machine);
  const inputs = [entry.input, ...(entry.starts ?? [])];
  const served = Object.entries(adapter.answers).flatMap(([id, { kind }]) => (kind === 'served' ? [id] : []));
  const real = [...served, ...(adapter.real ?? [])];
  let network: HeldNetwork | null = null;
  let key = '';
  let problem: string | null = null;
  let isSettling = false;

  const fields = new Set(adapter.ignored?.fields);
  const compared = (text: string) =>
    fields.size === 0
      ? text
      : JSON.stringify(JSON.parse(text, (name, value: unknown) => (fields.has(name) ? '' : value)));

  /** Once for each page: a page whose routes are taken away and set again may hang. */
  async function prepared(): Promise<HeldNetwork> {
    if (adapter.isSmall) await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install({ time: walkedAt });
    await page.addInitScript(keepStored, { ...adapter.stored });
    return holdNetwork(page, adapter.stubs ?? []);
  }

  async function open(): Promise<void> {
    network ??= await prepared();
    network.release();
    await page.clock.resume();
    await openWalkedPage(page, adapter.path, openMs);
    await adapter.enter?.(page);
    if (adapter.first) {
      await bringTo(page, adapter.first);
      await adapter.first.shows(page).waitFor();
    }
    await begun(adapter.through);
    network.isHeld = true;
  }

  /** Waits for the flow, started by another one if need be, and stops the clock a second later: React shows new code by a timer. */
  async function begun(through: Adapter['through']): Promise<void> {
    if (through) {
      await bringTo(page, through);
      await page.waitForLoadState('networkidle');
    }
    await page.waitForFunction((name) => walking.isAlive(name), slug, { timeout: openMs });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  }

  async function isAlive(name: string): Promise<boolean> {
    return page.evaluate((each) => walking.isAlive(each), name).catch(() => false);
  }

  /** Has the flow started again by the one that starts it, or reopens the page. */
  async function openAgain(): Promise<void> {
    if (network && adapter.through && (await isAlive(adapter.through.slug))) {
      await page.clock.resume();
      await begun(adapter.through);
    } else await open();
  }

  async function react({ event }: Offer, gesture: Gesture): Promise<void> {
    const control = gesture.control(page, event).first();
    isSettling = true;
    if ((await canUse(control)) && (await gesture.perform(control, event))) {
      agreement.count('byHand');
      return;
    }
    isSettling = false;
    agreement.count('told');
    agreement.countSentDirectly(event.type);
    await send(event);
  }

  /** A millisecond passes after every step, so that timers of equal length keep their order. */
  async function passTime({ event, to }: Edge): Promise<void> {
    const isFree = to.timers.length > 0 && to.timers.every(({ left }) => left > 1);
    if (isFree && !event.type.startsWith('xstate.after.')) await page.clock.runFor(1);
  }

  async function send(event: EventObject): Promise<void> {
    key = await page.evaluate((sent) => walking.send(sent), wired(event));
  }

  return {
    async begin(start) {
      problem = null;
      await (network === null || !(await isAlive(slug)) ? openAgain() : adapter.between?.(page));
      network?.forget();
      const input = wired(inputs[start.index]);
      const isAlone = adapter.alone !== undefined;
      await page.clock.setSystemTime(walkedAt);
      const how = { slug, input, real, heard: adapter.heard ?? [], isAlone, delays };
      key = await page.evaluate(restarted, [Date.parse(walkedAt), how] as const);
      await passTime(start);
    },
    async happen(offer, elapsed) {
      const { event } = offer;
      const answer = answerOf(event.type);
      if (answer) {
        const how = adapter.answers[answer.id];
        if (how?.kind === 'served' && network) {
          isSettling = true;
          agreement.count('byTheWorld');
          await network.respond(how, event);
          return;
        }
        agreement.count('told');
        const value = wired(Reflect.get(event, answer.kind === 'done' ? 'output' : 'error'));
        key = await page.evaluate(([id, kind, given]) => walking.answer(id, kind, given), [
          answer.id,
          answer.kind,
          value,
        ] as const);
        return;
      }
      if (elapsed !== null) {
        agreement.count('byTheWorld');
        const left = await page.evaluate((type) => walking.timeTo(type), event.type);
        if (left === null) problem = `no timer is running for ${event.type}`;
        await page.clock.runFor(Math.max(1, left ?? elapsed));
        key = await page.evaluate(() => walking.key());
        return;
      }
      const act = adapter.acts[event.type];
      if (act?.kind === 'gesture') await react(offer, act);
      else if (act?.kind === 'happening') {
        isSettling = true;
        agreement.count('byTheWorld');
        await act.happen(page, event);
      } else {
        agreement.count('told');
        await send(event);
      }
    },
    async attempt(offer) {
      await send(offer.event);
    },
    async differenceTo(moment) {
      const wanted = compared(exactOf(moment.snapshot));
      const end = performance.now() + patienceMs / 3;
      while ((isSettling || compared(key) !== wanted) && performance.now() < end) {
        key = await page.evaluate(() => walking.key());
        isSettling = isSettling && compared(key) !== wanted;
      }
      isSettling = false;
      if (problem !== null || compared(key) !== wanted) return problem ?? key;
      return seenProblem(moment);
    },
    async seen(edge) {
      await passTime(edge);
      await agreement.compare(page, adapter, chart, edge.to);
      await shoot?.(page, edge);
    },
    end: () => Promise.resolve(),
  };

  async function seenProblem(moment: Moment): Promise<string | null> {
    for (const id of activeStates(moment.snapshot)) {
      const sight = adapter.sees[id];
      if (!sight || sight.kind === 'unseen') continue;
      if (!(await isSeen(sight, moment))) return `${id} (${stateOf(moment)}) is not ${sight.kind} on the page`;
    }
    return null;
  }

  /** React shows newly loaded code by a timer: if it isn't visible promptly, the clock moves on unless the chart has a timer due. */
  async function isSeen({ kind, find }: Seen, { timers }: Moment): Promise<boolean> {
    const found = find(page).first();
    const state = kind === 'shown' ? 'visible' : 'hidden';
    const isThere = (timeout: number) =>
      found.waitFor({ state, timeout }).then(
        () => true,
        () => false,
      );
    if (await isThere(promptMs)) return true;
    if (timers.every(({ left }) => left > lateCodeMs)) await page.clock.runFor(lateCodeMs);
    return isThere(patienceMs);
  }
}

/** Every walk begins at the same time on all of the page's clocks, without what an earlier one typed into a review. */
function restarted([at, start]: readonly [number, Parameters<typeof walking.restart>[0]]): Promise<string> {
  sessionStorage.removeItem('review_typed');
  Object.defineProperty(performance, 'timeOrigin', { configurable: true, value: at - performance.now() });
  return walking.restart(start);
}

async function canUse(control: ReturnType<Gesture['control']>): Promise<boolean> {
  return (await control.isVisible()) && control.isEnabled({ timeout: 1000 }).catch(() => false);
}

function keepStored(stored: Readonly<Record<string, unknown>>): void {
  sessionStorage.setItem('flash_popup_shows', '1000');
  sessionStorage.setItem('coupon_popup_dismissed', 'true');
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, JSON.stringify(value));
}

interface HeldNetwork {
  /** Whether the page's calls wait for the walk. */
  isHeld: boolean;
  /** Drops the calls of an earlier walk. */
  forget(): void;
  /** Calls go to the server again. */
  release(): void;
  /** Answers the newest call to a path, once there is one. */
  respond(how: Served, event: EventObject): Promise<void>;
}

async function holdNetwork(page: Page, stubs: NonNullable<Adapter['stubs']>): Promise<HeldNetwork> {
  const waiting: Route[] = [];
  const network: HeldNetwork = {
    isHeld: false,
    forget: () => void waiting.splice(0),
    release() {
      network.forget();
      network.isHeld = false;
    },
    async respond(how, event) {
      const end = performance.now() + patienceMs;
      let mayBeGivenUp = true;
      for (;;) {
        const index = waiting.findLastIndex((route) => how.path.test(new URL(route.request().url()).pathname));
        const [route] = index < 0 ? [] : waiting.splice(index, 1);
        if (route) {
          await route.fulfill(how.respond({ ...event }));
          return;
        }
        const left = end - performance.now();
        if (left < 0) return;
        // A call that timed out is repeated after a pause, and the page's clock stands still.
        if (left < patienceMs / 2 && mayBeGivenUp) {
          mayBeGivenUp = false;
          await page.clock.runFor(retryPauseMs);
        }
        await page.evaluate(() => walking.key());
      }
    },
  };
  page.on('requestfailed', (request) => {
    const index = waiting.findIndex((route) => route.request() === request);
    if (index >= 0) waiting.splice(index, 1);
  });
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const stub = stubs.find(({ path }) => path.test(pathname));
    if (network.isHeld && request.isNavigationRequest()) await route.fulfill({ status: 204 });
    else if (!pathname.startsWith('/v1/')) await route.fallback();
    else if (stub) await route.fulfill({ json: stub.json });
    else if (network.isHeld) waiting.push(route);
    else await answeredWithoutDate(route);
  });
  return network;
}

/** Without its date: the page would set its clock by the server's. */
async function answeredWithoutDate(route: Route): Promise<void> {
  try {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  } catch {
    await route.abort().catch(() => {});
  }
}
