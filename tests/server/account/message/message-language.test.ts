import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Problem } from '../../../../src/contract/platform/problem.ts';
import { type Buyer, line, orderOf, place } from '../../../support/orders/order-shop.ts';
import { ownShop } from '../../../support/orders/own-shop.ts';
import { sealToken } from '../../../../server/account/message/signed-token.ts';
import { trackPath } from '../../../../server/orders/tracking/track-link.ts';
import { tellShopper } from '../../../../server/account/message/tell.ts';

const shop = await ownShop();

const hindi = { 'accept-language': 'hi-IN' } as const;
const english = { 'accept-language': 'en-IN' } as const;

const newest = async (recipient: string) =>
  shop.context.database.one<{
    template: string;
    body: string;
    code: string | null;
    subject: string;
    html: string;
  }>(sql`
    SELECT template, body, code, subject, html FROM message WHERE recipient = ${recipient} ORDER BY serial DESC LIMIT 1`);

async function signIn(phone: string, headers: Readonly<Record<string, string>>): Promise<string> {
  await shop.call('POST', '/v1/user/otp/send', { body: { phone }, headers });
  const { code } = await newest(phone);
  const verified = await shop.call('POST', '/v1/user/otp/verify', { body: { phone, code }, headers });
  expect(verified.status).toBe(200);
  // The next code isn’t sent before this one is a minute old.
  shop.pass(120_000);
  return verified.json<{ token: string }>().token;
}

const languageOf = async (phone: string) =>
  (await shop.context.database.one<{ language: string }>(sql`SELECT language FROM shopper WHERE phone = ${phone}`))
    .language;

const choices = (token: string, body: object, headers?: Readonly<Record<string, string>>) =>
  shop.call('PUT', '/v1/user/message-choices', {
    token,
    body: { whatsapp: false, reminders: false, ...body },
    ...(headers === undefined ? {} : { headers }),
  });

const phoneOf = async ({ id }: Pick<Buyer, 'id'>) =>
  (await shop.context.database.one<{ phone: string }>(sql`SELECT phone FROM shopper WHERE id = ${id}`)).phone;

test('LNG-01 a code is in the language of the page that asks, and messages follow the page of the last sign-in', async () => {
  const phone = '+919811100001';
  await signIn(phone, hindi);
  const { body } = await newest(phone);
  expect(body).toMatch(/^\S+ के लिए आपका कोड \d{6} है। यह 5 मिनट तक चलेगा।/u);
  expect(await languageOf(phone)).toBe('hi');
  await signIn(phone, english);
  expect(await languageOf(phone)).toBe('en');
  await signIn(phone, { 'accept-language': "../../etc'; DROP" });
  expect(await languageOf(phone)).toBe('en');
});

test('LNG-01 a language that a person chose stays, whatever page they use', async () => {
  const phone = '+919811100002';
  const token = await signIn(phone, english);
  const answer = await choices(token, { language: 'hi' });
  expect([answer.status, answer.json()]).toEqual([
    200,
    { whatsapp: false, reminders: false, reviews: false, language: 'hi' },
  ]);
  const again = await signIn(phone, english);
  expect(await languageOf(phone)).toBe('hi');
  // A page from before sends no language.
  expect((await choices(again, {})).json<{ language: string }>().language).toBe('hi');
  for (const language of ['ta', 'HI', '', null, ['hi'], 'hi-IN']) {
    const refused = await choices(again, { language });
    expect([refused.status, refused.json<Problem>().errors?.[0]?.field]).toEqual([422, 'language']);
  }
  expect(await languageOf(phone)).toBe('hi');
});

