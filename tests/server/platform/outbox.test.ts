import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellShopper } from '../../../server/account/message/tell.ts';
import sql from 'sql-template-tag';
import { newPhone, startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A shopper with an address, who was told of the password. */
async function told(firstName = 'Asha'): Promise<{ phone: string; email: string }> {
  const phone = newPhone();
  const email = `${phone.slice(1)}@example.in`;
  const { id } = await server.database.one<{ id: string }>(sql`
    INSERT INTO shopper (id, phone, email, first_name) VALUES (gen_random_uuid(), ${phone}, ${email}, ${firstName})
    RETURNING id`);
  await tellShopper(server.database, server.context, id, {
    template: 'password-changed',
    data: { at: server.context.clock() },
  });
  return { phone, email };
}

const page = (to = '') => server.call('GET', `/sandbox/messages${to === '' ? '' : `?to=${to}`}`);

test('SES-08 the outbox shows every channel, and finds a recipient as a person types it', async () => {
  const { phone, email } = await told();
  await told();
  const all = await page();
  expect([all.text.includes('Text message to'), all.text.includes('E-mail to')]).toEqual([true, true]);
  for (const typed of [phone, phone.slice(3), `91${phone.slice(3)}`, `${phone.slice(3, 8)}%20${phone.slice(8)}`]) {
    const found = await page(typed);
    expect({ typed, count: found.text.match(/<li>/gu)?.length }).toEqual({ typed, count: 1 });
  }
  const found = await page(email.toUpperCase());
  expect(found.text).toContain('Your mantra password was changed');
  expect((await page('nobody@example.in')).text).toContain('Nothing to nobody@example.in yet.');
});

test('SES-08 an e-mail is read in a frame that may do nothing, whatever is in it', async () => {
  const { email } = await told('<script>alert(1)</script>');
  const link = /href="(\/sandbox\/messages\/[\w-]+)"/u.exec((await page(email)).text)?.[1] ?? '';
  const shown = await server.call('GET', link);
  expect(shown.text).toContain(`<iframe sandbox title="The e-mail" src="${link}/body">`);
  const body = await server.call('GET', `${link}/body`);
  expect(body.text).toContain('Namaste &lt;script&gt;');
  expect(body.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox",
  );
});

test('SES-08 a message that is not there, or is no e-mail, has no page', async () => {
  const { phone } = await told();
  const { id } = await server.database.one<{ id: string }>(sql`SELECT id FROM message WHERE recipient = ${phone}`);
  for (const one of [id, '00000000-0000-4000-8000-000000000000', 'x']) {
    expect((await server.call('GET', `/sandbox/messages/${one}`)).status).toBe(404);
  }
});

test('SEC-02 an outbox that is asked for by what is no text shows itself instead of a failure', async () => {
  const got = await page('%00%E2%80%AE');
  expect([got.status, got.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});

test('SES-08 what somebody typed into the search is text, not markup', async () => {
  const { text } = await page(encodeURIComponent('"><img src=x onerror=alert(1)>'));
  expect(text).not.toContain('<img');
});

test('SES-08 the outbox by call names the template and the subject', async () => {
  const { email } = await told();
  const { body } = await server.call('GET', `/v1/sandbox/messages?to=${email}`);
  expect(body).toMatchObject({
    messages: [
      { to: email, channel: 'email', template: 'password-changed', subject: 'Your mantra password was changed' },
    ],
  });
});
