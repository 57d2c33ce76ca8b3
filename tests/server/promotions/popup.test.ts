import sql from 'sql-template-tag';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OwnedPopupSettings } from '../../../src/contract/promotions/popup.calls.ts';
import { defaultPopupSettings } from '../../../src/domain/promotions/popup.ts';
import { accounts, refusedFields, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(accounts.admin);
});
afterAll(() => server.close());

const read = async () => (await server.call('GET', '/v1/popup/settings')).body;
const save = async (body: unknown) => server.call('POST', '/v1/popup/settings', { token: admin, body });

test('FLS-01 the seeded sale is on, with the code and percentage that the shop really has', async () => {
  const { settings } = (await read()) as { settings: typeof defaultPopupSettings };
  expect(settings).toMatchObject({
    isActive: true,
    couponCode: 'FLASH50',
    discountPercent: 50,
    timerDuration: 300,
  });
  const verdict = await server.call('POST', '/v1/coupon/verify', {
    body: { code: settings.couponCode, cartValue: 2000 },
  });
  expect(verdict.body).toEqual({ valid: true, finalAmount: 1250, discountAmount: 750 });
});

test('FLS-02 an admin sets every field, or some of them; what is left out stays', async () => {
  const all = {
    isActive: false,
    showAfterSeconds: 9,
    exitIntentEnabled: false,
    scrollTriggerEnabled: false,
    scrollTriggerPercent: 55,
    maxShowsPerSession: 2,
    maxShowsPerDay: 4,
    showsAgain: true,
    enabledPages: ['/shop/*', '/'],
    disabledPages: ['/checkout', '/dashboard/*'],
    timerDuration: 120,
    couponCode: 'DIYA20',
    discountPercent: 20,
    couponDescription: 'Twenty',
    popupTitle: 'Title',
    urgencyBadgeText: 'Soon',
    buttonText: 'Take it',
    trustIndicators: ['One', 'Two'],
    debugMode: true,
    trackingEnabled: false,
    conversionTracking: false,
  };
  expect(Object.keys(all).toSorted()).toEqual(Object.keys(defaultPopupSettings).toSorted());
  expect((await save(all)).body).toEqual({ success: true, settings: all });
  expect((await save({ popupTitle: 'Another', couponCode: 'diya20' })).status).toBe(200);
  expect(await read()).toEqual({ success: true, settings: { ...all, popupTitle: 'Another' } });
});

test('FLS-02, API-05 every field is checked, and a wrong one is named', async () => {
  const wrong: Readonly<Record<string, readonly unknown[]>> = {
    isActive: ['yes', null],
    showAfterSeconds: [-1, 1.5, 3601],
    exitIntentEnabled: [1],
    scrollTriggerEnabled: ['on'],
    scrollTriggerPercent: [0, 101],
    maxShowsPerSession: [-1, 1001],
    maxShowsPerDay: ['9'],
    showsAgain: ['once'],
    timerDuration: [9, 86_401],
    couponCode: ['', 'a b', 'x'.repeat(41)],
    discountPercent: [0, 100.5],
    couponDescription: ['x'.repeat(401)],
    popupTitle: ['', ' '],
    urgencyBadgeText: [5],
    buttonText: [''],
    debugMode: [0],
    trackingEnabled: ['no'],
    conversionTracking: [null],
    unknownField: [1],
  };
  for (const [field, values] of Object.entries(wrong)) {
    for (const value of values) {
      const refused = refusedFields(await save({ [field]: value }));
      expect({ field, value, refused: [...new Set(refused)] }).toEqual({ field, value, refused: [field] });
    }
  }
  const patterns = [['shop'], ['/shop?x=1'], ['/sh*p'], ['https://elsewhere.in/'], ['']];
  for (const enabledPages of patterns) {
    expect(refusedFields(await save({ enabledPages }))).toEqual(['enabledPages.0']);
  }
  expect((await save({ disabledPages: ['*', '/*', '/', '/shop/*', '/shop/dog-mantra'] })).status).toBe(200);
});

