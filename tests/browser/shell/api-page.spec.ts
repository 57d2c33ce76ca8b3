import { z } from 'zod';
import { directivesOf } from '../../support/access/observatory.ts';
import { axe } from '../support/accessibility.ts';
import { tooNarrow } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const descriptionSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ tags: z.array(z.string()) }))),
});

test('API-04 /docs lists every call of the description by its group; it asks no other host and needs no exception of the content policy; a call is found and opened with the keyboard, and shows who may send it and all its fields; its address opens it, and the page is dark where the device is @desktop', async ({
  page,
  context,
  shop,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const answer = await page.goto('/docs');
  const policy = directivesOf(answer?.headers()['content-security-policy'] ?? '');
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('style-src')?.filter((source) => source.includes('unsafe'))).toEqual([]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  await expect(page).toHaveTitle('API of mantra');

  const { paths } = descriptionSchema.parse(await (await fetch(`${shop.url}/openapi.json`)).json());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { tags }]) => `${tags.join()}: ${method.toUpperCase()} ${path}`),
  );
  await expect(page.getByRole('status')).toHaveText(new RegExp(`^${described.length} calls in \\d+ groups$`, 'u'));
  const listed = await page.locator('.api-group').evaluateAll((groups) =>
    groups.flatMap((group) =>
      [...group.querySelectorAll('.opblock')].map((call) => {
        const [method, path] = ['.opblock-summary-method', '.opblock-summary-path'].map(
          (part) => call.querySelector(part)?.textContent,
        );
        return `${group.querySelector('h2')?.textContent}: ${method} ${path}`;
      }),
    ),
  );
  expect(listed.toSorted()).toEqual(described.toSorted());
  const groups = page.getByRole('navigation', { name: 'Groups of calls' }).getByRole('link');
  await expect(groups).toHaveCount(new Set(listed.map((line) => line.split(':')[0])).size);
  expect(asked.filter((url) => !url.startsWith(`${shop.url}/`))).toEqual([]);
  expect(await axe(page)).toEqual([]);
  expect(await tooNarrow(page, [390, 1280])).toEqual([]);

  await page.getByRole('searchbox', { name: 'Find a call' }).focus();
  await page.keyboard.type('put /v1/user/cart');
  await expect(page.getByRole('status')).toHaveText('1 call in 1 group');
  const call = page.getByRole('button', { name: /^PUT \/v1\/user\/cart/u });
  // Past the explanation of refusals.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(call).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(call).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/#\/Cart\/putCart$/u);

  const opened = page.locator('.opblock.is-open');
  await expect(opened.getByText('For whoever is signed in.')).toBeVisible();
  await expect(opened.getByRole('row', { name: /^if-match/u })).toContainText('string');
  await expect(opened.getByText('lines', { exact: true }).first()).toBeVisible();
  await expect(opened.getByRole('row', { name: /^200/u })).toContainText('PricedCart');
  await expect(opened.getByRole('row', { name: /^401/u })).toContainText('not-signed-in');
  // Nothing can be sent from here.
  await expect(opened.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /try it out|execute|authorize/iu })).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axe(page)).toEqual([]);

  // The address of the open call stands in the bar by now.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(page.locator('.opblock.is-open')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^PUT \/v1\/user\/cart/u })).toBeInViewport();
  expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('dark');
  expect(await axe(page, { isOnlyColour: true })).toEqual([]);
});

test('API-04 while the description is on its way /docs says so; where it fails, it says where to read it @phone', async ({
  page,
  watch,
}) => {
  watch.expectProblem(/503/u);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/openapi.json', async (route) => {
    await asked;
    await route.fulfill({ status: 503, body: '' });
  });
  await page.goto('/docs');
  await expect(page.getByRole('status')).toHaveText('Loading the calls …');
  await expect(page.getByRole('link', { name: '/openapi.json' })).toBeVisible();
  answer();
  const notice = page.getByRole('alert');
  await expect(notice).toHaveText(
    'Couldn’t load the calls. Reload the page, or read the description itself: /openapi.json.',
  );
  await expect(notice.getByRole('link')).toHaveAttribute('href', '/openapi.json');
  expect(await axe(page)).toEqual([]);
});
