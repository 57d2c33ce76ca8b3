import sharp from 'sharp';
import { z } from 'zod';
import { AdminSection } from '../../../pages/admin-section.page.ts';
import { SignInForm } from '../../../pages/sign-in.page.ts';
import { axe } from '../../../support/accessibility.ts';
import { tooNarrow } from '../../../support/looks.ts';
import { signInAdmin } from '../../../support/people/admin.ts';
import { ordered } from '../../../support/shop/orders.ts';
import { expect, test } from '../../../support/test.ts';

test('REV-01 ADM-01 ADM-02 the round of reviews: written from an order, read, published, answered, on the product’s page, and rejected with a reason that stays to be read @desktop', async ({
  page,
  visitor,
  newDevice,
  phone,
  mark,
  watch,
}) => {
  watch.expectProblem(/status of 401/u);
  const { id } = await ordered(visitor, 'pack', 'ship', 'deliver');
  await visitor.goto(`/dashboard/orders/${id}`);
  await visitor
    .getByRole('link', { name: /^Write a review/u })
    .first()
    .click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'How is Sleep Mantra?' })).toBeVisible();
  await visitor.getByRole('button', { name: 'Send review' }).click();
  await expect(visitor.getByText('Choose one to five stars')).toBeVisible();
  await visitor.getByRole('radio', { name: '4 stars' }).check();
  await visitor.getByLabel('Your review').fill(`${mark}: I sleep through the night now.`);
  await visitor.getByLabel('Name shown with the review').fill('Asha');
  const blank = sharp({ create: { width: 300, height: 400, channels: 3, background: '#a64' } });
  const buffer = await blank.png().toBuffer();
  await visitor.getByLabel('Add a photo').setInputFiles({ name: 'bottle.png', mimeType: 'image/png', buffer });
  await expect(visitor.getByRole('list', { name: 'Photos' }).getByRole('listitem')).toHaveCount(1);
  expect(await axe(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Send review' }).click();
  const thanks = visitor.getByRole('heading', { level: 1, name: 'Thank you for your review' });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport();

  await signInAdmin(page);
  const reviews = new AdminSection(page, 'reviews');
  const row = await reviews.find(mark);
  await expect(row).toContainText('To read');
  await row.getByRole('link').first().click();
  await page.getByLabel('What happens with it').selectOption('publish');
  await page.getByLabel('Answer of the shop').fill('With warm milk it tastes milder.');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  expect(await axe(page)).toEqual([]);

  await visitor.goto('/shop/sleep-mantra');
  const section = visitor.locator('#reviews');
  await expect(section).toContainText(`${mark}: I sleep through the night now.`);
  await expect(section).toContainText('With warm milk it tastes milder.');
  const withPhotos = section.getByLabel('With photos');
  await withPhotos.check();
  await expect(section.getByRole('img', { name: 'By Asha, 1 of 1' })).toBeVisible();
  await withPhotos.uncheck();
  const texts = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  const rated = z.looseObject({ aggregateRating: z.looseObject({ reviewCount: z.int() }) });
  const ratings = texts.flatMap((text) => rated.safeParse(JSON.parse(text)).data?.aggregateRating ?? []);
  expect(ratings).toMatchObject([{ '@type': 'AggregateRating', ratingValue: 4, reviewCount: 1 }]);
  for (const width of [1280, 390]) {
    await visitor.setViewportSize({ width, height: 844 });
    expect(await axe(visitor), `${width} px`).toEqual([]);
    expect(await tooNarrow(visitor)).toEqual([]);
  }

  // A report that needs a sign-in is sent after it, and a vote is still there after a reload.
  const reader = await newDevice();
  const review = reader.locator('#reviews article').filter({ hasText: mark });
  await reader.goto('/shop/sleep-mantra');
  const reason = review.getByRole('button', { name: 'It advertises something else' });
  await review.getByRole('button', { name: 'Report' }).click();
  await reason.click();
  await expect(review.getByRole('status')).toContainText('We’ll send it right after.');
  await review.getByRole('link', { name: 'Sign in' }).click();
  await new SignInForm(reader).complete(phone);
  await expect(reader).toHaveURL('/shop/sleep-mantra');
  await review.scrollIntoViewIfNeeded();
  await expect(review.getByRole('status')).toContainText('Thank you. We’ll read this review again.');
  await reader.reload();
  const given = review.getByRole('button', { name: 'You found this helpful' });
  await review.getByRole('button', { name: 'Helpful', exact: true }).click();
  await expect(given).toHaveAttribute('aria-pressed', 'true');
  await reader.reload();
  await review.scrollIntoViewIfNeeded();
  await expect(given).toHaveAttribute('aria-pressed', 'true');

  // Whoever opens a rejected one later sees why, and what its writer was told.
  await page.getByLabel('What happens with it').selectOption('reject');
  await page.getByLabel('Why').selectOption('It insults somebody');
  await page.getByLabel('What the customer reads').fill('Please say it without names.');
  await reviews.save();
  await page.reload();
  const facts = page.getByRole('region', { name: 'The review' });
  await expect(facts).toContainText('Why it was rejectedIt insults somebody');
  await expect(facts).toContainText('What the customer readsPlease say it without names.');
});
