import type { Page } from '@playwright/test';
import { z } from 'zod';
import { AdminSection } from '../../../pages/admin-section.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { type AdminCall, signInAdmin } from '../../../support/people/admin.ts';
import { expect, test } from '../../../support/test.ts';

const named = z.object({ id: z.string(), name: z.string() });
const categories = z.object({ categories: z.array(named) });
const posts = z.object({ items: z.array(z.object({ id: z.string() })) });

/** Takes what is left of the round away: its post, then its category. */
async function tidy(call: AdminCall, mark: string): Promise<void> {
  const { items } = posts.parse(await call('GET', `/v1/admin/blog?q=${mark}`));
  for (const { id } of items) await call('DELETE', `/v1/blog/${id}`);
  const { categories: all } = categories.parse(await call('GET', '/v1/admin/blog/categories'));
  for (const { id, name } of all) if (name.includes(mark)) await call('DELETE', `/v1/blog/categories/${id}`);
}

/** What a reader gets at an address of the journal, and where it leads on to. */
async function answerAt(page: Page, path: string): Promise<unknown> {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers()['location']];
}

test('ADM-01 ADM-02 ADM-07 the round of posts: refused, a draft, found, scheduled, published and read, filed and named anew, moved to another address, deleted and gone @desktop', async ({
  page,
  visitor,
  mark,
  putBack,
  watch,
}) => {
  watch.expectProblem(/status of 422/u);
  const call = await signInAdmin(page);
  putBack(() => tidy(call, mark));
  const [first, second] = [`/blog/tulsi-on-balcony-${mark}`, `/blog/tulsi-in-a-pot-${mark}`];
  const blogs = new AdminSection(page, 'blogs');
  await blogs.open();
  await page.getByRole('link', { name: 'New post' }).click();
  await expect(page).toHaveURL('/dashboard/blogs/create');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const address = page.getByRole('textbox', { name: /^Address/u });
  const category = page.getByRole('combobox', { name: 'Category' });
  const when = page.getByRole('combobox', { name: 'When' });
  await page.getByRole('textbox', { name: 'Summary' }).fill('What a balcony is good for');
  await blogs.refused(title, /^Please fill this in$/u);
  await expect(category).toHaveAccessibleDescription('Choose a journal category');
  await title.fill(`Tulsi on balcony ${mark}`);
  await page.getByRole('textbox', { name: /^New category/u }).fill(`Balcony ${mark}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(category.getByRole('option', { selected: true })).toHaveText(`Balcony ${mark}`);
  await blogs.unfold('Search engines');
  await address.fill('amla-in-november');
  await blogs.refused(address, /^Another post has or had this address$/u);
  await address.fill('');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('Six hours of sun');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bold', exact: true }).click();
  await page.keyboard.type('Water it');
  expect(await axe(page)).toEqual([]);
  await blogs.create();
  expect(await answerAt(page, first)).toEqual([404, undefined]);

  const row = await blogs.find(mark);
  await expect(row).toContainText('Draft');
  await row.getByRole('link').click();
  await when.selectOption('Schedule for later');
  const moment = page.getByLabel('Publish on');
  await blogs.refused(moment, /^Enter a date and time$/u);
  await moment.fill('2031-01-31T10:00');
  await blogs.save();
  expect(await answerAt(page, first)).toEqual([404, undefined]);
  await expect(await blogs.find(mark)).toContainText('Scheduled');
  await row.getByRole('link').click();
  await when.selectOption('Publish now');
  await blogs.save();
  await visitor.goto(first);
  await expect(visitor.getByRole('heading', { level: 2, name: 'Six hours of sun' })).toBeVisible();
  await expect(visitor.locator('strong', { hasText: 'Water it' })).toBeVisible();

  await expect(await blogs.find(mark)).toContainText('Published');
  await page.getByText('Categories', { exact: true }).click();
  await page.getByRole('button', { name: `Rename Balcony ${mark}` }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(`On the ${mark}`);
  await page.getByRole('textbox', { name: 'Name (हिन्दी)' }).fill('छत पर');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(row.getByRole('cell', { name: `On the ${mark}`, exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Delete On the ${mark}` }).click();
  await page.getByRole('combobox', { name: 'Move its posts to' }).selectOption({ label: 'Plants' });
  expect(await axe(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row.getByRole('cell', { name: 'Plants' })).toBeVisible();
  await row.getByRole('link').click();
  await blogs.unfold('Search engines');
  await address.fill(`tulsi-in-a-pot-${mark}`);
  await blogs.save();
  await expect.poll(() => answerAt(page, first)).toEqual([301, second]);

  await blogs.find(mark);
  await blogs.act(`Tulsi on balcony ${mark}`, 'Delete', { asks: true });
  await expect(page.getByRole('heading', { name: 'No posts match' })).toBeVisible();
  await expect.poll(() => answerAt(page, second)).toEqual([404, undefined]);
  expect(await answerAt(page, first)).toEqual([404, undefined]);
});

test('ADM-07 beside the form the preview of a post is read as on its page: every line has room for words, and the page has one title @desktop', async ({
  page,
}) => {
  await signInAdmin(page);
  await page.goto('/dashboard/blogs/create');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Tulsi on a balcony in November');
  await page.getByRole('textbox', { name: 'Summary' }).fill('What a balcony is good for in the cold months');
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Six hours of sun are enough, and a little water every other day.');
  const preview = await new AdminSection(page, 'blogs').unfold('Preview');
  for (const words of ['Tulsi on a balcony', 'What a balcony is good for', 'Six hours of sun']) {
    const shown = preview.getByText(words).last();
    await expect(shown).toBeVisible();
    const { width = 0 } = (await shown.boundingBox()) ?? {};
    expect([words, width > 200]).toEqual([words, true]);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tulsi on a balcony in November');
});
