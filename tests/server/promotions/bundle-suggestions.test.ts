import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type BundleCalculation,
  type BundleSuggestions,
  calculationSchema,
} from '../../../src/contract/promotions/bundle/suggestion.calls.ts';
import { openCatalogue } from '../../../server/catalogue/catalogue.ts';
import { shopBundles } from '../../../server/promotions/bundle/bundle-offers.ts';
import { addBundle } from '../../support/orders/bundles.ts';
import { openOrderShop, type OrderShop } from '../../support/orders/order-shop.ts';
import { watched } from '../../support/platform/watched-database.ts';

let shop: OrderShop;

beforeEach(async () => {
  shop = await openOrderShop();
  await shop.context.database.execute(sql`UPDATE product SET category = sku`);
  await shop.context.database.execute(sql`UPDATE stock SET units = 1000`);
  await shop.context.database.execute(sql`
    INSERT INTO product (sku, name, category, price, discount, stock)
    SELECT more.sku, more.sku, more.category, 400, discount, 1000
    FROM product, (VALUES ('tea', 'Tea'), ('mug', 'Tea'), ('leash', 'Pets')) AS more (sku, category)
    WHERE product.sku = 'calm-mantra'`);
});

afterEach(() => shop.close());

const units = (...skus: readonly string[]) => skus.map((sku) => ({ sku, quantity: 1 }));

async function calculate(
  products: readonly object[],
  bundleId?: string,
  token?: string,
): Promise<BundleCalculation> {
  const answer = await shop.call('POST', '/api/bundles/calculate', {
    body: { products, ...(bundleId === undefined ? {} : { bundleId }) },
    ...(token === undefined ? {} : { token }),
  });
  expect(answer.status).toBe(200);
  return answer.json<BundleCalculation>();
}

async function suggest(change: object): Promise<BundleSuggestions> {
  const body = {
    currentProduct: null,
    userContext: { cart: [], cartValue: 0 },
    deviceType: 'mobile',
    requestSource: 'cart',
    ...change,
  };
  const answer = await shop.call('POST', '/api/bundles/pdp-suggestions', { body });
  expect(answer.status).toBe(200);
  return answer.json<BundleSuggestions>();
}

const idsOf = (bundles: readonly { id: string }[]) => bundles.map(({ id }) => id);

test('BND-15 the best bundle for these products is the one that saves most, with every amount', async () => {
  const { database } = shop.context;
  await addBundle(database, { products: units('sleep-mantra', 'tea'), percentage: 10 });
  const best = await addBundle(database, { products: units('sleep-mantra', 'calm-mantra'), percentage: 15 });
  await addBundle(database, { products: units('sleep-mantra', 'mug'), percentage: 90 });
  const { appliedBundle, ...amounts } = await calculate([
    { sku: 'sleep-mantra', quantity: 2 },
    { sku: 'calm-mantra', quantity: 1 },
    { sku: 'tea', quantity: 1 },
    { sku: 'never-sold', quantity: 1 },
  ]);
  expect(amounts).toEqual({
    bundleId: best,
    originalTotal: 1900,
    originalPrice: 900,
    bundlePrice: 765,
    discountedTotal: 1765,
    savings: 135,
    discountPercentage: 15,
    breakdown: [
      { sku: 'sleep-mantra', name: 'Sleep Mantra', quantity: 2, unitPrice: 600, lineTotal: 1200 },
      { sku: 'calm-mantra', name: 'Calm Mantra', quantity: 1, unitPrice: 300, lineTotal: 300 },
      { sku: 'tea', name: 'tea', quantity: 1, unitPrice: 400, lineTotal: 400 },
    ],
  });
  expect(appliedBundle).toMatchObject({ id: best, originalPrice: 900, discountedPrice: 765, savings: 135 });
});

