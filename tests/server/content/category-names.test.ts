import { expect, test, vi } from 'vitest';
import { type Fields, hindi, translatedShop } from '../../support/admin/translated-shop.ts';

const { read, send } = await translatedShop();

/** Facets are counted in the background, and rest for twenty times as long as a count took. */
const waitMs = 60_000;

type Facet = Readonly<{ value: string; name?: string }>;
let asked = 0;
/** As a list says that nobody has asked for yet: an answer is kept for ten seconds. */
const categories = async (headers = {}) => {
  asked += 1;
  const { body } = await read(`/v1/product?maxPrice=${1_000_000 + asked}`, headers);
  const { facets } = body as { facets: { categories: Facet[] } };
  return Object.fromEntries(facets.categories.map(({ value, name }) => [value, name]));
};
const product = async (sku: string, headers = {}) => (await read(`/v1/product/${sku}`, headers)).body as Fields;
const found = async (q: string, headers = {}) =>
  (await read(`/v1/search?q=${encodeURIComponent(q)}`, headers)).body as Fields;

const neem = {
  name: 'Neem',
  category: 'Skin',
  price: 100,
  description: 'Bitter',
  hsn: '30049011',
  published: true,
};
const inHindi = (category: string) => ({ translations: { hi: { description: 'कड़वा', category } } });
const missing = async () => {
  const { body } = await send('GET', '/v1/admin/product?translation=hi-missing&limit=100');
  const rows = Object.values(body as Record<string, Fields[]>).find((each) => Array.isArray(each)) ?? [];
  return rows.map(({ sku }) => sku);
};
const categoryOf = async (sku: string) => {
  const { body } = await send('GET', `/v1/admin/product/${sku}`);
  return (body as { translations?: { hi?: Fields } }).translations?.hi?.['category'];
};

test('LNG-01 SRC-01 categories have their names in Hindi in the filters, on the product and in suggestions; their words stay', async () => {
  expect(await categories(hindi)).toEqual({
    Calm: 'सुकून',
    Sleep: 'नींद',
    Everyday: 'रोज़ के लिए',
    Pets: 'पालतू',
  });
  expect(Object.values(await categories()).filter(Boolean)).toEqual([]);
  expect(await product('sleep-mantra', hindi)).toMatchObject({ category: 'Sleep', categoryName: 'नींद' });
  expect(await product('sleep-mantra')).not.toHaveProperty('categoryName');
  expect(await found('पालतू', hindi)).toMatchObject({ categories: ['Pets'], categoryNames: { Pets: 'पालतू' } });
  expect(await found('pets', hindi)).toMatchObject({ categories: ['Pets'], categoryNames: { Pets: 'पालतू' } });
  expect(await found('pets')).not.toHaveProperty('categoryNames');
});

test('LNG-01 ADM-02 the name of a category is written with any of its products, counts for all, and is missing until then', async () => {
  for (const sku of ['neem-one', 'neem-two']) {
    const { translations } = inHindi('');
    expect((await send('POST', '/v1/product', { ...neem, sku, translations })).status).toBe(200);
  }
  expect(await missing()).toEqual(expect.arrayContaining(['neem-one', 'neem-two']));
  const saved = await send('PUT', '/v1/product/neem-one', { ...neem, ...inHindi('त्वचा') });
  expect(saved.body).toMatchObject({ category: 'Skin', ...inHindi('त्वचा') });
  expect(await categoryOf('neem-two')).toBe('त्वचा');
  const left = await missing();
  expect([left.includes('neem-one'), left.includes('neem-two')]).toEqual([false, false]);
  await vi.waitFor(async () => expect(await categories(hindi)).toMatchObject({ Skin: 'त्वचा' }), waitMs);

  // A new product of the category takes nothing away, and what isn't sent stays.
  await send('POST', '/v1/product', { ...neem, sku: 'neem-three', ...inHindi('') });
  await send('PUT', '/v1/product/neem-two', neem);
  expect(await categoryOf('neem-three')).toBe('त्वचा');
  // Sent empty, English stands in for it.
  await send('PUT', '/v1/product/neem-one', { ...neem, ...inHindi('') });
  expect(await categoryOf('neem-two')).toBeUndefined();
  await vi.waitFor(async () => expect((await categories(hindi))['Skin']).toBeUndefined(), waitMs);
});

test('LNG-01 a product that moves to another category leaves the name behind, unless another is written with it', async () => {
  await send('PUT', '/v1/product/neem-one', { ...neem, ...inHindi('त्वचा') });
  await send('PUT', '/v1/product/neem-one', { ...neem, category: 'Sleep', ...inHindi('त्वचा') });
  expect([await categoryOf('neem-one'), await categoryOf('neem-two')]).toEqual(['नींद', 'त्वचा']);
  await send('PUT', '/v1/product/neem-one', { ...neem, category: 'Hair', ...inHindi('बाल') });
  expect([await categoryOf('neem-one'), await categoryOf('sleep-mantra')]).toEqual(['बाल', 'नींद']);
});
