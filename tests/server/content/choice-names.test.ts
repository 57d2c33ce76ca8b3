import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sql, { raw } from 'sql-template-tag';
import { expect, test, vi } from 'vitest';
import { siteOf } from '../../../server/platform/start/site.ts';
import { emptyLabel } from '../../../src/domain/catalogue/product/label.ts';
import { type Fields, hindi, outdatedIn, translatedShop } from '../../support/admin/translated-shop.ts';

const { server, read, send } = await translatedShop();

const vetiver = {
  name: 'Vetiver water',
  category: 'Sleep',
  price: 100,
  description: 'Cool',
  hsn: '30049011',
  flavours: ['Wild vetiver', 'Plain'],
  variants: ['60 capsules', '30 ml'],
  published: true,
};
const inHindi = (...choices: (readonly [string, string])[]) => ({
  translations: {
    hi: { description: 'ठंडा', choices: choices.map(([choice, name]) => ({ choice, name })) },
  },
});
const namesIn = async (language: 'en' | 'hi' = 'hi') => (await siteOf(server.context, language)).choiceNames;
const choicesOf = async (sku: string) => {
  const { body } = await send('GET', `/v1/admin/product/${sku}`);
  return (body as { translations?: { hi?: Fields } }).translations?.hi?.['choices'];
};
const missing = async () => {
  const { body } = await send('GET', '/v1/admin/product?translation=hi-missing&limit=100');
  const rows = Object.values(body as Record<string, Fields[]>).find((each) => Array.isArray(each)) ?? [];
  return rows.map(({ sku }) => sku);
};
const found = async (q: string, headers = {}) => {
  const { body } = await read(`/v1/product?q=${encodeURIComponent(q)}`, headers);
  return (body as { products: Fields[] }).products.map(({ sku }) => sku);
};

test('LNG-01 every page in Hindi knows what flavours and sizes are called; in English there is nothing to know', async () => {
  expect(await namesIn()).toMatchObject({ Saffron: 'केसर', Cardamom: 'इलायची', 'Tulsi mint': 'तुलसी-पुदीना' });
  expect(await namesIn('en')).toBeUndefined();
  const { body } = await read('/v1/product/sleep-mantra', hindi);
  expect((body as Fields)['flavours']).toEqual(['Saffron', 'Cardamom', 'Plain']);
});

test('LNG-01 ADM-02 VAR-01 the name of a flavour is written with any product that has it, and is missing until then', async () => {
  for (const sku of ['vetiver-one', 'vetiver-two']) {
    expect((await send('POST', '/v1/product', { ...vetiver, sku, ...inHindi() })).status).toBe(200);
  }
  expect(await missing()).toEqual(expect.arrayContaining(['vetiver-one', 'vetiver-two']));
  const given = [['Wild vetiver', 'जंगली खस'] as const, ['60 capsules', '60 कैप्सूल'] as const];
  const saved = await send('PUT', '/v1/product/vetiver-one', { ...vetiver, ...inHindi(...given) });
  const all = [...given, ['Plain', 'सादा'] as const]
    .map(([choice, name]) => ({ choice, name }))
    .toSorted((one, other) => (one.choice < other.choice ? -1 : 1));
  expect(saved.body).toMatchObject({ flavours: vetiver.flavours, translations: { hi: { choices: all } } });
  expect(await choicesOf('vetiver-two')).toEqual(all);
  const left = await missing();
  expect([left.includes('vetiver-one'), left.includes('vetiver-two')]).toEqual([false, false]);
  await vi.waitFor(async () =>
    expect(await namesIn()).toMatchObject({ 'Wild vetiver': 'जंगली खस', '60 capsules': '60 कैप्सूल' }),
  );

  // A new product takes nothing away, and what isn't sent stays.
  await send('POST', '/v1/product', { ...vetiver, sku: 'vetiver-three', ...inHindi(['Wild vetiver', '']) });
  await send('PUT', '/v1/product/vetiver-two', vetiver);
  expect(await choicesOf('vetiver-three')).toEqual(all);
  // Sent empty by a form that showed it, English stands in for it.
  await send('PUT', '/v1/product/vetiver-one', { ...vetiver, ...inHindi(['Wild vetiver', '']) });
  expect(await choicesOf('vetiver-two')).toEqual(all.filter(({ choice }) => choice !== 'Wild vetiver'));
});

