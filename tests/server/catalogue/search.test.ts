import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductList } from '../../../src/domain/catalogue/catalogue.ts';
import type { SearchAnswer } from '../../../src/domain/catalogue/search.ts';
import { accounts, problemOf, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const found = async (q: string, limit = 6) =>
  (await server.call('GET', `/v1/search?q=${encodeURIComponent(q)}&limit=${limit}`)).body as SearchAnswer;
const skusOf = ({ products }: Pick<SearchAnswer, 'products'>) => products.map(({ sku }) => sku);

test.each([
  ['sleep', 'sleep-mantra', undefined],
  ['sle', 'sleep-mantra', undefined],
  ['slep', 'sleep-mantra', 'sleep'],
  ['ashwaganda', 'sleep-mantra', 'ashwagandha'],
  ['insomnia', 'sleep-mantra', undefined],
  ['insomina', 'sleep-mantra', 'insomnia'],
  ['neend', 'sleep-mantra', undefined],
  ['nidra', 'sleep-mantra', undefined],
  ['निद्रा', 'sleep-mantra', undefined],
  ['शान्ति', 'peace-mantra', undefined],
  ['stress', 'peace-mantra', undefined],
  ['anxiety', 'peace-mantra', undefined],
  ['turmeric', 'dog-mantra', undefined],
  ['haldi', 'dog-mantra', undefined],
  ['saffron', 'sleep-mantra', undefined],
  ['kesar', 'sleep-mantra', undefined],
  ['mantra haldi', 'dog-mantra', undefined],
  ['bramhi', 'peace-mantra', 'brahmi'],
  ['निंद्रा', 'sleep-mantra', 'निद्रा'],
  ['कुत्ते', 'dog-mantra', undefined],
  ['sleep mantra 30 ml', 'sleep-mantra', 'sleep mantra'],
  ['can’t sleep', 'sleep-mantra', 'sleep'],
  ['neend ke liye tablets', 'sleep-mantra', 'neend'],
  ['best ashwaganda oil', 'sleep-mantra', 'ashwagandha oil'],
])('SRC-01 CAT-04 %s finds %s, in the suggestions and in the list', async (q, sku, suggestion) => {
  const answer = await found(q);
  expect([skusOf(answer)[0], answer.suggestion]).toEqual([sku, suggestion]);
  const list = (await server.call('GET', `/v1/product?q=${encodeURIComponent(q)}`)).body as ProductList;
  expect(skusOf(list).toSorted()).toEqual(skusOf(answer).toSorted());
});

test('SRC-01 posts, categories and questions are found beside the products, and the limit is kept', async () => {
  const { posts, categories, products } = await found('sleep', 1);
  expect([posts[0]?.slug, categories, products.length]).toEqual(['the-hour-before-sleep', ['Sleep'], 1]);
  expect((await found('prices gst')).questions).toEqual(['Do the prices include GST?']);
});

test.each([
  ['en', 'refund', 'Can I return something?'],
  ['en', 'cod', 'Can I pay in cash when it arrives?'],
  ['en', 'membership', 'What is the Bliss Club?'],
  ['en', 'डिलीवरी', 'What does delivery cost, and how long does it take?'],
  ['hi', 'पैसे वापस', 'क्या कुछ लौटा सकते हैं?'],
  ['hi', 'sadasyata', 'Bliss Club क्या है?'],
])('SRC-01 in %s, %s leads to the question that answers it', async (language, q, question) => {
  const headers = { 'accept-language': language === 'hi' ? 'hi-IN' : 'en-IN' };
  const { body } = await server.call('GET', `/v1/search?q=${encodeURIComponent(q)}`, { headers });
  expect((body as SearchAnswer).questions).toContain(question);
});

test('SRC-01 what a word was taken for is said only if it finds something', async () => {
  expect(await found('offerz')).toEqual({ products: [], posts: [], categories: [], questions: [] });
});

test('SRC-01 LNG-01 who searches on a Hindi page gets the questions in Hindi, by words of either language', async () => {
  const questions = async (q: string) => {
    const headers = { 'accept-language': 'hi-IN' };
    const { body } = await server.call('GET', `/v1/search?q=${encodeURIComponent(q)}`, { headers });
    return (body as SearchAnswer).questions;
  };
  const asked = 'क्या कीमतों में GST शामिल है?';
  expect([await questions('prices gst'), await questions('कीमतों gst')]).toEqual([[asked], [asked]]);
  expect((await found('कीमतों gst')).questions).toEqual([]);
});

test('SRC-01 what is nothing like any word finds nothing and suggests nothing', async () => {
  expect(await found('qqxzj')).toEqual({ products: [], posts: [], categories: [], questions: [] });
  expect(await found("'; --")).toEqual({ products: [], posts: [], categories: [], questions: [] });
});

test.each(['', '?q=', `?q=${'a'.repeat(81)}`, '?q=a&limit=0', '?q=a&limit=21', '?q=a&more=1'])(
  'SRC-01 SEC-02 a search with %s is refused',
  async (query) => {
    expect(problemOf(await server.call('GET', `/v1/search${query}`)).status).toBe(422);
  },
);

test.each([
  ['sleep oil for dogs', 'dog-mantra'],
  ['neend kutte', 'dog-mantra'],
  ['brahmi neem dogs', 'peace-mantra'],
])(
  'SRC-01 CAT-04 nothing has every word of %s: what has the most of them is found, and is said to be the nearest',
  async (q, sku) => {
    const answer = await found(q);
    expect(skusOf(answer)).toContain(sku);
    expect([answer.isNearest, answer.suggestion]).toEqual([true, undefined]);
    const list = (await server.call('GET', `/v1/product?q=${encodeURIComponent(q)}`)).body as ProductList;
    expect([list.isNearest, skusOf(list)]).toEqual([true, skusOf(answer)]);
    expect(list.total).toBe(list.products.length);
  },
);

test('SRC-01 the nearest have the most words first, in the filters of the list and in its order if one is chosen', async () => {
  const list = async (more: string) =>
    (await server.call('GET', `/v1/product?q=sleep%20saffron%20dogs${more}`)).body as ProductList;
  const best = await list('');
  expect(skusOf(best)[0]).toBe('sleep-mantra');
  expect(skusOf(best)).toContain('dog-mantra');
  expect(skusOf(await list('&maxPrice=1250'))).not.toContain('sleep-mantra');
  const prices = (await list('&sort=price')).products.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  expect((await list('&offset=24')).products).toEqual([]);
  expect((await found('qqxzj zzqqk')).products).toEqual([]);
});

test.each(['sleep oil for dogs', 'sleep oil for my dogs', 'kutte ke liye neend ka tel'])(
  'SRC-01 of the nearest that have as many words of %s, the one for whom it is wanted comes first',
  async (q) => {
    const answer = await found(q);
    expect([answer.isNearest, skusOf(answer)[0]]).toEqual([true, 'dog-mantra']);
  },
);

test('SRC-01 of the nearest that have as many words, the one with the rarer word comes first', async () => {
  const first = async () => skusOf(await found('brahmi neem', Math.ceil(Math.random() * 19)))[0];
  expect(await first()).toBe('peace-mantra');
  await server.database.execute(sql`
    INSERT INTO product (sku, name, tagline, description, category, price, discount, flavours, variants, stock)
    SELECT made_sku, 'Soap', '', 'With brahmi', 'Everyday', 900, discount, '{}', '{}', 5
    FROM product AS one, (VALUES ('soap-one'), ('soap-two')) AS made (made_sku) WHERE one.sku = 'dog-mantra'`);
  await expect.poll(first).toBe('green-mantra');
  await server.database.execute(sql`DELETE FROM product WHERE sku IN ('soap-one', 'soap-two')`);
});

test('SRC-01 what the admin writes counts at once: a new word for an old thing, and one that is taken out', async () => {
  expect(skusOf(await found('woof'))).toEqual([]);
  await server.database.execute(sql`
    INSERT INTO setting (key, value, updated_at)
    VALUES ('business', ${JSON.stringify({ version: 1, changes: { synonyms: 'dog, woof' } })}, now())
    ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`);
  await expect.poll(async () => skusOf(await found('woof', Math.ceil(Math.random() * 19)))).toEqual(['dog-mantra']);
});

test('SRC-01 a new product is found by a mistyped word of its own as soon as it is saved', async () => {
  await server.database.execute(sql`
    INSERT INTO product (sku, name, tagline, description, category, price, discount, flavours, variants, stock)
    SELECT 'shatavari-drops', 'Shatavari Drops', '', '', 'Everyday', 900, discount, '{}', '{}', 5
    FROM product WHERE sku = 'dog-mantra'`);
  await expect
    .poll(async () => skusOf(await found('shatavri', Math.ceil(Math.random() * 19))))
    .toEqual(['shatavari-drops']);
  await server.database.execute(sql`DELETE FROM product WHERE sku = 'shatavari-drops'`);
});

test('SRC-01 of two that match alike, the one in stock comes first', async () => {
  await server.database.execute(sql`
    INSERT INTO product (sku, name, tagline, description, category, price, discount, flavours, variants, stock, rank)
    SELECT made_sku, 'Gotu Kola', '', '', 'Everyday', 900, discount, '{}', '{}', made_stock, place
    FROM product AS one, (VALUES ('gotu-gone', 0, 1), ('gotu-here', 5, 2)) AS made (made_sku, made_stock, place)
    WHERE one.sku = 'dog-mantra'`);
  await expect
    .poll(async () => skusOf(await found('gotu', Math.ceil(Math.random() * 17) + 2)))
    .toEqual(['gotu-here', 'gotu-gone']);
  await server.database.execute(sql`DELETE FROM product WHERE sku IN ('gotu-gone', 'gotu-here')`);
});

test('SRC-01 what a list finds nothing for is counted for admins, without anything personal', async () => {
  const token = await server.signIn(accounts.admin);
  const search = (q: string) => server.call('GET', `/v1/product?q=${encodeURIComponent(q)}`);
  for (const q of ['Zzyzx oil', 'zzyzx  OIL!', 'call 9876543210', 'zzyzx@example.com', 'sleep']) await search(q);
  await found('zzyzx suggestion');
  expect(((await search('zzyzx dog')).body as ProductList).total, 'the part that the shop knows').toBe(1);
  const { body } = await server.call('GET', '/v1/admin/empty-search?q=zzyzx', { token });
  expect(
    (body as { items: { words: string; count: number }[] }).items.map(({ words, count }) => [words, count]),
  ).toEqual([
    ['zzyzx oil', 2],
    ['zzyzx dog', 1],
  ]);
  const all = (await server.call('GET', '/v1/admin/empty-search?q=98765', { token })).body as { total: number };
  expect(all.total).toBe(0);
});