test('ADM-04 the fields are checked against each other, and nothing is stored of settings that do not go together', async () => {
  const before = await read();
  expect(refusedFields(await save({ maxShowsPerSession: 5, maxShowsPerDay: 4 }))).toEqual(['maxShowsPerSession']);
  expect(refusedFields(await save({ isActive: true, enabledPages: [], couponCode: 'NONE' }))).toEqual([
    'enabledPages',
    'couponCode',
  ]);
  expect(refusedFields(await save({ trackingEnabled: false, conversionTracking: true }))).toEqual([
    'conversionTracking',
  ]);
  expect(await read()).toEqual(before);
});

test('ADM-04, ADM-10 of two admins the slower is told what the other has set, and every change is remembered', async () => {
  const path = '/v1/admin/popup-settings';
  const { version, ...settings } = (await server.call('GET', path, { token: admin })).body as OwnedPopupSettings;
  const put = async (popupTitle: string) =>
    server.call('PUT', path, {
      token: admin,
      body: { ...settings, popupTitle },
      headers: { 'if-match': `"${version}"` },
    });
  const answers = await Promise.all([put('One'), put('Two')]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412]);
  const won = answers.find(({ status }) => status === 200)?.body as OwnedPopupSettings;
  const lost = answers.find(({ status }) => status === 412)?.body as { record: OwnedPopupSettings };
  expect(lost.record).toEqual(won);
  expect(won.version).toBe(version + 1);
  expect((await read()) as object).toMatchObject({ settings: { popupTitle: won.popupTitle } });
  const [entry] = await server.database.query(sql`
    SELECT before->>'popupTitle' AS before, after->>'popupTitle' AS after FROM audit_entry
    WHERE record_id = 'popup' AND (after->>'version')::integer = ${won.version}`);
  expect(entry).toEqual({ before: settings.popupTitle, after: won.popupTitle });
});

test('FLS-01 a setting from elsewhere is read over the defaults, and one of another form is none', async () => {
  await server.database.execute(sql`UPDATE setting SET value = '{"timerDuration": 60}' WHERE key = 'popup'`);
  await vi.waitFor(async () => {
    expect(await read()).toEqual({ success: true, settings: { ...defaultPopupSettings, timerDuration: 60 } });
  });
  await server.database.execute(sql`UPDATE setting SET value = '{"timerDuration": "long"}' WHERE key = 'popup'`);
  await vi.waitFor(async () => {
    expect(await read()).toEqual({ success: true, settings: defaultPopupSettings });
  });
});

test('FLS-01, ADM-04 the popup’s code exists, gives what it says and can be used now; else the form says so, and shoppers don’t see it', async () => {
  await server.database.execute(sql`DELETE FROM setting WHERE key = 'popup'`);
  const isShown = async () => ((await read()) as { settings: typeof defaultPopupSettings }).settings.isActive;
  for (const [body, field] of [
    [{ couponCode: 'NOSUCHCODE' }, 'couponCode'],
    [{ discountPercent: 20 }, 'discountPercent'],
  ] as const) {
    expect(refusedFields(await save({ isActive: true, ...body }))).toEqual([field]);
    expect((await save({ isActive: false, ...body })).status).toBe(200);
    await server.database.execute(sql`DELETE FROM setting WHERE key = 'popup'`);
  }
  expect((await save({ isActive: true })).status).toBe(200);
  await vi.waitFor(async () => expect(await isShown()).toBe(true));
  const changes = [
    [sql`UPDATE coupon SET is_enabled = false WHERE code = 'FLASH50'`, sql`is_enabled = true`],
    [sql`UPDATE coupon SET expires_at = '2020-01-01' WHERE code = 'FLASH50'`, sql`expires_at = '2040-01-01'`],
    [sql`UPDATE coupon SET starts_at = '2039-01-01' WHERE code = 'FLASH50'`, sql`starts_at = NULL`],
    [sql`UPDATE coupon SET value = 40 WHERE code = 'FLASH50'`, sql`value = 50`],
  ] as const;
  for (const [change, back] of changes) {
    await server.database.execute(change);
    await vi.waitFor(async () => expect(await isShown()).toBe(false));
    expect(refusedFields(await save({ isActive: true }))).toHaveLength(1);
    await server.database.execute(sql`UPDATE coupon SET ${back} WHERE code = 'FLASH50'`);
    await vi.waitFor(async () => expect(await isShown()).toBe(true));
  }
});