test('SRC-01 LNG-01 a flavour is found by its word and by what it is called in Hindi, in either language', async () => {
  await send('PUT', '/v1/product/vetiver-one', { ...vetiver, ...inHindi(['Wild vetiver', 'जंगली खस']) });
  for (const q of ['vetiver', 'खस', 'जंगली खस']) {
    await vi.waitFor(async () => expect([q, ...(await found(q))]).toContain('vetiver-one'));
    expect([q, ...(await found(q, hindi))]).toContain('vetiver-one');
  }
  // Each word stands for its own.
  expect(await found('पुदीना')).toEqual(await found('mint'));
});

test('TRU-01 LNG-01 country of origin and “best before” are said in Hindi, and stay as printed where nobody said them', async () => {
  expect((await read('/v1/product/sleep-mantra', hindi)).body).toMatchObject({
    label: { origin: 'India', bestBefore: '18 months from packing' },
    origin: 'भारत',
    bestBefore: 'पैकिंग से 18 महीने तक',
  });
  const english = (await read('/v1/product/sleep-mantra')).body;
  expect([english, english]).not.toMatchObject([{ origin: 'भारत' }, { bestBefore: '' }]);

  const label = { ...emptyLabel, origin: 'Himalaya', bestBefore: '06/2028' };
  const product = { ...vetiver, sku: 'vetiver-four', label };
  await send('POST', '/v1/product', { ...product, ...inHindi(['Wild vetiver', 'जंगली खस']) });
  const { body } = await read('/v1/product/vetiver-four', hindi);
  expect(body).toMatchObject({ label });
  expect(Object.keys(body as Fields)).not.toEqual(expect.arrayContaining(['origin', 'bestBefore']));
  // A month needs no Hindi; words do, and are looked at again when they change.
  expect(await missing()).not.toContain('vetiver-four');
  const worded = { ...product, label: { ...label, bestBefore: '2 years from packing' } };
  await send('PUT', '/v1/product/vetiver-four', (({ sku: _, ...rest }) => rest)(worded));
  expect(await missing()).toContain('vetiver-four');
  const said = { translations: { hi: { bestBefore: 'पैकिंग से 2 साल तक' } } };
  await send('PUT', '/v1/product/vetiver-four', { ...vetiver, label: worded.label, ...said });
  const changed = await send('PUT', '/v1/product/vetiver-four', { ...vetiver, label });
  expect(Object.keys(outdatedIn(changed.body) ?? {})).toEqual(['bestBefore']);
});

test('LNG-01 the products that a shop came with have their Hindi after the update, and what somebody wrote stays', async () => {
  const { database } = server;
  const file = join(import.meta.dirname, '../../../server/platform/database/migrations/0129_choice_names.sql');
  const inserts = readFileSync(file, 'utf8').match(/^INSERT[^;]*;/gmu) ?? [];
  const written = async () =>
    database.query(sql`
      SELECT kind, record_id, member, value FROM translation
      WHERE (kind = 'product-choice' AND record_id NOT LIKE '%vetiver%' AND record_id NOT LIKE '60%')
        OR (member = 'bestBefore' AND record_id LIKE '%-mantra') ORDER BY 1, 2`);
  const seeded = await written();
  expect(seeded).toHaveLength(12);
  await database.execute(sql`
    DELETE FROM translation WHERE member IN ('bestBefore', 'choice') AND record_id NOT IN ('Rose', 'sleep-mantra')`);
  await database.execute(sql`UPDATE translation SET value = '"गुलाबी"' WHERE record_id = 'Rose'`);
  expect(inserts).toHaveLength(2);
  for (const insert of inserts) await database.execute(raw(insert));
  const expected = seeded.map((row) => (row['record_id'] === 'Rose' ? { ...row, value: 'गुलाबी' } : row));
  expect(await written()).toEqual(expected);
});
