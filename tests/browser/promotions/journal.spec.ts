import type { PostList } from '../../../src/domain/content/blog/blog.ts';
import { nastyHtml } from '../../support/access/nasty-html.ts';
import { sandboxAccounts, signIn } from '../support/people/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('CNT-01 the journal is read by kind and by words, and the address says so @desktop', async ({ page }) => {
  await page.goto('/blog');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Dogs' }).click();
  await expect(page).toHaveURL('/blog?category=dogs');
  await expect(titles).toHaveText(['A quieter Diwali for dogs: what to do in the week before']);
  // Words are looked for in the kind that is open.
  await page.getByRole('searchbox', { name: 'Search the journal' }).fill('gooseberry');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/blog?q=gooseberry&category=dogs');
  await page.getByRole('link', { name: 'Show all posts' }).click();
  await expect(page.getByRole('heading', { name: 'No posts match' })).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search the journal' }).fill('gooseberry');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('1 post for “gooseberry”')).toBeVisible();
  await expect(titles).toHaveText(['Amla in November: what to do with a kilo of sour']);
});

test('CNT-01 CHR-07 the contact page has every way to reach the shop; a letter is written, its mistakes stand at their fields, and it is mailed @phone', async ({
  page,
}) => {
  await page.goto('/contact');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '+91 80 4000 0000' })).toHaveAttribute('href', 'tel:+918040000000');
  await expect(main.getByRole('link', { name: 'care@example.in' }).first()).toHaveAttribute(
    'href',
    'mailto:care@example.in',
  );
  await expect(main.getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/918040000000\?text=/,
  );
  await expect(main.getByRole('link', { name: 'Open the map' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps/,
  );
  await expect(main.getByText('Every day, 9AM to 6PM', { exact: true })).toBeVisible();
  await expect(main.getByText('560066')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Grievance officer' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await send.click();
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await expect(page.getByText('Enter your name')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Asha Rao');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('letter@example.com');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Is the oil good for a dog of four years?');
  await send.click();
  await expect(page.getByText('Your message has been sent')).toBeVisible();
  await page.getByRole('button', { name: 'Write another' }).click();
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
  const kept = await (await page.request.get('/v1/sandbox/messages?to=letter@example.com')).text();
  expect(kept).toContain('Is the oil good for a dog of four years?');
});

test('CNT-02 of a post full of tricks nothing runs, on its page and in a feed @desktop', async ({
  page,
  mark,
  watch,
}) => {
  // A picture that was never sent.
  watch.expectProblem(/image\/a\.jpg/u);
  const admin = await signIn(page, sandboxAccounts.admin);
  const { categories } = (await (await page.request.get('/v1/blog/categories')).json()) as PostList & {
    categories: { id: string }[];
  };
  const post = {
    title: 'A post full of tricks',
    slug: `full-of-tricks-${mark}`,
    categoryId: categories[0]?.id,
    html: `<p>The end is near</p>${nastyHtml.join('')}<p>This is the end</p>`,
    publishAt: 'now',
  };
  const created = await page.request.post('/v1/blog', { headers: bearer(admin), data: post });
  expect(created.status()).toBe(201);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    dialog.dismiss().catch(() => alerts.push('it stayed'));
  });
  await page.goto(`/blog/full-of-tricks-${mark}`);
  await expect(page.getByText('The end is near')).toBeVisible();
  const left = await page
    .getByRole('article')
    .first()
    .locator(
      'script, iframe, svg[onload], form, style, [onerror], [onclick], [style], object, embed, a[href^="java"]',
    )
    .count();
  expect([alerts, left]).toEqual([[], 0]);
  const { id } = (await created.json()) as { id: string };
  await page.request.delete(`/v1/blog/${id}`, { headers: bearer(admin) });
});

test('CAT-06 RTE-05 below its products home has bundles, videos and the journal, and no invented letters; its first load carries no text of other pages @desktop', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  const loaded = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
  expect(loaded.length).toBeGreaterThan(0);
  expect(
    loaded.filter((text) => /Hortus Malabaricus|Ugadi|data fiduciary|one-time code; typing/.test(text)),
  ).toEqual([]);
  await expect(page.getByRole('region', { name: 'Better together' }).getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Seen up close' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'What customers write to us' })).toHaveCount(0);
  const journal = page.getByRole('region', { name: 'From the journal' });
  await expect(journal.getByRole('article')).toHaveCount(3);
  await journal.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/blog\//u);
});

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}
