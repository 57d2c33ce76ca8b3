import sql from 'sql-template-tag';
import { expect, test, vi } from 'vitest';
import { siteOf } from '../../../server/platform/start/site.ts';
import { type Fields, hindi, translatedShop } from '../../support/admin/translated-shop.ts';
import { refusedFields } from '../../support/server.ts';

const { server, admin, read, send } = await translatedShop();

const banners = async (headers = {}) =>
  ((await read('/v1/banners/active', headers)).body as { banners: Fields[] }).banners;
const stored = async (kind: string, id: string) =>
  server.database.query<{ member: string; value: unknown }>(sql`
    SELECT member, value FROM translation WHERE kind = ${kind} AND record_id = ${id} ORDER BY member`);

const banner = { text: 'Rakhi gifts are here', isEnabled: true, icon: 'gift', priority: 0 };

test('LNG-01 what an admin writes in Hindi is saved with its record, shown to those who read Hindi, and goes with it', async () => {
  const translations = { hi: { text: 'राखी के तोहफ़े आ गए' } };
  const { status, body } = await send('POST', '/v1/banners', { ...banner, translations });
  const { id } = body as { id: string };
  expect([status, body]).toMatchObject([200, { ...banner, translations, version: 1 }]);
  await vi.waitFor(async () =>
    expect((await banners(hindi))[0]).toMatchObject({ id, text: 'राखी के तोहफ़े आ गए', translated: ['text'] }),
  );
  const [english = {}] = await banners();
  expect([english['id'], english['text'], 'translated' in english]).toEqual([id, banner.text, false]);
  expect((await siteOf(server.context, 'hi')).banners[0]?.text).toBe('राखी के तोहफ़े आ गए');
  expect((await siteOf(server.context)).banners[0]?.text).toBe(banner.text);

  // Left out, it stays; sent empty, English stands in for it.
  expect((await send('PUT', `/v1/banners/${id}`, { ...banner, link: '/shop' })).body).toMatchObject({
    translations,
  });
  const emptied = await send('PUT', `/v1/banners/${id}`, { ...banner, translations: { hi: { text: ' ' } } });
  expect(emptied.body).not.toHaveProperty('translations');
  await vi.waitFor(async () =>
    expect((await banners(hindi))[0]).toMatchObject({ text: banner.text, translated: [] }),
  );

  await send('PUT', `/v1/banners/${id}`, { ...banner, translations });
  expect(await stored('banner', id)).toEqual([{ member: 'text', value: 'राखी के तोहफ़े आ गए' }]);
  await send('DELETE', `/v1/banners/${id}`);
  expect(await stored('banner', id)).toEqual([]);
});

test('LNG-01 a product is read in the language that is asked for; lists of the two are kept apart, and its name stays', async () => {
  const path = '/v1/product/sleep-mantra';
  const english = (await read(path)).body as Fields;
  const inHindi = await read(path, hindi);
  const product = inHindi.body as Fields;
  expect(inHindi.headers.get('vary')).toContain('accept-language');
  expect(english).not.toHaveProperty('translated');
  expect(product).toMatchObject({ name: 'Sleep Mantra', tagline: 'चैन की रातों के लिए, अश्वगंधा के साथ' });
  expect(product['translated']).toEqual(
    expect.arrayContaining(['tagline', 'description', 'benefits', 'howToUse', 'ingredients', 'questions']),
  );
  const others = ['name', 'price', 'flavours', 'label', 'images', 'category'];
  for (const member of others) expect(product[member]).toEqual(english[member]);

  const list = async (headers = {}) => {
    const { body, headers: got } = await read('/v1/product?sort=name', headers);
    const { products } = body as { products: Fields[] };
    const found = products.find(({ sku }) => sku === 'sleep-mantra') ?? {};
    return { etag: got.get('etag'), tagline: found['tagline'], translated: found['translated'] };
  };
  const [one, other, again] = [await list(), await list(hindi), await list()];
  expect(one.tagline).toBe(english['tagline']);
  expect(other).toMatchObject({ tagline: product['tagline'], translated: ['tagline'] });
  expect(again).toEqual(one);
  expect(other.etag).not.toBe(one.etag);
});

