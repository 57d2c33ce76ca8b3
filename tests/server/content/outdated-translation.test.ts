import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { translatedColumns } from '../../../server/platform/list/translation/translation-needs.ts';
import { type Fields, outdatedIn, translatedShop } from '../../support/admin/translated-shop.ts';
import { refusedFields } from '../../support/server.ts';

const { server, admin, send } = await translatedShop();
const now = () => server.context.clock().toISOString();

const banner = { text: 'Rakhi gifts are here', isEnabled: true, icon: 'gift', priority: 0 };
const hindi = { hi: { text: 'राखी के तोहफ़े आ गए' } };
const addBanner = async (translations: unknown = hindi) =>
  ((await send('POST', '/v1/banners', { ...banner, translations })).body as { id: string }).id;

test('LNG-01 a translation is outdated from the moment its English changes until it is written anew, or checked', async () => {
  const path = `/v1/banners/${await addBanner()}`;
  const save = async (change: Fields) => (await send('PUT', path, { ...banner, ...change })).body;
  expect(outdatedIn(await save({ link: '/shop' }))).toBeUndefined();

  server.pass(1000);
  const changed = await save({ text: 'Rakhi gifts leave today', translations: hindi });
  expect(outdatedIn(changed)).toEqual({ text: now() });
  // Neither saving the form as it stands nor a later change of something else says that somebody looked.
  expect(outdatedIn(await save({ text: 'Rakhi gifts leave today', translations: hindi }))).toBeDefined();
  const { translations: answered } = changed as { translations: unknown };
  expect(outdatedIn(await save({ text: 'Rakhi gifts leave today', translations: answered }))).toEqual(
    outdatedIn(changed),
  );
  const checked = { hi: { ...hindi.hi, checked: ['text'] } };
  expect(outdatedIn(await save({ text: 'Rakhi gifts leave today', translations: checked }))).toBeUndefined();

  expect(outdatedIn(await save({ text: 'Rakhi is over' }))).toBeDefined();
  const anew = { hi: { text: 'राखी बीत गई' } };
  expect(outdatedIn(await save({ text: 'Rakhi is over', translations: anew }))).toBeUndefined();
  // Both at once.
  expect(outdatedIn(await save({ text: 'Diwali gifts', translations: hindi }))).toBeUndefined();
});

test('LNG-01 ADM-11 an import marks what it changes, and nothing else', async () => {
  const path = '/v1/admin/product/sleep-mantra';
  const before = (await send('GET', path)).body as { tagline: string };
  expect(outdatedIn(before)).toBeUndefined();
  const form = new FormData();
  const rows = `sku,name,tagline\nsleep-mantra,Sleep Mantra,For a night without counting sheep\n`;
  form.append('mode', 'all-or-nothing');
  form.append('file', new Blob([rows], { type: 'text/csv' }), 'products.csv');
  const imported = await fetch(`${server.url}/v1/admin/product/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}` },
    body: form,
  });
  expect(imported.status).toBe(200);
  expect(outdatedIn((await send('GET', path)).body)).toEqual({ tagline: now() });
});

test('LNG-01 the business and the popup, which are settings, know it too', async () => {
  const { record } = (await send('GET', '/v1/admin/business')).body as { record: Fields };
  const saved = await send('PUT', '/v1/admin/business', { ...record, tagline: 'Plants, patiently made' });
  expect(outdatedIn(saved.body)).toEqual({ tagline: now() });
  const checked = await send('PUT', '/v1/admin/business', { translations: { hi: { checked: ['tagline'] } } });
  expect([checked.status, outdatedIn(checked.body)]).toEqual([200, undefined]);

  const popup = (await send('GET', '/v1/admin/popup-settings')).body as Fields;
  const { version: _, translations: __, ...settings } = popup;
  const other = { ...settings, popupTitle: 'Half off until the lamp goes out' };
  expect(outdatedIn((await send('PUT', '/v1/admin/popup-settings', other)).body)).toEqual({ popupTitle: now() });
});

test('LNG-01 ADM-02 lists can be narrowed to what has no Hindi, and to what has to be checked', async () => {
  const named = async (path: string, need: string, member: string) => {
    const { status, body } = await send(
      'GET',
      `${path}${path.includes('?') ? '&' : '?'}translation=hi-${need}&limit=100`,
    );
    expect([path, status]).toEqual([path, 200]);
    const rows = Object.values(body as Record<string, Fields[] | number>).find((each) => Array.isArray(each)) ?? [];
    return rows.map((row) => row[member]);
  };
  const ids = { none: await addBanner({}), full: await addBanner(), old: await addBanner() };
  await send('PUT', `/v1/banners/${ids.old}`, { ...banner, text: 'Now in silk' });
  const missing = await named('/v1/banners', 'missing', 'id');
  expect([missing.includes(ids.none), missing.includes(ids.full), missing.includes(ids.old)]).toEqual([
    true,
    false,
    false,
  ]);
  const outdated = await named('/v1/banners', 'outdated', 'id');
  expect([outdated.includes(ids.none), outdated.includes(ids.full), outdated.includes(ids.old)]).toEqual([
    false,
    false,
    true,
  ]);

  // A text that isn't there in English needs no Hindi; an English one without Hindi does.
  const sample = {
    name: 'Neem',
    category: 'Skin',
    price: 100,
    benefits: [],
    translations: { hi: { tagline: 'कड़वा', category: 'त्वचा' } },
  };
  await send('POST', '/v1/product', { ...sample, sku: 'neem-full', tagline: 'Bitter' });
  await send('POST', '/v1/product', { ...sample, sku: 'neem-part', tagline: 'Bitter', benefits: ['Clear skin'] });
  const skus = await named('/v1/admin/product', 'missing', 'sku');
  expect([skus.includes('neem-full'), skus.includes('neem-part')]).toEqual([false, true]);
  for (const path of ['/v1/bundle?status=all', '/v1/admin/blog']) {
    expect(await named(path, 'outdated', 'id')).toEqual([]);
  }
  expect(await named('/v1/admin/blog', 'missing', 'id')).not.toEqual([]);
  expect(refusedFields(await send('GET', '/v1/banners?translation=xx-missing'))).toEqual(['translation']);
});

test('LNG-01 the triggers that mark translations know the columns that the lists know', async () => {
  const rows = await server.database.query<{ args: string }>(sql`
    SELECT encode(tgargs, 'escape') AS args FROM pg_trigger
    WHERE tgfoid = 'outdate_translations'::regproc AND tgrelid <> 'setting'::regclass`);
  const known = rows.map(({ args }) => {
    const [kind = '', , ...pairs] = args.split(String.raw`\000`).slice(0, -1);
    const columns = pairs.flatMap((each, place) => (place % 2 === 0 ? [[each, pairs[place + 1]] as const] : []));
    return [kind, Object.fromEntries(columns)] as const;
  });
  // Videos and categories have no list with filters.
  const { reel, 'post-category': category, ...listed } = Object.fromEntries(known);
  expect([reel, category]).toEqual([{ title: 'title' }, { name: 'name' }]);
  expect(listed).toEqual(translatedColumns);
});
