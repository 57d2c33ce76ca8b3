import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  commandPaletteLogic,
  type CommandPalettePorts,
} from '../../../../src/machines/admin/frame/command-palette/command-palette.actors.ts';
import type { FoundRecord } from '../../../../src/machines/admin/frame/command-palette/command-palette.machine.ts';
import { commandPaletteView } from '../../../../src/machines/admin/frame/command-palette/command-palette.view.ts';
import { held, offline, passed, stopTime } from '../../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const order: FoundRecord = { kind: 'order', id: 'o1', label: 'M26-001001', detail: 'Asha Rao' };

function opened() {
  const keys: { press?: Parameters<CommandPalettePorts['watchKeys']>[0] } = {};
  const findItems = held<[string, AbortSignal], { items: readonly FoundRecord[] }>();
  const ports = {
    openPage: vi.fn<(href: string) => void>(),
    focusSearch: vi.fn<() => void>(),
    pressSave: vi.fn<() => void>(),
  };
  const actor = createActor(
    commandPaletteLogic({
      ...ports,
      findItems,
      watchKeys: (listener) => {
        keys.press = listener;
        return () => undefined;
      },
    }),
    {
      input: {
        screens: [
          { label: 'Orders', slug: 'orders' },
          { label: 'New zone', slug: 'delivery/new', within: 'Delivery', isCommand: true },
          { label: 'Payment Gateway', slug: 'payment-gateway' },
          { label: 'Delivery', slug: 'delivery' },
          { label: 'Tax', slug: 'business/tax', within: 'Business', words: 'gstin' },
        ],
      },
    },
  ).start();
  const labels = () =>
    commandPaletteView(actor.getSnapshot()).groups.map(({ title, options }) => [
      title,
      ...options.map(({ label }) => label),
    ]);
  return { actor, keys, findItems, labels, ...ports, view: () => commandPaletteView(actor.getSnapshot()) };
}

test('ADM-50 Ctrl+K offers every section, a few letters narrow them and find commands, and Enter opens the one that is marked', () => {
  const { actor, keys, labels, openPage, view } = opened();
  keys.press?.('palette.open');
  expect(labels()).toEqual([['Sections', 'Orders', 'Payment Gateway', 'Delivery']]);
  actor.send({ type: 'option.previous' });
  expect(view().at).toBe(2);
  actor.send({ type: 'text.type', text: 'delivery' });
  expect(labels()).toEqual([
    ['Sections', 'Delivery'],
    ['Commands', 'New zone'],
  ]);
  actor.send({ type: 'text.type', text: 'gate pay' });
  expect(labels()).toEqual([['Sections', 'Payment Gateway']]);
  actor.send({ type: 'palette.submit' });
  expect(openPage.mock.calls).toEqual([['/dashboard/payment-gateway']]);
  expect(view().isOpen).toBe(false);
});

test('ADM-50 a part of a section is found by its own words, its section’s name, and only once something is typed', () => {
  const { actor, keys, labels, openPage } = opened();
  keys.press?.('palette.open');
  actor.send({ type: 'text.type', text: 'gst' });
  expect(labels()).toEqual([['Sections', 'Tax']]);
  actor.send({ type: 'text.type', text: 'business' });
  expect(labels()).toEqual([['Sections', 'Tax']]);
  actor.send({ type: 'palette.submit' });
  expect(openPage.mock.calls).toEqual([['/dashboard/business/tax']]);
});

test('ADM-50 records come after a pause, below the sections, and lead to their pages', async () => {
  const { actor, keys, findItems, labels, openPage } = opened();
  keys.press?.('palette.open');
  actor.send({ type: 'text.type', text: 'or' });
  await passed(149);
  expect(findItems.calls).toHaveLength(0);
  await passed(1);
  expect(findItems.calls.map(([q]) => q)).toEqual(['or']);
  await findItems.answer({ items: [order, { kind: 'product', id: 'a/b', label: 'Orchid oil', detail: 'a/b' }] });
  expect(labels()).toEqual([
    ['Sections', 'Orders'],
    ['Orders', 'M26-001001'],
    ['Products', 'Orchid oil'],
  ]);
  actor.send({ type: 'option.choose', index: 2 });
  expect(openPage.mock.calls).toEqual([['/dashboard/shop/a%2Fb']]);
});

test('ADM-50 a search that fails says so, sections still open, and it can be tried again', async () => {
  const { actor, keys, findItems, view, labels } = opened();
  keys.press?.('palette.open');
  actor.send({ type: 'text.type', text: 'orders' });
  await passed(150);
  await findItems.fail(offline);
  expect([view().isFailed, view().status, labels()]).toEqual([
    true,
    'Couldn’t search. Try again.',
    [['Sections', 'Orders']],
  ]);
  actor.send({ type: 'palette.retry' });
  await findItems.answer({ items: [order] });
  expect(view().status).toBe('2 results');
});

test('ADM-50 “/” goes to the search, Ctrl+S saves, “?” lists the shortcuts; none of them while the palette is open', () => {
  const { actor, keys, focusSearch, pressSave, view } = opened();
  keys.press?.('search.focus');
  keys.press?.('form.save');
  keys.press?.('help.open');
  expect([focusSearch.mock.calls.length, pressSave.mock.calls.length, view().isHelping]).toEqual([1, 1, true]);
  actor.send({ type: 'palette.close' });
  keys.press?.('palette.open');
  keys.press?.('form.save');
  keys.press?.('search.focus');
  expect([focusSearch.mock.calls.length, pressSave.mock.calls.length]).toEqual([1, 1]);
});
