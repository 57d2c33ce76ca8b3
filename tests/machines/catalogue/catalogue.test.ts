import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ProductQuery } from '../../../src/domain/catalogue/catalogue.ts';
import {
  catalogueMachine,
  type CatalogueFact,
} from '../../../src/machines/catalogue/catalogue/catalogue.machine.ts';
import { catalogueView } from '../../../src/machines/catalogue/catalogue/catalogue.view.ts';
import { parent, passed, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened(query: ProductQuery = {}) {
  const shop = parent<CatalogueFact>();
  const actor = createActor(catalogueMachine, { input: { parent: shop, query } });
  actor.start();
  return {
    actor,
    told: shop.told,
    state: () => actor.getSnapshot().value,
    text: () => actor.getSnapshot().context.text,
    wanted: () => shop.told.at(-1)?.query,
  };
}

test('CAT-04 a search is asked for once, when the letters pause', async () => {
  const { actor, told, state } = opened();
  for (const text of ['s', 'sl', 'sle']) {
    actor.send({ type: 'search.type', text });
    await passed(349);
  }
  expect(told).toEqual([]);
  await passed(1);
  expect([told, state()]).toEqual([[{ type: 'list.wanted', query: { q: 'sle' }, isTyping: true }], 'awaiting']);
});

test('CAT-04 Enter searches at once', () => {
  const { actor, told } = opened();
  actor.send({ type: 'search.type', text: ' sleep ' });
  actor.send({ type: 'search.submit' });
  expect(told).toEqual([{ type: 'list.wanted', query: { q: 'sleep' }, isTyping: false }]);
});

test('CAT-04 a filter or an order keeps the rest and begins at the first page', () => {
  const { actor, wanted } = opened({ q: 'mantra', page: 3, sort: 'price' });
  actor.send({ type: 'filter.choose', change: { category: 'Calm' } });
  expect(wanted()).toEqual({ q: 'mantra', page: undefined, sort: 'price', category: 'Calm' });
  actor.send({ type: 'sort.choose', sort: '-price' });
  expect(wanted()).toEqual({ q: 'mantra', page: undefined, sort: '-price', category: 'Calm' });
  actor.send({ type: 'filters.clear' });
  expect(wanted()).toEqual({});
});

test.each([
  ['four products', {}, 4, []],
  ['a search that finds one', { q: 'sleep' }, 1, []],
  ['a search that finds nothing', { q: 'zzz' }, 0, []],
  ['more than one sees at a glance', { q: 'mantra' }, 9, ['Category', 'Price']],
  ['a filter that is chosen, so that it can be undone', { category: 'Calm' }, 0, ['Category', 'Price']],
] as const)('CAT-04 filters stand beside a list when they help: %s', (_, query, total, titles) => {
  const { actor } = opened(query);
  const facets = { categories: [{ value: 'Calm', count: 20 }], flavours: [] };
  const { groups } = catalogueView(actor.getSnapshot(), { total, products: [], facets });
  expect(groups.map(({ title }) => title)).toEqual(titles);
});

test('CAT-04 the groups of filters begin with everything, and say how many products each choice leaves', () => {
  const { actor } = opened({ category: 'Sleep' });
  const facets = { categories: [{ value: 'Sleep', count: 5 }], flavours: [{ value: 'Mint', count: 2 }] };
  const { groups } = catalogueView(actor.getSnapshot(), { products: [], total: 0, facets });
  const choices = groups.map(({ choices: each }) =>
    each.map(({ label, count, isChosen }) => [label, count, isChosen]),
  );
  expect(choices.slice(0, 2)).toEqual([
    [
      ['All', undefined, false],
      ['Sleep', 5, true],
    ],
    [
      ['Any', undefined, true],
      ['Mint', 2, false],
    ],
  ]);
});

test('CAT-04 a list that arrives late does not overwrite what is being typed', async () => {
  const { actor, text, state } = opened();
  actor.send({ type: 'search.type', text: 'sle' });
  await passed(350);
  actor.send({ type: 'search.type', text: 'sleep' });
  actor.send({ type: 'list.arrived', query: { q: 'sle' } });
  expect([text(), state()]).toEqual(['sleep', 'typing']);
  await passed(350);
  actor.send({ type: 'list.arrived', query: { q: 'sleep' } });
  expect([text(), state()]).toEqual(['sleep', 'settled']);
});
