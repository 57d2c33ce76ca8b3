import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ProductCard } from '../../../src/domain/catalogue/product/product.ts';
import { productChoiceLogic } from '../../../src/machines/catalogue/product-choice/product-choice.actors.ts';
import type {
  ProductAnswer,
  ProductQuery,
} from '../../../src/machines/catalogue/product-choice/product-choice.machine.ts';
import { productChoiceView } from '../../../src/machines/catalogue/product-choice/product-choice.view.ts';
import { held, offline, passed, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const card = (sku: string): ProductCard => ({
  sku,
  name: sku.toUpperCase(),
  nativeName: null,
  tagline: '',
  category: '',
  images: [],
  price: 100,
  discount: { trial: 0, weekly: 0, monthly: 0, comboDiscount: 0 },
  flavours: [],
  variants: [],
  timePeriod: null,
  stock: 1,
});

function opened() {
  const loadProducts = held<[ProductQuery, AbortSignal], ProductAnswer>();
  let name: (skus: readonly string[]) => void = () => {};
  const watchWanted = (tell: typeof name) => {
    name = tell;
    return () => {};
  };
  const actor = createActor(productChoiceLogic({ loadProducts, watchWanted })).start();
  return {
    actor,
    loadProducts,
    /** The form names these. */
    names: (...skus: string[]) => name(skus),
    asked: () => loadProducts.calls.map(([query]) => query),
    view: () => productChoiceView(actor.getSnapshot()),
  };
}

test('ADM-11 of many products some are found by words, asked for when the typing ends, and what was seen stays known', async () => {
  const { actor, loadProducts, asked, view } = opened();
  await loadProducts.answer({ matches: [card('amla'), card('brahmi')], total: 1204, wanted: [] });
  expect(view().message).toBe('2 of 1,204; type more of the name');
  actor.send({ type: 'product.seek', text: ' am' });
  expect(
    view().matches.map(({ sku }) => sku),
    'what was found before has other names',
  ).toEqual(['amla']);
  actor.send({ type: 'product.seek', text: 'ne' });
  expect(view().matches).toEqual([]);
  await passed(249);
  actor.send({ type: 'product.seek', text: 'neem' });
  await passed(249);
  expect([asked().length, view().message]).toEqual([1, 'Looking...']);
  await passed(1);
  await loadProducts.answer({ matches: [card('neem')], total: 1, wanted: [] });
  expect(asked().at(-1)).toEqual({ text: 'neem', wanted: [] });
  expect(view()).toMatchObject({ message: '', matches: [{ sku: 'neem' }] });
  expect(view().products.map(({ sku }) => sku)).toEqual(['amla', 'brahmi', 'neem']);
});

test('ADM-03 a product that a record names is asked for once by its code, and never where it is known or none', async () => {
  const { names, loadProducts, asked, view } = opened();
  await loadProducts.answer({ matches: [card('amla')], total: 500, wanted: [] });
  names('amla', '', 'tulsi', 'tulsi');
  names('tulsi', 'gone', '');
  await loadProducts.answer({ matches: [], total: 0, wanted: [] });
  await loadProducts.answer({ matches: [card('amla')], total: 500, wanted: [card('tulsi')] });
  names('gone');
  expect(asked().map(({ wanted }) => wanted)).toEqual([[], ['tulsi'], ['tulsi', 'gone']]);
  expect(view().products.map(({ sku }) => sku)).toEqual(['amla', 'tulsi']);
});

test('ADM-11 products that did not come are asked for again, by hand or by other words', async () => {
  const { actor, loadProducts, view } = opened();
  await loadProducts.fail(offline);
  expect(view()).toMatchObject({ isFailed: true, message: 'Couldn’t load the products.' });
  actor.send({ type: 'picker.retry' });
  await loadProducts.fail(offline);
  actor.send({ type: 'product.seek', text: 'neem' });
  expect(view().isFailed).toBe(false);
  await passed(250);
  await loadProducts.answer({ matches: [], total: 0, wanted: [] });
  expect(view().message).toBe('No product matches');
});