test('LNG-01 ADM-11 a product’s translations are part of its version, and an import passes them over', async () => {
  const path = '/v1/admin/product/dog-mantra';
  const { body } = await send('GET', path);
  const { version, createdAt: _, updatedAt: __, sku: ___, rating: ____, ...product } = body as Fields;
  const changed = { ...product, translations: { hi: { tagline: 'दरवाज़े वाले दोस्त के लिए' } } };
  const late = await send('PUT', '/v1/product/dog-mantra', changed, { 'if-match': '"999"' });
  expect(late.status).toBe(412);
  const taglineOf = async () => (await stored('product', 'dog-mantra')).find(({ member }) => member === 'tagline');
  expect((await taglineOf())?.value).not.toBe('दरवाज़े वाले दोस्त के लिए');

  const saved = await send('PUT', '/v1/product/dog-mantra', changed, { 'if-match': `"${String(version)}"` });
  expect(saved.status).toBe(200);
  expect((await taglineOf())?.value).toBe('दरवाज़े वाले दोस्त के लिए');
  // What wasn't sent is still there.
  expect((await stored('product', 'dog-mantra')).map(({ member }) => member)).toContain('description');

  const csv = (await send('GET', '/v1/admin/product/export')).text;
  const form = new FormData();
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'products.csv');
  const imported = await fetch(`${server.url}/v1/admin/product/import?mode=save`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}` },
    body: form,
  });
  expect(imported.status).toBeLessThan(500);
  expect((await taglineOf())?.value).toBe('दरवाज़े वाले दोस्त के लिए');
});

test('LNG-01 SEC-01 nothing but known languages and members is taken, and a translated text is cleaned like the English one', async () => {
  const refused = async (translations: unknown) =>
    refusedFields(await send('POST', '/v1/banners', { ...banner, translations }));
  expect(await refused({ xx: { text: 'x' } })).not.toEqual([]);
  expect(await refused({ hi: { link: '/x' } })).not.toEqual([]);
  expect(await refused({ hi: { text: 'क'.repeat(121) } })).toEqual(['translations.hi.text']);
  expect(await refused({ __proto__: null, hi: 'x' })).toEqual(['translations.hi']);

  const { categories } = (await read('/v1/blog/categories')).body as { categories: { id: string }[] };
  const post = {
    title: 'Tulsi at home',
    slug: 'tulsi-at-home',
    categoryId: categories[0]?.id,
    html: '<p>Tulsi</p>',
    publishAt: 'now',
    translations: { hi: { title: 'घर में तुलसी', html: '<p onclick="x()">तुलसी</p><script>alert(1)</script>' } },
  };
  expect((await send('POST', '/v1/blog', post)).status).toBe(201);
  server.pass(1_000);
  const inHindi = (await read('/v1/blog/tulsi-at-home', hindi)).body as Fields;
  expect(inHindi).toMatchObject({ title: 'घर में तुलसी', html: '<p>तुलसी</p>' });
  expect(inHindi['translated']).toEqual(expect.arrayContaining(['title', 'html']));
  expect((await read('/v1/blog/tulsi-at-home')).body).toMatchObject({
    title: 'Tulsi at home',
    html: '<p>Tulsi</p>',
  });
});

test('LNG-01 the business, its popup and its bundles speak Hindi where their texts are there', async () => {
  const { business } = await siteOf(server.context, 'hi');
  expect(business.hero.title).toBe('चार पौधे। पाँच बूँदें।');
  expect(business.translated).toContain('heroTitle');
  expect((await siteOf(server.context)).business).not.toHaveProperty('translated');
  expect((await read('/v1/about', hindi)).body).toMatchObject({ title: 'चार पौधे, कागज़ पर और शीशी में' });

  const popup = (await read('/v1/popup/settings', hindi)).body as { settings: Fields };
  expect(popup.settings).toMatchObject({ popupTitle: 'जब तक दीया जले, आधे दाम', couponCode: 'FLASH50' });
  const { bundles } = (await read('/v1/bundle', hindi)).body as { bundles: Fields[] };
  expect(bundles.map(({ name }) => name)).toContain('दिन और रात');

  const { record, version } = (await send('GET', '/v1/admin/business')).body as { record: Fields; version: number };
  const story = { ...record, translations: { hi: { aboutStory: 'बिना शीर्षक' } } };
  const untitled = await send('PUT', '/v1/admin/business', story, { 'if-match': `"${version}"` });
  expect(refusedFields(untitled)).toEqual(['translations.hi.aboutStory']);
  const tagline = { ...record, translations: { hi: { tagline: 'नई टैगलाइन' } } };
  expect((await send('PUT', '/v1/admin/business', tagline)).status).toBe(200);
  await vi.waitFor(async () =>
    expect((await siteOf(server.context, 'hi')).business).toMatchObject({
      tagline: 'नई टैगलाइन',
      hero: { title: 'चार पौधे। पाँच बूँदें।' },
    }),
  );
});
