import type { BrowserContext, Page } from '@playwright/test';
import { nastyHtml } from '../../support/access/nasty-html.ts';
import { placed, post } from '../support/shop/orders.ts';
import { sendPrescription } from '../support/people/prescriptions.ts';
import { plantHtml } from '../support/shop/shop-database.ts';
import { forgetDevice, sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** What a payload does when it runs: it hands the stored token on. */
const steal = 'canary(localStorage.auth_token)';
const short = `<img src=x onerror=${steal}>`;
const payloads = [
  short,
  `<script>${steal}</script>`,
  `"><svg onload=${steal}>`,
  `</script><script>${steal}</script>`,
  `'-${steal}-'`,
  `javascript:${steal}`,
];
const told = payloads.join(' ');
const elsewhere = /evil\.example/u;

/** Every time that anything ran, and every call to another host. */
async function caught(context: BrowserContext): Promise<readonly string[]> {
  const found: string[] = [];
  await context.exposeFunction('canary', (token: string) => found.push(`token ${token}`));
  await context.route(elsewhere, (route) => {
    found.push(route.request().url());
    return route.abort();
  });
  context.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    dialog.dismiss().catch(() => found.push('a dialog stayed'));
  });
  return found;
}

/** Opens a page, and touches what a payload could wait for. */
async function visit(page: Page, path: string, shown: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(
    page.getByText(shown).or(page.locator(`input[value*="canary"]`)).filter({ visible: true }).first(),
  ).toBeVisible();
  await page.mouse.move(200, 300);
  await page.keyboard.press('Tab');
}

test('SEC-06 nothing runs of what a shopper writes, on any screen that shows it, and nobody reads the token @desktop', async ({
  page,
  context,
  phone,
  mark,
}) => {
  const ran = await caught(context);
  const token = await signIn(page, phone);
  await post(page, '/v1/user', token, { firstName: short, lastName: `<svg onload=${steal}>${mark}` });
  const address = {
    name: `${short}${mark}`,
    phone: '+919876543210',
    line1: payloads.slice(1, 3).join(' '),
    line2: `</textarea>${short}`,
    city: `<b>${mark}</b>`,
    state: 'Karnataka',
    pincode: '560066',
  };
  await post(page, '/v1/user/address', token, address);
  await sendPrescription(page, token, `${told} ${mark}`);
  const letter = { name: short, email: `${mark}@example.in`, message: `${told} ${mark}, and some more words` };
  await post(page, '/v1/user/contact-us-mail', token, letter);
  const order = await placed(page, token);

  await visit(page, '/dashboard/profile', /canary/u);
  await visit(page, '/dashboard/address', /canary/u);
  await visit(page, '/dashboard/prescriptions', /canary|prescription/iu);
  await visit(page, `/order-success?order=${order.id}`, order.number);
  await visit(page, `/shop?q=${encodeURIComponent(short)}`, /canary|Nothing|found/u);
  await visit(page, `/login?next=${encodeURIComponent(`javascript:${steal}`)}`, /./u);
  await visit(page, `/sandbox/messages?to=${encodeURIComponent('care@example.in')}`, /./u);

  await signIn(page, sandboxAccounts.admin);
  await visit(page, `/dashboard/accounts?q=${encodeURIComponent(phone)}`, /canary/u);
  await visit(page, `/dashboard/prescriptions`, /canary|prescription/iu);
  await visit(page, `/dashboard/orders/${order.id}`, order.number);
  // The prescriber comes to a device that remembers no admin, whose page would count what waits.
  await forgetDevice(page);
  await signIn(page, sandboxAccounts.prescriber);
  await visit(page, `/dashboard/prescriptions`, /canary|prescription/iu);
  expect(ran).toEqual([]);
});

