import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { connectionLogic } from '../../../src/machines/shell/connection/connection.actors.ts';
import type { ConnectionFact } from '../../../src/machines/shell/connection/connection.machine.ts';
import { menuMachine } from '../../../src/machines/shell/menu/menu.machine.ts';
import { splashMachine, type SplashEvent } from '../../../src/machines/shell/splash/splash.machine.ts';
import { themeLogic } from '../../../src/machines/shell/theme/theme.actors.ts';
import type { Scheme } from '../../../src/machines/shell/theme/theme.machine.ts';
import { toastsMachine } from '../../../src/machines/shell/toasts/toasts.machine.ts';
import { bell, parent, passed, settled, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function splash(factor: number) {
  const actor = createActor(splashMachine, { input: { factor } });
  actor.start();
  return {
    send: (event: SplashEvent) => actor.send(event),
    isShown: () => actor.getSnapshot().hasTag('shown'),
    state: () => actor.getSnapshot().value,
  };
}

test('CHR-05 a page that comes at once never sees the splash', async () => {
  const { send, isShown, state } = splash(0);
  send({ type: 'page.awaited' });
  await passed(249);
  expect(isShown()).toBe(false);
  send({ type: 'page.arrived' });
  expect(state()).toBe('hidden');
});

test('CHR-05 a page that takes long is covered until it comes, then the splash fades for 500 ms', async () => {
  const { send, isShown, state } = splash(0);
  send({ type: 'page.awaited' });
  await passed(250);
  expect(isShown()).toBe(true);
  send({ type: 'page.arrived' });
  expect([state(), isShown()]).toEqual(['fading', false]);
  await passed(499);
  expect(state()).toBe('fading');
  await passed(1);
  expect(state()).toBe('hidden');
});

test('CHR-05 a factor holds the splash 800 ms times it, also when the page is there before', async () => {
  const { send, isShown, state } = splash(2);
  send({ type: 'page.awaited' });
  await passed(0);
  send({ type: 'page.arrived' });
  await passed(1599);
  expect(isShown()).toBe(true);
  await passed(1);
  expect(state()).toBe('fading');
});

test('CHR-05 the hold does not end on a page that is still awaited', async () => {
  const { send, state } = splash(1);
  send({ type: 'page.awaited' });
  await passed(0);
  send({ type: 'page.arrived' });
  send({ type: 'page.awaited' });
  await passed(800);
  expect(state()).toBe('waiting');
  send({ type: 'page.arrived' });
  send({ type: 'page.awaited' });
  await passed(0);
  expect(state()).toEqual({ holding: 'awaiting' });
});

function toasts() {
  const actor = createActor(toastsMachine);
  actor.start();
  const all = () => actor.getSnapshot().context.toasts;
  return {
    show: (text: string) => actor.send({ type: 'toast.show', toast: { tone: 'info', text } }),
    texts: () => all().map(({ ref }) => ref.getSnapshot().context.text),
    first: () => all()[0]?.ref,
    all,
  };
}

test('CHR-11 a toast is readable for 5 s and then leaves', async () => {
  const { show, texts, first } = toasts();
  show('Logged out!');
  await passed(4999);
  expect(first()?.getSnapshot().value).toBe('shown');
  await passed(1);
  expect(first()?.getSnapshot().value).toBe('leaving');
  await passed(300);
  expect(texts()).toEqual([]);
});

test('CHR-11 a toast stays as long as it is pointed at, and closes by hand', async () => {
  const { show, first, texts } = toasts();
  show('Logged out!');
  first()?.send({ type: 'toast.hold' });
  await passed(60_000);
  expect(first()?.getSnapshot().value).toBe('held');
  first()?.send({ type: 'toast.release' });
  await passed(4999);
  expect(texts()).toEqual(['Logged out!']);
  first()?.send({ type: 'toast.hold' });
  first()?.send({ type: 'toast.close' });
  await passed(300);
  expect(texts()).toEqual([]);
});

test('CHR-11 at most four toasts are on the screen, the newest last, each with an id of its own', () => {
  const { show, texts, all } = toasts();
  for (const text of ['one', 'two', 'three', 'four', 'five']) show(text);
  expect(texts()).toEqual(['two', 'three', 'four', 'five']);
  expect(new Set(all().map(({ id }) => id)).size).toBe(4);
});

test('CHR-11 a toast that says the same takes the place of the one before, and its time begins anew', async () => {
  const { show, texts, all } = toasts();
  show('Saved.');
  show('Order cancelled.');
  const [before] = all();
  await passed(4000);
  show('Saved.');
  expect(texts()).toEqual(['Order cancelled.', 'Saved.']);
  expect(all().at(-1)?.id, 'a screen reader hears it again').not.toBe(before?.id);
  expect(all().map(({ ref }) => ref.getSnapshot().value)).toEqual(['shown', 'shown']);
  await passed(4000);
  expect(texts()).toEqual(['Saved.']);
  await passed(1300);
  expect(texts()).toEqual([]);
  expect(before?.ref.getSnapshot().status).toBe('done');
});

test('CHR-02 the menu opens, and closes by hand or when a page arrives', () => {
  const actor = createActor(menuMachine, { input: { parent: parent() } });
  actor.start();
  for (const closing of ['menu.close', 'page.arrived'] as const) {
    actor.send({ type: 'menu.open' });
    expect(actor.getSnapshot().value).toBe('open');
    actor.send({ type: closing });
    expect(actor.getSnapshot().value).toBe('closed');
  }
});

async function theme(stored: Scheme | null | Error) {
  const applied: (Scheme | null)[] = [];
  const actor = createActor(
    themeLogic({
      readScheme: () => {
        if (stored instanceof Error) throw stored;
        return stored;
      },
      applyScheme: (scheme) => void applied.push(scheme),
    }),
  );
  actor.start();
  await settled();
  return { actor, applied, state: () => actor.getSnapshot().value };
}

test('CHR-10 light and dark follow the system until one is chosen, and again when the choice is given up', async () => {
  const { actor, applied, state } = await theme(null);
  expect(state()).toBe('following');
  actor.send({ type: 'scheme.choose', scheme: 'dark' });
  expect([state(), actor.getSnapshot().context.scheme]).toEqual(['chosen', 'dark']);
  actor.send({ type: 'scheme.follow' });
  expect([state(), applied]).toEqual(['following', ['dark', null]]);
});

test('CHR-10 a choice of before comes back, and a device that cannot be read follows the system', async () => {
  const kept = await theme('dark');
  expect([kept.state(), kept.actor.getSnapshot().context.scheme]).toEqual(['chosen', 'dark']);
  expect((await theme(new Error('forbidden'))).state()).toBe('following');
});

test('CRT-09 the shopper is told once that the shop is offline, and once that it is back', () => {
  const shop = parent<ConnectionFact>();
  const network = bell<boolean>();
  const actor = createActor(connectionLogic({ watchNetwork: network.listen }), { input: { parent: shop } });
  actor.start();
  for (const isThere of [true, false, false, true, true]) network.ring(isThere);
  expect(shop.told).toEqual([{ type: 'connection.lost' }, { type: 'connection.restored' }]);
  actor.stop();
  expect(network.listeners.size).toBe(0);
});