test('LNG-01, ORD-05 an order on a Hindi page is confirmed in Hindi, with links to pages in Hindi', async () => {
  const buyer = await shop.buyer();
  const phone = await phoneOf(buyer);
  await shop.context.database.execute(
    sql`UPDATE shopper SET email = 'asha.hi@example.in', first_name = 'Asha' WHERE id = ${buyer.id}`,
  );
  const placed = await shop.call('POST', '/v1/order', {
    token: buyer.token,
    headers: { ...hindi, 'idempotency-key': crypto.randomUUID() },
    body: orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' }),
  });
  expect(placed.status).toBe(201);
  const { number } = placed.json<{ order: { number: string } }>().order;
  const { body } = await newest(phone);
  expect(body).toContain(`आपका ऑर्डर ${number} मिल गया, ₹640 डिलीवरी पर नकद देने हैं। ट्रैक करें: http`);
  // The server draws the tracking page itself: its address is the same in every language.
  expect(body).toMatch(/\/\/[^/]+\/track\//u);
  const mail = await newest('asha.hi@example.in');
  expect(mail.subject).toBe(`आपका ऑर्डर ${number} मिल गया`);
  expect(mail.body).toContain('नमस्ते Asha,');
  expect(mail.html).toContain('<html lang="hi-IN">');
  await shop.context.database.transaction((tx) =>
    tellShopper(tx, shop.context, buyer.id, { template: 'welcome', data: {} }),
  );
  expect((await newest(phone)).body).toContain(`${shop.context.origin()}/hi/dashboard/profile`);
});

test('LNG-01 staff get what concerns their work in English', async () => {
  const buyer = await shop.buyer();
  const phone = await phoneOf(buyer);
  await shop.context.database.execute(sql`UPDATE shopper SET language = 'hi' WHERE id = ${buyer.id}`);
  await shop.context.database.transaction((tx) =>
    tellShopper(tx, shop.context, buyer.id, {
      template: 'second-factor-reset',
      data: { at: new Date('2026-11-21T04:30:00Z') },
    }),
  );
  expect((await newest(phone)).body).toContain('your second factor was reset on 21 Nov 26, 10:00 AM');
});

test('LNG-01 whoever waits without an account is told in the language of the page they asked on', async () => {
  const email = 'waits.hi@example.in';
  await shop.call('POST', '/v1/user/contact-us-mail', { headers: hindi, body: letter(email) });
  const { subject, body } = await newest(email);
  expect([subject, body.includes('विषय: ऑर्डर या पार्सल')]).toEqual([
    `${shop.context.settings.business.shopName} को आपका संदेश मिल गया`,
    true,
  ]);
});

function letter(email: string) {
  return {
    name: 'Asha Rao',
    email,
    phone: null,
    topic: 'order',
    orderNumber: '',
    message: 'The box came wet today.',
    website: '',
  };
}

test('LNG-01, ORD-05 the pages behind links speak the language of the account, and stay within it', async () => {
  const buyer = await shop.buyer();
  const { database, settings, clock } = shop.context;
  await database.execute(
    sql`UPDATE shopper SET language = 'hi', language_chosen_at = now(), wants_reminders = true WHERE id = ${buyer.id}`,
  );
  const { order } = await place(shop, buyer, orderOf([line('sleep-mantra')], 640, { paymentMethod: 'cod' }));
  const track = await shop.call('GET', trackPath(order.id, settings.secret, clock()));
  expect(track.body).toContain('<html lang="hi-IN"');
  expect(track.body).toContain('<h1>ऑर्डर हो गया</h1>');
  expect(track.body).toContain('href="/hi/"');
  expect(track.body.replaceAll(/<style>.*?<\/style>|<[^>]*>/gsu, ' ')).not.toMatch(
    /Order placed|to come|Arrives|Help/u,
  );
  const link = { purpose: 'reminders', id: buyer.id, days: 1, now: clock() } as const;
  const off = await shop.call('GET', `/reminders/off/${sealToken(link, settings.secret)}`);
  expect(off.body).toContain('<h1>अब याद न दिलाएँ?</h1>');
  expect(off.body).toContain('<button type="submit">और याद न दिलाएँ</button>');
});
