import { z } from 'zod';
import { axe } from '../support/accessibility.ts';
import { signInAdmin } from '../support/people/admin.ts';
import { expect, test } from '../support/test.ts';

const posts = z.object({ items: z.array(z.object({ id: z.string(), title: z.string() })) });
/** What of a post is written. */
const fields =
  'title slug summary categoryId sku html caution author sources coverId coverAlt seoTitle seoDescription publishAt';

test('ADM-07 ADM-01 an unsaved post holds up whoever leaves, outlives a reload, and meets another admin’s change field by field @desktop', async ({
  page,
  putBack,
  watch,
}) => {
  watch.expectProblem(/status of 4(?:09|12)/u);
  page.on('dialog', (dialog) => void dialog.accept());
  const call = await signInAdmin(page);
  const [post] = posts.parse(await call('GET', '/v1/admin/blog?q=amla')).items;
  if (!post) throw new Error('The shop has no post about amla');
  const whole = z.record(z.string(), z.unknown()).parse(await call('GET', `/v1/admin/blog/${post.id}`));
  const write = Object.fromEntries(fields.split(' ').map((field) => [field, whole[field]]));
  putBack(() => call('PUT', `/v1/blog/${post.id}`, write));
  await page.goto('/dashboard/blogs');
  await page.getByRole('link', { name: 'Published' }).click();
  await page.getByRole('link', { name: post.title }).click();
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await summary.fill('What a kilo of amla is good for');
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.goBack();
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await expect(summary).toHaveValue('What a kilo of amla is good for');
  await page.getByRole('link', { name: 'All posts' }).click();
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You have unsaved changes' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(summary).toHaveValue('What a kilo of amla is good for');

  await call('PUT', `/v1/blog/${post.id}`, { ...write, title: `${post.title}!`, summary: 'Theirs' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const contest = page.getByRole('dialog', { name: 'Someone else changed the post' });
  await expect(contest.getByRole('group', { name: 'Summary' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await contest.getByRole('radio', { name: /^Theirs/u }).check();
  await contest.getByRole('radio', { name: /^Mine/u }).check();
  await contest.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(`${post.title}!`);
  await expect(summary).toHaveValue('What a kilo of amla is good for');
  await summary.fill('Not this');
  await page.getByRole('link', { name: 'All posts' }).click();
  await leaving.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: `${post.title}!` }).click();
  await expect(summary).toHaveValue('What a kilo of amla is good for');
});