test('SEC-06 of a post that was written past the sanitiser nothing runs, on its page, in a list or in the editor @desktop', async ({
  page,
  context,
  shop,
  mark,
  watch,
}) => {
  // Pictures that are not there, what the content policy kept out, and markup that no browser keeps as it was written.
  watch.expectProblem(/Failed to load resource|content policy|Content Security Policy|React error #418/u);
  const ran = await caught(context);
  const admin = await signIn(page, sandboxAccounts.admin);
  const headers = { authorization: `Bearer ${admin}` };
  const { categories } = (await (await page.request.get('/v1/blog/categories')).json()) as {
    categories: { id: string }[];
  };
  const slug = `canary-${mark}`;
  const written = {
    title: `A canary ${mark}`,
    slug,
    categoryId: categories[0]?.id,
    html: '<p>x</p>',
    publishAt: 'now',
  };
  const { id } = (await post(page, '/v1/blog', admin, written)) as { id: string };
  await plantHtml(shop, slug, `<p>The end is near</p>${nastyHtml.join('')}${told}<p>This is the end</p>`);

  await visit(page, `/blog/${slug}`, 'The end is near');
  await visit(page, '/blog', `A canary ${mark}`);
  await page.goto(`/dashboard/blogs/edit/${id}`);
  await expect(page.getByRole('textbox', { name: 'Text' })).toContainText('The end is near');
  expect(ran).toEqual([]);
  await page.request.delete(`/v1/blog/${id}`, { headers });
});

test('SEC-06 where HTML gets into a page or a script writes some, the content policy keeps it from running @desktop', async ({
  page,
  context,
  phone,
  watch,
}) => {
  watch.expectProblem(/./u);
  const ran = await caught(context);
  await signIn(page, phone);
  // A policy says nothing of a page that sends its visitor elsewhere, and a comment that is never closed hides the rest.
  const planted = nastyHtml.filter(
    (html) => !/http-equiv|<!|<xmp|<title|<textarea|<template|<noscript/u.test(html),
  );
  const links = payloads.map((payload) => `<a class="planted" href="javascript:${steal}">${payload.length}</a>`);
  await context.route('**/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '<div id="root">',
      `<div>${links.join('')}${[...planted, ...payloads].join('</p>')}</div><div id="root">`,
    );
    return route.fulfill({ response, body });
  });
  await page.goto('/about');
  await expect(page.locator('a.planted').first()).toBeAttached();
  await page.locator('a.planted').first().dispatchEvent('click');
  await page.mouse.move(200, 300);
  expect(ran).toEqual([]);

  await page.unrouteAll();
  await page.goto('/faq');
  const refused = await page.evaluate(async (payload) => {
    // What the test driver runs itself may evaluate text; a task of the page's own may not.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    const attempts: Record<string, () => unknown> = {
      html: () => (document.body.innerHTML = payload),
      added: () => document.body.insertAdjacentHTML('beforeend', payload),
      written: () => document.write(payload),
      source: () => (document.createElement('script').src = 'https://evil.example/x.js'),
      text: () => (document.createElement('script').textContent = 'canary(1)'),
      evaluated: () => Reflect.construct(Function, ['canary(1)']),
      later: (): unknown => Reflect.apply(setTimeout, window, ['canary(1)', 0]),
      worker: () => new Worker('/assets/other.js'),
      policy: () => window.trustedTypes?.createPolicy('mine', { createHTML: (html) => html }),
      again: () => window.trustedTypes?.createPolicy('default', { createHTML: (html) => html }),
    };
    const names: string[] = [];
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        attempt();
      } catch {
        names.push(name);
      }
    }
    const attribute = document.createElement('p');
    attribute.setAttribute('style', 'position:fixed;inset:0');
    document.body.append(attribute);
    if (getComputedStyle(attribute).position !== 'fixed') names.push('style attribute');
    const element = document.createElement('style');
    element.append('body{display:none}');
    document.head.append(element);
    if (getComputedStyle(document.body).display !== 'none') names.push('style element');
    return names;
  }, short);
  expect(refused).toEqual([
    'html',
    'added',
    'written',
    'source',
    'text',
    'evaluated',
    'later',
    'worker',
    'policy',
    'again',
    'style attribute',
    'style element',
  ]);
  expect(ran).toEqual([]);
});

declare global {
  interface Window {
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { readonly createHTML: (html: string) => string }): unknown;
    };
  }
}
