import type { Page } from '@playwright/test';
import { axe } from '../support/accessibility.ts';
import { cleanInFourThemes, axeInFourThemes, tooNarrow } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

function sectionOf(page: Page, title: string) {
  const section = page.getByRole('region', { name: title, exact: true });
  return {
    section,
    field: (label: string) => section.getByRole('textbox', { name: label, exact: true }),
    fire: () => section.getByRole('button', { name: `Show: ${title}` }).click(),
  };
}

async function open(page: Page): Promise<void> {
  await page.goto('/popup-test');
  await expect(page.getByRole('button', { name: 'Show: Flash sale' })).toBeVisible();
}

test('RTE-06 the test page is there for testers and not for search engines; a tester fires the flash sale and a coupon with settings of their own @phone', async ({
  page,
}) => {
  await open(page);
  await expect(page).toHaveTitle(/Popups and celebrations/u);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /popup-test');
  const sale = sectionOf(page, 'Flash sale');
  await sale.field('Title').fill('Trial of a sale');
  await sale.field('Timer in seconds').fill('25');
  await sale.field('Coupon code').fill('TRIAL25');
  await sale.fire();
  const dialog = page.getByRole('dialog', { name: /Trial of a sale/u });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('TRIAL25');
  await expect(dialog.getByRole('timer')).toContainText(/0?0:[012]\d/u);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const coupon = sectionOf(page, 'Coupon offer');
  await coupon.field('Code').fill('TRYME');
  await coupon.field('Minimum order, ₹').fill('1000');
  await coupon.field('Cart value, ₹').fill('900');
  await coupon.fire();
  const offer = page.getByText('Add ₹100 more to unlock this offer');
  await expect(offer).toBeVisible();
  await expect(page.getByText('TRYME').first()).toBeVisible();
});

test('RTE-06 the test page is clean in every theme and fits every width; what cannot be is marked and said, and the page works by keyboard alone; a tester fires the celebrations, the club’s offer, a message and a banner @desktop', async ({
  page,
}) => {
  await open(page);
  expect(await axeInFourThemes(page)).toEqual(cleanInFourThemes);
  expect(await tooNarrow(page)).toEqual([]);
  const tier = sectionOf(page, 'Tier celebration');
  await tier.field('Discount in percent').fill('500');
  await page.keyboard.press('Enter');
  await expect(tier.section.getByRole('status')).toHaveText('Tier celebration: check the marked fields.');
  await expect(tier.section).toContainText('A whole number from 1 to 100');
  await expect(tier.field('Discount in percent')).toHaveAttribute('aria-invalid', 'true');
  expect(await axe(page)).toEqual([]);
  await tier.field('Discount in percent').fill('5');
  await page.keyboard.press('Enter');
  await expect(page.getByText('New Tier Unlocked!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('New Tier Unlocked!')).toHaveCount(0);

  await tier.field('Discount in percent').fill('25');
  await tier.fire();
  await expect(page.getByText('New Tier Unlocked!')).toBeVisible();
  await expect(page.getByText("You've unlocked 25% discount on your order!")).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('New Tier Unlocked!')).toHaveCount(0);

  await sectionOf(page, 'Welcome to the club').fire();
  const welcome = page.getByRole('dialog', { name: /welcome/iu });
  await expect(welcome).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(welcome).toHaveCount(0);

  const message = sectionOf(page, 'Message');
  await message.field('Text').fill('Fired by hand');
  await message.fire();
  await expect(page.getByRole('region', { name: /^Notifications/u })).toContainText('Fired by hand');

  const banner = sectionOf(page, 'Banner');
  await banner.field('Text').fill('Only in this tab');
  await banner.field('Background, #rrggbb').fill('#3a0b24');
  await banner.field('Text colour, #rrggbb').fill('#fbe3a8');
  await banner.fire();
  const strip = page.getByRole('region', { name: 'Offers' });
  await expect(strip).toContainText('Only in this tab');
  await expect(strip.locator('[data-current=true]')).toHaveCSS('background-color', 'rgb(58, 11, 36)');

  const bundle = sectionOf(page, 'Bundle card');
  await bundle.field('Ends in (seconds)').fill('50');
  await bundle.fire();
  const card = bundle.section.getByRole('article');
  await expect(card.getByRole('button', { name: /Apply Now/u })).toBeVisible();

  await sectionOf(page, 'Bliss Club offer').fire();
  await expect(page.getByRole('dialog').filter({ hasText: 'Bliss Club' })).toBeVisible();
});