test('BND-15 where no bundle fits, or the one that is asked for does not, there is none and nothing is off', async () => {
  const { database } = shop.context;
  const pair = await addBundle(database, { products: units('sleep-mantra', 'calm-mantra') });
  const dear = await addBundle(database, { products: units('sleep-mantra', 'tea'), minOrderValue: 2000 });
  const none = { bundleId: null, appliedBundle: null, savings: 0, discountPercentage: 0 };
  const plain = { originalTotal: 600, originalPrice: 600, bundlePrice: 600, discountedTotal: 600 };
  expect(await calculate(units('sleep-mantra'))).toMatchObject({ ...none, ...plain });
  for (const id of [pair, randomUUID()]) {
    expect(await calculate(units('sleep-mantra'), id)).toMatchObject({ ...none, ...plain });
  }
  expect(await calculate(units('sleep-mantra', 'tea'), dear)).toMatchObject(none);
  expect(await calculate(units('never-sold'))).toMatchObject({ ...none, originalTotal: 0, breakdown: [] });
});

test('BND-15 a bundle that would cost more than the tier that it takes away is not applied', async () => {
  const id = await addBundle(shop.context.database, {
    products: units('sleep-mantra', 'calm-mantra'),
    percentage: 3,
  });
  const many = [
    { sku: 'sleep-mantra', quantity: 10 },
    { sku: 'calm-mantra', quantity: 1 },
  ];
  expect(await calculate(many, id)).toMatchObject({ bundleId: null, savings: 0 });
  expect(await calculate(units('sleep-mantra', 'calm-mantra'), id)).toMatchObject({ bundleId: id, savings: 27 });
});

test('BND-20, BND-10 a product’s page gets bundles that contain it, beside them those of its category or partners, and those that end soonest', async () => {
  const { database } = shop.context;
  const small = await addBundle(database, { products: units('tea', 'calm-mantra'), percentage: 5 });
  const big = await addBundle(database, { products: units('tea', 'sleep-mantra'), percentage: 20 });
  const ofCategory = await addBundle(database, { products: [{ sku: 'mug', quantity: 3 }], percentage: 5 });
  const ofPartner = await addBundle(database, { products: units('sleep-mantra', 'leash'), percentage: 30 });
  await addBundle(database, { products: [{ sku: 'leash', quantity: 2 }], percentage: 50 });
  const limited = { isTimeLimited: true, startsAt: '2026-11-21T06:00:00Z', products: units('leash', 'leash') };
  const later = await addBundle(database, { ...limited, expiresIn: 7200 });
  const soon = await addBundle(database, { ...limited, expiresIn: 3600 });
  await addBundle(database, { ...limited, expiresIn: 1800 });
  const answer = await suggest({
    currentProduct: 'tea',
    requestSource: 'pdp',
    userContext: { cart: [], cartValue: 0 },
  });
  expect([answer.success, idsOf(answer.primaryBundles)]).toEqual([true, [big, small]]);
  expect(idsOf(answer.crossSellBundles)).toEqual([ofPartner, ofCategory]);
  expect(idsOf(answer.urgencyBundles)).toEqual([soon, later]);
  const { recommendationId, ...analytics } = answer.analytics;
  expect(recommendationId).toMatch(/^[0-9a-f-]{36}$/u);
  expect(analytics).toEqual({
    generated_at: '2026-11-21T06:30:00.000Z',
    deviceType: 'mobile',
    productSku: 'tea',
  });
});

test('BND-20, BND-10 a cart gets what holds for it, best first, and beside it what it lacks a product of', async () => {
  const { database } = shop.context;
  const held = await addBundle(database, { products: units('tea', 'mug'), percentage: 10 });
  const better = await addBundle(database, { products: units('tea', 'sleep-mantra'), percentage: 10 });
  const lacking = await addBundle(database, { products: units('tea', 'leash'), percentage: 10 });
  const shy = { products: units('tea', 'mug'), percentage: 80, excluded: ['sleep-mantra'] };
  await addBundle(database, shy);
  await addBundle(database, { products: [{ sku: 'leash', quantity: 2 }] });
  const userContext = { cart: units('tea', 'mug', 'sleep-mantra'), cartValue: 1400 };
  for (const requestSource of ['cart', 'checkout']) {
    const answer = await suggest({ requestSource, userContext });
    expect(idsOf(answer.primaryBundles)).toEqual([better, held]);
    expect(idsOf(answer.crossSellBundles)).toEqual([lacking]);
  }
  expect((await suggest({ userContext: { cart: [], cartValue: 0 } })).primaryBundles).toEqual([]);
});

