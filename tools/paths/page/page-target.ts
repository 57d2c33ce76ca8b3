import type { Page, Route } from '@playwright/test';
import type { EventObject } from 'xstate';
import type { CatalogueEntry } from '../../../src/machines/catalogue.ts';
import type { Adapter, Gesture, Served } from '../../../src/ui/kit/page-adapter.qa.ts';
import type { Chart, Edge, Offer } from '../chart.ts';
import { activeStates } from '../graph.ts';
import { answerOf, exactOf, type Moment } from '../moment.ts';
import type { Target } from '../target.ts';
import { Agreement, stateOf } from './agreement.ts';
import { wired } from './wire.ts';

/** The time at which every walk begins, a little before the deadlines of the catalogue's cases. */
const walkedAt = '2026-11-04T04:30:00.000Z';
const patienceMs = 4000;
const openMs = 20_000;

export interface PageOptions {
  readonly entry: CatalogueEntry;
  readonly chart: Chart;
  readonly adapter: Adapter;
  readonly agreement: Agreement;
  /** Takes a picture of an edge that has none yet. */
  shoot?(page: Page, edge: Edge): Promise<void>;
}

/**
 * A chart's live flow on its own page of the real shop (QAP-03): people's events are made as a person makes them,
 * the answers of the server are held until the walk wants them, time is the page's and stands still between steps.
 */
export function pageTarget(page: Page, { entry, chart, adapter, agreement, shoot }: PageOptions): Target {
  const { slug } = entry;
  const inputs = [entry.input, ...(entry.starts ?? [])];
  const real = Object.entries(adapter.answers).flatMap(([id, { kind }]) => (kind === 'served' ? [id] : []));
  let network: HeldNetwork | null = null;
  let key = '';
  let problem: string | null = null;
  let isSettling = false;

  async function open(): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.clock.install({ time: walkedAt }).catch(() => {});
    await page.clock.resume();
    network = await holdNetwork(page);
    await page.addInitScript(keepStored, { ...(adapter.stored ?? {}) });
    await page.goto(withFlag(adapter.path), { waitUntil: 'commit' });
    await page.waitForFunction(() => 'walking' in window && document.documentElement.dataset['shop'] === 'open', null, {
      timeout: openMs,
    });
    await adapter.enter?.(page);
    await page.waitForFunction((name) => walking.isAlive(name), slug, { timeout: openMs });
    network.isHeld = true;
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  }

  async function react({ event }: Offer, gesture: Gesture): Promise<void> {
    const control = gesture.control(page, event).first();
    if (await canUse(control)) {
      isSettling = true;
      await gesture.perform(control, event);
    } else {
      agreement.notOffered(event.type);
      await tell(event);
    }
  }

  async function tell(event: EventObject): Promise<void> {
    key = await page.evaluate((sent) => walking.tell(sent), wired(event));
  }

  return {
    async begin(start) {
      problem = null;
      const isHere = await page.evaluate((name) => 'walking' in window && walking.isAlive(name), slug).catch(() => false);
      if (!isHere || network === null) await open();
      const input = wired(inputs[start.index]);
      const isAlone = adapter.alone !== undefined;
      key = await page.evaluate((given) => walking.restart(given), { slug, input, real, isAlone });
    },
    async happen(offer, elapsed) {
      const { event } = offer;
      const answer = answerOf(event.type);
      if (answer) {
        const how = adapter.answers[answer.id];
        if (how?.kind === 'served' && network) {
          isSettling = true;
          await network.respond(how, event);
          return;
        }
        const value = wired(Reflect.get(event, answer.kind === 'done' ? 'output' : 'error'));
        key = await page.evaluate(([id, kind, given]) => walking.answer(id, kind, given), [answer.id, answer.kind, value] as const);
        return;
      }
      if (elapsed !== null) {
        const left = await page.evaluate((type) => walking.timeTo(type), event.type);
        if (left === null) problem = `no timer is armed for ${event.type}`;
        await page.clock.runFor(Math.max(1, left ?? elapsed));
        key = await page.evaluate(() => walking.key());
        return;
      }
      const act = adapter.acts[event.type];
      if (act?.kind === 'gesture') await react(offer, act);
      else if (act?.kind === 'happening') {
        isSettling = true;
        await act.happen(page, event);
      } else await tell(event);
    },
    async attempt(offer) {
      await tell(offer.event);
    },
    async differenceTo(moment) {
      const wanted = exactOf(moment.snapshot);
      if (isSettling || key !== wanted) key = await keyOnce(page, wanted);
      isSettling = false;
      if (problem !== null || key !== wanted) return problem ?? key;
      return seenProblem(moment);
    },
    async seen(edge) {
      await agreement.compare(page, adapter, chart, edge.to);
      await shoot?.(page, edge);
    },
    end: () => Promise.resolve(),
  };

  async function seenProblem(moment: Moment): Promise<string | null> {
    for (const id of activeStates(moment.snapshot)) {
      const sight = adapter.sees[id];
      if (!sight || sight.kind === 'unseen') continue;
      const found = sight.find(page).first();
      const state = sight.kind === 'shown' ? 'visible' : 'hidden';
      const isSo = await found.waitFor({ state, timeout: patienceMs }).then(
        () => true,
        () => false,
      );
      if (!isSo) return `${id} (${stateOf(moment)}) is not ${sight.kind} on the page`;
    }
    return null;
  }
}

async function canUse(control: ReturnType<Gesture['control']>): Promise<boolean> {
  return (await control.isVisible()) && control.isEnabled();
}

/** The flow's key, once it is the wanted one or has had its time. */
async function keyOnce(page: Page, wanted: string): Promise<string> {
  const end = performance.now() + patienceMs / 2;
  for (;;) {
    const key = await page.evaluate(() => walking.key());
    if (key === wanted || performance.now() > end) return key;
  }
}

function withFlag(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}inspect=walks`;
}

function keepStored(stored: Readonly<Record<string, unknown>>): void {
  sessionStorage.setItem('flash_popup_shows', '1000');
  sessionStorage.setItem('coupon_popup_dismissed', 'true');
  for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, JSON.stringify(value));
}

interface HeldNetwork {
  /** Calls of the page wait from now on. */
  isHeld: boolean;
  /** Answers the newest call of a kind, as soon as there is one. */
  respond(how: Served, event: EventObject): Promise<void>;
}

async function holdNetwork(page: Page): Promise<HeldNetwork> {
  const waiting: Route[] = [];
  const network: HeldNetwork = {
    isHeld: false,
    async respond(how, event) {
      const end = performance.now() + patienceMs;
      for (;;) {
        const index = waiting.findLastIndex((route) => how.path.test(new URL(route.request().url()).pathname));
        const [route] = index < 0 ? [] : waiting.splice(index, 1);
        if (route) {
          const { status, json } = how.respond({ ...event });
          await route.fulfill({ status, json });
          return;
        }
        if (performance.now() > end) return;
        await page.evaluate(() => walking.key());
      }
    },
  };
  await page.route('**/v1/**', async (route) => {
    if (network.isHeld) waiting.push(route);
    else await answeredWithoutDate(route);
  });
  return network;
}

/** The page's clock would follow the server's. */
async function answeredWithoutDate(route: Route): Promise<void> {
  try {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  } catch {
    await route.abort().catch(() => {});
  }
}
