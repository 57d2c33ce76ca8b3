import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { SearchAnswer } from '../../../src/domain/catalogue/search.ts';
import { searchParts } from '../../../src/machines/catalogue/search/search.cases.ts';
import { searchMachine } from '../../../src/machines/catalogue/search/search.machine.ts';
import { optionsOf } from '../../../src/machines/catalogue/search/search.options.ts';
import { searchView } from '../../../src/machines/catalogue/search/search.view.ts';
import { sampleProduct } from '../../../src/machines/catalogue/product-options/product-options.cases.ts';

const nothing: SearchAnswer = { products: [], posts: [], categories: [], questions: [] };
const product = (stock: number) => ({
  ...sampleProduct,
  name: `With ${stock}`,
  price: 1499,
  stock,
  nativeName: null,
  tagline: '',
  category: 'Sleep',
  images: [],
});

test('SRC-01 what can be chosen stands in its order: a product with its price, or that it is out of stock', () => {
  const answer: SearchAnswer = {
    products: [product(3), product(0)],
    posts: [{ slug: 'the-hour-before-sleep', title: 'The hour before sleep' }],
    categories: ['Sleep'],
    questions: ['Is it safe?'],
    suggestion: 'sleep',
  };
  const rows = optionsOf({ text: ' slep ', answer, recent: ['haldi'] });
  expect(rows.map(({ group, label, detail }) => [group, label, detail])).toEqual([
    ['Did you mean', 'sleep', null],
    ['Products', 'With 3', '₹1,499'],
    ['Products', 'With 0', 'Out of stock'],
    ['Categories', 'Sleep', null],
    ['Journal', 'The hour before sleep', null],
    ['Questions', 'Is it safe?', null],
    ['More', 'See all results for “slep”', null],
  ]);
});

test('SRC-01 no result is a dead end, and before anything is typed the last searches are offered', () => {
  const ways = (text: string, answer: SearchAnswer | null) =>
    optionsOf({ text, answer, recent: ['haldi'] }).map(({ label, href }) => [label, href]);
  expect(ways('qwertz', nothing)).toEqual([
    ['See all products', '/shop'],
    ['Ask us', '/contact'],
  ]);
  expect(ways('', null)).toEqual([['haldi', '/shop?q=haldi']]);
  expect(ways('haldi', null)).toEqual([]);
});

test('SRC-01 the search says how many it found, that it found nothing, and that it couldn’t ask', async () => {
  const said = async (answer: () => Promise<SearchAnswer>) => {
    const suggest = fromPromise<SearchAnswer, { q: string }>(answer);
    const actor = createActor(searchMachine.provide({ actors: { suggest } }), { input: searchParts.input }).start();
    actor.send({ type: 'search.open' });
    actor.send({ type: 'text.type', text: 'qwertz' });
    await expect.poll(() => searchView(actor.getSnapshot()).status).not.toBe('');
    const { status } = searchView(actor.getSnapshot());
    actor.stop();
    return status;
  };
  expect(await said(async () => ({ ...nothing, products: [product(1), product(2)] }))).toBe('2 suggestions');
  expect(await said(async () => ({ ...nothing, questions: ['Is it safe?'] }))).toBe('1 suggestion');
  expect(await said(async () => nothing)).toBe('Nothing found for “qwertz”.');
  const failing = async () => {
    throw new Error('offline');
  };
  expect(await said(failing)).toBe('Couldn’t load suggestions.');
});