test('BND-20 the home page gets the shop’s bundles by position, at most twelve', async () => {
  const { database } = shop.context;
  const ids: string[] = [];
  for (let position = 0; position < 14; position += 1) ids.push(await addBundle(database, { position }));
  const { primaryBundles, crossSellBundles } = await suggest({ requestSource: 'home' });
  expect([idsOf(primaryBundles), crossSellBundles]).toEqual([ids.slice(0, 12), []]);
});

test('BND-20 the answer says how far the next tier is', async () => {
  const at = async (cartValue: number) => (await suggest({ userContext: { cart: [], cartValue } })).tierProgress;
  expect(await at(1200)).toEqual({
    currentTier: null,
    nextTier: { threshold: 2400, discountPercentage: 5, label: 'Bronze' },
    progress: { percentage: 50, remaining: 1200 },
  });
  expect(await at(20_000)).toEqual({
    currentTier: { threshold: 14_000, discountPercentage: 25, label: 'Diamond' },
    nextTier: null,
    progress: { percentage: 100, remaining: 0 },
  });
});

test('BND-20 MNY-07 a bundle that would cost more than the ladder takes off is not offered', async () => {
  const small = await addBundle(shop.context.database, { products: units('tea', 'mug'), percentage: 5 });
  const offered = async (quantity: number) => {
    const cart = ['tea', 'mug'].map((sku) => ({ sku, quantity }));
    const { primaryBundles } = await suggest({ userContext: { cart, cartValue: 800 * quantity } });
    return idsOf(primaryBundles);
  };
  expect(await offered(1)).toEqual([small]);
  // At ten of each the ladder takes more off two of them than the bundle does.
  expect(await offered(10)).toEqual([]);
});

test('BND-15, API-04 what many products of the highest price cost together is as the contract says', async () => {
  await shop.context.database.execute(sql`UPDATE product SET price = 10000000 WHERE sku IN ('tea', 'mug')`);
  const max = [
    { sku: 'tea', quantity: 10 },
    { sku: 'mug', quantity: 10 },
  ];
  expect(calculationSchema.parse(await calculate(max))).toMatchObject({ originalTotal: 200_000_000, savings: 0 });
});

test('PRF-04, BND-20 the offers of sixty bundles take as many statements as those of one', async () => {
  for (let each = 0; each < 60; each += 1) {
    await shop.context.database.execute(sql`
      INSERT INTO product (sku, name, category, price, discount, stock)
      SELECT ${`herb-${each}`}, 'Herb', 'Herbs', 300, discount, ${each} FROM product WHERE sku = 'tea'`);
    await addBundle(shop.context.database, { products: units(`herb-${each}`, 'mug') });
  }
  const { database, statements } = watched(shop.context.database);
  const catalogue = await openCatalogue(
    database,
    async () => () => [],
    () => new Date(),
  );
  statements.length = 0;
  const { byPosition, products } = await shopBundles({ database, catalogue }).offers();
  // The first herb has no units left.
  expect([byPosition.length, products.size, products.get('herb-7')?.stock]).toEqual([59, 61, 7]);
  expect(statements.map(({ text }) => / FROM (\w+)/u.exec(text)?.[1])).toEqual([
    'setting',
    'bundle',
    'jsonb_array_elements',
    'bundle',
    'stock',
  ]);
  await catalogue.close();
});

test('BND-20, ADM-02 however long the offers take to read, the first answer after a change is the new one', async () => {
  const id = await addBundle(shop.context.database, { products: units('tea', 'mug'), percentage: 10 });
  const { database } = watched(shop.context.database, () => pause(300));
  const catalogue = await openCatalogue(
    database,
    async () => () => [],
    () => new Date(),
  );
  const bundles = shopBundles({ database, catalogue });
  const savings = async () => (await bundles.offers()).byId.get(id)?.bundle.savings;
  expect(await savings()).toBe(80);
  await shop.context.database.execute(sql`UPDATE bundle SET percentage = 20 WHERE id = ${id}`);
  bundles.changed();
  expect(await savings()).toBe(160);
  // The prices of its products change in another process.
  const heard = new Promise<void>((resolve) => {
    catalogue.onChange(resolve);
  });
  await shop.context.database.execute(sql`UPDATE product SET price = 500 WHERE sku IN ('tea', 'mug')`);
  await heard;
  expect(await savings()).toBe(200);
  await catalogue.close();
});
