import { chromium, type Page } from '@playwright/test';
import { createActor } from 'xstate';
import { openInspection, type Inspect } from '../../src/app/platform/inspect.ts';
import { cartInput } from '../../src/machines/cart/cart/cart.cases.ts';
import { cartMachine } from '../../src/machines/cart/cart/cart.machine.ts';
import { browserLaunchOptions } from '../browser.ts';
import { median, rounded, type Row } from './row.ts';

const events = 1000;
const burst = 10_000;
const tries = 5;

/** What the flow room takes of a designer's time, and of a shop that tells what it does (FLO-01, FLO-02). */
export async function flowRoomFigures(url: string): Promise<Row[]> {
  const browser = await chromium.launch(await browserLaunchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const [shop, room] = [await context.newPage(), await context.newPage()];
    await shop.goto(`${url}/?inspect`);
    await shop.waitForFunction(() => document.documentElement.dataset['shop'] === 'open');
    const list = await fewest(tries, () => opened(room, url));
    await room.goto(`${url}/flows/cart`);
    await room.locator('[data-state="cart.drawer.closed"][data-lit="true"]').waitFor();
    const shown: number[] = [];
    for (let turn = 0; turn < tries; turn += 1) {
      shown.push(await seenAfter(room, turn % 2 === 0 ? 'open' : 'closed'));
    }
    await shop.close();
    await room.goto(`${url}/flows/cart`);
    await room.getByRole('figure').waitFor();
    const { longest, total } = await burstFrames(room);
    return [
      { name: 'flow room: the list of charts is there', value: list, unit: 's', atMost: 1 },
      { name: 'flow room: an event is seen, median', value: rounded(median(shown)), unit: 'ms', atMost: 100 },
      { name: 'inspection on: an event costs so much more', value: await costOfTelling(), unit: 'ms', atMost: 0.5 },
      { name: `flow room: longest frame while ${burst} events come`, value: longest, unit: 'ms', atMost: 500 },
      { name: `flow room: ${burst} events are there`, value: total, unit: 's', atMost: 3 },
    ];
  } finally {
    await browser.close();
  }
}

async function opened(room: Page, url: string): Promise<number> {
  const began = performance.now();
  await room.goto(`${url}/flows`);
  await room.getByRole('searchbox').waitFor();
  return rounded((performance.now() - began) / 1000);
}

async function fewest(times: number, measure: () => Promise<number>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < times; turn += 1) best = Math.min(best, await measure());
  return best;
}

/** Milliseconds from the click in the room, over the shop's tab and back, until the state is lit. */
async function seenAfter(room: Page, state: 'open' | 'closed'): Promise<number> {
  return room.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const look = () => {
          if (document.querySelector(`[data-state="cart.drawer.${wanted}"][data-lit="true"]`)) {
            resolve(performance.now() - began);
          } else requestAnimationFrame(look);
        };
        const name = wanted === 'open' ? 'drawer.open' : 'drawer.close';
        document.querySelector<HTMLElement>(`[aria-label="Send ${name}"]`)?.click();
        look();
      }),
    state,
  );
}

/** What telling adds to an event, beside what the event costs alone; in milliseconds. */
async function costOfTelling(): Promise<number> {
  // What is put off to idle time costs as well: it is done before the clock stops.
  const later: (() => void)[] = [];
  const requestIdleCallback = (work: () => void) => void later.push(work);
  Object.assign(globalThis, { window: { addEventListener: () => {}, requestIdleCallback } });
  const inspect = await openInspection('room');
  const cost = (more: { inspect?: Inspect }) => {
    const actor = createActor(cartMachine, { input: cartInput, ...more }).start();
    const began = performance.now();
    for (let turn = 0; turn < events; turn += 1) {
      actor.send({ type: turn % 2 === 0 ? 'drawer.open' : 'drawer.close' });
    }
    for (const work of later.splice(0)) work();
    const spent = performance.now() - began;
    actor.stop();
    return spent / events;
  };
  const rounds = Array.from({ length: tries }, () => cost({ inspect }) - cost({}));
  return rounded(median(rounds), 3);
}

/** The longest time without a frame while a shop tells very much, and how long it takes until all of it is counted. */
async function burstFrames(room: Page): Promise<{ longest: number; total: number }> {
  return room.evaluate(
    (times) =>
      new Promise<{ longest: number; total: number }>((resolve) => {
        const channel = new BroadcastChannel('shop-flows');
        const began = performance.now();
        let last = began;
        let longest = 0;
        const step = (sequence: number) => ({
          type: '@xstate.microstep',
          shop: 'bench',
          sequence,
          at: Date.now(),
          sessionId: 'bench',
          event: { type: 'item.raise' },
          snapshot: { status: 'active', value: { lines: 'settled' }, context: { sequence } },
          transitions: ['cart.lines|item.raise|0'],
          refusedBy: [],
        });
        const frame = () => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          const counted = document.body.textContent.includes(`What happened (${times})`);
          if (counted) resolve({ longest: Math.round(longest), total: Math.round(now - began) / 1000 });
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
        for (let sequence = 1; sequence <= times; sequence += 1) channel.postMessage(step(sequence));
      }),
    burst,
  );
}
